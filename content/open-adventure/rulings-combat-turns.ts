import { defineRuling } from '../../src/rules/ruling';
import { inRulebook } from './sources';

const actions = inRulebook('Combat Actions');
const common = inRulebook('Common Combat Actions');
const order = inRulebook('Order of Encounter');

export const twoMeaningsOfSpecial = defineRuling({
  id: 'two-meanings-of-special',
  kind: 'contradiction',
  title: 'What makes an action special',
  places: [
    { source: actions, says: 'Special actions take two turns or more.' },
    {
      source: common,
      says: 'Magic and ability tests are special, though some of them take a moment or a turn.',
    },
    { source: actions, says: 'Casting some spells is an example of a full-turn action.' },
  ],
  ruling:
    'A special action takes the time that its spell or ability names. What is longer than a turn is done in full-turn and standard actions, one after the other.',
  why: 'It is the one meaning under which all three places hold.',
  alternative: 'Every spell would take two turns or more, and most fights would be over before it works.',
});

export const actionsNotListed = defineRuling({
  id: 'actions-not-listed',
  kind: 'gap',
  title: 'Doors, nets and lying down',
  places: [
    { source: common, says: 'Lists lying prone and escaping from a net, and nothing about doors.' },
    {
      source: inRulebook('Subterfuge Talents'),
      says: 'A burglar opens and shuts doors as a free action; for others it is a standard action.',
    },
    {
      source: inRulebook('Common Weaponry'),
      says: 'Has no net, and no rule tells what a net or lying prone does.',
    },
  ],
  ruling:
    'A door is a standard action. A net entangles: the full-turn action is the attempt to get out. Lying prone changes no number; you may hide behind lower things.',
  why: 'The talent would be worth nothing otherwise, and to be caught in a net is what Entangle describes.',
  alternative:
    'Give −2 to whoever attacks from the ground, as if half blind, and −2 to those who shoot at them.',
});

export const staminaForSpaces = defineRuling({
  id: 'stamina-for-spaces',
  kind: 'contradiction',
  title: 'A stamina point: a space or a movement point',
  places: [
    {
      source: inRulebook('Part VI: Movement'),
      says: 'Each moves you one space further, even with no movement points left.',
    },
    { source: inRulebook('Stamina Points'), says: 'Each gives a movement point until the end of the turn.' },
  ],
  ruling: 'In a fight it is one space, whatever the ground.',
  why: 'The section on fights is the particular rule, and its example counts spaces.',
  alternative: 'On hard ground two or three stamina points would go into a single space.',
});

export const pointsOfTheTurn = defineRuling({
  id: 'points-of-the-turn',
  kind: 'contradiction',
  title: 'Power points: of the attack or of the turn',
  places: [
    { source: inRulebook('Power Points'), says: 'The attack that rolled them gains them.' },
    {
      source: inRulebook('Power Points'),
      says: 'What is not used is lost at the end of the turn, and what they bought lasts until then.',
    },
    { source: inRulebook('Stamina Points'), says: 'Nobody may have more than five in a turn.' },
  ],
  ruling:
    'What you roll and do not spend stays with you until the turn ends, and so does what you bought. All the attacks of a turn bring at most five.',
  why: 'Two of the three places count by turns, and only then is there something to lose at the end.',
  alternative: 'Each attack has its own points and its own five, and nothing is handed on.',
});

export const boughtAgain = defineRuling({
  id: 'bought-again',
  kind: 'gap',
  title: 'Buying the same thing twice',
  places: [
    {
      source: inRulebook('Power Points'),
      says: 'Power points are spent on what weapons, armour and talents can do. How often in a turn is not said.',
    },
    {
      source: inRulebook('Heal Talents'),
      says: 'Only Cure All says outright that more points do more.',
    },
  ],
  ruling: 'As often as you can pay.',
  why: 'A price of one point for +1 Damage reads like a rate, and limits are written out where they exist, as with once a day.',
  alternative: 'Once for each attack: a great roll would then be worth little more than a good one.',
});

