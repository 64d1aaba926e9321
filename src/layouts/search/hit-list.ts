import { element } from './element';
import type { Hit } from './hit';
import { addExcerpt, hitOption } from './hit-option';

/** The list below a search field. The focus stays in the field; the arrow keys move through the list. */
export class HitList {
  readonly element = element('div', { id: 'hits', role: 'listbox', 'aria-label': 'Hits' });
  readonly #input: HTMLInputElement;
  #options: HTMLAnchorElement[] = [];
  #hits: readonly Hit[] = [];
  /** What a hit says is fetched when the reader comes to see it. */
  readonly #seen = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting || !(target instanceof HTMLAnchorElement)) continue;
      const hit = this.#hits[this.#options.indexOf(target)];
      this.#seen.unobserve(target);
      if (hit) addExcerpt(target, hit);
    }
  });
  #active = -1;

  constructor(input: HTMLInputElement) {
    this.#input = input;
    this.element.hidden = true;
    this.element.addEventListener('pointermove', ({ target }) => {
      const option = target instanceof Element && target.closest('a');
      if (option) this.#activate(this.#options.indexOf(option), false);
    });
  }

  show(hits: readonly Hit[]): void {
    this.#seen.disconnect();
    this.#hits = hits;
    this.#options = hits.map((hit, at) => hitOption(hit, `hit-${at}`));
    this.element.replaceChildren(...this.#options);
    for (const option of this.#options) this.#seen.observe(option);
    this.element.hidden = hits.length === 0;
    this.element.scrollTop = 0;
    this.#input.setAttribute('aria-expanded', String(hits.length > 0));
    this.#activate(hits.length > 0 ? 0 : -1, false);
  }

  /** Answers a key that was pressed in the field. */
  steer(event: KeyboardEvent): void {
    const last = this.#options.length - 1;
    const moves: Readonly<Record<string, number>> = {
      ArrowDown: this.#active < last ? this.#active + 1 : 0,
      ArrowUp: this.#active > 0 ? this.#active - 1 : last,
      PageDown: Math.min(this.#active + 5, last),
      PageUp: Math.max(this.#active - 5, 0),
    };
    const to = moves[event.key];
    if (to !== undefined && last >= 0) {
      event.preventDefault();
      this.#activate(to, true);
    } else if (event.key === 'Enter' && !event.isComposing) {
      event.preventDefault();
      this.#options[this.#active]?.click();
    }
  }

  #activate(to: number, scroll: boolean): void {
    this.#options[this.#active]?.setAttribute('aria-selected', 'false');
    this.#active = to;
    const option = this.#options[to];
    option?.setAttribute('aria-selected', 'true');
    if (option) this.#input.setAttribute('aria-activedescendant', option.id);
    else this.#input.removeAttribute('aria-activedescendant');
    if (scroll) option?.scrollIntoView({ block: 'nearest' });
  }
}
