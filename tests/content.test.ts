import { describe, expect, it } from 'vitest';
import type { Distribution } from '../src/engine/distribution';
import { evaluate, evaluateExpression } from '../src/engine/evaluate';
import { estimate } from '../src/engine/off-thread/attempt';
import type { Outcome } from '../src/engine/outcome';
import { parse } from '../src/engine/parse';
import type { Node } from '../src/engine/syntax';
import type { Band, ChoiceInput, Formula, PrintedRow, Values } from '../src/rules/formula';
import { bandsOf, facetsOf, startValues } from '../src/rules/outcome';
import { readValue } from '../src/rules/read-value';
import { notationText } from '../src/views/notation-text';
import { placesOf } from '../src/views/places-of';
import { variants } from '../src/views/variants';
import { books } from './content/books';
import { glyphsIn, glyphsShown, strayBraces, textsByGenre, textsWithGlyphs } from './content/texts';
import { corners, describeValues, endsOf, isBlank, samples } from './content/values';

/** Every name that an expression mentions. */
function namesIn(node: Node): string[] {
  switch (node.kind) {
    case 'number':
      return [];
    case 'name':
      return [node.name];
    case 'member':
      return namesIn(node.object);
    case 'dice':
      return [...namesIn(node.count), ...namesIn(node.sides)];
    case 'negate':
      return namesIn(node.operand);
    case 'binary':
      return [...namesIn(node.left), ...namesIn(node.right)];
    case 'call':
      return [node.name, ...node.args.flatMap(namesIn)];
    case 'record':
      return node.fields.flatMap(([, value]) => namesIn(value));
    case 'let':
      return [...namesIn(node.value), ...namesIn(node.body)];
  }
}

/** An expression with all that it is made of, as it is written, but for the blanks. */
function piecesOf(node: Node, source: string): string[] {
  const parts: readonly Node[] = (() => {
    switch (node.kind) {
      case 'number':
      case 'name':
        return [];
      case 'member':
        return [node.object];
      case 'dice':
        return [node.count, node.sides];
      case 'negate':
        return [node.operand];
      case 'binary':
        return [node.left, node.right];
      case 'call':
        return node.args;
      case 'record':
        return node.fields.map(([, value]) => value);
      case 'let':
        return [node.value, node.body];
    }
  })();
  const own = source.slice(node.from, node.to).replaceAll(' ', '');
  const named = node.kind === 'let' || node.kind === 'call' ? [node.name] : [];
  return [own, ...named, ...parts.flatMap((part) => piecesOf(part, source))];
}

/** What is charted first: the first facet, or the plain number. */
function leading(formula: Formula, distribution: Distribution): Distribution {
  const [first] = Object.keys(facetsOf(formula) ?? {});
  return first === undefined ? distribution : distribution.marginal(first);
}

function holds(formula: Formula, { inputs, value }: PrintedRow): boolean {
  const values = { ...startValues(formula), ...inputs };
  const computed = evaluate(formula, values);
  const agrees = (distribution: Distribution, part: number | string): boolean =>
    typeof part === 'number'
      ? distribution.certain === part
      : distribution.equals(evaluateExpression(part, formula, values));
  if (typeof value !== 'object') return agrees(leading(formula, computed), value);
  return Object.entries(value).every(([facet, part]) => agrees(computed.marginal(facet), part));
}

function contains({ facet, from = -Infinity, to = Infinity }: Band, outcome: Outcome): boolean {
  const value = typeof outcome === 'number' ? outcome : outcome[facet ?? ''];
  if (value === undefined)
    throw new Error(`A band looks at the facet '${facet}', which the outcome does not have`);
  return from <= value && value <= to;
}

/** What every formula may be written with, whatever it computes. */
const language = ['abs', 'sign', 'min', 'max', 'down', 'up', 'clamp', 'when', 'repeat'];

/** Values at which the options of a choice are weighed, the likeliest to tell them apart first. */
function weighed(formula: Formula): Values[] {
  const printed = formula.printed.map(({ inputs }) => ({ ...startValues(formula), ...inputs }));
  return [...printed, ...corners(formula), ...samples(formula, 300)];
}

function changesNothing(formula: Formula, name: string, choice: ChoiceInput): string[] {
  const [ruled = '', ...others] = Object.keys(choice.options);
  return others.filter((option) =>
    weighed(formula).every((values) =>
      evaluate(formula, { ...values, [name]: ruled }).equals(
        evaluate(formula, { ...values, [name]: option }),
      ),
    ),
  );
}

