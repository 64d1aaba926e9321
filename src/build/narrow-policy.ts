import { createHash } from 'node:crypto';

const policy = /<meta http-equiv="content-security-policy" content="([^"]*)">/;
const inline = /<(?:script|style)\b[^>]*>([\s\S]*?)<\/(?:script|style)>/g;

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** Astro lists the hashes of the whole site on every page. A page needs only its own, and hashes do not
 *  compress. The policy also moves to the front, since it does not bind what stands before it. */
export function narrowPolicy(html: string): string {
  const found = policy.exec(html);
  if (!found?.[1]) return html;
  const texts = [...html.matchAll(inline)].map(([, text]) => text).filter((text) => text);
  const own = new Set(texts.map((text = '') => hashOf(text)));
  const kept = found[1]
    .replace(/ ?'sha256-[^']+'/g, (hash) => (own.has(hash.trim()) ? hash : ''))
    .replace(/\s+;/g, ';')
    .replace(/;\s+/g, ';');
  const meta = found[0].replace(found[1], () => kept);
  return html.replace(found[0], '').replace(/<meta charset="[^"]*">/i, (charset) => charset + meta);
}
