export * from './tables-abilities';
export * from './tables-campaign';
export * from './tables-combat';
export * from './tables-equipment';
export * from './tables-magic';
export * from './tables-start';
export * from './tables-transport';
export * from './tables-travel';
