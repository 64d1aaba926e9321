// What an island needs of the engine, which fetches the mechanisms that its formula calls.

export { load } from '../../src/engine/functions/load';
export * from './engine';
