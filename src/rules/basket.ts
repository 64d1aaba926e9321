/** How many of which rows, in the order in which they were put in. */
export type Basket = ReadonlyMap<string, number>;

const entry = /^([a-z][a-z0-9-]*)(?:\.([1-9]\d{0,5}))?$/;

/** Reads 'rope.2_torches': two of the row rope, one of the row torches. Undefined where it cannot be read. */
export function parseBasket(text: string): Basket | undefined {
  const basket = new Map<string, number>();
  if (text === '') return basket;
  for (const part of text.split('_')) {
    const [whole, row = '', count = '1'] = entry.exec(part) ?? [];
    if (whole === undefined || basket.has(row)) return undefined;
    basket.set(row, Number(count));
  }
  return basket;
}

/** The same as text, for an address and for comparisons. An address needs to escape none of its signs. */
export function writeBasket(basket: Basket): string {
  const parts = [...basket].filter(([, count]) => count > 0);
  return parts.map(([row, count]) => (count === 1 ? row : `${row}.${count}`)).join('_');
}
