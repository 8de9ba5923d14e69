/** Between combats: coming back (topic 21), free swaps (PR-22.8), items outside combat (topic 24), and the order of it. */
import type { Plain } from '@tabard/kernel';
import { describe, expect, test } from 'vitest';
import { fight, maximum, one, placed, running } from '../../scenarios/fight.fixture';
import { inMaze } from '../../scenarios/maze.fixture';
import { boardOf, offered, offeredOf, party, question } from '../../scenarios/table.fixture';
import { SEATS } from '../board';
import { NONE } from '../cards/cards';

type Given = { readonly [name: string]: Plain };
const DEAD = { hp: 0 };
const revivals = (game: ReturnType<typeof party>) => offeredOf(game, 'revive');
const camped = (characters: Given, more: Given = {}) => party({ party: characters, ...more });

describe('coming back by Resurrection', () => {
  test('PR-21.5 a living character with access to it brings back a dead one with full HP at once', () => {
    const game = camped({ 3: { ...DEAD, treasure: [2, 0, 0, 0] } });
    expect(revivals(game)).toEqual(['revive:3:resurrection', 'revive:3:treasure']);
    game.seat(0).answers('revive:3:resurrection');
    expect(one(game, 3)).toMatchObject({ hp: 10, fallen: 0, treasure: [2, 0, 0, 0] });
    expect(boardOf(game).debt).toBe(1);
    game.expectEvents([{ type: 'revived', seat: 3, by: 'resurrection', healer: 1 }]);
    game.expectQuestion('camp');
    expect(revivals(game)).toEqual([]);
  });

  test('PR-21.5 a dead one brings nobody back, nor itself', () => {
    expect(revivals(camped({ 1: DEAD, 2: DEAD }))).toEqual([]);
  });

  test('PR-21.11 whoever could declare it is a Healer here: by origin, or by its present role', () => {
    const others = { 1: DEAD, 3: DEAD };
    expect(revivals(camped(others))).toEqual([]);
    const origin = { 2: { origin: 'healer' } };
    expect(revivals(camped({ ...others, ...origin }))).toEqual(['revive:1:resurrection', 'revive:3:resurrection']);
    const present = { 2: { slots: ['cure', 'boost-heal'] } };
    expect(revivals(camped({ ...others, ...present }))).toHaveLength(2);
    const prestige = { 2: { slots: ['cure', 'double-damage'] } };
    expect(revivals(camped({ ...others, ...prestige }))).toEqual([]);
    const peasant = { 2: { origin: 'healer', hasEpic: 0 } };
    expect(revivals(camped({ ...others, ...peasant }))).toEqual([]);
  });

  test('PR-21.7 several can come back this way, each adding to the debt', () => {
    const game = camped({ 0: DEAD, 2: DEAD, 3: DEAD }, { debt: 1 });
    game.seat(1).answers('revive:3:resurrection', 'revive:0:resurrection');
    expect(boardOf(game).debt).toBe(3);
    expect(boardOf(game).party.map(({ hp }) => hp)).toEqual([9, 7, 0, 8]);
  });

  test('PR-21.7 PR-21.10 one who was brought back may bring back others', () => {
    const game = camped({ 0: DEAD, 1: { ...DEAD, treasure: [0, 0, 0, 1] } });
    expect(revivals(game)).toEqual(['revive:1:treasure']);
    game.seat(2).answers('revive:1:treasure', 'revive:0:resurrection');
    expect(boardOf(game)).toMatchObject({ debt: 1, treasureDeck: 52 });
  });
});

describe('coming back by treasure', () => {
  test('PR-21.8 PR-R54 all its treasure is spent, and it has full HP without it', () => {
    const game = camped({ 2: { ...DEAD, treasure: [2, 0, 1, 0] } });
    game.seat(0).answers('revive:2:treasure');
    expect(one(game, 2)).toMatchObject({ hp: 6, fallen: 0, treasure: [0, 0, 0, 0] });
    expect(boardOf(game)).toMatchObject({ debt: 0, treasureDeck: 52 });
    game.expectEvents([{ type: 'revived', seat: 2, by: 'treasure', healer: NONE }]);
  });

  test('PR-21.8 one card is enough; PR-21.9 none is not', () => {
    expect(revivals(camped({ 1: DEAD, 2: { ...DEAD, treasure: [0, 0, 0, 1] } }))).toEqual(['revive:2:treasure']);
    expect(revivals(camped({ 1: DEAD, 2: DEAD }))).toEqual([]);
  });

  test('PR-21.8 nobody has to come back', () => {
    const game = camped({ 2: { ...DEAD, treasure: [0, 0, 0, 1] } });
    game.seat(0).answers('go');
    expect([one(game, 2).hp, question(game)]).toEqual([0, 'turn.action']);
  });

  test('PR-20.6 PR-R54 until then it is frozen: nothing is taken from the dead or given to them', () => {
    const game = camped({ 1: { treasure: [0, 1, 0, 0] }, 2: { ...DEAD, treasure: [2, 0, 1, 0] } });
    game.seat(0).answers('treasure');
    game.expectOptions(0, ['back', '1:1']);
    game.seat(0).answers('1:1');
    expect(offered(game).filter((place) => place.startsWith('2:'))).toEqual([]);
  });

  test('PR-20.9 it has its old place in the ring and its suit', () => {
    const game = camped({ 2: { ...DEAD, treasure: [0, 0, 0, 1] } });
    game.seat(0).answers('revive:2:treasure');
    expect(boardOf(game).party.map(({ suit }) => suit)).toEqual([1, 0, 2, 3]);
  });
});

