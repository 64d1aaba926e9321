import type { ByGenre } from '../../src/rules/genre';

/** Every talent: what it costs and what it does, in the order of its list. A cost is paid before the effect. */
export interface TalentRow {
  readonly name: string;
  readonly cost: string | ByGenre | null;
  readonly effect: string | ByGenre;
}

type Twelve = Readonly<Record<string, TalentRow>>;

const free = (name: string, effect: TalentRow['effect']): TalentRow => ({ name, cost: null, effect });
const paid = (name: string, cost: TalentRow['cost'], effect: string): TalentRow => ({ name, cost, effect });

export const combat: Twelve = {
  leader: free('Leader', '+1 Attack for you, and for each ally within 3 spaces.'),
  bloodlust: free('Bloodlust', 'Whenever you kill an enemy who then stays dead, regain 1{stamina}.'),
  tough: free('Tough', '+1 Defence from the start.'),
  unmovable: free('Unmovable', 'No Knock Back effect moves you, unless you let it.'),
  'front-guard': paid('Front Guard', '{stamina}', 'If you attack only once this turn, make it two attacks.'),
  'long-arms': free('Long Arms', 'You have Reach 1.'),
  'tough-as-nails': free('Tough as Nails', '+2 Fortitude.'),
  overrun: free('Overrun', 'After a run of 4 or more spaces in a straight line, make a free melee attack.'),
  'martial-artist': paid('Martial Artist', '{stamina}{exhaust}', '+2 Defence against melee attacks.'),
  juggernaut: paid('Juggernaut', '2{stamina}', 'Knock Back 1 until the end of the turn.'),
  champion: free(
    'Champion',
    'Decide once, at the start, for melee or for ranged weapons: attacks with them have +2{power}.',
  ),
  cleave: paid(
    'Cleave',
    '{stamina}',
    'A kill with a melee weapon gives you a free attack with the same weapon.',
  ),
};

export const subterfuge: Twelve = {
  burglar: free('Burglar', 'Opening or closing a door is a free action for you, not a standard action.'),
  'duck-and-cover': paid('Duck & Cover', '{stamina}{exhaust}', '+2 Defence against ranged attacks.'),
  'nimble-footed': free('Nimble Footed', 'Moderate terrain costs you 1 movement point instead of 2.'),
  'danger-sense': free('Danger Sense', 'To Guard is a free action for you, not a standard action.'),
  unseen: paid('Unseen', '2{stamina}', '+2 Defence until the end of the turn.'),
  acrobat: free(
    'Acrobat',
    'Foes and obstacles do not hinder your movement. Your turn has to end on an empty space.',
  ),
  'surprise-attack': paid(
    'Surprise Attack',
    '2{stamina}',
    'An adjacent foe of your choice takes 1 stun counter.',
  ),
  'quick-footed': paid('Quick Footed', '{stamina}', '+2 movement points.'),
  surefire: free('Surefire', 'Allies do not block your line of sight for ranged attacks.'),
  'steady-hand': paid('Steady Hand', '{stamina}', 'Your ranged attack is an aimed attack.'),
  'far-kill': free('Far Kill', '+2 damage against a foe 3 or more spaces away.'),
  'jack-of-all-trades': paid('Jack of All Trades', '{stamina}', 'Re-roll an ability test.'),
};

export const magic: Twelve = {
  'essence-transfer': paid('Essence Transfer', '{health}', '+1 damage.'),
  antimana: free('Antimana', {
    fantasy: '+2 to saves against spells.',
    scifi: '+2 to saves against psionics.',
  }),
  surge: paid('Surge', '{exhaust}', '+1{power}.'),
  unburdened: free('Unburdened', 'While you have no armour on, each of your attacks has +1{power}.'),
  'bend-reality': paid('Bend Reality', '{health}', 'Gain 1 fortune point.'),
  dispel: paid('Dispel', '{stamina}', 'An enemy of your choice who attacks you has −1{power}.'),
  regenerate: free('Regenerate', 'At the start of your turn regain 1{stamina}.'),
  'latent-power': free('Latent Power', 'Whenever you attack and get no {power}, gain 1{power}.'),
  teleport: paid('Teleport', '2{stamina}', 'You are moved to an empty space next to an ally of your choice.'),
  lethargy: free('Lethargy', 'Foes pay 1 more movement point to enter an empty space next to you.'),
  clairvoyance: free(
    'Clairvoyance',
    'Characters and barriers do not block your line of sight. Doors still do.',
  ),
  'concentration-talent': paid(
    'Concentration',
    { fantasy: 'Cast a spell, {stamina}', scifi: 'Use a psionic, {stamina}' },
    'At full health, gain 2 mana or psi, of whatever type, until the end of the turn.',
  ),
};

export const heal: Twelve = {
  'fast-recovery': free('Fast Recovery', 'At the start of your turn regain 1{stamina}.'),
  'fast-heal': paid(
    'Fast Heal',
    '{stamina} or 1{health}',
    'For {stamina}, regain 1{health}. For 1{health}, regain 1{stamina}.',
  ),
  'nine-lives': free('Nine Lives', 'You start the game with 3{health} more.'),
  scout: paid('Scout', '{exhaust}', '+3 movement points.'),
  tactician: paid(
    'Tactician',
    '3{stamina}',
    'A character of your choice may Guard, Aim or Dodge, as you say, as a free action.',
  ),
  prepared: free('Prepared', 'Once a day, cancel 1 Challenge that the game master casts.'),
  healer: paid(
    'Healer',
    'Craft test, {exhaust}',
    'If the test succeeds, an adjacent character of your choice regains 1{health}.',
  ),
  martyr: paid(
    'Martyr',
    '{exhaust}',
    'If a character of your choice would take damage this turn, you take it in their place.',
  ),
  immunity: free('Immunity', 'When you rest, you may discard 1 of your conditions.'),
  'cure-all': paid(
    'Cure All',
    '2{stamina}, X{power}',
    'All allies up to 3 spaces away regain X{health}, 1 for every {power} that you spend on this talent this turn.',
  ),
  interception: paid('Interception', '{stamina}', 'A foe of your choice loses 1{power}.'),
  panacea: paid(
    'Panacea',
    'Knowledge test, {exhaust}',
    'If the test succeeds, discard 1 condition of your own or of an adjacent ally.',
  ),
};
