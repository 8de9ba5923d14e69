/**
 * What a support, a token or a treasure would change, in the chances a player can act on: "Attack 6 to 7: 31 to 38 %".
 * All of it is the rules asked again about a board that is one token, boost or treasure further; nothing here decides.
 */
import type { Seat } from '@tabard/kernel';
import type { ParaRoles, Seen, Token, Who } from './board';
import { ATTACK, DEFENSE, HEALTH, type Suit } from './cards/cards';
import { stat } from './cards/stats';
import { chanceOf, chanceOfPreview, oddsOf, previewAction } from './odds';

/** A stat before and after, and with it the chance of its check; of Health the most HP, which no check is drawn against. */
export interface StatChange {
  readonly now: number;
  readonly becomes: number;
  /** Null for Health. */
  readonly chance: Change | null;
}

/** From 0 to 1. */
export interface Change {
  readonly now: number;
  readonly becomes: number;
}

type Board = ParaRoles;
const withBoard = (seen: Seen, board: Partial<Board>): Seen => ({ ...seen, b: { ...seen.b, ...board } });

const withOne = (seen: Seen, seat: Seat, change: Partial<Board['party'][number]>): Seen =>
  withBoard(seen, { party: seen.b.party.map((one, i) => (i === seat ? { ...one, ...change } : one)) });

function changeOf(seen: Seen, after: Seen, who: Who, suit: Suit): StatChange {
  const values = { now: stat(seen, who, suit), becomes: stat(after, who, suit) };
  if (suit === HEALTH) return { ...values, chance: null };
  return {
    ...values,
    chance: { now: chanceOf(oddsOf(seen, who, suit)), becomes: chanceOf(oddsOf(after, who, suit)) },
  };
}

/** PR-3.4: so many treasures more, or fewer, on this stat. */
export function changeByTreasure(seen: Seen, seat: Seat, suit: Suit, more: 1 | -1): StatChange {
  const treasure = seen.b.party[seat].treasure.map((count, i) => (i === suit ? Math.max(0, count + more) : count));
  return changeOf(seen, withOne(seen, seat, { treasure }), seat, suit);
}

const supportOf = (owner: Seat, on: Who, suit: Suit): Token => ({ owner, kind: 'support', spare: 0, on, suit });

/** A token of this owner on somebody's stat. */
export const changeByToken = (seen: Seen, owner: Seat, who: Who, suit: Suit): StatChange =>
  changeOf(seen, withToken(seen, supportOf(owner, who, suit)), who, suit);

const withToken = (seen: Seen, token: Token): Seen => withBoard(seen, { tokens: [...seen.b.tokens, token] });

/** The enemy that is attacked in such a comparison: the one whose hit is likeliest now. */
function likeliest(seen: Seen, seat: Seat): Who | undefined {
  const enemies = seen.b.enemies.filter(({ hp }) => hp > 0).map(({ id }) => id);
  const chances = enemies.map((id) => chanceOfAttack(seen, seat, id));
  return enemies[chances.indexOf(Math.max(...chances))];
}

function chanceOfAttack(seen: Seen, seat: Seat, enemy: Who): number {
  const preview = previewAction(seen, seat, `attack:${enemy}`);
  return preview && preview.damage > 0 ? chanceOfPreview(preview) : 0;
}

/** What a deed does for the next attack it helps: whose, at whom, and how likely that is now and then. */
export interface Gain extends Change {
  readonly who: Seat;
  readonly enemy: Who;
}

type After = (seen: Seen, seat: Seat, target: number, suit: number) => readonly [helped: Seat, after: Seen] | null;

/** The supports that help an attack, each with the board on which it has succeeded. */
const HELPS: { readonly [does: string]: After } = {
  'joint-attack': (seen, owner, ally) => [
    ally,
    withToken(seen, { owner, kind: 'protector', spare: 0, on: ally, suit: ATTACK }), // PR-9.2, PR-9.3
  ],
  'precise-strike': (seen, seat) => [seat, withOne(seen, seat, { precise: 1 })], // PR-9.14
  'buff-ally': (seen, owner, ally, suit) =>
    suit === ATTACK ? [ally, withToken(seen, supportOf(owner, ally, suit))] : null, // PR-9.19
  'curse-enemy': (seen, owner, enemy, suit) =>
    suit === DEFENSE ? [owner, withToken(seen, supportOf(owner, enemy, suit))] : null, // PR-9.21
};

/** Null where it helps no attack, or nobody stands to be attacked. */
export function gainOf(seen: Seen, seat: Seat, key: string): Gain | null {
  const [does, first, second] = key.split(':');
  const helped = HELPS[does]?.(seen, seat, Number(first), Number(second));
  if (!helped) return null;
  const [who, after] = helped;
  const enemy = does === 'curse-enemy' ? Number(first) : likeliest(seen, who);
  if (enemy === undefined) return null;
  return { who, enemy, now: chanceOfAttack(seen, who, enemy), becomes: chanceOfAttack(after, who, enemy) };
}
