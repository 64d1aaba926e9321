import type { Formula } from '../../src/rules/formula';
import type { Chapter } from './books';
import { type Element, type Prose, readProse } from './prose';

const words: Readonly<Record<string, number>> = {
  half: 0.5,
  halves: 0.5,
  halved: 0.5,
  third: 3,
  thirds: 3,
  fourth: 4,
  fifth: 5,
  quarter: 4,
  quarters: 4,
  two: 2,
  twice: 2,
  double: 2,
  doubles: 2,
  doubled: 2,
  doubling: 2,
  three: 3,
  thrice: 3,
  triple: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  dozen: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
  hundred: 100,
  thousand: 1000,
  million: 1_000_000,
};

const tens = Object.keys(words).filter((word) => word.endsWith('ty'));
const one = Object.keys(words).join('|');
/** 'One', 'once', 'first' and 'both' are left out: they are articles, pronouns and an order far more often than numbers. */
const spelt = new RegExp(`\\b(?:(?:${tens.join('|')})-(?:${one})|${one}|\\d[\\d.,]*)\\b`, 'gi');

/** What a number in words comes to: 26 for 'twenty-six'. */
export function amountOf(word: string): number {
  const parts = word.toLowerCase().split('-');
  return parts.reduce((sum, part) => sum + (words[part] ?? Number(part)), 0);
}

export interface Spelt {
  readonly word: string;
  /** The words before it and from it on, as people read them. */
  readonly before: string;
  readonly after: string;
  readonly line: number;
  /** Numbers that elements of the same paragraph are computed with. */
  readonly given: ReadonlySet<number>;
}

const lineBreaks = (text: string): string => text.replace(/[^\n]/g, '');

/** The strings of a tag that readers see: titles, and what genres call something. */
function toldBy(tag: string): string {
  const strings = [...tag.replace(/\{(?:[^{}]|\{[^{}]*\})*\}/g, '').matchAll(/\b(\w+)="([^"]*)"/g)];
  const told = strings.filter(([, name = '']) => !/^(?:in|claim|dice|facet)$/.test(name));
  return ` ${told.map(([, , value]) => value).join(' ')} ${lineBreaks(tag)}`;
}

/** All that people read of a chapter: its prose with the words of links, headings, titles and tellings. */
function read(text: string): string {
  const tag = /<\/?[A-Za-z](?:[^>"{]|"[^"]*"|\{(?:[^{}]|\{[^{}]*\})*\})*>/g;
  return text
    .replace(/^(?:import|export)\b[\s\S]*?(?=\n\s*\n)/gm, lineBreaks)
    .replace(/^---\n([\s\S]*?)\n---/, (block) => block.replace(/^(?:---|\w+:)/gm, ''))
    .replace(/`[^`\n]+`/g, '')
    .replace(/\{\/\*[\s\S]*?\*\/\}/g, lineBreaks)
    .replace(tag, toldBy)
    .replace(/\]\([^)]*\)|\[|\*\*|\\/g, (found) => (found.startsWith(']') ? lineBreaks(found) : ''))
    .replace(/^[ \t]*\d+\.[ \t]/gm, '');
}

function numbersIn(value: unknown): number[] {
  if (typeof value === 'number') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).filter((each) => typeof each === 'number');
}

/** The numbers that an element is given: typed as inputs, or taken from data by name. */
function givenTo({ attributes }: Element, prose: Prose, data: (module: string) => unknown): number[] {
  const typed = [...attributes.matchAll(/(?<![\w.])-?\d+/g)].map(([number]) => Math.abs(Number(number)));
  const claimed = [...(/claim="([^"]*)"/.exec(attributes)?.[1] ?? '').matchAll(spelt)].map(([word]) =>
    amountOf(word),
  );
  const named = [...attributes.matchAll(/[A-Za-z_]\w*(?:\.\w+)*/g)].flatMap(([path]) => {
    const [local = '', ...rest] = path.split('.');
    const from = prose.imports.get(local);
    if (!from || !/example|formulas/.test(from.module)) return [];
    const names = from.name === '*' ? rest : [from.name, ...rest];
    const found = names.reduce<unknown>(
      (at, name) => (at as Record<string, unknown> | undefined)?.[name],
      data(from.module),
    );
    return from.module.includes('example') ? numbersIn(found) : startsOf(found);
  });
  return [...typed, ...claimed, ...named];
}

/** The numbers that a formula starts with, since a chapter tells of it as it starts. */
function startsOf(value: unknown): number[] {
  if (typeof value !== 'object' || value === null || !('inputs' in value)) return [];
  return Object.values((value as Formula).inputs).flatMap(({ start }) =>
    typeof start === 'number' ? [start] : [],
  );
}

/** Every number that a chapter says in words or digits, with what its paragraph is computed with. */
export function speltIn({ text }: Chapter, data: (module: string) => unknown): Spelt[] {
  const prose = readProse(text);
  const plain = read(text);
  const empty = text.split('\n').map((line) => line.trim() === '');
  const paragraph = (line: number): number => empty.slice(0, line).filter(Boolean).length;
  const smooth = (words: string): string => words.replace(/\s+/g, ' ');
  return [...plain.matchAll(spelt)].map((match) => {
    const line = plain.slice(0, match.index).split('\n').length;
    const near = prose.elements.filter((element) => paragraph(element.line) === paragraph(line));
    return {
      word: match[0],
      before: smooth(plain.slice(Math.max(0, match.index - 120), match.index)),
      after: smooth(plain.slice(match.index, match.index + 160)),
      line,
      given: new Set(near.flatMap((element) => givenTo(element, prose, data))),
    };
  });
}
