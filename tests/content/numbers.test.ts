import { describe, expect, it } from 'vitest';
import { books } from './books';
import { amountOf, type Spelt, speltIn } from './number-words';
import { allowed, proved } from './said-numbers';

const modules = import.meta.glob<Record<string, unknown>>('../../content/*/*.ts', { eager: true });

/** Whether a number stands where a saying has one. */
function isSaid({ before, after, word }: Spelt, says: string): boolean {
  const around = (before + after).toLowerCase();
  const sought = says.toLowerCase();
  for (let at = around.indexOf(sought); at >= 0; at = around.indexOf(sought, at + 1)) {
    if (at <= before.length && before.length + word.length <= at + sought.length) return true;
  }
  return false;
}

const said = books.flatMap(({ folder, game, chapters }) =>
  chapters.flatMap((chapter) => {
    const data = (module: string) => modules[`../../content/${folder}/${module.replace('./', '')}.ts`];
    return speltIn(chapter, data).map((spelt) => ({ ...spelt, folder, game, path: chapter.path }));
  }),
);

const sayings = allowed.flatMap(({ says, in: only }) => says.map((words) => ({ words, only })));
const isAllowed = (spelt: (typeof said)[number], { words, only }: (typeof sayings)[number]): boolean =>
  (only === undefined || only === spelt.folder) && isSaid(spelt, words);

describe('a number in the prose of a book', () => {
  it('comes from its data, is proved by it, or says why it need not be', () => {
    const bare = said.filter((spelt) => {
      // A digit is always printed from data; a word may say again what its paragraph is computed with.
      if (!/\d/.test(spelt.word) && spelt.given.has(amountOf(spelt.word))) return false;
      const known = proved[spelt.folder] ?? [];
      return (
        !known.some(({ says }) => isSaid(spelt, says)) && !sayings.some((words) => isAllowed(spelt, words))
      );
    });
    expect(
      bare.map(
        ({ path, line, word, before, after }) =>
          `${path}:${line}: '${word}' in '${`${before.slice(-30)}${after.slice(0, 40)}`.trim()}': print it with <Figure>, or add it to tests/content/said-numbers.ts with its proof or its reason`,
      ),
    ).toEqual([]);
  });

  it('is what its data say, where it is said in words', () => {
    const wrong = said.flatMap((spelt) =>
      (proved[spelt.folder] ?? [])
        .filter(({ says, is }) => isSaid(spelt, says) && !(is(spelt.game) === amountOf(spelt.word)))
        .map(
          ({ says, is }) =>
            `${spelt.path}:${spelt.line}: '${says}': the data say ${is(spelt.game)}: mend the sentence`,
        ),
    );
    expect(wrong).toEqual([]);
  });

  it('has no proof or reason left over from an older sentence', () => {
    const stale = [
      ...Object.entries(proved).flatMap(([folder, known]) =>
        known
          .filter(({ says }) => !said.some((spelt) => spelt.folder === folder && isSaid(spelt, says)))
          .map(({ says }) => `${folder}: '${says}'`),
      ),
      ...sayings
        .filter((saying) => !said.some((spelt) => isAllowed(spelt, saying)))
        .map(({ words }) => `'${words}'`),
    ];
    expect(
      stale.map((saying) => `${saying} is said no more: take it off tests/content/said-numbers.ts`),
    ).toEqual([]);
  });
});

describe('the reader of numbers that proves this', () => {
  const text = [
    '---',
    'title: Two halves',
    '---',
    "import { check } from './formulas';",
    "import { attack } from './examples';",
    '',
    '## Four ways',
    '',
    'See [rank 4](../x/#y-7), and <Either fantasy="six swords" scifi="a blaster" />.',
    '',
    'With a skill of five you win <Odds of={check} with={attack} /> of the time; with twenty-six,',
    '<Odds of={check} with={{ skill: 26 }} claim="within three turns" />.',
  ].join('\n');
  const data: Readonly<Record<string, unknown>> = {
    './examples': { attack: { skill: 5 } },
    './formulas': {},
  };
  const found = speltIn({ name: 'x', path: 'x', text }, (module) => data[module]);

  it('sees words and digits in all that is read, and in nothing else', () => {
    expect(found.map(({ word, line }) => [line, word])).toEqual([
      [2, 'Two'],
      [2, 'halves'],
      [7, 'Four'],
      [9, '4'],
      [9, 'six'],
      [11, 'five'],
      [11, 'twenty-six'],
    ]);
    expect(amountOf('twenty-six')).toBe(26);
  });

  it('knows what the elements of a paragraph are computed with', () => {
    expect([...(found.at(-1)?.given ?? [])].sort((a, b) => a - b)).toEqual([3, 5, 26]);
    expect(found[0]?.given.size).toBe(0);
  });
});
