import { defineRuling } from '../../src/rules/ruling';
import { inRulebook } from './sources';

const wrestle = inRulebook('Wrestle');

export const dodgeAnyNumber = defineRuling({
  id: 'dodge-any-number',
  kind: 'contradiction',
  title: 'Only any number of times',
  places: [
    {
      source: inRulebook('Dodge'),
      says: 'Until your next turn it may be used ‘only’, and ‘any number of times’.',
    },
    { source: inRulebook('Dodge'), says: 'The attacker has to take the second roll.' },
  ],
  ruling: 'A dodge works against every attack on you until your next turn, once against each.',
  why: 'The second roll has to be used, so that the same attack cannot be made to roll a third time.',
  alternative: 'Against one attack only, if the word ‘only’ is the part that was meant.',
});

export const aimOrDodgeFirst = defineRuling({
  id: 'aim-or-dodge-first',
  kind: 'gap',
  title: 'Aim against dodge: who goes first',
  places: [
    { source: inRulebook('Aim'), says: 'The attacker may re-roll after the roll for the attack.' },
    {
      source: inRulebook('Dodge'),
      says: 'The defender may make the attacker re-roll. Which of them decides first is not said.',
    },
  ],
  ruling: 'First the attacker, then the defender.',
  why: 'Aiming belongs to making the attack; a dodge answers an attack that has been made.',
  alternative: 'The other way round, the attacker has the last word and hits more often.',
});

export const aimingTwice = defineRuling({
  id: 'aiming-twice',
  kind: 'gap',
  title: 'Aiming twice',
  places: [
    {
      source: inRulebook('Aim'),
      says: 'One aim action lets dice be rolled again, and the second result must be kept. Nothing is said of two aim actions.',
    },
  ],
  ruling: 'A second aim adds nothing.',
  why: 'The second result is final, and an aimed attack is spoken of as one thing that an attack is or is not.',
  alternative: 'Two actions of aiming would give two re-rolls for an attack in the next turn.',
});

export const wrestlingTime = defineRuling({
  id: 'wrestling-time',
  kind: 'contradiction',
  title: 'How long wrestling takes',
  places: [
    { source: inRulebook('Common Combat Actions'), says: 'Wrestling is a full-turn action.' },
    {
      source: wrestle,
      says: 'It is an unarmed attack, which is a melee attack and so a standard action.',
    },
  ],
  ruling: 'An attempt to wrestle takes the whole turn: one for each side in each turn.',
  why: 'The table lists it apart from attacks.',
  alternative: 'Two attempts a turn: twice as many steps up or down before the other side may answer.',
});

export const freeWrestler = defineRuling({
  id: 'free-wrestler',
  kind: 'gap',
  title: 'How a wrestling match ends without a pin',
  places: [
    {
      source: wrestle,
      says: 'Whoever is not free standing can do nothing but wrestle. Of the other one it says nothing, nor of two who are free again, nor of a third.',
    },
  ],
  ruling:
    'Somebody who stands free may do what they like instead of wrestling, and lets go if they do: the other stands free, too. When both are free it is over. A third may attack either of them as usual, or join in by an unarmed attack on one.',
  why: 'One cannot hold somebody and walk away, and no rule protects wrestlers from others.',
  alternative: 'A held character stays held however far away the holder is.',
});

export const whenSubdued = defineRuling({
  id: 'when-somebody-is-subdued',
  kind: 'gap',
  title: 'When somebody is subdued',
  places: [
    {
      source: inRulebook('Temporary Damage'),
      says: 'Subduing takes stamina, and health when there is none left. When the foe is subdued is not said.',
    },
    {
      source: inRulebook('Conditions'),
      says: 'Unconscious goes away by the minute. No rule of the book gives a counter of it.',
    },
  ],
  ruling:
    'The dice knock nobody out. An NPC without stamina is in grave danger and tests morale; a player character decides. Whoever wants them alive must stop in time.',
  why: 'After the stamina the text takes health, and says of nothing else that happens.',
  alternative:
    'Damage beyond the stamina gives counters of Unconscious instead of taking health: nobody dies of it, and everybody can be caught.',
});

export const whoIsDefenceless = defineRuling({
  id: 'who-is-defenceless',
  kind: 'contradiction',
  title: 'Sleepers and the defenceless',
  places: [
    {
      source: inRulebook('Defenseless Characters'),
      says: 'Whoever cannot defend themselves is defenceless; the unconscious and the pinned are named.',
    },
    {
      source: inRulebook('Conditions'),
      says: 'Somebody asleep can do nothing, and has −8 Defence.',
    },
  ],
  ruling:
    'Only the unconscious and the pinned. A sleeper is attacked as usual, against a Defence lowered by 8.',
  why: 'A number for the Defence of sleepers would be useless if they could simply be killed.',
  alternative: 'A spell of sleep would be a spell of death.',
});

export const injuryWithoutNumbers = defineRuling({
  id: 'injury-without-numbers',
  kind: 'gap',
  title: 'What a permanent injury does',
  places: [
    {
      source: inRulebook('Advanced Combat Damage (Optional)'),
      says: 'Speaks of lost limbs, great scars and lost sight, without a way to choose and without a number.',
    },
  ],
  ruling:
    'The game master chooses one that fits the blow. Lost sight is the condition Blind, of one eye Partial Blind; a lost arm holds no weapon; a lost leg halves movement.',
  why: 'Blindness is a condition with numbers, and the rest says what the words say.',
  alternative: 'A scar every time, with no effect at all.',
});
