import { describe, expect, it } from 'vitest';
import * as examples from '../../content/open-adventure/examples-magic';
import { figures } from '../../content/open-adventure/figures-magic';
import * as formulas from '../../content/open-adventure/formulas-magic';
import * as glyphs from '../../content/open-adventure/glyphs';
import * as numbers from '../../content/open-adventure/magic-numbers';
import * as rulings from '../../content/open-adventure/rulings-magic';
import * as tables from '../../content/open-adventure/tables-magic';
import { fraction, toNumber } from '../../src/engine/fraction';
import { seededRandom } from '../../src/engine/random';
import type { Values } from '../../src/rules/formula';
import { inGenre } from '../../src/rules/genre';
import { startValues } from '../../src/rules/outcome';
import type { Cell, Table } from '../../src/rules/table';
import { hiddenInputs, linesWithoutHidden } from '../../src/views/hidden-inputs';
import { notation } from '../../src/views/notation';
import { itemsText } from '../../src/views/notation-text';
import { inWords } from '../../src/views/words';
import { working } from '../../src/views/working';
import { answer, certainly, chanceOf, chancesOf, counted, dice, sum } from './witness';

/** The lower of two dice, positive if it is the first. */
const signed = ([positive = 0, negative = 0]: readonly number[]): number =>
  positive === negative ? 0 : positive < negative ? positive : -negative;
const twoDice = dice(2, 6);
const results = twoDice.map(signed);
const shareOf = (holds: (result: number) => boolean) => fraction(results.filter(holds).length, 36);

type Row = Readonly<Record<string, Cell>>;
const rowsOf = (table: Table): readonly (readonly [id: string, row: Row])[] => Object.entries(table.rows);
const listed = rowsOf(tables.spells);
const nameOf = (row: Row): string => inGenre(row['name'] as string | Record<string, string>);
const ofType = (type: string) => listed.map(([, row]) => row).filter((row) => row['type'] === type);

/** Every name of the lists, by type and tier, in the order of the book. */
const printed: Readonly<Record<string, readonly string[]>> = {
  Black: [
    '1: Inflict Wounds, Fear, Death Ward, Cold Light, Sense Undead',
    '2: Reanimate, Circle of Protection vs White Magic, Sicken, Darkness, Stink Cloud',
    '3: Voice Graft, Medium, Ghostly Sound, Invisibility to Undead, Reclaim Energy',
    '4: Sight Graft, Poltergeist, Giant Vermin, Dark Pact, Sinister Strength',
    '5: Vampiric Lifetap, Cause Blindness/Deafness, Mend Bones, Shadow Sight, Spectral Sword',
  ],
  White: [
    '1: Cure Wounds, Bless, Divine Intervention, God’s Light, Smite',
    '2: Charm, Martyrdom, Cure Blindness/Deafness, Repel Vermin, Sanctuary Ward',
    '3: Commune, Invigorate, Cure Paralysis, Benevolence, Circle of Protection vs Black',
    '4: Scrying, Cure Poison, Water Walk, Haste, Wind Wall',
    '5: Divine Aura, Hand of God, Resurrection, Spectral Shield, Divine Purpose',
  ],
  Blue: [
    '1: Frost Bolt, Silent Sphere, Detect Magic, Grease, Expeditious Retreat',
    '2: Summon Elemental, Magic Missile, Hold Portal, Animate Rope, Shrink Size',
    '3: Enlarge Person, Sleep, Summon Food/Drink, See Invisible, Counterspell',
    '4: Floating Disc, Water Breathing, Transmute Water, Polymorph Other, Restraining Ward',
    '5: Chain Lightning, Astral Arrow, Teleport Self, Tongues, Permanence',
  ],
  Green: [
    '1: Speak with Animals, Dance of the Fireflies, Sense Animal, Panic Animal, Longstrider',
    '2: Animal Friendship, Control Weather, Plant Growth, Owl’s Wisdom, Endure Elements',
    '3: Quickening, Rejuvenation, Whirling Wind, Warp Wood, Spider Climb',
    '4: Invisibility, Teleport Other, Spirit of the Scorpion, Thorn Ward, Summon Swarm',
    '5: Enlarge Animal, Polymorph Self, Astral Mount, Transmute Rock, Nature’s Recovery',
  ],
  Light: [
    '1: Concentration, Reduce Injury, Magnify Senses',
    '2: Aspect, Remain Conscious, Antipsi',
    '3: Clairsentience, Form Construct, Postcognition',
    '4: Send Telepathy, Accelerated Healing, Clairvoyance',
    '5: Transfer Life Force',
  ],
  Dark: [
    '1: Cryo/Pyrokinesis, Control Pain, Mind Illusion',
    '2: Mind Over Matter, Combat Sense, Sense Object',
    '3: Sense Psionics, Stop Heart, Surge Psi',
    '4: Receive Telepathy, Astral Projection, Psionic Vampirism',
    '5: Mind Swap',
  ],
  Multicoloured: ['2: Absorb Energy', '3: Empty Mind', '4: Hibernate Self'],
  Colourless: ['2: Telekinesis', '3: Deflect Psi', '4: Precognition'],
};

