import { defineFigures } from '../../src/rules/figure';
import { inDraft } from './sources';

export const figures = defineFigures({
  dieSides: { value: 20, label: 'Sides of the die that both sides roll', source: inDraft('Die Rolls') },
  criticalFace: { value: 1, label: 'Face that is a critical', source: inDraft('Die Rolls') },
  fumbleFace: { value: 20, label: 'Face that is a fumble', source: inDraft('Die Rolls') },
  lowestRating: { value: 1, label: 'Lowest rating of an ability', source: inDraft('Masteries') },
  highestPlain: { value: 20, label: 'Highest rating without a mastery', source: inDraft('Masteries') },
  startingHeroPoints: {
    value: 3,
    label: 'Hero points at the start',
    unit: 'hero points',
    source: inDraft('Hero Points'),
  },
  heroPointSteps: {
    value: 1,
    label: 'Steps that a hero point bumps a result up',
    source: inDraft('Bump Up with Hero Points'),
  },
  defaultRating: {
    value: 6,
    label: 'Target number without any relevant ability',
    source: inDraft('Default Ratings'),
  },
  startingBase: { value: 14, label: 'Base resistance at the start', source: inDraft('Resistance') },
  baseStep: { value: 1, label: 'Points by which the base rises', source: inDraft('Resistance') },
  baseInterval: {
    value: 2,
    label: 'Sessions between two rises of the base',
    unit: 'sessions',
    source: inDraft('Resistance'),
  },
  slowInterval: {
    value: 4,
    label: 'Sessions between two rises in a slower progression',
    unit: 'sessions',
    source: inDraft('Modifying resistance progression'),
  },
  veryLowLimit: {
    value: 6,
    label: 'What a Very Low resistance never exceeds',
    source: inDraft('Resistance'),
  },
});
