import { defineGlyph } from '../../src/rules/glyph';
import { inRulebook } from './sources';

const talents = inRulebook('Archetypes & Talents');
const armour = inRulebook('Common Armor');
const abilities = inRulebook('List of Abilities');
const magic = inRulebook('Mana Points');

export const stamina = defineGlyph({
  id: 'stamina',
  name: 'stamina point',
  plural: 'stamina points',
  picture: 'power-lightning',
  summary: 'Spend or regain a stamina point.',
  at: 'secondary-traits#stamina-points',
  source: talents,
});

export const exhaust = defineGlyph({
  id: 'exhaust',
  name: 'exhaust',
  picture: 'clockwise-rotation',
  summary: 'Use the talent or thing up for this turn.',
  at: 'talents#costs-and-effects',
  source: talents,
});

export const power = defineGlyph({
  id: 'power',
  name: 'power point',
  plural: 'power points',
  picture: 'round-star',
  summary: 'Spend or gain a power point.',
  at: 'attacks#power-points',
  source: talents,
});

export const health = defineGlyph({
  id: 'health',
  name: 'health point',
  plural: 'health points',
  picture: 'hearts',
  summary: 'Lose or regain a health point.',
  at: 'secondary-traits#health-points',
  source: talents,
});

export const blackMana = defineGlyph({
  id: 'black-mana',
  name: 'black mana',
  picture: 'moon',
  summary: 'Pays for black magic.',
  at: 'mana#types-of-mana',
  source: magic,
});

export const whiteMana = defineGlyph({
  id: 'white-mana',
  name: 'white mana',
  picture: 'sunrise',
  summary: 'Pays for white magic.',
  at: 'mana#types-of-mana',
  source: magic,
});

export const blueMana = defineGlyph({
  id: 'blue-mana',
  name: 'blue mana',
  picture: 'water-drop',
  summary: 'Pays for blue magic.',
  at: 'mana#types-of-mana',
  source: magic,
});

export const greenMana = defineGlyph({
  id: 'green-mana',
  name: 'green mana',
  picture: 'clubs',
  summary: 'Pays for green magic.',
  at: 'mana#types-of-mana',
  source: magic,
});

export const colourlessMana = defineGlyph({
  id: 'colourless-mana',
  name: 'mana of any type',
  picture: 'cut-diamond',
  summary: 'Mana or psi of any type: pays for colourless magic.',
  at: 'magic#rare-kinds',
  source: armour,
});

export const lightPsi = defineGlyph({
  id: 'light-psi',
  name: 'light psi',
  picture: 'circle',
  summary: 'Pays for light psionics.',
  at: 'mana#types-of-mana',
  source: magic,
});

export const darkPsi = defineGlyph({
  id: 'dark-psi',
  name: 'dark psi',
  picture: 'plain-circle',
  summary: 'Pays for dark psionics.',
  at: 'mana#types-of-mana',
  source: magic,
});

export const secret = defineGlyph({
  id: 'secret',
  name: 'result unknown',
  picture: 'sight-disabled',
  summary: 'The game master rolls, and keeps the result secret.',
  at: 'abilities#secret-tests',
  source: abilities,
});

export const known = defineGlyph({
  id: 'known',
  name: 'result known',
  picture: 'eye-target',
  summary: 'The player rolls and sees the result.',
  at: 'abilities#secret-tests',
  source: abilities,
});

export const repeatable = defineGlyph({
  id: 'repeatable',
  name: 'repeatable',
  picture: 'recycle',
  summary: 'May be tried again.',
  at: 'abilities#trying-again',
  source: abilities,
});

export const once = defineGlyph({
  id: 'once',
  name: 'not repeatable',
  picture: 'cancel',
  summary: 'May not be tried again.',
  at: 'abilities#trying-again',
  source: abilities,
});
