import { Distribution } from '../distribution';
import { defineMechanism, lift, rolled } from '../mechanism';

export interface Hit {
  readonly damage: number;
  readonly critical: number;
  readonly criticals: number;
  readonly reduction: number;
  readonly durability: number;
  readonly cover: number;
  readonly endurance: number;
}

/** What one hit takes away: endurance before health, criticals straight to health and never less than 1 each. */
export function lossesOf(hit: Hit): { endurance: number; health: number; durability: number } {
  // Armour that is worn out protects no more.
  const reduction = hit.durability > 0 ? hit.reduction : 0;
  const normal = Math.max(0, hit.damage - reduction - hit.cover);
  const endurance = Math.min(normal, hit.endurance);
  const overflow = normal - endurance;
  const health = overflow + hit.criticals * Math.max(1, hit.critical - reduction);
  const worn = hit.criticals + (overflow > 0 ? 1 : 0);
  return { endurance, health, durability: Math.min(worn, hit.durability) };
}

export const wound = defineMechanism({
  parameters: ['damage', 'critical', 'criticals', 'reduction', 'durability', 'cover', 'endurance'],
  exact: (args) => lift(args, (hit) => Distribution.certainly(lossesOf(hit))),
  roll: (_dice, args) => lossesOf(rolled(args)),
});
