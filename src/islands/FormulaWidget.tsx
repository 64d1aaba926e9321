import { type ReactElement, useMemo, useState } from 'react';
import { load } from '../engine/load';
import { writeAddress } from '../views/address';
import { formulaAnchor } from '../views/anchor';
import { startEntries } from '../views/entries';
import { isRandom } from '../views/is-random';
import { unpack } from '../views/pack';
import type { WidgetData } from '../views/widget-data';
import { Advice } from './Advice';
import { Answer } from './Answer';
import { ChanceTable } from './ChanceTable';
import { Charts } from './Charts';
import { CopyLink } from './CopyLink';
import { Fold } from './Fold';
import { FormulaMap } from './FormulaMap';
import { Glance } from './Glance';
import { Notation } from './Notation';
import { Pending } from './Pending';
import { Problems } from './Problems';
import { Roller } from './Roller';
import { useEntries } from './use-entries';
import { useReading } from './use-reading';
import { Working } from './Working';

export interface FormulaWidgetProps {
  /** Packed widget data. */
  readonly data: string;
}

/** One formula to try: the line of terms, the answer, the chart, the dice, the working. */
export function FormulaWidget({ data }: FormulaWidgetProps): ReactElement {
  const { formula, hrefs } = useMemo(() => unpack<WidgetData>(data), [data]);
  const widget = useEntries(formula);
  const { entries, act, awake } = widget;
  const { reading, failure, waiting } = useReading(formula, entries.values);
  const random = useMemo(() => isRandom(formula), [formula]);
  const charted = random && reading.facets.some(({ distribution }) => distribution.certain === undefined);
  const [facet, setFacet] = useState(0);
  const anchor = formulaAnchor(formula);
  return (
    <figure className="formula" id={anchor}>
      <figcaption>{formula.name}</figcaption>
      <Notation formula={formula} widget={widget} />
      <Problems formula={formula} entries={entries} failure={failure} />
      <Pending waiting={waiting} />
      <Answer reading={reading} busy={waiting !== undefined} />
      <Advice formula={formula} values={reading.values} />
      {charted && <Charts reading={reading} awake={awake} facet={facet} onFacet={setFacet} />}
      {formula.map && <FormulaMap formula={formula} widget={widget} values={reading.values} />}
      <Glance formula={formula} values={reading.values} />
      {random && (
        <Roller formula={formula} values={failure === undefined ? entries.values : reading.values} />
      )}
      <Fold title="Show the working">
        {() => <Working formula={formula} values={reading.values} hrefs={hrefs} />}
      </Fold>
      {charted && <Fold title="As a table">{() => <ChanceTable reading={reading} facet={facet} />}</Fold>}
      <div className="tools">
        <CopyLink query={() => writeAddress(formula, entries.values, '')} anchor={anchor} />
        <button type="button" onClick={() => act(() => startEntries(formula))}>
          Reset
        </button>
      </div>
    </figure>
  );
}

FormulaWidget.prepare = ({ data }: FormulaWidgetProps): Promise<void> =>
  load(unpack<WidgetData>(data).formula);
