import '../engine/provided';
import type { Formula } from '../rules/formula';
import { type Glyphs, wordsThroughout } from './glyph-words';
import type { Links } from './links';
import { pack } from './pack';
import { portable } from './portable';
import { ruleHrefs } from './rule-hrefs';

/** What an island of a formula needs to know. */
export interface WidgetData {
  readonly formula: Formula;
  /** Where the rules of its terms stand, by the name of the input or of the called formula. */
  readonly hrefs: Readonly<Record<string, string>>;
}

/** What the page knows that shows a formula. */
interface Surroundings {
  readonly links: Links;
  readonly game?: { readonly glyphs?: Glyphs };
}

export function widgetData(formula: Formula, { links, game }: Surroundings, page: string): string {
  const data: WidgetData = {
    formula: wordsThroughout(portable(formula), game?.glyphs),
    hrefs: ruleHrefs(formula, links, page),
  };
  return pack(data);
}
