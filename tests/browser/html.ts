const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

export function decode(text: string): string {
  return text.replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (whole, decimal, hex, name) => {
    if (decimal) return String.fromCodePoint(Number(decimal));
    if (hex) return String.fromCodePoint(Number.parseInt(hex, 16));
    return entities[name] ?? whole;
  });
}

export interface Tag {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** What stands before the closing tag, for script and style, whose text is no markup. */
  readonly text: string;
}

/** The opening tags of a page that our own build has written: well-formed, attributes quoted or bare. */
export function tagsOf(html: string): Tag[] {
  const markup = html.replace(/<!--[\s\S]*?-->/g, '');
  const tag =
    /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>|<([a-z][\w-]*)((?:\s+[^\s=>"'/]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>"']+))?|\s*\/)*)\s*>/gi;
  return [...markup.matchAll(tag)].map(([, raw, rawAttributes, text = '', name, attributes]) => ({
    name: (raw ?? name ?? '').toLowerCase(),
    attributes: attributesOf(rawAttributes ?? attributes ?? ''),
    text,
  }));
}

function attributesOf(text: string): Record<string, string> {
  const attribute = /([^\s=>"'/]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>"']+)))?/g;
  return Object.fromEntries(
    [...text.matchAll(attribute)].map(([, key = '', double, single, bare]) => [
      key.toLowerCase(),
      decode(double ?? single ?? bare ?? ''),
    ]),
  );
}
