import { PMF, parse, setCachingEnabled } from '@yipe/dice';
import { builderPMFCache, d, roll } from '@yipe/dice/builder';
import type { Side } from '../side';

/** Its two entries keep answers apart, and one of them shows its cache only to its own class. */
const built = d(2).pmf.constructor as typeof PMF;

/** Answers that were kept would only be looked up again. */
function forget(): void {
  setCachingEnabled(false);
  PMF.clearCache();
  built.clearCache();
  builderPMFCache.clear();
}

function side(answer: () => PMF): Side {
  return {
    run: () => {
      forget();
      return answer();
    },
    read: (result) => new Map([...(result as PMF).map].map(([outcome, { p }]) => [`${outcome}`, p])),
  };
}

/** As an expression, as its readers write it. */
export function sum(count: number, sides: number): Side {
  return side(() => parse(`${count}d${sides}`));
}

/** Its expressions overflow here; what it builds step by step does not. */
export function builtSum(count: number, sides: number): Side {
  return side(() => roll(count, d(sides)).pmf);
}

export function explodingSum(count: number, sides: number, times: number): Side {
  return side(() => roll(count, d(sides)).explode(times).pmf);
}

export function keepHighest(kept: number, count: number, sides: number, times: number): Side {
  return side(() => (times > 0 ? d(sides).explode(times) : d(sides)).keepHighest(count, kept).pmf);
}
