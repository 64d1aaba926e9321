import { stemOf } from '../../views/search-words';

/** The stems that a typed word may stand for, with how well each fits: 1 is the word itself. */
export type Matches = ReadonlyMap<string, number>;

/** The word in any of its forms, and what begins with what has been typed so far. */
export function matchesOf(word: string, stems: Iterable<string>): Matches {
  const own = stemOf(word);
  const found = new Map<string, number>();
  for (const stem of stems) {
    if (stem === own || stem === word) found.set(stem, 1);
    else if (word.length > 1 && stem.startsWith(word))
      found.set(stem, 0.5 + (0.4 * word.length) / stem.length);
  }
  return found;
}

/** How many letters are wrong, missing, too many or changed about; more than `most` counts as `most + 1`. */
export function slips(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let older: number[] = [];
  let above = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const same = one[i - 1] === other[j - 1];
      let least = Math.min((above[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (above[j - 1] ?? 0) + (same ? 0 : 1));
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]) {
        least = Math.min(least, (older[j - 2] ?? 0) + 1);
      }
      row.push(least);
    }
    if (Math.min(...row) > most) return most + 1;
    older = above;
    above = row;
  }
  return above[other.length] ?? 0;
}

/** What a word that is known nowhere was perhaps meant to be. */
export function misspelt(word: string, stems: Iterable<string>): Matches {
  const own = stemOf(word);
  const most = own.length < 4 ? 0 : own.length < 8 ? 1 : 2;
  const found = new Map<string, number>();
  if (most === 0) return found;
  for (const stem of stems) {
    const wrong = slips(own, stem, most);
    if (wrong > most) continue;
    // People seldom get the first letter wrong.
    found.set(stem, (wrong === 1 ? 0.7 : 0.4) - (stem[0] === own[0] ? 0 : 0.2));
  }
  return found;
}
