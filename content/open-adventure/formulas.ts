export * from './formulas-abilities';
export * from './formulas-campaign';
export * from './formulas-combat';
export * from './formulas-equipment';
export * from './formulas-magic';
export * from './formulas-start';
export * from './formulas-transport';
export * from './formulas-travel';
