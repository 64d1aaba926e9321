import { defineRuling } from '../../src/rules/ruling';
import { inNotes } from './sources';

const charactersAt = inNotes('1.0 Characters');
const attributesAt = inNotes('1.1 Attributes');
const skillsAt = inNotes('1.2 Skills');
const experiencesAt = inNotes('1.2.1 Experiences');
const talentsAt = inNotes('1.3 Talents');
const quirksAt = inNotes('1.4 Quirks');
const traumaAt = inNotes('1.5 Trauma (Tra)');
const blackoutAt = inNotes('1.6 Blackout (Bla)');
const chooseAt = inNotes('2.1 Determine Attribute & Skill');
const modifiersAt = inNotes('2.2 Modifiers');
const rollingAt = inNotes('2.3 Rolling');
const rackAt = inNotes('2.3.1 Rack Brain');
const pushAt = inNotes('2.3.2 Push Luck');
const opposedAt = inNotes('2.4 Opposed Checks');
const groupAt = inNotes('2.5 Group Checks');
const aidingAt = inNotes('2.6 Aiding');
const skillLessAt = inNotes('2.7 Skill-less Checks');
const miscAt = inNotes('Misc Notes');
const designAt = inNotes('Design notes');

// Introduction

export const noName = defineRuling({
  id: 'no-name',
  kind: 'gap',
  title: 'A game without a name',
  places: [
    { source: charactersAt, says: 'Starts with characters; no title, author, date or licence anywhere.' },
  ],
  ruling: 'We call it the d12 pool game, after its dice, and state that author and licence are unknown.',
  why: 'A made-up title would look like the real one.',
  alternative: 'None that changes a rule.',
});

// Attributes and skills

export const otherCreatures = defineRuling({
  id: 'other-creatures',
  kind: 'gap',
  title: 'Animals, turrets, aliens',
  places: [
    {
      source: charactersAt,
      says: 'Everything that lives or acts by itself is a character; those that are not humanoid will probably be simpler or different, and are left out.',
    },
  ],
  ruling: 'Give such a creature only the attributes and skills that it needs, as the game master sees fit.',
  why: 'The notes expect them to be simpler, and checks need nothing but an attribute and a skill.',
  alternative: 'Full characters work too, at the cost of more writing.',
});

export const attributeZero = defineRuling({
  id: 'attribute-zero',
  kind: 'contradiction',
  title: 'Attributes from one, and a score of zero',
  places: [
    { source: attributesAt, says: 'Scores run from 1 to 8.' },
    { source: attributesAt, says: 'A score of 0 leaves a character helpless.' },
  ],
  ruling:
    'Nobody starts at 0. Only a lasting loss such as poison or disease gets you there, never a modifier.',
  why: 'A pool that modifiers have emptied is a failed check, not a helpless character.',
  alternative: 'Counting modifiers would let a bad light knock people down.',
});

export const noSkillList = defineRuling({
  id: 'no-skill-list',
  kind: 'gap',
  title: 'Which skills are there?',
  places: [
    { source: skillsAt, says: 'Gives the scores and no list.' },
    { source: chooseAt, says: 'Uses Hacking, Explosives, Electronics and Chemistry in examples.' },
    { source: experiencesAt, says: 'Uses Coercion.' },
  ],
  ruling: 'Agree on a list at your table, about as broad as the five that are mentioned.',
  why: 'They show the breadth that the author had in mind.',
  alternative: 'Narrower skills make racking more frequent.',
});

export const untrainedBonus = defineRuling({
  id: 'untrained-bonus',
  kind: 'gap',
  title: 'The bonus for working it out first',
  places: [
    {
      source: skillsAt,
      says: 'A further check that succeeds should give the untrained check a bonus; no size.',
    },
    { source: aidingAt, says: 'A helper’s success is worth a modifier of +1.' },
  ],
  ruling: 'It is a modifier of +1. With a skill of 0 you still have to rack your brain.',
  why: 'It is the only bonus with a size, and it too is earned by a check that prepares another one.',
  alternative: 'A point of skill instead would make racking unnecessary.',
});

