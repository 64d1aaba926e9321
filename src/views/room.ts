/** How many letters a list on a page may have. Compressed, with the marks between them, they take about half as many bytes,
 *  which leaves a page of a long book within its budget. */
const most = 12_000;

const lettersIn = (texts: readonly string[]): number => texts.reduce((sum, text) => sum + text.length, 0);

/** Whether texts have room on one page. */
export function haveRoom(texts: readonly string[]): boolean {
  return lettersIn(texts) <= most;
}

/** How many pages texts need at least. */
export function pagesFor(texts: readonly string[]): number {
  return Math.ceil(lettersIn(texts) / most);
}
