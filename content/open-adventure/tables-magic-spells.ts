import { defineTable } from '../../src/rules/table';
import { inRulebook } from './sources';
import * as terms from './terms-core';

/** How many points of each type a spell takes; `any` may be of every type. */
interface Points {
  readonly black: number;
  readonly white: number;
  readonly blue: number;
  readonly green: number;
  readonly light: number;
  readonly dark: number;
  readonly any: number;
  /** Of the light points, those whose sign may as well be that of a dark one. */
  readonly unread: number;
}

const none: Points = { black: 0, white: 0, blue: 0, green: 0, light: 0, dark: 0, any: 0, unread: 0 };

type Type = Exclude<keyof Points, 'unread'>;

const signs: Readonly<Record<Type, string>> = {
  black: '{black-mana}',
  white: '{white-mana}',
  blue: '{blue-mana}',
  green: '{green-mana}',
  light: '{light-psi}',
  dark: '{dark-psi}',
  any: '{colourless-mana}',
};

/** '3{black-mana}', '1{light-psi}1{dark-psi}': with its number also where there is one, so that costs sort by it. */
function written(points: Points): string {
  return (Object.keys(signs) as Type[])
    .filter((type) => points[type] > 0)
    .map((type) => points[type] + signs[type])
    .join('');
}

/** A spell costs as many points of its type as its tier says. */
const spellOf = (type: string, mana: Type) => (tier: number, fantasy: string, effect: string) => {
  const points = { ...none, [mana]: tier };
  return { name: { fantasy }, type, tier, cost: written(points), effect, ...points };
};

/** A psionic is a matter of science fiction. */
const psionicOf = (type: string) => (tier: number, scifi: string, effect: string, taken: Partial<Points>) => {
  const points = { ...none, ...taken };
  return { name: { scifi }, type, tier, cost: written(points), effect, ...points };
};

const black = spellOf('Black', 'black');
const white = spellOf('White', 'white');
const blue = spellOf('Blue', 'blue');
const green = spellOf('Green', 'green');
const light = (tier: number, name: string, effect: string) =>
  psionicOf('Light')(tier, name, effect, { light: tier });
const dark = (tier: number, name: string, effect: string) =>
  psionicOf('Dark')(tier, name, effect, { dark: tier });
const mixed = psionicOf('Multicoloured');
const colourless = (tier: number, name: string, effect: string) =>
  psionicOf('Colourless')(tier, name, effect, { any: tier });

