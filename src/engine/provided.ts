import { provide } from './at-hand';
import { diceForms } from './dice-forms';
import { mechanisms } from './functions/index';

// Everything is at hand from the start. Where size matters, functions/load.ts brings only what a formula calls.
for (const [name, called] of Object.entries({ ...diceForms, ...mechanisms })) provide(name, called);
