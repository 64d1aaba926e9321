import { defineTable } from '../../src/rules/table';
import { inRulebook } from './sources';
import { rank } from './terms-core';
import { hireling, mercenary, specialist } from './terms-equipment';

const perRank = { label: 'A month, for each rank', unit: 'SC', term: rank } as const;

export const hirelingCosts = defineTable({
  id: 'hireling-costs',
  name: 'Hireling costs',
  source: inRulebook('Hireling Costs'),
  columns: {
    name: { label: 'Hireling', term: hireling },
    month: { label: 'A month', unit: 'SC' },
    times: { label: 'Times', term: rank },
    byRank: { label: 'By rank', hidden: true },
  },
  rows: {
    commoner: { name: 'Commoner', month: 50, times: null, byRank: 0 },
    fighter: { name: 'Fighter (Combat talent)', month: 270, times: 'rank', byRank: 1 },
    healer: { name: 'Healer (Heal talent)', month: 200, times: 'rank', byRank: 1 },
    magician: { name: 'Magician (Magic talent)', month: 550, times: 'rank', byRank: 1 },
    rogue: { name: 'Rogue (Subterfuge talent)', month: 160, times: 'rank', byRank: 1 },
  },
  also: ['henchmen', 'retainers', 'wages', 'hire'],
});

export const mercenaryCosts = defineTable({
  id: 'mercenary-costs',
  name: 'Mercenary costs',
  source: inRulebook('Mercenary Costs'),
  columns: { name: { label: 'Mercenary', term: mercenary }, perRank },
  rows: {
    archer: { name: { fantasy: 'Archer', scifi: 'Rifleman' }, perRank: 150 },
    'cavalry-heavy': { name: { fantasy: 'Cavalry, Heavy', scifi: 'Shock Trooper, Heavy' }, perRank: 600 },
    'cavalry-light': { name: { fantasy: 'Cavalry, Light', scifi: 'Shock Trooper, Light' }, perRank: 300 },
    'cavalry-medium': { name: { fantasy: 'Cavalry, Medium', scifi: 'Shock Trooper, Medium' }, perRank: 450 },
    crossbowman: { name: { fantasy: 'Crossbowman', scifi: 'Bounty Hunter' }, perRank: 120 },
    'footman-heavy': { name: { fantasy: 'Footman, Heavy', scifi: 'Genetic Super Soldier' }, perRank: 90 },
    'footman-light': { name: { fantasy: 'Footman, Light', scifi: 'Enforcer' }, perRank: 60 },
    'horse-archer': { name: { fantasy: 'Horse Archer', scifi: 'Warfare Droid' }, perRank: 450 },
    longbowman: { name: { fantasy: 'Longbowman', scifi: 'Sniper, Longshot' }, perRank: 300 },
    militiaman: { name: 'Militiaman', perRank: 30 },
  },
  also: ['soldiers', 'army', 'troops', 'Calvary', 'Solider', 'militia', 'wages'],
});

export const specialistCosts = defineTable({
  id: 'specialist-costs',
  name: 'Specialist costs',
  source: inRulebook('Specialist Costs'),
  columns: {
    name: { label: 'Specialist', term: specialist },
    cost: { label: 'A month', unit: 'SC' },
  },
  rows: {
    'animal-trainer': { name: { fantasy: 'Animal Trainer', scifi: 'Alien Animal Keeper' }, cost: 500 },
    armorer: { name: 'Armorer', cost: 100 },
    artillerist: { name: 'Artillerist', cost: 750 },
    bailiff: { name: { fantasy: 'Bailiff', scifi: 'Repairman' }, cost: 5 },
    blacksmith: { name: { fantasy: 'Blacksmith', scifi: 'Weaponsmith / Welder' }, cost: 25 },
    castellan: { name: { fantasy: 'Castellan', scifi: 'Lieutenant' }, cost: 2000 },
    chamberlain: { name: { fantasy: 'Chamberlain', scifi: 'Waste Disposal' }, cost: 5 },
    chaplain: { name: { fantasy: 'Chaplain', scifi: 'Priest' }, cost: 500 },
    chemist: { name: 'Chemist', cost: 1000 },
    'chief-magistrate': { name: { fantasy: 'Chief Magistrate', scifi: 'Arbiter' }, cost: 2000 },
    engineer: { name: 'Engineer', cost: 750 },
    equerry: { name: { fantasy: 'Equerry', scifi: 'Biologist / Botanist' }, cost: 5 },
    'guard-captain': { name: { fantasy: 'Guard Captain', scifi: 'Security Expert' }, cost: 4000 },
    herald: { name: { fantasy: 'Herald', scifi: 'Ambassador / Spy' }, cost: 400 },
    magist: { name: { fantasy: 'Magist', scifi: 'Professor of Paraforce' }, cost: 3000 },
    marshal: { name: { fantasy: 'Marshal', scifi: 'Recruiter / Scout' }, cost: 5 },
    provost: { name: { fantasy: 'Provost', scifi: 'Tax Collector' }, cost: 5 },
    reeve: { name: { fantasy: 'Reeve', scifi: 'Accountant' }, cost: 500 },
    rower: { name: { fantasy: 'Rower', scifi: 'Mechanic' }, cost: 2 },
    sage: { name: { fantasy: 'Sage', scifi: 'Historian' }, cost: 2000 },
    sailor: { name: { fantasy: 'Sailor', scifi: 'Starship Specialist' }, cost: 10 },
    seneschal: { name: { fantasy: 'Seneschal', scifi: 'Assistant' }, cost: 4000 },
    sheriff: { name: { fantasy: 'Sheriff', scifi: 'Constable' }, cost: 5 },
    'ships-captain': { name: { fantasy: 'Ship’s Captain', scifi: 'Starship Captain' }, cost: 250 },
    'ships-navigator': { name: { fantasy: 'Ship’s Navigator', scifi: 'Starship Navigator' }, cost: 150 },
    spellcaster: { name: { fantasy: 'Spellcaster', scifi: 'Psionicist' }, cost: null },
    steward: { name: { fantasy: 'Steward', scifi: 'Logistics Expert' }, cost: 1000 },
    warden: { name: 'Warden', cost: 5 },
  },
  also: ['wages', 'staff', 'crew', 'officials', 'armourer', 'Equarry', 'estate'],
});