export const noCreation = defineRuling({
  id: 'no-creation',
  kind: 'gap',
  title: 'How is a character made?',
  places: [
    {
      source: experiencesAt,
      says: 'Skills come from experiences when a character is made; how many is not said.',
    },
    { source: designAt, says: 'Lifepaths are planned.' },
  ],
  ruling: 'Agree on scores within the printed ranges and write an experience beside each skill.',
  why: 'The ranges are all there is.',
  alternative: 'Any budget of points would be ours alone.',
});

// Talents and quirks

export const noTalentsOrQuirks = defineRuling({
  id: 'no-talents-or-quirks',
  kind: 'gap',
  title: 'No lists, no sizes',
  places: [
    { source: talentsAt, says: 'Describes what talents may do; lists none.' },
    { source: quirksAt, says: 'Describes two quirks without a number.' },
  ],
  ruling:
    'Talents and quirks act as modifiers of a size that the table agrees on, a quirk’s mostly the smaller.',
  why: 'Quirks are said to weigh less than any talent, and bonuses act on dice everywhere else.',
  alternative: 'Changes of skill would be stronger in most pools.',
});

export const slips = defineRuling({
  id: 'slips',
  kind: 'contradiction',
  title: 'Quicks, roles, rolls',
  places: [
    { source: quirksAt, says: 'The heading has Quirks, the first sentence Quicks.' },
    { source: talentsAt, says: 'Talents give bonuses to a role.' },
    { source: designAt, says: 'Roles determine what a lifepath brings.' },
  ],
  ruling: 'The word is quirk, and both roles are rolls.',
  why: 'Nothing called a quick or a role is described.',
  alternative: 'None that changes a rule.',
});

export const untreatedBlackout = defineRuling({
  id: 'untreated-blackout',
  kind: 'gap',
  title: 'Blackout that nobody treats',
  places: [
    { source: quirksAt, says: 'Leaving blackout untreated may earn a quirk.' },
    { source: blackoutAt, says: 'Has no treatment, no deadline and no way for the score to fall.' },
  ],
  ruling:
    'Blackout falls by treatment only, as fast as the game master says. Where treatment never comes, a fitting quirk may take the place of the points.',
  why: 'The score must be able to fall, or every character ends unconscious; a quirk is the printed price of neglect.',
  alternative: 'If rest lowers it too, the price is never paid.',
});

// Making a check

export const harderSkill = defineRuling({
  id: 'harder-skill',
  kind: 'gap',
  title: 'A harder check with another skill',
  places: [
    {
      source: chooseAt,
      says: 'An ill-fitting skill is allowed for a harder check; harder by how much is open.',
    },
  ],
  ruling: 'It needs the next difficulty up.',
  why: 'Difficulty is the word that the rules have for how hard a task is.',
  alternative: 'A negative modifier does the same by taking dice, and hits small pools hardest.',
});

export const modifierSizes = defineRuling({
  id: 'modifier-sizes',
  kind: 'gap',
  title: 'How large is a modifier?',
  places: [{ source: modifiersAt, says: 'Limits the sum; only aid and blackout have a size.' }],
  ruling: 'One die for something that matters, two for something that matters much.',
  why: 'Aid is worth one die, and the limit leaves room for several modifiers.',
  alternative: 'Larger ones reach the limit at once, so that further help is wasted.',
});

export const blackoutInTheLimit = defineRuling({
  id: 'blackout-in-the-limit',
  kind: 'contradiction',
  title: 'Two limits for one penalty',
  places: [
    {
      source: blackoutAt,
      says: 'Blackout is a negative modifier with a limit of its own, which others do not move.',
    },
    { source: modifiersAt, says: 'All modifiers are added up and held between −6 and +6.' },
  ],
  ruling:
    'First cut the blackout penalty to its own limit, then add it to the other modifiers; the sum is limited.',
  why: 'It is called a modifier, and the general limit makes no exception.',
  alternative: 'Kept apart, a badly hurt character can lose more than six dice.',
});

