import { defineRuling } from '../../src/rules/ruling';
import { inRulebook } from './sources';

export * from './rulings-magic-entries';
export * from './rulings-magic-lists';

const mana = inRulebook('Mana Points');
const types = inRulebook('Spell & Psionic Types');
const details = inRulebook('Magic Details');

export const namesOfMagic = defineRuling({
  id: 'names-of-magic',
  kind: 'contradiction',
  title: 'Spell, psionic, psi, magic',
  places: [
    { source: types, says: 'Speaks of spells and psionics, and of a psi for one psionic.' },
    { source: details, says: 'Names light magic and dark magic as types, which are otherwise psi.' },
    {
      source: inRulebook('Alphabetical Magic Listing'),
      says: 'The same kind of thing is a Blue Spell in one entry and Blue Magic in the next.',
    },
  ],
  ruling:
    'Magic is the word for both. Spells are black, white, blue or green, psionics are light or dark. Mana stands for psi too, where nothing else is said.',
  why: 'No rule treats any of the names differently from the others.',
  alternative: 'None that changes a rule.',
});

export const manaOrMovement = defineRuling({
  id: 'mana-or-movement-points',
  kind: 'contradiction',
  title: 'MP stands for two things',
  places: [
    { source: mana, says: 'MP are mana points.' },
    { source: inRulebook('Movement'), says: 'MP are movement points.' },
  ],
  ruling: 'We write both out. On a table, MP beside a spell is mana and MP beside terrain is movement.',
  why: 'They never stand in the same place.',
  alternative: 'None that changes a rule.',
});

export const rareSpells = defineRuling({
  id: 'rare-spells',
  kind: 'gap',
  title: 'Where the rare spells are',
  places: [
    { source: inRulebook('Spells'), says: 'Some magic of the fantasy game has no colour or several.' },
    {
      source: inRulebook('Multicolored Psionics, Colorless Psionics'),
      says: 'Three and three psionics; no such spell is listed.',
    },
  ],
  ruling:
    'The game master may invent such spells. A multicoloured spell costs points of each of its colours, a colourless one points of any.',
  why: 'The lists call themselves a sample, and the way to pay is given.',
  alternative: 'Without them, fantasy has no colourless and no multicoloured magic.',
});

export const colourlessWithMana = defineRuling({
  id: 'colourless-with-mana',
  kind: 'gap',
  title: 'May a wizard use telekinesis?',
  places: [
    { source: details, says: 'Points of every type, mana or psi, pay for colourless magic.' },
    { source: inRulebook('Colorless Psionics'), says: 'All colourless magic in the lists is psionic.' },
  ],
  ruling: 'Yes, where the game master allows psionics in a fantasy game.',
  why: 'The price may be paid in mana; which genre a world belongs to is for its game master to say.',
  alternative: 'Keeping to the genre leaves fantasy casters without the three.',
});

export const spellsKnown = defineRuling({
  id: 'spells-known',
  kind: 'gap',
  title: 'Which spells you know',
  places: [
    { source: types, says: 'With their mana chosen, players look through what is open to them.' },
    { source: details, says: 'Whether spells must be learned or prepared is not said.' },
  ],
  ruling: 'You may cast everything that your rank and your types of mana allow, without learning it first.',
  why: 'Type, rank and mana are the only limits that are named.',
  alternative: 'A list of known spells would need a number that is nowhere given.',
});

export const unusedMana = defineRuling({
  id: 'unused-mana',
  kind: 'contradiction',
  title: 'Does unused mana add up?',
  places: [
    { source: mana, says: 'Only a point that was spent comes back with rest.' },
    { source: mana, says: 'Points left over are kept for the next day, but nobody holds more than 10.' },
  ],
  ruling:
    'It adds up. Eight hours of rest bring as many points as your Magic, on top of what was left, up to 10.',
  why: 'The limit follows on the saving in one sentence. Magic never exceeds 10, so without adding up it would limit next to nothing.',
  alternative:
    'If rest only replaces what was spent, you never hold more than your Magic, and a tier above your Magic stays closed to you for good. If the next day is the last for points that were kept, you hold twice your Magic at most.',
});

