/** The box against the ledger: its counts, what the rulebook gives (DF-35), Monsters and Bosses (DF-C3, DF-C4). */
import { describe, expect, test } from 'vitest';
import { builtIn, GADGETS, MONSTER_TYPES, type Monster, TEMPLATE_IDS } from '.';
import { find, ice, ofKind, ofLevel, sum, tally } from './cards.fixture';
import { files } from './files';
import { read as house } from './read';

describe('the box', () => {
  test('DF-2 has the counts of the component list', () => {
    expect(ice.monsters).toHaveLength(21);
    expect(ice.equipment).toHaveLength(24);
    expect(ice.bosses).toHaveLength(3);
    expect(ice.dungeon).toHaveLength(21);
    expect(ice.heroes).toHaveLength(4);
    expect(ice.boxes[0]).toMatchObject({ boards: 1, specialDice: ['snow', 'water'] });
    expect(ice.boxes[0].templates).toEqual(TEMPLATE_IDS);
    expect(ice.boxes[0].gadgets).toEqual(GADGETS);
  });

  test('DF-14.5, DF-R2 its dice are d4 with one icon among four results', () => {
    expect(ice.diceSets).toEqual([
      { id: 'ice-shards', colour: 'd4', white: 'd4', symbols: ['icon', 'blank', 'blank', 'blank'], box: 'ice' },
    ]);
  });
});

describe('facts given by the rulebook', () => {
  test('DF-35.1 Water Tribe Goblin', () => {
    expect(find(ice.monsters, 'water-tribe-goblin')).toMatchObject({ life: 6, damage: 2, gold: 2, req: 'pond' });
  });

  test('DF-35.2 Hall of Winter Solstice', () => {
    expect(find(ice.dungeon, 'hall-of-winter-solstice')).toMatchObject({ gold: 1, advantage: 3 });
  });

  test('DF-35.3 White Bear', () => {
    expect(find(ice.monsters, 'white-bear').life).toBe(14);
  });

  test('DF-35.4 Cool Slide', () => {
    expect(find(ice.dungeon, 'cool-slide')).toMatchObject({ req: 'waterfall', shopIcons: 4 });
  });

  test('DF-35.5 Bloodthirsty Penguin', () => {
    const penguin = find(ice.monsters, 'bloodthirsty-penguin');
    expect(penguin.ability).toEqual({ kind: 'fearless' });
    expect(penguin.damage).toBeGreaterThanOrEqual(3);
    expect(penguin.life).toBeLessThanOrEqual(13);
  });

  test('DF-35.6 Ramboril', () => {
    expect(find(ofKind('weapon'), 'ramboril').req).toBe('eye-level');
  });

  test('DF-35.7 Horned Helm', () => {
    expect(find(ofKind('weapon'), 'horned-helm')).toMatchObject({ req: 'head', damage: 2 });
  });

  test('DF-35.8, DF-R18 Enlarging Lotion', () => {
    const { window, effect } = find(ofKind('spendable'), 'enlarging-lotion');
    expect({ window, effect }).toEqual({ window: 'throw-hit', effect: { kind: 'damage', n: 3, between: true } });
  });

  test('DF-35.9 a Monster brings 4 Gold', () => {
    expect(ice.monsters.some(({ gold }) => gold === 4)).toBe(true);
  });
});

