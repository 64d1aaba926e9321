import { witch } from './examples-start';

/** The worked cases of the chapter on magic. */

export const apprentice = { magic: 3, mana: 3 };

/** Five points of mana, and how two players divide them. */
export const divided = { magic: 5, fantasy: { green: 3, white: 2 }, scifi: { dark: 2, light: 3 } };

/** The witch of the worked character has as many, of other types. */
export const witchMana = witch.mana;

export const ranged = { range: 5 };

/** Our own: a caster who left two points and rests, and one for whom the dearest magic lies above the trait. */
export const saved = { magic: 5, left: 2, rests: 1, mana: 7 };
export const patient = { magic: 3, cost: 5, rests: 2, held: 6 };

/** Our own: seven points of damage against a save. */
export const halved = { damage: 7, half: 3 };
