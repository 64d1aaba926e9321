import { defineRuling } from '../../src/rules/ruling';
import { inRulebook } from './sources';

const columns = inRulebook('Transportation');
const speeds = inRulebook('Transport Speeds');
const turning = inRulebook('Transport Maneuvering');
const crash = inRulebook('Transport Collisions');
const use = inRulebook('Using a Transport');

// Transport

export const fasterThanListed = defineRuling({
  id: 'faster-than-listed',
  title: 'The maximum, and twice the maximum',
  kind: 'contradiction',
  places: [
    { source: columns, says: 'Speed is how far a transport can go in eight hours.' },
    { source: speeds, says: 'In combat a transport can be driven at up to twice its listed speed.' },
  ],
  ruling:
    'The listed speed is for travel. For a while, turn by turn, a transport may go twice as fast, and animals tire of it.',
  why: 'The loss of stamina above the listed speed only makes sense if it can be exceeded.',
  alternative: 'Nothing ever goes faster than its list says, and no animal tires.',
});

export const scifiSpeeds = defineRuling({
  id: 'scifi-land-speeds',
  title: 'Hover cars at the speed of horses',
  kind: 'contradiction',
  places: [
    {
      source: inRulebook('Land Transportation'),
      says: 'Horse and hover car share a row, and science-fiction vehicles go twice the speed that it lists.',
    },
    {
      source: inRulebook('Using a Transport'),
      says: 'In the example a hover car goes 25 spaces a turn, just what the list gives without doubling.',
    },
  ],
  ruling:
    'Double the listed speed of land vehicles in science fiction. The car of the example was going at half of what it could.',
  why: 'The note is a rule; the example does not say how fast the car might have gone.',
  alternative: 'Vehicles are as fast as animals.',
});

export const speedOfCarts = defineRuling({
  id: 'speed-of-carts',
  title: 'What pulls a science-fiction cart',
  kind: 'gap',
  places: [
    {
      source: inRulebook('Land Transportation'),
      says: 'Carts and wagons have no speed of their own, and some have a science-fiction name without saying what pulls them.',
    },
  ],
  ruling: 'They are as fast as what pulls them, be it an animal or a vehicle of the same table.',
  why: 'It is how carts work for animals, and the rows are shared.',
  alternative: 'A modular conveyor would not move at all.',
});

export const saddleCapacity = defineRuling({
  id: 'capacity-of-saddles',
  title: 'What saddles and bags can carry',
  kind: 'gap',
  places: [
    {
      source: inRulebook('Land Transportation'),
      says: 'Saddle and tack carry 10, saddle bags 40. Whether this adds to the animal’s own capacity is not said.',
    },
  ],
  ruling: 'It does not. It is how much can be stowed in them, and counts as load, with their own weight.',
  why: 'A bag makes nobody stronger; carts are said to replace the capacity, and bags are not said to do anything.',
  alternative: 'A riding horse with both would carry 200 instead of 150.',
});

export const bardingAdds = defineRuling({
  id: 'barding-adds',
  title: 'What barding does',
  kind: 'gap',
  places: [
    {
      source: inRulebook('Land Transportation'),
      says: 'Barding has a Defence, a weight and a price, like the animals above it. Whether its Defence adds to theirs is not said.',
    },
  ],
  ruling: 'It adds to the Defence of mount or vehicle, and its weight is part of the load.',
  why: 'It is armour, and armour is worn on top of what one has. Leather barding has 3, and every animal has as much without it.',
  alternative: 'The higher number counts, and leather barding is good for nothing.',
});

export const whoIsCrew = defineRuling({
  id: 'who-is-crew',
  title: 'Does the rider weigh anything?',
  kind: 'gap',
  places: [
    { source: columns, says: 'The crew does not count towards the capacity.' },
    {
      source: inRulebook('Land Transportation'),
      says: 'Ships and boats have a crew in their table. Animals and land vehicles have none, so that riders and drivers are not named.',
    },
  ],
  ruling:
    'Whoever it takes to move and steer it is crew: a rider, a driver, sailors and rowers. All others are load.',
  why: 'A table of prices need not tell that a horse takes one rider.',
  alternative: 'A rider counts, and a heavy one in mail slows a pony down.',
});

