import { defineRuling } from '../../src/rules/ruling';
import { inRulebook } from './sources';

const costs = inRulebook('Magic Tiers & Mana Cost');
const listing = inRulebook('Alphabetical Magic Listing');

export const mangledCosts = defineRuling({
  id: 'mangled-costs',
  kind: 'contradiction',
  title: 'Costs that cannot be read',
  places: [
    { source: costs, says: 'A tier costs as many points as its number.' },
    {
      source: inRulebook('White Magic, Blue Magic'),
      says: 'From white tier 3 on, and in nearly all of blue, the signs have fallen out.',
    },
    {
      source: inRulebook('Green Magic, Light Psionics'),
      says: 'The figures 01 stand where one leaf or circle is missing.',
    },
    { source: inRulebook('Dark Psionics'), says: 'Zeros stand for full circles, one for one.' },
    { source: listing, says: 'The entries of Astral Arrow, Mount and Projection show no cost at all.' },
  ],
  ruling: 'Every spell and psionic of one type costs as many points of that type as its tier.',
  why: 'Black, the first tiers of white and most of green are whole, and keep to the rule without exception. The rest is damage to the text, not a different price.',
  alternative: 'None can be read from the signs.',
});

export const sixSigns = defineRuling({
  id: 'six-signs',
  kind: 'contradiction',
  title: 'Six signs for five points',
  places: [
    { source: costs, says: 'Tier 5 costs five points.' },
    {
      source: inRulebook('Blue Magic'),
      says: 'Teleport Self, Tongues and Permanence show six figures each.',
    },
  ],
  ruling: 'Five blue mana.',
  why: 'The figures are a picture misread: in 010000 the first two stand for one sign, as 01 does in the green list.',
  alternative: 'Six points would be the only price above 5 in the book.',
});

export const fourSigns = defineRuling({
  id: 'four-signs',
  kind: 'contradiction',
  title: 'Four signs for three points',
  places: [
    { source: costs, says: 'Tier 3 costs three points.' },
    {
      source: inRulebook('Light Psionics'),
      says: 'Clairsentience, Form Construct and Postcognition, of tier 3, show four zeros, as those of tier 4 do.',
    },
  ],
  ruling: 'Three light psi.',
  why: 'The rule is the definite place, and elsewhere a sign too many came in with the reading.',
  alternative: 'At four points they would cost as much as tier 4 at the rank of tier 3.',
});

export const mixedShares = defineRuling({
  id: 'mixed-shares',
  kind: 'gap',
  title: 'Light or dark in mixed psionics',
  places: [
    {
      source: inRulebook('Multicolored Psionics'),
      says: 'Empty Mind shows two zeros and a full circle, Hibernate Self three zeros and a full circle.',
    },
    {
      source: inRulebook('Light Psionics, Dark Psionics'),
      says: 'A zero stands for an empty circle in one list, for a full one in the next.',
    },
  ],
  ruling: 'The zeros are light psi: two light and one dark, three light and one dark.',
  why: 'A zero is an empty circle by its looks, and the one full circle was read as such.',
  alternative: 'The other extreme is one light point and the rest dark.',
});

export const tierOfMixed = defineRuling({
  id: 'tier-of-mixed',
  kind: 'gap',
  title: 'The tier of mixed and colourless magic',
  places: [
    {
      source: inRulebook('Multicolored Psionics, Colorless Psionics'),
      says: 'Costs are shown, tiers are not.',
    },
    {
      source: inRulebook('Magic Tiers & Caster Rank'),
      says: 'Every piece of magic needs the rank of its tier.',
    },
  ],
  ruling: 'The tier is the number of points that it costs, of all types together.',
  why: 'It is the rule of costs read backwards.',
  alternative: 'Without a tier, everybody of rank I could use them.',
});

export const colourlessZeros = defineRuling({
  id: 'colourless-zeros',
  kind: 'contradiction',
  title: 'What colourless psionics cost',
  places: [
    {
      source: inRulebook('Colorless Psionics'),
      says: 'Telekinesis shows two zeros, Deflect Psi three, Precognition four.',
    },
    {
      source: inRulebook('Light Psionics'),
      says: 'Zeros cannot be relied on: all of tier 3 have one too many.',
    },
  ],
  ruling: 'As many points as zeros: two, three and four.',
  why: 'Nothing but the zeros tells, and they rise by one from line to line.',
  alternative: 'With one too many here as well, each is a point cheaper and a tier lower.',
});

