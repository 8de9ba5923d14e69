/** The rest of the box against the ledger: Dungeon cards, Equipment, Heroes, and what they call for (DF-C5 to DF-C8). */
import { describe, expect, test } from 'vitest';
import {
  builtIn,
  CARD_REQUIREMENTS,
  COMMON_ABILITIES,
  GADGETS,
  HERO_LIFE,
  LIFE_SPACES,
  makeContent,
  SPECIAL_DICE,
  TEMPLATE_IDS,
} from '.';
import { find, ice, ofKind, sum, tally } from './cards.fixture';
import { callsOf } from './checks';
import { files } from './files';
import { read as house } from './read';

describe('Dungeon cards', () => {
  const icons = ice.dungeon.map(({ shopIcons }) => shopIcons).sort();
  /** Cards until the icons reach the goal, in this order. */
  const cardsTo = (goal: number, order: readonly number[]) =>
    order.findIndex((_, i) => sum(order.slice(0, i + 1)) >= goal) + 1;
  const mostIconsFirst = [...icons].reverse();

  test('DF-C5.1 5, 8, 6 and 2 cards with 2, 3, 4 and 5 icons, 68 in all', () => {
    expect(tally(icons)).toEqual({ 2: 5, 3: 8, 4: 6, 5: 2 });
    expect(sum(icons)).toBe(68);
    expect([cardsTo(10, mostIconsFirst), cardsTo(10, icons)]).toEqual([2, 5]);
    expect([cardsTo(11, mostIconsFirst), cardsTo(11, icons)]).toEqual([3, 6]);
    const read = files['ice/dungeon.yaml'].safeParse({ dungeon: [] });
    expect(read.error?.issues[0].message).toBe('21 cards with 68 Shop icons, not 0 with 0');
  });

  test('DF-C5 the effects of the skeleton', () => {
    const effects = ice.dungeon.map(({ shopIcons, gold, heal, die, equipment, advantage, req, setup }) =>
      [
        ...[shopIcons, gold && `gold ${gold}`, heal && 'heal', die && 'die', equipment && 'equipment'],
        ...[advantage && `advantage ${advantage}`, req, setup?.icebergs && 'icebergs', setup?.templates?.join(' ')],
      ]
        .filter(Boolean)
        .join(', '),
    );
    expect(effects).toEqual([
      ...['2, gold 2', '2, heal', '2, gold 1, die', '2, equipment', '2, heal, icebergs'],
      ...['3, gold 1, advantage 3', '3, gold 1', '3, heal, eye-level', '3, die, prayer', '3, heal', '3, gold 2, jump'],
      ...['3, die, advantage 2', '3, equipment, card-flick', '4, waterfall', '4, heal, advantage 3'],
      ...['4, gold 1, weak-hand', '4, die, ice-floe', '4, punch', '4, gold 2, advantage 3'],
      ...['5, advantage 4, weak-point', '5, heal, blind'],
    ]);
  });

  test('DF-C5.2 a card without any drawback has at most 3 icons', () => {
    for (const { advantage, req, shopIcons } of builtIn.dungeon)
      if (!advantage && !req) expect(shopIcons).toBeLessThanOrEqual(3);
  });

  test('DF-C5.3 never fewer than 16 cards before a draw', () => {
    expect(ice.dungeon.length - (cardsTo(11, icons) - 1)).toBe(16);
  });
});

describe('Equipment', () => {
  test('DF-C6 24 = 9 Weapons, 5 Armours, 7 Spendables, 3 Relics', () => {
    expect(tally(ice.equipment.map(({ kind }) => kind))).toEqual({ weapon: 9, armour: 5, spendable: 7, relic: 3 });
  });

  test('DF-C6 the Weapons of the skeleton', () => {
    expect(ofKind('weapon').map(({ price, req, damage }) => `${price}: ${req ?? 'plain'} ${damage}`)).toEqual([
      ...['4: head 2', '4: eye-level 3', '4: plain 1', '4: plain 1', '4: jump 2', '5: blind 3', '3: weak-hand 2'],
      ...['4: prayer 2', '5: x 3'],
    ]);
  });

  test('DF-C6 the Armours of the skeleton', () => {
    expect(ofKind('armour').map(({ price, prevent, extra }) => ({ price, prevent, extra }))).toEqual([
      { price: 3, prevent: 2 },
      { price: 3, prevent: 2, extra: { kind: 'gold', n: 1 } },
      { price: 3, prevent: 2, extra: { kind: 'heal', n: 1, who: 'other' } },
      { price: 4, prevent: 3 },
      { price: 6, prevent: 'all' },
    ]);
  });

  test('DF-C6.1, DF-C6.4 the Spendables of the skeleton and their windows', () => {
    expect(ofKind('spendable').map(({ price, window, effect }) => ({ price, window, effect }))).toEqual([
      { price: 2, window: 'throw-hit', effect: { kind: 'damage', n: 3, between: true } },
      { price: 2, window: 'any', effect: { kind: 'heal', n: 4, who: 'one' } },
      { price: 3, window: 'any', effect: { kind: 'heal', n: HERO_LIFE, who: 'one' } },
      { price: 4, window: 'throw-hit', effect: { kind: 'damage', n: 5 } },
      { price: 3, window: 'turn-start', effect: { kind: 'dice', dice: 'snow' } },
      { price: 3, window: 'turn-start', effect: { kind: 'dice', dice: 'water' } },
      { price: 3, window: 'turn-start', effect: { kind: 'flip', template: 'weak-point' } },
    ]);
    const card = {
      kind: 'spendable',
      id: 'a',
      icon: 'b',
      price: 1,
      window: 'any',
      effect: { kind: 'dice', dice: 'snow' },
    };
    expect(files['ice/equipment.yaml'].safeParse({ equipment: [card] }).error?.issues).toMatchObject([
      { path: ['equipment', 0, 'window'], message: 'one of turn-start' },
    ]);
  });

  test('DF-C6, DF-17.4 the Relics of the skeleton say how often', () => {
    expect(ofKind('relic').map(({ price, use, effect }) => ({ price, use, effect }))).toEqual([
      { price: 5, use: 'once-per-combat', effect: { kind: 'rethrow-miss' } },
      { price: 5, use: 'passive', effect: { kind: 'heal', n: 1, who: 'least' } },
      { price: 4, use: 'passive', effect: { kind: 'epic-gold', n: 1 } },
    ]);
  });

  test('DF-C6.2, DF-16.3 one Weapon is there twice, every other card once', () => {
    const counts = tally(ice.equipment.map(({ id }) => id));
    expect(Object.entries(counts).filter(([, copies]) => copies !== 1)).toEqual([['frozen-salmon', 2]]);
    expect(ice.equipment[2]).toEqual(ice.equipment[3]);
    expect(ice.equipment[2]).not.toHaveProperty('copies');
  });

  test('DF-C6.3 4 Heroes see 18 of 24 cards in three Shops', () => {
    expect(ice.equipment.length - 3 * (2 + 4)).toBe(6);
    expect(ice.dungeon.filter(({ equipment }) => equipment)).toHaveLength(2);
  });
});

