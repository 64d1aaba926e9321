import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { books } from '../content/books';
import { dist } from './visit';

const read = (name: string): Record<string, unknown> => JSON.parse(readFileSync(join(dist, name), 'utf8'));

/** The file of the served schema, from the address that a book's JSON names. */
function schemaOf(data: Record<string, unknown>): string {
  const address = String(data.$schema ?? '');
  return address.split('/').at(-1) ?? '';
}

describe.each(books)('the JSON of $game.title', ({ game }) => {
  const file = `${game.id}.json`;

  it('is served', () => {
    expect(existsSync(join(dist, file)), `${file} among ${readdirSync(dist).join(', ')}`).toBe(true);
  });

  it('is what the served schema describes', () => {
    const data = read(file);
    const name = schemaOf(data);
    expect(existsSync(join(dist, name)), `${file} names the schema '${data.$schema}'`).toBe(true);
    const ajv = new Ajv2020({ strict: true, allErrors: true, allowUnionTypes: true });
    ajv.addFormat('uri', (text) => URL.canParse(text));
    ajv.addFormat('uri-reference', true);
    const validate = ajv.compile(read(name));
    validate(data);
    expect(validate.errors ?? []).toEqual([]);
  });

  it('does not fit the schema any more when a field is missing or misspelt', () => {
    const data = read(file);
    const validate = new Ajv2020({ strict: false, validateFormats: false }).compile(read(schemaOf(data)));
    for (const field of Object.keys(data).filter((key) => key !== '$schema')) {
      const { [field]: value, ...rest } = data;
      expect(validate({ ...rest, [`${field}-misspelt`]: value }), field).toBe(false);
    }
  });

  it('states the licence of the text and holds everything under its stable id', () => {
    const data = read(file) as Record<string, { id: string }[]> & { licence: unknown };
    expect(data.licence).toEqual(game.licence);
    for (const kind of ['terms', 'tables', 'formulas', 'rulings'] as const) {
      const ids = Object.values(game[kind]).map(({ id }) => id);
      expect(data[kind]?.map(({ id }) => id).sort(), kind).toEqual(ids.sort());
    }
  });
});
