import { defineTable } from '../../../../src/rules/table';
import { source } from './sources';

/** Weights are in halves, and not every place sells everything. */
export const wares = defineTable({
  id: 'wares',
  name: 'Wares',
  source,
  columns: {
    name: { label: 'Thing' },
    price: { label: 'Price', unit: 'credits' },
    weight: { label: 'Weight', parts: 2 },
    harbour: { label: 'Harbour', unit: 'credits' },
    market: { label: 'Market', unit: 'credits' },
  },
  rows: {
    rope: { name: 'Rope', price: 5, weight: 4, harbour: 4, market: 6 },
    torch: { name: 'Torch', price: 1, weight: 1, harbour: null, market: 1 },
    lamp: { name: 'Lamp', price: 1200, weight: 3, harbour: null, market: 1500 },
    'long-boat': {
      name: 'Long boat with oars, sails and all that belongs to it',
      price: 3000,
      weight: 401,
      harbour: 2800,
      market: null,
    },
  },
});
