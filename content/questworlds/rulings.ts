import { defineRuling } from '../../src/rules/ruling';
import { inDraft } from './sources';

// Introduction

export const nameOfTheGame = defineRuling({
  id: 'name-of-the-game',
  kind: 'contradiction',
  title: 'QuestWorlds or HeroQuest?',
  places: [
    { source: inDraft('Introduction'), says: 'Calls the rules Questworlds, and once Questworld.' },
    { source: inDraft('Framing the Contest'), says: 'Speaks of contests in HeroQuest.' },
  ],
  ruling: 'Both names mean these rules. We write QuestWorlds.',
  why: 'HeroQuest is the game that the draft was cut from; no other rule is brought in with the name.',
  alternative: 'Filling gaps from HeroQuest would mix two texts with different licences.',
});

export const gmOrNarrator = defineRuling({
  id: 'gm-or-narrator',
  kind: 'contradiction',
  title: 'Games Master or Narrator?',
  places: [
    { source: inDraft('GM'), says: 'The Games Master plays the world.' },
    {
      source: inDraft('Degrees of Success'),
      says: 'A Narrator decides how a complete defeat can be undone.',
    },
  ],
  ruling: 'They are the same person. We write GM.',
  why: 'Nobody else at the table is introduced.',
  alternative: 'None.',
});

export const manyNames = defineRuling({
  id: 'many-names',
  kind: 'contradiction',
  title: 'Heroes, characters, supporting characters',
  places: [
    { source: inDraft('Players, GM'), says: 'Introduces PCs and non-player characters.' },
    { source: inDraft('Game Mechanics, Hero Points'), says: 'Speaks of heroes and of characters.' },
    { source: inDraft('Extended Contest, Bumps'), says: 'Speaks of supporting characters.' },
  ],
  ruling: 'A hero or a character is a PC. A supporting character is an NPC.',
  why: 'Each word stands where the other would.',
  alternative: 'None that changes a rule.',
});

export const makingACharacter = defineRuling({
  id: 'making-a-character',
  kind: 'gap',
  title: 'How a character is made',
  places: [
    { source: inDraft('Players'), says: 'Every player creates a character; how is not said.' },
    { source: inDraft('Abilities'), says: 'No number of abilities and no starting ratings.' },
  ],
  ruling: 'The group agrees how many abilities everybody has and at which ratings, the same for all.',
  why: 'Only differences between ratings and resistances matter, so the group sets its own level.',
  alternative: 'Ratings near the starting base make a Moderate obstacle an even match.',
});

// Abilities

export const broadOrNarrow = defineRuling({
  id: 'broad-or-narrow',
  kind: 'gap',
  title: 'What a narrow ability is worth',
  places: [
    {
      source: inDraft('Abilities'),
      says: 'Specific abilities bring advantages against somebody whose ability fits less well. How large is not said.',
    },
  ],
  ruling:
    'The GM takes it into account when setting the resistance: one class lower for the ability that fits far better.',
  why: 'The class is the only tool that the draft gives for easier and harder.',
  alternative: 'A bonus on the rating would need a number that is nowhere given.',
});

export const belowOne = defineRuling({
  id: 'below-one',
  kind: 'gap',
  title: 'Ratings below the scale',
  places: [
    { source: inDraft('Masteries'), says: 'The scale starts at 1.' },
    { source: inDraft('Resistance'), says: 'A Very Low resistance is −6 while the base is 14.' },
  ],
  ruling: 'No rating and no resistance falls below 1.',
  why: 'The dice cannot tell them apart: at 1 and below, only a roll of 1 is better than a failure.',
  alternative: 'Keeping negative numbers changes no chance, only what a later bonus starts from.',
});

export const heroPointGain = defineRuling({
  id: 'hero-point-gain',
  kind: 'gap',
  title: 'How many hero points a session brings',
  places: [
    { source: inDraft('Hero Points'), says: 'More are gained after every session; how many is left out.' },
  ],
  ruling: 'The GM says how many, the same number for everybody.',
  why: 'The number sets how fast characters grow, and the base resistance is meant to keep up with that.',
  alternative:
    'Filling every pool up to its starting size again would leave nothing to save for improvement.',
});

