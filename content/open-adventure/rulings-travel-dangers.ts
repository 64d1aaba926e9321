import { defineRuling } from '../../src/rules/ruling';
import { inRulebook } from './sources';

// Falls and traps

export const fallInGravity = defineRuling({
  id: 'fall-in-gravity',
  title: 'The limit of a fall in strong gravity',
  kind: 'gap',
  places: [
    { source: inRulebook('Falling'), says: 'A fall does no more than 50 damage.' },
    {
      source: inRulebook('Gravity (Optional)'),
      says: 'The damage of a fall is multiplied by the gravity. Whether the limit comes before or after is not said.',
    },
  ],
  ruling: 'Limit first, gravity last: up to 250 damage in Tier 5 gravity, up to 25 in half gravity.',
  why: 'What gravity multiplies is the damage that the fall does, and that is already limited.',
  alternative: 'With the limit last no fall does more than 50 anywhere.',
});

export const oneInThree = defineRuling({
  id: 'one-in-three',
  title: '33 % is one in three',
  kind: 'contradiction',
  places: [
    { source: inRulebook('Traps'), says: 'A trap goes off with a chance of 33%.' },
    { source: inRulebook('Traps'), says: 'It goes off on a 1 or 2 on a die, which is a third.' },
  ],
  ruling: 'Roll the die. All odds here are those of the die.',
  why: 'It is what is rolled at the table.',
  alternative: 'On percentile dice the chance is a third of a percentage point smaller.',
});

export const searchedTrap = defineRuling({
  id: 'searched-trap',
  title: 'Traps that are searched for',
  kind: 'contradiction',
  places: [
    { source: inRulebook('List of Abilities'), says: 'A failed search of a space with a trap sets it off.' },
    { source: inRulebook('Traps'), says: 'Whatever would set off a trap does so one time in three.' },
  ],
  ruling:
    'A failed search sets it off for certain. The die is for those who do not know what they are doing.',
  why: 'The first golden rule: the rule for searching is the more particular one.',
  alternative: 'With the die a failed search would be safe two times in three.',
});

export const trapDetails = defineRuling({
  id: 'trap-details',
  title: 'What a trap does',
  kind: 'gap',
  places: [
    {
      source: inRulebook('Traps'),
      says: 'Further details of traps are on a page for game masters, which does not exist.',
    },
  ],
  ruling:
    'The game master says what a trap does when it is placed: falls, fire and crushing weights have their numbers here.',
  why: 'The part for the game master is missing as a whole.',
  alternative: 'A list of traps would have to be invented.',
});

// Fire

export const sizeOfAFire = defineRuling({
  id: 'size-of-a-fire',
  title: 'A larger fire, and how much it hurts',
  kind: 'gap',
  places: [
    {
      source: inRulebook('Fire'),
      says: 'Every space that a fire is in size does 3d6. Whether that is done to whoever stands in the space, or added up over all of them, is not said.',
    },
  ],
  ruling: 'Each burning space does 3d6 a turn to whoever is in it.',
  why: 'A space of fire is fought, and put out, one by one; and a house on fire would do hundreds of damage.',
  alternative: 'Added up, anybody in a fire of four spaces takes 12d6, and dies.',
});

export const lightOfAFire = defineRuling({
  id: 'light-of-a-fire',
  title: 'A blaze darker than a torch',
  kind: 'contradiction',
  places: [
    {
      source: inRulebook('Fire'),
      says: 'A fire lights an area twice its size, which for one space is two spaces.',
    },
    { source: inRulebook('Illumination'), says: 'A torch lights Area 5, which is 25 spaces.' },
  ],
  ruling: 'Double the sides: a fire of Area 3 lights Area 6. No fire gives less light than a torch.',
  why: 'Areas are named by their sides, and a torch is the smallest fire there is.',
  alternative: 'Doubling the number of spaces leaves a burning cart in the dark.',
});

export const beatingFire = defineRuling({
  id: 'beating-fire',
  title: 'Beating out what cannot be beaten',
  kind: 'contradiction',
  places: [
    {
      source: inRulebook('Fire'),
      says: 'Characters beside a fire may put it out hand to hand, and are burnt for it.',
    },
    { source: inRulebook('Fire'), says: 'Fire ignores all attacks but those with water or that smother it.' },
  ],
  ruling: 'You may beat at it with whatever smothers: a blanket, a wet cloak, earth. A sword does nothing.',
  why: 'Both sentences hold this way.',
  alternative: 'Any melee attack works, and a strong swordsman is as good as a bucket.',
});

