import { BookChoice } from './book-choice';
import { element } from './element';
import { find } from './find';
import { HitList } from './hit-list';
import styles from './search.css?url';

const root = document.documentElement;
const open = root.dataset.book;
const pause = 120;
/** As much of a question as is said back. */
const saidBack = 60;

function waysOn(): (Node | string)[] {
  const pages = [
    ...document.querySelectorAll<HTMLAnchorElement>('.nav:first-child ol:last-of-type a, .shelf a'),
  ];
  const links = pages.map((page) => element('a', { href: page.href }, page.textContent ?? ''));
  return links.length === 0 ? [] : ['You may also look here: ', ...links.flatMap((link) => [link, ' '])];
}

class SearchDialog {
  readonly #input = element('input', {
    type: 'search',
    role: 'combobox',
    'aria-label': 'Search',
    'aria-expanded': 'false',
    'aria-controls': 'hits',
    'aria-autocomplete': 'list',
    autocomplete: 'off',
    autocapitalize: 'off',
    spellcheck: 'false',
    placeholder: 'A rule, a term, an abbreviation',
  });
  readonly #status = element('p', { role: 'status' });
  readonly #list = new HitList(this.#input);
  readonly #books = new BookChoice(open, () => this.#search());
  readonly #dialog = element('dialog', { class: 'search', 'aria-label': 'Search', closedby: 'any' });
  #latest = 0;
  #timer = 0;

  constructor() {
    const close = element('button', { type: 'button', 'aria-label': 'Close the search' }, 'Close');
    close.addEventListener('click', () => this.#dialog.close());
    const bar = element('div', { class: 'bar' }, this.#input, close);
    this.#dialog.append(bar, this.#books.element, this.#status, this.#list.element);
    this.#input.addEventListener('input', () => {
      clearTimeout(this.#timer);
      this.#timer = window.setTimeout(() => this.#search(), pause);
    });
    this.#input.addEventListener('keydown', (event) => this.#list.steer(event));
    // The page behind may be the very one that a hit leads to.
    this.#list.element.addEventListener('click', () => this.#dialog.close());
    document.head.append(element('link', { rel: 'stylesheet', href: styles }));
    document.body.append(this.#dialog);
  }

  show(typed: string): void {
    if (this.#dialog.open) return;
    this.#dialog.showModal();
    this.#input.select();
    if (typed) {
      this.#input.value = typed;
      this.#search();
    }
    this.#books.fill().catch((error: unknown) => this.#fail(error));
  }

  async #search(): Promise<void> {
    const query = this.#input.value.trim();
    this.#latest += 1;
    const mine = this.#latest;
    if (query === '') {
      this.#list.show([]);
      this.#status.replaceChildren();
      return;
    }
    try {
      const hits = await find(query, this.#books.chosen, open);
      if (mine !== this.#latest) return;
      this.#list.show(hits);
      this.#say(query, hits.length);
    } catch (error) {
      this.#fail(error);
    }
  }

  #say(query: string, count: number): void {
    if (count > 0) {
      this.#status.replaceChildren(count === 1 ? 'One hit' : `${count} hits, the best first`);
      return;
    }
    const where = this.#books.chosen === undefined ? '' : ` in ${this.#books.chosen}`;
    const said = query.length > saidBack ? `${query.slice(0, saidBack)}…` : query;
    this.#status.replaceChildren(
      `Nothing found for ‘${said}’${where}. Try fewer letters or another word. `,
      ...waysOn(),
    );
  }

  #fail(error: unknown): void {
    const reason = error instanceof Error ? error.message : String(error);
    this.#list.show([]);
    this.#status.replaceChildren(`The search cannot be used now. ${reason} `, ...waysOn());
  }
}

let dialog: SearchDialog | undefined;

/** Opens the search over the page, for what has been typed already. */
export function openSearch(typed: string): void {
  dialog ??= new SearchDialog();
  dialog.show(typed);
}