export const noDice = defineRuling({
  id: 'no-dice',
  kind: 'contradiction',
  title: 'Automatic failure and success in degree zero',
  places: [
    { source: rollingAt, says: 'Whoever rolls no dice fails.' },
    { source: rollingAt, says: 'A success in the 0th degree has a floor of 0.' },
  ],
  ruling:
    'A check that keeps no die has degree, ceiling and floor 0. It fails, since every difficulty needs at least one die. Degree 0 succeeds only where 0 or less is needed, as in some blackout checks, and only if there were dice to roll.',
  why: 'The lowest difficulty needs degree 1, so success in degree 0 can only be a way to name the result. To roll nothing is a failure by name.',
  alternative: 'None of the seven difficulties changes.',
});

export const insideARange = defineRuling({
  id: 'inside-a-range',
  kind: 'gap',
  title: 'Three or four for a Hard task?',
  places: [{ source: rollingAt, says: 'Four difficulties are ranges, given very roughly.' }],
  ruling:
    'The game master names the number. Where only the difficulty is named, the lowest number of its range counts.',
  why: 'One number is needed before the dice fall, and the lowest one is enough to be called Hard.',
  alternative: 'The highest number makes Legendary harder by two dice.',
});

export const floorDirection = defineRuling({
  id: 'floor-direction',
  kind: 'gap',
  title: 'Is a low floor bad?',
  places: [
    { source: rollingAt, says: 'The floor measures how bad a failure may be; which way is not said.' },
    { source: rackAt, says: 'A failed effort is set back by the floor.' },
  ],
  ruling: 'The lower the floor, the worse. Keeping no die, floor 0, is the worst.',
  why: 'Nothing kept is the poorest result that there is, and its floor is 0.',
  alternative: 'The other way round, a hopeless roll would have no consequences.',
});

export const enoughTime = defineRuling({
  id: 'enough-time',
  kind: 'gap',
  title: 'Hard tasks, given enough time',
  places: [
    {
      source: rollingAt,
      says: 'Most people manage Hard tasks if they have time; no rule for time or a second try.',
    },
  ],
  ruling: 'Without pressure the game master may allow another try, or a modifier for taking care.',
  why: 'A single roll of average scores misses a Hard task far too often for the sentence to hold.',
  alternative: 'Strictly one try makes Hard tasks rare successes.',
});

export const experiencesInACheck = defineRuling({
  id: 'experiences-in-a-check',
  kind: 'contradiction',
  title: 'Does an experience count in a check?',
  places: [
    {
      source: experiencesAt,
      says: 'An experience colours a skill and confines it to no situation, unless both sides agree.',
    },
    { source: modifiersAt, says: 'The game master can tell which experiences apply to a check.' },
  ],
  ruling: 'One that fits may earn a modifier in your favour. One that does not fit takes nothing away.',
  why: 'So it can apply without ever being a limit.',
  alternative: 'Without any effect on the dice there would be nothing to ask the game master about.',
});

// Rack and push

export const rackInTheLimit = defineRuling({
  id: 'rack-in-the-limit',
  kind: 'contradiction',
  title: 'Is racking a modifier?',
  places: [
    { source: rackAt, says: 'Takes a penalty of 2 off the pool.' },
    { source: pushAt, says: 'Pushing, its twin, is kept apart from regular modifiers.' },
    { source: modifiersAt, says: 'Everything that is a modifier is limited to six.' },
  ],
  ruling: 'The two dice come off after modifiers are limited.',
  why: 'The two efforts mirror each other, and a price that the limit can swallow is none.',
  alternative: 'Inside the limit, racking costs nothing once your modifiers exceed the limit by two.',
});

