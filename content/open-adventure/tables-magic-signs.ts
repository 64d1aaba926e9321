import { defineTable } from '../../src/rules/table';
import { inRulebook } from './sources';

export const signsAsPrinted = defineTable({
  id: 'signs-as-printed',
  name: 'What became of the signs',
  summary:
    'How each sign of a cost or an effect is drawn here, and what the text at hand shows in its place.',
  source: inRulebook('Mana Points, Black Magic to Colorless Psionics, Archetypes & Talents, Common Armor'),
  columns: {
    name: { label: 'Sign of' },
    sign: { label: 'Here' },
    printed: { label: 'In the text at hand' },
  },
  rows: {
    black: { name: 'Black mana', sign: '{black-mana}', printed: 'A moon, everywhere' },
    white: {
      name: 'White mana',
      sign: '{white-mana}',
      printed: 'A gear; in its list a sun, and from tier 3 on nothing',
    },
    blue: {
      name: 'Blue mana',
      sign: '{blue-mana}',
      printed:
        'A spade or a four-pointed star; in its list nothing, or six figures; the sign of Venus for Animate Rope',
    },
    green: {
      name: 'Green mana',
      sign: '{green-mana}',
      printed:
        'A club; in its list a leaf, or 01 for the first of them; the sign of Venus for Animal Friendship',
    },
    light: {
      name: 'Light psi',
      sign: '{light-psi}',
      printed: 'An empty circle, once 01 for the first of two; from tier 3 on zeros',
    },
    dark: {
      name: 'Dark psi',
      sign: '{dark-psi}',
      printed: 'A full circle; in tiers 3 and 4 often zeros before the last',
    },
    any: {
      name: 'Mana of any type',
      sign: '{colourless-mana}',
      printed: 'A 1 in a circle, a four-pointed star or a dot; in its list zeros',
    },
    stamina: {
      name: 'Stamina',
      sign: '{stamina}',
      printed: 'A flash of lightning; among the Combat talents nothing',
    },
    exhaust: {
      name: 'Exhaust',
      sign: '{exhaust}',
      printed:
        'An arrow, a circling arrow for armour, lightning for Subterfuge and Magic talents; among the Combat talents nothing',
    },
    power: { name: 'Power', sign: '{power}', printed: 'A star, everywhere' },
    health: { name: 'Health', sign: '{health}', printed: 'A heart, everywhere' },
  },
  also: ['symbols', 'icons', 'dingbats', 'legend'],
});
