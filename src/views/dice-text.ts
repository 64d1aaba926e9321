import type { Rolled } from '../engine/roll';

/** The dice as they are read out: '4, 2, 6 on 3d6'. */
export function diceText({ groups }: Pick<Rolled, 'groups'>): string {
  return groups.map(({ sides, faces }) => `${faces.join(', ')} on ${faces.length}d${sides}`).join('; ');
}