export const improvementPrice = defineRuling({
  id: 'improvement-price',
  kind: 'gap',
  title: 'What improving an ability costs',
  places: [
    { source: inDraft('Hero Points'), says: 'Hero points also improve abilities; no price is given.' },
    { source: inDraft('Masteries'), says: 'A rating is raised by one point at a time in the example.' },
  ],
  ruling: 'One hero point raises one rating by one.',
  why: 'It is the simplest price, and the text raises ratings by single points.',
  alternative: 'Dearer points slow everybody down; then slow the base down too.',
});

export const defaultModifiers = defineRuling({
  id: 'default-modifiers',
  kind: 'gap',
  title: 'Modifiers that nobody lists',
  places: [
    {
      source: inDraft('Default Ratings'),
      says: 'The default may be modified, as ratings may. No modifier is described.',
    },
  ],
  ruling: 'Only an augment modifies a rating. Everything else is part of the resistance.',
  why: 'Augments are the one thing in the draft that could be a modifier.',
  alternative: 'The GM may write down bonuses and penalties; the sum of ratings works for any.',
});

// Contests

export const orderOfSteps = defineRuling({
  id: 'order-of-steps',
  kind: 'contradiction',
  title: 'What comes first?',
  places: [
    {
      source: inDraft('Game Mechanics'),
      says: 'The GM decides how hard it is; then the player picks an ability.',
    },
    { source: inDraft('Procedure'), says: 'The player picks an ability; then the GM may adjust the plan.' },
    { source: inDraft('Framing the Contest'), says: 'The GM begins by asking for the prize.' },
  ],
  ruling: 'Prize first, then tactics and ability, then the resistance, then the dice.',
  why: 'How hard it is depends on what is wanted and how; framing has the most to say about the order.',
  alternative: 'Telling the resistance first lets players choose their ability to suit it.',
});

export const whoChoosesTheMethod = defineRuling({
  id: 'who-chooses-the-method',
  kind: 'gap',
  title: 'Who chooses the method?',
  places: [{ source: inDraft('Resolution Methods'), says: 'Lists three methods, and nobody who chooses.' }],
  ruling: 'The GM does, and says so before the contest is framed.',
  why: 'The reasons for an automatic success are things that the GM judges.',
  alternative: 'Letting the players ask for detail costs only time.',
});

export const automaticDegree = defineRuling({
  id: 'automatic-degree',
  kind: 'contradiction',
  title: 'The degree of an automatic success',
  places: [
    { source: inDraft('Degrees of Success'), says: 'Every resolution method yields a degree.' },
    { source: inDraft('Automatic Success'), says: 'The PC just succeeds, without dice or comparison.' },
  ],
  ruling: 'An automatic success has no degree: you get what you were after, and nothing lasts beyond it.',
  why: 'A degree comes from comparing two results, and there are none.',
  alternative: 'Calling it marginal comes to the same.',
});

export const extendedContestMissing = defineRuling({
  id: 'extended-contest-missing',
  kind: 'gap',
  title: 'The extended contest is named, not given',
  places: [
    {
      source: inDraft('Extended Contest'),
      says: 'A row of rolls between any number of characters. No rule says how to keep score or when it ends.',
    },
  ],
  ruling: 'Split a long conflict into simple contests, each with a prize of its own that leads to the next.',
  why: 'It needs nothing that the draft does not have, and shows the fight in parts, which is the purpose.',
  alternative: 'Later editions have rules for it; they belong to a different text.',
});

export const severalOnASide = defineRuling({
  id: 'several-on-a-side',
  kind: 'gap',
  title: 'Several characters at once',
  places: [
    {
      source: inDraft('Extended Contest'),
      says: 'Every kind of contest can take several characters on a side.',
    },
    { source: inDraft('Simple Contest'), says: 'One player rolls, and the GM does.' },
  ],
  ruling: 'Everybody who takes part rolls against the same resistance, and each has a result of their own.',
  why: 'It leaves the rule of the simple contest as it stands.',
  alternative: 'One roll for the whole group is quicker and makes the outcome hang on a single die.',
});

export const tacticsUnexplained = defineRuling({
  id: 'tactics-unexplained',
  kind: 'gap',
  title: 'Tactics are asked for and not explained',
  places: [
    {
      source: inDraft('Framing the Contest'),
      says: 'Framing settles prize and tactics; only the prize is explained.',
    },
  ],
  ruling:
    'Tactics are how you mean to win: they decide which ability you roll, and may suit the resistance class.',
  why: 'The procedure asks the player to say what the character does and how.',
  alternative: 'None.',
});

