import { defineTable } from '../../src/rules/table';
import { inRulebook } from './sources';
import * as data from './talents-data';
import * as terms from './terms-core';

const lists = { Combat: data.combat, Subterfuge: data.subterfuge, Magic: data.magic, Heal: data.heal };

const numbered = Object.entries(lists).flatMap(([archetype, talents]) =>
  Object.entries(talents).map(([id, talent], index) => ({ id, archetype, number: index + 1, ...talent })),
);

export const talentTable = defineTable({
  id: 'talents',
  name: 'Talents',
  summary: 'All of them, with what they cost and what they do.',
  source: inRulebook('Archetypes & Talents'),
  columns: {
    name: { label: 'Talent', term: terms.talent },
    cost: { label: 'Cost' },
    effect: { label: 'Effect' },
    archetype: { label: 'Archetype', filter: true, term: terms.archetype },
    number: { label: 'Roll' },
  },
  rows: Object.fromEntries(
    numbered.map(({ id, name, archetype, number, cost, effect }) => [
      id,
      { name, cost, effect, archetype, number },
    ]),
  ),
  also: ['feats', 'perks', 'class features', 'special abilities'],
});

const names = (talents: object): string[] =>
  Object.values<data.TalentRow>(talents as Readonly<Record<string, data.TalentRow>>).map(({ name }) => name);
const [combat, subterfuge, magic, heal] = [
  names(data.combat),
  names(data.subterfuge),
  names(data.magic),
  names(data.heal),
];

export const talentDraw = defineTable({
  id: 'talent-draw',
  name: 'Draw a talent',
  source: inRulebook('Archetypes & Talents'),
  columns: {
    from: { label: 'Roll' },
    to: { label: 'Up to' },
    combat: { label: 'Combat' },
    subterfuge: { label: 'Subterfuge' },
    magic: { label: 'Magic' },
    heal: { label: 'Heal' },
  },
  rows: Object.fromEntries(
    combat.map((name, index) => [
      `talent-${index + 1}`,
      {
        from: index + 1,
        to: index + 1,
        combat: name,
        subterfuge: subterfuge[index] as string,
        magic: magic[index] as string,
        heal: heal[index] as string,
      },
    ]),
  ),
  roll: '1d12',
  lists: 'Archetype',
  also: ['random talent', 'roll a talent'],
});