describe('Monsters', () => {
  test('DF-C3 5 + 5 + 5 + 6, in the order of their levels', () => {
    expect([1, 2, 3, 4].map((level) => ofLevel(level).length)).toEqual([5, 5, 5, 6]);
    expect(ice.monsters.map(({ level }) => level)).toEqual(ice.monsters.map(({ level }) => level).sort());
  });

  test('DF-C3 the numbers of the skeleton', () => {
    const rows = ice.monsters.map(({ type, life, damage, gold }) => `${type} ${life} ${damage} ${gold}`);
    expect(rows).toEqual([
      ...['tribe 6 2 2', 'beast 5 1 2', 'spirit 6 1 2', 'elemental 5 1 2', 'beast 6 2 3'],
      ...['beast 7 2 3', 'tribe 7 2 3', 'elemental 8 2 3', 'spirit 7 2 3', 'tribe 6 2 4'],
      ...['beast 8 2 4', 'beast 10 3 4', 'tribe 9 2 4', 'spirit 8 3 5', 'elemental 10 2 4'],
      ...['beast 10 3 5', 'beast 14 3 6', 'tribe 10 3 5', 'elemental 11 3 5', 'spirit 9 3 6', 'elemental 11 3 5'],
    ]);
  });

  test('DF-C3 the throws, abilities and setups of the skeleton', () => {
    const demand = ({ req, ability, setup }: Monster) =>
      [
        req,
        ability?.kind,
        ...(ability?.kind === 'madness' ? ability.reqs : []),
        setup?.icebergs && 'icebergs',
        ...(setup?.templates ?? []),
        ...(setup?.dice ?? []),
      ]
        .filter(Boolean)
        .join(' ');
    expect(ice.monsters.map(demand)).toEqual([
      ...['pond', 'weak-hand', 'icebergs', 'eye-level', ''],
      ...['jump', 'ice-floe', 'snow', 'prayer', 'punch'],
      ...['x', 'fearless', 'madness weak-hand jump eye-level', 'ice-wall', 'waterfall water'],
      ...['head', '', 'under-table', 'frozen-1 frozen-2', 'blind', 'madness card-flick prayer pond'],
    ]);
  });

  test('DF-C3.1 a game has 15, enough for five combats before each of three Shops', () => {
    expect(3 + 3 + 3 + ofLevel(4).length).toBe(3 * 5);
  });

  const RANGES = {
    1: { life: [5, 6], damage: [1, 2], gold: [2, 3] },
    2: { life: [6, 8], damage: [2, 2], gold: [3, 4] },
    3: { life: [8, 10], damage: [2, 3], gold: [4, 5] },
    4: { life: [9, 14], damage: [3, 3], gold: [5, 6] },
  } as const;

  test.each(builtIn.monsters.map((monster) => [monster.id, monster] as const))(
    'DF-C3.2: the ranges hold for %s',
    (_, monster) => {
      for (const number of ['life', 'damage', 'gold'] as const) {
        const [least, most] = RANGES[monster.level][number];
        expect(monster[number]).toBeGreaterThanOrEqual(least);
        expect(monster[number]).toBeLessThanOrEqual(most);
      }
    },
  );

  test('DF-C3.3 a hard throw buys lower life', () => {
    const hard = builtIn.monsters.filter(
      ({ id, req }) =>
        id !== 'water-tribe-goblin' && req && ['ice-wall', 'blind', 'head', 'pond', 'under-table'].includes(req),
    );
    expect(hard.length).toBeGreaterThan(3);
    for (const { level, life } of hard) expect(2 * life).toBeLessThanOrEqual(sum(RANGES[level].life));
    const unhindered = ice.monsters.filter(({ req, ability, setup }) => !req && !ability && !setup?.templates);
    for (const { level, life } of unhindered) expect(life).toBe(RANGES[level].life[1]);
  });

  test('DF-C2.1 at least 4 of each type', () => {
    const counts = tally(ice.monsters.map(({ type }) => type));
    for (const type of MONSTER_TYPES) expect(counts[type]).toBeGreaterThanOrEqual(4);
    const { monsters } = house['ice/monsters.yaml'];
    const read = files['ice/monsters.yaml'].safeParse({ monsters: monsters.filter(({ type }) => type !== 'spirit') });
    expect(read.error?.issues.map(({ message }) => message)).toEqual(['at least 4 Monsters of type spirit, not 0']);
  });

  test('DF-C2.2, DF-27.1 at most one of requirement and ability', () => {
    for (const { req, ability } of [...builtIn.monsters, ...builtIn.bosses]) expect(req && ability).toBeFalsy();
    const both = { id: 'a', icon: 'b', type: 'beast', life: 9, damage: 3, req: 'jump', ability: { kind: 'fearless' } };
    expect(files['ice/bosses.yaml'].safeParse({ bosses: [both] }).error?.issues[0].message).toBe(
      'at most one of req and ability',
    );
  });
});

describe('Final Bosses', () => {
  test('DF-C4 the three of the skeleton', () => {
    expect(ice.bosses).toMatchObject([
      { type: 'beast', life: 25, damage: 3, ability: { kind: 'madness', reqs: ['weak-hand', 'jump', 'ice-floe'] } },
      { type: 'elemental', life: 28, damage: 3, ability: { kind: 'fearless' }, setup: { icebergs: true } },
      { type: 'spirit', life: 24, damage: 3, req: 'jump', setup: { templates: ['weak-point'] } },
    ]);
  });

  test('DF-C4.1 beatable with 3 coloured and 6 Bonus dice at 3.6 a throw', () => {
    for (const { life } of builtIn.bosses) expect(life).toBeLessThanOrEqual((3 + 6) * 3.6);
  });

  test('DF-19.1 a Boss carries no reward', () => {
    for (const boss of builtIn.bosses) expect(boss).not.toHaveProperty('gold');
  });
});
