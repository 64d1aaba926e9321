import { brotliCompressSync, constants } from 'node:zlib';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { CostCurve } from '../../src/islands/CostCurve';
import { FormulaWidget } from '../../src/islands/FormulaWidget';
import { RollButton } from '../../src/islands/RollButton';
import { RulesTable } from '../../src/islands/RulesTable';
import type { Formula } from '../../src/rules/formula';
import { pack } from '../../src/views/pack';
import { portable } from '../../src/views/portable';
import { ride, stable } from '../two-worlds/formulas';
import { check, duel, effort, hero, mapped, modifier, price, shooting } from '../views/samples';

const dataOf = (formula: Formula): string => pack({ formula: portable(formula), hrefs: {} });
const widget = (formula: Formula): string => renderToString(<FormulaWidget data={dataOf(formula)} />);
const text = (html: string): string => html.replace(/<[^>]*>/g, ' ').replaceAll('\u202f', ' ');

describe('a formula without scripts', () => {
  const html = widget(check);
  test('shows its terms, its answer, its chart and its ladder', () => {
    expect(html).toContain('id="try-skill-check"');
    expect(text(html)).toContain('You succeed 50 % of the time: roll 11 or more on 3d6.');
    expect(html).toMatch(/<path class="good" d="M8 100V0/);
    expect(text(html)).toMatch(/Moderate, 13–15\s+25.9 % to 50 %/);
    expect(html.match(/<option/g)).toHaveLength(3);
  });
  test('names every control by the bracket under or over it', () => {
    for (const [, id] of html.matchAll(/<(?:input|select) id="([^"]+)"/g)) {
      expect(html).toContain(`<label for="${id}">`);
    }
  });
  test('has no style attribute, which the policy of the page would refuse', () => {
    expect(html + widget(shooting) + widget(modifier)).not.toContain('style=');
  });
  test('weighs little, with the data that it carries', () => {
    const page = Buffer.from(`${html}${dataOf(check)}`);
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
    expect(brotliCompressSync(page, { params }).length).toBeLessThan(1_500);
  });
  test('offers one chart for each number that it rolls', () => {
    expect(text(widget(shooting))).toMatch(/Attack\s+Critical hits\s+exactly\s+at least\s+at most/);
  });
  test('has neither a chart nor dice where nothing is rolled', () => {
    const certain = widget(modifier);
    expect(text(certain)).toContain('Modifier 2.');
    expect(certain).not.toContain('class="chart"');
    expect(text(certain)).not.toContain('Roll');
  });
});

const compressed = (page: string): number =>
  brotliCompressSync(Buffer.from(page), { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

describe('a map without scripts', () => {
  const html = widget(mapped);
  const cells = (page: string): string[] => page.match(/<td[^>]*>[^<]+<\/td>/g) ?? [];
  test('is a table with heads for rows and columns, named by its label', () => {
    const id = /<table aria-labelledby="([^"]+)"/.exec(html)?.[1];
    expect(text(html.slice(html.indexOf(`id="${id}"`)))).toContain('The chance by ability and skill');
    expect(text(html)).toContain('Ability modifier down, skill across, in %');
    expect(html.match(/<th scope="row">/g)).toHaveLength(11);
    expect(html).toContain('<th scope="col">Master</th>');
    expect(cells(html)).toHaveLength(33);
  });
  test('marks the cell of the reader, which is its one stop for the keyboard', () => {
    const marked = cells(html).filter((cell) => cell.includes('aria-current'));
    expect(marked).toEqual(['<td aria-current="true" tabindex="0">50</td>']);
    expect(cells(html).filter((cell) => cell.includes('tabindex'))).toEqual(marked);
  });
  test('stands after the chart, or after the answer where nothing is rolled, and explains its signs', () => {
    expect(html.indexOf('class="mapped"')).toBeGreaterThan(html.indexOf('class="chart"'));
    const certain = widget(duel);
    expect(certain.indexOf('class="mapped"')).toBeGreaterThan(certain.indexOf('class="answer"'));
    expect(text(certain)).toMatch(/CD\s+complete defeat: 10\s/);
    expect(widget(check)).not.toContain('class="mapped"');
  });
  test('weighs little, even with four hundred cells', () => {
    const whole = widget(duel);
    expect(cells(whole)).toHaveLength(400);
    const { map: _, ...bare } = duel;
    expect(compressed(whole) - compressed(widget(bare))).toBeLessThan(1_500);
    const chances: Formula = {
      ...duel,
      expression: '3d6 + mine - theirs',
      result: {
        label: 'Sum',
        bands: [
          { label: 'low', says: 'roll low', tone: 'bad', to: 10 },
          { label: 'high', says: 'roll high', tone: 'good', from: 11 },
        ],
      },
      map: { ...duel.map, shows: 'chance' },
    };
    const { map: __, ...plain } = chances;
    expect(compressed(widget(chances)) - compressed(widget(plain))).toBeLessThan(1_500);
    expect(cells(widget(effort))).toHaveLength(72);
  });
});

