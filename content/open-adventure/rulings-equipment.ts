import { defineRuling } from '../../src/rules/ruling';
import { inRulebook } from './sources';

// Money

export const bargainRounding = defineRuling({
  id: 'bargain-rounding',
  title: 'What is rounded in a bargain',
  kind: 'gap',
  places: [
    {
      source: inRulebook('Bargain'),
      says: 'The price moves by 10 %, rounded down. Whether the price or the tenth is rounded is left open.',
    },
    { source: inRulebook('Golden Rules'), says: 'Fractions are rounded down.' },
  ],
  ruling: 'Work out the new price, and round it down.',
  why: 'It is the number that the rule is about, and it needs rounding once.',
  alternative:
    'Round the tenth down: something for 25 then costs 23 instead of 22 after a success, and nothing below 10 gets cheaper. After a failure both readings agree.',
});

export const spellingOfNames = defineRuling({
  id: 'spelling-of-names',
  title: 'Misspelt names',
  kind: 'contradiction',
  places: [
    {
      source: inRulebook('Mercenary Costs'),
      says: 'Three kinds of Calvary, a Genetic Super Solider, and Shock Trooper with a small t twice.',
    },
    { source: inRulebook('Specialist Costs'), says: 'An Equarry.' },
    {
      source: inRulebook('Common Fantasy Equipment'),
      says: 'Bees Wax in two words; Lockpick and Set Trap for what the abilities call Lock Pick and Set Traps.',
    },
    {
      source: inRulebook('Common Science-fiction Equipment'),
      says: 'Chem Light in its own row, Chemlights in that of the battery.',
    },
  ],
  ruling:
    'Cavalry, Soldier, Equerry, Beeswax, Lock Pick, Set Traps, chem lights. Other names stay as they are, Soylet Green, Magist, Cossack Robe and all with Armor among them.',
  why: 'These are plain slips. The others may be jokes, or meant.',
  alternative: 'None that changes a rule.',
});

// Weapons

export const damageOfAmmunition = defineRuling({
  id: 'damage-of-ammunition',
  title: 'A bow without damage',
  kind: 'contradiction',
  places: [
    {
      source: inRulebook('Attack & Defense'),
      says: 'A ranged attack is Perception and the damage of the weapon.',
    },
    {
      source: inRulebook('Common Weaponry'),
      says: 'Whatever fires ammunition has a dash for its damage. The ammunition has the number.',
    },
  ],
  ruling:
    'A weapon that fires ammunition has the damage of what it fires. You may pay for the abilities of both.',
  why: 'Both rows then mean something, and a gun of damage 3, as in the example of an attack, is a rifle with bullets.',
  alternative: 'Bows and guns would have damage 0, and the damage of arrows would never be used.',
});

export const weaponsWithoutAmmunition = defineRuling({
  id: 'weapons-without-ammunition',
  title: 'Ranged weapons that fire nothing',
  kind: 'contradiction',
  places: [
    {
      source: inRulebook('Common Weaponry'),
      says: 'Ranged weapons need ammunition, a piece for each use.',
    },
    {
      source: inRulebook('Common Weaponry'),
      says: 'In the table four of ten names have no mark for what they fire: bola, throwing hammer and the two pistols.',
    },
  ],
  ruling:
    'A ranged weapon with a damage of its own needs no ammunition. Bola and hammer lie where they fell until somebody picks them up.',
  why: 'Nothing is sold that they could fire.',
  alternative: 'The game master may make pistols use up batteries. The rules do not say how many.',
});

export const shortSwordForTwoHands = defineRuling({
  id: 'short-sword-for-two-hands',
  title: 'A short sword for two hands',
  kind: 'contradiction',
  places: [
    { source: inRulebook('Common Weaponry'), says: 'The short sword and the subspike take two hands.' },
    {
      source: inRulebook('Common Weaponry'),
      says: 'The hand axe, with the same weight and the same damage, takes one.',
    },
  ],
  ruling: 'The short sword takes two hands, as printed.',
  why: 'Nothing else in the rules tells how it is held, and it is the only blade that makes foes bleed.',
  alternative: 'With one hand it would go with a shield or a second weapon.',
});

export const abilitiesWithoutPrice = defineRuling({
  id: 'abilities-without-price',
  title: 'Abilities without a price',
  kind: 'contradiction',
  places: [
    {
      source: inRulebook('Common Weaponry'),
      says: 'An ability has a price, with few exceptions, and it stands before a colon.',
    },
    {
      source: inRulebook('Common Weaponry'),
      says: 'The short sword has Bleed 1, with no price and no colon.',
    },
    { source: inRulebook('Common Armor'), says: 'Scale mail has −2 on Reflex saves, likewise.' },
  ],
  ruling:
    'They always hold. Every attack with the short sword that deals damage adds a bleed counter; scale mail lowers the save as long as it is worn.',
  why: 'What has no price costs nothing. Knock Back, the condition that is written most like it, needs a point of damage too.',
  alternative: 'If a star got lost before Bleed 1, the sword needs a power point for it.',
});

export const stunCounters = defineRuling({
  id: 'stun-counters',
  title: 'How much a Stun is',
  kind: 'gap',
  places: [
    {
      source: inRulebook('Common Weaponry'),
      says: 'Cestus, bola and sling buy a Stun, without a number.',
    },
    { source: inRulebook('Advanced Combat Damage (Optional)'), says: 'Prints Stun 1, and says one counter.' },
  ],
  ruling: 'One stun counter, if the attack deals damage.',
  why: 'One is what the rules give wherever they count.',
  alternative: 'A counter for each point of damage, or even for a blow that does not hurt.',
});

