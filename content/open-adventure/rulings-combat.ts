export * from './rulings-combat-encounters';
export * from './rulings-combat-fights';
export * from './rulings-combat-turns';
