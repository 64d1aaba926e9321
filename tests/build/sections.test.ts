import { describe, expect, it } from 'vitest';
import { sectionsOf } from '../../src/build/sections';

const page =
  '<main><h1>Combat</h1><div class="prose"><p>To begin.</p>' +
  '<h2 id="attack">Attack &amp; defence<a class="self" href="#attack" aria-label="Link here"></a></h2><p>Roll.</p>' +
  '<h3 id="range">Range</h3><p>Far.</p><h2 id="damage">Damage</h2><div>Hurts.</div></div>' +
  '<nav class="pager" aria-label="Previous and next"></nav></main>';

describe('a chapter is cut for the search', () => {
  const sections = sectionsOf(page, 'Combat');

  it('at every heading, its beginning being a section too', () => {
    expect(sections.map(({ id, text }) => [id, text])).toEqual([
      ['', 'To begin.'],
      ['attack', 'Roll.'],
      ['range', 'Far.'],
      ['damage', 'Hurts.'],
    ]);
  });

  it('into sections that know their titles as text, and the headings above them', () => {
    expect(sections.map(({ title, above }) => [title, above])).toEqual([
      ['Combat', []],
      ['Attack & defence', ['Combat']],
      ['Range', ['Combat', 'Attack & defence']],
      ['Damage', ['Combat']],
    ]);
  });
});
