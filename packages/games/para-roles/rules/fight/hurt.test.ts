/** Damage and its limits, damage to several at once, protected enemies, and what leaves with the defeated. */
import { describe, expect, test } from 'vitest';
import { enemiesAct, FOE, fight, foe, hp, one, placed, SECOND, toAct } from '../../scenarios/fight.fixture';
import { boardOf, told } from '../../scenarios/table.fixture';
import { cardName, DEFENSE } from '../cards/cards';

const graveyard = (game: ReturnType<typeof fight>) => boardOf(game).graveyard.map(cardName);

describe('damage', () => {
  /** A Trickster with Trick 7 steals from Damage, who has no treasure: 1 HP (PR-18.9). */
  const theft = (party = {}, more = {}) =>
    enemiesAct({ party, enemies: [{ cards: [3, 4, 5, 7] }], draws: ['3♠'], ...more }).random('enemy', [4]);

  test('PR-3.15 PR-R10 a point that is merely "lost" is damage, without a Defense check', () => {
    const game = theft();
    expect(hp(game)).toEqual([9, 7, 5, 8]);
    expect(told(game, 'damage')).toMatchObject([{ who: { seat: 2 }, count: 1, hp: 5 }]);
    expect(told(game, 'check')).toHaveLength(1); // the thief's
  });

  test('PR-3.15 PR-R10 so Immunity, a stance and temporary HP help against it', () => {
    expect(hp(theft({}, { effects: [{ effect: 'immunity', user: 0 }] }))).toEqual([9, 7, 6, 8]);
    expect(hp(theft({ 2: { stance: 1 } }))).toEqual([9, 7, 6, 8]);
    const game = theft({ 2: { temporaryHp: 3 } }, { effects: [{ effect: 'acupuncture', user: 1 }] });
    expect([one(game, 2).hp, one(game, 2).temporaryHp]).toEqual([6, 2]);
  });

  test('PR-7.9 an enemy whose HP reach 0 is defeated at once, in the middle of the round', () => {
    const game = fight({
      enemies: [{ cards: [9, 8, 7, 6], hp: 1 }, { cards: [5, 4, 3, 2] }],
      draws: ['4♥', 'K♠'],
    });
    game.seat(2).answers(`attack:${FOE}`);
    expect(boardOf(game).enemies.map(({ id }) => id)).toEqual([SECOND]);
    expect(told(game, 'defeated')).toHaveLength(1);
    expect(graveyard(game)).toEqual(['9♥', '8♦', '7♠', '6♣']);
    game.expectOffers(0, [`attack:${SECOND}`], [`attack:${FOE}`]);
  });

  test('PR-7.9 one with 1 HP left is not', () => {
    const game = fight({ enemies: [{ cards: [9, 8, 7, 6], hp: 2 }], draws: ['4♥', 'K♠'] });
    game.seat(2).answers(`attack:${FOE}`);
    expect(foe(game).hp).toBe(1);
    expect(told(game, 'defeated')).toEqual([]);
  });
});

describe('PR-5.14: all of it first, deaths afterwards', () => {
  test('PR-5.14 a Protector who dies of Dragon Breath has still taken it for the ally', () => {
    const game = enemiesAct({
      party: { 0: { hp: 2 } },
      enemies: [{ cards: [14, 4, 3, 10] }],
      tokens: [{ owner: 0, on: 1, suit: DEFENSE }],
      draws: ['3♥'],
    }).random('enemy', [5]);
    expect(hp(game)).toEqual([0, 7, 4, 6]);
    expect(placed(game, 0, 'protector')).toEqual([]);
  });

  test('PR-5.14 two enemies fall at once: the second is not spared by the end of the first', () => {
    const game = fight({
      party: { 0: { charging: 'unholy-aura', charge: 2, treasure: [0, 1, 0, 0] } },
      enemies: [
        { cards: [9, 8, 7, 6], hp: 1 },
        { cards: [5, 4, 3, 2], hp: 1 },
      ],
    });
    game.seat(0).answers('charge');
    expect(told(game, 'defeated')).toHaveLength(2);
    expect(boardOf(game).fight).toMatchObject({ defeated: 2, won: 2 });
  });

  test('PR-5.14 PR-20.8 the last character and the last enemy fall together: the party has lost', () => {
    const dead = { hp: 0 };
    const game = enemiesAct({
      party: { 0: { hp: 1 }, 1: dead, 2: dead, 3: dead },
      enemies: [{ cards: [5, 4, 3, 2], hp: 1 }],
      pack: { armor: 0 },
      draws: ['2♦', 'A♦'],
    });
    game.expectStanding({ reason: 'dead', places: [2, 2, 2, 2] });
  });
});