export const afterATie = defineRuling({
  id: 'after-a-tie',
  kind: 'gap',
  title: 'Trying again after a standoff',
  places: [
    {
      source: inDraft('No Repeat Attempts'),
      says: 'One contest holds all attempts; only a defeat is mentioned.',
    },
    { source: inDraft('Confusing Ties'), says: 'A tie leaves both without what they wanted.' },
  ],
  ruling: 'A standoff closes the matter as a defeat does: bring another ability, or new circumstances.',
  why: 'If the contest stands for every attempt, those attempts are used up either way.',
  alternative: 'Rolling again until somebody wins makes every standoff a delay.',
});

// Rolls

export const exactTwenty = defineRuling({
  id: 'exact-twenty',
  kind: 'gap',
  title: 'The highest face, when the lowest is the fumble',
  places: [
    {
      source: inDraft('Better Roll'),
      says: 'An option makes 1 the fumble and the exact target the critical.',
    },
    { source: inDraft('Die Rolls'), says: 'A 20 is a fumble, even against a target of 20.' },
  ],
  ruling: 'With that option a 20 is an ordinary failure, and a critical if the target number is 20.',
  why: 'The option moves the fumble; it does not add a second one.',
  alternative: 'Two fumbling faces make fumbles twice as frequent as criticals.',
});

export const exactAtOne = defineRuling({
  id: 'exact-at-one',
  kind: 'gap',
  title: 'The exact target, when it is the lowest face',
  places: [
    {
      source: inDraft('Better Roll'),
      says: 'A 1 fumbles, and the exact target is a critical. Against a target of 1 it is both.',
    },
    {
      source: inDraft('Die Rolls'),
      says: 'In the ordinary rule a 1 is critical even against a target of 1.',
    },
  ],
  ruling: 'The 1 is a fumble: whoever rolls against 1 has no critical, and no success either.',
  why: 'The option takes the 1 away from the good results altogether.',
  alternative: 'As a critical it leaves the weakest a hope, and no fumble.',
});

export const pcsMeansSides = defineRuling({
  id: 'pcs-means-sides',
  kind: 'contradiction',
  title: 'Both PCs, or PC and resistance?',
  places: [
    { source: inDraft('Victory or Defeat'), says: 'Compares the PC with the resistance.' },
    { source: inDraft('Victory or Defeat'), says: 'Speaks of two PCs where results are equal or tied.' },
  ],
  ruling:
    'Read both sides. Equal results go to the better roll; equal results with equal rolls are a standoff.',
  why: 'Otherwise equal results against a resistance would have no rule.',
  alternative: 'None.',
});

export const whichRollIsBetter = defineRuling({
  id: 'which-roll-is-better',
  kind: 'gap',
  title: 'High or low?',
  places: [
    {
      source: inDraft('Better Roll'),
      says: 'Either the higher or the lower roll is better; groups differ, and none is preferred.',
    },
  ],
  ruling: 'We play the lower roll as the better one, until your group decides otherwise.',
  why: 'Everywhere else on this die low is good: 1 is the critical, 20 the fumble.',
  alternative: 'The higher roll helps the abler side a great deal; every contest here can show it.',
});

export const slightlyMoreOften = defineRuling({
  id: 'slightly-more-often',
  kind: 'contradiction',
  title: 'Only slightly?',
  places: [
    {
      source: inDraft('Better Roll'),
      says: 'With the higher roll, higher abilities win slightly more often.',
    },
    {
      source: inDraft('Die Rolls, Victory or Defeat'),
      says: 'The dice themselves: the abler side never wins less often, and mostly far more often.',
    },
  ],
  ruling:
    'It is true that the higher roll favours the abler side, but it is no small matter. Decide with the odds in view.',
  why: 'About half of all contests between similar ratings end in equal results, and then the abler side has higher numbers to show, whether it succeeds or fails.',
  alternative: 'With the lower roll a few points of rating hardly count; masteries do.',
});

export const bumpedDice = defineRuling({
  id: 'bumped-dice',
  kind: 'gap',
  title: 'The better roll after bumps',
  places: [
    { source: inDraft('Victory or Defeat'), says: 'Equal results are decided by the better roll.' },
    { source: inDraft('Bumps'), says: 'Bumps change the result; the number on the die is not mentioned.' },
  ],
  ruling: 'Bumps change results, never numbers. The better roll compares what the dice show.',
  why: 'A bump is said to affect the degree of success.',
  alternative: 'Ranking a rolled critical above a bumped one would be a new rule.',
});

