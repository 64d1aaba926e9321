export * from './tables-combat-encounters';
export * from './tables-combat-fights';
