import { describe, expect, it } from 'vitest';
import { filesBelow } from '../house/files';
import { books } from './books';
import { readProse } from './prose';

const content = filesBelow('content');
const suites = filesBelow('tests/content').filter(({ path }) => path.endsWith('.test.ts'));
const names = (text: string, name: string): boolean => new RegExp(`(?<![\\w$])${name}(?![\\w$])`).test(text);

/** Whether prose prints an example's own number, as against handing it to a formula that computes what is printed. */
function prints(text: string, name: string, module: string): boolean {
  const prose = readProse(text);
  const local = [...prose.imports].filter(([, from]) => from.module === module);
  const printed = [...text.matchAll(/\bof=\{\s*([\w.]+)/g)].map(([, path = '']) => path.split('.'));
  return printed.some(([first, second]) =>
    local.some(([written, from]) => {
      return written === first && (from.name === '*' ? second === name : from.name === name);
    }),
  );
}

const told = books.flatMap(({ folder, chapters }) =>
  content
    .filter(({ path }) => new RegExp(`^content/${folder}/examples[\\w-]*\\.ts$`).test(path))
    .flatMap(({ path, text }) => {
      const module = `./${path.split('/').at(-1)?.replace('.ts', '')}`;
      const siblings = content.filter(
        (file) => file.path.startsWith(`content/${folder}/`) && file.path !== path,
      );
      return [...text.matchAll(/^export const (\w+) = ([\s\S]*?);$/gm)].map(([, name = '', value = '']) => ({
        name,
        path,
        // What is taken from a table or made of other examples is typed nowhere.
        isTyped: /(?<![\w.])\d/.test(value.replace(/'[^']*'/g, '')),
        isUsed: [...siblings.map((file) => file.text), text.replace(`const ${name} `, '')].some((each) =>
          names(each, name),
        ),
        isWitness: siblings.some((file) => file.path.endsWith('.ts') && names(file.text, name)),
        printedIn: chapters
          .filter((chapter) => prints(chapter.text, name, module))
          .map((chapter) => chapter.path),
        testedIn: suites
          .filter((suite) => suite.text.includes(`content/${folder}/${module.slice(2)}'`))
          .filter((suite) => names(suite.text, name)),
      }));
    }),
);

describe('an example that the prose tells', () => {
  it('is found in every book', () => {
    expect(new Set(told.map(({ path }) => path.split('/')[1])).size).toBe(books.length);
  });

  it('is used', () => {
    const idle = told.filter(({ isUsed }) => !isUsed);
    expect(idle.map(({ path, name }) => `${path}: nothing tells the example '${name}': delete it`)).toEqual(
      [],
    );
  });

  it('is a test: what it prints is compared with what the formulas give', () => {
    const bare = told.filter(
      ({ isTyped, printedIn, isWitness, testedIn }) =>
        isTyped && printedIn.length > 0 && !isWitness && testedIn.length === 0,
    );
    expect(
      bare.map(
        ({ path, name, printedIn }) =>
          `${path}: '${name}', printed in ${printedIn.join(', ')}, is compared with nothing: compare it in a test of tests/content/, or make it a printed row of its formula`,
      ),
    ).toEqual([]);
  });
});
