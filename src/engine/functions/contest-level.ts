/** How well one side does, from worst to best. */
export const levels = { fumble: 0, failure: 1, success: 2, critical: 3 } as const;
export const levelNames = ['fumble', 'failure', 'success', 'critical'] as const;

/** What is critical: a 1, with the highest face a fumble; or the exact target, with a 1 a fumble. Where the target itself
 *  is 1, the exact reading must say which of the two a 1 is; and it may keep the highest face a fumble beside the 1. */
const criticals = {
  one: 0,
  exactOrFumble: 1,
  exactBeforeFumble: 2,
  exactOrTwoFumbles: 3,
  exactBeforeTwoFumbles: 4,
} as const;

export function requireCriticals(rule: number): void {
  if (rule < criticals.one || rule > criticals.exactBeforeTwoFumbles) {
    throw new RangeError(
      `What is critical is a number from ${criticals.one} to ${criticals.exactBeforeTwoFumbles}, not ${rule}`,
    );
  }
}

export function levelOf(roll: number, target: number, sides: number, rule: number): number {
  const plain = roll <= target ? levels.success : levels.failure;
  if (rule === criticals.one) {
    if (roll === 1) return levels.critical;
    return roll === sides ? levels.fumble : plain;
  }
  const exactAtOne = rule === criticals.exactBeforeFumble || rule === criticals.exactBeforeTwoFumbles;
  if (roll === 1 && !(target === 1 && exactAtOne)) return levels.fumble;
  if (roll === sides && rule >= criticals.exactOrTwoFumbles) return levels.fumble;
  return roll === target ? levels.critical : plain;
}

/** My level and theirs after the masteries that one side has more than the other. Each bumps its side up by a step;
 *  what is left at the top is lost, or bumps the other side down. */
export function bump(mine: number, theirs: number, lead: number, downwards: boolean): [number, number] {
  if (lead < 0) {
    const [b, a] = bump(theirs, mine, -lead, downwards);
    return [a, b];
  }
  const up = Math.min(lead, levels.critical - mine);
  const down = downwards ? Math.min(lead - up, theirs) : 0;
  return [mine + up, theirs - down];
}
