import { fetchCalled } from './fetch-called';
import { sources } from './functions/index';

// Everything is at hand before whoever imports this goes on: for the build and for tests, where size does not matter.
// In a browser load.ts brings only what a formula calls.
await Promise.all(Object.keys(sources).map(fetchCalled));
