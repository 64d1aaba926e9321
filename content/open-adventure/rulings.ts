export * from './rulings-abilities';
export * from './rulings-campaign';
export * from './rulings-combat';
export * from './rulings-equipment';
export * from './rulings-magic';
export * from './rulings-start';
export * from './rulings-transport';
export * from './rulings-travel';
