import { describe, expect, it } from 'vitest';
import { placeThings } from '../../src/library/place-things';
import { check, game, might, weapons } from './sample';

const place = (first: string, second = '') =>
  placeThings([
    {
      game,
      chapters: new Map([
        ['first', first],
        ['second', second],
      ]),
    },
  ]);

describe('a thing stands in the chapter that shows it', () => {
  it('under its own name', () => {
    const places = place("import { check } from './formulas';\n\n<Formula of={check} />");
    expect(places.get(check)).toEqual(['first']);
  });

  it('under another name, among others, on several lines', () => {
    const text =
      "import {\n  weapons as arms,\n  other,\n} from './tables';\n\nThese: <Table\n  of={arms}\n/>";
    expect(place('', text).get(weapons)).toEqual(['second']);
  });

  it('as a member of everything that a file exports', () => {
    expect(
      place("import * as terms from './terms';\n\n<Term of={terms.might}>strong</Term>").get(might),
    ).toEqual(['first']);
  });

  it('and in each other chapter that shows it, the first one first', () => {
    const text = "import { check } from './formulas';\n\n<CostTable of={check} />";
    expect(place(text, text).get(check)).toEqual(['first', 'second']);
  });
});

describe('a thing does not stand where it', () => {
  it('is only mentioned', () => {
    const text = "import { check } from './formulas';\n\n<Odds of={check} /> <Figure of={check} />";
    expect(place(text).get(check)).toBeUndefined();
  });

  it('is set beside those of another book', () => {
    const text = "import { check } from '../earlier/formulas';\n\n<Formula of={check} />";
    expect(place(text).get(check)).toBeUndefined();
  });

  it('is written as code or in a comment', () => {
    const text =
      "import { check } from './formulas';\n\n`<Formula of={check} />` {/* <Formula of={check} /> */}";
    expect(place(text).get(check)).toBeUndefined();
  });

  it('has the name of a thing of another kind', () => {
    const text = "import { might } from './tables';\n\n<Table of={might} />";
    expect(place(text).get(might)).toBeUndefined();
  });
});
