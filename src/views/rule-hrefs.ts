import type { Formula } from '../rules/formula';
import { fromPage } from './from-page';
import type { Links } from './links';

/** Where the rules behind a formula's terms stand, by the name of the input or of the called formula. `page` is the
 *  path of the page that shows the formula. */
export function ruleHrefs(
  { inputs, uses = {} }: Formula,
  links: Links,
  page: string,
): Record<string, string> {
  const terms = Object.entries(inputs).flatMap(([name, { term }]) =>
    term ? [[name, links.rule(term)] as const] : [],
  );
  const formulas = Object.entries(uses).map(([name, formula]) => [name, links.formula(formula)] as const);
  return Object.fromEntries([...terms, ...formulas].map(([name, href]) => [name, fromPage(href, page)]));
}
