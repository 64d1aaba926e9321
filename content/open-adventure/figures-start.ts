import { defineFigures } from '../../src/rules/figure';
import { inRulebook } from './sources';

const steps = inRulebook('How To Create a Player Character');
const people = inRulebook('Part I: Introduction');

export const figures = defineFigures({
  lowestAge: { value: 10, label: 'Age from which one can play', unit: 'years', source: people },
  fewestPeople: { value: 2, label: 'People who are needed to play', unit: 'people', source: people },
  smallGroup: { value: 4, label: 'Smallest group that is most fun', unit: 'people', source: people },
  largeGroup: { value: 8, label: 'Largest group that is most fun', unit: 'people', source: people },
  ranks: { value: 5, label: 'Ranks that a character can reach', source: inRulebook('Basic Game Play') },
  heroesOfALonePlayer: {
    value: 2,
    label: 'Characters of the only player beside the game master',
    unit: 'characters',
    source: inRulebook('Part II: Player Character Creation'),
  },
  traitPoints: { value: 30, label: 'Points for the traits', unit: 'points', source: steps },
  primaryTraits: { value: 6, label: 'Primary traits beside Magic', source: inRulebook('Primary Traits') },
  lowestMagic: { value: 0, label: 'Lowest value of Magic', source: inRulebook('Primary Traits') },
  penalties: { value: 5, label: 'Modifiers of −1 that have to be placed', source: steps },
  bonusSize: { value: 1, label: 'What a good modifier adds to an ability', source: steps },
  penaltySize: { value: -1, label: 'What a bad modifier adds to an ability', source: steps },
  startingTalents: { value: 1, label: 'Talents at rank I', unit: 'talents', source: steps },
  startingExperience: { value: 0, label: 'Experience at the start', unit: 'XP', source: steps },
  equalDice: { value: 0, label: 'What equal dice come to', source: inRulebook('How To Use The Dice') },
  mostFingers: { value: 5, label: 'Fingers that may be shown', source: inRulebook('Dice Alternatives') },
  lightCards: {
    value: 6,
    label: 'Cards of each colour in the small deck',
    source: inRulebook('Dice Alternatives'),
  },
  healthLeft: {
    value: 0,
    label: 'Health points at which a character is dying',
    source: inRulebook('Health Points'),
  },
  staminaForMovement: {
    value: 1,
    label: 'Movement points for a stamina point',
    source: inRulebook('Stamina Points'),
  },
  staminaForPower: {
    value: 1,
    label: 'Power points for a stamina point',
    source: inRulebook('Stamina Points'),
  },
  saveHalves: {
    value: 2,
    label: 'What the damage is divided by after a save',
    source: inRulebook('Save Tests'),
  },
});
