import type { Band } from '../rules/formula';

const strongest = 4;

/** A shade for every band: 'g4' for the best, 'b1' for what is only just bad. Bands stand in the order of their
 *  outcomes, so that what lies nearest to an end of the list is the strongest of its tone. */
export function shades(bands: readonly Band[]): string[] {
  return bands.map(({ tone }, index) => {
    const alike = bands.flatMap((other, place) => (other.tone === tone ? [place] : []));
    const middle = alike.reduce((sum, place) => sum + place, 0) / alike.length;
    const fromFirst = alike.indexOf(index);
    const fromWeakest = middle < (bands.length - 1) / 2 ? alike.length - 1 - fromFirst : fromFirst;
    const strength =
      alike.length === 1 ? 3 : 1 + Math.round((fromWeakest * (strongest - 1)) / (alike.length - 1));
    return `${tone.charAt(0)}${strength}`;
  });
}
