import { mechanisms } from './functions/index';
import { provide } from './mechanisms';

// Everything is at hand from the start. Where size matters, functions/load.ts brings only what a formula calls.
for (const [name, mechanism] of Object.entries(mechanisms)) provide(name, mechanism);
