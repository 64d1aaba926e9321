/** How many of which rows, in the order in which they were put in. */
export type Basket = ReadonlyMap<string, number>;

/** A row and how many of it. */
export type BasketEntry = readonly [row: string, count: number];

const entry = /^([a-z][a-z0-9-]*)(?:\.([1-9]\d{0,5}))?$/;

/** What 'rope.2_torches' says, in its order, also where a row comes twice. Undefined where it cannot be read. */
export function entriesIn(text: string): readonly BasketEntry[] | undefined {
  if (text === '') return [];
  const entries: BasketEntry[] = [];
  for (const part of text.split('_')) {
    const [whole, row = '', count = '1'] = entry.exec(part) ?? [];
    if (whole === undefined) return undefined;
    entries.push([row, Number(count)]);
  }
  return entries;
}

/** Reads 'rope.2_torches': two of the row rope, one of the row torches. Undefined where it cannot be read. */
export function parseBasket(text: string): Basket | undefined {
  const entries = entriesIn(text);
  const basket = new Map(entries);
  return entries && basket.size === entries.length ? basket : undefined;
}

/** The same as text, for an address and for comparisons. An address needs to escape none of its signs. */
export function writeBasket(basket: Basket): string {
  const parts = [...basket].filter(([, count]) => count > 0);
  return parts.map(([row, count]) => (count === 1 ? row : `${row}.${count}`)).join('_');
}
