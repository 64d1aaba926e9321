import { defineRuling } from '../../src/rules/ruling';
import { inRulebook } from './sources';

// The party

export const partySize = defineRuling({
  id: 'party-size',
  title: 'How many make a party',
  kind: 'contradiction',
  places: [
    { source: inRulebook('Introduction'), says: 'The game is best with four to eight people.' },
    {
      source: inRulebook('Party Size & Composition'),
      says: 'A party is best with four to six characters, and most players have one each.',
    },
  ],
  ruling: 'Four to six characters. With the game master that makes five to seven people, inside both ranges.',
  why: 'The second place speaks of the party itself, and says why: enough for the dangers, not too many for the pace.',
  alternative: 'Seven players and a game master, who then need patience with each other’s turns.',
});

export const heavyArmour = defineRuling({
  id: 'heavy-armour',
  title: 'Full or heavy armour',
  kind: 'gap',
  places: [
    {
      source: inRulebook('Organizing a Party'),
      says: 'Those in full or heavy armour belong in front or at the end.',
    },
    { source: inRulebook('Common Armor'), says: 'Armour has toughness and weight, but no such classes.' },
  ],
  ruling: 'Compare: whoever has the toughest armour walks first or last.',
  why: 'It is advice, and needs no line between heavy and light.',
  alternative: 'A limit, such as the toughness of chain mail, would be ours and not the game’s.',
});

// Maps and time

export const stellarFactor = defineRuling({
  id: 'stellar-factor',
  title: 'From a stellar system map to an overland map',
  kind: 'contradiction',
  places: [
    {
      source: inRulebook('Map & Time Speed Conversions'),
      says: 'Multiply by 1,000,000.',
    },
    {
      source: inRulebook('Map Types'),
      says: 'A space is a trillion metres on the one and a thousand on the other, which is 1,000,000,000 times as much.',
    },
    {
      source: inRulebook('Map Types'),
      says: 'Calls a trillion metres a terrameter. The unit is a terametre.',
    },
  ],
  ruling: 'Multiply by 1,000,000,000.',
  why: 'The scales are stated twice, as a number and by the name of the unit, and all other factors follow from them.',
  alternative:
    'The printed factor fits a stellar space of a thousand million metres, on which an impulse engine of speed 1 is slower than light, as such engines are said to be. The astronomical space would shrink with it.',
});

// Movement

export const pointsByInterval = defineRuling({
  id: 'points-by-interval',
  title: 'Movement points do not follow the clock',
  kind: 'contradiction',
  places: [
    {
      source: inRulebook('Time Intervals and Movement Points'),
      says: '6 points in a turn, 10 in a minute, 500 in a round.',
    },
    {
      source: inRulebook('Map & Time Speed Conversions'),
      says: 'From a turn to a minute multiply by ten, and by ten again to a round: 60 and 600.',
    },
  ],
  ruling:
    'Characters on foot have the points of their table. The factors convert the speed of mounts, vehicles and ships.',
  why: 'The intervals are ways of moving: a minute of vigilance is spent with care, a turn of combat is a dash that nobody keeps up for an hour.',
  alternative:
    'With the factors a walker makes 28 kilometres in eight hours instead of 24, and is never slow.',
});

export const costsBeyondDifficult = defineRuling({
  id: 'costs-beyond-difficult',
  title: 'Terrain that is harder than difficult',
  kind: 'contradiction',
  places: [
    { source: inRulebook('Movement'), says: 'Terrain is easy, moderate or difficult: 1, 2 or 3 points.' },
    { source: inRulebook('Terrain Movement Point Cost'), says: 'Swamps cost 4, canyons 5, an ocean 6.' },
  ],
  ruling: 'The tables hold. What costs more than 3 is difficult as well, wherever a rule asks for the grade.',
  why: 'The larger maps are said to have terrain of their own.',
  alternative: 'Capping the cost at 3 makes a canyon no worse than a forest.',
});

