import { describe, expect, it } from 'vitest';
import { armour, defence, melee, spentCoins, witch } from '../../content/open-adventure/examples-start';
import game from '../../content/open-adventure/game';
import * as tables from '../../content/open-adventure/tables';
import type { Row, Table } from '../../src/rules/table';
import type { Links } from '../../src/views/links';
import { recordsOf } from '../../src/views/record';

/** Every place under an address of its own. */
const links: Links = {
  rule: ({ id }) => `/rule#${id}`,
  term: ({ id }) => `/term#${id}`,
  formula: ({ id }) => `/formula#${id}`,
  table: ({ id }) => `/table#table-${id}`,
  ruling: ({ id }) => `/ruling#${id}`,
};

const lists: readonly Table[] = [tables.priceList, tables.vehicleList, tables.wageList];

describe.each(lists)('the list $name', (list) => {
  it('holds every row of the tables that it gathers, with the same numbers', () => {
    const sources = list.gathers ?? [];
    expect(Object.keys(list.rows)).toHaveLength(
      sources.reduce((sum, { rows }) => sum + Object.keys(rows).length, 0),
    );
    for (const { id, rows } of sources) {
      for (const [row, cells] of Object.entries<Row>(rows)) {
        const listed = list.rows[`${id}-${row}`];
        for (const column of ['cost', 'weight', 'speed', 'capacity']) {
          if (!listed || !(column in listed) || !(column in list.columns)) continue;
          expect(listed[column], `${id}-${row} ${column}`).toBe(cells[column] ?? null);
        }
      }
    }
  });

  it('is found as a whole, and its rows only where they stand by themselves', () => {
    const found = recordsOf(game, links).filter(({ url }) => url.includes(`table-${list.id}`));
    expect(found.map(({ kind }) => kind)).toEqual(['table']);
  });
});

describe('the list of wages', () => {
  it('has one column to sort by: the wage of a month, which most adventurers and soldiers multiply by rank', () => {
    const { rows } = tables.wageList;
    const wage = (id: string) => [rows[id]?.month, rows[id]?.times];
    expect(wage('hireling-costs-commoner')).toEqual([50, null]);
    expect(wage('hireling-costs-fighter')).toEqual([270, 'rank']);
    expect(wage('mercenary-costs-militiaman')).toEqual([30, 'rank']);
    expect(wage('specialist-costs-engineer')).toEqual([750, null]);
    expect(Object.keys(rows).filter((id) => rows[id]?.month === null)).toEqual([
      'specialist-costs-spellcaster',
    ]);
  });
});

describe('the witch of the worked example', () => {
  it('pays what the price lists ask, with a bundle of torches for what she paid for five', () => {
    const { rows } = tables.fantasyGear;
    const asked =
      tables.armour.rows['studded-leather'].cost +
      tables.meleeWeapons.rows.dagger.cost +
      rows.backpack.cost +
      rows.torches.cost +
      witch.rations * rows.rations.cost +
      rows['tinder-box'].cost +
      rows.rope.cost +
      rows['spikes-iron'].cost +
      rows['instrument-musical'].cost;
    expect(asked).toBe(spentCoins);
  });

  it('is defended and armed as the tables of armour and weapons say', () => {
    expect(tables.armour.rows['studded-leather'].toughness).toBe(armour);
    expect(witch.traits.dexterity + tables.armour.rows['studded-leather'].toughness).toBe(defence);
    expect(witch.traits.strength + tables.meleeWeapons.rows.dagger.damage).toBe(melee);
  });

  it('carries more than her Strength allows', () => {
    const { rows } = tables.fantasyGear;
    const halves =
      tables.armour.rows['studded-leather'].weight +
      tables.meleeWeapons.rows.dagger.weight +
      rows.backpack.weight +
      rows.torches.weight +
      witch.rations * rows.rations.weight +
      rows['tinder-box'].weight +
      rows.rope.weight +
      rows['spikes-iron'].weight +
      rows['instrument-musical'].weight;
    expect(halves / 2).toBeGreaterThan(witch.traits.strength * 10);
  });
});