export const bothEfforts = defineRuling({
  id: 'both-efforts',
  kind: 'gap',
  title: 'Racking and pushing at once',
  places: [
    { source: rackAt, says: 'Once for each check.' },
    {
      source: pushAt,
      says: 'Once for each check; a pool below zero counts as none before the die is added.',
    },
  ],
  ruling:
    'You may do both on one check, each once. Racking comes first, pushing last, and racking a pool that is already empty costs no further die.',
  why: 'Neither text mentions the other, and pushing says that negative pools are zero.',
  alternative: 'Allowing only one takes a chance from those without dice and is no loss to anybody else.',
});

export const skillBeyondTheScale = defineRuling({
  id: 'skill-beyond-the-scale',
  kind: 'gap',
  title: 'Skill above eight, skill below zero',
  places: [
    { source: skillsAt, says: 'Scores run from 0 to 8.' },
    { source: rackAt, says: 'Adds to the skill without a limit.' },
    { source: pushAt, says: 'Takes 2 off the skill, whatever it is.' },
  ],
  ruling: 'For one roll a skill may pass 8. Below 1 no die can be kept.',
  why: 'The range is that of the score on paper, and the die has faces to spare.',
  alternative: 'Stopped at 8, racking is of no use to a master.',
});

// Opposed checks

export const higherSuccess = defineRuling({
  id: 'higher-success',
  kind: 'gap',
  title: 'What is the higher success?',
  places: [
    { source: opposedAt, says: 'The higher success wins, and single dice are looked at only on a tie.' },
    { source: rollingAt, says: 'The degree is what determines success.' },
  ],
  ruling: 'The higher degree wins.',
  why: 'If the ceiling decided first, there would be nothing left to compare on a tie.',
  alternative: 'Comparing ceilings first would favour skill over dice.',
});

export const decidingDice = defineRuling({
  id: 'deciding-dice',
  kind: 'gap',
  title: 'Do the deciding dice go too?',
  places: [
    { source: opposedAt, says: 'On a tie both compare and discard their highest die, until somebody wins.' },
    { source: opposedAt, says: 'The winner’s own success may be lower because of dice that went.' },
  ],
  ruling: 'Yes. Each comparison costs both sides a die, the last one included.',
  why: 'They are compared and discarded in one step, and interference is meant to cost something.',
  alternative: 'If the last pair stays, the winner keeps one die more.',
});

export const moreThanTwoSides = defineRuling({
  id: 'more-than-two-sides',
  kind: 'gap',
  title: 'Three sides or more',
  places: [{ source: opposedAt, says: 'Starts with two or more characters, goes on with two.' }],
  ruling:
    'The highest degree wins. Those who tie for it compare their highest dice together; whoever shows less drops out, the others go on.',
  why: 'It is the rule for two, applied to all who are still in.',
  alternative: 'A series of duels takes longer and depends on who meets whom first.',
});

export const losersSuccess = defineRuling({
  id: 'losers-success',
  kind: 'gap',
  title: 'Can the loser succeed as well?',
  places: [
    { source: opposedAt, says: 'The actions exclude each other; only the winner’s success is discussed.' },
  ],
  ruling: 'No. The loser’s action fails, even where the winner’s own fails too.',
  why: 'Opposed checks are for actions that cannot both happen, and the loser was stopped.',
  alternative: 'Letting the loser succeed when the winner fails makes losing an opposed check harmless.',
});

// Groups

export const groupRequirement = defineRuling({
  id: 'group-requirement',
  kind: 'gap',
  title: 'How much does a group need?',
  places: [
    { source: groupAt, says: 'The requirement may be adjusted so that it stays possible; no measure.' },
  ],
  ruling: 'The game master names the total before anybody rolls. Unchanged difficulties are the default.',
  why: 'Adding successes makes high difficulties reachable, which is the point of working together.',
  alternative: 'Multiplied by the number of people, a group is about as good as its average member.',
});