export const manaSymbols = defineRuling({
  id: 'mana-symbols',
  kind: 'contradiction',
  title: 'One symbol, many signs',
  places: [
    {
      source: inRulebook('Mana Points'),
      says: 'Moon, gear, spade, club, empty circle, full circle.',
    },
    {
      source: inRulebook('Table of Contents'),
      says: 'Blue is a four-pointed star, and so is colourless; multicoloured is two full circles.',
    },
    {
      source: inRulebook('White Magic, Green Magic, Multicolored Psionics, Colorless Psionics'),
      says: 'A sun for white, a leaf for green, two empty circles for multicoloured, a 1 in a circle for colourless.',
    },
    { source: listing, says: 'The sign of Venus, both for green and for blue.' },
    { source: inRulebook('Common Armor'), says: 'A black dot for colourless mana.' },
  ],
  ruling:
    'One picture each: moon, rising sun, drop and club for the four colours, ring and disc for light and dark, a diamond for any.',
  why: 'The signs are what the conversion made of the pictures, and the list that a sign stands in tells its type.',
  alternative: 'None that changes a rule.',
});

export const magicAsterisk = defineRuling({
  id: 'magic-asterisk',
  kind: 'gap',
  title: 'What the asterisk means',
  places: [
    {
      source: inRulebook('Blue Magic to Multicolored Psionics'),
      says: 'Nine names have an asterisk. Nothing explains it.',
    },
    { source: listing, says: 'Exactly these nine have an entry here.' },
  ],
  ruling: 'An asterisk marks magic that has a full entry.',
  why: 'The two sets are the same, but for two entries that no list names.',
  alternative: 'None.',
});

export const missingEntries = defineRuling({
  id: 'missing-entries',
  kind: 'gap',
  title: 'A listing that ends at A',
  places: [
    {
      source: inRulebook('Magic Details'),
      says: 'Everything is to be listed by type and tier, and then again in detail by name.',
    },
    { source: listing, says: 'It stops at Astral Sword: 9 of 132 spells and psionics have their details.' },
  ],
  ruling:
    'For all others the short description is the rule. Range, times, amounts and saves are for the game master, with the full entries as a measure.',
  why: 'Type, tier and cost are certain; the rest was never written.',
  alternative: 'Keeping to what is complete leaves nine pieces of magic in the game.',
});

export const slipsInLists = defineRuling({
  id: 'slips-in-lists',
  kind: 'contradiction',
  title: 'Slips of the pen in the lists',
  places: [
    { source: inRulebook('Blue Magic'), says: 'Summon Elemental calls a creature to find for you.' },
    {
      source: inRulebook('White Magic'),
      says: 'Wind Wall is a wall that ranged attacks and gases, without a verb.',
    },
    {
      source: inRulebook('White Magic'),
      says: 'Circle of Protection vs Black lacks the word Magic that its black counterpart has.',
    },
    { source: inRulebook('Light Psionics'), says: 'The psionic of tier 5 is Transfer Lifeorce.' },
    {
      source: inRulebook('Green Magic'),
      says: 'Owl’s Wisdom helps all skills, which this game does not have.',
    },
    { source: inRulebook('Green Magic'), says: 'Endure Elements helps against hot and cold.' },
  ],
  ruling:
    'The elemental fights. The wall holds off missiles and gas. Both circles work against magic of one colour. It is Transfer Life Force. Owl’s Wisdom helps abilities, Endure Elements against heat and cold.',
  why: 'Each is the nearest reading that makes sense.',
  alternative: 'None that can be played.',
});

export const undefinedAfflictions = defineRuling({
  id: 'undefined-afflictions',
  kind: 'gap',
  title: 'States that no rule describes',
  places: [
    {
      source: inRulebook('Black Magic, White Magic'),
      says: 'Nausea, disease, deafness, paralysis, sight in the dark, invulnerability.',
    },
    { source: inRulebook('Conditions'), says: 'None of these is among the conditions.' },
  ],
  ruling:
    'They mean what they say. Paralysis allows no action, nausea counts as Stun, disease costs health as the game master sets it, who is invulnerable takes no damage and no harmful condition.',
  why: 'The names are plain, and Stun is the condition that comes nearest to being sick.',
  alternative: 'A game master may treat each as any condition that fits.',
});

export const magicAndTalents = defineRuling({
  id: 'magic-and-talents',
  kind: 'contradiction',
  title: 'Talents of the same name',
  places: [
    {
      source: inRulebook('Magic Talents'),
      says: 'Concentration, Clairvoyance and Surge are talents, with stamina or nothing as their price.',
    },
    {
      source: inRulebook('Light Psionics, Dark Psionics'),
      says: 'Concentration, Clairvoyance and Surge Psi are psionics, paid with psi.',
    },
  ],
  ruling: 'A talent and a psionic are two things, whatever they are called. You can have both.',
  why: 'Price and effect differ in every case.',
  alternative: 'Taking one for the other would let a talent of rank I do what tier 4 does.',
});