describe('free swaps', () => {
  test('PR-22.8 from any stack of the living to any other place of the living, without a check', () => {
    const game = camped({ 0: { treasure: [0, 2, 0, 0] }, 3: DEAD });
    game.seat(2).answers('treasure');
    game.expectOptions(2, ['back', '0:1']);
    game.seat(2).answers('0:1');
    const places = [0, 1, 2].flatMap((seat) => [0, 1, 2, 3].map((suit) => `${seat}:${suit}`));
    game.expectOptions(
      2,
      places.filter((place) => place !== '0:1'),
    );
    game.seat(2).answers('1:3');
    expect([one(game, 0).treasure, one(game, 1).treasure]).toEqual([
      [0, 1, 0, 0],
      [0, 0, 0, 1],
    ]);
    game.expectNoEvents([{ type: 'check' }]);
    game.expectQuestion('camp');
  });

  test('PR-22.8 any number, and between the stats of one character too', () => {
    const game = camped({ 0: { treasure: [0, 2, 0, 0] } });
    game.seat(0).answers('treasure', '0:1', '0:2', 'treasure', '0:1', '0:2');
    expect(one(game, 0).treasure).toEqual([0, 0, 2, 0]);
    expect(boardOf(game).treasureDeck).toBe(50);
  });

  test('PR-22.8 with the owner’s consent', () => {
    const game = camped({ 0: { treasure: [0, 1, 0, 0] }, 1: { treasure: [0, 1, 0, 0] } });
    game.seat(0).answers('treasure');
    expect(['back', '0:1', '1:1'].map((key) => game.match.consentTo(key))).toEqual([[], [0], [1]]);
  });

  test('PR-22.8 one may think better of it', () => {
    const game = camped({ 0: { treasure: [0, 1, 0, 0] } });
    game.seat(0).answers('treasure', 'back');
    game.expectQuestion('camp');
    expect(one(game, 0).treasure).toEqual([0, 1, 0, 0]);
    expect(offered(camped({}))).not.toContain('treasure'); // nobody has any
  });
});

describe('worn items', () => {
  test('PR-24.1 PR-R59 they are handed on to any other living character', () => {
    const game = camped({ 3: DEAD }, { pack: { mirror: 0, staff: 2 } });
    game.seat(0).answers('hand');
    game.expectOptions(0, ['back', 'mirror:1', 'mirror:2', 'staff:0', 'staff:1']);
    expect(['back', 'mirror:1', 'staff:0'].map((key) => game.match.consentTo(key))).toEqual([[], [0], [2]]);
    game.seat(0).answers('mirror:1');
    expect(boardOf(game).pack).toMatchObject({ mirror: 1, staff: 2, armor: NONE, book: NONE });
    game.expectEvents([{ type: 'item.passed', item: 'mirror', seat: 1 }]);
  });

  test('PR-20.6 PR-R59 a living character may take over those of the dead, who is not asked', () => {
    const game = camped({ 0: DEAD }, { pack: { book: 0 } });
    game.seat(1).answers('hand');
    game.expectOptions(1, ['back', 'book:1', 'book:2', 'book:3']);
    expect(game.match.consentTo('book:1')).toEqual([]);
  });

  test('PR-24.1 not in combat', () => {
    const game = fight({ pack: { mirror: 0 } });
    expect(offered(game)).not.toContain('hand');
    expect(offered(camped({}))).not.toContain('hand'); // none is owned
  });

  test('PR-24.1 an armor works for whoever wears it when the combat begins', () => {
    const game = camped({}, { pack: { armor: 0 } });
    game.seat(0).answers('hand', 'armor:2', 'go');
    expect(running(game)).toEqual(['spiked-armor']);
    expect(boardOf(game).effects[0].user).toBe(2);
  });
});

