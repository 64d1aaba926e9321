import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readValue } from '../../src/rules/read-value';
import { chosenFormulas } from '../content/placed';
import { consoleOf, sharedBrowser } from './visit';
import { movable, Widget } from './widget';

const browser = sharedBrowser();
let context: Awaited<ReturnType<typeof browser.context>>;
beforeAll(async () => {
  context = await browser.context();
});
afterAll(() => context.close());

describe.each(chosenFormulas.map((placed) => ({ ...placed, name: placed.thing.name })))(
  '$book.game.title: $name',
  ({ thing: formula, path }) => {
    const { name, input, to } = movable(formula);

    it('answers what cannot be used with what is allowed, and keeps the last good answer', async () => {
      const page = await context.newPage();
      const messages = consoleOf(page);
      const widget = new Widget(page, formula);

      // An address typed by hand.
      const refusal = readValue(input, 'nonsense');
      await page.goto(`${path}?${formula.id}.${name}=nonsense&${formula.id}.nothing=1`);
      await expect.poll(() => widget.figure.innerText()).toContain(refusal.ok ? '' : refusal.problem);
      expect(await widget.shown()).toBe(widget.answerFor());

      if (input.kind === 'number') {
        for (const text of ['', 'ten', '1.5', String(input.max + 1), String(input.min - 1)]) {
          await widget.control(name).fill(text);
          const reading = readValue(input, text);
          const problem = reading.ok ? '' : reading.problem;
          await expect.poll(() => widget.figure.innerText(), { message: text }).toContain(problem);
          expect(await widget.control(name).getAttribute('aria-invalid'), text).toBe('true');
          expect(await widget.shown(), text).toBe(widget.answerFor());
        }
        await widget.control(name).fill(String(to));
        await widget.expectState({ [name]: to }, 'a good value afterwards');
        expect(await widget.control(name).getAttribute('aria-invalid')).toBeNull();
      }
      expect(messages).toEqual([]);
      await page.close();
    });
  },
);
