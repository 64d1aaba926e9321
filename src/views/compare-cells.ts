const leading = /^[+\u2212]?\d[\d\u202f]*(\.\d+)?/;

/** The number that a cell's text begins with: 1250 for '1 250 credits', 9 for '9–12'. */
export function numberOf(text: string): number | undefined {
  const found = leading.exec(text.trim())?.[0];
  return found === undefined ? undefined : Number(found.replace('\u2212', '-').replaceAll('\u202f', ''));
}

const blank = (text: string): boolean => /^[–—-]?$/.test(text.trim());

/** Orders the texts of a column: numbers by size, words by the alphabet, blanks always last. */
export function compareCells(a: string, b: string, descending = false): number {
  if (blank(a) || blank(b)) return Number(blank(a)) - Number(blank(b));
  const [left, right] = [numberOf(a), numberOf(b)];
  const order =
    left !== undefined && right !== undefined && left !== right
      ? left - right
      : a.localeCompare(b, 'en', { numeric: true });
  return descending ? -order : order;
}