export const fireSpreads = defineRuling({
  id: 'how-often-fire-spreads',
  title: 'How often fire spreads',
  kind: 'gap',
  places: [
    {
      source: inRulebook('Fire'),
      says: 'A burning space may spread to a neighbour on a roll of 1. How often it is rolled, and for which neighbour, is not said.',
    },
  ],
  ruling: 'Once a turn for every burning space. On a 1 the game master chooses one neighbour that can burn.',
  why: 'Everything else about fire happens every turn.',
  alternative: 'Rolled once a round, a burning house takes hours to burn down.',
});

// Light and sight

export const adjacentInSight = defineRuling({
  id: 'adjacent-in-sight',
  title: 'The space next to you',
  kind: 'gap',
  places: [
    {
      source: inRulebook('Line of Sight (LOS)'),
      says: 'A line that touches a corner of a space with somebody in it, or lies next to the space looked at, still counts. The sentence can be read in several ways.',
    },
    {
      source: inRulebook('Line of Sight (LOS)'),
      says: 'A line along the edge of a space with somebody or something in it does not count.',
    },
  ],
  ruling:
    'To touch a corner does no harm. A neighbouring space is always in sight, for it shares a corner with yours.',
  why: 'It is the one reading in which the two sentences do not collide.',
  alternative: 'If lines along the edge of a neighbour count as well, two people side by side hide nothing.',
});

export const farCorners = defineRuling({
  id: 'far-corners',
  title: 'The far corners of the target',
  kind: 'gap',
  places: [
    {
      source: inRulebook('Line of Sight (LOS)'),
      says: 'A line must not pass through a space with a character in it. The target is a character; whether its own space is meant is not said.',
    },
    {
      source: inRulebook('Line of Sight (LOS)'),
      says: 'A target of which one corner alone can be seen has partial cover.',
    },
  ],
  ruling: 'Its own space blocks like any other, so that you see its near corners only.',
  why: 'The sentence makes no exception, and names even your own space. Somebody who peeks round a corner is then in cover.',
  alternative: 'If lines may cross it to the far corners, cover is rarer.',
});

export const barrierTerrain = defineRuling({
  id: 'barrier-terrain',
  title: 'Barrier terrain and obstacles',
  kind: 'gap',
  places: [
    {
      source: inRulebook('Line of Sight (LOS)'),
      says: 'Barrier terrain, walls and obstacles block the view. Only walls are explained by their name.',
    },
    { source: inRulebook('Magic Talents'), says: 'A talent looks through barriers, but not through doors.' },
  ],
  ruling:
    'Whatever fills a space up to eye level is barrier terrain: a pillar, a boulder, a tree, a closed door.',
  why: 'It is what the talent and the spells of flight pass over or through.',
  alternative: 'The game master may let low things, such as a table, hide those who crouch.',
});

// Water and vacuum

export const pointsOfEncumbrance = defineRuling({
  id: 'points-of-encumbrance',
  title: 'A point of encumbrance',
  kind: 'gap',
  places: [
    { source: inRulebook('Swim'), says: 'Each point of encumbrance lowers the swim test by 1.' },
    {
      source: inRulebook('Weight & Encumbrance (Optional)'),
      says: 'Encumbrance is the burden of your gear. It is measured in weight and in lost movement, and points of it are not mentioned.',
    },
  ],
  ruling: 'A point for each movement point that the load costs you, which is one for every 10 weight.',
  why: 'The lost movement is the only effect of a load that is counted in points.',
  alternative: 'With a point for each weight, leather armour alone takes 7 off the test.',
});

export const turnsUnderWater = defineRuling({
  id: 'turns-under-water',
  title: 'What a turn under water costs',
  kind: 'contradiction',
  places: [
    { source: inRulebook('List of Abilities'), says: 'A failed swim test gives a suffocation counter.' },
    { source: inRulebook('Swim'), says: 'Every turn under water gives one.' },
    {
      source: inRulebook('Conditions'),
      says: 'Whoever holds their breath loses five stamina points a turn. Counters do nothing, and nothing removes them.',
    },
  ],
  ruling:
    'A turn that ends under water gives a counter and costs five stamina points, and health points for those that you do not have. Counters go when you breathe again.',
  why: 'A failed test is what puts you under, so the first two agree; the condition says what it costs.',
  alternative: 'Five points for every counter would drown anybody in their second turn.',
});

export const comingUp = defineRuling({
  id: 'coming-up',
  title: 'Coming up again',
  kind: 'gap',
  places: [
    {
      source: inRulebook('Swim'),
      says: 'Who fails goes under and sinks two spaces a turn. Who succeeds swims on or stays afloat. How one gets from below to the surface is not said.',
    },
  ],
  ruling:
    'A success under water lets you swim upwards: as many spaces as the movement points of a turn pay for.',
  why: 'Without a load that is two spaces, just what one failure costs.',
  alternative:
    'If any success brings you up, however deep you are, two failures in a row are less dangerous.',
});

