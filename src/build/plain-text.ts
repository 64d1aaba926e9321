const token = /<!--[\s\S]*?-->|<(\/?)([a-z][\w-]*)((?:"[^"]*"|'[^']*'|[^>"'])*)>|[^<]+/gi;

/** What a reader does not read in the order of the text: widgets, drawings, cards, the links of headings to themselves. */
const aside = /^(?:astro-island|svg|script|style|template)$/;
const asideBy = /\s(?:popover|role="tooltip"|class="self")/;
const single = /^(?:br|hr|img|input|link|meta|path|wbr)$/;
/** What parts words, though no blank stands there. */
const block =
  /^(?:p|div|li|dt|dd|t[dhr]|h\d|br|section|figure|figcaption|aside|summary|details|blockquote|caption)$/;

const characters: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };

function decoded(text: string): string {
  return text.replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (whole, decimal, hex, name) => {
    if (decimal || hex) return String.fromCodePoint(Number.parseInt(decimal ?? hex, decimal ? 10 : 16));
    return characters[name] ?? whole;
  });
}

/** What a built page says, as text. */
export function plainText(html: string): string {
  let text = '';
  let skipped = { name: '', depth: 0 };
  for (const [whole, closing, tag = '', attributes = ''] of html.matchAll(token)) {
    const name = tag.toLowerCase();
    if (skipped.depth > 0) {
      if (name === skipped.name) skipped.depth += closing ? -1 : 1;
    } else if (name === '') text += whole.startsWith('<') ? '' : decoded(whole);
    else if (!closing && !single.test(name) && (aside.test(name) || asideBy.test(attributes))) {
      if (!attributes.endsWith('/')) skipped = { name, depth: 1 };
    } else if (block.test(name)) text += ' ';
  }
  return text.replace(/\s+/g, ' ').trim();
}
