export interface Section {
  /** The fragment; '' is the beginning of the page. */
  readonly id: string;
  readonly title: string;
  /** The headings above it within the page. */
  readonly above: readonly string[];
  readonly html: string;
}

const prose = /<div class="prose">([\s\S]*)<\/div>\s*<nav class="pager"/;
const heading = /<h([23])[^>]*\sid="([^"]+)"[^>]*>([\s\S]*?)<\/h\1>/g;

function plain(html: string): string {
  const characters: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };
  return html
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => characters[name] ?? '')
    .trim();
}

/** The prose of a built chapter, cut at its headings. */
export function sectionsOf(page: string, chapter: string): Section[] {
  const [, text = ''] = prose.exec(page) ?? [];
  const headings = [...text.matchAll(heading)];
  const ends = [...headings.map(({ index }) => index), text.length];
  const sections: Section[] = [{ id: '', title: chapter, above: [], html: text.slice(0, ends[0]) }];
  let parent: string | undefined;
  headings.forEach(([whole, level, id = '', content = ''], at) => {
    const title = plain(content);
    const above = level === '3' && parent !== undefined ? [chapter, parent] : [chapter];
    if (level === '2') parent = title;
    const from = (ends[at] ?? 0) + whole.length;
    sections.push({ id, title, above, html: text.slice(from, ends[at + 1]) });
  });
  return sections;
}
