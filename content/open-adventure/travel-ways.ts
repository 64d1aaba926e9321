/** What carries a traveller, as formulas read it from the table of speeds. */
export const ways = { foot: 0, land: 1, water: 2, air: 3 } as const;