describe('what leaves with a defeated enemy', () => {
  test('PR-2.4 its cards go to the graveyard', () => {
    const game = fight({ enemies: [{ cards: [9, 8, 7, 6], hp: 1 }], graveyard: ['2♥'], draws: ['4♥', 'K♠'] });
    game.seat(2).answers(`attack:${FOE}`);
    expect(graveyard(game)).toEqual(['2♥', '9♥', '8♦', '7♠', '6♣']);
  });

  test('PR-2.14 only its own curse tokens go back, to their own owners; others stay where they lie', () => {
    const supports = { slots: ['buff-ally', 'curse-enemy'] };
    const game = fight({
      party: { 1: supports },
      enemies: [{ cards: [9, 8, 7, 6], hp: 1 }, { cards: [5, 4, 3, 2] }],
      tokens: [
        { owner: 3, on: { enemy: 0 }, suit: 1 },
        { owner: 3, on: { enemy: 1 }, suit: 1 },
        { owner: 1, on: { enemy: 0 }, suit: 2 },
        { owner: 1, on: 2, suit: 2 },
      ],
      draws: ['4♥', 'K♠'],
    });
    game.seat(2).answers(`attack:${FOE}`);
    expect([placed(game, 3), placed(game, 1)]).toEqual([[[SECOND, 1]], [[2, 2]]]);
    expect(boardOf(game).tokens.filter(({ owner }) => owner === 3)).toHaveLength(4);
    expect(boardOf(game).tokens.filter(({ owner }) => owner === 1)).toHaveLength(4);
  });

  test('PR-2.14 PR-20.5 the tokens of a dead owner go back, those of others on the dead stay', () => {
    const game = enemiesAct({
      party: { 3: { hp: 1 }, 1: { slots: ['buff-ally', 'curse-enemy'] } },
      enemies: [{ cards: [5, 4, 3, 2] }],
      tokens: [
        { owner: 3, on: 0, suit: 1 },
        { owner: 3, on: { enemy: 0 }, suit: 1 },
        { owner: 1, on: 3, suit: 2 },
        { owner: 1, on: 0, suit: 1 },
      ],
      draws: ['2♣', 'A♦'],
    });
    expect(hp(game)[3]).toBe(0);
    expect([placed(game, 3), placed(game, 1)]).toEqual([
      [],
      [
        [0, 1],
        [3, 2],
      ],
    ]);
  });
});

