export * from './formulas-checks';
export * from './formulas-combat';
export * from './formulas-crisis';
export * from './formulas-prices';
export * from './formulas-values';
