import { defineTerm } from '../../src/rules/term';
import { inRulebook } from './sources';

const columns = inRulebook('Transportation');
const ships = inRulebook('Starship Systems');

export const transport = defineTerm({
  id: 'transport',
  name: 'transport',
  also: ['vehicle', 'mount'],
  summary: 'Whatever carries you: animals, carts, ships and vehicles of all kinds.',
  at: 'transport#reading-the-tables',
  source: columns,
});

export const carryingCapacity = defineTerm({
  id: 'carrying-capacity',
  name: 'carrying capacity',
  summary:
    'The weight that a transport carries at full speed. Up to twice of it can be loaded, at half the speed.',
  at: 'transport#reading-the-tables',
  source: columns,
});

export const disabled = defineTerm({
  id: 'disabled',
  name: 'disabled',
  summary:
    'Of a transport: with less than half of its health points. It does not work until it is repaired to half.',
  at: 'transport#reading-the-tables',
  source: columns,
});

export const destroyed = defineTerm({
  id: 'destroyed',
  name: 'destroyed',
  summary: 'Of a transport: without health points left. It cannot be repaired.',
  at: 'transport#reading-the-tables',
  source: columns,
});

export const barding = defineTerm({
  id: 'barding',
  name: 'barding',
  also: ['horse armour', 'vehicle armour'],
  summary: 'Armour for a mount or a vehicle.',
  at: 'transport#on-land',
  source: inRulebook('Land Transportation'),
});

export const turningRadius = defineTerm({
  id: 'turning-radius',
  name: 'turning radius',
  summary:
    'How far a transport can turn by one action: an eighth of a circle on squares, a sixth on hexagons.',
  at: 'driving#steering',
  source: inRulebook('Transport Maneuvering'),
});

const system = (id: string, name: string, summary: string, more: object = {}) =>
  defineTerm({ id, name, summary, at: `starships#${id}`, source: ships, ...more });

export const bridge = system('bridge', 'bridge', 'Where a starship is steered.', { also: ['cockpit'] });

export const lifeSupport = system(
  'life-support',
  'life support system',
  'Keeps the air of a starship breathable.',
  {
    abbreviation: 'LSS',
  },
);

export const oxygenPoints = defineTerm({
  id: 'oxygen-points',
  name: 'oxygen points',
  also: ['air'],
  summary: 'How much air a starship holds.',
  at: 'starships#life-support',
  source: ships,
});

export const shieldGenerator = system(
  'shield-generator',
  'shield generator',
  'Gives a starship shield points. Each takes one attack, however hard.',
  { also: ['shield points'] },
);

export const ftlDrive = system(
  'ftl-drive',
  'FTL drive',
  'Takes a starship from star to star, faster than light.',
  {
    also: ['faster than light', 'warp', 'hyperdrive'],
  },
);

export const spoolTerm = defineTerm({
  id: 'spool',
  name: 'spool',
  summary: 'How much an FTL drive charges in a turn, in per cent.',
  at: 'starships#ftl-drive',
  source: ships,
});

export const impulseEngine = system(
  'impulse-engine',
  'impulse engine',
  'Moves a starship within a star system, and in combat.',
);

export const manoeuvrability = defineTerm({
  id: 'manoeuvrability',
  name: 'manoeuvrability',
  also: ['maneuverability', 'acceleration'],
  summary: 'By how many spaces a turn an impulse engine can change the speed in a turn.',
  at: 'starships#impulse-engine',
  source: ships,
});

export const weaponsControl = system(
  'weapons-control',
  'weapons control',
  'Fires the weapons of a starship.',
);

export const weaponsBay = defineTerm({
  id: 'weapons-bay',
  name: 'weapons bay',
  summary: 'Room for one weapon of a starship.',
  at: 'starships#weapons-control',
  source: ships,
});

export const powerGenerator = system(
  'power-generator',
  'power generator',
  'Gives the energy points that the other systems run on.',
  { also: ['energy points'] },
);

export const hull = system('hull', 'hull', 'The armour and the integrity of a starship.');

export const integrityPoints = defineTerm({
  id: 'integrity-points',
  name: 'integrity points',
  abbreviation: 'IP',
  summary: 'The health points of a starship.',
  at: 'starships#hull',
  source: ships,
});

export const breach = defineTerm({
  id: 'breach',
  name: 'breach',
  summary: 'A hole in the hull. The air of the room is gone at once.',
  at: 'starships#breaches',
  source: ships,
});

export const installationSlot = defineTerm({
  id: 'installation-slot',
  name: 'installation slot',
  also: ['installment slot'],
  summary: 'Room in a starship for a further system.',
  at: 'starships#eight-systems',
  source: inRulebook('Starships'),
});

export const stronghold = defineTerm({
  id: 'stronghold',
  name: 'stronghold',
  also: ['hideout', 'castle', 'base'],
  summary: 'A building of your own, from a tower to a space station.',
  at: 'strongholds#building-your-own',
  source: inRulebook('Strongholds & Hideouts'),
});
