/** Effective stats and maximum HP (topic 3, PR-16.3). */
import type { Seat } from '@tabard/kernel';
import { type Enemy, enemyOf, FIRST_ENEMY, isPresent, SEATS, type Seen, type Token, type Who } from '../board';
import { counts, EFFECTS, mostOfEffects, sumOfEffects } from '../effects/effect';
import { type Card, HEALTH, NONE, type Suit, TRICK, valueOfCard } from './cards';

export const LEAST = 2;
/** PR-1.6: "Ace +". */
export const MOST = 15;

const limited = (value: number, most = MOST): number => Math.max(LEAST, Math.min(most, value));

const valueIn = (card: Card): number => (card === NONE ? LEAST : valueOfCard(card));

/** The value of the card that counts: the temporary one lying on it, if there is one; another's only if it is lower. */
export const cardValue = ({ b }: Seen, seat: Seat, suit: Suit, only?: Seat): number => {
  const own = valueIn(b.party[seat].stat[suit]);
  const laid = b.party[seat].laid[suit];
  if (laid === NONE) return own;
  const helps = only === undefined || b.effects.some(({ user, cards }) => user === only && cards.includes(laid));
  return helps ? valueIn(laid) : Math.min(own, valueIn(laid));
};

/** What one token on a stat counts: more under some EPICs, nothing in the House of Still Hearts. */
function worthOf(seen: Seen, token: Token, only?: Seat): number {
  if (seen.b.effects.length === 0) return 1;
  let worth = 1;
  for (const run of seen.b.effects) {
    if (!counts(run, only)) continue;
    const told = EFFECTS[run.effect].tokenWorth?.(seen, run, token);
    if (told === 0) return 0;
    if (told !== undefined) worth = Math.max(worth, told);
  }
  return worth;
}

function tokensOn(seen: Seen, who: Who, suit: Suit, only?: Seat): number {
  let sum = 0;
  for (const token of seen.b.tokens) {
    if (token.kind === 'support' && token.on === who && token.suit === suit) sum += worthOf(seen, token, only);
  }
  return sum;
}

/** PR-M27. */
const isMad = ({ b, content }: Seen): boolean => b.maze !== null && b.maze.madness >= content.maze.madness.penalty;

/** The effective stat of a character or an enemy; `only`: without the help of others' EPICs (PR-18.65). */
export function stat(seen: Seen, who: Who, suit: Suit, only?: Seat): number {
  const isBent = seen.b.effects.length > 0;
  const bonus = isBent ? sumOfEffects(seen, (effect, run) => effect.bonus?.(seen, run, who, suit), only) : 0;
  if (who >= FIRST_ENEMY) return enemyStat(seen, enemyOf(seen, who), suit, bonus);
  const card = isBent ? mostOfEffects(seen, (effect, run) => effect.card?.(seen, run, who, suit), only) : 0;
  const { treasure } = seen.b.party[who];
  const relic = seen.b.pack.relics[suit] === who ? 1 : 0; // PR-M16
  const madness = suit === TRICK && isMad(seen) ? -1 : 0;
  const tokens = tokensOn(seen, who, suit, only);
  return limited(Math.max(card, cardValue(seen, who, suit, only)) + treasure[suit] + tokens + relic + madness + bonus);
}

function enemyStat(seen: Seen, enemy: Enemy, suit: Suit, bonus: number): number {
  const base = enemy.laid[suit] === NONE ? enemy.printed[suit] : valueOfCard(enemy.laid[suit]);
  // A boss sheet may print more Health than 15 (PR-R6).
  return limited(base - tokensOn(seen, enemy.id, suit) + bonus, Math.max(MOST, enemy.printed[suit]));
}

/** PR-3.6. */
export const maxHp = (seen: Seen, who: Who): number => stat(seen, who, HEALTH);

/**
 * Makes a change that may move maxima. PR-3.9: HP above a lowered maximum are cut, which is no damage. PR-18.67: a
 * King who stood above his maximum loses as much as it fell.
 */
export function keepingMaxima(seen: Seen, change: () => void): void {
  const { party, enemies } = seen.b;
  const ofParty = SEATS.map((seat) => maxHp(seen, seat));
  const ofEnemies = enemies.map(({ id }) => maxHp(seen, id));
  change();
  for (const seat of SEATS) cut(party[seat], ofParty[seat], maxHp(seen, seat));
  enemies.forEach((enemy, i) => {
    if (isPresent(seen, enemy.id)) cut(enemy, ofEnemies[i], maxHp(seen, enemy.id));
  });
}

function cut(body: { hp: number }, old: number, now: number): void {
  if (now < old) body.hp = body.hp > old ? body.hp - (old - now) : Math.min(body.hp, now);
}
