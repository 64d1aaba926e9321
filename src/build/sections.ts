import { plainText } from './plain-text.ts';

export interface Section {
  /** The fragment; '' is the beginning of the page. */
  readonly id: string;
  readonly title: string;
  /** The headings above it within the page. */
  readonly above: readonly string[];
  /** What it says, without its heading. */
  readonly text: string;
}

const prose = /<div class="prose">([\s\S]*)<\/div>\s*<nav class="pager"/;
const heading = /<h([23])[^>]*\sid="([^"]+)"[^>]*>([\s\S]*?)<\/h\1>/g;

/** The prose of a built chapter, cut at its headings. */
export function sectionsOf(page: string, chapter: string): Section[] {
  const [, text = ''] = prose.exec(page) ?? [];
  const headings = [...text.matchAll(heading)];
  const ends = [...headings.map(({ index }) => index), text.length];
  const sections: Section[] = [
    { id: '', title: chapter, above: [], text: plainText(text.slice(0, ends[0])) },
  ];
  let parent: string | undefined;
  headings.forEach(([whole, level, id = '', content = ''], at) => {
    const title = plainText(content);
    const above = level === '3' && parent !== undefined ? [chapter, parent] : [chapter];
    if (level === '2') parent = title;
    const from = (ends[at] ?? 0) + whole.length;
    sections.push({ id, title, above, text: plainText(text.slice(from, ends[at + 1])) });
  });
  return sections;
}
