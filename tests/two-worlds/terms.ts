import { defineTerm, type Term } from '../../src/rules/term';
import { twoKindsOfPoints } from './rulings';
import { inBook } from './sources';

export const mana = defineTerm({
  id: 'mana',
  name: 'mana points',
  abbreviation: 'MP',
  shares: twoKindsOfPoints,
  summary: 'What a spell costs: at least 1{power}.',
  at: 'arms#what-it-takes',
  source: inBook('Magic'),
});

export const movement = defineTerm({
  id: 'movement',
  name: 'movement points',
  abbreviation: 'MP',
  shares: twoKindsOfPoints,
  summary: 'How far somebody goes.',
  at: 'meetings#who-comes',
  source: inBook('Movement'),
});

const letters = [...'abcdefghijklmnopqrstuvwxyz'];

function word(letter: string, at: number): Term {
  const name = `${letter}${['larum', 'rmada', 'pogee', 'ether', 'ncient', 'zure', 'xiom'][at]}`;
  return defineTerm({
    id: name,
    name,
    summary: `A word that begins with ${letter}, the ${at + 1}. of its kind; it means no more than that it is there, as many words do.`,
    at: 'arms#what-it-takes',
    source: inBook('Words'),
  });
}

/** So many that no page has room for them all. */
export const many: Readonly<Record<string, Term>> = Object.fromEntries(
  letters.flatMap((letter) => [0, 1, 2, 3, 4, 5, 6].map((at) => [`${letter}${at}`, word(letter, at)])),
);
