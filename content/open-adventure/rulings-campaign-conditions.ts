import { defineRuling } from '../../src/rules/ruling';
import { inRulebook } from './sources';

const conditions = inRulebook('Conditions');

export const namesOfCounters = defineRuling({
  id: 'names-of-counters',
  title: 'Exhaust and exhaustion',
  kind: 'contradiction',
  places: [
    { source: conditions, says: 'The conditions are called Exhaust, Starve and Suffocate.' },
    { source: inRulebook('Resting'), says: 'Speaks of exhaustion counters.' },
    { source: inRulebook('Food, Drink & Lodging'), says: 'Of starvation counters.' },
    { source: inRulebook('Swim'), says: 'And of suffocation counters.' },
  ],
  ruling: 'They are the same: an exhaustion counter is a counter of Exhaust.',
  why: 'Each of these places refers to the list of conditions.',
  alternative: 'None that changes a rule.',
});

export const dyingForever = defineRuling({
  id: 'how-dying-ends',
  title: 'How dying ends well',
  kind: 'gap',
  places: [
    { source: conditions, says: 'Every turn a save is made, and a failure is death. No way out is given.' },
  ],
  ruling: 'You stop dying as soon as you have a health point again, or are out of what was killing you.',
  why: 'You began to die because you had none, or because of the vacuum.',
  alternative: 'Nothing could save the dying, and healing would be for those who do not need it.',
});

export const fearMeasure = defineRuling({
  id: 'fear-turns-or-minutes',
  title: 'How long fear lasts',
  kind: 'contradiction',
  places: [
    { source: conditions, says: 'Whoever has Fear runs for a die of minutes.' },
    { source: inRulebook('Intimidate'), says: 'Whoever is intimidated runs for a die of turns.' },
    { source: inRulebook('Morale (Optional)'), says: 'A failed test of morale gives a fear counter.' },
  ],
  ruling: 'Intimidation works for turns and gives no counter. A fear counter means minutes.',
  why: 'Intimidation says all it does, and does not name the condition.',
  alternative: 'The intimidated stay away ten times as long.',
});

export const countersThatCount = defineRuling({
  id: 'counters-that-count',
  title: 'What several counters do',
  kind: 'contradiction',
  places: [
    {
      source: conditions,
      says: 'What a counter does is always told in the description of its condition.',
    },
    {
      source: conditions,
      says: 'Bleed, Exhaust and Starve work for each counter. Burn, Confuse, Entangle, Poison, Stun and others have counters, and tell of one effect.',
    },
  ],
  ruling:
    'Where it is not said that each counter works, several of them only make the condition last longer.',
  why: 'The three that say so would not need to.',
  alternative: 'Three burn counters cost three times as much every turn.',
});

export const puttingOut = defineRuling({
  id: 'putting-out-a-burn',
  title: 'Burning in the turn in which it is put out',
  kind: 'gap',
  places: [
    {
      source: conditions,
      says: 'Every turn one may act to remove a burn counter, and everybody near is hurt. Which of them comes first is not said, nor whether several may act.',
    },
  ],
  ruling:
    'In the order of the words: first each who spends the action removes a counter, then what is left burns.',
  why: 'Then the last counter is gone before it can hurt, which is what you acted for.',
  alternative: 'It burns first, so that even a fire that is put out at once costs everybody one turn of it.',
});

export const conditionsWithoutEnd = defineRuling({
  id: 'conditions-without-end',
  title: 'Conditions without an end',
  kind: 'gap',
  places: [
    {
      source: conditions,
      says: 'Acid, Blind, Cold, Fly, Intoxicate, Invisible, Reach, Sleep and Sweep have no counters to lose and no duration.',
    },
  ],
  ruling:
    'They last as long as their cause: acid until it is washed off, cold until you are warm, drink until an hour after the last glass, sleep until something wakes you, the others as long as the magic, the dark or the weapon.',
  why: 'A state without a cause has nothing to keep it up, and an hour is how long drinks add up.',
  alternative: 'They would last for ever.',
});