export const overlandPoints = defineRuling({
  id: 'overland-points',
  title: 'What an overland space costs',
  kind: 'contradiction',
  places: [
    {
      source: inRulebook('Movement'),
      says: 'The 3,000 points of an hour are 3 spaces on an overland map.',
    },
    {
      source: inRulebook('Terrain Movement Point Cost'),
      says: 'A space of trail on that map costs 1 point.',
    },
  ],
  ruling:
    'Divide by a thousand first: on foot you have 3 overland points an hour, and pay the table’s cost with them.',
  why: 'The worked cases count 24 spaces in eight hours, which is a point for each.',
  alternative: 'Paying 1 of 3,000 points for a kilometre would let a walker cross a continent before lunch.',
});

export const pointsLeftOver = defineRuling({
  id: 'points-left-over',
  title: 'Points too few for another space',
  kind: 'gap',
  places: [
    {
      source: inRulebook('Movement'),
      says: 'A space is paid for before it is entered. What becomes of points that do not pay for one is not said.',
    },
  ],
  ruling: 'Within a day’s journey points add up from hour to hour. What is left when you make camp is lost.',
  why: 'Points are given for an interval, like those of a turn. In a single hour nobody on foot could pay for a canyon.',
  alternative: 'If they are kept for the next day, long journeys take a little less time.',
});

export const loadOverHours = defineRuling({
  id: 'load-over-hours',
  title: 'A load on a long way',
  kind: 'gap',
  places: [
    {
      source: inRulebook('Weight & Encumbrance (Optional)'),
      says: 'Every 10 weight costs a movement point. Of which interval is not said.',
    },
    {
      source: inRulebook('Time Intervals and Movement Points'),
      says: 'There are 6 points in a turn and 3,000 in an hour.',
    },
  ],
  ruling:
    'The points are those of a turn. In longer intervals you lose the same share: with 20 weight a third.',
  why: 'Two points of three thousand would be no burden at all.',
  alternative: 'Taken off the points of any interval, a load slows you in a fight and never on a march.',
});

export const loadBeyondMovement = defineRuling({
  id: 'load-beyond-movement',
  title: 'Strong enough to carry it, too slow to move',
  kind: 'contradiction',
  places: [
    {
      source: inRulebook('Weight & Encumbrance (Optional)'),
      says: 'A Strength of 10 carries 100 weight.',
    },
    {
      source: inRulebook('Weight & Encumbrance (Optional)'),
      says: 'Every 10 weight costs one of the 6 points of a turn, so that 60 cost them all.',
    },
  ],
  ruling:
    'Movement stops at 0. With 60 weight or more you can stand, lift and fight, and need stamina points for every step.',
  why: 'Both sentences hold this way, and stamina buys movement by its own rule.',
  alternative: 'A minimum of 1 point would let the strongest stagger on.',
});

export const flyingOverTerrain = defineRuling({
  id: 'flying-over-terrain',
  title: 'Terrain under wings',
  kind: 'gap',
  places: [
    {
      source: inRulebook('Terrain Movement Point Cost'),
      says: 'A cost for every kind of land, and one for watercraft. Aircraft are not mentioned.',
    },
    { source: inRulebook('Air Transportation'), says: 'Six aircraft, and airships made from ships.' },
  ],
  ruling: 'In the air every space costs 1.',
  why: 'What flies does not touch the ground, and the condition Fly passes over what stands in the way.',
  alternative: 'If terrain counts in the air too, a jet over mountains is slower than a ship on a lake.',
});

export const swimmingOverland = defineRuling({
  id: 'swimming-overland',
  title: 'A kilometre of open water',
  kind: 'contradiction',
  places: [
    {
      source: inRulebook('Terrain Movement Point Cost'),
      says: 'Without a watercraft a space of ocean costs 6 points, two hours on foot; a river costs 5.',
    },
    {
      source: inRulebook('Swim'),
      says: 'Nobody swims for more rounds than stamina points, and ten of them are a hundred minutes.',
    },
    {
      source: inRulebook('Terrain Movement Point Cost'),
      says: 'On a local map water costs 3, which takes a swimmer over a kilometre in about an hour.',
    },
  ],
  ruling:
    'Swimmers use the local map and its cost. The larger numbers are for those who need not swim for their lives, such as somebody with a spell of water breathing.',
  why: 'By the larger numbers no swimmer ever crosses a space of ocean, and only the hardiest one of river.',
  alternative: 'Reading them as they are, a swimmer drowns a few hundred metres short of the far side.',
});

