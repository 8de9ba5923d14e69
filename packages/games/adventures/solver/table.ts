/**
 * A challenge played by the rules themselves, without a match round them: the same flows, on a board of one's own, with
 * dice of a stream of one's own. What a mind answers here it would answer at a table.
 */
import {
  type Ask,
  type AskOf,
  type Flow,
  keyOf,
  type Offered,
  RulesError,
  type Seat,
  type Stream,
  Verbs,
} from '@tabard/kernel';
import type { Content } from '../content';
import type { Adventures, G, NextStep } from '../rules/board';
import { manipulate } from '../rules/challenge/manipulate';
import { place } from '../rules/challenge/place';
import { buildPool } from '../rules/challenge/pool';
import { endRound } from '../rules/challenge/round-end';
import type { AdventuresEvents } from '../rules/events';
import { keys, questions } from '../rules/keys';
import type { AdventuresAsks } from '../rules/questions';
import type { Option } from './answers';

/** Of several seats that may answer, one does: which, and with what. */
export type Mind = (g: G, asks: readonly AskOf<AdventuresAsks>[]) => Answer;

export interface Answer {
  readonly seat: Seat;
  readonly option: Option;
}

export function verbsFor(content: Content, seats: number, stream: Stream): G {
  const host = {
    quiet: true,
    roll: (_label: string, _seat: Seat, dice: readonly string[]) => dice.map(() => stream.below(6)),
    pick: (_label: string, n: number) => stream.below(n),
    picks: (_label: string, sizes: readonly number[]) => sizes.map((n) => stream.below(n)),
    order: (_label: string, items: readonly number[]) => items,
    world: () => null,
    tell: () => undefined,
    closeUndo: () => undefined,
    finish: (): never => {
      throw new RulesError('solver', 'no challenge ends the game');
    },
    wish: () => '',
  };
  return new Verbs<Adventures, AdventuresEvents, Content, AdventuresAsks>(host, seats, {}, content, true);
}

const STAGES: { readonly [stage in NextStep]?: (g: G) => Flow } = {
  pool: buildPool,
  manipulate,
  place,
  roundEnd: endRound,
};

/** From the building of the pool to the moment before the result is read. */
export function playChallenge(g: G, mind: Mind): void {
  for (let flow = STAGES[g.b.stage]; flow; flow = STAGES[g.b.stage]) drive(g, flow(g), mind);
}

/** One stage, its questions answered; what goes without asking goes so here too. */
export function drive(g: G, flow: Flow<unknown>, mind: Mind): void {
  for (let next = flow.next(undefined); !next.done; ) next = flow.next(answerTo(g, next.value, mind));
}

function answerTo(g: G, ask: Ask, mind: Mind): unknown {
  const { kind, seats, question } = ask;
  const asked = kind === 'first' ? seats : seats.slice(0, 1);
  const offered = asked.map((seat) => ask.offer(seat).filter((value) => !ask.forbid?.(value, seat)));
  if (kind === 'one' && offered[0].length === 0 && ask.maybe) return undefined;
  const wrap = (seat: Seat, value: Offered) => (kind === 'one' ? value : { seat, value });
  if (kind !== 'first' && offered[0].length === 1 && !ask.always) return wrap(seats[0], offered[0][0]);
  const asks = asked.map((seat, i) => questions.asked(ask, seat, offered[i], g.content));
  const { seat, option } = mind(g, asks);
  const value = sameIn(g, question, offered[asked.indexOf(seat)] ?? [], option);
  if (value === undefined)
    throw new RulesError('solver', `seat ${seat} may not answer ${question} with ${JSON.stringify(option)}`);
  return wrap(seat, value);
}

/** What was answered, among the values that the rule has offered: they may know more than the answer. */
function sameIn({ content }: G, question: string, offered: readonly Offered[], option: Offered): Offered | undefined {
  if (offered.includes(option)) return option;
  const key = (value: Offered) => keyOf({ keys, content }, question, value);
  const wanted = key(option);
  return offered.find((value) => key(value) === wanted);
}
