import { defineRuling } from '../../src/rules/ruling';
import { inRulebook } from './sources';

const gambling = inRulebook('Gambling (Optional)');
const smuggling = inRulebook('Hiding & Smuggling');
const alignment = inRulebook('Alignment (Optional)');

// Gambling

export const aularReadings = defineRuling({
  id: 'aular-readings',
  title: 'Three to one, or three times the stake',
  kind: 'contradiction',
  places: [
    {
      source: gambling,
      says: 'Two of a symbol pay 3:1 and three 5:1, which usually means: on top of the stake.',
    },
    {
      source: inRulebook('Aular Winning Payments'),
      says: 'One, two and three of a symbol pay one, three and five times the wager, and one is breaking even.',
    },
  ],
  ruling: 'You get one, three or five times your stake, and that includes the stake.',
  why: 'One of a symbol pays the stake once and leaves you even, so the stake must be in it; the other rows stand in the same column.',
  alternative: 'For two or three of a symbol your stake comes back as well. The house still wins, but less.',
});

export const aularCards = defineRuling({
  id: 'aular-cards',
  title: 'Cards for Aular',
  kind: 'gap',
  places: [
    {
      source: gambling,
      says: 'Rare cards, in decks of forty and more, change the dice. Two effects are hinted at; there is no list, and no rule for how many may be played.',
    },
  ],
  ruling: 'Cards are treasure, made up by the game master, each with its own words on when and how it works.',
  why: 'That is all the text allows to say.',
  alternative: 'Play without cards.',
});

// Trade and crime

export const fiveTwice = defineRuling({
  id: 'five-twice',
  title: 'A roll of five stands in two rows',
  kind: 'contradiction',
  places: [
    { source: inRulebook('Trade Demand'), says: 'One row is for 4 and 5, the next for 5 to 7.' },
    { source: inRulebook('Hide & Smuggle'), says: 'Has the same two rows.' },
    { source: inRulebook('Trade Availability'), says: 'Has rows for 4 and 5, and for 6 and 7.' },
  ],
  ruling: 'Five belongs to the row of 4 and 5.',
  why: 'So it does in the third table, which is built in the same way.',
  alternative:
    'Five belongs to the row of 5 to 7: prices are a little higher, and smugglers get away more often.',
});

export const resourceNames = defineRuling({
  id: 'resource-names',
  title: 'Industry and industrial',
  kind: 'contradiction',
  places: [
    { source: inRulebook('Resource Type'), says: 'The first type is called Industry in science fiction.' },
    { source: inRulebook('Resource Value'), says: 'It is called Industrial.' },
  ],
  ruling: 'Both are the same. We write Industry.',
  why: 'The other types of science fiction are nouns as well.',
  alternative: 'None that changes a rule.',
});

export const howLongAPrice = defineRuling({
  id: 'how-long-a-price-holds',
  title: 'How long a price holds',
  kind: 'gap',
  places: [
    { source: inRulebook('Trade Availability'), says: 'What a city trades is rolled for a month.' },
    {
      source: inRulebook('Trade Demand'),
      says: 'The price is rolled too. Whether for a month, for a visit or for every unit is not said.',
    },
  ],
  ruling: 'For a month, for each type of resource, and for buyers and sellers alike.',
  why: 'Units and prices of one market belong together.',
  alternative:
    'Rolled for every unit, gains and losses even out; rolled for every visit, you could just wait.',
});

export const goodsOfTheFined = defineRuling({
  id: 'goods-of-the-fined',
  title: 'What becomes of the goods',
  kind: 'gap',
  places: [
    {
      source: smuggling,
      says: 'Those who are fined are found out and pay. Whether they keep what they smuggled is not said.',
    },
  ],
  ruling: 'They keep it. Only Confiscated and Imprisoned take things away.',
  why: 'Taking the goods is named where it happens, one step further on.',
  alternative: 'Guards who found forbidden goods would hardly hand them back.',
});

