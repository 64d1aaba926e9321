import '../engine/provided';
import type { Formula } from '../rules/formula';
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

export function widgetData(formula: Formula, links: Links, page: string): string {
  const data: WidgetData = { formula: portable(formula), hrefs: ruleHrefs(formula, links, page) };
  return pack(data);
}
