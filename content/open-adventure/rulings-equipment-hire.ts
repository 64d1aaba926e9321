import { defineRuling } from '../../src/rules/ruling';
import { inRulebook } from './sources';

const services = inRulebook('Services');
const specialists = inRulebook('Specialist Costs');

export const rankOfCommoners = defineRuling({
  id: 'rank-of-commoners',
  title: 'Commoners and rank',
  kind: 'contradiction',
  places: [
    { source: inRulebook('Hirelings'), says: 'The price of a hireling is always multiplied by rank.' },
    { source: inRulebook('Hireling Costs'), says: 'The price of a commoner has no rank in it.' },
  ],
  ruling: 'A commoner costs the same at every rank.',
  why: 'The table is exact about it, and a commoner has no talent that grows.',
  alternative: 'Multiplied as well, a commoner of rank III costs three times as much.',
});

export const militiaByTheDay = defineRuling({
  id: 'militia-by-the-day',
  title: 'Militia by the day',
  kind: 'contradiction',
  places: [
    {
      source: inRulebook('Mercenaries'),
      says: 'An example pays militia 30 a day, and 90 a day at the third rank.',
    },
    { source: inRulebook('Mercenary Costs'), says: 'The table says 30 for each rank and month.' },
    { source: services, says: 'Hired people are paid by the month.' },
  ],
  ruling: 'Mercenaries are paid by the month.',
  why: 'Rule and table agree, and the example gets only the word wrong.',
  alternative:
    'By the day they cost as much as the month has days. How many that is the rules do not say; take thirty.',
});

export const halfOfWhat = defineRuling({
  id: 'half-of-what',
  title: 'Half of what',
  kind: 'gap',
  places: [
    {
      source: services,
      says: 'Pay goes by the month, and half of the payment is due before any work: of the month’s, or of all of it?',
    },
  ],
  ruling: 'Half of each month’s pay is due when the month begins.',
  why: 'The month is the unit that the same sentence sets.',
  alternative: 'Half of everything that was agreed on is due at the start.',
});

export const startedMonths = defineRuling({
  id: 'started-months',
  title: 'A mission of a week',
  kind: 'contradiction',
  places: [
    { source: inRulebook('Hirelings'), says: 'Hirelings join for a single mission.' },
    { source: services, says: 'Pay comes in steps of a month for as long as they are hired.' },
  ],
  ruling: 'A month that has begun is paid in full, however short the mission.',
  why: 'Steps of a month leave nothing smaller to pay.',
  alternative: 'Pay the days that were served, which needs the length of a month.',
});

export const whoFeedsThem = defineRuling({
  id: 'who-feeds-them',
  title: 'Who feeds hired people',
  kind: 'gap',
  places: [
    {
      source: inRulebook('Hirelings'),
      says: 'The employer provides equipment and transport. Food is not mentioned.',
    },
    { source: inRulebook('Mercenaries'), says: 'Mercenaries bring everything of their own.' },
  ],
  ruling: 'You feed your hirelings on the road. Mercenaries and specialists see to themselves.',
  why: 'Rations are equipment, and each of the three is told who supplies that.',
  alternative: 'A commoner who pays for three rations a day is out of money on the fourth.',
});

export const cheapOffices = defineRuling({
  id: 'cheap-offices',
  title: 'A sheriff for five coins',
  kind: 'contradiction',
  places: [
    {
      source: specialists,
      says: 'Seven offices, the sheriff’s among them, are paid 5 a month, and a rower 2.',
    },
    { source: inRulebook('Common Fantasy Equipment'), says: 'A single ration costs 5.' },
  ],
  ruling: 'The wages stay as printed.',
  why: 'No other place gives them. Such people may live at their lord’s table.',
  alternative: 'If zeros were lost, 500 would put a sheriff beside a reeve.',
});

export const wageOfSpellcasters = defineRuling({
  id: 'wage-of-spellcasters',
  title: 'What a spellcaster asks for',
  kind: 'gap',
  places: [{ source: specialists, says: 'The wage of a spellcaster or psionicist varies.' }],
  ruling: 'Agree on it with the game master. The calculator leaves this one row out.',
  why: 'There is no number to compute with.',
  alternative: 'A hired magician costs 550 for each rank, which is a measure.',
});

export const travellingSpecialists = defineRuling({
  id: 'travelling-specialists',
  title: 'Sailors who stay at home',
  kind: 'contradiction',
  places: [
    { source: services, says: 'Hired NPCs travel with the party.' },
    {
      source: inRulebook('Specialists'),
      says: 'Specialists shun danger, and as a rule do not come along.',
    },
    { source: specialists, says: 'Lists captains, navigators, sailors, rowers, scouts and spies.' },
  ],
  ruling: 'Specialists go where their work is, on board or abroad. They do not fight or explore for you.',
  why: 'A ship without its crew does not sail, and the rule says only what is usual.',
  alternative: 'Crews would have to be hired as mercenaries, who are not on any such list.',
});

export const missingServices = defineRuling({
  id: 'missing-services',
  title: 'Raising the dead',
  kind: 'gap',
  places: [
    {
      source: services,
      says: 'Counts bringing an ally back to life among the services that one may look for.',
    },
    { source: specialists, says: 'No price for it is given here or anywhere.' },
  ],
  ruling: 'Whether it can be had, and for what, is for the game master to say.',
  why: 'There is neither price nor rule.',
  alternative: 'A chaplain or spellcaster may be hired and asked.',
});