export const spells = defineTable({
  id: 'spells',
  name: 'Spells and psionics',
  summary: 'All spells and psionics of the lists. An asterisk marks those that have a full entry.',
  source: inRulebook('Black Magic to Colorless Psionics'),
  columns: {
    name: { label: 'Name' },
    cost: { label: 'Cost' },
    effect: { label: 'What it does' },
    tier: { label: 'Tier', term: terms.tier, filter: true },
    type: { label: 'Type', filter: true },
    black: { label: 'Black mana', hidden: true },
    white: { label: 'White mana', hidden: true },
    blue: { label: 'Blue mana', hidden: true },
    green: { label: 'Green mana', hidden: true },
    light: { label: 'Light psi', hidden: true },
    dark: { label: 'Dark psi', hidden: true },
    any: { label: 'Mana or psi of any type', hidden: true },
    unread: { label: 'Light psi that may be dark', hidden: true },
  },
  rows: {
    // black
    'inflict-wounds': black(1, 'Inflict Wounds', 'A touch that damages somebody beside you.'),
    fear: black(1, 'Fear', 'A humanoid runs away in terror for a while.'),
    'death-ward': black(1, 'Death Ward', 'Foes within the ward have worse Will saves and lose stamina.'),
    'cold-light': black(1, 'Cold Light', 'A small orb that glows.'),
    'sense-undead': black(1, 'Sense Undead', 'Tells in which direction the nearest undead is.'),
    reanimate: black(2, 'Reanimate', 'A corpse rises, to serve you and fight for you.'),
    'circle-of-protection-vs-white-magic': black(
      2,
      'Circle of Protection vs White Magic',
      'Better saves against white magic.',
    ),
    sicken: black(2, 'Sicken', 'A touch that sickens: a disease does damage over time.'),
    darkness: black(2, 'Darkness', 'An area goes wholly dark.'),
    'stink-cloud': black(2, 'Stink Cloud', 'Whoever enters the cloud is sick with nausea.'),
    'voice-graft': black(3, 'Voice Graft', 'You speak through a corpse that you reanimated.'),
    medium: black(3, 'Medium', 'You can talk with undead.'),
    'ghostly-sound': black(3, 'Ghostly Sound', 'Your voice comes from somewhere far off.'),
    'invisibility-to-undead': black(3, 'Invisibility to Undead', 'Undead cannot see you.'),
    'reclaim-energy': black(3, 'Reclaim Energy', 'Dismiss a reanimated corpse and have mana for it.'),
    'sight-graft': black(4, 'Sight Graft', 'You see through the eyes of a corpse that you reanimated.'),
    poltergeist: black(4, 'Poltergeist', 'The target suffers Bleed.'),
    'giant-vermin': black(4, 'Giant Vermin', 'An insect, a spider or other vermin becomes a giant.'),
    'dark-pact': black(4, 'Dark Pact', 'Turn your health points into black mana.'),
    'sinister-strength': black(
      4,
      'Sinister Strength',
      'An attack bonus for a target that deals a foe the killing blow.',
    ),
    'vampiric-lifetap': black(5, 'Vampiric Lifetap', 'Health points pass from the target to you.'),
    'cause-blindness-deafness': black(5, 'Cause Blindness/Deafness', 'The target is struck blind or deaf.'),
    'mend-bones': black(5, 'Mend Bones', 'Heals corpses that were reanimated.'),
    'shadow-sight': black(5, 'Shadow Sight', 'Darkvision: you see in the dark.'),
    'spectral-sword': black(5, 'Spectral Sword', 'A ghostly sword for a while.'),
    // white
    'cure-wounds': white(1, 'Cure Wounds', 'A touch that gives somebody beside you health points back.'),
    bless: white(1, 'Bless', 'Makes food or water pure and holy.'),
    'divine-intervention': white(1, 'Divine Intervention', 'The target has a bonus on every save.'),
    'gods-light': white(1, 'God’s Light', 'Pure light fills an area.'),
    smite: white(1, 'Smite', 'Damages the target with divine power.'),
    charm: white(2, 'Charm', 'The target takes a liking to you.'),
    martyrdom: white(2, 'Martyrdom', 'You take the damage that the target would take.'),
    'cure-blindness-deafness': white(2, 'Cure Blindness/Deafness', 'Ends blindness or deafness.'),
    'repel-vermin': white(2, 'Repel Vermin', 'Insects, spiders and other vermin may flee from you.'),
    'sanctuary-ward': white(2, 'Sanctuary Ward', 'An alarm that goes off when anything enters.'),
    commune: white(3, 'Commune', 'A deity answers a question with yes or no.'),
    invigorate: white(3, 'Invigorate', 'Gives stamina points back.'),
    'cure-paralysis': white(3, 'Cure Paralysis', 'Ends paralysis.'),
    benevolence: white(3, 'Benevolence', 'A bonus on Defence for a while.'),
    'circle-of-protection-vs-black': white(
      3,
      'Circle of Protection vs Black',
      'Better saves against black magic; undead lose stamina.',
    ),
    scrying: white(4, 'Scrying', 'You keep an eye on the target for a while.'),
    'cure-poison': white(4, 'Cure Poison', 'Cures some poisons.'),
    'water-walk': white(4, 'Water Walk', 'You walk on water for a while.'),
    haste: white(4, 'Haste', 'Extra actions for a while.'),
    'wind-wall': white(4, 'Wind Wall', 'A wall of wind that holds off missiles and poison gas.'),
    'divine-aura': white(5, 'Divine Aura', 'Somebody is invulnerable for a while.'),
    'hand-of-god': white(5, 'Hand of God', 'A huge hand floats in the air and attacks.'),
    resurrection: white(5, 'Resurrection', 'The dead live again.'),
    'spectral-shield': white(5, 'Spectral Shield', 'A ghostly shield for a while.'),
    'divine-purpose': white(5, 'Divine Purpose', 'The target may turn mana into health points.'),
    // blue
    'frost-bolt': blue(1, 'Frost Bolt', 'A bolt of frost fire at the target.'),
    'silent-sphere': blue(1, 'Silent Sphere', 'No sound in an area.'),
    'detect-magic': blue(
      1,
      'Detect Magic',
      'You sense in which direction magic is, and whether a thing is magical.',
    ),
    grease: blue(1, 'Grease', 'Makes an area slippery.'),
    'expeditious-retreat': blue(1, 'Expeditious Retreat', 'You move at twice your usual rate for a while.'),
    'summon-elemental': blue(2, 'Summon Elemental', 'An elemental comes to fight for you.'),
    'magic-missile': blue(2, 'Magic Missile', 'A powerful bolt of magic.'),
    'hold-portal': blue(2, 'Hold Portal', 'A door or chest stays shut for a while.'),
    'animate-rope': blue(2, 'Animate Rope', 'A rope comes alive and moves as you wish. *'),
    'shrink-size': blue(2, 'Shrink Size', 'A humanoid or an object shrinks to half its size.'),
    'enlarge-person': blue(3, 'Enlarge Person', 'A humanoid grows to twice its size.'),
    sleep: blue(3, 'Sleep', 'Those in an area sleep for a while.'),
    'summon-food-drink': blue(3, 'Summon Food/Drink', 'Wholesome food and drink appear.'),
    'see-invisible': blue(3, 'See Invisible', 'You see invisible humanoids and objects.'),
    counterspell: blue(
      3,
      'Counterspell',
      'Cancels a spell that is being cast or is at work; psionics are safe from it.',
    ),
    'floating-disc': blue(4, 'Floating Disc', 'A disc in the air carries people or goods.'),
    'water-breathing': blue(4, 'Water Breathing', 'You breathe under water for a while.'),
    'transmute-water': blue(4, 'Transmute Water', 'Ice becomes water, or water ice.'),
    'polymorph-other': blue(4, 'Polymorph Other', 'The target becomes a harmless animal.'),
    'restraining-ward': blue(4, 'Restraining Ward', 'Whoever enters the ward is slowed.'),
    'chain-lightning': blue(5, 'Chain Lightning', 'A shock that damages the target.'),
    'astral-arrow': blue(5, 'Astral Arrow', 'An astral bow with its arrows. *'),
    'teleport-self': blue(5, 'Teleport Self', 'You are somewhere else, some way off.'),
    tongues: blue(5, 'Tongues', 'You speak every language for a while.'),
    permanence: blue(5, 'Permanence', 'Makes nearly any spell last for good.'),
    // green
    'speak-with-animals': green(1, 'Speak with Animals', 'You can talk with an animal.'),
    'dance-of-the-fireflies': green(1, 'Dance of the Fireflies', 'Glowing fireflies that obey you.'),
    'sense-animal': green(1, 'Sense Animal', 'Tells in which direction the nearest animal is.'),
    'panic-animal': green(1, 'Panic Animal', 'An animal nearby takes fright.'),
    longstrider: green(1, 'Longstrider', 'You move faster for a long time.'),
    'animal-friendship': green(2, 'Animal Friendship', 'An animal becomes your friend. *'),
    'control-weather': green(2, 'Control Weather', 'You make the local weather for a while.'),
    'plant-growth': green(2, 'Plant Growth', 'A wall of plants springs up.'),
    'owls-wisdom': green(2, 'Owl’s Wisdom', 'A bonus on all abilities.'),
    'endure-elements': green(2, 'Endure Elements', 'A bonus on your saves against heat and cold.'),
    quickening: green(3, 'Quickening', 'Extra actions for your pet animal.'),
    rejuvenation: green(3, 'Rejuvenation', 'Heals your pet animal.'),
    'whirling-wind': green(3, 'Whirling Wind', 'A small tornado.'),
    'warp-wood': green(3, 'Warp Wood', 'Wood nearby bends, and wooden weapons break.'),
    'spider-climb': green(3, 'Spider Climb', 'A bonus on the target’s Climb.'),
    invisibility: green(4, 'Invisibility', 'In the wild, or to animals, you cannot be seen.'),
    'teleport-other': green(4, 'Teleport Other', 'The target, never you, is sent far away.'),
    'spirit-of-the-scorpion': green(
      4,
      'Spirit of the Scorpion',
      'For a while a weapon does damage by poison.',
    ),
    'thorn-ward': green(4, 'Thorn Ward', 'Hurts whoever moves through the ward.'),
    'summon-swarm': green(4, 'Summon Swarm', 'Insects, spiders, vermin or birds come in a swarm.'),
    'enlarge-animal': green(5, 'Enlarge Animal', 'Your pet animal grows to twice its size.'),
    'polymorph-self': green(5, 'Polymorph Self', 'You become an animal or object that you choose.'),
    'astral-mount': green(5, 'Astral Mount', 'An astral creature that carries you and fights for you. *'),
    'transmute-rock': green(5, 'Transmute Rock', 'Rock becomes mud, or mud rock.'),
    'natures-recovery': green(5, 'Nature’s Recovery', 'Your mana comes back faster for a while.'),
    // light
    concentration: light(1, 'Concentration', 'A bonus on Will saves and on your next ability test.'),
    'reduce-injury': light(1, 'Reduce Injury', 'You ignore part of the damage done to you.'),
    'magnify-senses': light(1, 'Magnify Senses', 'A bonus on Perception for a while.'),
    aspect: light(2, 'Aspect', 'A bonus on Charisma for a while. *'),
    'remain-conscious': light(2, 'Remain Conscious', 'Cancels a condition that is aimed at you.'),
    antipsi: light(2, 'Antipsi', 'Cancels a psionic as it is used, or keeps an area free of them. *'),
    clairsentience: light(
      3,
      'Clairsentience',
      'You sense which way and how far off the nearest life is, and what it is like.',
    ),
    'form-construct': light(3, 'Form Construct', 'Debris and refuse rise as a monster that you control.'),
    postcognition: light(3, 'Postcognition', 'You see the past of a person, place or thing.'),
    'send-telepathy': light(4, 'Send Telepathy', 'You speak to others far away in their minds.'),
    'accelerated-healing': light(4, 'Accelerated Healing', 'You heal faster. *'),
    clairvoyance: light(4, 'Clairvoyance', 'You see places far away.'),
    'transfer-life-force': light(
      5,
      'Transfer Life Force',
      'A touch that suspends somebody’s life and holds death off for a while.',
    ),
    // dark
    'cryo-pyrokinesis': dark(1, 'Cryo/Pyrokinesis', 'Hurts by cold or by fire.'),
    'control-pain': dark(1, 'Control Pain', 'You can hold more stamina, and poison works more slowly.'),
    'mind-illusion': dark(1, 'Mind Illusion', 'You deceive the target in what it sees, remembers or thinks.'),
    'mind-over-matter': dark(2, 'Mind Over Matter', 'An earthquake that does damage.'),
    'combat-sense': dark(2, 'Combat Sense', 'You dodge for a while, beside all else that you do.'),
    'sense-object': dark(
      2,
      'Sense Object',
      'The direction or distance of an object or kind of object that you know.',
    ),
    'sense-psionics': dark(3, 'Sense Psionics', 'Whether psionics are used in an area, and what they are.'),
    'stop-heart': dark(3, 'Stop Heart', 'Damages the target directly.'),
    'surge-psi': dark(
      3,
      'Surge Psi',
      'You sense electricity, handle electronics better and shoot lightning.',
    ),
    'receive-telepathy': dark(4, 'Receive Telepathy', 'You read minds and search memories.'),
    'astral-projection': dark(
      4,
      'Astral Projection',
      'A ghost of yourself that goes about and handles things. *',
    ),
    'psionic-vampirism': dark(4, 'Psionic Vampirism', 'Damage done to you passes to somebody else.'),
    'mind-swap': dark(5, 'Mind Swap', 'You and the target change minds.'),
    // multicoloured
    'absorb-energy': mixed(
      2,
      'Absorb Energy',
      'Better saves against heat, cold and radiation; better Defence against energy. *',
      { light: 1, dark: 1 },
    ),
    'empty-mind': mixed(
      3,
      'Empty Mind',
      'Psionics cannot touch you for a while, and psi points come back to you.',
      { light: 2, dark: 1, unread: 1 },
    ),
    'hibernate-self': mixed(
      4,
      'Hibernate Self',
      'You seem to be dead, and live on for long without air, water or food.',
      { light: 3, dark: 1, unread: 2 },
    ),
    // colourless
    telekinesis: colourless(2, 'Telekinesis', 'You lift or move things by thought.'),
    'deflect-psi': colourless(3, 'Deflect Psi', 'A psionic strikes a target of your choice instead.'),
    precognition: colourless(4, 'Precognition', 'You sense what is to come.'),
  },
  also: [
    'spell list',
    'psionics list',
    'magic list',
    'black magic',
    'white magic',
    'blue magic',
    'green magic',
  ],
});