describe('the lists of spells and psionics', () => {
  it('name what the book names, in its order', () => {
    const lists = Object.keys(printed).map((type) => {
      const rows = ofType(type);
      const tiers = [...new Set(rows.map((row) => Number(row['tier'])))];
      const named = (tier: number) => rows.filter((row) => row['tier'] === tier).map(nameOf);
      return [type, tiers.map((tier) => `${tier}: ${named(tier).join(', ')}`)];
    });
    expect(Object.fromEntries(lists)).toEqual(printed);
  });

  it('hold a hundred spells, five of each colour and tier', () => {
    for (const colour of ['Black', 'White', 'Blue', 'Green']) {
      const spells = ofType(colour);
      expect(spells).toHaveLength(25);
      for (let tier = 1; tier <= 5; tier += 1) {
        expect(
          spells.filter((row) => row['tier'] === tier),
          `${colour} ${tier}`,
        ).toHaveLength(5);
      }
    }
  });

  it('hold three psionics of each side and tier, and one of the last', () => {
    for (const side of ['Light', 'Dark']) {
      const tiers = ofType(side).map((row) => row['tier']);
      expect(tiers).toEqual([1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5]);
    }
    expect(ofType('Multicoloured').map(nameOf)).toEqual(['Absorb Energy', 'Empty Mind', 'Hibernate Self']);
    expect(ofType('Colourless').map(nameOf)).toEqual(['Telekinesis', 'Deflect Psi', 'Precognition']);
    expect(listed).toHaveLength(132);
  });

  it('give spells to fantasy and psionics to science fiction', () => {
    const colours = ['Black', 'White', 'Blue', 'Green'];
    for (const [id, row] of listed) {
      const genre = colours.includes(String(row['type'])) ? 'fantasy' : 'scifi';
      expect(Object.keys(row['name'] as object), id).toEqual([genre]);
    }
  });

  it('name every one of them once', () => {
    const names = listed.map(([, row]) => nameOf(row));
    expect(new Set(names).size).toBe(names.length);
  });

  it('ask of each for as many points as its tier says', () => {
    const types = ['black', 'white', 'blue', 'green', 'light', 'dark', 'any'];
    for (const [id, row] of listed) {
      const points = types.map((type) => Number(row[type]));
      expect(sum(points), id).toBe(row['tier']);
      const paid = types.filter((_, index) => points[index] !== 0);
      const [type = ''] = paid;
      if (row['type'] === 'Multicoloured') expect(paid, id).toEqual(['light', 'dark']);
      else expect([type === 'any' ? 'colourless' : type], id).toEqual([String(row['type']).toLowerCase()]);
    }
  });

  it('write these points with their signs', () => {
    expect(tables.spells.rows['magic-missile'].cost).toBe('2{blue-mana}');
    expect(tables.spells.rows.telekinesis.cost).toBe('2{colourless-mana}');
    expect(ofType('Colourless').map((row) => row['tier'])).toEqual([2, 3, 4]);
    // What can be read of two of them ends in a full circle.
    expect(ofType('Multicoloured').map((row) => row['cost'])).toEqual([
      '1{light-psi}1{dark-psi}',
      '2{light-psi}1{dark-psi}',
      '3{light-psi}1{dark-psi}',
    ]);
  });

  it('mark the nine that have a full entry with an asterisk', () => {
    const marked = listed.map(([, row]) => row).filter((row) => String(row['effect']).endsWith('*'));
    const entries = [
      tables.absorbEnergy,
      tables.acceleratedHealing,
      tables.animalFriendship,
      tables.animateRope,
      tables.antipsi,
      tables.aspect,
      tables.astralArrow,
      tables.astralMount,
      tables.astralProjection,
    ].map(({ rows }) => rows.entry as Row);
    expect(marked.map(nameOf).sort()).toEqual(entries.map(nameOf));
    for (const entry of entries) {
      const inList = marked.find((row) => nameOf(row) === nameOf(entry));
      const alone = (cost: Cell | undefined) => String(cost).replace(/\b1(?=\{)/g, '');
      expect(alone(entry['cost']), nameOf(entry)).toBe(alone(inList?.['cost']));
    }
  });

  it('lack the two whose entries repeat others', () => {
    const names = listed.map(([, row]) => nameOf(row));
    for (const [, row] of rowsOf(tables.lostEntries)) {
      expect(names).not.toContain(nameOf(row));
      expect(names).toContain(nameOf(row).replace('Astral', 'Spectral'));
    }
  });

  it('count as the ruling on missing entries says', () => {
    expect(rulings.missingEntries.places[1].says).toContain(`9 of ${listed.length}`);
  });
});

describe('tiers', () => {
  it('are five, each for its rank and at its own cost', () => {
    expect(rowsOf(tables.magicTiers).map(([, row]) => [row['name'], row['rank'], row['cost']])).toEqual(
      [1, 2, 3, 4, 5].map((tier) => [`Tier ${tier}`, tier, tier]),
    );
  });

  it('are eight kinds of magic paid for', () => {
    expect(rowsOf(tables.magicTypes)).toHaveLength(8);
  });
});

describe('mana', () => {
  it('is as much as Magic: three points with Magic 3', () => {
    const { magic, mana } = examples.apprentice;
    expect(certainly(formulas.manaAfterRests, { magic, left: 0, rests: 1 })).toBe(mana);
  });

  it('is divided among its types, in the book as for the witch', () => {
    const { magic, fantasy, scifi } = examples.divided;
    expect(fantasy.green + fantasy.white).toBe(magic);
    expect(scifi.dark + scifi.light).toBe(magic);
    expect(Object.values(examples.witchMana)).toEqual([3, 2]);
  });

  it('pays for castings of the tiers that the rank opens, and for no others', () => {
    for (let mana = 0; mana <= 10; mana += 1) {
      for (let rank = 1; rank <= 5; rank += 1) {
        for (let tier = 1; tier <= 5; tier += 1) {
          let castings = 0;
          while (rank >= tier && (castings + 1) * tier <= mana) castings += 1;
          expect(certainly(formulas.castingsADay, { mana, rank, tier: `tier-${tier}` })).toBe(castings);
        }
      }
    }
  });

  it('is reckoned up over a day of castings, the tiers above your rank left out', () => {
    const plan = { mana: 10, one: 1, two: 1, three: 1, four: 1, five: 1 };
    const costs = [1, 2, 3, 4, 5].map((rank) => certainly(formulas.castingsPlan, { ...plan, rank }, 'cost'));
    expect(costs).toEqual([1, 3, 6, 10, 15]);
    expect(certainly(formulas.castingsPlan, { ...plan, rank: 5 }, 'left')).toBe(-5);
  });

  it('comes back with rest, night after night, and is counted on the way', () => {
    for (const [unused, next] of [
      ['adds', (held: number, magic: number) => Math.min(10, held + magic)],
      ['replaced', (held: number, magic: number) => Math.max(held, magic)],
    ] as const) {
      for (let magic = 1; magic <= 10; magic += 1) {
        for (let left = 0; left <= 10; left += 1) {
          let held = left;
          const nights = [held];
          for (let rests = 1; rests <= 12; rests += 1) {
            held = next(held, magic);
            nights.push(held);
          }
          for (let rests = 0; rests <= 5; rests += 1) {
            expect(certainly(formulas.manaAfterRests, { magic, left, rests, unused })).toBe(nights[rests]);
          }
          for (let cost = 1; cost <= 10; cost += 1) {
            const rests = nights.findIndex((mana) => mana >= cost);
            const outcome = answer(formulas.restsUntil, { cost, magic, left, unused }).certain;
            expect(outcome, `${cost} with Magic ${magic} and ${left} left, ${unused}`).toEqual({
              held: rests < 0 ? nights.at(-1) : nights[rests],
              rests: rests < 0 ? 11 : rests,
            });
          }
        }
      }
    }
  });

  it('is saved up as in our examples', () => {
    const { saved, patient } = examples;
    expect(certainly(formulas.manaAfterRests, saved)).toBe(saved.mana);
    const inputs = { magic: patient.magic, cost: patient.cost, left: 0 };
    expect(answer(formulas.restsUntil, inputs).certain).toEqual({ held: patient.held, rests: patient.rests });
  });

  it('is back after eight hours, and never more than ten', () => {
    expect([figures.manaRest.value, figures.mostMana.value]).toEqual([8, 10]);
  });
});

describe('a plan of spells', () => {
  const types = ['black', 'white', 'blue', 'green', 'light', 'dark'] as const;

  /** Pays spell by spell: what asks for a type first, then what asks for any. */
  function lacking(plan: readonly Row[], mana: Readonly<Record<string, number>>): number {
    const left: Record<string, number> = { ...mana };
    let missing = 0;
    const pay = (type: string): boolean => {
      if ((left[type] ?? 0) <= 0) return false;
      left[type] = (left[type] ?? 0) - 1;
      return true;
    };
    for (const row of plan) {
      for (const type of types) {
        for (let point = 0; point < Number(row[type]); point += 1) if (!pay(type)) missing += 1;
      }
    }
    for (const row of plan) {
      for (let point = 0; point < Number(row['any']); point += 1) if (!types.some(pay)) missing += 1;
    }
    return missing;
  }

  it('costs what its spells cost, each point in its own type', () => {
    const random = seededRandom(5);
    for (let run = 0; run < 400; run += 1) {
      const ids = new Set(Array.from({ length: 3 }, () => random(listed.length) - 1));
      const chosen = [...ids].map((index) => [listed[index] as (typeof listed)[number], random(2)] as const);
      const rows = chosen.flatMap(([[, row], count]) => Array.from({ length: count }, () => row));
      const plan = chosen.map(([[id], count]) => (count === 1 ? id : `${id}.${count}`)).join('_');
      const mana = Object.fromEntries(types.map((type) => [type, random(4) - 1]));
      const inputs: Values = { plan, rank: 5, ...mana };
      expect(certainly(formulas.spellPlan, inputs, 'cost'), plan).toBe(
        sum(rows.map((row) => Number(row['tier']))),
      );
      expect(certainly(formulas.spellPlan, inputs, 'lacking'), plan).toBe(lacking(rows, mana));
    }
  });

  const outcome = (inputs: Values) => certainly(formulas.spellPlan, inputs, 'outcome');

  it('fails whoever has nothing but dark psi with a light psionic', () => {
    expect(outcome({ plan: 'magnify-senses', rank: 1, light: 0, dark: 5 })).toBe(1);
    expect(outcome({ plan: 'magnify-senses', rank: 1, light: 1, dark: 4 })).toBe(0);
  });

  it('fails whose rank lies below the highest tier', () => {
    expect(outcome({ plan: 'reanimate', rank: 1, black: 5 })).toBe(3);
    expect(outcome({ plan: 'reanimate', rank: 2, black: 5 })).toBe(0);
  });

  it('reckons with no more mana than anybody can hold, but only with what it could use', () => {
    const plan = 'animal-friendship_inflict-wounds.2';
    expect(outcome({ plan, rank: 2, black: 8, green: 3 })).toBe(2);
    expect(outcome({ plan, rank: 2, black: 8, green: 2, light: 9 })).toBe(0);
  });

  it('tells in lines of their own what is missing of each type that it asks for', () => {
    const written = (inputs: Values): string[] => {
      const values = { ...startValues(formulas.spellPlan), ...inputs };
      const { lines } = notation(formulas.spellPlan);
      const shown = linesWithoutHidden(lines, formulas.spellPlan, hiddenInputs(formulas.spellPlan, values));
      return shown.map(({ label, items }) => `${label ?? ''} = ${itemsText(items)}`);
    };
    expect(written({ plan: 'animal-friendship_inflict-wounds.2' })).toEqual([
      'Black mana missing = the larger of 0 and black mana needed − Black mana',
      'Green mana missing = the larger of 0 and green mana needed − Green mana',
      ' = cost',
    ]);
    expect(written({ plan: 'mind-swap' })[0]).toBe(
      'Dark psi missing = the larger of 0 and dark psi needed − Dark psi',
    );
    expect(written({ plan: 'telekinesis' })).toHaveLength(7);
  });

  it('shows in its working only what the spells take of their own types', () => {
    const values = { ...startValues(formulas.spellPlan), black: 1 };
    expect(working(formulas.spellPlan, values).map(({ label, value }) => [inWords(label), value])).toEqual([
      ['Inflict Wounds, 2 × 1', '2'],
      ['Black mana needed', '2'],
      ['Black mana', '1'],
      ['Black mana missing', '1'],
      ['Animal Friendship', '2'],
      ['Green mana needed', '2'],
      ['Green mana', '2'],
      ['Green mana missing', '0'],
      ['Animal Friendship', '2'],
      ['Inflict Wounds, 2 × 1', '2'],
      ['Cost', '4'],
      ['Your rank', '2'],
    ]);
  });

  it('takes unreadable points as light, or else as dark', () => {
    const inputs = { plan: 'hibernate-self', rank: 4, light: 3, dark: 1 };
    expect(outcome(inputs)).toBe(0);
    expect(outcome({ ...inputs, swap: 'dark' })).toBe(1);
    expect(outcome({ ...inputs, swap: 'dark', light: 1, dark: 3 })).toBe(0);
  });
});

describe('saving against magic', () => {
  it('takes a save and a roll that reach the target together', () => {
    for (let save = 1; save <= 10; save += 1) {
      for (let modifier = -8; modifier <= 6; modifier += 1) {
        const saved = chanceOf(formulas.saveAgainstMagic, { save, modifier }, 'margin', 0);
        expect(saved).toEqual(shareOf((result) => result + save + modifier >= 5));
      }
    }
  });

  it('halves the damage, rounded down, or ends it', () => {
    const throws = twoDice.flatMap((roll) => dice(2, 6).map((damage) => [...roll, ...damage]));
    for (const halves of ['halves', 'ends']) {
      for (const save of [1, 4, 7]) {
        const brute = counted(throws, ([positive = 0, negative = 0, ...damage]) => {
          const full = sum(damage) + 3;
          if (signed([positive, negative]) + save - 2 < 5) return full;
          return halves === 'halves' ? Math.floor(full / 2) : 0;
        });
        const inputs = { dice: 2, plus: 3, save, modifier: -2, halves };
        expect(chancesOf(formulas.magicDamage, inputs)).toEqual(brute);
      }
    }
  });

  it('leaves three of seven', () => {
    const { damage, half } = examples.halved;
    expect(certainly(formulas.magicDamage, { dice: 0, plus: damage, save: 10 })).toBe(half);
  });
});

describe('Absorb Energy and Aspect', () => {
  it('add three, and two or one more for each enhancement', () => {
    for (let enhanced = 0; enhanced <= 4; enhanced += 1) {
      for (let save = 1; save <= 10; save += 1) {
        const saved = chanceOf(formulas.absorbingSave, { save, enhanced }, 'margin', 0);
        expect(saved).toEqual(shareOf((result) => result + save + 3 + 2 * enhanced >= 5));
        const charmed = chanceOf(formulas.aspectTest, { charisma: save, enhanced, target: 8 }, 'margin', 0);
        expect(charmed).toEqual(shareOf((result) => result + save + 3 + enhanced >= 8));
      }
    }
  });

  it('can be enhanced as often as ten points pay for', () => {
    const most = (formula: { inputs: { enhanced: { max: number } } }) => formula.inputs.enhanced.max;
    expect(2 + 2 * most(formulas.absorbingSave)).toBe(10);
    expect(2 + most(formulas.aspectTest)).toBe(10);
    expect(2 + 2 * most(formulas.friendshipLasts)).toBe(10);
    expect(4 + most(formulas.projectionReach)).toBe(10);
  });
});

describe('Accelerated Healing', () => {
  it('heals with every interval that ends within the day', () => {
    for (let enhanced = 0; enhanced <= 3; enhanced += 1) {
      const interval = 12 - 3 * enhanced;
      const rolls = Array.from({ length: 24 }, (_, hour) => hour + 1).filter((hour) => hour % interval === 0);
      const healed = answer(formulas.healingADay, { lost: 13, enhanced });
      expect(Math.min(...healed.outcomes.map(Number))).toBe(Math.min(13, rolls.length));
      if (rolls.length > 2) continue;
      expect(chancesOf(formulas.healingADay, { lost: 13, enhanced })).toEqual(
        counted(dice(rolls.length, 6), sum),
      );
    }
  });

  it('gains nothing from the first shortening, since nine hours fit into a day twice', () => {
    const [whole, shorter] = [0, 1].map((enhanced) => answer(formulas.healingADay, { enhanced }));
    expect(whole?.equals(shorter as never)).toBe(true);
    expect(numbers.healing.everyHours - numbers.healing.perEnhancement.hours).toBe(9);
  });

  it('gives back no more than was lost', () => {
    expect(chancesOf(formulas.healingADay, { lost: 6, enhanced: 0 })).toEqual(
      counted(dice(2, 6), (faces) => Math.min(6, sum(faces))),
    );
  });
});

describe('Animal Friendship', () => {
  const saves = (will: number): number => results.filter((result) => result + will >= 5).length / 36;

  it('begins with a failed save and ends with the first daily one that succeeds', () => {
    for (const lasts of ['lasts', 'first']) {
      for (const [will, enhanced] of [
        [1, 0],
        [3, 0],
        [5, 1],
        [8, 2],
        [10, 4],
      ] as const) {
        const first = saves(will - 2 * enhanced);
        const later = lasts === 'lasts' ? first : saves(will);
        const chances = chancesOf(formulas.friendshipLasts, { will, enhanced, lasts });
        const share = (day: number) => {
          const chance = chances.get(day);
          return chance ? toNumber(chance) : 0;
        };
        expect(share(0)).toBeCloseTo(first, 12);
        for (let day = 1; day <= 60; day += 1) {
          expect(share(day)).toBeCloseTo((1 - first) * (1 - later) ** (day - 1) * later, 12);
        }
        expect(share(61)).toBeCloseTo((1 - first) * (1 - later) ** 60, 12);
      }
    }
  });

  it('lasts for ever where no save can succeed any more', () => {
    expect(certainly(formulas.friendshipLasts, { will: 1, enhanced: 1 })).toBe(61);
  });
});

describe('Astral Projection', () => {
  it('goes sixty spaces a minute for five minutes, and two more for each that is paid', () => {
    for (let enhanced = 0; enhanced <= 6; enhanced += 1) {
      const turns = (5 + 2 * enhanced) * 10;
      expect(answer(formulas.projectionReach, { enhanced }).certain).toEqual({
        minutes: turns / 10,
        spaces: turns * 6,
        cost: 4 + enhanced,
      });
    }
  });
});

describe('Astral Arrow', () => {
  /** What an archer gets on average, who knows all that each re-roll leads to and takes the best. */
  function aimedMean(worth: (result: number) => number): number {
    const faces = [1, 2, 3, 4, 5, 6];
    const mean = (pairs: readonly (readonly number[])[]) =>
      sum(pairs.map((pair) => worth(signed(pair)))) / pairs.length;
    const best = twoDice.map(([positive = 0, negative = 0]) =>
      Math.max(
        mean([[positive, negative]]),
        mean(faces.map((face) => [face, negative])),
        mean(faces.map((face) => [positive, face])),
        mean(twoDice),
      ),
    );
    return sum(best) / best.length;
  }

  it('hurts by as much as seven, Perception and the best aimed roll exceed the Defence', () => {
    for (const [perception, defence] of [
      [1, 1],
      [5, 8],
      [5, 12],
      [3, 14],
      [10, 20],
    ] as const) {
      const damage = [...chancesOf(formulas.astralArrows, { perception, defence })];
      const mean = sum(damage.map(([points, chance]) => Number(points) * toNumber(chance)));
      expect(mean).toBeCloseTo(
        aimedMean((result) => Math.max(0, perception + 7 + result - defence)),
        10,
      );
      const three = [...chancesOf(formulas.astralArrows, { perception, defence, arrows: 3 })];
      expect(sum(three.map(([points, chance]) => Number(points) * toNumber(chance)))).toBeCloseTo(
        3 * mean,
        8,
      );
    }
  });

  it('flies ten spaces, changed by the roll, and one more for each of at most five power points', () => {
    for (let stamina = 0; stamina <= 3; stamina += 1) {
      for (let distance = 1; distance <= 20; distance += 1) {
        const reaches = (result: number) =>
          10 + result + Math.min(5, 2 + stamina + Math.max(0, result)) >= distance ? 1 : 0;
        const reached = toNumber(chanceOf(formulas.astralFlight, { distance, stamina }, 'margin', 0));
        expect(reached, `${distance} spaces`).toBeCloseTo(aimedMean(reaches), 12);
      }
    }
  });

  it('never reaches beyond twenty', () => {
    expect(formulas.astralFlight.inputs.distance.max).toBe(20);
  });
});

describe('the signs', () => {
  it('are each told with what the text at hand shows', () => {
    const drawn = rowsOf(tables.signsAsPrinted).map(([, row]) => String(row['sign']));
    const costs = [glyphs.blackMana, glyphs.whiteMana, glyphs.blueMana, glyphs.greenMana, glyphs.lightPsi];
    const rest = [
      glyphs.darkPsi,
      glyphs.colourlessMana,
      glyphs.stamina,
      glyphs.exhaust,
      glyphs.power,
      glyphs.health,
    ];
    expect(drawn).toEqual([...costs, ...rest].map(({ id }) => `{${id}}`));
  });
});

describe('the texts of the full entries', () => {
  it('keep their names in either genre', () => {
    for (const table of Object.values(tables) as readonly Table[]) {
      if (!table.id.startsWith('entry-')) continue;
      expect(typeof table.rows['entry']?.['name'], table.id).toBe('string');
    }
    expect(rowsOf(tables.lostEntries).map(([, row]) => row['name'])).toEqual([
      'Astral Shield',
      'Astral Sword',
    ]);
  });

  const text = (table: Table): string =>
    rowsOf(table)
      .flatMap(([, row]) => Object.values(row).map(String))
      .join(' ');

  it.each([
    [tables.absorbEnergy, ['+3 on Will saves', '+3 Defence', '2{light-psi}: +2']],
    [tables.acceleratedHealing, ['1d6{health} every 12 hours', '3 hours shorter', '{light-psi}3{stamina}:']],
    [tables.animalFriendship, ['2{green-mana}: −2', '3 spaces', '(3 seconds)']],
    [tables.animateRope, ['2 actions', '5 minutes', '2{blue-mana}: 1 more', '3 spaces']],
    [tables.antipsi, ['6 spaces', 'Volume 5', '2{light-psi}:', '1 minute']],
    [tables.aspect, ['+3 Charisma', '{light-psi}{stamina}: +1 Charisma', '1 hour']],
    [
      tables.astralArrow,
      ['3 arrows', '+2{power}', 'Damage 7, range 10', '{power}: Stun', '{power}: +1 Range', '1 day'],
    ],
    [tables.astralMount, ['3 spaces', '5 hours', '5{green-mana}']],
    [tables.astralProjection, ['6 spaces a turn', '5 minutes', '(2 turns)', '+2 minutes', '1{health}']],
  ] as const)('say what is printed: %#', (table, facts) => {
    for (const fact of facts) expect(text(table as unknown as Table)).toContain(fact);
  });
});
