import type { ReactElement } from 'react';
import type { FacetReading } from '../views/reading';
import { summaryOf } from '../views/summary';
import { ChanceBetween } from './ChanceBetween';

/** What else is asked of odds: mean and spread, and the chance of a range. Few readers open it, so it is fetched then. */
export default function Summary({ facet }: { readonly facet: FacetReading }): ReactElement {
  return (
    <div className="glance">
      <dl>
        {summaryOf(facet).map(([label, text]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <ChanceBetween facet={facet} />
    </div>
  );
}
