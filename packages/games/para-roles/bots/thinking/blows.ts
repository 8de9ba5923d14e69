/** What an attack may bring: how often it lands, how often it gets through, how much it does (PR-7.1 to PR-7.6). */
import type { Seat } from '@tabard/kernel';
import type { Who } from '../../rules/board';
import { NONE } from '../../rules/cards/cards';
import { anyEffect, mostOfEffects, sumOfEffects } from '../../rules/effects/effect';
import { LEAST_CHANCE, STANCE_SEEN_COMING } from '../weights';
import type { Foe, Fray, Hero } from './fray';

/** A card of the Random # Deck, on average: what Sneak Attack adds. */
export const A_CARD = 8;
/** How often the kept card is a spade. */
const A_SPADE = 0.25;

export interface Blow {
  /** How often the hit lands. */
  readonly lands: number;
  /** How often a hit that landed does damage. */
  readonly passes: number;
  readonly damage: number;
}

/** An attack of this character on whoever would take it. */
export function blow(f: Fray, hero: Hero, named: Foe): Blow {
  const taker = f.takerOf(named);
  const granted = isGranted(f, hero.seat);
  const lands = granted || hitsAlways(f, hero.seat, named.id) ? 1 : hero.hit;
  const dodged = taker.stance && !granted;
  const unharmed = anyEffect(f.seen, 'unharmed', taker.id);
  const passes = dodged || unharmed ? 0 : hero.one.precise || granted ? 1 : taker.pass;
  return { lands, passes, damage: damageOf(f, hero, taker.id) };
}

const isGranted = (f: Fray, seat: Seat): boolean => anyEffect(f.seen, 'grants', seat);

export function hitsAlways(f: Fray, seat: Seat, target: Who): boolean {
  const down = f.foeOf(target)?.enemy.down ?? NONE;
  if (down !== NONE && down !== seat) return true;
  return anyEffect(f.seen, 'hits', seat, target);
}

/** PR-7.6. */
export function damageOf(f: Fray, hero: Hero, target: Who): number {
  const { seen, b } = f;
  const { seat, one } = hero;
  const base = Math.max(
    1,
    mostOfEffects(seen, (effect, run) => effect.base?.(seen, run, seat)),
  );
  const sneak = b.effects.some(({ effect, user }) => effect === 'sneak-attack' && user === seat) ? A_CARD : 0;
  const doubled = one.doubled || anyEffect(seen, 'doubles', seat) ? 2 : 1;
  const staff = b.pack.staff === seat ? 1 + A_SPADE : 1;
  const added = sumOfEffects(seen, (effect, run) => effect.adds?.(seen, run, seat, target));
  const ailing = anyEffect(seen, 'doublesHarm', target) ? 2 : 1;
  return ((base + sneak) * doubled * staff + added) * ailing;
}

/** Damage a round of the whole party to this enemy in the long run: everyone in its best rhythm, as far as it has time. */
export function damageRate(f: Fray, foe: Foe, pass = foe.pass, defends = timeInStance(foe)): number {
  let rate = 0;
  for (const hero of f.living) rate += hero.zeal * rhythm(hero, hero.hit, pass);
  return rate * (1 - defends);
}

/** Damage an action, the best of: strike; ready Precise Strike first; Double Damage first; both first. */
export function rhythm({ one, wit }: Hero, hit: number, pass: number): number {
  const ready = 1 / Math.max(LEAST_CHANCE, wit);
  const strike = 1 / Math.max(LEAST_CHANCE, hit);
  let best = hit * pass;
  const precise = one.slots.includes('precise-strike');
  const double = one.slots.includes('double-damage');
  if (precise) best = Math.max(best, 1 / (ready + strike));
  if (double) best = Math.max(best, 2 / (ready + strike / Math.max(LEAST_CHANCE, pass)));
  if (precise && double) best = Math.max(best, 2 / (2 * ready + strike));
  return best;
}

/** How much of the time an enemy of this type stands in Defend Self. */
export function timeInStance({ enemy, pass }: Foe): number {
  const faces = DEFENDING[enemy.type] ?? 0;
  return (faces / 6) * (1 - pass) * STANCE_SEEN_COMING;
}

const DEFENDING: { readonly [type: string]: number } = {
  defender: 4,
  trickster: 2,
  commander: 2,
  'demon-guard': 1,
  queen: 1,
  king: 1,
  dragon: 1,
  'ancient-one': 1,
};
