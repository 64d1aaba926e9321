import { defineTable } from '../../src/rules/table';
import { inRulebook } from './sources';
import * as terms from './terms-core';

const fantasy = inRulebook('Fantasy Races');

export const sizes = defineTable({
  id: 'sizes',
  name: 'Height and weight by size',
  summary: 'Without what one carries.',
  source: inRulebook('Height & Weight (Optional)'),
  columns: {
    name: { label: 'Size' },
    height: { label: 'Height', unit: 'spaces', term: terms.space },
    weight: { label: 'Weight', term: terms.weight },
  },
  rows: {
    small: { name: 'Small', height: 1, weight: 20 },
    medium: { name: 'Medium', height: 2, weight: 80 },
    large: { name: 'Large', height: 3, weight: 180 },
  },
  also: ['small', 'medium', 'large', 'how tall', 'how heavy'],
});

export const raceTable = defineTable({
  id: 'race-table',
  name: 'Races',
  summary: 'What they are like. None of it changes a number.',
  source: fantasy,
  columns: {
    name: { label: 'Race' },
    size: { label: 'Size', filter: true },
    looks: { label: 'Looks' },
    ways: { label: 'Ways' },
  },
  rows: {
    human: {
      name: 'Human',
      size: 'Medium',
      looks: 'The most common race of all',
      ways: 'Curious, resourceful and brave; at home on every world they have found',
    },
    elf: {
      name: { fantasy: 'Elf' },
      size: 'Medium',
      looks: 'Slender and graceful, with fine features and pointed ears',
      ways: 'At ease with any weapon; collect magic and all that is finely made; would rather feast in the woods than visit towns',
    },
    dwarf: {
      name: { fantasy: 'Dwarf' },
      size: 'Small',
      looks: 'Stocky and long-bearded, with earthy skin and dark or grey hair',
      ways: 'Stubborn and practical; love craft, gold, stonework, feasts and ale; reliable in a fight, hard to enchant',
    },
    felidae: {
      name: { fantasy: 'Felidae' },
      size: 'Medium',
      looks: 'Big cats on two legs, marked like tigers, lions or leopards',
      ways: 'Several tribes that keep few records, are fiercely loyal to their kin and famed for courage',
    },
    gnome: {
      name: { fantasy: 'Gnome' },
      size: 'Small',
      looks: 'Small and wiry, with brown skin, fair hair and mostly blue eyes',
      ways: 'Inventors and tinkerers who live underground; learned, eccentric, plainly dressed with a liking for fine stitching and jewels',
    },
    minotaur: {
      name: { fantasy: 'Minotaur' },
      size: 'Medium',
      looks: 'Tall and muscular, a man with the head of a bull',
      ways: 'Nomads of mazes and steppes; hot-tempered and dangerous, with a rich culture of courage',
    },
    troll: {
      name: { fantasy: 'Troll' },
      size: 'Large',
      looks: 'Towering and lanky, hunched, with rubbery blue, green or mottled grey hides',
      ways: 'Found nearly everywhere; skilled hunters, loyal to their tribe if to anybody',
    },
    lizardman: {
      name: { fantasy: 'Lizardman' },
      size: 'Medium',
      looks: 'A man with the head, claws, scales and tail of a lizard or snake, drab or brightly coloured',
      ways: 'Small tribes in swamps, by rivers and coasts, with little interest in others',
    },
    ogre: {
      name: { fantasy: 'Ogre' },
      size: 'Large',
      looks:
        'Huge and fat in appearance, with skin of many colours; some have two heads, one eye or one horn',
      ways: 'Far stronger than they look; live for war and feats of strength, smell of their crude furs, despise humans; said to come from giants',
    },
    kitsune: {
      name: { fantasy: 'Kitsune' },
      size: 'Medium',
      looks: 'Small foxfolk: a human body, with all else of a fox, from claws to tail',
      ways: 'Ancestral clans of tricksters, storytellers and riddlers, quick in mind and body',
    },
    android: {
      name: { scifi: 'Android' },
      size: 'Medium',
      looks: 'A machine in the likeness of a humanoid',
      ways: 'Made for anything from factory work to war; looked down upon by most, and here and there in revolt',
    },
    mutant: {
      name: { scifi: 'Mutant' },
      size: 'Medium',
      looks: 'Any species, disfigured by chemicals, radiation or weapons',
      ways: 'Held to be lesser beings, and fighting back; some have gained powers, many pass their mutations on',
    },
    vultan: {
      name: { scifi: 'Vultan' },
      size: 'Medium',
      looks: 'Tall and slim with glowing eyes and a bony crest',
      ways: 'Enlightened; masters of mind and logic who like technology better than muscle, and fight well all the same',
    },
    'genetic-clone': {
      name: { scifi: 'Genetic Clone' },
      size: 'Medium',
      looks: 'Bred in a laboratory for war: muscular, swift, tireless',
      ways: 'Soldiers of an empire; those who have deserted have no home, and become hunters, mercenaries or seekers of peace',
    },
    klangon: {
      name: { scifi: 'Klangon' },
      size: 'Large',
      looks: 'Fearsome, with tattoos and scars',
      ways: 'Proud warriors bound by honour and tradition; a power among the stars',
    },
    dushraki: {
      name: { scifi: 'Dushraki' },
      size: 'Small',
      looks: 'Upright crickets, green to yellow, with large wings that do not fly',
      ways: 'Clever inventors and traders who love art and music, care little for war, and are loyal, hard-working and honest',
    },
    reptoid: {
      name: { scifi: 'Reptoid' },
      size: 'Large',
      looks: 'Green crocodiles on two legs',
      ways: 'An ancient, clever and aggressive people, new to space, who travel it in search of worthy prey',
    },
    vruari: {
      name: { scifi: 'V’Ruari' },
      size: 'Small',
      looks: 'Ape-like, covered in russet hair, with yellow eyes, serrated teeth and often a breathing mask',
      ways: 'Scavengers who mend what others left in space and sell it well; oxygen does not agree with them',
    },
    changling: {
      name: { scifi: 'Changling' },
      size: 'Medium',
      looks: 'A liquid that copies other shapes, never quite right and about half a metre each way',
      ways: 'Of unknown origin, neutral in politics, without natural enemies and widely respected',
    },
  },
  also: ['species', 'people', 'race list', 'changeling', 'catfolk', 'felidaen', 'foxfolk', 'lizardfolk'],
});

