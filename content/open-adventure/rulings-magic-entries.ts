import { defineRuling } from '../../src/rules/ruling';
import { inRulebook } from './sources';

const listing = inRulebook('Alphabetical Magic Listing');
const entry = (name: string) => inRulebook(`Alphabetical Magic Listing: ${name}`);

export const howEnhancementsWork = defineRuling({
  id: 'how-enhancements-work',
  kind: 'gap',
  title: 'How enhancements work',
  places: [
    { source: listing, says: 'Entries end with prices, a colon and a gain. No rule explains them.' },
    {
      source: inRulebook('How Talents Are Used'),
      says: 'What stands left of a colon is the price of a talent.',
    },
    {
      source: entry('Astral Projection'),
      says: 'One enhancement gives health points back to a ghost, which has lost none when it is cast.',
    },
  ],
  ruling:
    'You pay for enhancements as you cast, on top of the mana cost, and as often as you can pay. Gains add up. What prolongs or heals a projection may be paid later, while it lasts.',
  why: 'It is how prices before a colon work for talents, and how powers of weapons are bought. A ghost has nothing to regain before somebody has hurt it.',
  alternative: 'If each could be bought only once, all the sums below would stop at the first.',
});

export const staminaInEntries = defineRuling({
  id: 'stamina-in-entries',
  kind: 'contradiction',
  title: 'The lightning in two prices',
  places: [
    {
      source: inRulebook('Magic Talents'),
      says: 'One sign of lightning stands for stamina points and for exhausting alike.',
    },
    {
      source: listing,
      says: 'Accelerated Healing and Aspect ask for a point of psi and that sign, once for three of it.',
    },
  ],
  ruling: 'It is stamina.',
  why: 'Three of it can be asked for, and nothing is exhausted three times.',
  alternative: 'Exhausting would allow each enhancement once and cost no stamina.',
});

export const absorbEnergyType = defineRuling({
  id: 'absorb-energy-type',
  kind: 'contradiction',
  title: 'The type of Absorb Energy',
  places: [
    { source: inRulebook('Multicolored Psionics'), says: 'Multicoloured, for a light point and a dark one.' },
    {
      source: entry('Absorb Energy'),
      says: 'Its type is light; its price is the same, and its enhancement light alone.',
    },
  ],
  ruling: 'It is multicoloured: one light psi and one dark. The enhancement is paid in light psi.',
  why: 'Two places give the price, and magic of two types is multicoloured.',
  alternative: 'As a light psionic it could not ask for a dark point.',
});

export const absorbEnergySave = defineRuling({
  id: 'absorb-energy-save',
  kind: 'contradiction',
  title: 'Which save Absorb Energy helps',
  places: [
    { source: entry('Absorb Energy'), says: 'It adds to Will saves against cold, heat and radiation.' },
    {
      source: inRulebook('Conditions'),
      says: 'Cold calls for a Fortitude save; heat and radiation have no rule.',
    },
    { source: inRulebook('Multicolored Psionics'), says: 'It adds to saves, whichever they are.' },
  ],
  ruling: 'It helps whatever save cold, heat or radiation calls for.',
  why: 'Kept to Will, the psionic would do nothing against the one of the three that has a rule.',
  alternative: 'Kept to Will, it helps only where a game master asks for a Will save.',
});

export const energyWeapons = defineRuling({
  id: 'energy-weapons',
  kind: 'gap',
  title: 'What counts as energy',
  places: [
    {
      source: entry('Absorb Energy'),
      says: 'It helps against damage by energy; blaster pistols are the example.',
    },
    {
      source: inRulebook('Common Weaponry'),
      says: 'There are no blasters, and no weapon is marked as one of energy.',
    },
  ],
  ruling: 'What laser pistols and volt pistols shoot; not spikes, bullets or slugs.',
  why: 'Their names say it.',
  alternative: 'The game master decides case by case.',
});

