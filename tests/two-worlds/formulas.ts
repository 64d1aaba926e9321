import { defineFormula } from '../../src/rules/formula';
import { inBook } from './sources';
import { mounts } from './tables';

export const ride = defineFormula({
  id: 'ride',
  name: 'Ride',
  summary: 'How far you come in a day.',
  source: inBook('Mounts'),
  inputs: {
    mount: { kind: 'pick', label: 'Mount', table: mounts, start: 'horse', shows: 'speed' },
    mood: {
      kind: 'choice',
      label: 'Mood',
      options: {
        calm: { label: 'Calm', value: 0 },
        wild: { label: { fantasy: 'Berserk', scifi: 'Overclocked' }, value: 2 },
      },
      start: 'calm',
    },
  },
  expression: '2d6 + mount.speed + mood',
  result: { label: 'Miles' },
  printed: [{ inputs: {}, value: '2d6 + 6', source: inBook('Mounts') }],
});

export const stable = defineFormula({
  id: 'stable',
  name: 'A stable',
  summary: 'What it costs to keep a mount.',
  source: inBook('Mounts'),
  inputs: { mount: { kind: 'pick', label: 'Mount', table: mounts, start: 'horse' } },
  expression: 'mount.speed * 10',
  along: { input: 'mount' },
  result: { label: 'Cost', unit: 'coins' },
  printed: [{ inputs: {}, value: 60, source: inBook('Mounts') }],
});
