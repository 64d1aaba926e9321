// What an island needs of the engine, which fetches the mechanisms that its formula calls.

export { load } from '../../src/engine/load';
export * from './engine';
