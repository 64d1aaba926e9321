import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Formula } from '../rules/formula';
import { writeAddress } from '../views/address';
import { countKey, enterCount } from '../views/basket-entries';
import { basketLines } from '../views/basket-lines';
import { controlId, controlText } from '../views/control';
import { type Entries, enter, entriesFromAddress, startEntries } from '../views/entries';

/** What stands in a control of the page. */
function textIn(id: string): string | undefined {
  return (document.getElementById(id) as HTMLInputElement | HTMLSelectElement | null)?.value;
}

/** React leaves what was typed before it woke in the control, but knows nothing of it. */
function withTypedBefore(entries: Entries, formula: Formula): Entries {
  const start = startEntries(formula);
  return Object.entries(formula.inputs).reduce((known, [name, input]) => {
    if (input.kind === 'basket') {
      return basketLines(input, input.start).reduce((counted, { row, count }) => {
        const text = textIn(controlId(formula, countKey(name, row)));
        return text === undefined || text === String(count)
          ? counted
          : enterCount(counted, formula, name, row, text);
      }, known);
    }
    const text = textIn(controlId(formula, name));
    return text === undefined || text === controlText(formula, start, name)
      ? known
      : enter(known, formula, name, text);
  }, entries);
}

function replaceAddress(query: string): void {
  try {
    history.replaceState(history.state, '', `${location.pathname}${query}${location.hash}`);
  } catch {
    // Browsers refuse too many changes in a short time; the next one will bring the address up to date.
  }
}

export interface Widget {
  readonly entries: Entries;
  /** Changes the entries on the reader's behalf, and the address with them. */
  readonly act: (change: (entries: Entries) => Entries) => void;
  /** False on the server and until React has taken over. */
  readonly awake: boolean;
}

/** The state of one formula's controls, kept in the address. */
export function useEntries(formula: Formula): Widget {
  const [entries, setEntries] = useState(() => startEntries(formula));
  const [awake, setAwake] = useState(false);
  const changed = useRef(false);
  const act = useCallback((change: (entries: Entries) => Entries) => {
    changed.current = true;
    setEntries(change);
  }, []);

  // In the same breath as React takes over: a click that woke the island must meet the state of the address.
  useLayoutEffect(() => {
    const addressed = entriesFromAddress(formula, location.search);
    const found = withTypedBefore(addressed, formula);
    changed.current = found !== addressed;
    setEntries(found);
    setAwake(true);
    const reread = (): void => setEntries(entriesFromAddress(formula, location.search));
    addEventListener('popstate', reread);
    return () => removeEventListener('popstate', reread);
  }, [formula]);

  const { values } = entries;
  useEffect(() => {
    if (!changed.current) return;
    const soon = setTimeout(() => replaceAddress(writeAddress(formula, values, location.search)), 100);
    return () => clearTimeout(soon);
  }, [formula, values]);

  return { entries, act, awake };
}
