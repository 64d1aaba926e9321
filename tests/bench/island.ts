// What an island needs of the engine, which fetches the mechanisms that its formula calls.

export { evaluate, evaluateExpression } from '../../src/engine/evaluate';
export { compareFractions, fraction, scaled, toNumber } from '../../src/engine/fraction';
export { load } from '../../src/engine/load';
export { parse } from '../../src/engine/parse';
export { cryptoRandom } from '../../src/engine/random';
export { roll } from '../../src/engine/roll';
export { mean, quantile } from '../../src/engine/statistics';
