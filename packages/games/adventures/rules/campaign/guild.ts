/** RA-R14, RA-27: after THE END: everything is refreshed, then the party spends XP at the guild. */
import { type Flow, type Seat, type Value, type Why, why } from '@tabard/kernel';
import { MOST_BONUS_TOKENS, PLAY_LIMIT } from '../../content/limits';
import { CLASS_READY, type G, type Seen, ZONE } from '../board';
import { decide } from '../decide';
import { changeXp } from '../journal';
import { takeBack } from '../party/cards';
import { changeScore, MASTERY, raisable } from '../party/scores';
import { changeHealth } from '../party/stamina';
import { bookOf } from '../story/go';
import { finish } from './save';

const DEAR_HEALTH = 25;

interface Advancement {
  readonly key: string;
  readonly what: 'health' | 'dice' | 'bonus' | 'mastery';
  readonly seat: Seat;
}

/** One purchase, or done; RA-R89: guild first, market second, and no way back. */
export function* guild(g: G): Flow {
  const { b } = g;
  if (b.story.label !== GUILD) {
    b.story.label = GUILD;
    g.tell('adventure.over', { book: bookOf(g).id });
    refresh(g);
    if (bookOf(g).kind === 'tutorial') finish(g, 'tutorial');
  }
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
/** Not a label of any book: the adventure is behind the party. */
const GUILD = '@guild';

/** RA-R14: discard and spent to hand, class cards up, tokens out of fatigue boxes, once-per-adventure cards ready. */
function refresh(g: G): void {
  const { b } = g;
  for (const seat of g.clockwiseFrom(0)) {
    takeBack(g, seat, ZONE.discard);
    takeBack(g, seat, ZONE.spent);
    b.classState[seat] = CLASS_READY;
    b.bonusTokens += b.tokensSpent[seat];
    b.tokensSpent[seat] = 0;
  }
  b.cardUsed.fill(0);
  b.story.used = [];
  b.map.explored = [];
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
  for (const seat of g.clockwiseFrom(0)) {
    const attr = yield* g.maybeChoose(seat, 'mastery.raise', () => raisable(b, seat)); // RA-R91
    if (attr !== undefined) changeScore(g, seat, attr, 1);
  }
}
