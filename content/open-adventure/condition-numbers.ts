/** The numbers in the effects of conditions. The table tells them and the formulas reckon with them. */
export const harm = {
  acid: '2d6',
  age: 10,
  bleed: 1,
  burn: 2,
  cold: 1,
  confuse: 3,
  deplete: 1000,
  dying: 1,
  starve: 1,
  lycanthropy: 13,
} as const;