export const hidingResults = defineRuling({
  id: 'hiding-results',
  title: 'What happens to the wanted',
  kind: 'gap',
  places: [
    {
      source: inRulebook('Hiding'),
      says: 'Whoever has a bounty rolls on the table of smugglers at every city gate. Its results are told for smugglers only.',
    },
  ],
  ruling:
    'A dash: nobody notices. Bounty: you are recognised too late, and your bounty rises. Fined: pay the fine, or go to prison. Confiscated and Imprisoned: as for smugglers.',
  why: 'The results go from a scare to prison in either case.',
  alternative: 'Any result but a dash is prison.',
});

export const newsOfABounty = defineRuling({
  id: 'news-of-a-bounty',
  title: 'Before the news has arrived',
  kind: 'contradiction',
  places: [
    { source: inRulebook('Hiding'), says: 'Whoever has a bounty rolls at every city that they enter.' },
    {
      source: inRulebook('Hiding'),
      says: 'The cities around and the bounty hunters hear of it only after two dice of days.',
    },
  ],
  ruling:
    'Until those days are over, only the city that set the bounty looks out for you. Elsewhere you need not roll.',
  why: 'Guards cannot recognise somebody of whom they have not heard.',
  alternative: 'Every city knows at once, and the days only hold back the hunters.',
});

export const bountiesAddUp = defineRuling({
  id: 'bounties-add-up',
  title: 'A second bounty',
  kind: 'gap',
  places: [
    {
      source: inRulebook('Bounty'),
      says: 'Breaking out of prison puts a bounty on one’s head. Somebody in prison still has one, and what becomes of it is not said.',
    },
  ],
  ruling: 'What is left of the old bounty stays, and the new one is added to it.',
  why: 'A bounty goes by serving it, and in no other way that is told.',
  alternative: 'The new one takes its place. A lucky roll would make a break-out pay.',
});

// Alignment

export const alignmentExample = defineRuling({
  id: 'alignment-example',
  title: 'Three points, and three off',
  kind: 'contradiction',
  places: [
    {
      source: alignment,
      says: 'Every five points make a modifier of one, and fewer than five are neutral.',
    },
    { source: alignment, says: 'In the example three points make a modifier of −3.' },
  ],
  ruling: 'Three points change nothing.',
  why: 'Rule and table agree with each other; the example agrees with neither. It may have meant the third step.',
  alternative: 'A point for a point: saints could not speak to a thief at all.',
});

export const alignmentCap = defineRuling({
  id: 'alignment-cap',
  title: 'More than twenty-five points',
  kind: 'contradiction',
  places: [
    {
      source: alignment,
      says: 'Every five points make a modifier of one, and there may be forty of them: eight.',
    },
    { source: inRulebook('Alignment Points'), says: 'The last row goes from 25 to 40 and gives five.' },
  ],
  ruling: 'Five is the most.',
  why: 'The table says what becomes of the points above 25, the sentence does not.',
  alternative: 'The modifier grows to eight.',
});

export const neutralOthers = defineRuling({
  id: 'neutral-others',
  title: 'When an NPC has a side',
  kind: 'contradiction',
  places: [
    { source: alignment, says: 'Whoever has fewer than five points counts as neutral.' },
    { source: alignment, says: 'The example is about an NPC with one evil point or more.' },
  ],
  ruling: 'Your own points work from the fifth on. An NPC has a side with the first.',
  why: 'The rule asks of an NPC only which type of points it has.',
  alternative: 'NPCs with fewer than five points do not care what you are.',
});

export const barter = defineRuling({
  id: 'barter-or-bargain',
  title: 'Barter and bargain',
  kind: 'contradiction',
  places: [
    { source: alignment, says: 'Names barter among the tests that alignment changes.' },
    { source: inRulebook('List of Abilities'), says: 'Has no Barter, but a Bargain.' },
  ],
  ruling: 'Bargain is meant.',
  why: 'It is what one tests to lower a price.',
  alternative: 'None that changes a rule.',
});
