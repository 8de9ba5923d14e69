/**
 * The dice puzzle of one manipulation step, cut out of a match: what lies in the pool and the bag, what is open, who may
 * still play what. Legality is the rules' own: plays are those of `playsOf` that `forbidPlay` lets through but for the dice.
 */
import type { Seat } from '@tabard/kernel';
import type { Mask, Op } from '../content';
import { IN_BAG, type Seen } from '../rules/board';
import { isBanned, playLimit, poolOf } from '../rules/challenge/active';
import { openings } from '../rules/challenge/assign';
import type { Opening } from '../rules/challenge/cover';
import { forbidForGood, opsOf, playsOf } from '../rules/challenge/manipulate';
import { isOpBanned } from '../rules/challenge/ops';
import type { Play as OfferedPlay } from '../rules/questions';
import { type Face, faceCode } from './faces';

export interface Play {
  readonly seat: Seat;
  /** Whose option it is; NO_CARD: the class card's. */
  readonly card: number;
  readonly option: number;
  readonly kind: 'card' | 'ability';
  /** What the modifiers leave of its ops. */
  readonly ops: readonly Op[];
  /** Plays of one card or one class exclude each other. */
  readonly group: number;
  /** What playing it wears out (see WEAR). */
  readonly cost: number;
}

export interface Position {
  readonly pool: readonly Face[];
  /** Printed colours of every die in the bag. */
  readonly bag: readonly Mask[];
  /** `slot`: its place in the active space. */
  readonly open: readonly (Opening & { readonly slot: number })[];
  readonly plays: readonly Play[];
  /** By seat: cards it may still play without a token. */
  readonly left: readonly number[];
  /** Tokens that may still be spent (RA-18.7); 0 where a modifier forbids them. */
  readonly tokens: number;
  /** A check wants all of its slots; in a combat each slot is worth having. */
  readonly goal: 'all' | 'most';
}

/**
 * What a play costs beyond itself. A discarded card is back after the challenge, a spent one, a class card and a token
 * after the next rest, a once-per-adventure card in the next adventure, a single-use card never.
 */
export const WEAR = { discard: 1, spent: 5, ability: 5, token: 6, once: 8, return: 10 } as const;

export function positionOf(seen: Seen): Position {
  const { b, seats } = seen;
  const challenge = b.challenge!;
  const all = Array.from({ length: seats }, (_, seat) => seat);
  return {
    pool: poolOf(b).map((die) => faceCode(b.dieMask[die], b.dieValue[die])),
    bag: [...b.dieAt.keys()].filter((die) => b.dieAt[die] === IN_BAG).map((die) => b.dieMask[die]),
    open: openings(seen),
    plays: all.flatMap((seat) => availablePlays(seen, seat)),
    left: all.map((seat) => Math.max(0, playLimit(seen, seat) + challenge.bonusUsed[seat] - challenge.plays[seat])),
    tokens: isBanned(seen, 'bonus') ? 0 : b.bonusTokens,
    goal: challenge.kind === 'check' ? 'all' : 'most',
  };
}

function availablePlays(seen: Seen, seat: Seat): Play[] {
  return playsOf(seen, seat)
    .map((play) => (play.kind === 'bonus' ? { ...play, kind: 'play' as const } : play)) // `left` and `tokens` count
    .filter((play) => forbidForGood(seen, seat, play) === null)
    .map((play) => ({
      seat,
      card: play.card,
      option: play.option,
      kind: play.kind === 'ability' ? ('ability' as const) : ('card' as const),
      ops: opsOf(seen, seat, play).filter((op) => !isOpBanned(seen, op)),
      group: play.kind === 'ability' ? seen.content.cards.length + seat : play.card,
      cost: wearOf(seen, play),
    }))
    .filter(({ ops }) => ops.length > 0);
}

function wearOf({ content }: Seen, { kind, card }: OfferedPlay): number {
  if (kind === 'ability') return WEAR.ability;
  const { after, oncePerAdventure } = content.cards[card];
  return oncePerAdventure ? WEAR.once : WEAR[after];
}