export const markedWithAsterisks = defineRuling({
  id: 'marked-with-asterisks',
  title: 'One asterisk, two meanings',
  kind: 'contradiction',
  places: [
    {
      source: inRulebook('Common Weaponry'),
      says: 'An asterisk means that a weapon fires arrows. The second genre has small digits instead.',
    },
    {
      source: inRulebook('Shields'),
      says: 'An asterisk means that a hand is needed, and stands after the fantasy names only.',
    },
  ],
  ruling: 'Here both are columns: what a weapon fires, and how many hands a thing takes, in both genres.',
  why: 'Apart from names the two genres have the same rules.',
  alternative: 'Shields of science fiction would leave both hands free.',
});

export const bundles = defineRuling({
  id: 'bundles',
  title: 'Ten arrows, five torches',
  kind: 'gap',
  places: [
    {
      source: inRulebook('Common Weaponry'),
      says: 'Ammunition has a 10 in brackets, and does not say what price and weight belong to.',
    },
    {
      source: inRulebook('Common Fantasy Equipment'),
      says: 'Bandages have a 10, torches a 5 and a weight of ‘1 per’. Iron spikes are many, without a number.',
    },
  ],
  ruling:
    'The number is a bundle, and price and weight are those of all of it. Torches and chem lights weigh 1 each, so 5 in all. One bandage is used up by a test. An iron spike is sold alone.',
  why: 'Only the lights say ‘per’, so the others are meant whole. The worked character buys a single spike at this price.',
  alternative: 'If each piece had the price, a quiver of ten arrows would cost 20.',
});

// Armour

export const whatIsWornTogether = defineRuling({
  id: 'what-is-worn-together',
  title: 'What may be worn together',
  kind: 'gap',
  places: [
    {
      source: inRulebook('Common Armor'),
      says: 'Toughness is added to Dexterity. Nothing is said of two armours, or of armour and shield.',
    },
  ],
  ruling: 'One armour and one shield. Both add their toughness.',
  why: 'A shield that did not add to armour would help only those who wear none.',
  alternative: 'Only the better number counts, and nobody in mail needs a shield.',
});

export const blankAbilities = defineRuling({
  id: 'blank-abilities',
  title: 'Armour with nothing to say',
  kind: 'gap',
  places: [
    {
      source: inRulebook('Common Armor'),
      says: 'Leather, hide, splint mail, both plates and the tower shield have an empty cell for abilities.',
    },
    { source: inRulebook('Common Weaponry'), says: 'A weapon without abilities has a dash there.' },
  ],
  ruling: 'They have none.',
  why: 'Their toughness is what one pays for.',
  alternative: 'Drawbacks like that of scale mail may be missing. We do not make them up.',
});

export const heavyCloth = defineRuling({
  id: 'heavy-cloth',
  title: 'Cloth is heavier than leather',
  kind: 'contradiction',
  places: [
    { source: inRulebook('Common Armor'), says: 'Cloth has toughness 0 and weighs 10.' },
    { source: inRulebook('Common Armor'), says: 'Leather has toughness 2 and weighs 7.' },
  ],
  ruling: 'The weights stay as printed.',
  why: 'Nothing else in the rules tells what cloth weighs.',
  alternative: 'Cloth at 1 would cost its wearer no movement.',
});

export const clothOnceADay = defineRuling({
  id: 'cloth-once-a-day',
  title: 'What cloth does once a day',
  kind: 'gap',
  places: [
    {
      source: inRulebook('Common Armor'),
      says: 'Cloth has two abilities, and after the second a remark that this one works once a day.',
    },
  ],
  ruling: 'The limit is that of the mana. Defence may be bought as often as there is stamina.',
  why: 'The remark speaks of one ability, and stands behind that one.',
  alternative: 'Both work once a day.',
});

export const chainMailRoll = defineRuling({
  id: 'chain-mail-roll',
  title: 'The roll of chain mail',
  kind: 'contradiction',
  places: [
    {
      source: inRulebook('Common Armor'),
      says: 'Chain mail gives Defence for every power point rolled. Its price is a roll, which is not explained.',
    },
    {
      source: inRulebook('Power Points'),
      says: 'Power points come from a good attack roll, and from stamina.',
    },
  ],
  ruling:
    'When you are attacked, make a standard roll, once in a turn. A positive result is added to your Defence until the end of the turn; a negative one does nothing.',
  why: 'What stands before the colon is the price, so that the roll is made for the mail. Armour should help the one who is attacked.',
  alternative:
    'The power points of your own attack roll count. The odds of the roll are the same, but somebody who has not attacked gains nothing.',
});

export const defenceUntilEndOfTurn = defineRuling({
  id: 'defence-until-end-of-turn',
  title: 'Until the end of which turn',
  kind: 'gap',
  places: [
    {
      source: inRulebook('Common Armor'),
      says: 'Most armour sells Defence until the end of the turn. It does not say when you may buy it.',
    },
    {
      source: inRulebook('Order of Encounter'),
      says: 'The sides act one after the other, so that foes attack when your own turn is over.',
    },
  ],
  ruling:
    'You may pay at any time, also when you are attacked. It lasts until the end of the turn that is being played.',
  why: 'Defence that ended before the foe attacks would never help.',
  alternative: 'Pay in your own turn, and have it until your next one begins, as with Dodge.',
});

export const largeShield = defineRuling({
  id: 'range-against-a-shield',
  title: 'The shield that shortens range',
  kind: 'gap',
  places: [
    {
      source: inRulebook('Shields'),
      says: 'A large shield takes 1 from the range of an attack roll. Whose attack, and when, is not said.',
    },
  ],
  ruling:
    'One ranged attack on you has its range lowered by 1. You may wait for the roll. If you are then out of range, it misses.',
  why: 'It is a shield, and range changes with the roll anyway.',
  alternative: 'It has to be used before the dice are thrown.',
});
