import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { narrowPolicy } from '../../src/build/narrow-policy';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const page = (policy: string) =>
  `<!doctype html><html><head><meta charset="utf-8"><script>one()</script><script src="x.js"></script>` +
  `<style>p{}</style><meta http-equiv="content-security-policy" content="${policy}"></head><body></body></html>`;

const policyOf = (html: string) => /content="([^"]*)"/.exec(html)?.[1];

describe('the policy of a page', () => {
  const all = `default-src 'none'; script-src 'self' ${hash('one()')} ${hash('two()')} ${hash('')}; style-src 'self' ${hash('p{}')} ${hash('q{}')};`;
  const narrowed = narrowPolicy(page(all));

  it('keeps the hashes of what the page holds, and no other', () => {
    expect(policyOf(narrowed)).toBe(
      `default-src 'none';script-src 'self' ${hash('one()')};style-src 'self' ${hash('p{}')};`,
    );
  });

  it('is never widened', () => {
    expect(policyOf(narrowPolicy(page("script-src 'self';")))).toBe("script-src 'self';");
  });

  it('stands before everything that it binds', () => {
    expect(narrowed).toMatch(
      /<head><meta charset="utf-8"><meta http-equiv="content-security-policy"[^>]*><script>/,
    );
    expect(narrowed.match(/content-security-policy/g)).toHaveLength(1);
  });

  it('is not missed where there is none', () => {
    expect(narrowPolicy('<p>')).toBe('<p>');
  });
});
