import { defineFigures } from '../../src/rules/figure';
import { inRulebook } from './sources';

const using = inRulebook('Using Abilities Together');
const list = inRulebook('List of Abilities');
const talents = inRulebook('Archetypes & Talents');
const languages = inRulebook('Known Languages (Optional)');

export const figures = defineFigures({
  easiestTarget: {
    value: 1,
    label: 'Lowest target number',
    source: inRulebook('Changing Ability Test Difficulties'),
  },
  hardestTarget: {
    value: 10,
    label: 'Highest target number',
    source: inRulebook('Changing Ability Test Difficulties'),
  },
  complexDevice: {
    value: 7,
    label: 'Target number of a complicated device',
    source: inRulebook('Changing Ability Test Difficulties'),
  },
  helpGained: { value: 1, label: 'What a helper adds who succeeds', source: using },
  helpLost: { value: -1, label: 'What a helper adds who fails', source: using },
  mostHelp: { value: 3, label: 'Most that helpers can add', source: using },
  hearingSide: { value: 6, label: 'Side of the area in which you hear noises', unit: 'spaces', source: list },
  hiddenTarget: { value: 8, label: 'Target number to find a secret door or a trap', source: list },
  pocketWeight: { value: 5, label: 'Weight of what can be taken from a pocket', source: list },
  caughtBy: { value: 3, label: 'Points by which a pickpocket fails who is caught', source: list },
  jumpHeight: { value: 1, label: 'Height of a jump', unit: 'spaces', source: list },
  bargainPercent: { value: 10, label: 'What a bargain changes a price by', unit: '%', source: list },
  intimidateReach: { value: 3, label: 'How far intimidation reaches', unit: 'spaces', source: list },
  intimidateSides: { value: 6, label: 'Sides of the die for turns and foes', source: list },
  archetypes: { value: 4, label: 'Archetypes', source: inRulebook('Archetypes & Talents') },
  talentsEach: { value: 12, label: 'Talents of an archetype', source: talents },
  whiteFrom: { value: 4, label: 'White die from which the black one counts more', source: talents },
  whiteAdds: { value: 6, label: 'What the white die then adds', source: talents },
  commonSpeakers: { value: 1, label: 'Faces of a die on which an NPC speaks Common', source: languages },
  steadyHand: {
    value: 1,
    label: 'What Steady Hand costs',
    unit: 'stamina point',
    source: inRulebook('How Talents Are Used'),
  },
});
