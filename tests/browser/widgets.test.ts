import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formulaAnchor } from '../../src/views/anchor';
import { chosenFormulas, rolledFormulas } from '../content/placed';
import { consoleOf, sharedBrowser } from './visit';
import { movable, Widget } from './widget';

const browser = sharedBrowser();
let context: Awaited<ReturnType<typeof browser.context>>;
beforeAll(async () => {
  context = await browser.context({ permissions: ['clipboard-read', 'clipboard-write'] });
});
afterAll(() => context.close());

describe.each(chosenFormulas.map((placed) => ({ ...placed, name: placed.thing.name })))(
  '$book.game.title: $name',
  ({ thing: formula, path }) => {
    const moved = movable(formula);
    const { name, input, to } = moved;

    it('answers a step at once, keeps it in the address, and gives it out as a link', async () => {
      const page = await context.newPage();
      const messages = consoleOf(page);
      await page.goto(path);
      const widget = new Widget(page, formula);
      expect(await widget.shown()).toBe(widget.answerFor());

      await widget.wake();
      await widget.move(moved);
      await widget.expectState({ [name]: to }, 'a step by keyboard');

      await page.reload();
      await widget.expectState({ [name]: to }, 'the address, opened again');

      await widget.button('Copy link').click();
      await widget.figure.getByText('Link copied.').waitFor();
      const copied = new URL(await page.evaluate(() => navigator.clipboard.readText()));
      expect(copied.href.replace(copied.hash, '')).toBe(page.url().replace(/#.*$/, ''));
      expect(copied.hash).toBe(`#${formulaAnchor(formula)}`);

      await widget.button('Reset').click();
      await widget.expectState({}, 'reset');

      // By pointer alone.
      if (input.kind === 'number') {
        await widget.button(`${input.label}, more`).click();
        await widget.expectState({ [name]: to }, 'a step by pointer');
        await widget.button(`${input.label}, less`).click();
        await widget.expectState({}, 'a step back');
      }
      expect(messages).toEqual([]);
      await page.close();
    });
  },
);

describe.each(rolledFormulas.map((placed) => ({ ...placed, name: placed.thing.name })))(
  '$book.game.title: $name, with nothing to choose',
  ({ thing: formula, path }) => {
    it('shows its answer, and rolls', async () => {
      const page = await context.newPage();
      const messages = consoleOf(page);
      await page.goto(path);
      const widget = new Widget(page, formula);
      expect(await widget.shown()).toBe(widget.answerFor());
      await widget.button('Roll').click();
      await widget.figure.locator('.rolled strong').waitFor();
      expect(messages).toEqual([]);
      await page.close();
    });
  },
);