export const standoffExists = defineRuling({
  id: 'standoff-exists',
  kind: 'contradiction',
  title: 'Two outcomes or three?',
  places: [
    { source: inDraft('Game Mechanics'), says: 'A conflict ends in success or in failure.' },
    { source: inDraft('Victory or Defeat'), says: 'A tie is a standoff.' },
  ],
  ruling: 'There are three: victory, defeat and standoff.',
  why: 'The rule for contests is more precise than the introduction.',
  alternative: 'Giving every tie to the PC leaves two; see the confusing ties.',
});

export const tieGains = defineRuling({
  id: 'tie-gains',
  kind: 'contradiction',
  title: 'Can both gain from a tie?',
  places: [
    { source: inDraft('Confusing Ties'), says: 'Neither side gets what it wanted.' },
    { source: inDraft('Degrees of Success'), says: 'Nothing happens, or both gain or lose alike.' },
  ],
  ruling: 'Nobody gets the prize. Apart from that, both may gain or lose alike if the story asks for it.',
  why: 'Both sentences hold this way.',
  alternative: 'Sharing the prize needs a prize that can be shared.',
});

export const confusingTies = defineRuling({
  id: 'confusing-ties',
  kind: 'gap',
  title: 'Ties where only two ends are possible',
  places: [
    {
      source: inDraft('Confusing Ties'),
      says: 'The GM brings in something new, or gives the tie to the PC; when to do which is not said.',
    },
  ],
  ruling:
    'A tie is a standoff. Where none can be imagined, something new happens first; give it to the PC if nothing comes to mind.',
  why: 'The standoff is the rule and the rest is help; the new event keeps the odds as they are.',
  alternative:
    'With all ties for the PC, each of them is a marginal victory. Between two PCs it helps nobody.',
});

// Bumps

export const bumpDown = defineRuling({
  id: 'bump-down',
  kind: 'contradiction',
  title: 'Where bumps down come from',
  places: [
    { source: inDraft('Bumps'), says: 'Masteries are the one source of bumps down.' },
    {
      source: inDraft('Bump Up with Mastery'),
      says: 'Each surplus mastery is a bump up. Down is not mentioned.',
    },
  ],
  ruling:
    'Bump up first. What is left when you have a critical bumps the other side down, a step for each mastery.',
  why: 'It gives both sentences a meaning, and two masteries more are meant to be crushing.',
  alternative: 'If the rest is lost, a third and a fourth mastery add next to nothing.',
});

export const severalHeroPoints = defineRuling({
  id: 'several-hero-points',
  kind: 'gap',
  title: 'Several hero points on one roll',
  places: [
    {
      source: inDraft('Bump Up with Hero Points'),
      says: 'A hero point bumps a result up by one step; a second one is not mentioned.',
    },
  ],
  ruling: 'One hero point for each roll.',
  why: 'The rule speaks of one point and one step.',
  alternative: 'The formulas take up to three; with all of them nearly every even contest can be bought.',
});

export const heroPointTiming = defineRuling({
  id: 'hero-point-timing',
  kind: 'gap',
  title: 'What you know when you spend',
  places: [
    {
      source: inDraft('Bump Up with Hero Points'),
      says: 'The point is spent after results are known, masteries included. There the sentence breaks off, and two PCs who both want to spend are not mentioned.',
    },
  ],
  ruling:
    'You see both results first. Between PCs the side that is behind decides first; then the other may answer, until one of them stops.',
  why: 'Masteries come before hero points, and whoever leads has no reason to spend.',
  alternative: 'Spending without seeing the other roll makes a point worth less.',
});

export const heroPointsPushNobody = defineRuling({
  id: 'hero-points-push-nobody',
  kind: 'gap',
  title: 'A hero point on a critical',
  places: [
    {
      source: inDraft('Bump Up with Hero Points'),
      says: 'Any result may be bumped up; a critical has no step above it.',
    },
    { source: inDraft('Bumps'), says: 'Bumps down come from masteries alone.' },
  ],
  ruling: 'A hero point does nothing to a critical, and never bumps the other side down.',
  why: 'Only masteries push others down.',
  alternative: 'None that the text allows.',
});

