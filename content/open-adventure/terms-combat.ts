import { defineTerm } from '../../src/rules/term';
import { inRulebook } from './sources';

const day = inRulebook('Travel & The Game Day');
const surprise = inRulebook('Surprise & Initiative');
const reactions = inRulebook('Reactions');
const morale = inRulebook('Morale (Optional)');
const actions = inRulebook('Combat Actions');
const wrestling = inRulebook('Wrestle');

export const gameDay = defineTerm({
  id: 'game-day',
  name: 'game day',
  also: ['daybreak', 'midday', 'nightfall', 'thirds of a day'],
  summary: 'A day of the characters: morning, afternoon and night, of eight hours each.',
  at: 'game-day#three-thirds',
  source: day,
});

export const dangerousArea = defineTerm({
  id: 'dangerous-area',
  name: 'dangerous area',
  also: ['dungeon', 'patrolled region', 'danger'],
  summary: 'A place where encounters are checked for every ten minutes instead of three times a day.',
  at: 'game-day#how-fast-time-runs',
  source: day,
});

export const randomEncounter = defineTerm({
  id: 'random-encounter',
  name: 'random encounter',
  also: ['wandering foes', 'wandering monster', 'encounter check'],
  summary: 'A meeting that two dice decide, by the terrain and by whether it is day or night.',
  at: 'encounters#does-anybody-come',
  source: inRulebook('Random Encounters'),
});

export const combat = defineTerm({
  id: 'combat',
  name: 'combat',
  also: ['fight', 'battle'],
  summary: 'A fight, played turn by turn.',
  at: 'actions#how-time-runs-in-a-fight',
  source: inRulebook('Combat'),
});

export const surprised = defineTerm({
  id: 'surprised',
  name: 'surprised',
  also: ['surprise', 'surprise counter', 'ambush'],
  summary: 'Behind the fastest side by three points or more: a counter for each turn that you will miss.',
  at: 'surprise-and-initiative#who-is-surprised',
  source: surprise,
});

export const reaction = defineTerm({
  id: 'reaction',
  name: 'reaction',
  also: ['attitude', 'reaction roll'],
  summary: 'How an NPC takes to meeting you, from hostile to friendly.',
  at: 'reactions-and-morale#how-do-they-take-it',
  source: reactions,
});

export const hostile = defineTerm({
  id: 'hostile',
  name: 'hostile',
  summary: 'The worst reaction: attack, flight or surrender.',
  at: 'reactions-and-morale#how-do-they-take-it',
  source: reactions,
});

export const friendly = defineTerm({
  id: 'friendly',
  name: 'friendly',
  summary: 'The best reaction: ready to help.',
  at: 'reactions-and-morale#how-do-they-take-it',
  source: reactions,
});

export const employer = defineTerm({
  id: 'employer',
  name: 'employer',
  also: ['leader', 'hiring PC'],
  summary: 'The player character who has hired an NPC, and whose word can keep them from running.',
  at: 'reactions-and-morale#hired-people',
  source: morale,
});

export const specialAction = defineTerm({
  id: 'special-action',
  name: 'special action',
  summary:
    'An action whose time depends on what exactly is done: magic, ability tests, anything past a turn.',
  at: 'actions#three-kinds-of-action',
  source: actions,
});

export const delayedAction = defineTerm({
  id: 'delayed-action',
  name: 'delayed action',
  also: ['ready', 'wait', 'hold action'],
  summary: 'An action that you name and keep for somebody else’s turn.',
  at: 'actions#waiting-for-somebody',
  source: actions,
});

export const meleeAttackTerm = defineTerm({
  id: 'melee',
  name: 'melee attack',
  also: ['hand to hand', 'close combat'],
  summary: 'An attack on somebody next to you, with your Strength behind it.',
  at: 'attacks#melee-attacks',
  source: inRulebook('Melee Attacks'),
});

export const rangedAttackTerm = defineTerm({
  id: 'ranged',
  name: 'ranged attack',
  also: ['shoot', 'throw', 'missile'],
  summary: 'An attack from a distance. The roll changes how far it carries and how hard it hits.',
  at: 'ranged-attacks#how-to-shoot',
  source: inRulebook('Ranged Attacks'),
});

export const elevation = defineTerm({
  id: 'elevation',
  name: 'elevation',
  also: ['high ground', 'height'],
  summary: 'How much higher your head is than the other’s: it helps or hurts every attack.',
  at: 'attacks#elevation',
  source: inRulebook('Elevation (Optional)'),
});

export const dualWielding = defineTerm({
  id: 'dual-wielding',
  name: 'dual wielding',
  also: ['two weapons', 'off hand'],
  summary: 'A one-handed weapon in each hand; for every attack you choose one of them.',
  at: 'turns-of-a-fight#a-weapon-in-each-hand',
  source: inRulebook('Two Weapons / Dual Wielding'),
});

export const temporaryDamage = defineTerm({
  id: 'temporary-damage',
  name: 'temporary damage',
  also: ['subdue', 'knock out', 'non-lethal damage', 'stun damage'],
  summary: 'Damage that is meant to subdue: it takes stamina points, and health only when they are gone.',
  at: 'turns-of-a-fight#to-subdue-and-not-to-kill',
  source: inRulebook('Temporary Damage'),
});

export const defenceless = defineTerm({
  id: 'defenceless',
  name: 'defenceless',
  also: ['helpless', 'coup de grace', 'defenseless'],
  summary: 'Unconscious or pinned: anybody with a weapon can kill such a character at once.',
  at: 'turns-of-a-fight#the-defenceless',
  source: inRulebook('Defenseless Characters'),
});

export const advancedDamage = defineTerm({
  id: 'advanced-damage',
  name: 'advanced combat damage',
  also: ['critical hit', 'wound', 'lasting wound'],
  summary: 'An optional rule: heavy blows also stun, make bleed or maim.',
  at: 'turns-of-a-fight#advanced-damage',
  source: inRulebook('Advanced Combat Damage (Optional)'),
});

export const permanentInjury = defineTerm({
  id: 'permanent-injury',
  name: 'permanent injury',
  also: ['lost limb', 'maimed', 'scar'],
  summary: 'A limb lost, an eye gone, a great scar: what a very heavy blow leaves behind.',
  at: 'turns-of-a-fight#advanced-damage',
  source: inRulebook('Advanced Combat Damage (Optional)'),
});

export const unarmed = defineTerm({
  id: 'unarmed',
  name: 'unarmed combat',
  also: ['fist', 'brawl', 'punch'],
  summary: 'A melee attack with nothing in your hands: Attack is your bare Strength.',
  at: 'wrestling#bare-hands',
  source: inRulebook('Unarmed Combat'),
});

export const wrestlingTerm = defineTerm({
  id: 'wrestling',
  name: 'wrestling',
  also: ['wrestle', 'grapple', 'hold'],
  summary: 'Holding somebody and bringing them down by unarmed attacks, a position at a time.',
  at: 'wrestling#how-to-wrestle',
  source: wrestling,
});

export const wrestlingStatus = defineTerm({
  id: 'wrestling-status',
  name: 'wrestling status',
  also: ['position'],
  summary: 'How a wrestler stands: free, clinching, taken down or pinned.',
  at: 'wrestling#how-to-wrestle',
  source: wrestling,
});

export const pinned = defineTerm({
  id: 'pinned',
  name: 'pinned',
  summary: 'The last wrestling status: you are defenceless.',
  at: 'wrestling#how-to-wrestle',
  source: wrestling,
});
