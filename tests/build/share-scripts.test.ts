import { describe, expect, it } from 'vitest';
import { shareScripts } from '../../src/build/share-scripts';

const page =
  '<html><head><script>first()</script></head><body><script>wake()</script><p></p><script>island()</script></body></html>';

describe('scripts inside the body', () => {
  const { html, file } = shareScripts(page, '/base/');

  it('become one file that all pages with the same scripts share', () => {
    expect(file?.text).toBe('wake()\nisland()');
    expect(shareScripts(page.replace('<p>', '<q>'), '/base/').file).toEqual(file);
  });

  it('are loaded from it below the base path, and are gone from the page', () => {
    expect(html).toBe(
      `<html><head><script>first()</script><script type="module" src="/base/${file?.name}"></script></head><body><p></p></body></html>`,
    );
  });

  it('are not missed where there are none', () => {
    expect(shareScripts('<body><p></p></body>', '/')).toEqual({ html: '<body><p></p></body>' });
  });
});
