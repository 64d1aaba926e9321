export * from './formulas-checks';
export * from './formulas-groups';
export * from './formulas-harm';
