/** What the companion does in moments that tell a good party member from a bad one. */
import { Chair, quickStream, type Seat } from '@tabard/kernel';
import { expect, test } from 'vitest';
import { party } from '../scenarios/table.fixture';
import { bots } from './index';

const companion = bots[bots.length - 1];

type Given = Parameters<typeof party>[0];
type Options = Parameters<typeof party>[1];

function seated(given: Given, seat: Seat, options?: Options, pointed: readonly (string | null)[] = []) {
  const { match } = party(given, options);
  const player = companion.sit(new Chair(match, seat, quickStream(1), () => pointed));
  const ask = match.pending.asks.find((it) => it.seat === seat);
  if (!ask) throw new Error(`seat ${seat} is not asked; ${match.pending.asks.map((it) => it.question)}`);
  return { player, ask };
}

/** What this seat answers there. */
function does(given: Given, seat: Seat, options?: Options, pointed?: readonly (string | null)[]): string {
  const { player, ask } = seated(given, seat, options, pointed);
  return player.choose(ask);
}

const PROTECTOR = 0;
const HEALER = 1;
const DAMAGE = 2;
const KING = { cards: [13, 12, 12, 12] };
const MINION = { cards: [2, 3, 4, 5] };

test('the Healer cures whoever is about to die, before anything else', () => {
  expect(does({ enemies: [KING], party: { [DAMAGE]: { hp: 1 } }, epicUse: 0 }, HEALER)).toBe(`cure:${DAMAGE}`);
});

test('the Healer does not cure the unhurt', () => {
  expect(does({ enemies: [KING] }, HEALER)).not.toMatch(/^cure/);
});

test('Damage charges XXX against a King, and not against a Minion', () => {
  expect(does({ enemies: [KING] }, DAMAGE)).toBe('epic:xxx');
  expect(does({ enemies: [MINION] }, DAMAGE)).not.toBe('epic:xxx');
});

test('nobody attacks an enemy in stance while there is something better to do', () => {
  const given = { enemies: [{ ...MINION, stance: 1 }] };
  for (const seat of [PROTECTOR, HEALER, DAMAGE]) expect(does(given, seat), String(seat)).not.toBe('attack:4');
});

test('of two enemies the one that can be finished is attacked', () => {
  const given = { enemies: [{ ...MINION, hp: 1 }, { cards: [6, 4, 5, 3] }], epicUse: 0 };
  expect(does(given, DAMAGE)).toBe('attack:4');
});

test('whoever wants to heal the dying goes before whoever wants to attack', () => {
  const given = { enemies: [{ cards: [10, 9, 9, 9] }], party: { [PROTECTOR]: { hp: 1 } }, epicUse: 0 };
  const eagerness = (seat: Seat) => {
    const { player, ask } = seated(given, seat);
    return player.eager?.(ask) ?? 0;
  };
  expect(eagerness(HEALER)).toBeGreaterThan(eagerness(DAMAGE));
});

test('PR-29.5 what a person points at is attacked, where that is as good', () => {
  const twin = { sheet: { type: 'minion', stats: [5, 3, 4, 4] } };
  const twins = { enemies: [twin, twin], epicUse: 0 };
  const target = (pointed: string | null) => does(twins, DAMAGE, undefined, [pointed, null, null, null]);
  expect(target('enemy:5')).toBe('attack:5');
  expect(target('enemy:4')).toBe('attack:4');
});

test('swing attacks whenever it can', () => {
  const { match } = party({ enemies: [KING], party: { [DAMAGE]: { hp: 1 } } });
  for (const ask of match.pending.asks) {
    const player = bots[0].sit(new Chair(match, ask.seat, quickStream(1)));
    expect(player.choose(ask)).toMatch(/^attack:/);
  }
});
