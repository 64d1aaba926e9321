import type { Band, Facet, Formula, Values } from './formula';

const unbounded: readonly [Band, Band] = [
  { label: 'failure', says: 'fail', tone: 'bad' },
  { label: 'success', says: 'succeed', tone: 'good' },
];

/** The facets of a formula's outcomes; undefined where an outcome is a plain number. */
export function facetsOf(formula: Formula): Readonly<Record<string, Facet>> | undefined {
  const { facets, better: _better, bands: _bands, claims: _claims, ...measure } = formula.result;
  if (facets || formula.against === undefined) return facets;
  return {
    total: measure,
    margin: { label: 'Above or below the target', hidden: true },
  };
}

/** The bands of a formula, with their bounds. Against a target the margin decides: 0 reaches it. */
export function bandsOf(formula: Formula): readonly Band[] {
  const { bands, facets } = formula.result;
  if (facets || formula.against === undefined) return bands ?? [];
  const [below, reached] = bands ?? unbounded;
  if (!below || !reached) {
    throw new Error(`Formula '${formula.id}': with a target it needs two bands, below and reached`);
  }
  return [
    { ...below, facet: 'margin', to: -1 },
    { ...reached, facet: 'margin', from: 0 },
  ];
}

export function startValues(formula: Formula): Values {
  return Object.fromEntries(Object.entries(formula.inputs).map(([name, input]) => [name, input.start]));
}
