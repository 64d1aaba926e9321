import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type Tag, tagsOf } from './html';
import { fileFor, htmlFilesOf } from './site';

const origin = 'http://site.invalid';

function addressesIn({ name, attributes }: Tag): string[] {
  const { href, src, srcset, content, property } = attributes;
  const sources = srcset ? srcset.split(',').map((part) => part.trim().split(/\s+/)[0] ?? '') : [];
  const shared = property === 'og:image' || property === 'og:url' ? [content] : [];
  // The card of a term is fetched from its entry in the glossary.
  const own = name === 'base' ? [] : [href, src, attributes['data-card']];
  return [...own, ...sources, ...shared].filter((address) => address !== undefined);
}

/** Where a reader of a built site would meet a dead end: every address, with its fragment, of every page. */
export function brokenLinks(directory: string, base: string, site?: string): string[] {
  const tags = new Map<string, Tag[]>();
  const tagsIn = (file: string): Tag[] => {
    const known = tags.get(file) ?? tagsOf(readFileSync(file, 'utf8'));
    tags.set(file, known);
    return known;
  };
  const broken: string[] = [];
  for (const page of htmlFilesOf(directory)) {
    const address = new URL(base + page.replace(/index\.html$/, ''), origin);
    for (const tag of tagsIn(join(directory, page))) {
      for (const written of addressesIn(tag)) {
        const url = new URL(written, address);
        const ours = url.origin === origin || (site !== undefined && url.origin === new URL(site).origin);
        if (!ours || !url.protocol.startsWith('http')) continue;
        const file = url.pathname.startsWith(base)
          ? fileFor(directory, url.pathname.slice(base.length))
          : undefined;
        if (!file) broken.push(`${page}: <${tag.name}> leads to '${written}', where there is nothing`);
        else if (file.endsWith('index.html') && !/(\/|\.html)$/.test(url.pathname)) {
          broken.push(`${page}: '${written}' lacks its closing slash, and costs a redirect`);
        } else if (url.hash && file.endsWith('.html') && !url.hash.startsWith('#:~:')) {
          const id = decodeURIComponent(url.hash.slice(1));
          if (!tagsIn(file).some(({ attributes }) => attributes.id === id)) {
            broken.push(
              `${page}: '${written}' leads to a place that ${relative(directory, file)} does not have`,
            );
          }
        }
      }
    }
  }
  return broken;
}
