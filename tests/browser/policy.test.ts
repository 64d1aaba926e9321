import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Tag, tagsOf } from './html';
import { htmlFilesOf } from './site';
import { dist } from './visit';

const pages = htmlFilesOf(dist).map((page) => ({
  page,
  tags: tagsOf(readFileSync(join(dist, page), 'utf8')),
}));

const isPolicy = ({ name, attributes }: Tag): boolean =>
  name === 'meta' && attributes['http-equiv']?.toLowerCase() === 'content-security-policy';

const policyOf = (tags: readonly Tag[]): string => tags.find(isPolicy)?.attributes.content ?? '';

/** The directives of a policy with what each allows. */
function directivesOf(policy: string): Map<string, string[]> {
  const parts = policy.split(';').map((part) => part.trim().split(/\s+/));
  return new Map(parts.filter(([name]) => name).map(([name = '', ...allowed]) => [name, allowed]));
}

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Text that runs or paints: not what a script element holds as data. */
const isInline = ({ name, attributes, text }: Tag): boolean =>
  text !== '' &&
  (name === 'style' ||
    (name === 'script' &&
      (!attributes.type || /module|javascript|importmap|speculationrules/.test(attributes.type))));

/** What a page fetches or runs by itself; where a link leads is the reader's own step. */
function fetchedBy({ name, attributes }: Tag): (string | undefined)[] {
  const { href, src, data, action, poster, srcset, rel } = attributes;
  const sources = srcset?.split(',').map((part) => part.trim().split(/\s+/)[0]) ?? [];
  const own = name === 'a' || rel === 'canonical' || rel === 'alternate' ? [] : [href];
  return [
    ...own,
    src,
    data,
    action,
    poster,
    ...sources,
    attributes['component-url'],
    attributes['renderer-url'],
  ];
}

/** What only the page itself, its own files or nobody may be asked for. */
const closed = /^'(?:none|self|sha256-[\w+/=]+)'$/;

describe('the policy of every page', () => {
  it('stands once, before everything that it binds', () => {
    const wrong = pages.flatMap(({ page, tags }) => {
      const count = tags.filter(isPolicy).length;
      const first = tags.findIndex(({ name }) => ['script', 'style', 'link'].includes(name));
      if (count !== 1) return [`${page}: ${count} policies: let src/build/trim-pages.ts leave one`];
      return tags.findIndex(isPolicy) < first
        ? []
        : [`${page}: <${tags[first]?.name}> stands before the policy`];
    });
    expect(wrong).toEqual([]);
  });

  it('allows nothing by default, and elsewhere only this host and hashes', () => {
    const wrong = pages.flatMap(({ page, tags }) => {
      const directives = directivesOf(policyOf(tags));
      const open = [...directives].flatMap(([name, allowed]) =>
        allowed.filter((source) => !closed.test(source)).map((source) => `${page}: ${name} allows ${source}`),
      );
      const missing = ['script-src', 'style-src', 'base-uri', 'form-action'].filter(
        (name) => !directives.has(name),
      );
      const lax =
        directives.get('default-src')?.join() === "'none'" ? [] : [`${page}: default-src is not 'none'`];
      return [...open, ...lax, ...missing.map((name) => `${page}: the policy says nothing of ${name}`)];
    });
    expect(wrong, 'mend security.csp in astro.config.mjs').toEqual([]);
  });

  it('has the hash of each text that the page runs or paints with, and no other', () => {
    const wrong = pages.flatMap(({ page, tags }) => {
      const directives = directivesOf(policyOf(tags));
      return ['script', 'style'].flatMap((name) => {
        const hashes = (directives.get(`${name}-src`) ?? []).filter((source) =>
          source.startsWith("'sha256-"),
        );
        const texts = tags.filter((tag) => tag.name === name && isInline(tag)).map(({ text }) => text);
        const refused = texts.filter((text) => !hashes.includes(hashOf(text)));
        const idle = hashes.filter((hash) => !texts.some((text) => hashOf(text) === hash));
        return [
          ...refused.map(
            (text) => `${page}: no hash allows <${name}>${text.slice(0, 60)}…: let Astro write it`,
          ),
          ...idle.map((hash) => `${page}: ${hash} allows a <${name}> that is not there`),
        ];
      });
    });
    expect(wrong).toEqual([]);
  });

  it('has nothing to refuse: no page asks another host, frames or embeds anything', () => {
    const wrong = pages.flatMap(({ page, tags }) =>
      tags.flatMap((tag) => [
        ...(['iframe', 'object', 'embed', 'base', 'form'].includes(tag.name)
          ? [`${page}: <${tag.name}>`]
          : []),
        ...fetchedBy(tag)
          .filter((address) => address !== undefined && /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(address))
          .map((address) => `${page}: <${tag.name}> fetches ${address}: serve it from the site itself`),
      ]),
    );
    expect(wrong).toEqual([]);
  });
});
