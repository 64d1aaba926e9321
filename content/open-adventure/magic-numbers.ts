/** The numbers of the full entries: their texts, their formulas and the tests read them here. */

export const absorbing = { save: 3, defence: 3, perEnhancement: { light: 2, save: 2 } };

export const healing = {
  light: 4,
  sides: 6,
  everyHours: 12,
  lastsHours: 24,
  perEnhancement: { light: 1, stamina: 1, hours: 3 },
  forAnother: { light: 1, stamina: 3 },
};

export const friendship = { green: 2, range: 3, perEnhancement: { green: 2, save: -2 } };

export const rope = { range: 3, actions: 2, minutes: 5, perEnhancement: { blue: 2, ropes: 1 } };

export const antipsiNumbers = { range: 6, enhancement: { light: 2, volume: 5 } };

export const aspectNumbers = { light: 2, charisma: 3, perEnhancement: { light: 1, stamina: 1, charisma: 1 } };

export const arrow = { arrows: 3, damage: 7, range: 10, power: 2, perPower: { range: 1 } };

export const mount = { range: 3, hours: 5 };

export const projection = {
  dark: 4,
  speed: 6,
  minutes: 5,
  turnsToCast: 2,
  perEnhancement: { minutes: 2, health: 1 },
};