export const whatRepairRestores = defineRuling({
  id: 'what-repair-restores',
  title: 'How much a repair restores',
  kind: 'gap',
  places: [
    {
      source: columns,
      says: 'A disabled transport has to be repaired to half of its health points. How many a repair restores is not said.',
    },
    {
      source: inRulebook('Repair / Improve'),
      says: 'A success repairs a thing, a failure makes it worse or destroys it, and the time depends on the thing.',
    },
  ],
  ruling: 'The game master decides how long a repair takes, and how many health points a success restores.',
  why: 'Neither number is printed.',
  alternative: 'A success restores all that is missing, so that one test makes a wreck as good as new.',
});

export const footnotesOfTransport = defineRuling({
  id: 'footnotes-of-transport',
  title: 'Footnotes that point to the wrong column',
  kind: 'contradiction',
  places: [
    {
      source: inRulebook('Land Transportation'),
      says: 'Two notes have the same two stars, one on speed and one on science fiction, whose heading has one star.',
    },
    {
      source: inRulebook('Water Transportation'),
      says: 'The note on fantasy has two stars, and the rowers that it belongs to have one.',
    },
  ],
  ruling: 'One star is the note on genres, two stars the note on eight hours.',
  why: 'It is the only way in which both notes make sense.',
  alternative: 'Ships in fantasy would have another speed than the one listed, without saying which.',
});

export const longshipCrew = defineRuling({
  id: 'longship-crew',
  title: 'A longship of seventy-five',
  kind: 'contradiction',
  places: [
    {
      source: inRulebook('Water Transportation'),
      says: 'Galley, barge and trireme have a small crew and many rowers, who are there in fantasy only.',
    },
    {
      source: inRulebook('Water Transportation'),
      says: 'The longship has a crew of 75 and no rowers, in both genres.',
    },
  ],
  ruling: 'The longship needs 75, as printed. In fantasy its crew rows.',
  why: 'There is no other number to put in its place.',
  alternative: 'Most of them are rowers, so that a holo yacht is sailed by a few.',
});

export const airshipSpeed = defineRuling({
  id: 'speed-of-airships',
  title: 'How fast an airship is',
  kind: 'gap',
  places: [
    {
      source: inRulebook('Water Transportation'),
      says: 'Several ships can be made into airships for a price. Nothing else changes by it.',
    },
  ],
  ruling: 'An airship has the numbers of its ship, and flies.',
  why: 'Only a price is given.',
  alternative: 'The game master gives it a speed of its own.',
});

export const whatPassageBuys = defineRuling({
  id: 'what-passage-buys',
  title: 'What passage buys',
  kind: 'gap',
  places: [
    {
      source: inRulebook('Water Transportation'),
      says: 'Passage has a price for a space and a capacity, but no speed, and neither map nor passenger is named.',
    },
    { source: columns, says: 'What can only be rented is said to be marked. Nothing else is.' },
  ],
  ruling:
    'Each passenger pays for every space of an overland map, and may bring as much weight as it carries. The game master says how fast the ship is.',
  why: 'All other speeds of that table are in spaces of an overland map.',
  alternative: 'A whole party travels for one fare, and shares the weight.',
});

// Driving

export const staminaOfMounts = defineRuling({
  id: 'stamina-of-mounts',
  title: 'How long a horse can gallop',
  kind: 'gap',
  places: [
    { source: speeds, says: 'An animal loses a stamina point in each turn above its listed speed.' },
    {
      source: inRulebook('Land Transportation'),
      says: 'Animals have Defence and health points in their table, and no stamina.',
    },
  ],
  ruling:
    'The game master gives an animal its stamina points. Without any left it goes no faster than listed.',
  why: 'The number is needed, and the part on foes that might have it is not there.',
  alternative: 'Without a number every animal could gallop for eight hours.',
});

