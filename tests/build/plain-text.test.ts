import { describe, expect, it } from 'vitest';
import { plainText } from '../../src/build/plain-text';

describe('the text of a page', () => {
  it('parts what blocks part, and no word', () => {
    expect(plainText('<p>One.</p><ul><li>t<b>w</b>o</li><li>three</li></ul>')).toBe('One. two three');
  });

  it('is without what a reader does not read in its order', () => {
    const html =
      '<h2>Cover<a class="self" href="#c">Link</a></h2><astro-island props="a > b"><div><astro-island>x</astro-island>y</div></astro-island>' +
      '<svg><title>Shield</title></svg><div popover id="p"><div>card</div></div><!-- <p>no</p> --><style>p{}</style><p>Behind it.<br>Safe</p>';
    expect(plainText(html)).toBe('Cover Behind it. Safe');
  });

  it('has the signs that the page writes in other ways', () => {
    expect(plainText('Attack &amp; defence &#x2F; &#39;x&#39; &lt;b&gt;')).toBe("Attack & defence / 'x' <b>");
  });
});
