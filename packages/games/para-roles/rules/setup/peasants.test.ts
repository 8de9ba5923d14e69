import { describe, expect, test } from 'vitest';
import { ROLES } from '../../content/roles';
import { boardOf, offered, offeredOf, party, question, salesThat } from '../../scenarios/table.fixture';
import { SEATS } from '../board';
import { NONE } from '../cards/cards';
import type { Purchase } from '../questions';

const PEASANT = { slots: ['', ''], known: [], origin: '', hasEpic: 0 };
type Fact = number | string | readonly number[] | readonly string[];
/** Four peasants; the first is as told. */
const peasants = (first: { readonly [fact: string]: Fact } = {}, more: Parameters<typeof party>[0] = {}) =>
  party(
    { party: { 0: { ...PEASANT, ...first }, 1: PEASANT, 2: PEASANT, 3: PEASANT }, ...more },
    { makeup: 'peasants' },
  );
const FOE = { enemies: [{ cards: [9, 2, 2, 2] }] };
const HEALER = { slots: ['cure', ''], known: ['cure'], origin: 'healer' };
type Table = ReturnType<typeof peasants>;

/** What is for sale now; the look into the shop is free. */
function sold(game: Table): readonly string[] {
  if (!offered(game).includes('shop')) return [];
  game.seat(0).answers('shop');
  const keys = offered(game).filter((key) => key !== 'back');
  game.seat(0).answers('back');
  return keys;
}
const steps = (game: Table): string[] => salesThat(sold(game), (it) => !('buy' in it));

function buy(game: Table, key: string): void {
  game.seat(0).answers('shop', key);
  while (question(game) === 'town.pay') game.seat(0).answers(offered(game)[0]);
}

describe('in combat', () => {
  test('PR-27.9 PR-R63 a peasant can only Attack and Defend Self', () => {
    const game = peasants({ treasure: [0, 0, 0, 1] }, FOE);
    for (const seat of SEATS) game.expectOptions(seat, ['attack:4', 'defend']);
  });

  test('PR-27.9 PR-R63 and use items the party owns', () => {
    const game = peasants({}, { ...FOE, pack: { flasks: 1, bombs: 1, book: 0 } });
    game.expectOptions(0, ['attack:4', 'defend', 'flask:0', 'flask:1', 'flask:2', 'flask:3', 'bomb', 'summon']);
    game.seat(0).answers('bomb');
    expect(boardOf(game).pack.bombs).toBe(0);
  });

  test('PR-27.13 one with a role has the remaining actions, with what it owns; no EPIC before step 3', () => {
    const game = peasants({ ...HEALER, treasure: [0, 0, 0, 1] }, FOE);
    const cures = SEATS.map((seat) => `cure:${seat}`);
    game.expectOptions(0, ['attack:4', 'defend', ...cures, 'run:4:1', 'run:4:3', 'swap']);
    const both = peasants({ ...HEALER, slots: ['cure', 'boost-heal'], known: ['cure', 'boost-heal'] }, FOE);
    both.expectOffers(0, ['boost-heal'], ['epic:resurrection']);
    const healer = peasants(
      { ...HEALER, slots: ['cure', 'boost-heal'], known: ['cure', 'boost-heal'], hasEpic: 1 },
      FOE,
    );
    healer.expectOffers(0, ['boost-heal', 'epic:resurrection']);
  });
});

describe('the three steps', () => {
  const ROLE_STEPS = SEATS.flatMap((seat) =>
    [
      'joint-attack',
      'protect-other',
      'cure',
      'boost-heal',
      'precise-strike',
      'double-damage',
      'buff-ally',
      'curse-enemy',
    ].map((ability, i) => `role:${seat}:${ROLES[Math.floor(i / 2)]}:${ability}`),
  );

  test('PR-27.10 5 treasure buy a role and one of its two abilities; 4 do not', () => {
    expect(steps(peasants({ treasure: [0, 0, 0, 4] }))).toEqual([]);
    const game = peasants({ treasure: [1, 0, 0, 5] });
    expect(steps(game).sort()).toEqual(ROLE_STEPS.sort());
    buy(game, 'role:2:support:curse-enemy');
    expect(boardOf(game).party[2]).toMatchObject({
      origin: 'support',
      known: ['curse-enemy'],
      slots: ['curse-enemy', ''],
      hasEpic: 0,
    });
    expect(boardOf(game).tokens.map(({ owner, kind, on }) => [owner, kind, on])).toEqual(
      Array(4).fill([2, 'support', NONE]),
    );
    expect(boardOf(game).treasureDeck).toBe(51); // what is paid goes back
    expect(boardOf(game).party[2].suit).toBe(2); // PR-3.13: the suit stays
  });

  test('PR-27.11 5 more buy the second ability of that role', () => {
    const game = peasants({ ...HEALER, treasure: [1, 5, 0, 0] });
    expect(steps(game)).toContain('second:0');
    expect(salesThat(steps(game), (it) => 'learn-epic' in it || ('role' in it && it.seat === 0))).toEqual([]);
    buy(game, 'second:0');
    expect(boardOf(game).party[0]).toMatchObject({
      known: ['cure', 'boost-heal'],
      slots: ['cure', 'boost-heal'],
      hasEpic: 0,
    });
  });

  test('PR-27.12 5 more buy the EPIC; afterwards come the lessons of the town', () => {
    const second = { slots: ['cure', 'boost-heal'], known: ['cure', 'boost-heal'], origin: 'healer' };
    const game = peasants({ ...second, treasure: [1, 10, 0, 0] });
    expect(steps(game)).toContain('learn-epic:0');
    expect(sold(game)).not.toContain('buy:ability:0:double-damage');
    buy(game, 'learn-epic:0');
    expect(boardOf(game).party[0].hasEpic).toBe(1);
    const isLesson = (it: Purchase) => 'buy' in it && it.buy === 'ability' && it.ability === 'double-damage';
    const lessons = salesThat(sold(game), (it) => isLesson(it) || 'learn-epic' in it || 'second' in it);
    expect(lessons).toEqual(['buy:ability:0:double-damage']);
  });

  test('PR-27.12 PR-27.13 it is the EPIC of that role, and none before it is paid', () => {
    const healer = { slots: ['cure', 'boost-heal'], known: ['cure', 'boost-heal'], origin: 'healer' };
    const epics = (hasEpic: number) => offeredOf(peasants({ ...healer, hasEpic }, FOE), 'epic');
    expect([epics(0), epics(1)]).toEqual([[], ['epic:resurrection']]);
  });

  test('PR-27.12 PR-R63 the steps need no town', () => {
    const rich = { ...PEASANT, treasure: [0, 0, 0, 6] };
    const tower = () =>
      party({ party: { 0: rich, 1: PEASANT, 2: PEASANT, 3: PEASANT } }, { makeup: 'peasants', campaign: 'tower' });
    expect(sold(tower())).toContain('buy:flask'); // before the first fight there is a town (PR-23.2)
    const later = tower().board({ fights: 1 });
    expect(sold(later)).not.toContain('buy:flask');
    expect(steps(later)).toContain('role:0:healer:cure');
  });

  test('PR-27.10 PR-R63 its stats drop by the treasure it spent', () => {
    const game = peasants({ treasure: [0, 6, 0, 0] });
    buy(game, 'role:0:healer:cure');
    expect(boardOf(game).party[0].treasure).toEqual([0, 1, 0, 0]);
  });
});