export const vacuumSaves = defineRuling({
  id: 'saves-in-the-vacuum',
  title: 'Certain turns, or a save in each',
  kind: 'contradiction',
  places: [
    {
      source: inRulebook('Outer Space'),
      says: 'You can remain alive for as many turns as you have stamina points.',
    },
    {
      source: inRulebook('Conditions'),
      says: 'Who is dying, as you are then, makes a Fortitude save every turn and dies when it fails.',
    },
  ],
  ruling:
    'Both: a save in every turn that begins in the vacuum, and death after as many turns as stamina points.',
  why: 'The number is called a maximum, and the condition is given in so many words.',
  alternative: 'If the saves are left out, nobody with stamina left dies before the last turn.',
});

// Getting lost

export const whenToNavigate = defineRuling({
  id: 'when-to-navigate',
  title: 'How often the navigator rolls',
  kind: 'contradiction',
  places: [
    {
      source: inRulebook('Becoming Lost (Optional)'),
      says: 'A navigator is elected, and must succeed, at the beginning of a new journey.',
    },
    {
      source: inRulebook('Becoming Lost (Optional)'),
      says: 'Who is lost and fails again goes on in error from the place of the day before.',
    },
    { source: inRulebook('Travel & The Game Day'), says: 'The test belongs to every day of travel.' },
  ],
  ruling: 'The navigator is elected for the journey, and rolls on every day of it.',
  why: 'Two of three places speak of days.',
  alternative: 'One test for the whole journey: who passes it can no longer be lost.',
});

export const alongARiver = defineRuling({
  id: 'along-a-river',
  title: 'Rivers that guide, and rivers to get lost on',
  kind: 'contradiction',
  places: [
    {
      source: inRulebook('Becoming Lost (Optional)'),
      says: 'Who follows a river or a coast cannot be lost.',
    },
    {
      source: inRulebook('Terrain Navigation Modifiers'),
      says: 'Rivers and lakes have a modifier to the test that keeps the way.',
    },
  ],
  ruling:
    'Along the bank there is no test. The modifier is for crossing a lake, or a country of many waters.',
  why: 'Otherwise one of the two would never be used.',
  alternative: 'A test by every river, with +1.',
});

export const stillLost = defineRuling({
  id: 'still-lost',
  title: 'The second day astray',
  kind: 'gap',
  places: [
    {
      source: inRulebook('Becoming Lost (Optional)'),
      says: 'Who fails again goes on in error. Whether in the same direction is not said.',
    },
  ],
  ruling: 'Roll a new direction every day, counted from the way that the party believes it takes.',
  why: 'The game master rolls every day in any case, so that nobody can tell.',
  alternative: 'With one direction kept, a lost party goes farther astray.',
});

export const lostOnHexes = defineRuling({
  id: 'lost-on-hexes',
  title: 'Quarter turns on a hexagon',
  kind: 'contradiction',
  places: [
    { source: inRulebook('Maps & Spaces'), says: 'Spaces are squares or hexagons.' },
    {
      source: inRulebook('Lost Party Travel Direction'),
      says: 'Directions are 45, 90 and 135 degrees off, which a hexagon does not have.',
    },
  ],
  ruling: 'On hexagons 45 degrees become 60 and 135 become 120. For 90, take one and the other by turns.',
  why: 'These are the nearest directions, and 90 lies half-way between two.',
  alternative: 'Roll for one of the five wrong directions instead; straight back would then be possible.',
});

// Hunting

export const exactlyEnough = defineRuling({
  id: 'exactly-enough',
  title: 'A hunt that just succeeds',
  kind: 'contradiction',
  places: [
    {
      source: inRulebook('Hunting & Gathering (Optional)'),
      says: 'A success means that something was found.',
    },
    {
      source: inRulebook('Hunting & Gathering (Optional)'),
      says: 'It is as many morsels as the test lies above the target, and one that just reaches it lies 0 above.',
    },
  ],
  ruling: 'Just enough finds nothing.',
  why: 'The number is stated as a sum, and the example counts the same way.',
  alternative: 'A success finds at least one morsel.',
});

export const fishingEquipment = defineRuling({
  id: 'fishing-equipment',
  title: 'Fishing equipment',
  kind: 'gap',
  places: [
    {
      source: inRulebook('Terrain Hunt & Gather Modifiers'),
      says: 'At sea and by rivers the modifier needs fishing equipment.',
    },
    { source: inRulebook('Common Equipment'), says: 'Neither list sells any.' },
  ],
  ruling: 'A line and hooks, a net or a spear will do. The game master sets the price.',
  why: 'It is a plain thing that any harbour has.',
  alternative: 'With what the lists sell, a character at sea starves.',
});