export const whichDice = defineRuling({
  id: 'which-dice',
  kind: 'gap',
  title: 'Which dice go into the pool?',
  places: [{ source: groupAt, says: 'One die at a time from each; which of their dice is not said.' }],
  ruling: 'Everybody gives their highest die first.',
  why: 'The pool is for an opposed check, where high dice win ties; the group would choose so.',
  alternative: 'Lowest first loses most ties; dice as they lie are between the two.',
});

export const whoStarts = defineRuling({
  id: 'who-starts',
  kind: 'gap',
  title: 'Where the round begins',
  places: [
    { source: groupAt, says: 'Goes around; no starting place, and nothing on members who have no die left.' },
  ],
  ruling: 'The group settles its order before rolling. Whoever has no die left is passed over.',
  why: 'An order chosen after the roll would just be picking the best dice.',
  alternative: 'Starting with the best roll makes the pool a little higher.',
});

export const whenToAverage = defineRuling({
  id: 'when-to-average',
  kind: 'gap',
  title: 'When is it an average?',
  places: [{ source: groupAt, says: 'Certain opposed checks; sneaking past one spotter is the example.' }],
  ruling: 'Average where everybody has to get through and nobody’s success adds to another’s. Otherwise add.',
  why: 'That is the reason given for the example.',
  alternative: 'Adding up would make a crowd the best of sneaks.',
});

// Aiding and luck

export const aidDifficulty = defineRuling({
  id: 'aid-difficulty',
  kind: 'gap',
  title: 'How hard is helping?',
  places: [{ source: aidingAt, says: 'The game master decides whether the helper succeeds.' }],
  ruling: 'Helping is Easy unless the game master says otherwise, and comes before the check that it helps.',
  why: 'A single die is a small reward; at the difficulty of the task itself nobody would try.',
  alternative: 'At the task’s own difficulty, only those who could do it themselves can help.',
});

export const aidAndTheLimit = defineRuling({
  id: 'aid-and-the-limit',
  kind: 'gap',
  title: 'Aid at the limit',
  places: [
    { source: aidingAt, says: 'Gives a modifier of +1, once.' },
    { source: modifiersAt, says: 'All modifiers together stay within six.' },
  ],
  ruling: 'Aid is a modifier like any other; at +6 it adds nothing.',
  why: 'It is called a modifier.',
  alternative: 'Outside the limit it would be the only bonus that never fades.',
});

export const skillLessNumber = defineRuling({
  id: 'skill-less-number',
  kind: 'gap',
  title: 'What replaces the skill?',
  places: [
    {
      source: skillLessAt,
      says: 'Breaks off in the middle of its examples, and never says what dice are compared with.',
    },
    { source: rollingAt, says: 'Dice are compared with a skill.' },
  ],
  ruling: 'Roll the attribute as usual. A fixed 4 stands in for the skill, the same for everybody.',
  why: 'It is called luck with a subtle influence of the attribute: so the number of dice counts, the number to roll under does not differ, and 4 is the middle of the scale.',
  alternative: 'Treated as untrained, it fails unless you rack your brain; at 6, half of all dice are kept.',
});

// Trauma

export const traumaAmounts = defineRuling({
  id: 'trauma-amounts',
  kind: 'gap',
  title: 'How much trauma?',
  places: [
    { source: traumaAt, says: 'Lists causes for body and mind; no amount for any.' },
    { source: miscAt, says: 'Weapons have fixed damages; none is printed.' },
  ],
  ruling: 'The game master sets the amount. Damage of weapons is physical trauma.',
  why: 'Weapon fire is the first cause of physical trauma that is named, and no other score takes harm.',
  alternative: 'None that changes a rule.',
});

export const resetAndCarry = defineRuling({
  id: 'reset-and-carry',
  kind: 'contradiction',
  title: 'Back to zero, or not quite',
  places: [
    { source: traumaAt, says: 'A full score is reset to 0.' },
    { source: traumaAt, says: 'What exceeds it carries over.' },
  ],
  ruling: 'Take the full amount off. What is left stays on the score, and may fill it again at once.',
  why: 'Several points from one attack are expected, which needs the rest.',
  alternative: 'A true reset wastes the rest: no hit is ever worth more than one point.',
});

