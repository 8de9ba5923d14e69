/** How a competent party plays a challenge: it buys so many dice, plays the best line, places what covers most. */
import type { AskNamed, AskOf } from '@tabard/kernel';
import { ATTRS } from '../content';
import type { Seen } from '../rules/board';
import { rowAt } from '../rules/party/stamina';
import type { AdventuresAsks, Purchase } from '../rules/questions';
import { Carrying, type Option, playOf } from './answers';
import { bestPurchase } from './buying';
import { bestLine, type LineOptions } from './line';
import { type Position, positionOf } from './position';
import type { Answer } from './table';

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

  readonly answer = (seen: Seen, asks: readonly AskOf<AdventuresAsks>[]): Answer => {
    const [ask] = asks;
    if (ask.question === 'pool.buy') return { seat: ask.seat, option: this.buy(seen) };
    const plays = asks.filter((one) => one.question === 'challenge.play');
    if (plays.length > 0) return this.play(seen, plays);
    return { seat: ask.seat, option: this.carrying?.answer(seen, ask) ?? plainAnswer(seen, ask) };
  };

  private buy(seen: Seen): 'enough' | Purchase {
    const purchase = this.bought < this.spend.dice ? bestPurchase(seen) : null;
    this.bought += 1;
    return purchase ? { buy: purchase.colour } : 'enough';
  }

  private play(seen: Seen, asks: readonly AskNamed<AdventuresAsks, 'challenge.play'>[]): Answer {
    this.bought = 0; // a later round buys anew
    const position = this.thrifty(positionOf(seen));
    const line = bestLine(position, this.spend.line);
    const [move] = line.moves;
    const ask = move && asks.find(({ seat }) => seat === move.play.seat);
    const play = ask && playOf(move, ask.options);
    if (!play) return { seat: asks[0].seat, option: 'done' };
    if (play.kind === 'bonus') this.tokens -= 1;
    this.carrying = new Carrying(move);
    return { seat: ask.seat, option: play };
  }

  private thrifty(position: Position): Position {
    return { ...position, tokens: Math.min(position.tokens, Math.max(0, this.tokens)) };
  }
}

/** Questions on which no plan depends. */
export function plainAnswer({ b }: Seen, ask: AskOf<AdventuresAsks>): Option {
  switch (ask.question) {
    case 'challenge.place':
      return ask.options.includes('best') ? 'best' : 'confirm';
    case 'bonus.spend':
      return 'yes';
    case 'op.recover':
    case 'op.restore':
      return most(ask.options, (seat) => b.fatigue[seat] - b.health[seat]);
    case 'rows.lose':
      return most(ask.options, (attr) => b.rows[rowAt(ask.seat, attr)]);
    case 'rows.gain':
      return most(ask.options, (attr) => b.scores[rowAt(ask.seat, attr)] * ATTRS.length - attr);
    default:
      return wayOut(ask.options) ?? ask.options[0];
  }
}

const most = (options: readonly number[], worth: (option: number) => number): number =>
  options.slice().sort((x, y) => worth(y) - worth(x))[0];

/** A word that leads on without a deed. */
const WAYS_OUT = ['enough', 'done', 'no', 'stop'] as const;
const wayOut = (options: readonly Option[]): Option | undefined => WAYS_OUT.find((word) => options.includes(word));
