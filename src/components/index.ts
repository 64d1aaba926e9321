import '../islands/formula.css';
import '../islands/answer.css';
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
import Either from './Either.astro';
import Example from './Example.astro';
import Figure from './Figure.astro';
import Formula from './Formula.astro';
import Glyph from './Glyph.astro';
import Legend from './Legend.astro';
import Note from './Note.astro';
import Odds from './Odds.astro';
import Only from './Only.astro';
import Roll from './Roll.astro';
import Ruling from './Ruling.astro';
import Table from './Table.astro';
import Term from './Term.astro';

/** The words that an author may write in MDX. The vocabulary is small and closed. */
export const components = {
  CostTable,
  Either,
  Example,
  Figure,
  Formula,
  Glyph,
  Legend,
  Note,
  Odds,
  Only,
  Roll,
  Ruling,
  Table,
  Term,
};