export const dayOrRest = defineRuling({
  id: 'day-or-rest',
  kind: 'contradiction',
  title: 'Once a day, or with every rest?',
  places: [
    { source: inRulebook('Primary Traits'), says: 'Magic says how much you can cast in a game day.' },
    { source: mana, says: 'Mana is back after eight hours of undisturbed rest.' },
  ],
  ruling:
    'Every rest of eight hours brings it, at whatever hour. On a day of adventure that is one rest; a day in bed has room for three.',
  why: 'The rest is the more specific of the two rules, and those go first.',
  alternative: 'Once a day, with the night’s sleep, makes every wait below one of days instead of rests.',
});

export const newManaPoints = defineRuling({
  id: 'new-mana-points',
  kind: 'gap',
  title: 'Points that are gained or lost later',
  places: [
    {
      source: inRulebook('Gaining a New Rank'),
      says: 'Points move between traits, and two mana types may change.',
    },
    { source: mana, says: 'Types are chosen when a character is made.' },
  ],
  ruling:
    'If Magic rises, choose the type of each new point. If it falls, choose which point goes. Changing two types comes on top.',
  why: 'Every point has one type, and choosing is always the player’s part.',
  alternative: 'Counting the new points among the two changes would leave a third one without a type.',
});

export const wordsOrGestures = defineRuling({
  id: 'words-or-gestures',
  kind: 'contradiction',
  title: 'Words, gestures or both',
  places: [
    { source: types, says: 'Magic takes words or gestures or both, depending on what is cast.' },
    { source: types, says: 'Bound hands or a gagged mouth each put an end to it.' },
  ],
  ruling: 'Either stops all magic, psionics too.',
  why: 'No spell says what it needs, and the second place is the definite one.',
  alternative: 'Where a game master says that a spell needs only words, bound hands do not stop it.',
});

export const littleElse = defineRuling({
  id: 'little-else',
  kind: 'gap',
  title: 'What a caster can do meanwhile',
  places: [{ source: types, says: 'While casting you can do little else, and no more is said.' }],
  ruling:
    'The cast time is spent on casting alone. Whatever is left of your turn is free: a standard action after a spell that takes one.',
  why: 'It is what the cast times in actions and turns already say.',
  alternative: 'Forbidding every other action would make a standard action cost the whole turn.',
});

export const manaPaidWhen = defineRuling({
  id: 'mana-paid-when',
  kind: 'gap',
  title: 'When the mana is spent',
  places: [
    { source: inRulebook('Order of Encounter'), says: 'Mana is paid after target and range, before saves.' },
    {
      source: details,
      says: 'Magic is not cast until its cast time is over; interruptions are not mentioned.',
    },
  ],
  ruling: 'You pay as you begin. A casting that is interrupted or cancelled is lost with its mana.',
  why: 'Counterspell and Antipsi cancel magic that is still being cast, which should cost its caster something.',
  alternative: 'Paying at the end would make an interrupted casting cost only time.',
});

export const roundOfTurns = defineRuling({
  id: 'round-of-turns',
  kind: 'contradiction',
  title: 'How long a round of magic is',
  places: [
    { source: details, says: 'A round is 10 turns, an hour 60 rounds.' },
    { source: inRulebook('Time'), says: 'A minute is 10 turns, a round 10 minutes, an hour 6 rounds.' },
  ],
  ruling: 'A round is 10 minutes everywhere.',
  why: 'The whole book counts so, and the chapter on magic means the minute when it says round. All full entries say minutes.',
  alternative: 'A round of one minute would shorten what a game master measures in rounds to a tenth.',
});

export const fullAction = defineRuling({
  id: 'full-action',
  kind: 'contradiction',
  title: 'Full action, full-turn action',
  places: [
    { source: inRulebook('Alphabetical Magic Listing'), says: 'Cast times are full actions of one turn.' },
    { source: inRulebook('Combat Actions'), says: 'An action of a whole turn is a full-turn action.' },
  ],
  ruling: 'They are the same: all of your turn, six seconds.',
  why: 'The entries give the turn as its length.',
  alternative: 'None.',
});

export const rangeCaster = defineRuling({
  id: 'range-caster',
  kind: 'gap',
  title: 'A range of ‘the caster’',
  places: [
    { source: details, says: 'Ranges are spaces or touch.' },
    { source: inRulebook('Alphabetical Magic Listing'), says: 'Seven entries have the range Caster.' },
  ],
  ruling:
    'Such magic works on whoever casts it and on nobody else. Where an enhancement passes it on, you touch the other.',
  why: 'An enhancement of Accelerated Healing is needed to give it to somebody else.',
  alternative: 'Reading it as a touch would make that enhancement pointless.',
});

