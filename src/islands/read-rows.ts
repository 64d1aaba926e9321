/** A row of a printed table as the reader has it before them. */
export interface ReadRow {
  readonly row: HTMLTableRowElement;
  /** Whether the chosen genre has such a row. */
  readonly told: boolean;
  /** What stands in it, in small letters. */
  readonly words: string;
}

const chosenGenre = (): string | undefined => document.documentElement.dataset['genre'];

/** What is not said as long as this genre is chosen. */
function unsaid(genre: string | undefined): string {
  return genre === undefined ? '.else' : `[data-in]:not([data-in~=${CSS.escape(genre)}])`;
}

/** What a part of the page says: the words of the genre that the reader has chosen, otherwise those of all. */
export function wordsIn(element: Element): string {
  const others = unsaid(chosenGenre());
  if (!element.querySelector(others)) return element.textContent ?? '';
  const copy = element.cloneNode(true) as Element;
  for (const part of copy.querySelectorAll(others)) part.remove();
  return copy.textContent ?? '';
}

const isTold = ({ dataset }: HTMLElement, genre: string | undefined): boolean =>
  genre === undefined || dataset['in'] === undefined || dataset['in'].split(' ').includes(genre);

/** The rows of a table in the order of the book. To look for words in them is quick once they have been read. */
export function readRows(book: readonly HTMLTableRowElement[]): readonly ReadRow[] {
  const genre = chosenGenre();
  return book.map((row) => ({ row, told: isTold(row, genre), words: wordsIn(row).toLowerCase() }));
}

/** One row read out; with `column` only what it is called and that cell. */
export function rowText(row: HTMLTableRowElement, column?: number): string {
  const cells = [...row.cells].filter((_, index) => column === undefined || index === 0 || index === column);
  return cells.map(wordsIn).join(', ');
}
