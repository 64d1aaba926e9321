import type { ReactElement } from 'react';
import type { Filter } from '../views/table-tools';
import type { Sought } from './filter-rows';
import { Options } from './Options';

interface Props {
  readonly name: string;
  /** Whether there are so many rows that a reader may want to look for words in them. */
  readonly long: boolean;
  readonly filters: readonly Filter[];
  readonly sought: Sought;
  readonly onSeek: (sought: Sought) => void;
}

function without({ words, cells }: Sought, column: number): Sought {
  return {
    words,
    cells: Object.fromEntries(Object.entries(cells).filter(([key]) => Number(key) !== column)),
  };
}

/** Where a reader says which rows of a table to show. */
export function RowFilter({ name, long, filters, sought, onSeek }: Props): ReactElement {
  const choose = (column: number, at: string): void => {
    const others = without(sought, column);
    onSeek(at === '' ? others : { ...others, cells: { ...others.cells, [column]: Number(at) } });
  };
  return (
    <>
      {long && (
        <input
          type="search"
          placeholder="Filter"
          aria-label={`Filter ${name}`}
          autoComplete="off"
          value={sought.words}
          onChange={({ currentTarget }) => onSeek({ ...sought, words: currentTarget.value })}
        />
      )}
      {filters.map(({ label, column, cells }) => (
        <select
          key={column}
          aria-label={`${label} in ${name}`}
          autoComplete="off"
          data-column={column}
          value={sought.cells[column] ?? ''}
          onChange={({ currentTarget }) => choose(column, currentTarget.value)}
        >
          <Options of={[['', `${label}: any`], ...cells]} />
        </select>
      ))}
    </>
  );
}

/** What was typed and chosen before React woke: it is left in the controls, but React knows nothing of it. */
export function soughtBefore(tools: Element | null): Sought {
  const input = tools?.querySelector<HTMLInputElement>('input[type=search]');
  const selects = [...(tools?.querySelectorAll<HTMLSelectElement>('[data-column]') ?? [])];
  const chosen = selects.filter(({ value }) => value !== '');
  return {
    words: input?.value ?? '',
    cells: Object.fromEntries(chosen.map(({ dataset, value }) => [Number(dataset['column']), Number(value)])),
  };
}
