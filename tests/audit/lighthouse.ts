import lighthouse from 'lighthouse';

export interface Scores {
  /** Out of a hundred, by category. */
  readonly scores: Readonly<Record<string, number>>;
  /** How far the layout has shifted. */
  readonly shift: number;
  /** What cost points, as the tool names it. */
  readonly faults: readonly string[];
}

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** One page as a phone of the middle class sees it, on a slow network. */
export async function scoresOf(url: string, port: number): Promise<Scores> {
  const result = await lighthouse(url, {
    port,
    logLevel: 'error',
    output: 'json',
    onlyCategories: [...categories],
  });
  if (!result) throw new Error(`Lighthouse has nothing to say about ${url}`);
  const { lhr } = result;
  if (lhr.runtimeError) throw new Error(`Lighthouse cannot load ${url}: ${lhr.runtimeError.message}`);
  const scored = categories.map((name) => [name, lhr.categories[name]] as const);
  const faults = scored.flatMap(([, category]) =>
    (category?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `${id}: ${lhr.audits[id]?.displayValue ?? lhr.audits[id]?.title ?? ''}`),
  );
  return {
    scores: Object.fromEntries(
      scored.map(([name, category]) => [name, Math.round((category?.score ?? 0) * 100)]),
    ),
    shift: lhr.audits['cumulative-layout-shift']?.numericValue ?? Number.NaN,
    faults,
  };
}
