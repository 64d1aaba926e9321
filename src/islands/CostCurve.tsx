import { type ReactElement, useMemo } from 'react';
import { load } from '../engine/load';
import { writeAddress } from '../views/address';
import { formulaAnchor } from '../views/anchor';
import { curve } from '../views/curve';
import { startEntries } from '../views/entries';
import { unpack } from '../views/pack';
import type { WidgetData } from '../views/widget-data';
import { withFrom } from '../views/with-from';
import { Answer } from './Answer';
import { CopyLink } from './CopyLink';
import { CostRows } from './CostRows';
import { CostSum } from './CostSum';
import { CurveDrawing } from './CurveDrawing';
import { Fold } from './Fold';
import { Notation } from './Notation';
import { Pending } from './Pending';
import { Problems } from './Problems';
import { useEntries } from './use-entries';
import { useReading } from './use-reading';
import { Working } from './Working';

export interface CostCurveProps {
  /** Packed widget data of a certain formula with an axis to read it along. */
  readonly data: string;
}

/** A certain formula along its axis: the reader's own row, the sum from one row to another, the table, the curve. */
export function CostCurve({ data }: CostCurveProps): ReactElement {
  const { formula, hrefs } = useMemo(() => unpack<WidgetData>(data), [data]);
  const asked = useMemo(() => withFrom(formula), [formula]);
  const widget = useEntries(asked);
  const { entries, act } = widget;
  const { reading, failure, waiting } = useReading(asked, entries.values);
  const points = useMemo(() => curve(formula, reading.values), [formula, reading]);
  const anchor = formulaAnchor(formula);
  const here = { formula: asked, widget, points };
  return (
    <figure className="formula cost" id={anchor}>
      <figcaption>{formula.name}</figcaption>
      <Notation formula={formula} widget={widget} />
      <Problems formula={asked} entries={entries} failure={failure} />
      <Pending waiting={waiting} />
      <Answer reading={reading} busy={waiting !== undefined} />
      <CostSum {...here} />
      <CostRows {...here} />
      <CurveDrawing {...here} />
      <Fold title="Show the working">
        {() => <Working formula={formula} values={reading.values} hrefs={hrefs} />}
      </Fold>
      <div className="tools">
        <CopyLink query={() => writeAddress(asked, entries.values, '')} anchor={anchor} />
        <button type="button" onClick={() => act(() => startEntries(asked))}>
          Reset
        </button>
      </div>
    </figure>
  );
}

CostCurve.prepare = ({ data }: CostCurveProps): Promise<void> => load(unpack<WidgetData>(data).formula);
