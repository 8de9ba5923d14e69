/**
 * What a support, a token or a treasure would change, in the chances a player can act on: "Attack 6 to 7: 31 to 38 %".
 * All of it is the rules asked again about a board that is one token, boost or treasure further; nothing here decides.
 */
import type { Seat } from '@tabard/kernel';
import { chanceOfBlow } from './blow';
import { enemyOf, living, type ParaRoles, type Seen, type Token, type Who } from './board';
import { ATTACK, DEFENSE, HEALTH, NONE, type Suit, TRICK } from './cards/cards';
import { maxHp, stat } from './cards/stats';
import { attackOn } from './fight/action';
import { chanceOf, chanceOfPreview, cureOf, oddsOf, previewAction } from './odds';
import { type Action, byAction, type Does } from './questions';

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

// ---- what a deed of a turn is good for

/** The next attack, or the next blow of an enemy, a check, a hit's damage, or HP: what a deed lifts or lowers. */
export type GainKind = 'hit' | 'blow' | 'cover' | 'trick' | 'damage' | 'cure' | 'hp';

/** `who`: whose hit, check or HP it is, or who is struck at; `enemy`: who is struck, or strikes, where that matters. */
export interface Gain extends Change {
  readonly kind: GainKind;
  readonly who: Who;
  readonly enemy: Who;
}

const most = (of: readonly Who[], worth: (who: Who) => number): Who | undefined => {
  const all = of.map(worth);
  return of[all.indexOf(Math.max(...all))];
};

const standing = ({ b }: Seen): readonly Who[] => b.enemies.filter(({ hp }) => hp > 0).map(({ id }) => id);

function chanceOfAttack(seen: Seen, seat: Seat, enemy: Who): number {
  const preview = previewAction(seen, seat, attackOn(enemy));
  return preview && preview.damage > 0 ? chanceOfPreview(preview) : 0;
}

/** The next attack of this character: at the enemy where a hit is likeliest now, unless one is named. */
function byHit(seen: Seen, after: Seen, who: Seat, named?: Who): Gain | null {
  const enemy = named ?? most(standing(seen), (id) => chanceOfAttack(seen, who, id));
  if (enemy === undefined) return null;
  return {
    ...{ kind: 'hit', who, enemy },
    ...{ now: chanceOfAttack(seen, who, enemy), becomes: chanceOfAttack(after, who, enemy) },
  };
}

/** A blow aimed at this character: by the enemy whose blow hurts likeliest now, unless one is named. */
function byBlow(seen: Seen, after: Seen, who: Seat, named?: Who, kind: 'blow' | 'cover' = 'blow'): Gain | null {
  const enemy = named ?? most(standing(seen), (id) => chanceOfBlow(seen, id, who));
  if (enemy === undefined) return null;
  return { kind, who, enemy, now: chanceOfBlow(seen, enemy, who), becomes: chanceOfBlow(after, enemy, who) };
}

/** Anybody's Trick, which abilities and most of what enemies do besides attacking are checked against. */
function byTrick(seen: Seen, after: Seen, who: Who): Gain {
  const chance = (board: Seen) => chanceOf(oddsOf(board, who, TRICK));
  return { kind: 'trick', who, enemy: NONE, now: chance(seen), becomes: chance(after) };
}

/** PR-9.8: the one Protector token leaves where it lay. */
const withProtector = (seen: Seen, owner: Seat, on: Seat, suit: Suit): Seen => {
  const others = seen.b.tokens.filter((token) => token.kind !== 'protector' || token.owner !== owner);
  return withBoard(seen, { tokens: [...others, { owner, kind: 'protector', spare: 0, on, suit }] });
};

const nothing = () => null;

/** What each deed is good for once it has succeeded. */
const gains = byAction<Does, [seen: Seen, seat: Seat], Gain | null>({
  defend: (_, seen, seat) => byBlow(seen, withOne(seen, seat, { stance: 1 }), seat), // PR-8.1
  'joint-attack': ({ who: ally }, seen, owner) => byHit(seen, withProtector(seen, owner, ally, ATTACK), ally), // PR-9.3
  'protect-other': ({ who: ally }, seen, owner) =>
    byBlow(seen, withProtector(seen, owner, ally, DEFENSE), ally, undefined, 'cover'), // PR-9.5
  'boost-heal': (_, seen, seat) => ({
    ...{ kind: 'cure', who: seat, enemy: NONE, now: cureOf(seen, seat, seat) },
    becomes: cureOf(withOne(seen, seat, { boosted: 1 }), seat, seat), // PR-9.12
  }),
  'precise-strike': (_, seen, seat) => byHit(seen, withOne(seen, seat, { precise: 1 }), seat), // PR-9.14
  'double-damage': (_, seen, seat) => {
    const enemy = most(standing(seen), (id) => chanceOfAttack(seen, seat, id));
    if (enemy === undefined) return null;
    const damage = (board: Seen) => previewAction(board, seat, attackOn(enemy))?.damage ?? 0;
    return {
      ...{ kind: 'damage', who: seat, enemy },
      ...{ now: damage(seen), becomes: damage(withOne(seen, seat, { doubled: 1 })) }, // PR-9.16
    };
  },
  'buff-ally'({ who: ally, suit }, seen, owner) {
    const after = withToken(seen, supportOf(owner, ally, suit)); // PR-9.19
    if (suit === ATTACK) return byHit(seen, after, ally);
    if (suit === DEFENSE) return byBlow(seen, after, ally);
    return suit === TRICK ? byTrick(seen, after, ally) : null; // PR-9.20: the maximum is the stat itself
  },
  'curse-enemy'({ who: enemy, suit }, seen, owner) {
    const after = withToken(seen, supportOf(owner, enemy, suit)); // PR-9.21
    if (suit === DEFENSE) return byHit(seen, after, owner, enemy);
    if (suit === ATTACK) {
      const struck = most(living(seen), (seat) => chanceOfBlow(seen, enemy, seat));
      return struck === undefined ? null : byBlow(seen, after, struck, enemy);
    }
    if (suit === TRICK) return byTrick(seen, after, enemy);
    const { hp } = enemyOf(seen, enemy);
    return { kind: 'hp', who: enemy, enemy, now: hp, becomes: Math.min(hp, maxHp(after, enemy)) }; // PR-9.22
  },
  attack: nothing,
  cure: nothing,
  run: nothing,
  swap: nothing,
  hide: nothing,
  epic: nothing,
  slot: nothing,
  flask: nothing,
  bomb: nothing,
  summon: nothing,
  creature: nothing,
  seal: nothing,
  begin: nothing,
  charge: nothing,
  rise: nothing,
  rest: nothing,
});

/** Null where nothing of it can be said in numbers, or nobody stands there whom it would concern. */
export const gainOf = (seen: Seen, seat: Seat, action: Action): Gain | null => gains(action, seen, seat);
