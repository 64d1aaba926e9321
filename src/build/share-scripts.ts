import { createHash } from 'node:crypto';

export interface Shared {
  readonly html: string;
  /** The name and the text of the file that the page now loads, where it had scripts to share. */
  readonly file?: { readonly name: string; readonly text: string };
}

const script = /<script>([\s\S]*?)<\/script>/g;

/** Astro writes what wakes the islands into every page that has one. It is the same everywhere and larger than
 *  most paragraphs, so the pages share it as a file. Nothing waits for it: an island sleeps until it is there. */
export function shareScripts(html: string, base: string): Shared {
  const [head = '', ...rest] = html.split(/(?=<body\b)/);
  const body = rest.join('');
  const text = [...body.matchAll(script)].map(([, code]) => code?.trim()).join('\n');
  if (text === '') return { html };
  const name = `_astro/islands.${createHash('sha256').update(text).digest('hex').slice(0, 8)}.js`;
  const tag = `<script type="module" src="${base}${name}"></script>`;
  return { html: head.replace('</head>', `${tag}</head>`) + body.replace(script, ''), file: { name, text } };
}
