import { defineTerm } from '../../src/rules/term';
import { inRulebook } from './sources';

const types = inRulebook('Spell & Psionic Types');
const details = inRulebook('Magic Details');

export const magicTerm = defineTerm({
  id: 'magic',
  name: 'magic',
  also: ['sorcery', 'the arcane', 'supernatural'],
  summary: 'Unseen power that a caster shapes: spells in fantasy, psionics in science fiction.',
  at: 'magic#what-magic-is',
  source: inRulebook('Magic'),
});

export const spell = defineTerm({
  id: 'spell',
  name: 'spell',
  also: ['magic spell', 'cantrip'],
  summary: 'Magic in a fantasy game: black, white, blue or green.',
  at: 'magic#spells',
  source: inRulebook('Spells'),
});

export const psionic = defineTerm({
  id: 'psionic',
  name: 'psionic',
  also: ['psi', 'psi power', 'telepathy', 'telekinesis'],
  summary: 'Magic in a science-fiction game, worked by the mind alone: of the light side or of the dark.',
  at: 'magic#psionics',
  source: inRulebook('Psionics'),
});

export const paraforce = defineTerm({
  id: 'paraforce',
  name: 'paraforce',
  also: ['the force'],
  summary: 'The power behind all psionics. It has a light side and a dark one.',
  at: 'magic#psionics',
  source: inRulebook('Psionics'),
});

export const lightSide = defineTerm({
  id: 'light-side',
  name: 'light side',
  also: ['light psi', 'light psionics'],
  summary: 'The side of the paraforce that looks to others. Its psionics cost light psi.',
  at: 'magic#psionics',
  source: inRulebook('Psionics'),
});

export const darkSide = defineTerm({
  id: 'dark-side',
  name: 'dark side',
  also: ['dark psi', 'dark psionics'],
  summary: 'The side of the paraforce that feeds on selfishness, anger and fear. Its psionics cost dark psi.',
  at: 'magic#psionics',
  source: inRulebook('Psionics'),
});

export const colourless = defineTerm({
  id: 'colourless-magic',
  name: 'colourless magic',
  also: ['colorless magic', 'generic mana'],
  summary: 'Magic without a type. Mana or psi of every type pays for it.',
  at: 'magic#rare-kinds',
  source: details,
});

export const multicoloured = defineTerm({
  id: 'multicoloured-magic',
  name: 'multicoloured magic',
  also: ['multicolored magic', 'hybrid'],
  summary: 'Magic of two types or more. You pay points of each, as its cost says.',
  at: 'magic#rare-kinds',
  source: details,
});

export const manaType = defineTerm({
  id: 'mana-type',
  name: 'type of mana',
  also: ['colour of mana', 'psi type', 'mana colour'],
  summary:
    'Black, white, blue or green, light or dark. A point of mana pays only for magic of its own type, and for colourless magic.',
  at: 'mana#types-of-mana',
  source: types,
});

export const casterTerm = defineTerm({
  id: 'caster',
  name: 'caster',
  also: ['wizard', 'witch', 'sorcerer', 'psion', 'magician'],
  summary: 'Whoever casts a spell or uses a psionic.',
  at: 'casting#words-and-gestures',
  source: types,
});

export const manaCost = defineTerm({
  id: 'mana-cost',
  name: 'mana cost',
  also: ['spell cost', 'psi cost'],
  summary:
    'How many points of mana or psi a spell or psionic takes, and of which type. Tier 1 costs 1, and so on.',
  at: 'casting#what-it-costs',
  source: details,
});

export const magicRange = defineTerm({
  id: 'magic-range',
  name: 'range of magic',
  also: ['spell range', 'touch'],
  summary: 'How many spaces away the target may be. A touch has range 0.',
  at: 'casting#range',
  source: details,
});

export const castTime = defineTerm({
  id: 'cast-time',
  name: 'cast time',
  also: ['casting time'],
  summary: 'How long a spell or psionic takes to cast. Nothing happens before it is over.',
  at: 'casting#cast-time-and-duration',
  source: details,
});

export const duration = defineTerm({
  id: 'duration',
  name: 'duration',
  also: ['until end of spell', 'permanent'],
  summary: 'How long magic lasts. Permanent magic lasts until something disrupts it.',
  at: 'casting#cast-time-and-duration',
  source: details,
});

export const enhancement = defineTerm({
  id: 'enhancement',
  name: 'enhancement',
  also: ['boost', 'metamagic', 'empower'],
  summary:
    'What a full entry offers for more mana, or for mana and stamina: the price stands before the colon, the gain after it.',
  at: 'magic-entries#enhancements',
  source: inRulebook('Alphabetical Magic Listing'),
});
