/** What has no plural in s. */
const ones: Readonly<Record<string, string>> = { people: 'person' };

/** What is counted, at the beginning of a unit, as in 'spaces in 8 hours', 'spaces a turn' and 'credits left'. */
const counted = /^(\p{L}+(?: \p{L}+)*?)s(?= (?:a|in|left)\b|$)/u;

/** A unit as it stands after a number: '2 turns', '1 turn', '½ space', '1 army'. Units are given in the plural. */
export function unitFor(number: string, unit: string): string {
  if (!/^[+−]?(?:1|½)$/u.test(number)) return unit;
  return ones[unit] ?? unit.replace(counted, (_, one: string) => one.replace(/ie$/, 'y'));
}