export const oneBlackoutScore = defineRuling({
  id: 'one-blackout-score',
  kind: 'gap',
  title: 'Two traumas, one blackout',
  places: [
    { source: traumaAt, says: 'Body and mind have a score each; either, when full, raises blackout.' },
    { source: blackoutAt, says: 'Speaks of one score.' },
  ],
  ruling: 'There is one blackout score, and each full trauma score adds one point to it.',
  why: 'Only trauma is described as double.',
  alternative: 'Two scores would halve the penalty of those who suffer both ways.',
});

export const traumaRecovery = defineRuling({
  id: 'trauma-recovery',
  kind: 'gap',
  title: 'First aid and rest without numbers',
  places: [{ source: traumaAt, says: 'Both recover trauma; how much and how fast is open.' }],
  ruling:
    'A check for first aid takes its degree off one trauma score; a night’s rest clears what the game master says.',
  why: 'The degree is the measure of a check everywhere else.',
  alternative: 'A fixed number makes every healer alike.',
});

// Blackout

export const blackoutAbbreviation = defineRuling({
  id: 'blackout-abbreviation',
  kind: 'contradiction',
  title: 'Bla or Blk',
  places: [
    { source: blackoutAt, says: 'The heading shortens blackout to Bla.' },
    { source: blackoutAt, says: 'The worked case writes Blk.' },
  ],
  ruling: 'It is Bla.',
  why: 'The other abbreviations are first letters too.',
  alternative: 'None that changes a rule.',
});

export const neededBelowOne = defineRuling({
  id: 'needed-below-one',
  kind: 'gap',
  title: 'Discipline one and two',
  places: [
    { source: blackoutAt, says: 'The degree needed is Discipline less 2.' },
    { source: rollingAt, says: 'Knows a success in the 0th degree.' },
  ],
  ruling:
    'With Discipline 1 or 2 nothing has to be kept: every blackout check that is rolled succeeds, and you fall.',
  why: 'It is what the sum gives, and a success in degree 0 exists by name.',
  alternative: 'Asking for at least one die makes Discipline 1 tougher than Discipline 3.',
});

export const blackoutEffort = defineRuling({
  id: 'blackout-effort',
  kind: 'gap',
  title: 'Pushing your luck to stay awake',
  places: [
    { source: blackoutAt, says: 'Only modifiers that name blackout checks count.' },
    { source: pushAt, says: 'Calls its die a modifier, and allows it on any check.' },
  ],
  ruling: 'Blackout checks are neither racked nor pushed, and the blackout penalty does not apply to them.',
  why: 'All three are modifiers that do not name blackout checks.',
  alternative:
    'A push lowers the number to roll under, which here is a gift: at a blackout of 2 or less nobody with Discipline above 2 would ever fall.',
});

export const scoreOfEachPoint = defineRuling({
  id: 'score-of-each-point',
  kind: 'gap',
  title: 'Several points, several checks: at which score?',
  places: [
    { source: blackoutAt, says: 'A check for every point; the score that each is rolled under is not said.' },
  ],
  ruling: 'One after the other: each check is made under the score as it is with that point.',
  why: 'Trauma fills the score step by step too.',
  alternative: 'Under the final score all of them are as dangerous as the last.',
});

export const downWithinOneHit = defineRuling({
  id: 'down-within-one-hit',
  kind: 'gap',
  title: 'Felled and in danger by the same hit',
  places: [
    { source: blackoutAt, says: 'A blacked out character whose blackout increases is at risk of death.' },
    { source: traumaAt, says: 'One attack may be worth several points.' },
  ],
  ruling:
    'Points count one after the other: whoever falls at the first is unconscious when the second comes.',
  why: 'Every point has its check, and a check must have its result before the next one means anything.',
  alternative:
    'If all points of a hit find you as you were before it, no single hit kills anybody who is awake.',
});