describe('what to do', () => {
  test('stands under the answer where a player decides', () => {
    const html = text(widget(effort));
    expect(html).toMatch(/What to do\s+Always (?:roll|rack|push)/);
    expect(html.indexOf('What to do')).toBeGreaterThan(html.indexOf('You succeed'));
  });
  test('is folded where it is long, and can be read without scripts all the same', () => {
    const html = widget(hero);
    expect(html).toMatch(/<details class="advice"><summary>What to do, in \d+ cases<\/summary><ul><li>On a/);
    expect(html).toContain('<li>Otherwise: spend none.</li>');
  });
  test('is silent where nobody decides', () => {
    for (const formula of [check, shooting, duel]) expect(widget(formula)).not.toContain('advice');
  });
});

describe('a cost without scripts', () => {
  const html = renderToString(<CostCurve data={dataOf(price)} />);
  test('lists every value and marks the row of the reader', () => {
    const rows = html.match(/<tr.*?<\/tr>/g) ?? [];
    expect(rows).toHaveLength(11);
    const marked = rows.filter((row) => row.includes('aria-current="true"')).map(text);
    expect(marked).toHaveLength(1);
    expect(marked[0]?.trim()).toMatch(/^7\s+32 000\s+32 000$/);
  });
  test('sums the way from where nothing is paid to there', () => {
    expect(text(html)).toMatch(/From rank [\s\S]* to [\s\S]*: {2}32 000 credits/);
  });
  test('draws its curve without a style attribute', () => {
    expect(html).toContain('<path d="M0 100L1');
    expect(html).not.toContain('style=');
  });
});

describe('a book in two genres without scripts', () => {
  const html = widget(ride);
  test('offers both names, and those of each for when one is chosen', () => {
    expect(html).toMatch(
      /<option value="horse" data-told="" data-in-fantasy="Horse, 6" data-in-scifi="Hover bike, 6"[^>]*>Horse \/ Hover bike, 6<\/option>/,
    );
    expect(html).toMatch(
      /<option value="griffin" data-told="" data-in-fantasy="Griffin, 9">Griffin, 9<\/option>/,
    );
    expect(html).toContain('<option value="feet">On foot, 3</option>');
  });
  test('sets both beside each other in what it writes, each marked with its genre', () => {
    const rows = renderToString(<CostCurve data={dataOf(stable)} />);
    expect(rows).toContain(
      '<span data-in="fantasy">Horse</span><span data-in=""> / </span><span data-in="scifi">Hover bike</span></th>',
    );
    expect(rows).toContain('<tr data-in="fantasy"><th scope="row">Griffin</th>');
  });
});

describe('smaller islands without scripts', () => {
  test('dice in a sentence are a button that says what it rolls', () => {
    expect(renderToString(<RollButton dice="2d6" />)).toContain('aria-label="Roll 2d6">2d6</button>');
  });
  test('a short table that is not rolled on has no tools, a long one has a filter, a rollable one dice', () => {
    const html = (long: boolean, roll?: string): string =>
      renderToString(<RulesTable name="Things" long={long} {...(roll ? { roll, bands: [[1, 6]] } : {})} />);
    expect(html(false)).not.toContain('table-tools');
    expect(html(true)).toContain('aria-label="Filter Things"');
    expect(html(false, '1d6')).toContain('Roll 1d6');
  });
  test('a table offers what is in a column, and the lists that it is rolled for', () => {
    const tools = pack({
      filters: [{ label: 'Type', column: 1, cells: [[4, 'Edged']] }],
      lists: { label: 'Terrain', columns: [[1, 'Forest']] },
    });
    const html = renderToString(
      <RulesTable name="Things" long={false} roll="1d6" bands={[[1, 6]]} tools={tools} />,
    );
    expect(html).toMatch(
      /<select aria-label="Type in Things"[^>]*><option value="" selected="">Type: any<\/option>/,
    );
    expect(html).toContain('<option value="4">Edged</option>');
    expect(text(html)).toMatch(/Terrain\s+Forest\s+Roll 1d6/);
  });
});
