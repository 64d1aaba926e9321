import { provide } from './at-hand';
import { sources } from './functions/index';

// Everything is at hand before whoever imports this goes on: for the build and for tests, where size does not matter.
// In a browser load.ts brings only what a formula calls.
const all = Object.entries(sources).map(async ([name, source]) => provide(name, await source()));
await Promise.all(all);
