// What an island needs of the engine, with everything that any formula can call.
export { evaluate, evaluateExpression } from '../../src/engine/evaluate';
export { compareFractions, fraction, scaled, toNumber } from '../../src/engine/fraction';
export { parse } from '../../src/engine/parse';
export { cryptoRandom } from '../../src/engine/random';
export { roll } from '../../src/engine/roll';
export { mean, median, quantile, standardDeviation } from '../../src/engine/statistics';
