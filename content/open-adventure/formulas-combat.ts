export * from './formulas-combat-encounters';
export * from './formulas-combat-fights';
export * from './formulas-combat-meetings';
export * from './formulas-combat-strikes';
export * from './formulas-combat-wrestling';