export const stoppedInTheAir = defineRuling({
  id: 'stopped-in-the-air',
  title: 'Standing still in the air',
  kind: 'contradiction',
  places: [
    { source: use, says: 'Without a driver any transport halves its speed each turn, until it stands.' },
    {
      source: use,
      says: 'An aircraft drops a space for every five that it goes forward, until it crashes.',
    },
  ],
  ruling: 'An aircraft that has stopped above the ground falls the rest of the way.',
  why: 'At 25 spaces a turn it drops four and stands. It is said to crash, and from there it can only fall.',
  alternative: 'It keeps its speed and sinks evenly, and from a hundred spaces up it goes five hundred more.',
});

export const roundingOfTurnSpeed = defineRuling({
  id: 'rounding-of-turn-speed',
  title: 'When to round the speed in a turn',
  kind: 'contradiction',
  places: [
    {
      source: speeds,
      says: 'Goes from travel to combat by a division by 48 and a factor of 10, and rounds down. In what order is not said.',
    },
    { source: inRulebook('Movement'), says: 'A riding horse of speed 120 goes 25 spaces in a turn.' },
  ],
  ruling: 'Multiply first, divide, and round once at the end.',
  why: '120 gives 25 only this way; with the division rounded first it would be 20.',
  alternative: 'Every speed in combat would be a multiple of ten, and a camel as slow there as a donkey.',
});

export const movingAndSteering = defineRuling({
  id: 'moving-and-steering',
  title: 'Which action it takes to drive',
  kind: 'contradiction',
  places: [
    { source: speeds, says: 'To move a transport its speed takes a standard action.' },
    {
      source: turning,
      says: 'It moves its speed before the turn of whoever steers it, and steering takes a full action.',
    },
  ],
  ruling:
    'A transport that is under way moves by itself before the driver’s turn. To set it going or change its speed is a standard action, to turn it a full one.',
  why: 'The examples of longship and hovercycle go just so.',
  alternative: 'A driver who does something else for a turn stops a galloping horse in its tracks.',
});

export const collisionShare = defineRuling({
  id: 'collision-share',
  title: 'Half of which damage',
  kind: 'contradiction',
  places: [
    { source: crash, says: 'The transport suffers half of the damage that it deals. The wagon deals 20.' },
    { source: crash, says: 'The victim saves and takes 10, and the wagon 5.' },
  ],
  ruling: 'The transport suffers half of what the victim really takes.',
  why: 'The example reckons so.',
  alternative:
    'Half of the damage before the save: a hit is as hard on the wagon whether it is dodged or not.',
});

export const collisionQuarter = defineRuling({
  id: 'collision-quarter',
  title: 'Reduced by a quarter, or to a quarter',
  kind: 'contradiction',
  places: [
    { source: crash, says: 'Against something small, the damage is to be reduced by ¼ of the original.' },
    {
      source: crash,
      says: 'The same sentence says instead, as with the halves before it, and lets the transport off altogether.',
    },
  ],
  ruling: 'Small things take a quarter of the damage.',
  why: 'They are pushed aside instead of taking all of it; three quarters would be more than a save leaves.',
  alternative: 'They take three quarters of it.',
});

export const weightOfShips = defineRuling({
  id: 'weight-of-ships',
  title: 'Ships that weigh nothing',
  kind: 'gap',
  places: [
    { source: crash, says: 'The damage of a collision comes from the weight of the transport.' },
    {
      source: inRulebook('Water Transportation'),
      says: 'Watercraft have no weight in their table; starships have none either.',
    },
  ],
  ruling: 'The game master estimates the weight of a ship. The formula takes any.',
  why: 'A rowing boat and a battleship cannot share a number.',
  alternative: 'Ships could ram each other without harm.',
});

// Starships

export const shipsForSale = defineRuling({
  id: 'ships-for-sale',
  title: 'Starships without prices, numbers or weapons',
  kind: 'gap',
  places: [
    {
      source: inRulebook('Starships'),
      says: 'Describes eight systems and prices their upgrades. No ship is listed, no upgrade says what it improves, and no weapon is given.',
    },
  ],
  ruling:
    'The game master makes the first ship. One upgrade raises one number of one system by one, or adds one of its kind, such as a weapons bay.',
  why: 'The price is per upgrade and system, so an upgrade must be a step.',
  alternative: 'Ships stay scenery.',
});

