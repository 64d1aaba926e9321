import type { Formula } from '../rules/formula';
import type { Ruling } from '../rules/ruling';
import type { Table } from '../rules/table';
import type { Term } from '../rules/term';

/** The fragment of a thing on the page where it stands. Prefixes keep it apart from headings of the same name. */
export const formulaAnchor = (formula: Formula): string => `try-${formula.id}`;
export const tableAnchor = (table: Table): string => `table-${table.id}`;
export const rowAnchor = (table: Table, row: string): string => `table-${table.id}-${row}`;
export const rulingAnchor = (ruling: Ruling): string => `ruling-${ruling.id}`;
/** On the glossary page. */
export const termAnchor = (term: Term): string => `term-${term.id}`;
