/** RA-27: the party spends XP at the guild. */
import { type Flow, type Seat, type Value, type Why, why } from '@tabard/kernel';
import { MOST_BONUS_TOKENS, PLAY_LIMIT } from '../../content/limits';
import type { G, Seen } from '../board';
import { decide, eachChooses } from '../decide';
import { changeXp } from '../journal';
import { changeScore, MASTERY, raisable } from '../party/scores';
import { changeHealth } from '../party/stamina';

const DEAR_HEALTH = 25;

interface Advancement {
  readonly key: string;
  readonly what: 'health' | 'dice' | 'bonus' | 'mastery';
  readonly seat: Seat;
}

/**
 * RA-12.3, RA-27.3: one purchase, as often as one likes, or done; RA-R89: guild first, market second, and no way back.
 */
export function* guild(g: G): Flow {
  const { b } = g;
  const bought = (yield* decide<('done' | Advancement) & Value>(
    g,
    'guild.buy',
    () => ['done', ...advancements(g)] as never,
    {
      forbid: (value) => (typeof value === 'string' ? null : forbidAdvancement(g, value as Advancement)),
      always: true,
    },
  )) as 'done' | Advancement;
  if (bought === 'done') b.stage = 'market';
  else yield* advance(g, bought);
}
function advancements({ seats }: Seen): Advancement[] {
  const health = Array.from(
    { length: seats },
    (_, seat): Advancement => ({ key: `health:${seat}`, what: 'health', seat }),
  );
  const party = (['dice', 'bonus', 'mastery'] as const).map((what): Advancement => ({ key: what, what, seat: -1 }));
  return [...health, ...party];
}

/** RA-27.4 to RA-27.7; null: there is none to be had. */
export function priceOf({ b, seats }: Seen, { what, seat }: Pick<Advancement, 'what' | 'seat'>): number | null {
  if (what === 'health') return b.health[seat] < DEAR_HEALTH ? 1 : 2;
  if (what === 'dice') return b.combatDice + 5;
  if (what === 'bonus') return b.bonusLimit < MOST_BONUS_TOKENS ? PLAY_LIMIT[seats] + b.bonusLimit + 5 : null; // RA-R55
  return b.mastery < MASTERY.length ? MASTERY[b.mastery].cost : null;
}

const CLAUSE = { health: 'RA-27.4', dice: 'RA-27.5', bonus: 'RA-27.6', mastery: 'RA-27.7' } as const;

function forbidAdvancement(seen: Seen, bought: Advancement): Why | null {
  const price = priceOf(seen, bought);
  if (price === null) return why(bought.what === 'bonus' ? 'RA-R55' : 'RA-R67');
  return seen.b.xp < price ? why(CLAUSE[bought.what], { needs: price, has: seen.b.xp }) : null;
}

function* advance(g: G, bought: Advancement): Flow {
  const { b } = g;
  const cost = priceOf(g, bought)!;
  changeXp(g, -cost);
  if (bought.what === 'health') changeHealth(g, bought.seat, 1);
  else if (bought.what === 'dice') b.combatDice += 1;
  else if (bought.what === 'bonus')
    b.bonusLimit += 1; // RA-R56: the token comes with the next set-up
  else yield* master(g);
  g.tell('bought', { what: bought.what, seat: bought.seat, cost, now: b.xp });
}

/** RA-27.8, RA-27.9: each player raises one score, at most to the limit of the newly marked box. */
function* master(g: G): Flow {
  const { b } = g;
  b.mastery += 1;
  yield* eachChooses(
    g,
    'mastery.raise',
    (seat) => raisable(b, seat), // RA-R91
    (seat, attr) => changeScore(g, seat, attr, 1),
  );
}