export const healingInterval = defineRuling({
  id: 'healing-interval',
  kind: 'gap',
  title: 'How short the interval can be',
  places: [
    { source: entry('Accelerated Healing'), says: 'Every enhancement takes 3 hours off 12.' },
    { source: entry('Accelerated Healing'), says: 'The fourth would leave no interval at all.' },
  ],
  ruling: 'Three at most. You heal at the end of each interval, the last one being the end of the day.',
  why: 'Some time has to pass between two rolls.',
  alternative: 'Healing at the start as well would add one roll, whatever the interval.',
});

export const friendshipPenalty = defineRuling({
  id: 'friendship-penalty',
  kind: 'gap',
  title: 'Does the penalty last?',
  places: [
    { source: entry('Animal Friendship'), says: 'An enhancement takes 2 off the animal’s Will save.' },
    { source: entry('Animal Friendship'), says: 'There is a save when the spell is cast, and one each day.' },
  ],
  ruling: 'It counts for every save against this casting, today’s and all later ones.',
  why: 'Enhancements are part of the spell, and no end is set to this one but the spell’s own.',
  alternative: 'For the first save alone, an animal of strong will soon comes to its senses.',
});

export const antipsiArea = defineRuling({
  id: 'antipsi-area',
  kind: 'contradiction',
  title: 'Ending psionics, or keeping them out',
  places: [
    {
      source: inRulebook('Light Psionics'),
      says: 'Antipsi cancels a psionic or makes an area immune to them.',
    },
    {
      source: entry('Antipsi'),
      says: 'For a higher price it removes all psionics in a volume; only items stay silent for a time.',
    },
  ],
  ruling:
    'With the enhancement, for four light psi in all, psionics in the volume end at once, and no new one works there for the minute that it lasts.',
  why: 'Both places hold then, and a minute’s duration needs something that lasts.',
  alternative: 'Without immunity a psionic may be cast there again at once.',
});

export const aspectAboveTen = defineRuling({
  id: 'aspect-above-ten',
  kind: 'gap',
  title: 'Charisma above ten',
  places: [
    { source: entry('Aspect'), says: 'It adds to Charisma, without a limit.' },
    { source: inRulebook('Primary Traits'), says: 'No primary trait is greater than 10.' },
  ],
  ruling: 'Magic may lift it above 10 for a while.',
  why: 'The limit is one of making a character; other magic and drink add to traits without a word of it.',
  alternative: 'Stopping at 10 makes the psionic weaker for the most charming.',
});

export const whatRisesWithAspect = defineRuling({
  id: 'what-rises-with-aspect',
  kind: 'gap',
  title: 'What rises with Charisma',
  places: [
    { source: entry('Aspect'), says: 'It adds to Charisma; what rests on Charisma is not mentioned.' },
    {
      source: inRulebook('Secondary Traits, Abilities'),
      says: 'Fortune points, Diplomacy and Presence are read from it.',
    },
  ],
  ruling: 'Diplomacy and Presence rise with it for the hour, fortune points do not.',
  why: 'People notice an aura. Fortune comes once a day.',
  alternative: 'Two points of psi would buy three re-rolls as well.',
});

export const astralArrowDamage = defineRuling({
  id: 'astral-arrow-damage',
  kind: 'gap',
  title: 'What the astral bow adds up to',
  places: [
    { source: entry('Astral Arrow'), says: 'Damage 7 and range 10, for bow and arrows together.' },
    {
      source: inRulebook('Common Weaponry'),
      says: 'A common bow has no damage of its own, its arrows have.',
    },
  ],
  ruling:
    'Attack is Perception and 7. The two power points of every attack come on top of those rolled, within the limit of five a turn.',
  why: 'The entry gives one number, and the general limit names no exception.',
  alternative: 'Shooting common arrows from it would be another weapon.',
});

