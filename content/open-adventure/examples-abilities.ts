/** Somebody with Perception and a gun, somebody with Dexterity and armour, as the rulebook has them. */
export const gunner = { perception: 6, damage: 3, attack: 9 } as const;
export const wearer = { dexterity: 5, toughness: 2, defence: 7 } as const;

/** Languages of somebody with this Intelligence. */
export const speaker = { intelligence: 7, common: 5, goblin: 2 } as const;

/** The chance that the rulebook states beside a face of the die, in percent. */
export const commonPercent = 33;

/** Our own: two who push a stone. */
export const pushers = { chief: 5, helper: 4 } as const;
