export * from './formulas-contests';
export * from './formulas-ratings';
export * from './formulas-resistance';
export * from './formulas-rolls';