export const blackedOut = defineRuling({
  id: 'blacked-out',
  kind: 'gap',
  title: 'Blacked out means unconscious',
  places: [{ source: blackoutAt, says: 'Uses blacked out once, without a definition.' }],
  ruling: 'A blacked out character is one whom a blackout check has made unconscious.',
  why: 'Otherwise everybody with a point of blackout would be at risk at the next one.',
  alternative: 'Read as having any blackout, the second point would already threaten death.',
});

export const noHighestBlackout = defineRuling({
  id: 'no-highest-blackout',
  kind: 'gap',
  title: 'No end to the score',
  places: [{ source: blackoutAt, says: 'No highest score.' }],
  ruling: 'It has none. From 12 on every die is kept and every check succeeds.',
  why: 'The die ends it by itself.',
  alternative: 'Stopped at 8 like a skill, the strongest could hold on for ever.',
});

// Unconscious

export const wakingRoll = defineRuling({
  id: 'waking-roll',
  kind: 'gap',
  title: 'Which score sets the time?',
  places: [
    { source: blackoutAt, says: 'Ten times the score times 1d12 minutes; the score may rise meanwhile.' },
  ],
  ruling: 'Roll when the character falls, with the score of that moment. Later points do not prolong it.',
  why: 'It is stated as a consequence of falling.',
  alternative: 'With the score after the second injury people sleep longer and are checked more often.',
});

export const rousingPool = defineRuling({
  id: 'rousing-pool',
  kind: 'gap',
  title: 'Opposed to a score',
  places: [
    {
      source: blackoutAt,
      says: 'Rousing is opposed to the blackout of the sleeper, with no attribute named.',
    },
    { source: opposedAt, says: 'Both sides of an opposed check roll.' },
  ],
  ruling:
    'The sleeper rolls Discipline under blackout, as in a blackout check. If the helper wins, the sleeper wakes. The helper’s attribute and skill are the game master’s choice.',
  why: 'It is the only roll that blackout has.',
  alternative: 'Taken as a fixed number, the helper’s degree has to reach the score.',
});

export const rousingAgain = defineRuling({
  id: 'rousing-again',
  kind: 'gap',
  title: 'Trying to rouse again',
  places: [{ source: blackoutAt, says: 'Rousing is a check; whether it may be repeated is open.' }],
  ruling: 'One try for each helper.',
  why: 'Free repetition would make the waking time meaningless.',
  alternative: 'A try every so many minutes is a fine house rule.',
});

export const firstCheckAtRisk = defineRuling({
  id: 'first-check-at-risk',
  kind: 'gap',
  title: 'Can the check that puts you at risk kill?',
  places: [
    { source: blackoutAt, says: 'Mark the risk and roll as normal.' },
    { source: blackoutAt, says: 'Another successful blackout check is death.' },
  ],
  ruling: 'Yes. You are at risk before you roll, and the success that felled you was the first.',
  why: 'Marking comes before rolling in the text.',
  alternative: 'If another means a check after this one, the first new point never kills.',
});

export const halfHourChecks = defineRuling({
  id: 'half-hour-checks',
  kind: 'gap',
  title: 'A check every half-hour?',
  places: [
    {
      source: blackoutAt,
      says: 'At risk, the score rises by one every half-hour; no check is mentioned there.',
    },
    { source: blackoutAt, says: 'Whenever the score rises, there is a check for every point.' },
  ],
  ruling: 'Yes, one each time, and its success is death.',
  why: 'The general sentence has no exception, and without checks nobody would die of waiting.',
  alternative: 'Without them the rising score matters only after waking.',
});

export const wakingAtRisk = defineRuling({
  id: 'waking-at-risk',
  kind: 'gap',
  title: 'Does somebody at risk wake unaided?',
  places: [
    { source: blackoutAt, says: 'An unconscious character wakes after the rolled time.' },
    { source: blackoutAt, says: 'At risk, nobody can be roused early by others; waking ends the risk.' },
  ],
  ruling: 'Yes, when the time rolled at the fall is over.',
  why: 'Waking is named as a way out of the risk, and others cannot bring it about.',
  alternative: 'If only help ends it, a person left alone dies in the end.',
});

