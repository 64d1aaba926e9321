import { expect, test } from 'vitest';
import type { Links } from '../../src/views/links';
import { ruleHrefs } from '../../src/views/rule-hrefs';
import { check, price } from './samples';

const links: Links = {
  rule: (term) => `/book/${term.at.replace('#', '/#')}`,
  term: (term) => `/book/glossary/#term-${term.id}`,
  formula: (formula) => `/book/abilities/#try-${formula.id}`,
  table: (table) => `/book/#${table.id}`,
  ruling: (ruling) => `/book/#${ruling.id}`,
};

test('a term of a formula leads to its rule, and a called formula to where it can be tried', () => {
  expect(ruleHrefs(check, links, '/book/checks/')).toEqual({ ability: '/book/abilities/#might' });
  expect(ruleHrefs(price, links, '/book/prices/')).toEqual({
    modifier: '/book/abilities/#try-ability-modifier',
  });
});

test('a rule on the same page is reached without leaving it', () => {
  expect(ruleHrefs(check, links, '/book/abilities/')).toEqual({ ability: '#might' });
});