export const turnsOfEntangle = defineRuling({
  id: 'this-turn-or-round',
  title: 'Held for a turn or for a round',
  kind: 'contradiction',
  places: [
    {
      source: conditions,
      says: 'Entangle is dealt with every round, which is ten minutes, and Unconscious every minute.',
    },
    { source: conditions, says: 'What both forbid, they forbid for this turn.' },
  ],
  ruling:
    'You are held, or unconscious, until the counters are gone, and the heading says how often one can go.',
  why: 'With nothing in the way between two saves, there would be no condition to speak of.',
  alternative: 'Entangle with a save every turn: a net would hold for seconds, not for ten minutes and more.',
});

export const turnOfTheStunned = defineRuling({
  id: 'turn-of-the-stunned',
  title: 'A full-turn action for the stunned',
  kind: 'gap',
  places: [
    { source: conditions, says: 'The stunned have one action in a turn. Of which kind is not said.' },
    {
      source: inRulebook('Combat Actions'),
      says: 'There is room in a turn for a full-turn action, or for two standard ones.',
    },
  ],
  ruling: 'One standard action. To lose a counter is such an action, and then the turn is over.',
  why: 'A full-turn action needs the whole turn, and the stunned have half of it.',
  alternative: 'Whoever wants to do something that takes a full turn is not hindered by a stun at all.',
});

export const lycanthropyCaught = defineRuling({
  id: 'how-lycanthropy-is-caught',
  title: 'How lycanthropy is caught and cured',
  kind: 'gap',
  places: [
    {
      source: conditions,
      says: 'One becomes what has attacked one. Whether every attack does it, and what cures it, is not said.',
    },
    {
      source: inRulebook('Fantasy Encounters'),
      says: 'Has a werewolf in the forest; the part that would describe it is missing.',
    },
  ],
  ruling:
    'An attack of such a creature that deals damage gives it. Whether anything ends it before the change is for the game master to say.',
  why: 'Other conditions of an attack come with its damage, and nothing in the book names a cure.',
  alternative: 'A Fortitude save against it, as against poison, as a house rule.',
});

export const flyElevation = defineRuling({
  id: 'how-high-to-fly',
  title: 'Three spaces or lower',
  kind: 'contradiction',
  places: [
    {
      source: conditions,
      says: 'One flies over elevations of three spaces or lower, as if the ground’s height counted.',
    },
    {
      source: conditions,
      says: 'In the same breath: than the space that one is on, as if the difference counted.',
    },
  ],
  ruling: 'The difference counts: ground up to three spaces higher than where you are is no obstacle.',
  why: 'Elevation is measured between two spaces everywhere else.',
  alternative: 'Only hills of three spaces could be crossed, from the top of a mountain too.',
});

export const reachSpaces = defineRuling({
  id: 'reach-and-between',
  title: 'How far Reach reaches',
  kind: 'gap',
  places: [
    {
      source: conditions,
      says: 'Attacks target an adjacent space as well as some at a range equal to the number. What lies between, and whether both are struck at once, is not said.',
    },
  ],
  ruling: 'Each attack has one target, next to you or up to as many spaces away as the number.',
  why: 'A spear that can strike at three spaces can strike at two, and Sweep is there for several targets.',
  alternative: 'Every attack strikes somebody next to you and somebody at that very distance.',
});

export const ageWithoutEffect = defineRuling({
  id: 'what-age-does',
  title: 'What it does to be older',
  kind: 'gap',
  places: [{ source: conditions, says: 'One grows decades older. No rule says what years do to anybody.' }],
  ruling: 'Write down the new age. What it means, and when somebody dies of it, is for the game master.',
  why: 'Neither races nor traits know an age.',
  alternative: 'Take a point from Strength, Dexterity or Health for each decade, as a house rule.',
});
