/** Every line of a manipulation step, tried out through the rules themselves: slow, and the measure of the solver. */
import { type Ask, type Offered, quickStream } from '@tabard/kernel';
import { house } from '../content/house';
import type { Adventures, G } from '../rules/board';
import { bestPlacement } from '../rules/challenge/assign';
import { manipulate } from '../rules/challenge/manipulate';
import type { Play } from '../rules/questions';
import { faceCode } from './faces';
import { beginBox, type Hero, seatParty } from './party';
import { positionOf, WEAR } from './position';
import { verbsFor } from './table';

export interface Case {
  readonly skill: string;
  readonly difficulty: number;
  readonly hands: readonly (readonly string[])[];
  /** "R5": colour and value. */
  readonly pool: readonly string[];
  readonly classes?: readonly string[];
  readonly tokens?: number;
  readonly modifiers?: readonly string[];
}

const NOTHING = [0, 0, 0, 0, 0, 0];

/** A party at its manipulation step, with this pool. */
export function atStep({ skill, difficulty, hands, pool, classes = [], tokens = 0, modifiers }: Case): G {
  const g = verbsFor(house, hands.length, quickStream(1));
  const heroes = hands.map(
    (hand, seat): Hero => ({ class: classes[seat] ?? 'wallbreaker', scores: NOTHING, hand, tired: !classes[seat] }),
  );
  seatParty(g, { heroes, bonusTokens: tokens });
  beginBox(g, { kind: 'check', skill, difficulty, modifiers });
  for (const text of pool) {
    const mask = 1 << 'RKGBWP'.indexOf(text[0]);
    const die = g.b.dieAt.findIndex((at, i) => at === 1 && g.b.dieMask[i] === mask);
    g.b.dieAt[die] = 2;
    g.b.dieValue[die] = Number(text[1]);
  }
  g.b.stage = 'manipulate';
  return g;
}

interface Best {
  covered: number;
  cost: number;
}

/** The most slots, then the least wear, over all answers that the rules allow. No dice may be rolled. */
export function bruteForce(g: G): Best {
  const best: Best = { covered: -1, cost: 0 };
  const seen = new Map<string, number>();
  const explore = (b: Adventures, cost: number): void => {
    const key = stampOf(b);
    if ((seen.get(key) ?? Number.POSITIVE_INFINITY) <= cost) return;
    seen.set(key, cost);
    g.b = b;
    const covered = bestPlacement(g).length;
    if (covered > best.covered || (covered === best.covered && cost < best.cost))
      Object.assign(best, { covered, cost });
    for (const { board, wear } of playsFrom(g, b)) explore(board, cost + wear);
  };
  explore(g.b, 0);
  return best;
}

const stampOf = (b: Adventures): string => {
  const dice = b.dieAt.flatMap((at, die) => (at === 2 ? [faceCode(b.dieMask[die], b.dieValue[die])] : [])).sort();
  return JSON.stringify([dice, b.cardZone, b.classState, b.challenge!.plays, b.challenge!.granted, b.bonusTokens]);
};

/** Every way to make one play: the answers are tried like the digits of a number. */
function playsFrom(g: G, before: Adventures): { board: Adventures; wear: number }[] {
  const out: { board: Adventures; wear: number }[] = [];
  const digits: number[] = [];
  do {
    const board = structuredClone(before);
    g.b = board;
    const sizes: number[] = [];
    let first: 'done' | Play | null = null;
    const flow = manipulate(g);
    for (let next = flow.next(); !next.done; ) {
      const options = optionsOf(next.value);
      if (options.length === 0) {
        next = flow.next(undefined);
        continue;
      }
      const at = sizes.length;
      digits[at] ??= 0;
      sizes.push(options.length);
      const { seat, value } = options[digits[at]];
      if (at === 0) first = value as 'done' | Play;
      next = flow.next(next.value.kind === 'one' ? value : { seat, value });
    }
    if (first !== null && first !== 'done') out.push({ board, wear: wearOf(g, first) });
    digits.length = sizes.length;
    while (digits.length > 0 && digits[digits.length - 1] === sizes[digits.length - 1] - 1) digits.pop();
    if (digits.length > 0) digits[digits.length - 1] += 1;
  } while (digits.length > 0);
  return out;
}

function optionsOf(ask: Ask): { seat: number; value: Offered }[] {
  const seats = ask.kind === 'first' ? ask.seats : ask.seats.slice(0, 1);
  return seats.flatMap((seat) =>
    ask.offer(seat).flatMap((value) => (ask.forbid?.(value, seat) ? [] : [{ seat, value }])),
  );
}

function wearOf(g: G, { kind, card }: Play): number {
  if (kind === 'ability') return WEAR.ability;
  const { after, oncePerAdventure } = g.content.cards[card];
  return (oncePerAdventure ? WEAR.once : WEAR[after]) + (kind === 'bonus' ? WEAR.token : 0);
}

/** The position as the solver sees it, every slot worth having. */
export const puzzleOf = (g: G) => ({ ...positionOf(g), goal: 'most' as const });