describe('damage to a protected enemy', () => {
  /** The second enemy protects the first; an Unholy Aura does 1 to every enemy. */
  const aura = (first = {}, second = {}, more: object[] = []) => {
    const game = fight({
      party: { 0: { charging: 'unholy-aura', charge: 2 } },
      enemies: [
        { cards: [9, 8, 7, 5], ...first },
        { cards: [6, 5, 4, 3], protects: 0, ...second },
        { cards: [5, 4, 3, 2] },
        ...more,
      ],
    });
    game.seat(0).answers('charge');
    expect(told(game, 'damage').every((event) => (event as unknown as { count: number }).count > 0)).toBe(true);
    return boardOf(game).enemies.map((enemy) => enemy.hp);
  };

  test('PR-7.10 PR-5.14 a protector that falls by the first share has taken the second as well', () => {
    expect(aura({}, { hp: 1 })).toEqual([9, 4]);
  });

  test('PR-7.10 PR-R83 it falls on the protector, besides the protector’s own share', () => {
    expect(aura()).toEqual([9, 4, 4]);
  });

  test('PR-7.10 PR-R83 the share of an enemy that is itself in stance is dropped', () => {
    expect(aura({ stance: 1 })).toEqual([9, 5, 4]);
  });

  test('PR-7.10 PR-R83 a protector in stance takes nothing, and the protected enemy neither', () => {
    expect(aura({}, { stance: 1 })).toEqual([9, 6, 4]);
  });

  test('PR-7.11 it is passed on once: a protector that is itself protected keeps what it takes for another', () => {
    // 4 is protected by 5, 5 by 7: 5 takes the share of 4, 7 that of 5 and its own.
    expect(aura({}, {}, [{ cards: [7, 6, 5, 4], protects: 1 }])).toEqual([9, 5, 4, 5]);
  });

  test('PR-7.10 recoil: the spikes of an armor find the protector', () => {
    const game = enemiesAct({
      enemies: [
        { cards: [5, 4, 3, 2] },
        { cards: [6, 5, 4, 3], protects: 0, loses: 1 }, // acts after it
      ],
      pack: { armor: 0 },
      draws: ['5♦'],
    });
    expect([foe(game).hp, foe(game, SECOND).hp]).toEqual([5, 5]);
  });

  test('PR-7.10 recoil: a Riposte turned back by the Mirror Shield finds the protector', () => {
    const game = fight({
      enemies: [
        { cards: [11, 10, 9, 8], riposte: 1 },
        { cards: [6, 5, 4, 3], protects: 0 },
      ],
      pack: { mirror: 2 },
      draws: ['K♥'],
    });
    game.seat(2).answers(`attack:${FOE}`, 'yes');
    expect([foe(game).hp, foe(game, SECOND).hp, one(game, 2).hp]).toEqual([11, 5, 6]);
  });

  test('PR-7.10 PR-17.8 and a Prince in stance takes no damage of it', () => {
    const game = fight({
      enemies: [{ cards: [11, 10, 9, 8], riposte: 1, stance: 1 }],
      pack: { mirror: 2 },
      draws: ['K♥'],
    });
    game.seat(2).answers(`attack:${FOE}`, 'yes');
    expect([foe(game).hp, one(game, 2).hp]).toEqual([11, 6]);
  });

  test.each([
    ['Life to Death', [13, 4, 3, 8], [4], [13 + 3, 5]],
    ['Dragon Breath', [14, 4, 3, 8], [5], [14, 4]],
  ])('PR-7.10 recoil: the bearer’s share of %s, turned back, finds the protector', (_, cards, face, left) => {
    const game = enemiesAct({
      enemies: [{ cards }, { cards: [6, 5, 7, 3], protects: 0, loses: 1 }],
      pack: { mirror: 2 },
      draws: ['3♥'],
    }).random('enemy', face);
    game.seat(2).answers('yes');
    expect(one(game, 2).hp).toBe(6);
    expect(boardOf(game).enemies.map((enemy) => enemy.hp)).toEqual(left);
  });

  test('PR-18.5 the protector gone, the other takes its own damage again', () => {
    const game = fight({
      enemies: [{ cards: [9, 8, 7, 5] }, { cards: [6, 5, 4, 3], protects: 0, hp: 1 }],
      draws: ['4♥', 'K♠', '4♦', 'Q♠'],
    });
    game.seat(2).answers(`attack:${FOE}`);
    expect(boardOf(game).enemies.map(({ id }) => id)).toEqual([FOE]);
    game.seat(1).answers(`attack:${FOE}`);
    expect(foe(game).hp).toBe(8);
  });
});

describe('slaying', () => {
  test('PR-R74 Immunity stops damage only: a turned XXX slays through it', () => {
    const game = fight({
      party: toAct([2], { 2: { charging: 'xxx', charge: 2, charmedBy: { enemy: 0 } } }),
      enemies: [{ cards: [12, 4, 3, 2] }],
      effects: [{ effect: 'immunity', user: 0 }],
      draws: ['5♠', '6♠', '7♥', '4♥'], // two black, and the Healer is named
    });
    expect(hp(game)[1]).toBe(0);
    expect(told(game, 'slain')).toMatchObject([{ who: { seat: 1 } }]);
  });
});