describe('Heroes', () => {
  test('DF-C7 the four of the skeleton', () => {
    const sheets = ice.heroes.map(({ limits: { weapon, armour, spendable }, red, green, blue }) => [
      ...[weapon, armour, spendable].map(String),
      ...[red.kind, green.kind, blue.kind],
    ]);
    expect(sheets).toEqual([
      ['1', '2', '1', 'rethrow', 'heal-party', 'melody'],
      ['2', '1', '1', 'agile', 'pickpocket', 'cutthroat'],
      ['2', '1', '1', 'piercing', 'sworn-enemy', 'camouflage'],
      ['1', '1', '2', 'focused', 'self-healing', 'herb-power'],
    ]);
    expect(find(ice.heroes, 'lebron-bearskin').green).toEqual({ kind: 'sworn-enemy', type: 'beast' });
  });

  test('DF-25, DF-R8 the bard sings, the others are named', () => {
    const blues = Object.fromEntries(ice.heroes.map(({ id, blue }) => [id, blue.kind]));
    expect(blues).toEqual({
      'yrsa-earworm': 'melody',
      'jack-boatless': 'cutthroat',
      'lebron-bearskin': 'camouflage',
      'marla-morningstar': 'herb-power',
    });
  });

  test('DF-C7.1 the eight common abilities fill the red and green places once each', () => {
    expect(HERO_LIFE).toBe(9);
    const kinds = ice.heroes.flatMap(({ red, green }) => [red.kind, green.kind]);
    expect([...kinds].sort()).toEqual([...COMMON_ABILITIES].sort());
    const { limits } = find(ice.heroes, 'lebron-bearskin');
    expect(limits.weapon * limits.spendable).toBeGreaterThan(0);
    expect(find(ice.heroes, 'marla-morningstar').limits.weapon).toBeGreaterThan(0);
    expect(ice.heroes.some(({ limits }) => limits.weapon === 2)).toBe(true);
  });

  test('DF-C7.2 9 to 7 red, 6 to 4 green, 3 to 1 blue', () => {
    expect(Object.values(LIFE_SPACES).flat()).toEqual([9, 8, 7, 6, 5, 4, 3, 2, 1]);
    expect(LIFE_SPACES.green).toEqual([6, 5, 4]);
  });
});

describe('throws, gadgets and special dice', () => {
  test('DF-C8.1 each is on a card, all but Ice Wall and Frozen Templates on two or more', () => {
    const calls = callsOf([ice]);
    expect(CARD_REQUIREMENTS.filter((req) => !calls.reqs.includes(req))).toEqual([]);
    const counts = { ...tally(calls.gadgets), ...tally(calls.templates), ...tally(calls.dice) };
    const things = [...GADGETS, ...TEMPLATE_IDS, ...SPECIAL_DICE];
    expect(things.filter((thing) => counts[thing] === 1)).toEqual(['ice-wall', 'frozen-1', 'frozen-2']);
    expect(things.filter((thing) => counts[thing] === undefined)).toEqual([]);
  });

  test('DF-C8.1 boxes in which a throw never occurs make no game', () => {
    const { monsters } = house['ice/monsters.yaml'];
    const without = monsters.map(({ req, ...monster }) => (req === 'ice-wall' ? monster : { ...monster, req }));
    const data = { ...house, 'ice/monsters.yaml': { monsters: without } };
    expect(() => makeContent(data)).toThrow('no card asks for ice-wall');
  });
});
