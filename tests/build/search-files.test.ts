import { describe, expect, it } from 'vitest';
import type { Document } from '../../src/build/search-document';
import { searchFiles } from '../../src/build/search-files';
import { hitKinds, type SearchNames } from '../../src/views/search-index';

const document = (url: string, title: string, text: string, more: Partial<Document> = {}): Document => ({
  url,
  kind: 'section',
  book: 'One',
  title,
  also: [],
  where: '',
  text,
  ...more,
});

const documents = [
  document('/one/a/#cover', 'Cover', 'A wall covers you, and covers your friends.'),
  document('/one/b/', 'Walls', 'Climb the wall.', { kind: 'chapter' }),
  document('/one/a/#term', 'Damage reduction', 'Off it goes.', {
    kind: 'term',
    abbreviation: 'DR',
    also: ['armour'],
  }),
];

describe('the index of the search', () => {
  const files = new Map(searchFiles(documents).map(({ path, text }) => [path, JSON.parse(text)]));
  const names: SearchNames = files.get('names.json');

  it('names all things, those of a page together', () => {
    expect(names.books).toEqual(['One']);
    expect(names.pages).toEqual([
      [
        0,
        '/one/a/',
        [
          [hitKinds.indexOf('section'), 'cover', 'Cover', '', ''],
          [hitKinds.indexOf('term'), 'term', 'Damage reduction', 'DR', '', 'armour'],
        ],
      ],
      [0, '/one/b/', [[hitKinds.indexOf('chapter'), '', 'Walls', '', '']]],
    ]);
  });

  it('says of each stem in which texts it stands and how often, and leaves common words out', () => {
    const words = files.get(`${names.version}/words-0.json`);
    // The first thing, once; two things further, once.
    expect(words.wal).toEqual([0 * 4 + 1, 2 * 4 + 1]);
    expect(words.cover).toEqual([0 * 4 + 2]);
    expect(Object.keys(words)).not.toContain('the');
  });

  it('holds the texts in the order of the names', () => {
    expect(files.get(`${names.version}/texts-0.json`)).toEqual([
      documents[0]?.text,
      documents[2]?.text,
      documents[1]?.text,
    ]);
  });

  it('lies in another folder when anything in it has changed', () => {
    const changed = searchFiles(documents.map((each) => ({ ...each, text: `${each.text} Really.` })));
    expect(changed.map(({ path }) => path)).not.toContain(`${names.version}/words-0.json`);
    expect(searchFiles(documents)).toEqual(searchFiles(documents));
  });
});