export const slotsAndRooms = defineRuling({
  id: 'slots-and-rooms',
  title: 'Installment slots, installation slots, and rooms',
  kind: 'contradiction',
  places: [
    {
      source: inRulebook('Starships'),
      says: 'Names installment slots for further systems, and eight systems that can be upgraded.',
    },
    { source: inRulebook('Starship Systems'), says: 'Calls them installation slots.' },
    { source: inRulebook('Starships'), says: 'The prices have a ninth row, for rooms.' },
  ],
  ruling:
    'We write installation slots. Rooms can be bought like upgrades, a space at a time, and are no system.',
  why: 'Something is installed in a slot; nobody pays it off.',
  alternative: 'None that changes a number.',
});

export const slowerThanLight = defineRuling({
  id: 'slower-than-light',
  title: 'Slower than light, and far too fast',
  kind: 'contradiction',
  places: [
    {
      source: inRulebook('Map Types'),
      says: 'Impulse engines are slower than light, on a map where a space is a trillion metres.',
    },
    {
      source: inRulebook('Starship Systems'),
      says: 'An engine moves several such spaces in a turn of six seconds.',
    },
  ],
  ruling: 'Play with the spaces as they are.',
  why: 'Light would need more than nine minutes for one space; a fight would take days.',
  alternative: 'Take a space of the system map for a thousand kilometres.',
});

export const startingOxygen = defineRuling({
  id: 'starting-oxygen',
  title: 'How much oxygen a ship holds',
  kind: 'gap',
  places: [
    {
      source: inRulebook('Starship Systems'),
      says: 'Oxygen falls and rises by a point a turn, and five points are too few to breathe. How many there are to begin with is not said.',
    },
  ],
  ruling: 'The game master sets the most a ship can hold when the ship is made.',
  why: 'It is a matter of its size.',
  alternative: 'Without a limit it would fill for ever.',
});

// Strongholds

export const diggingDeeper = defineRuling({
  id: 'digging-deeper',
  title: 'Doubled, but at most five times',
  kind: 'contradiction',
  places: [
    {
      source: inRulebook('Construction Costs'),
      says: 'The cost is doubled for every twenty spaces dug beyond the first.',
    },
    { source: inRulebook('Construction Costs'), says: 'It is never more than five times the original.' },
  ],
  ruling: 'Every further twenty spaces add the original cost once more: twice, three, four, five times it.',
  why: 'The limit of five is then reached by a whole step, the fourth.',
  alternative: 'Two, four, and from the third step on five times the original.',
});

export const diggingIntoRock = defineRuling({
  id: 'digging-into-rock',
  title: 'Twice a cost that has no number',
  kind: 'gap',
  places: [
    { source: inRulebook('Construction Costs'), says: 'Rock doubles the cost of digging.' },
    {
      source: inRulebook('Construction Costs'),
      says: 'The first twenty spaces are included in the price, so that their digging has no cost of its own.',
    },
  ],
  ruling:
    'Rock doubles what the depth adds, also where that is at its limit. Within the first twenty spaces it adds nothing.',
  why: 'It is the only cost of digging that can be told.',
  alternative: 'Rock doubles the whole price, like an inhospitable site.',
});

export const engineersForSmallWorks = defineRuling({
  id: 'engineers-for-small-works',
  title: 'Engineers and days for small works',
  kind: 'gap',
  places: [
    {
      source: inRulebook('Construction Time & Skill'),
      says: 'A day is needed for every 500 of the total cost, and an engineer for every 100,000. What smaller sums need is not said.',
    },
    { source: inRulebook('Golden Rules'), says: 'Fractions are rounded down, which makes none at all.' },
  ],
  ruling: 'One engineer for each 100,000 or part of it, and a day for each 500 or part of it.',
  why: 'The engineer has to oversee the work, and a keep of 75,000 should have somebody who does.',
  alternative: 'Rounded down: works below 100,000 need no engineer, and a door is hung in no time.',
});

