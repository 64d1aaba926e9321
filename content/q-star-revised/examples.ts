import { rangedWeapons } from './tables';

/** The book's worked case: a musket is reloaded with too few action points left. */
export const musketReload = { cost: rangedWeapons.rows.musket.reload, held: 3 };
export const musketReloaded = { turns: 2, left: 1 };

/** What a new human with Mediocre Might has when the effort of a fight is paid, without armour. */
export const newHuman = { endurance: 15, health: 10, durability: 0 };