export const touchReach = defineRuling({
  id: 'touch-reach',
  kind: 'contradiction',
  title: 'How far a touch reaches',
  places: [
    { source: details, says: 'A touch has range 0.' },
    {
      source: inRulebook('Black Magic, White Magic'),
      says: 'Inflict Wounds and Cure Wounds work by touch on somebody adjacent, a space away.',
    },
  ],
  ruling: 'A touch reaches you yourself, and whoever or whatever is adjacent to you.',
  why: 'The two spells say what is meant; 0 says only that there is no distance between hand and target.',
  alternative: 'With 0 taken for spaces, touches would work on nobody but their caster.',
});

export const magicAttackRoll = defineRuling({
  id: 'magic-attack-roll',
  kind: 'gap',
  title: 'Does magic have to hit?',
  places: [
    {
      source: inRulebook('Order of Encounter'),
      says: 'An attack has an attack roll. Magic has line of sight, range, mana and save.',
    },
    { source: inRulebook('Blue Magic'), says: 'Frost Bolt and Magic Missile are shot at their target.' },
  ],
  ruling:
    'No. What is cast at somebody in sight and within range finds its target, a touch too; only a save helps. What magic summons attacks as others do.',
  why: 'The order leaves no step out, and there is no roll among those of magic.',
  alternative: 'With an attack roll for bolts and touches, such magic could fail twice.',
});

export const cancelInTime = defineRuling({
  id: 'cancel-in-time',
  kind: 'gap',
  title: 'How to cancel magic in time',
  places: [
    {
      source: inRulebook('Alphabetical Magic Listing: Antipsi'),
      says: 'Cancels a psionic that is being cast, and takes a whole turn itself.',
    },
    {
      source: inRulebook('Order of Encounter, Combat Actions'),
      says: 'One side acts after the other, but an action may be delayed into somebody else’s turn.',
    },
  ],
  ruling:
    'Keep your turn for it, as a delayed action. It works as soon as the other begins to cast, and costs its mana only then.',
  why: 'Nothing else lets you act in another’s turn.',
  alternative: 'Without delay, only magic that takes longer than a turn can be cancelled as it is cast.',
});

export const lentMana = defineRuling({
  id: 'lent-mana',
  kind: 'gap',
  title: 'Mana that is lent',
  places: [
    {
      source: inRulebook('Magic Talents'),
      says: 'Concentration adds two points of any type until the turn ends.',
    },
    {
      source: inRulebook('Common Armor'),
      says: 'Cloth adds one such point once a day; for how long is not said.',
    },
    { source: mana, says: 'Nobody ever holds more than 10.' },
  ],
  ruling: 'Both last until the end of the turn, and 10 remains the limit.',
  why: 'One place names the end, and the limit knows no exception.',
  alternative: 'A point from cloth that stays would add to what you save, day after day.',
});

export const whichSave = defineRuling({
  id: 'which-save',
  kind: 'gap',
  title: 'Which save against which magic',
  places: [
    { source: inRulebook('Saving vs Magic'), says: 'Only magic that says so allows a save.' },
    { source: inRulebook('Black Magic to Colorless Psionics'), says: 'The short descriptions name no save.' },
  ],
  ruling:
    'Where there is only a short description the game master says: Fortitude for what works on the body, Reflex for what flies or falls, Will for the mind. What helps its target allows none.',
  why: 'This is how the three saves are described.',
  alternative: 'No save at all, where none is named, makes most hostile magic certain to work.',
});

export const antimanaAndPsionics = defineRuling({
  id: 'antimana-and-psionics',
  kind: 'gap',
  title: 'Does Antimana help against psionics?',
  places: [
    {
      source: inRulebook('Magic Talents'),
      says: 'The talent helps saves against spells; it is drawn in both genres.',
    },
    { source: inRulebook('Magic'), says: 'Spells and psionics follow the same rules.' },
  ],
  ruling: 'Yes, it helps against both.',
  why: 'In science fiction the talent would do nothing otherwise.',
  alternative: 'Against spells alone, whoever draws it in science fiction has drawn a blank.',
});
