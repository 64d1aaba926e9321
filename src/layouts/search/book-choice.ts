import { element } from './element';
import { findBooks } from './find';

/** Which book is searched: all of them, or one, the open one being offered first. */
export class BookChoice {
  readonly element = element('fieldset', {}, element('legend', {}, 'Search in'));
  readonly #open: string | undefined;
  readonly #changed: () => void;
  #filled = false;

  constructor(open: string | undefined, changed: () => void) {
    this.#open = open;
    this.#changed = changed;
    this.element.hidden = true;
    this.element.addEventListener('change', () => this.#changed());
  }

  /** The title of the chosen book; undefined for all of them. */
  get chosen(): string | undefined {
    return this.element.querySelector<HTMLInputElement>('input:checked')?.value || undefined;
  }

  /** Asks the index which books there are. */
  async fill(): Promise<void> {
    if (this.#filled) return;
    const books = await findBooks();
    if (this.#filled) return;
    this.#filled = true;
    const others = books.filter((book) => book !== this.#open);
    const choices = ['', ...(this.#open && books.includes(this.#open) ? [this.#open] : []), ...others];
    for (const book of choices) {
      const radio = element('input', { type: 'radio', name: 'search-book', value: book });
      radio.checked = book === '';
      this.element.append(element('label', {}, radio, book || 'All books'));
    }
    this.element.hidden = books.length < 2;
  }
}