export const monthsOfWages = defineRuling({
  id: 'months-of-wages',
  title: 'How long a month is',
  kind: 'gap',
  places: [
    {
      source: inRulebook('Services'),
      says: 'Wages are for a month at a time. The length of a month is not given, here or under time.',
    },
  ],
  ruling: 'A month has thirty days, and one that has begun is paid.',
  why: 'It is a round number near that of any calendar.',
  alternative: 'Twenty-eight days, four weeks: wages of long works rise a little.',
});

export const barbicanParts = defineRuling({
  id: 'price-of-a-barbican',
  title: 'A barbican and its parts',
  kind: 'contradiction',
  places: [
    {
      source: inRulebook('Construction Materials'),
      says: 'A barbican is two towers, a gatehouse and a drawbridge, for 37,000.',
    },
    {
      source: inRulebook('Construction Materials'),
      says: 'Two narrow towers, a gatehouse and a drawbridge cost 36,750 together; the gatehouse has a drawbridge already.',
    },
  ],
  ruling: 'A barbican costs 37,000.',
  why: 'The price of the whole is printed; its parts may differ from those sold singly.',
  alternative: 'Build it from parts and save a little.',
});

export const heightOfStructures = defineRuling({
  id: 'height-of-structures',
  title: 'Towers that are too tall for their own price',
  kind: 'contradiction',
  places: [
    {
      source: inRulebook('Construction Time & Skill'),
      says: 'What is higher than its base is wide costs double.',
    },
    {
      source: inRulebook('Construction Materials'),
      says: 'The narrow tower is ten high on a base of five, the gatehouse ten on six, and walls are thirty long and five or two of the rest.',
    },
  ],
  ruling:
    'The listed prices are for the listed shapes. Double the price of what you make higher than that and than its base is wide.',
  why: 'A price with its measures beside it needs no surcharge for them.',
  alternative: 'Narrow towers and gatehouses cost twice what the list says.',
});

export const heightOfWalls = defineRuling({
  id: 'height-of-walls',
  title: 'Walls of five, or of ten',
  kind: 'contradiction',
  places: [
    {
      source: inRulebook('Construction Time & Skill'),
      says: 'Exterior walls are taken to be ten high, and corridors five.',
    },
    {
      source: inRulebook('Construction Materials'),
      says: 'Walls are listed as five by two by thirty: two is how thick they are, so that five is left for the height. A corridor is ten by ten by ten.',
    },
  ],
  ruling: 'What is listed has its listed size. Ten and five are for all that has none.',
  why: 'Those heights are assumed, and these are sold.',
  alternative: 'A wall of ten is two of the list, one upon the other, for twice the price.',
});

export const includedDoors = defineRuling({
  id: 'included-doors',
  title: 'Two kinds of plain doors',
  kind: 'contradiction',
  places: [
    {
      source: inRulebook('Construction Materials'),
      says: 'The plain doors and stairs that the price includes have Defence 10 and 15 health points.',
    },
    {
      source: inRulebook('Construction Finishings'),
      says: 'A plain door that is bought alone has 6 and 10, plain stairs 8 and 30, of the same material.',
    },
  ],
  ruling: 'What comes with a building has 10 and 15. What is bought apart has what its row says.',
  why: 'Each number is exact about the things it is for.',
  alternative: 'All plain doors and stairs have the numbers of their rows.',
});

export const architects = defineRuling({
  id: 'architects',
  title: 'What an architect costs',
  kind: 'gap',
  places: [
    {
      source: inRulebook('Construction Time & Skill'),
      says: 'Architects and engineers are not in the price. For both it points to the specialists.',
    },
    { source: inRulebook('Specialist Costs'), says: 'Engineers are on the list, and architects are not.' },
  ],
  ruling: 'The engineers draw the plans. An architect is hired only if the game master asks for one.',
  why: 'There is neither a number of architects nor a wage.',
  alternative: 'One architect for every work, at the wage of an engineer.',
});