export const sidekicksMissing = defineRuling({
  id: 'sidekicks-missing',
  kind: 'gap',
  title: 'Sidekicks and retainers',
  places: [
    {
      source: inDraft('Bump Up with Hero Points'),
      says: 'Excepts sidekicks and retainers, whom no rule introduces.',
    },
  ],
  ruling:
    'Write a companion down as an ability. Whoever has it may spend hero points on the companion’s rolls.',
  why: 'Anything that solves problems can be an ability, people too.',
  alternative: 'A sheet of their own needs rules that are missing.',
});

export const npcHeroPoints = defineRuling({
  id: 'npc-hero-points',
  kind: 'gap',
  title: 'Hero points on the other side',
  places: [
    { source: inDraft('Hero Points'), says: 'Characters have them. Whether NPCs do is not said.' },
    {
      source: inDraft('Bump Up with Hero Points'),
      says: 'Players may not spend them on supporting characters.',
    },
  ],
  ruling: 'The GM has none. A resistance is bumped by masteries only.',
  why: 'They start with the characters of players and are gained by playing.',
  alternative: 'An enemy with hero points cancels those of a PC.',
});

// Resistance

export const ratingsOfOthers = defineRuling({
  id: 'ratings-of-others',
  kind: 'contradiction',
  title: 'Do opponents have ratings?',
  places: [
    { source: inDraft('Modifying resistance progression'), says: 'All contests but augments use the base.' },
    {
      source: inDraft('Bump Up with Mastery'),
      says: 'Contestants and opponents have ratings and masteries to cancel.',
    },
    { source: inDraft('Simple Contest'), says: 'Players at odds roll against each other.' },
  ],
  ruling:
    'Two PCs meet with their ratings. Whoever else is in the way is a resistance, made from base and class, and its masteries count like yours.',
  why: 'The GM is asked to choose a resistance for every obstacle, and an NPC who opposes you is one.',
  alternative:
    'An NPC with a rating of its own stays as strong as it is while the base rises. Set the number in any contest here.',
});

export const veryLow = defineRuling({
  id: 'very-low',
  kind: 'contradiction',
  title: 'Very Low: the lower or the higher?',
  places: [
    {
      source: inDraft('Resistance Class Table'),
      says: 'The base less a mastery, or 6, and the lower of the two.',
    },
    {
      source: inDraft('Resistance'),
      says: 'The base starts at 14, so that this is −6, and stays below 6 for twenty-four sessions.',
    },
  ],
  ruling: 'The lower one, as printed; and no less than 1.',
  why: 'The table is clear. An obstacle so small that only a lucky roll saves it is what the words promise.',
  alternative:
    'With the higher one it starts at 6, just below Low, and stays there until the base has passed 6M.',
});

export const resistanceCarries = defineRuling({
  id: 'resistance-carries',
  kind: 'gap',
  title: 'A resistance past the die',
  places: [
    { source: inDraft('Masteries'), says: 'Abilities go on from 20 to 1M.' },
    {
      source: inDraft('Resistance Class Table'),
      says: 'High adds 6, which passes 20 as soon as the base is 15.',
    },
  ],
  ruling: 'Resistances are ratings: they carry over into masteries as abilities do.',
  why: 'The table itself adds masteries, and contests compare both sides by the same rule.',
  alternative: 'Stopping at 20 would freeze High from the third session on.',
});

export const twoSessions = defineRuling({
  id: 'two-sessions',
  kind: 'gap',
  title: 'After two sessions',
  places: [
    {
      source: inDraft('Resistance'),
      says: 'The base rises after two sessions and after every two more. Whether the one being played counts is left open.',
    },
  ],
  ruling: 'Count the sessions that are over: the third is the first with a higher base.',
  why: 'A session is played when it has ended.',
  alternative: 'Counting the session in progress raises the base one session earlier.',
});

export const otherSteps = defineRuling({
  id: 'other-steps',
  kind: 'gap',
  title: 'Steps of a slower progression',
  places: [
    {
      source: inDraft('Modifying resistance progression'),
      says: 'Every four sessions or every campaign will do as well. By how much is not repeated.',
    },
  ],
  ruling: 'By one point, whatever the interval.',
  why: 'Only the interval is said to differ.',
  alternative: 'A larger step for each campaign keeps pace with characters who improve in between.',
});

