import '../islands/formula.css';
import '../islands/advice.css';
import '../islands/notation.css';
import '../islands/basket.css';
import '../islands/chart.css';
import '../islands/dice.css';
import '../islands/map.css';
import './note.css';
import './table.css';
import './term.css';
import CostTable from './CostTable.astro';
import Example from './Example.astro';
import Figure from './Figure.astro';
import Formula from './Formula.astro';
import Note from './Note.astro';
import Odds from './Odds.astro';
import Roll from './Roll.astro';
import Ruling from './Ruling.astro';
import Table from './Table.astro';
import Term from './Term.astro';

/** The words that an author may write in MDX. The vocabulary is small and closed. */
export const components = { CostTable, Example, Figure, Formula, Note, Odds, Roll, Ruling, Table, Term };