describe('Scroll of Teleportation', () => {
  const inTower = (scrolls: number) =>
    party({ pack: { scrolls }, party: { 0: { treasure: [0, 0, 0, 9] } } }, { campaign: 'tower' }).board({ fights: 2 });

  test('PR-24.2 it takes the party to town from anywhere, and back to the same place; then it is gone', () => {
    const game = inTower(1);
    game.expectOffers(0, ['go', 'scroll'], ['shop', 'return']);
    game.seat(0).answers('scroll');
    expect(boardOf(game)).toMatchObject({ inTown: 1, byScroll: 1, pack: { scrolls: 1 } });
    game.expectOffers(0, ['return', 'shop', 'treasure'], ['go', 'scroll']);
    game.seat(0).answers('return');
    expect(boardOf(game)).toMatchObject({ inTown: 0, byScroll: 0, pack: { scrolls: 0 }, level: 1 });
    game.expectOffers(0, ['go'], ['scroll', 'shop']);
    game.expectEvents([{ type: 'town.entered' }, { type: 'town.left' }]);
  });

  test('PR-24.2 a second one is kept for later; without one nobody goes', () => {
    const game = inTower(2);
    game.seat(0).answers('scroll', 'return');
    expect(boardOf(game).pack.scrolls).toBe(1);
    expect(offered(inTower(0))).not.toContain('scroll');
  });

  test('PR-24.2 it cannot be used in combat', () => {
    expect(offered(fight({ pack: { scrolls: 3 } }))).not.toContain('scroll');
  });
});

describe('Healing Flask', () => {
  test('PR-24.3 outside combat at any time: it fills the HP of a living character', () => {
    const game = camped({ 0: { hp: 1, treasure: [2, 0, 0, 0] }, 1: DEAD }, { pack: { flasks: 2 } });
    expect(offeredOf(game, 'flask')).toEqual(['flask:0']); // the others are dead or whole
    game.seat(3).answers('flask:0');
    expect([one(game, 0).hp, maximum(game, 0), boardOf(game).pack.flasks]).toEqual([11, 11, 1]);
    game.expectEvents([
      { type: 'item.used', item: 'flask', seat: 3 },
      { type: 'healed', who: { seat: 0 }, count: 10 },
    ]);
  });

  test('PR-24.3 the last one is the last one', () => {
    const game = camped({ 0: { hp: 1 }, 2: { hp: 1 } }, { pack: { flasks: 1 } });
    game.seat(0).answers('flask:0');
    expect(offeredOf(game, 'flask')).toEqual([]);
  });

  test('PR-24.3 PR-20.3 a dead speaker lets a living hand do it', () => {
    const game = camped({ 0: DEAD, 2: { hp: 1 } }, { pack: { flasks: 1 } });
    game.seat(0).answers('flask:2');
    game.expectEvents([{ type: 'item.used', seat: 1 }]);
  });
});

describe('slots', () => {
  test('PR-R88 they are rearranged in camp, which resets what the character had running', () => {
    const game = camped(
      { 3: { known: ['buff-ally', 'curse-enemy', 'cure'] } },
      { tokens: [{ owner: 3, on: 0, suit: 1 }] },
    );
    game.seat(3).answers('slots');
    game.expectOptions(3, ['back', '3:buff-ally+cure', '3:curse-enemy+cure']);
    expect(game.match.consentTo('3:buff-ally+cure')).toEqual([3]);
    game.seat(3).answers('3:buff-ally+cure');
    expect(one(game, 3).slots).toEqual(['buff-ally', 'cure']);
    expect(placed(game, 3)).toEqual([]);
    game.expectEvents([{ type: 'slot.changed', seat: 3, ability: 'cure', calling: 'bard' }]);
  });
});

describe('the order of it', () => {
  test('PR-R88 revivals, swaps, items and town are open together until the party goes on', () => {
    const game = camped(
      { 0: { hp: 3, treasure: [0, 0, 0, 5] }, 2: { ...DEAD, treasure: [1, 0, 0, 0] } },
      { pack: { flasks: 1, scrolls: 1, mirror: 1 } },
    );
    for (const seat of SEATS) {
      game.expectOptions(seat, [
        ...['go', 'revive:2:resurrection', 'revive:2:treasure', 'flask:0', 'treasure', 'hand', 'scroll', 'shop'],
      ]);
    }
  });

  test('PR-R79 traps are neither found nor disarmed in combat', () => {
    const tries = (game: ReturnType<typeof party>) =>
      SEATS.flatMap((seat) => offered(game, seat)).filter((key) => /^(find|disarm)/.test(key)).length;
    const trap = { at: 'D2', cells: { D3: '6♥', E2: '7♥' }, shown: ['D3'] };
    expect(tries(inMaze(trap))).toBeGreaterThan(0);
    expect(tries(inMaze(trap, { enemies: [{ cards: [9, 8, 7, 6] }], fight: 'lair' }))).toBe(0);
  });
});
