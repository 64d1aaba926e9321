import Heading2 from './Heading2.astro';
import Heading3 from './Heading3.astro';
import MarkdownData from './MarkdownData.astro';
import MarkdownHead from './MarkdownHead.astro';
import MarkdownTable from './MarkdownTable.astro';

/** What plain Markdown becomes, where it is more than an element. */
export const markdown = {
  h2: Heading2,
  h3: Heading3,
  table: MarkdownTable,
  td: MarkdownData,
  th: MarkdownHead,
};
