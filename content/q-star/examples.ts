import { armours } from './tables';

/** The numbers of the book's worked examples: prose tells them, formulas witness them. */

/** Multiple successes, withdrawn: three dice, the modifiers that may be spent, and the difficulty of each die. */
export const mary = { first: 4, second: 3, third: 6, modifier: 3, dc: 6 };
export const maryOutcome = { dice: 3, actions: 2, spent: mary.dc - mary.first };

/** Rate of fire: one extra bullet. */
export const extraBullet = { rof: 2, extra: 1, dice: '4d6' };

/** Body armour against a hit with two critical hits. The book does not say how much endurance was left. */
export const armouredHit = {
  damage: 15,
  critical: 10,
  criticals: 2,
  armour: 'body-armour-mk-i',
  durability: 4,
  cover: 'none',
  endurance: 42,
};
export const armouredLoss = { endurance: 10, health: 10, durability: 2 };
export const armouredCritical = armouredLoss.health / armouredHit.criticals;
export const armouredReduction = armours.rows['body-armour-mk-i'].dr;

/** A medical kit for somebody who has lost this much health: what a success rolls. */
export const patient = { item: 'medical-kit', lost: 12 };
export const patientHeals = { endurance: '2d10', health: '2d6' };