/** The list of science fiction ends at nine: the ruling on it says what the rest of the die means. */
const again = 'Roll again';

export const languageTable = defineTable({
  id: 'additional-languages',
  name: 'Additional languages',
  source: inRulebook('Known Languages (Optional)'),
  columns: {
    from: { label: 'Roll' },
    to: { label: 'Up to' },
    language: { label: 'Language' },
  },
  rows: {
    first: { from: 1, to: 1, language: { fantasy: 'Bugbear', scifi: 'Calamorian' } },
    second: { from: 2, to: 2, language: 'Doppelganger' },
    third: { from: 3, to: 3, language: { fantasy: 'Dragon', scifi: 'Ornithoin' } },
    fourth: { from: 4, to: 4, language: { fantasy: 'Gargoyle', scifi: 'Crystalline Entity' } },
    fifth: { from: 5, to: 5, language: { fantasy: 'Gnoll', scifi: 'Ornithoin' } },
    sixth: { from: 6, to: 6, language: { fantasy: 'Goblin', scifi: 'Species 4782' } },
    seventh: { from: 7, to: 7, language: { fantasy: 'Harpy', scifi: 'Tergling' } },
    eighth: { from: 8, to: 8, language: { fantasy: 'Hobgoblin', scifi: 'Megalisk' } },
    ninth: { from: 9, to: 9, language: { fantasy: 'Kobold', scifi: 'Cosmic Cloud' } },
    tenth: { from: 10, to: 10, language: { fantasy: 'Medusa', scifi: again } },
    eleventh: { from: 11, to: 11, language: { fantasy: 'Orc', scifi: again } },
    twelfth: { from: 12, to: 12, language: { fantasy: 'Pixie', scifi: again } },
  },
  roll: '1d12',
  also: ['languages', 'random language', 'Common'],
});
