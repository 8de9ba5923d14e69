import { describe, expect, test } from 'vitest';
import { bossFight, fight, party, rest, THROW, table, ware } from '../scenarios/table.fixture';
import { undecided } from './undecided';

type Game = ReturnType<typeof fight>;
const MISS = { rest: 'out' };

/** What is done for the first who is asked; null: nothing, so a bot decides. */
function decided(game: Game): string | null {
  const [ask] = game.match.pending.asks;
  const key = undecided(game.match.seen(ask.seat) as never, ask) ?? null;
  if (key !== null) expect(game.match.explain(ask.seat, key)).toBeNull();
  return key;
}

describe('DF-R104.9 when the time has run out', () => {
  test('DF-R104.9 an assist throw at the bullseye, an assisted flip', () => {
    const game = fight();
    game.seat(1).answers('red');
    expect(decided(game)).toBe('assist:bullseye');
    const flip = fight({ combat: { toFlip: [{ template: 'weak-point', by: 'monster' }] } });
    expect([flip.match.pending.asks[0].question, decided(flip)]).toEqual(['flip', 'assist']);
  });

  test('nothing is said of die, room and Hero, which somebody must choose; a Bonus die rather than retrieving', () => {
    expect(decided(fight())).toBeNull();
    expect(decided(table())).toBeNull();
    expect(decided(party({ rooms: ['cool-slide', 'wishing-hole'] }))).toBeNull();
    expect(decided(fight({ combat: { pool: [] } }))).toBe('bonus');
  });

  test('nothing is used up, given away or voted for', () => {
    const heroes = { 1: { cards: ['tea-tray'] } };
    const armed = fight({ heroes }).world('throw', MISS);
    expect(decided(armed.seat(1).answers('red', THROW))).toBe('done');
    const icon = fight().world('throw', { ...MISS, symbol: 'icon' });
    expect(decided(icon.seat(1).answers('red', THROW))).toBe('decline');
    const weapon = fight({ heroes: { 1: { cards: ['frozen-salmon'] } } });
    expect(decided(weapon.seat(1).answers('red'))).toBe('none');
    const vote = fight({ monster: 'pogo-fox' });
    expect(decided(vote.seat(0).answers('back-down'))).toBe('no');
    const faint = fight({ heroes: { 1: { life: 1 }, 2: { cards: ['grandmothers-cocoa'] } } }).world('throw', MISS);
    expect(decided(faint.seat(1).answers('red', THROW))).toBe('pass');
    const exchange = rest({ heroes: { 0: { cards: ['tea-tray'] } } });
    expect(decided(exchange)).toBe('done');
    expect(decided(exchange.seat(0).answers(`card:0:${ware('tea-tray')}`))).toBe('back');
    const shop = party({ phase: 'shop', chest: { gold: 9 }, shop: ['tea-tray'] });
    expect(decided(shop)).toBe('done');
    expect(decided(shop.seat(0).answers(`card:${ware('tea-tray')}`))).toBe('back');
  });

  test('a throw that stands is kept', () => {
    const game = fight({ combat: { active: 0 } }).world('throw', { section: 'D0', symbol: 'icon' });
    expect(decided(game.seat(0).answers('red', THROW))).toBe('keep');
    const last = bossFight({
      combat: { pool: [] },
      chest: { bonus: 0 },
      heroes: { 0: { cards: ['bag-of-fresh-snow'] } },
    });
    expect(decided(last)).toBe('pass');
  });
});
