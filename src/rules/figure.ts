import type { Source } from './source';

/** A single number of the rules that is neither a table's cell nor part of a formula. */
export interface Figure {
  readonly value: number;
  readonly label: string;
  readonly unit?: string;
  readonly source: Source;
}

export function defineFigures<K extends string>(figures: Record<K, Figure>): Readonly<Record<K, Figure>> {
  return figures;
}
