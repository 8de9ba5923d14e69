/** How a competent party plays a challenge: it buys so many dice, plays the best line, places what covers most. */
import type { PendingAsk, Seat } from '@tabard/kernel';
import { ATTRS } from '../content';
import type { G, Seen } from '../rules/board';
import { rowAt } from '../rules/party/stamina';
import { Carrying, keyOfPlay } from './answers';
import { bestPurchase } from './buying';
import { bestLine, type LineOptions } from './line';
import { type Position, positionOf } from './position';
import type { Mind } from './table';

/** What the party is ready to spend. */
export interface Spend {
  /** Dice bought at most, in a check or in each round of a combat. */
  readonly dice: number;
  /** Bonus play tokens used at most. */
  readonly tokens?: number;
  readonly line?: LineOptions;
}

export class Planner {
  private carrying: Carrying | null = null;
  private tokens: number;
  private bought = 0;

  constructor(private readonly spend: Spend) {
    this.tokens = spend.tokens ?? 0;
  }

  readonly answer: Mind = (g: G, asks: readonly PendingAsk[]) => {
    const [ask] = asks;
    const { seat, question } = ask;
    if (question === 'pool.buy') return { seat, key: this.buy(g) };
    if (question === 'challenge.play') return this.play(g, asks);
    const key = this.carrying?.answer(g, ask) ?? plainAnswer(g, ask);
    return { seat, key };
  };

  private buy(seen: Seen): string {
    const purchase = this.bought < this.spend.dice ? bestPurchase(seen) : null;
    this.bought += 1;
    return purchase?.key ?? 'enough';
  }

  private play(seen: Seen, asks: readonly PendingAsk[]): { seat: Seat; key: string } {
    this.bought = 0; // a later round buys anew
    const position = this.thrifty(positionOf(seen));
    const line = bestLine(position, this.spend.line);
    const [move] = line.moves;
    const ask = move && asks.find(({ seat }) => seat === move.play.seat);
    const key = ask && keyOfPlay(move, ask.options);
    if (!key) return { seat: asks[0].seat, key: 'done' };
    if (key.startsWith('bonus:')) this.tokens -= 1;
    this.carrying = new Carrying(move);
    return { seat: ask.seat, key };
  }

  private thrifty(position: Position): Position {
    return { ...position, tokens: Math.min(position.tokens, Math.max(0, this.tokens)) };
  }
}

/** Questions on which no plan depends. */
export function plainAnswer({ b }: Seen, { question, options, seat }: PendingAsk): string {
  const has = (key: string) => options.includes(key);
  const most = (worth: (key: string) => number) => options.slice().sort((x, y) => worth(y) - worth(x))[0];
  if (question === 'challenge.place') return has('best') ? 'best' : 'confirm';
  if (question === 'bonus.spend') return 'yes';
  if (question === 'op.recover' || question === 'op.restore')
    return most((key) => b.fatigue[Number(key)] - b.health[Number(key)]);
  if (question === 'rows.lose') return most((key) => b.rows[rowAt(seat, Number(key))]);
  if (question === 'rows.gain') return most((key) => b.scores[rowAt(seat, Number(key))] * ATTRS.length - Number(key));
  if (question === 'op.die') return has('enough') ? 'enough' : options[0];
  return ['enough', 'done', 'no', 'stop'].find(has) ?? options[0];
}