export const astralMountStub = defineRuling({
  id: 'astral-mount-stub',
  kind: 'gap',
  title: 'A mount without a body',
  places: [
    {
      source: entry('Astral Mount'),
      says: 'A creature comes. The line of its enhancement breaks off after two words.',
    },
    { source: inRulebook('Green Magic'), says: 'It carries and fights.' },
  ],
  ruling:
    'The game master chooses an animal that can be ridden, with the speed and the strength that it has in the book. There is no enhancement.',
  why: 'Nothing more was printed.',
  alternative: 'The enhancement most likely brought a stronger creature, or more of them.',
});

export const projectionHands = defineRuling({
  id: 'projection-hands',
  kind: 'contradiction',
  title: 'Has a projection hands?',
  places: [
    {
      source: inRulebook('Dark Psionics'),
      says: 'An image of the caster, which moves about and handles objects.',
    },
    {
      source: entry('Astral Projection'),
      says: 'It is invisible, goes through walls and can hold nothing.',
    },
  ],
  ruling: 'Nobody sees it. It may press, push or turn a thing, but cannot grip or carry it.',
  why: 'The entry is the more specific place and goes first. As far as it allows, the list holds too.',
  alternative: 'By the list alone it could fetch and carry; by the entry alone it cannot even open a door.',
});

export const ghostTraits = defineRuling({
  id: 'ghost-traits',
  kind: 'gap',
  title: 'How much a ghost can take',
  places: [
    {
      source: entry('Astral Projection'),
      says: 'Gives its primary traits and its speed, and ends when its health points do. How many it has is not said.',
    },
    {
      source: inRulebook('Secondary Traits, Attack & Defense'),
      says: 'Health points, saves, attack and Defence are read from primary traits.',
    },
  ],
  ruling:
    'Whatever follows from primary traits follows from its own: it has as many health points as you have Magic, saves, attacks without a weapon and has no armour. What it suffers does not hurt you.',
  why: 'Its health points have to come from somewhere, and the traits are all that is given.',
  alternative: 'With your own health points, a strong mind in a weak body could hardly show itself.',
});

export const lostEnhancementCosts = defineRuling({
  id: 'lost-enhancement-costs',
  kind: 'gap',
  title: 'What prolonging a projection costs',
  places: [
    {
      source: entry('Astral Projection'),
      says: 'Before both enhancements, and behind the word for its cost, the signs are missing.',
    },
    { source: inRulebook('Dark Psionics'), says: 'Tier 4: four dark psi.' },
  ],
  ruling: 'The psionic costs four dark psi, each enhancement one dark psi.',
  why: 'The cost follows from the tier. One point of its own type is the least that an enhancement can cost.',
  alternative: 'At two points each, as four of the entries ask, half as many fit into your mana.',
});

export const astralCopies = defineRuling({
  id: 'astral-copies',
  kind: 'contradiction',
  title: 'Two entries that repeat others',
  places: [
    { source: entry('Astral Shield'), says: 'Word for word the entry of Astral Arrow: a bow.' },
    {
      source: entry('Astral Sword'),
      says: 'A light psionic that adds to Charisma, as Aspect does, and a bow beneath.',
    },
    { source: entry('Astral Sword'), says: 'One of its powers asks for a blue sign beside the power point.' },
  ],
  ruling: 'Neither can be played as printed. Only the names are theirs.',
  why: 'The author copied a finished entry to fill in later, and never did.',
  alternative: 'Playing them as printed gives Astral Arrow and Aspect a second name.',
});

export const spectralOrAstral = defineRuling({
  id: 'spectral-or-astral',
  kind: 'contradiction',
  title: 'Astral or Spectral?',
  places: [
    { source: listing, says: 'Astral Shield and Astral Sword.' },
    {
      source: inRulebook('Black Magic, White Magic'),
      says: 'Spectral Sword and Spectral Shield, both of tier 5.',
    },
  ],
  ruling:
    'They are the same two spells, and we keep the names of the lists. As a measure: a weapon or shield as good as Astral Arrow, for a day.',
  why: 'No list has an astral shield or sword, and no entry a spectral one.',
  alternative: 'As spells of their own the two would have neither type nor tier.',
});
