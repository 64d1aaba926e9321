import { type ChoiceInput, defineFormula } from '../../src/rules/formula';
import { targetNumber } from './controls';
import { modifier, save } from './controls-magic';
import { figures } from './figures-core';
import { inRulebook } from './sources';
import { standardRoll } from './standard-roll';

const savesAt = inRulebook('Saving vs Magic');

export const saveAgainstMagic = defineFormula({
  id: 'save-against-magic',
  name: 'Save against magic',
  summary: 'How likely the target of a spell or psionic is to save.',
  source: savesAt,
  inputs: { save, modifier, target: targetNumber },
  expression: `${standardRoll} + save + modifier`,
  against: 'target',
  parts: { [standardRoll]: 'standard roll' },
  result: {
    label: 'Save',
    better: 'high',
    bands: [
      { label: 'failed', says: 'suffer the full effect', tone: 'bad' },
      { label: 'saved', says: 'save', tone: 'good' },
    ],
  },
  map: {
    label: 'The chance to save, by save and modifiers',
    down: 'save',
    across: 'modifier',
    shows: 'chance',
  },
  printed: [
    { inputs: { save: 4, modifier: 0 }, value: `4 + ${standardRoll}`, source: inRulebook('Save Tests') },
    { inputs: { save: 10 }, value: { margin: `5 + ${standardRoll}` }, source: inRulebook('Save Tests') },
  ],
  also: ['saving throw', 'resist magic', 'magic resistance', 'chance to save'],
});

const onSuccess = {
  kind: 'choice',
  label: 'A successful save',
  bracket: 'a save',
  options: { halves: { label: 'halves the damage', value: 1 }, ends: { label: 'ends it', value: 0 } },
  start: 'halves',
} satisfies ChoiceInput;

const suffered = 'when(saved, when(halves, down(full, 2), 0), full)';

export const magicDamage = defineFormula({
  id: 'magic-damage',
  name: 'Damage of magic',
  summary:
    'What a target with a save suffers from magic that does so many dice of damage, or a fixed amount.',
  source: savesAt,
  inputs: {
    dice: { kind: 'number', label: 'Dice of damage', bracket: 'dice', min: 0, max: 10, start: 2 },
    plus: { kind: 'number', label: 'Fixed damage', bracket: 'fixed', min: 0, max: 20, start: 0 },
    save,
    modifier,
    target: targetNumber,
    halves: onSuccess,
  },
  expression: `let full = dice d${figures.dieSides.value} + plus; let saved = ${standardRoll} + save + modifier >= target; ${suffered}`,
  parts: { full: 'Full damage', saved: 'Save' },
  written: { [suffered]: 'when(saved, full / 2, full)' },
  result: {
    label: 'Damage',
    better: 'low',
    claims: [{ label: 'no damage', says: 'unharmed', tone: 'good', to: 0 }],
  },
  printed: [
    { inputs: { dice: 0, plus: 7, save: 10 }, value: 3, source: savesAt },
    { inputs: { dice: 2, plus: 0, save: 10, halves: 'ends' }, value: 0, source: savesAt },
    { inputs: { dice: 2, plus: 0, save: 1, modifier: -2 }, value: '2d6', source: savesAt },
  ],
  also: ['half damage', 'spell damage', 'save for half'],
});
