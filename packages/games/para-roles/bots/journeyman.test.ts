/** What a journeyman lacks, faculty by faculty: in each position a companion does otherwise. */
import { Chair, quickStream, type Seat } from '@tabard/kernel';
import type { Scenario } from '@tabard/testkit';
import { describe, expect, test } from 'vitest';
import { FULL_PACK, valueOfCard } from '../rules/cards/cards';
import { fight } from '../scenarios/fight.fixture';
import { party } from '../scenarios/table.fixture';
import { companion } from './companion';
import { ALL, TRADE_ALONE } from './faculties';
import { journeyman, type ParaBot } from './index';
import { Fray } from './thinking/fray';

const PROTECTOR = 0;
const HEALER = 1;
const DAMAGE = 2;
const SUPPORT = 3;
const KING = { cards: [13, 12, 12, 12] };

const at = (bot: ParaBot, { match }: Scenario, seat: Seat) => {
  const ask = match.pending.asks.find((it) => it.seat === seat);
  if (!ask) throw new Error(`seat ${seat} is not asked`);
  const player = bot.sit(new Chair(match, seat, quickStream(1)) as never);
  return { answer: player.choose(ask), eager: () => player.eager?.(ask) ?? 0 };
};

describe('a journeyman knows its trade', () => {
  const given = { enemies: [KING], party: { [SUPPORT]: { hp: 1 } }, epicUse: 0 } as const;

  test('it heals who is near death, curses what is strong and readies a blow before a hard shell', () => {
    expect(at(journeyman, fight(given), HEALER).answer).toBe(`cure:${SUPPORT}`);
    expect(at(journeyman, fight({ enemies: [KING], epicUse: 0 }), SUPPORT).answer).toMatch(/^curse-enemy:4:/);
    const shell = { enemies: [{ cards: [9, 13, 4, 4] }], epicUse: 0 };
    expect(at(journeyman, fight(shell), DAMAGE).answer).toMatch(/^(precise-strike|double-damage)$/);
  });

  test('and charges XXX against a King', () => {
    expect(at(journeyman, fight({ enemies: [KING] }), DAMAGE).answer).toBe('epic:xxx');
  });
});

describe('and nothing more', () => {
  test('counts: to it every deck is a full one', () => {
    const high = FULL_PACK.filter((card) => valueOfCard(card) > 8);
    const { match } = fight({}).board({ deck: high, discard: FULL_PACK.filter((card) => valueOfCard(card) <= 8) });
    const fray = (can: typeof ALL) => new Fray(match.seen(0) as never, 0, can);
    expect(fray(ALL).odds.chance(9)).toBe(0); // no card below 9 is left
    expect(fray(TRADE_ALONE).odds.chance(9)).toBeCloseTo(28 / 52);
  });

  test('agrees: it takes its turn as it comes', () => {
    const game = fight({ enemies: [KING] });
    expect(at(journeyman, game, DAMAGE).eager()).toBe(0);
    expect(at(companion, game, DAMAGE).eager()).toBeGreaterThan(0);
  });

  test('tarries: it strikes the last harmless enemy down, whoever is wounded', () => {
    const weak = { cards: [5, 2, 2, 2], hp: 1 };
    const game = fight({ enemies: [weak], party: { [DAMAGE]: { hp: 2 }, [SUPPORT]: { hp: 4 } }, epicUse: 0 });
    expect(at(journeyman, game, DAMAGE).answer).toBe('attack:4');
    expect(at(companion, game, DAMAGE).answer).not.toMatch(/^attack/);
  });

  test('runs: it stands its ground', () => {
    const hopeless = {
      enemies: [{ cards: [14, 14, 14, 14] }],
      epicUse: 0,
      party: { 0: { hp: 2 }, 1: { hp: 0, fallen: 1, treasure: [1, 0, 0, 0] }, 2: { hp: 1 }, 3: { hp: 2 } },
    };
    const game = party(hopeless, { campaign: 'tower' });
    expect(at(journeyman, game, PROTECTOR).answer).not.toMatch(/^run/);
    expect(at(companion, game, PROTECTOR).answer).toMatch(/^run:4:/);
  });

  test('trades: its treasure stays under its stats', () => {
    const rich = {
      party: { 0: { treasure: [0, 2, 0, 0] }, 1: { treasure: [0, 0, 0, 2] }, 2: { treasure: [0, 0, 2, 0] } },
    };
    expect(at(journeyman, party(rich), PROTECTOR).answer).toBe('go');
    expect(at(companion, party(rich), PROTECTOR).answer).toBe('shop');
  });
});
