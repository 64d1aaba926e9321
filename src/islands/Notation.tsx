import { createElement, type ReactElement, useMemo } from 'react';
import type { Formula } from '../rules/formula';
import { controlId } from '../views/control';
import { hiddenInputs, linesWithoutHidden, withoutHidden } from '../views/hidden-inputs';
import { notation } from '../views/notation';
import { type Bracket, type Item, together } from '../views/notation-item';
import { columnOf, valueText } from '../views/value-text';
import { Control } from './Control';
import { Said } from './Said';
import type { Widget } from './use-entries';

interface Props {
  readonly formula: Formula;
  readonly widget: Widget;
}

function Term({ formula, widget, bracket }: Props & { readonly bracket: Bracket }): ReactElement {
  const { name, above, items } = bracket;
  const [first] = items;
  const Name = first?.kind === 'control' ? 'label' : 'i';
  const target = first?.kind === 'control' ? { htmlFor: controlId(formula, first.input) } : {};
  return (
    <span className={above ? 'part up' : 'part'}>
      <Name {...target}>{name}</Name>
      <span>
        <Items formula={formula} widget={widget} items={items} />
      </span>
    </span>
  );
}

function Piece({ formula, widget, item }: Props & { readonly item: Item }): ReactElement | null {
  switch (item.kind) {
    case 'bracket':
      return <Term formula={formula} widget={widget} bracket={item} />;
    case 'control':
      return <Control formula={formula} widget={widget} name={item.input} />;
    case 'value': {
      const input = formula.inputs[item.input];
      if (!input) return null;
      const { values } = widget.entries;
      return (
        <b>
          <Said of={valueText(input, values[item.input], columnOf(item, values))} />
        </b>
      );
    }
    case 'figure':
      return <b className={item.joins}>{item.text}</b>;
    case 'sign':
      return <span className={item.joins}>{item.text}</span>;
  }
}

/** A piece of a formula never changes its place, so that its place may be its key. */
function Items({ items, ...props }: Props & { readonly items: readonly Item[] }): ReactElement {
  const write = (pieces: readonly Item[]): ReactElement[] =>
    pieces.map((item, index) => createElement(Piece, { key: index, item, ...props }));
  return (
    <>
      {together(items).map((pieces, key) =>
        pieces.length > 1 ? createElement('span', { key, className: 'pair' }, write(pieces)) : write(pieces),
      )}
    </>
  );
}

function isLoneSum([only, ...more]: readonly Item[], { inputs }: Formula): boolean {
  const [sum] = only?.kind === 'bracket' ? only.items : [];
  return more.length === 0 && sum?.kind === 'value' && inputs[sum.input]?.kind === 'basket';
}

/** The formula as one line of bracketed terms, which are the controls. */
export function Notation({ formula, widget }: Props): ReactElement {
  const { lines, extras } = useMemo(() => notation(formula), [formula]);
  const { values } = widget.entries;
  const hidden = useMemo(() => hiddenInputs(formula, values), [formula, values]);
  // What is nothing but the sum of a basket is said by the answer.
  const told = lines.filter(({ items }) => !isLoneSum(items, formula));
  const written = linesWithoutHidden(told, formula, hidden);
  const baskets = extras.filter((name) => formula.inputs[name]?.kind === 'basket');
  const beneath: readonly Item[] = extras.flatMap((input) => {
    const name = formula.inputs[input]?.label ?? input;
    return baskets.includes(input)
      ? []
      : [{ kind: 'bracket', name, above: false, items: [{ kind: 'control', input }] }];
  });
  return (
    <>
      {written.map(({ label, items }) => (
        <div key={label ?? ''} className="line">
          {label === undefined ? null : <span>{`${label} =`}</span>}
          <Items formula={formula} widget={widget} items={items} />
        </div>
      ))}
      {beneath.length > 0 && (
        <div className="line extras">
          <Items formula={formula} widget={widget} items={withoutHidden(beneath, hidden)} />
        </div>
      )}
      {baskets.map(
        (name) => !hidden.has(name) && <Control key={name} formula={formula} widget={widget} name={name} />,
      )}
    </>
  );
}
