import type { Choice } from './choose';
import { type Facets, facetNames, type Outcome } from './outcome';

/** '1', '1 or 2', '1 to 4', '1 to 3, 5 or 6': whole numbers in ascending order, runs of three and more drawn together. */
export function numbersInWords(numbers: readonly number[]): string {
  const parts: string[] = [];
  for (let from = 0; from < numbers.length; ) {
    let to = from;
    while (numbers[to + 1] === (numbers[to] as number) + 1) to += 1;
    if (to - from < 2) to = from;
    parts.push(to === from ? `${numbers[from]}` : `${numbers[from]} to ${numbers[to]}`);
    from = to + 1;
  }
  const last = parts.pop() ?? '';
  return parts.length === 0 ? last : `${parts.join(', ')} or ${last}`;
}

function grouped<T, K>(items: readonly T[], key: (item: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const item of items) {
    const group = groups.get(key(item));
    if (group) group.push(item);
    else groups.set(key(item), [item]);
  }
  return groups;
}

/** Rolls with named parts: values of the first part that go with the same values of the others are drawn together. */
function facetsInWords(rolls: readonly Facets[], names: readonly string[]): string[] {
  const [name, ...rest] = names;
  if (name === undefined) return [''];
  const values = [...grouped(rolls, (roll) => roll[name] as number)].sort(([a], [b]) => a - b);
  const alike = grouped(values, ([, group]) => facetsInWords(group, rest).join('; '));
  return [...alike].flatMap(([, group]) => {
    const said = `${name} ${numbersInWords(group.map(([value]) => value))}`;
    const further = facetsInWords((group[0] as [number, Facets[]])[1], rest);
    return further.map((words) => (words ? `${said} with ${words}` : said));
  });
}

/** A set of rolls in words. */
export function rollsInWords(rolls: readonly Outcome[]): string {
  const names = facetNames(rolls[0] as Outcome);
  if (names.length === 0) return numbersInWords([...(rolls as number[])].sort((a, b) => a - b));
  return facetsInWords(rolls as Facets[], names).join('; ');
}

/** What is chosen, a sentence for every option. The one that meets most rolls is what is done 'otherwise'. */
export function policyOf<S extends Outcome>(choices: readonly Choice<S>[]): string[] {
  const size = (alike: readonly Choice<S>[]) => alike.reduce((sum, { weight }) => sum + Number(weight), 0);
  const options = [...grouped(choices, ({ says }) => says)].sort(([, a], [, b]) => size(a) - size(b));
  const [usual, ...rare] = options.reverse();
  if (!usual) return [];
  if (rare.length === 0) return [`Always ${usual[0]}.`];
  const said = rare.map(([says, alike]) => `On ${rollsInWords(alike.map(({ seen }) => seen))}: ${says}.`);
  return [...said, `Otherwise: ${usual[0]}.`];
}
