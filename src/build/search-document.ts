/** What the search engine is given of one section or thing. */
export interface Document {
  readonly url: string;
  readonly kind: string;
  /** The title of the book. */
  readonly book: string;
  readonly title: string;
  readonly abbreviation?: string | undefined;
  /** Other names, which must find it as well as the title does. */
  readonly also: readonly string[];
  /** Where it stands, for the reader: 'Combat › Cover'. */
  readonly where: string;
  readonly html: string;
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}

const meta = (name: string, value: string, as = 'meta') =>
  `<meta data-pagefind-${as}="${name}[content]" content="${escapeHtml(value)}">`;

/** A small page, since only pages have weights. Names weigh ten times as much as what is said about them. */
export function pageOf({ url, kind, book, title, abbreviation, also, where, html }: Document): string {
  const others = abbreviation === undefined ? also : [abbreviation, ...also];
  const names = others.map((name) => `<p data-pagefind-weight="10">${escapeHtml(name)}.</p>`).join('');
  return `<!doctype html><html lang="en"><body data-pagefind-body>
${meta('url', url)}${meta('kind', kind)}${meta('book', book)}${meta('also', others.join('|'))}${meta('short', abbreviation ?? '')}${meta('where', where)}
${meta('book', book, 'filter')}
<h1 data-pagefind-meta="title" data-pagefind-weight="10">${escapeHtml(title)}</h1>
<div>${html}</div>
${names}</body></html>`;
}
