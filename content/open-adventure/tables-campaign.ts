export * from './tables-campaign-conditions';
export * from './tables-campaign-land';
export * from './tables-campaign-ranks';
export * from './tables-campaign-trade';
