import { defineRuling } from '../../src/rules/ruling';
import { inRulebook } from './sources';

const list = inRulebook('Food, Drink & Lodging');
const drinking = inRulebook('Intoxicating Drinks (Optional)');
const eating = inRulebook('Meals & Morsels');

export const saveAtEveryDrink = defineRuling({
  id: 'save-at-every-drink',
  title: 'One save, or one at every drink',
  kind: 'gap',
  places: [
    { source: drinking, says: 'Whoever drinks alcohol saves against it.' },
    {
      source: drinking,
      says: 'Several drinks make one higher target for the new save. Whether the saves on the way there are made as well is left open.',
    },
  ],
  ruling: 'Save at every drink, against all that you have had within the hour, this one included.',
  why: 'The first sentence holds for each drink, and the second speaks of a new save.',
  alternative:
    'A single save against the whole, when you stop. Drinking much at once is then safer than sipping.',
});

export const effectsWithoutTime = defineRuling({
  id: 'effects-without-time',
  title: 'How long tea and stew work',
  kind: 'gap',
  places: [
    { source: list, says: 'Pudding and a private room work for eight hours.' },
    { source: list, says: 'Tea adds to Will and stew to Reflex, for a time that is not told.' },
  ],
  ruling: 'Eight hours.',
  why: 'All that name a time name this one.',
  alternative: 'The next save only.',
});

export const cheeseIsNoMeal = defineRuling({
  id: 'cheese-is-no-meal',
  title: 'Food without morsels',
  kind: 'contradiction',
  places: [
    { source: list, says: 'Cheese and the M.R.E. restore a stamina point, and have no morsels.' },
    { source: eating, says: 'All food is morsels or meals.' },
  ],
  ruling: 'They refresh you, and do not count towards a meal.',
  why: 'The other three dishes state their morsels.',
  alternative:
    'As the name M.R.E. promises, it could stand for a meal. It would be cheaper than a ration and as light.',
});

export const mealForACounter = defineRuling({
  id: 'meal-for-a-counter',
  title: 'A meal that makes up for another',
  kind: 'gap',
  places: [
    { source: eating, says: 'Every interval without food is a starve counter.' },
    {
      source: inRulebook('Conditions'),
      says: 'A meal removes one. Whether it also counts for the interval in which it is eaten is not said.',
    },
  ],
  ruling: 'A meal does one or the other. You starve by as many meals as you are short of.',
  why: 'Nobody gets two meals out of one.',
  alternative: 'Every meal feeds you and heals a counter, and a day of plenty makes up for a hungry week.',
});

export const noThirst = defineRuling({
  id: 'no-thirst',
  title: 'Thirst',
  kind: 'gap',
  places: [
    { source: eating, says: 'Rules how often one must eat, and says nothing of water.' },
    { source: inRulebook('Hunting & Gathering (Optional)'), says: 'Speaks of drink among the supplies.' },
  ],
  ruling: 'There is no rule for thirst. Where there is food, assume that there is water.',
  why: 'Neither an amount nor a condition is named.',
  alternative: 'In a desert the game master may use the starve counters for it.',
});

export const priceOfABed = defineRuling({
  id: 'price-of-a-bed',
  title: 'Who pays for a bed',
  kind: 'gap',
  places: [{ source: list, says: 'Lodging has a price and a time, and does not say for how many people.' }],
  ruling: 'The price is for each guest, and for each period that is begun.',
  why: 'Space on a floor and a bunk are for one, and all three stand in one list.',
  alternative:
    'A private room is paid once for everybody in it. Four friends then sleep cheaper in a suite than on the floor.',
});