export const wakingOnTheHalfHour = defineRuling({
  id: 'waking-on-the-half-hour',
  kind: 'gap',
  title: 'Waking and worsening in the same minute',
  places: [
    { source: blackoutAt, says: 'Waking times are tens of minutes, so that they often fall on a half-hour.' },
  ],
  ruling: 'Waking comes first, and no further check is made.',
  why: 'The half-hour has to be spent at risk to count.',
  alternative: 'With the check first, short sleeps are a little more deadly.',
});

export const stabilising = defineRuling({
  id: 'stabilising',
  kind: 'gap',
  title: 'How is somebody stabilised?',
  places: [{ source: blackoutAt, says: 'A stabilised character is no longer at risk; no check is given.' }],
  ruling:
    'A check of a fitting skill at a difficulty that the game master names. Once it succeeds, blackout stops rising and the sleep goes on as if there had been no risk.',
  why: 'It is an action that may fail, which is what checks are for.',
  alternative: 'None can be drawn from the text.',
});

// Weapons

export const weaponNumbers = defineRuling({
  id: 'weapon-numbers',
  kind: 'gap',
  title: 'Weapons without numbers',
  places: [
    {
      source: miscAt,
      says: 'Damage is fixed by the ceiling, the place of the hit by the floor; neither table exists.',
    },
    { source: miscAt, says: 'Automatic and burst weapons may bring modifiers; none is given.' },
  ],
  ruling: 'Until there are tables, the game master sets trauma and place for the roll. We print no numbers.',
  why: 'Any table would be our invention.',
  alternative: 'The ceiling itself as trauma is a simple start: one to eight points.',
});

export const hittingDegree = defineRuling({
  id: 'hitting-degree',
  kind: 'gap',
  title: 'What does it take to hit?',
  places: [{ source: miscAt, says: 'Speaks of a roll to hit, of distance and aim; gives no difficulty.' }],
  ruling:
    'An attack is a check at a difficulty that the game master names, or an opposed check against somebody who evades.',
  why: 'Those are the two kinds of check that the rules have.',
  alternative: 'None can be drawn from the text.',
});

export const coneRoll = defineRuling({
  id: 'cone-roll',
  kind: 'contradiction',
  title: 'A sure hit, and dice for its damage',
  places: [
    { source: miscAt, says: 'Cone weapons hit without fail within a distance.' },
    { source: miscAt, says: 'Damage and place are read off the check.' },
  ],
  ruling:
    'Roll anyway, for ceiling and floor. The degree does not matter; with no die kept it is the weakest hit.',
  why: 'Both sentences then hold.',
  alternative: 'Fixed damage without a roll leaves no place to hit.',
});

// Loose ends

export const comingBack = defineRuling({
  id: 'coming-back',
  kind: 'gap',
  title: 'The price of coming back',
  places: [
    { source: miscAt, says: 'Backups, new bodies and stasis are costly and urgent; no cost and no time.' },
  ],
  ruling: 'Price and deadline are the game master’s, and should hurt.',
  why: 'The notes insist on both and measure neither.',
  alternative: 'A fixed price turns death into a fee.',
});

export const unfinished = defineRuling({
  id: 'unfinished',
  kind: 'gap',
  title: 'Planned and not written',
  places: [
    { source: designAt, says: 'Melee weapons should become usable; characters should be made by lifepath.' },
    { source: charactersAt, says: 'Links to a table of contents that is not part of the text.' },
  ],
  ruling: 'We print no rule for either. Close combat is an opposed check until there is one.',
  why: 'An opposed check already makes both sides interfere with each other, which is the planned direction.',
  alternative: 'None can be drawn from the text.',
});
