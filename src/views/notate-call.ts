import type { CallNode, Node } from '../engine/syntax';
import { lowerFirst } from './lower-first';
import type { Notator } from './notate';
import { bracket, figure, type Item, parenthesised, sign } from './notation-item';

type Write = (notator: Notator, args: readonly Node[], tightness: number) => Item[];

/** 'a, b and c', with the items of each node. */
function listed(notator: Notator, nodes: readonly Node[], last: Item): Item[] {
  return nodes.flatMap((node, index) => {
    const joint = index === nodes.length - 1 ? last : comma;
    return index === 0 ? notator.items(node) : [joint, ...notator.items(node)];
  });
}

const comma = sign(',', 'left');

function rounded(how: string): Write {
  return (notator, [dividend, divisor]) =>
    parenthesised([
      ...(dividend ? notator.items(dividend, 2) : []),
      ...(divisor ? [sign('÷'), ...notator.items(divisor, 3)] : []),
      sign(',', 'left'),
      sign(`rounded ${how}`),
    ]);
}

function extreme(ofTwo: string, ofMore: string): Write {
  return (notator, args, tightness) => {
    const items = [sign(args.length > 2 ? ofMore : ofTwo), ...listed(notator, args, sign('and'))];
    return parenthesised(items, tightness > 0);
  };
}

/** The functions of the language, in words that can be read aloud at the table. */
const functions: Readonly<Record<string, Write>> = {
  abs: (notator, args) => [sign('|', 'right'), ...listed(notator, args, comma), sign('|', 'left')],
  sign: (notator, args) => [sign('the sign of'), ...listed(notator, args, comma)],
  min: extreme('the smaller of', 'the smallest of'),
  max: extreme('the larger of', 'the largest of'),
  down: rounded('down'),
  up: rounded('up'),
  clamp: (notator, [value, low, high], tightness) => {
    if (!value || !low || !high) return [];
    const bounds = [
      ...[sign(',', 'left'), sign('held between')],
      ...[...notator.items(low, 1), sign('and'), ...notator.items(high, 1)],
    ];
    return parenthesised([...notator.items(value, 1), ...bounds], tightness > 0);
  },
  when: (notator, [condition, then, otherwise], tightness) => {
    if (!condition || !then || !otherwise) return [];
    const first = [sign('if'), ...notator.items(condition), sign('then'), ...notator.items(then)];
    return parenthesised([...first, sign('otherwise'), ...notator.items(otherwise)], tightness > 0);
  },
  repeat: (notator, [times, value]) => {
    if (!times || !value) return [];
    return [...notator.items(times, 3), sign('times'), ...parenthesised(notator.items(value))];
  },
  sum: (notator, [counter, from, to, value], tightness) => {
    if (!counter || !from || !to || !value) return [];
    const range = [sign(`for ${notator.textOf(counter)} =`), ...notator.items(from, 1), sign('to')];
    const items = [sign('the sum of'), ...notator.items(value, 1), ...range, ...notator.items(to, 1)];
    return parenthesised(items, tightness > 0);
  },
  // Added or subtracted as its colour says.
  signedRoll: (notator, [sides]) => {
    if (!sides) return [];
    return sides.kind === 'number'
      ? [figure(`±d${sides.value}`)]
      : [figure('±d'), ...notator.items(sides, 6)];
  },
  column: (notator, [rows, choice]) => {
    if (!rows || !choice) return [];
    const joint = sign(notator.formula.parts?.['column'] ?? 'by');
    return [...notator.rowsBy(rows, notator.textOf(choice)), joint, ...notator.items(choice)];
  },
  lookup: (notator, [table, key, column]) => {
    if (!table || !key) return [];
    const found = notator.formula.tables?.[notator.textOf(table)];
    const name = column && found?.columns[notator.textOf(column)]?.label;
    return [bracket(name ?? found?.name ?? notator.textOf(table), notator.items(key), true)];
  },
};

/** 'attacksUntil' as words. */
function words(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

export function notateCall(notator: Notator, { name, args }: CallNode, tightness: number): Item[] {
  const called = notator.formula.uses?.[name];
  const part = notator.formula.parts?.[name];
  if (called) {
    if (args.length === 0) return [figure(part ?? called.name)];
    const values = listed(notator, args, comma);
    const opening = sign(part ?? `${lowerFirst(called.name)} of`);
    return [opening, ...(args.length > 1 ? parenthesised(values) : values)];
  }
  const write = functions[name];
  if (write) return write(notator, args, tightness);
  return [sign(part ?? words(name)), ...parenthesised(listed(notator, args, comma))];
}