export const climbingMissing = defineRuling({
  id: 'climbing-missing',
  title: 'The rules for climbing',
  kind: 'gap',
  places: [
    {
      source: inRulebook('List of Abilities'),
      says: 'For details on climbing, see the part about the adventure.',
    },
    {
      source: inRulebook('Terrain Movement Point Cost'),
      says: 'The only thing that this part says is what a space of cliff costs.',
    },
  ],
  ruling:
    'Climb with the ability: a test each turn, 3 points for a space of cliff, and a fall when the test fails.',
  why: 'It is all that the two places say, and it is enough to play.',
  alternative: 'Modifiers for steepness, tools or weather would have to be invented.',
});

export const weatherBeforeTerrain = defineRuling({
  id: 'weather-before-terrain',
  title: 'Weather or terrain first',
  kind: 'gap',
  places: [
    {
      source: inRulebook('Weather (Optional)'),
      says: 'The modifier changes the spaces travelled in eight hours. Its example has no terrain: 24 spaces become 16 in snow.',
    },
    { source: inRulebook('Movement'), says: 'Terrain makes spaces cost more of the points.' },
  ],
  ruling: 'Weather first: it changes the points of the eight hours, then you pay for the terrain.',
  why: 'The example starts from the 24 spaces before any terrain is paid.',
  alternative:
    'Taken off last, snowfall stops everybody on foot in a forest, and sunshine carries them farther.',
});

// Rest

export const breakOfARest = defineRuling({
  id: 'break-of-a-rest',
  title: 'Sixteen hours of rest, with things to do',
  kind: 'contradiction',
  places: [
    {
      source: inRulebook('Resting'),
      says: 'After eight hours of travel characters rest for sixteen at a stretch.',
    },
    {
      source: inRulebook('Travel & The Game Day'),
      says: 'In the afternoon they make camp and see to various tasks, and something may attack them at night.',
    },
    { source: inRulebook('Hunting & Gathering (Optional)'), says: 'Hunting takes an hour for every try.' },
  ],
  ruling:
    'Camp, cooking, hunting and keeping watch are rest. A fight, or lifting more than 20 weight, is not: the sixteen hours then start again.',
  why: 'These two are what the text names as strenuous, and a day has just enough hours for both.',
  alternative: 'If every task broke the rest, nobody could travel two days running without saves.',
});

export const sleepAndWatch = defineRuling({
  id: 'sleep-and-watch',
  title: 'Eight hours of sleep, and a watch',
  kind: 'contradiction',
  places: [
    { source: inRulebook('Sleeping'), says: 'Sleep must last eight hours without a break.' },
    {
      source: inRulebook('Time'),
      says: 'At night, which has eight hours, adventurers take turns at the watch.',
    },
  ],
  ruling: 'Who has the watch sleeps before or after it: the sixteen hours of rest are long enough.',
  why: 'Afternoon and night together leave eight hours for everybody.',
  alternative: 'If all sleep must fall into the night, either nobody watches or the watch does not heal.',
});

export const awakeTooLong = defineRuling({
  id: 'awake-too-long',
  title: 'How long is too long without sleep',
  kind: 'gap',
  places: [
    {
      source: inRulebook('Sleeping'),
      says: 'Eight hours of sleep in every day, and a save for every additional hour awake. From when on is not said.',
    },
  ],
  ruling: 'From the seventeenth hour awake.',
  why: 'A day less eight hours of sleep is sixteen hours.',
  alternative: 'From the twenty-fifth hour, when a day has passed without sleep.',
});

export const exhaustedSleep = defineRuling({
  id: 'exhausted-sleep',
  title: 'Stamina of the exhausted',
  kind: 'contradiction',
  places: [
    { source: inRulebook('Sleeping'), says: 'Sleep gives back all stamina points.' },
    { source: inRulebook('Conditions'), says: 'Every exhaustion counter means a stamina point less.' },
  ],
  ruling: 'A counter lowers the most you can have. Sleep gives back the rest.',
  why: 'Otherwise a night would undo a counter that only a day of rest removes.',
  alternative: 'A counter costs its point once, and sleep returns it; the penalty on rolls stays.',
});