describe.each(books)('$game.title', ({ game, folder, chapters }) => {
  const formulas = Object.values(game.formulas);

  describe.each(formulas)('$name', (formula) => {
    const sources = [formula.expression, formula.against, formula.shown].filter(
      (source) => source !== undefined,
    );

    it('is written in the formula language', () => {
      for (const source of sources) expect(() => parse(source)).not.toThrow();
    });

    it('has an answer at its start values and at every end of every input', () => {
      const known = Object.keys(facetsOf(formula) ?? {}).sort();
      for (const values of [...corners(formula), ...samples(formula, 20)]) {
        const { outcomes } = evaluate(formula, values);
        expect(outcomes.length, describeValues(values)).toBeGreaterThan(0);
        for (const outcome of outcomes) {
          expect(
            typeof outcome === 'number' ? [] : Object.keys(outcome).sort(),
            describeValues(values),
          ).toEqual(known);
        }
      }
    });

    it('starts with values that a reader may choose', () => {
      for (const [name, input] of Object.entries(formula.inputs)) {
        if (input.kind === 'number') {
          expect(input.min, name).toBeLessThan(input.max);
          expect(input.start, name).toBeGreaterThanOrEqual(input.min);
          expect(input.start, name).toBeLessThanOrEqual(input.max);
        } else if (input.kind === 'basket') {
          expect(readValue(input, input.start), name).toEqual({ ok: true, value: input.start });
        } else expect(endsOf(input), name).toContain(input.start);
      }
    });

    it('starts with a question that a page answers at once', () => {
      expect(estimate(formula, startValues(formula))).toBe('quick');
    });

    it('uses every input that it asks for', () => {
      const used = new Set(
        [formula.expression, formula.against ?? '0'].flatMap((source) => namesIn(parse(source))),
      );
      expect(Object.keys(formula.inputs).filter((name) => !used.has(name))).toEqual([]);
    });

    it('uses every formula and table that it names', () => {
      const used = new Set(sources.flatMap((source) => namesIn(parse(source))));
      const named = [...Object.keys(formula.uses ?? {}), ...Object.keys(formula.tables ?? {})];
      expect(named.filter((name) => !used.has(name))).toEqual([]);
    });

    it('names and simplifies only terms that it has', () => {
      const pieces = new Set(sources.flatMap((source) => piecesOf(parse(source), source)));
      const named = [...Object.keys(formula.parts ?? {}), ...Object.keys(formula.written ?? {})];
      expect(named.filter((term) => !pieces.has(term.replaceAll(' ', '')))).toEqual([]);
    });

    it('gives what the book prints, and something else where an erratum says so', () => {
      const wrong = formula.printed
        .filter((row) => holds(formula, row) === Boolean(row.erratum))
        .map(({ inputs, value, erratum }) => {
          const printed = `${describeValues(inputs)}: printed ${JSON.stringify(value)}`;
          return erratum
            ? `${printed}, which is no erratum: it holds`
            : `${printed}, which the formula does not give`;
        });
      expect(wrong).toEqual([]);
    });

    it('is shown as a sum with the same distribution as its answer', () => {
      if (formula.shown === undefined) return;
      for (const values of [...corners(formula), ...samples(formula, 20)]) {
        const sum = evaluateExpression(formula.shown, formula, values);
        expect(leading(formula, evaluate(formula, values)).equals(sum), describeValues(values)).toBe(true);
      }
    });

    it('writes more simply only what it computes, with names that it knows', () => {
      const known = new Set([
        ...language,
        ...sources.flatMap((source) => [...namesIn(parse(source)), ...piecesOf(parse(source), source)]),
      ]);
      for (const [term, simpler] of Object.entries(formula.written ?? {})) {
        expect(
          sources.some((source) => source.includes(term)),
          term,
        ).toBe(true);
        expect(
          namesIn(parse(simpler)).filter((name) => !known.has(name)),
          simpler,
        ).toEqual([]);
      }
    });

    it('has no simpler form of a term that its line does not write', () => {
      const line = notationText(formula);
      const unused = Object.keys(formula.written ?? {}).filter((term) => {
        const { [term]: _, ...written } = formula.written ?? {};
        return notationText({ ...formula, written }) === line;
      });
      expect(unused).toEqual([]);
    });

    it('sorts every outcome into exactly one band', () => {
      const bands = bandsOf(formula);
      if (bands.length === 0) return;
      for (const values of [...corners(formula), ...samples(formula, 20)]) {
        for (const outcome of evaluate(formula, values).outcomes) {
          const found = bands.filter((band) => contains(band, outcome)).map(({ label }) => label);
          expect(found, `${JSON.stringify(outcome)} at ${describeValues(values)}`).toHaveLength(1);
        }
      }
    });

    it('claims only what some outcome may show', () => {
      const outcomes = corners(formula).flatMap((values) => evaluate(formula, values).outcomes);
      for (const claim of formula.result.claims ?? []) {
        expect(
          outcomes.some((outcome) => contains(claim, outcome)),
          claim.label,
        ).toBe(true);
      }
    });

    it('offers a reading beside the ruled one only where it changes the outcome', () => {
      for (const [name, input] of Object.entries(formula.inputs)) {
        if (input.kind !== 'choice' || !input.ruling) continue;
        expect(input.start, `${name} starts with what we rule`).toBe(Object.keys(input.options)[0]);
        expect(Object.values(game.rulings), `${name} weighs a ruling of this book`).toContain(input.ruling);
        expect(changesNothing(formula, name, input), name).toEqual([]);
      }
    });

    it('compares the readings of a ruling where they say something else', () => {
      for (const [name, input] of Object.entries(formula.inputs)) {
        if (input.kind !== 'choice' || !input.ruling) continue;
        const { where, readings } = variants(formula, input.ruling);
        expect(where, `${name} says in words where it is weighed`).not.toContain('[object');
        expect(new Set(readings.map(({ answer }) => answer)).size, `${name}: set 'weighedAt'`).toBe(
          readings.length,
        );
      }
    });

    it('is read along a number, without dice, where it has a curve', () => {
      if (!formula.along) return;
      expect(['number', 'pick']).toContain(formula.inputs[formula.along.input]?.kind);
      for (const values of corners(formula)) expect(evaluate(formula, values).certain).toBeDefined();
    });

    it('is mapped over two of its inputs, by bands only where each has a sign and nothing is rolled', () => {
      const { map, inputs, along } = formula;
      if (!map) return;
      const [down, across] = [inputs[map.down], inputs[map.across]];
      expect(map.down).not.toBe(map.across);
      expect(down && across, `${map.down} and ${map.across} are inputs`).toBeTruthy();
      expect(along, 'what is read along one input has its table already').toBeUndefined();
      if (!down || !across) return;
      expect(placesOf(down).length * placesOf(across).length, 'cells').toBeLessThanOrEqual(600);
      const bands = bandsOf(formula);
      expect(bands.length).toBeGreaterThan(1);
      if (map.shows === 'chance') return;
      const signs = bands.map(({ sign }) => sign);
      expect(signs).not.toContain(undefined);
      expect(new Set(signs).size).toBe(signs.length);
      for (const values of [...corners(formula), ...samples(formula, 20)]) {
        expect(evaluate(formula, values).certain, describeValues(values)).toBeDefined();
      }
    });

    it('says with certainty when an input matters', () => {
      for (const [name, { when }] of Object.entries(formula.inputs)) {
        if (when === undefined) continue;
        for (const values of corners(formula)) {
          const said = evaluateExpression(when, formula, values).certain;
          expect(typeof said, `${name} at ${describeValues(values)}`).toBe('number');
        }
      }
    });

    it('asks for no input where it changes nothing, if it says when it matters', () => {
      for (const [name, input] of Object.entries(formula.inputs)) {
        if (input.when === undefined) continue;
        for (const values of [...corners(formula), ...samples(formula, 20)]) {
          if (evaluateExpression(input.when, formula, values).certain !== 0) continue;
          const answers = endsOf(input)
            .map((value) => ({ ...values, [name]: value }))
            .filter((other) => !isBlank(formula, other))
            .map((other) => evaluate(formula, other));
          for (const other of answers.slice(1)) {
            expect(answers[0]?.equals(other), `${name} at ${describeValues(values)}`).toBe(true);
          }
        }
      }
    });

    it('has a printed witness', () => {
      expect(formula.printed.length).toBeGreaterThan(0);
    });
  });

  it('stands in a folder that is named like it', () => {
    expect(folder).toBe(game.id);
  });

  it('states its licence, and that of every source', () => {
    for (const { name, spdx, url, note } of [game.licence, ...game.sources.map(({ licence }) => licence)]) {
      expect(name).not.toBe('');
      expect(spdx === null ? note : url, name).toBeTruthy();
    }
  });

  it('has a ladder with bands, where a formula climbs one', () => {
    for (const { ladder } of formulas) {
      if (ladder) expect(Object.keys(ladder.columns)).toEqual(expect.arrayContaining(['from', 'to']));
    }
  });

  it('names at least two different places for every contradiction', () => {
    for (const { id, kind, places } of Object.values(game.rulings)) {
      const different = new Set(
        places.map(({ source, says }) => `${source.book.title} ${source.section} ${says}`),
      );
      const remedy = `${folder}: the ruling '${id}' contradicts two places: say of each where it is and what it says`;
      expect(different.size, remedy).toBeGreaterThanOrEqual(kind === 'contradiction' ? 2 : 1);
    }
  });

  it('takes every rule from one of its sources', () => {
    const things = [game.terms, game.tables, game.formulas, game.figures].flatMap((all) =>
      Object.values(all),
    );
    for (const { source } of things) expect(game.sources).toContain(source.book);
    for (const { id, places } of Object.values(game.rulings)) {
      for (const { source } of places) expect(game.sources, id).toContain(source.book);
    }
  });

  it('gathers each thing once, under an id of its own', () => {
    const things = [game.terms, game.tables, game.formulas, game.rulings].flatMap((all) =>
      Object.values(all),
    );
    expect(new Set(things.map(({ id }) => id)).size).toBe(things.length);
  });

  it('uses each of its glyphs, and no symbol that is none', () => {
    const ids = Object.values(game.glyphs ?? {}).map(({ id }) => id);
    const texts = textsWithGlyphs(game);
    const wrong = texts.flatMap(({ where, text }) => [
      ...glyphsIn(text)
        .filter((id) => !ids.includes(id))
        .map((id) => `${where}: {${id}} is no glyph; write one of ${ids.join(', ')}, or add it to glyphs.ts`),
      ...(strayBraces(text)
        ? [`${where}: '${text}': write a glyph as its id in braces, without blanks`]
        : []),
    ]);
    expect(wrong).toEqual([]);
    const used = new Set(texts.flatMap(({ text }) => glyphsIn(text)));
    const shown = glyphsShown(chapters);
    const unused = Object.entries(game.glyphs ?? {}).filter(
      ([name, { id }]) => !used.has(id) && !shown.has(name),
    );
    expect(unused.map(([name]) => `${folder}: nothing shows the glyph '${name}': delete it`)).toEqual([]);
  });

  it('explains each glyph in a chapter that it has', () => {
    const wrong = Object.values(game.glyphs ?? {}).filter(
      ({ at }) => !game.chapters.includes(at.split('#')[0] ?? ''),
    );
    expect(wrong.map(({ id, at }) => `${folder}: the glyph '${id}' is explained at '${at}'`)).toEqual([]);
  });

  it('tells by genre only what differs, in the order of its genres', () => {
    const ids = Object.keys(game.genres ?? {});
    const wrong = textsByGenre(game).filter(({ told }) => {
      const genres = Object.keys(told);
      const ordered = ids.filter((id) => genres.includes(id));
      return (
        genres.join() !== ordered.join() || (genres.length > 1 && new Set(Object.values(told)).size === 1)
      );
    });
    expect(
      wrong.map(
        ({ where, told }) =>
          `${where}: ${JSON.stringify(told)}: use ${ids.join(', ') || 'no genre'}, in this order, and one text where they agree`,
      ),
    ).toEqual([]);
    for (const { id, genre } of Object.values(game.tables))
      if (genre !== undefined) expect(ids, id).toContain(genre);
  });

  it('defines each word once, and each abbreviation unless a ruling tells its words apart', () => {
    const terms = Object.values(game.terms);
    const named = terms.flatMap((term) =>
      [term.name, term.abbreviation].flatMap((word) => (word === undefined ? [] : [{ word, term }])),
    );
    const wrong = terms.flatMap((term) => {
      const others = named.filter(({ word, term: other }) => other !== term && word === term.abbreviation);
      const apart = others.every(
        ({ term: other }) => term.shares !== undefined && other.shares === term.shares,
      );
      if (term.shares && others.length === 0)
        return [`'${term.id}' shares its abbreviation with no other word`];
      return apart
        ? []
        : [`'${term.id}': set 'shares' of each word called ${term.abbreviation} to one ruling`];
    });
    const names = terms.map(({ name }) => name);
    expect([...wrong, ...names.filter((name, index) => names.indexOf(name) !== index)]).toEqual([]);
    const rulings = terms.flatMap(({ shares }) => (shares ? [shares] : []));
    for (const ruling of rulings) expect(Object.values(game.rulings)).toContain(ruling);
  });
});

it('every book on the shelf has an id of its own', () => {
  expect(books.length).toBeGreaterThan(0);
  expect(new Set(books.map(({ game }) => game.id)).size).toBe(books.length);
});
