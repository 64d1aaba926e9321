import type { Formula } from '../rules/formula';

const nowhere = {
  book: { title: '', date: '', author: '', licence: { spdx: null, name: '', url: null } },
  section: '',
};

/** Dice that belong to no formula, as one without inputs, so that they are rolled and told like all others. */
export function diceFormula(dice: string): Formula {
  return {
    id: 'dice',
    name: dice,
    summary: '',
    source: nowhere,
    inputs: {},
    expression: dice,
    result: { label: 'Total' },
    printed: [],
  };
}
