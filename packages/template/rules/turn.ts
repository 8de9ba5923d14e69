/** 1. A turn at the hoard. */
import { why } from '@tabard/kernel';
import { type Flow, type G, wakesAt } from './board';
import type { Act } from './questions';

const DIE = 'd6';

/** One decision. A checkpoint: what is held, and how often somebody reached in, stands on the board. */
export function* step(g: G): Flow {
  const { b } = g;
  const seat = b.turn;
  const act = yield* g.choose(seat, 'turn.act', () => acts(g.content.hands), {
    forbid: (choice) => (choice === 'leave' && b.held === 0 ? why('SD-1.3') : null),
    about: { held: b.held, wakes: wakesAt(g) },
  });
  if (act === 'leave') leave(g);
  else reach(g, act.reach);
}

const acts = (hands: number): readonly Act[] => [
  ...Array.from({ length: hands }, (_, i) => ({ reach: i + 1 })),
  'leave',
];

function reach(g: G, hands: number): void {
  const { b } = g;
  const seat = b.turn;
  const wakes = wakesAt(g);
  b.dice = g.roll('hoard', seat, new Array(hands).fill(DIE)).map((face) => face + 1);
  b.reaches += 1;
  if (b.dice.some((pips) => pips <= wakes)) {
    const lost = b.held;
    b.held = 0;
    g.tell('woke', { seat, dice: b.dice.slice(), lost });
    passTurn(g); // SD-1.2
    return;
  }
  b.held += b.dice.reduce((sum, pips) => sum + pips, 0); // SD-1.1
  g.tell('reached', { seat, dice: b.dice.slice(), held: b.held });
}

function leave(g: G): void {
  const { b, content } = g;
  const seat = b.turn;
  const gold = b.held;
  b.held = 0;
  b.gold[seat] += gold;
  g.tell('left', { seat, gold, owns: b.gold[seat] });
  if (b.gold[seat] >= content.goal) {
    g.tell('won', { seat });
    g.end({
      places: b.gold.map((own) => 1 + b.gold.filter((other) => other > own).length),
      scores: b.gold.slice(),
      reason: 'SD-1.3',
    });
  }
  passTurn(g); // SD-1.3
}

export function passTurn(g: G): void {
  const { b } = g;
  b.turn = (b.turn + 1) % g.seats;
  b.turnNumber += 1;
  b.reaches = 0;
  g.tell('turn.begins', { seat: b.turn, turn: b.turnNumber });
}