export const damageBought = defineRuling({
  id: 'damage-bought',
  kind: 'gap',
  title: 'Is +1 Damage added to Attack?',
  places: [
    {
      source: inRulebook('Common Weaponry'),
      says: 'Damage is the number that a weapon adds to Strength or Perception.',
    },
    { source: inRulebook('Melee Attacks'), says: 'Damage is also what an attack deals above Defence.' },
  ],
  ruling: 'It raises the weapon’s damage and so the Attack: it can turn a miss into a hit.',
  why: 'In the table of weapons, where the words stand, Damage is the name of that column.',
  alternative: 'It is added to what a hit deals, and a miss stays a miss.',
});

export const conditionsNeedDamage = defineRuling({
  id: 'conditions-need-damage',
  kind: 'gap',
  title: 'Conditions from an attack that does not hurt',
  places: [
    { source: order, says: 'An attack inflicts damage and conditions together.' },
    {
      source: inRulebook('Conditions'),
      says: 'Knock back wants at least one point of damage. Stun and Bleed say nothing.',
    },
  ],
  ruling: 'An attack that deals no damage gives no condition.',
  why: 'The one condition that speaks of it asks for damage.',
  alternative: 'Anybody with the power points stuns whomever they like, through any armour.',
});

export const rangeBoughtLate = defineRuling({
  id: 'range-bought-late',
  kind: 'contradiction',
  title: 'Range that is bought after it was measured',
  places: [
    { source: order, says: 'Range is checked in the fourth step, power points are spent in the fifth.' },
    {
      source: inRulebook('Power Points'),
      says: 'Their example buys +1 Range for the attack with two of them.',
    },
  ],
  ruling: 'Power points for range are spent before the range is checked.',
  why: 'In the order of the checklist they could never help.',
  alternative: 'The range that was bought only serves a later attack in the same turn.',
});

export const beyondTheRange = defineRuling({
  id: 'beyond-the-range',
  kind: 'contradiction',
  title: 'Aiming beyond the range',
  places: [
    { source: inRulebook('Ranged Attacks'), says: 'The target must be within the weapon’s range.' },
    {
      source: inRulebook('Ranged Attacks'),
      says: 'The roll is added to the range, and only then is it looked at whether the target is within it.',
    },
  ],
  ruling: 'You may shoot at anybody in sight; the range after the roll decides.',
  why: 'The order of steps is the same in the checklist: target, sight, roll, range.',
  alternative: 'Only those within the printed range may be chosen, and a good roll never reaches further.',
});

export const coverBonus = defineRuling({
  id: 'cover-bonus',
  kind: 'gap',
  title: 'What partial cover is worth',
  places: [
    {
      source: inRulebook('Line of Sight (LOS)'),
      says: 'Partial cover gives a bonus to Defence, for which it sends the reader to the part on combat.',
    },
    {
      source: inRulebook('Part VI: Combat & Encounters'),
      says: 'Never mentions it again but for placing NPCs.',
    },
    {
      source: inRulebook('Swim'),
      says: 'An attack into or out of water meets partial cover, and has −2.',
    },
  ],
  ruling: '+2 Defence.',
  why: 'The water is the only place with a number, and −2 on the attack does the same as +2 against it.',
  alternative:
    'Any other number of the game master’s. Whoever takes the −2 of the water on top gives +4 there.',
});

export const halfLight = defineRuling({
  id: 'half-light',
  kind: 'contradiction',
  title: 'Half light helps and hurts',
  places: [
    {
      source: inRulebook('Illumination'),
      says: 'Whoever stands in half light is partially blind, and the space has partial cover.',
    },
    { source: inRulebook('Conditions'), says: 'The partially blind have −2 Attack and −2 Defence.' },
  ],
  ruling:
    'Both count: in half light you attack with −2, and your Defence stays as it is, cover against blindness.',
  why: 'The rules stand side by side, and together they say that shooting is harder in the dusk.',
  alternative: 'Leave the cover out, and a target in half light is easier to hit than in full light.',
});

export const lowGround = defineRuling({
  id: 'low-ground',
  kind: 'gap',
  title: 'How much low ground hurts',
  places: [
    { source: inRulebook('Elevation (Optional)'), says: 'Height gives at most +3.' },
    {
      source: inRulebook('Elevation (Optional)'),
      says: 'For being lower it gives −1 a space, and no limit.',
    },
  ],
  ruling: 'At most −3.',
  why: 'It is called the opposite of the bonus.',
  alternative: 'Somebody ten spaces below attacks with −10, and cannot hit at all.',
});
