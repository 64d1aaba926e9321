/** Two dice that lie on the table, and what they say. */
export const rolls = {
  lowDark: { positive: 5, negative: 2, result: -2 },
  equal: { positive: 1, negative: 1, result: 0 },
  lowBright: { positive: 1, negative: 3, result: 1 },
} as const;

/** The witch of the worked example. */
export const witch = {
  traits: { magic: 5, strength: 3, dexterity: 5, perception: 3, health: 7, charisma: 3, intelligence: 4 },
  bonuses: { lockPick: 1, knowledge: 1, traps: 2 },
  penalties: { swim: 2, presence: 1, jump: 1, diplomacy: 1 },
  mana: { black: 3, green: 2 },
  dice: 11,
  money: 110,
  /** What the rulebook pays for each thing, by the ids of our price lists in camel case. */
  paid: {
    studdedLeather: 25,
    dagger: 3,
    backpack: 5,
    torches: 5,
    rations: 60,
    tinderBox: 3,
    rope: 1,
    ironSpikes: 1,
    instrument: 5,
  },
  rations: 12,
  left: 2,
  printedDefence: 6,
  printedDexterity: 3,
  printedDaggerDamage: 0,
  printedMeleeAttack: 3,
  nextRank: 2500,
} as const;

const bundleOfTorches = 1;

/** What she spends by the price lists, where a bundle of torches costs less than she paid. */
export const spentCoins =
  Object.values(witch.paid).reduce((sum, price) => sum + price, 0) - witch.paid.torches + bundleOfTorches;
export const left = witch.money - spentCoins;

const studdedLeather = 3;
const dagger = 2;
export const armour = studdedLeather;
export const defence = witch.traits.dexterity + studdedLeather;
export const melee = witch.traits.strength + dagger;
