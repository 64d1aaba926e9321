import { describe, expect, test } from 'vitest';
import type { Table } from '../../src/rules/table';
import { tableRows } from '../../src/views/rows';
import { tableTools } from '../../src/views/table-tools';
import game from '../two-worlds/game';
import { arms, meetings, mounts } from '../two-worlds/tables';
import { difficulties, ranks, source } from './samples';

const toolsOf = (table: Table) => tableTools(table, tableRows(table, game.genres), game.glyphs);

describe('the tools of a table', () => {
  test('offer the different cells of a column in order, each by the first row that has it', () => {
    expect(toolsOf(arms)?.filters).toEqual([
      {
        label: 'Type',
        column: 1,
        cells: [
          [1, 'Blunt'],
          [0, 'Edged'],
          [3, 'Missile'],
          [2, 'Thrown'],
        ],
      },
    ]);
  });
  test('offer no blank, numbers by size, symbols by their names, and what genres call differently once', () => {
    const table: Table = {
      id: 'kinds',
      name: 'Kinds',
      source,
      columns: {
        name: { label: 'Name' },
        cost: { label: 'Cost', filter: true },
        kind: { label: 'Kind', filter: true },
      },
      rows: {
        a: { name: 'A', cost: 100, kind: null },
        b: { name: 'B', cost: 20, kind: '{power}' },
        c: { name: 'C', cost: 20, kind: { fantasy: 'Beast', scifi: 'Alien' } },
        d: { name: 'D', cost: 3, kind: { fantasy: 'Beast', scifi: 'Alien' } },
      },
    };
    const [cost, kind] = toolsOf(table)?.filters ?? [];
    expect(cost?.cells).toEqual([
      [3, '3'],
      [1, '20'],
      [0, '100'],
    ]);
    expect(kind?.cells).toEqual([
      [2, { fantasy: 'Beast', scifi: 'Alien' }],
      [1, 'power point'],
    ]);
  });
  test('offer the columns after the bands as lists to roll on', () => {
    expect(toolsOf(meetings)?.lists).toEqual({
      label: 'Terrain',
      columns: [
        [1, 'Forest'],
        [2, 'Road'],
        [3, 'Sea'],
      ],
    });
  });
  test('name a list as each genre does', () => {
    const heads = { fantasy: 'Sea', scifi: 'Water Planet' };
    const columns = Object.fromEntries(
      Object.entries(meetings.columns).map(([key, column]) => [key, { ...column, heads }]),
    );
    expect(toolsOf({ ...meetings, columns } as Table)?.lists?.columns).toEqual([
      [1, heads],
      [2, heads],
      [3, heads],
    ]);
  });
  test('are none where there is nothing to choose by', () => {
    for (const table of [ranks, difficulties, mounts]) expect(toolsOf(table)).toBeUndefined();
  });
});

describe('the rows of a book in two genres', () => {
  test('belong to those that have a name for them', () => {
    const { rows } = tableRows(mounts, game.genres);
    expect(rows.map(({ id, genres }) => [id, genres])).toEqual([
      ['horse', undefined],
      ['griffin', ['fantasy']],
      ['walker', ['scifi']],
      ['feet', undefined],
    ]);
  });
  test('are not figures where a genre has words, nor sentences because a symbol has a long name', () => {
    const holds = (cell: Table['rows'][string][string]) =>
      tableRows({
        ...mounts,
        columns: { name: { label: 'Name' }, what: { label: 'What' } },
        rows: { one: { name: 'One', what: cell } },
      } as Table).columns[1]?.holds;
    expect(holds({ fantasy: 'one', scifi: 'two' })).toBe('words');
    expect(holds('{power}{power}{power}{power}')).toBe('words');
    expect(holds({ fantasy: 'one', scifi: 'a great many words, more than a glance' })).toBe('sentences');
    expect(holds(3)).toBe('figures');
  });
});
