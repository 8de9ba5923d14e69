/** Striking: attacks, Precise Strike and Double Damage. */
import type { Who } from '../../rules/board';
import { anyEffect } from '../../rules/effects/effect';
import { FALLS_IN_TIME } from '../weights';
import { type Blow, blow } from './blows';
import type { Foe, Fray } from './fray';
import { boostOf, nextTurnHarm } from './threat';
import { lossOf } from './worth';

export function attackWorth(f: Fray, target: Who): number {
  const named = f.foeOf(target);
  if (!named) return 0;
  const taker = f.takerOf(named);
  const it = blow(f, f.self, named);
  return it.lands * (it.passes * damageWorth(f, taker, it) + hinderWorth(f, taker, it)) - riposteCost(f, named, it);
}

/** Damage, and the turn of an enemy that falls at once. */
function damageWorth(f: Fray, taker: Foe, { damage }: Blow): number {
  const done = Math.min(damage, taker.hp);
  const ends = done >= taker.hp ? FALLS_IN_TIME * nextTurnHarm(f, taker) : 0;
  const drained = isFed(f) ? Math.min(done, f.self.max - f.self.hp) : 0;
  return f.worthOfDamage(taker, done) + ends + drained;
}

/** Blood Moon Rises gives back what the enemy lost. */
const isFed = (f: Fray): boolean => f.b.effects.some(({ effect, turned }) => effect === 'blood-moon' && !turned);

const STUNNING = ['unholy-aura', 'pressure-point'];

/** Some EPICs cost an enemy its next turn when it is hit. */
function hinderWorth(f: Fray, taker: Foe, _it: Blow): number {
  const running = f.b.effects.find(({ effect, user }) => user === f.me && STUNNING.includes(effect));
  if (!running || taker.enemy.loses) return 0;
  return taker.stance && running.effect === 'unholy-aura' ? 0 : nextTurnHarm(f, taker);
}

/** PR-18.28: whoever attacks an armed Prince pays, unless the Prince falls. */
function riposteCost(f: Fray, named: Foe, { lands, passes, damage }: Blow): number {
  const { enemy } = named;
  if (!enemy.riposte) return 0;
  if (anyEffect(f.seen, 'unharmed', f.me)) return 0;
  const falls = named.taker === named.id && damage >= named.hp ? lands * passes : 0;
  return (1 - falls) * lossOf(f.self.hp, 1 + (enemy.boost ? boostOf(enemy) : 0));
}

/** The enemy on which a readied boost will most likely be spent. */
const nextVictim = (f: Fray): Foe | undefined =>
  f.foes
    .map((foe) => f.takerOf(foe))
    .sort((x, y) => f.worthOfDamage(y, 1) * y.pass - f.worthOfDamage(x, 1) * x.pass)[0];

/** How likely there is time left to use a boost that needs a blow landing this often. */
const inTime = (f: Fray, often: number): number => Math.min(1, (f.rounds * often) / 2);

/** PR-9.14: the next hit skips the Defense check; so the harder the shell, the better. */
export function preciseWorth(f: Fray): number {
  const foe = nextVictim(f);
  if (!foe) return 0;
  const { hit, one, wit } = f.self;
  const damage = Math.min(one.doubled ? 2 : 1, foe.hp);
  return wit * (1 - foe.pass) * f.worthOfDamage(foe, damage) * inTime(f, hit);
}

/** PR-9.16: one point more with the next damage. */
export function doubleWorth(f: Fray): number {
  const foe = nextVictim(f);
  if (!foe || foe.hp < 2) return 0;
  const { hit, one, wit } = f.self;
  const through = one.precise ? 1 : foe.pass;
  return wit * (f.worthOfDamage(foe, 2) - f.worthOfDamage(foe, 1)) * inTime(f, hit * through);
}

/** Which enemy had better be struck by one of its own. */
export const turnedOnWorth = (f: Fray, foe: Foe): number => foe.pass * f.worthOfDamage(foe, 1);
