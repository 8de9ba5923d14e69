/** Support tokens: what a buff or a curse does where it lies, and which one is moved. */
import type { Token, Who } from '../../rules/board';
import { isEnemy } from '../../rules/board';
import { ATTACK, DEFENSE, HEALTH, NONE, type Suit, TRICK } from '../../rules/cards/cards';
import { LEAST, MOST } from '../../rules/cards/stats';
import type { Spot } from '../../rules/questions';
import { A_STEP, ABILITY, CHANCE_OF_A_TWO, LEAST_DIVISOR, TOKEN } from '../weights';
import { damageRate, rhythm } from './blows';
import { type Foe, type Fray, type Hero, roundsFor } from './fray';
import { certainty } from './healing';
import { steadyHarm } from './threat';

/** Buffs stay from fight to fight: so many rounds of later ones are thought of. */
const LATER = 6;
const LOOKS_AHEAD = 10;

const horizon = (f: Fray): number => Math.min(f.rounds, LOOKS_AHEAD);

/** What a token of mine is worth on this stat: one step more there, or one less for an enemy. */
export const tokenWorth = (f: Fray, who: Who, suit: Suit): number =>
  isEnemy(who) ? curseGain(f, who, suit) : buffGain(f, f.heroes[who], suit, 1);

/** What it would cost to take a token of mine away from there. */
function tokenLoss(f: Fray, { on, suit }: Token): number {
  if (on === NONE) return 0;
  if (!isEnemy(on)) return buffGain(f, f.heroes[on], suit, -1);
  return suit === HEALTH ? 0 : curseGain(f, on, suit);
}

/** PR-9.19, PR-9.21: the check, and if the pool is empty another place has to give. */
export function placeWorth(f: Fray, who: Who, suit: Suit): number {
  const gain = tokenWorth(f, who, suit);
  if (gain <= 0) return 0;
  return certainty(f) * (gain - cheapestLoss(f, who, suit));
}

/** What moving a token here costs elsewhere: nothing while one is in the pool. */
function cheapestLoss(f: Fray, who: Who, suit: Suit): number {
  const own = f.tokenLosses((token) => tokenLoss(f, token));
  let least = Number.POSITIVE_INFINITY;
  for (const { token, loss } of own) {
    if (token.on === NONE) return 0;
    if ((token.on !== who || token.suit !== suit) && loss < least) least = loss;
  }
  return own.length === 0 ? 0 : least;
}

/** Decision 16: the token that does least where it lies. */
export function tokenToMove(f: Fray, spots: readonly Spot[]): Spot {
  const lossAt = ({ who, suit }: Spot): number => {
    const token = f.b.tokens.find(
      (it) => it.owner === f.me && it.kind === 'support' && it.on === who && it.suit === suit,
    );
    return token ? tokenLoss(f, token) : 0;
  };
  return spots.slice().sort((x, y) => lossAt(x) - lossAt(y))[0];
}

// ---- buffs

/** By how much a step more (or less) on a stat changes the chance of its checks. */
const step = (f: Fray, value: number, by: number): number => {
  const then = Math.max(LEAST, Math.min(MOST, value + by));
  return f.odds.chance(then) - f.odds.chance(value);
};

export function buffGain(f: Fray, hero: Hero, suit: Suit, by: number): number {
  if (!hero.alive) return 0;
  const change = Math.abs(roundGain(f, hero, suit, by));
  return change * horizon(f) + A_LATER_ROUND[suit] * LATER;
}

/** What a step on a stat is worth in a round of fights to come, whoever the enemy will be. */
const A_LATER_ROUND: { readonly [suit: Suit]: number } = { 0: 0.004, 1: 0.012, 2: 0.02, 3: 0.015 };

function roundGain(f: Fray, hero: Hero, suit: Suit, by: number): number {
  if (suit === HEALTH) return TOKEN.health;
  if (suit === DEFENSE) return defenseGain(f, hero, by);
  if (suit === TRICK) return step(f, hero.trick, by) * abilityWorth(f, hero);
  const foe = f.foes[0];
  if (!foe) return 0;
  const hit = hero.hit + step(f, hero.attack, by) * (hero.cards > 1 ? TOKEN.secondCard : 1);
  const better = hero.zeal * (rhythm(hero, hit, foe.pass) - rhythm(hero, hero.hit, foe.pass));
  return foe.tail * (foe.rounds / Math.max(1, horizon(f))) * (better / Math.max(LEAST_DIVISOR, foe.rate));
}

function defenseGain(f: Fray, hero: Hero, by: number): number {
  const fail = f.heroes.map(({ guard }) => 1 - guard);
  fail[hero.seat] -= step(f, hero.defense, by);
  return f.foes.reduce((sum, foe) => sum + foe.harm - steadyHarm(f, foe, { fail }), 0);
}

/** What a successful ability of this character does in a round, roughly. */
function abilityWorth(f: Fray, { one }: Hero): number {
  const { slots } = one;
  if (slots.includes('cure'))
    return f.living.some(({ one: it, max }) => it.hp < max) ? ABILITY.cureNeeded : ABILITY.cureIdle;
  if (slots.includes('curse-enemy') || slots.includes('buff-ally')) return ABILITY.support;
  if (slots.includes('precise-strike') || slots.includes('double-damage')) return Math.min(1, f.harm);
  return ABILITY.other;
}

// ---- curses

/** Over the rest of the fight. */
function curseGain(f: Fray, who: Who, suit: Suit): number {
  const foe = f.foeOf(who);
  if (!foe) return 0;
  const { enemy } = foe;
  if (suit === HEALTH) return cutsHealth(foe) ? f.worthOfDamage(foe, Math.min(1, foe.hp - 1)) : 0;
  if (suit === DEFENSE) {
    const pass = foe.pass + A_STEP;
    const after = roundsFor(foe.hp, damageRate(f, foe, pass), 0);
    const before = roundsFor(foe.hp, foe.rate, 0);
    return foe.tail * Math.max(0, before - after) * (foe.rounds / Math.max(foe.rounds, before));
  }
  if (enemy.type === 'undead-guard') return 0;
  const supposing =
    suit === ATTACK
      ? { hit: Math.max(CHANCE_OF_A_TWO, foe.hit - A_STEP) }
      : { wit: Math.max(CHANCE_OF_A_TWO, foe.wit - A_STEP) };
  const spared = foe.harm - steadyHarm(f, foe, supposing);
  return spared * Math.min(horizon(f), roundsUntilGone(f, foe));
}

/** PR-9.22: only while its hit points stand at the maximum does a curse on Health cost one. */
const cutsHealth = ({ enemy, max }: Foe): boolean => enemy.hp >= max && max > LEAST;

const roundsUntilGone = (f: Fray, foe: Foe): number =>
  f.foes.filter(({ tail }) => tail >= foe.tail).reduce((sum, { rounds }) => sum + rounds, 0);
