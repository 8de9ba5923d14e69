/** What the pictures need to know of a view: characters with their callings, enemies, what is asked. Nothing here judges. */
import type { Message } from '@tabard/content';
import type { Seat, Seen } from '@tabard/kernel';
import type { Moment } from '@tabard/page/room/moment';
import {
  type CallingId,
  type Content,
  callingName,
  callingOfPair,
  cardValue,
  type Enemy,
  FIRST_ENEMY,
  NONE,
  type ParaRoles,
  type Ref,
  refName,
  type Suit,
  stat,
  type Token,
  type Who,
} from '../index';

export type View = Seen<ParaRoles, Content>;
export const viewOf = (seen: Seen): View => seen as View;

export const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);

// ---- characters

export const callingAt = ({ b }: View, seat: Seat): CallingId | null => {
  const [first, second] = b.party[seat].slots;
  return callingOfPair(first, second);
};

/** Its calling in words; null before it has one. */
export function callingWords(seen: View, seat: Seat): Message | null {
  const { origin } = seen.b.party[seat];
  const calling = callingAt(seen, seat) ?? (origin || null);
  return calling ? callingName(calling) : null;
}

export const isDead = ({ b }: View, seat: Seat): boolean => b.party[seat].hp <= 0 && b.party[seat].fallen === 1;

/** Cards, suits and roles are all there: before that a sheet has nothing to show. */
export const isMade = ({ b }: View, seat: Seat): boolean => b.party[seat].stat.every((card) => card !== NONE);

/** The seats whose action is open now, at this screen or elsewhere. */
export const openSeats = ({ pending }: Moment): Seat[] =>
  pending.asks.filter(({ question }) => question === 'turn.action').map(({ seat }) => seat);

// ---- enemies

export const enemyAt = ({ b }: View, id: Who): Enemy | undefined => b.enemies.find((enemy) => enemy.id === id);

export const enemyName = (moment: Moment, { type, name }: Pick<Enemy, 'type' | 'name'>): string =>
  nameOfRef(moment, { enemy: NONE, type, name });

/** Anybody's name; an enemy that has gone has none. */
export function nameOf(moment: Moment, who: Who): string {
  if (who < FIRST_ENEMY) return moment.names[who] ?? '';
  const enemy = enemyAt(viewOf(moment.seen), who);
  return enemy ? enemyName(moment, enemy) : '';
}

/** The name of somebody an event tells of. */
export const nameOfRef = (moment: Pick<Moment, 'say' | 'names'>, ref: Ref): string =>
  'seat' in ref ? (moment.names[ref.seat] ?? '') : moment.say(refName(ref) as Message);

export const whoOfRef = (ref: Ref): Who => ('seat' in ref ? ref.seat : ref.enemy);

// ---- stats

export const tokensOn = ({ b }: View, who: Who, suit: Suit, kind: Token['kind']): Token[] =>
  b.tokens.filter((token) => token.on === who && token.suit === suit && token.kind === kind);

export interface Part {
  readonly what: 'card' | 'treasure' | 'tokens' | 'relic' | 'rest';
  readonly value: number;
}

/** What a character's stat is made of; `rest` is what EPICs, madness and the limits do to it, so that the sum is right. */
export function partsOf(seen: View, seat: Seat, suit: Suit): Part[] {
  const { b } = seen;
  const parts: Part[] = [
    { what: 'card', value: cardValue(seen, seat, suit) },
    { what: 'treasure', value: b.party[seat].treasure[suit] },
    { what: 'tokens', value: tokensOn(seen, seat, suit, 'support').length },
    { what: 'relic', value: b.pack.relics[suit] === seat ? 1 : 0 },
  ];
  const rest = stat(seen, seat, suit) - sum(parts.map(({ value }) => value));
  return [...parts, { what: 'rest' as const, value: rest }].filter(({ what, value }) => what === 'card' || value !== 0);
}

/** The same for an enemy: what is printed, less the curses on it. */
export function partsOfEnemy(seen: View, enemy: Enemy, suit: Suit): Part[] {
  const tokens = tokensOn(seen, enemy.id, suit, 'support').length;
  const rest = stat(seen, enemy.id, suit) - enemy.printed[suit] + tokens;
  const parts: Part[] = [
    { what: 'card', value: enemy.printed[suit] },
    { what: 'tokens', value: -tokens },
    { what: 'rest', value: rest },
  ];
  return parts.filter(({ what, value }) => what === 'card' || value !== 0);
}
