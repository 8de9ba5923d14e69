/** RA-27: the party spends XP at the guild. */
import { type Flow, type Seat, type Why, why } from '@tabard/kernel';
import { MOST_BONUS_TOKENS, PLAY_LIMIT } from '../../content/limits';
import { type G, NOBODY, type Seen } from '../board';
import { decide, eachChooses } from '../decide';
import { changeXp } from '../journal';
import { changeScore, MASTERY, raisable } from '../party/scores';
import { changeHealth } from '../party/stamina';
import type { Advancement } from '../questions';

const DEAR_HEALTH = 25;

/**
 * RA-12.3, RA-27.3: one purchase, as often as one likes, or done; RA-R89: guild first, market second, and no way back.
 */
export function* guild(g: G): Flow {
  const { b } = g;
  const offer = () => ['done' as const, ...g.clockwiseFrom(0).map((health) => ({ health })), ...FOR_ALL];
  const bought = yield* decide(g, 'guild.buy', offer, {
    forbid: (value) => (value === 'done' ? null : forbidAdvancement(g, value)),
    always: true,
  });
  if (bought === 'done') b.stage = 'market';
  else yield* advance(g, bought);
}

/** What the party buys for all of its members. */
const FOR_ALL = ['dice', 'bonus', 'mastery'] as const;

/** What kind of advancement it is, and whose; the party's is nobody's. */
const readAdvancement = (
  bought: Advancement,
): { readonly what: 'health' | (typeof FOR_ALL)[number]; readonly seat: Seat } =>
  typeof bought === 'string' ? { what: bought, seat: NOBODY } : { what: 'health', seat: bought.health };

/** RA-27.4 to RA-27.7; null: there is none to be had. */
export function priceOf({ b, seats }: Seen, bought: Advancement): number | null {
  if (typeof bought === 'object') return b.health[bought.health] < DEAR_HEALTH ? 1 : 2;
  if (bought === 'dice') return b.combatDice + 5;
  if (bought === 'bonus') return b.bonusLimit < MOST_BONUS_TOKENS ? PLAY_LIMIT[seats] + b.bonusLimit + 5 : null; // RA-R55
  return b.mastery < MASTERY.length ? MASTERY[b.mastery].cost : null;
}

const CLAUSE = { health: 'RA-27.4', dice: 'RA-27.5', bonus: 'RA-27.6', mastery: 'RA-27.7' } as const;

function forbidAdvancement(seen: Seen, bought: Advancement): Why | null {
  const price = priceOf(seen, bought);
  if (price === null) return why(bought === 'bonus' ? 'RA-R55' : 'RA-R67');
  return seen.b.xp < price ? why(CLAUSE[readAdvancement(bought).what], { needs: price, has: seen.b.xp }) : null;
}

function* advance(g: G, bought: Advancement): Flow {
  const { b } = g;
  const cost = priceOf(g, bought)!;
  changeXp(g, -cost);
  const { what, seat } = readAdvancement(bought);
  if (what === 'health') changeHealth(g, seat, 1);
  else if (what === 'dice') b.combatDice += 1;
  else if (what === 'bonus')
    b.bonusLimit += 1; // RA-R56: the token comes with the next set-up
  else yield* master(g);
  g.tell('bought', { what, seat, cost, now: b.xp });
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
