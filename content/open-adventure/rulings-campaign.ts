export * from './rulings-campaign-conditions';
export * from './rulings-campaign-land';
export * from './rulings-campaign-ranks';
export * from './rulings-campaign-trade';