export const augmentBase = defineRuling({
  id: 'augment-base',
  kind: 'contradiction',
  title: 'The base that an augment faces',
  places: [
    {
      source: inDraft('Modifying resistance progression'),
      says: 'All contests use the base, except augments.',
    },
    {
      source: inDraft('Modifying resistance progression'),
      says: 'Augments face a Moderate resistance, which is the base without modification.',
    },
  ],
  ruling: 'An augment faces the base as it was at the start, however many sessions have been played.',
  why: 'If it were the base of today, there would be no exception to state.',
  alternative: 'Reading unmodified as Moderate, augments grow harder with everything else.',
});

export const augmentBonus = defineRuling({
  id: 'augment-bonus',
  kind: 'gap',
  title: 'What an augment gives',
  places: [
    {
      source: inDraft('Modifying resistance progression'),
      says: 'Contests determine augments. What one is, and what it adds, is missing.',
    },
  ],
  ruling:
    'One ability supports another. A victory adds a bonus that the GM has named before; we suggest no number.',
  why: 'A number would be invented. The sum of ratings shows what any bonus does.',
  alternative: 'A victory may lower the class of the resistance by one instead.',
});

// Degrees

export const resultsToDegrees = defineRuling({
  id: 'results-to-degrees',
  kind: 'gap',
  title: 'From two results to a degree',
  places: [
    {
      source: inDraft('Degrees of Success'),
      says: 'Every contest has a degree, from marginal to complete. How to find it is missing.',
    },
    { source: inDraft('Victory or Defeat'), says: 'Four results on each side are compared.' },
  ],
  ruling:
    'Count the steps between the two results. None, so that the better roll decides, is marginal; one step is minor, two are major, three are complete.',
  why: 'Four results can be no, one, two or three steps apart, and there are four degrees. A degree tells what a comparison means for both sides, so it should come from both.',
  alternative:
    'Reading it off the winner’s result alone, from a fumble that is marginal to a critical that is complete, makes most victories major.',
});

export const victoryOrSuccess = defineRuling({
  id: 'victory-or-success',
  kind: 'contradiction',
  title: 'Degrees of what?',
  places: [
    {
      source: inDraft('Degrees of Success'),
      says: 'Calls marginal to complete degrees of success, and then victories and defeats.',
    },
    {
      source: inDraft('Victory or Defeat, Bumps'),
      says: 'Calls critical to fumble degrees of success or failure too.',
    },
  ],
  ruling:
    'One roll has a result, critical to fumble. A contest has a degree of victory or defeat, marginal to complete.',
  why: 'A success can lose, and a failure can win; the two need different words.',
  alternative: 'None that reads well.',
});

export const npcFate = defineRuling({
  id: 'npc-fate',
  kind: 'contradiction',
  title: 'Does the degree bind the loser?',
  places: [
    { source: inDraft('Degrees of Success'), says: 'Each degree says what becomes of the loser.' },
    {
      source: inDraft('Degrees of Success'),
      says: 'The GM is free to decide what happens to NPCs, and may let them die in any defeat.',
    },
  ],
  ruling: 'Degrees bind PCs. For an NPC they are a suggestion to the GM.',
  why: 'The text says it outright, and between two PCs it lets both be bound.',
  alternative: 'Binding everybody would make enemies as hard to be rid of as heroes.',
});

export const penaltySizes = defineRuling({
  id: 'penalty-sizes',
  kind: 'gap',
  title: 'How large the penalties are',
  places: [
    {
      source: inDraft('Degrees of Success'),
      says: 'Losers suffer penalties, lasting ones and severe ones, without a number.',
    },
  ],
  ruling:
    'The GM raises the resistance: by one class after a major defeat, by two after a complete one; a minor one is told and not counted.',
  why: 'The classes are the only measure of harder in the draft.',
  alternative: 'Points off the rating are finer; the sum of ratings shows them.',
});

export const missingPages = defineRuling({
  id: 'missing-pages',
  kind: 'gap',
  title: 'Pages that do not exist',
  places: [
    {
      source: inDraft('Degrees of Success'),
      says: 'Sends the reader to pages 27 and 31 for side effects and lingering consequences. The draft has neither the pages nor the rules.',
    },
  ],
  ruling: 'Take the table of degrees for both, and tell what happens in the story.',
  why: 'The references were left over from the book that the draft was taken from.',
  alternative: 'That book has rules for them, which are no part of this text.',
});
