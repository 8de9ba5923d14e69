/** Support and Protector tokens: where they may be put, and putting them there (topics 2 and 9). */
import { type Flow, type Seat, type Why, why } from '@tabard/kernel';
import { enemyOf, type G, has, isEnemy, type Seen, type Token, type Who } from '../board';
import { canBeNamed } from '../effects/effect';
import type { Spot } from '../questions';
import { ref } from '../refs';
import { type ATTACK, DEFENSE, NONE, type Suit } from './cards';
import { keepingMaxima, LEAST, MOST, stat } from './stats';

const own = ({ b }: Seen, seat: Seat, kind: Token['kind']): Token[] =>
  b.tokens.filter((token) => token.owner === seat && token.kind === kind);

/** PR-9.9, PR-6.5: not twice the same on one ally. */
export function forbidProtector(seen: Seen, seat: Seat, ally: Seat, suit: Suit): Why | null {
  let isTaken = false;
  for (const token of seen.b.tokens) {
    if (token.kind !== 'protector' || token.on !== ally || token.suit !== suit) continue;
    if (token.owner === seat) return why('PR-6.5');
    isTaken = true;
  }
  return isTaken ? why('PR-9.9') : null;
}

/** PR-13.24, PR-R39: an ability that is only lent by As You Wish comes with a spare token each time. */
const isBorrowed = (seen: Seen, seat: Seat, who: Who): boolean =>
  !has(seen, seat, isEnemy(who) ? 'curse-enemy' : 'buff-ally');

/** PR-3.5, PR-9.21, PR-7.12, and PR-6.5 where all own tokens lie there already. */
export function forbidSupport(seen: Seen, seat: Seat, who: Who, suit: Suit): Why | null {
  if (isEnemy(who)) {
    if (enemyOf(seen, who).type === 'undead-guard' && suit > DEFENSE) return why('PR-7.12');
    if (!canBeNamed(seen, who)) return why('PR-19.10');
    if (stat(seen, who, suit) <= LEAST) return why('PR-9.21');
  } else if (stat(seen, who, suit) >= MOST) return why('PR-3.5');
  if (isBorrowed(seen, seat, who)) return null;
  return seen.b.tokens.some((token) => isSupportOf(token, seat) && !isAt(token, who, suit)) ? null : why('PR-6.5');
}

const isSupportOf = ({ owner, kind, spare }: Token, seat: Seat): boolean =>
  owner === seat && kind === 'support' && spare === 0;
const isAt = ({ on, suit: place }: Token, who: Who, suit: Suit): boolean => on === who && place === suit;

/** The pool first; if it is empty, any of the own tokens that lie elsewhere (PR-9.23). */
export function tokensToMove(seen: Seen, seat: Seat, who: Who, suit: Suit): Token[] {
  const tokens = seen.b.tokens.filter((token) => isSupportOf(token, seat));
  const pool = tokens.filter(({ on }) => on === NONE);
  return pool.length > 0 ? pool : tokens.filter((token) => !isAt(token, who, suit));
}

/** Decision 16: part of the declaration. */
export function* pickToken(g: G, seat: Seat, who: Who, suit: Suit): Flow<Token> {
  if (isBorrowed(g, seat, who)) return lend(g, seat, 'support');
  const movable = tokensToMove(g, seat, who, suit);
  if (movable[0].on === NONE) return movable[0];
  const at = yield* g.choose(seat, 'token.move', () => spotsOf(movable), { about: { who, suit } });
  return movable.find((token) => isAt(token, at.who, at.suit)) as Token;
}

/** Where they lie, each spot once. */
const spotsOf = (tokens: readonly Token[]): Spot[] =>
  tokens
    .filter(({ on, suit }, i) => tokens.findIndex((other) => isAt(other, on, suit)) === i)
    .map(({ on, suit }) => ({ who: on, suit }));

function lend({ b }: G, owner: Seat, kind: Token['kind']): Token {
  const token: Token = { owner, kind, spare: 1, on: NONE, suit: NONE };
  b.tokens.push(token);
  return token;
}

export function putSupport(g: G, seat: Seat, token: Token, who: Who, suit: Suit): void {
  keepingMaxima(g, () => {
    token.on = who;
    token.suit = suit;
  });
  g.tell('token.placed', { seat, who: ref(g, who), suit, kind: isEnemy(who) ? 'curse' : 'buff' });
}

/** PR-9.8: placing it anew ends what it did before. Defense side: Protect Other; Attack side: Joint Attack. */
export function putProtector(g: G, seat: Seat, ally: Seat, suit: typeof DEFENSE | typeof ATTACK): void {
  const token = own(g, seat, 'protector')[0] ?? lend(g, seat, 'protector');
  token.on = ally;
  token.suit = suit;
  g.tell('token.placed', { seat, who: { seat: ally }, suit, kind: suit === DEFENSE ? 'protect' : 'joint' });
}

/** A spare token that was not used after all leaves play. */
export function dropUnusedSpares({ b }: G): void {
  const isIdle = ({ spare, on }: Token) => spare === 1 && on === NONE;
  if (b.tokens.some(isIdle)) b.tokens = b.tokens.filter((token) => !isIdle(token));
}

/** Who takes the attacks aimed at this ally (PR-9.5); idle while the Protector cannot be targeted itself (PR-9.26). */
export function protectorOfAlly({ b }: Seen, ally: Seat, canTake: (seat: Seat) => boolean): Seat {
  const token = b.tokens.find(({ kind, on, suit }) => kind === 'protector' && on === ally && suit === DEFENSE);
  return token && canTake(token.owner) ? token.owner : NONE;
}
