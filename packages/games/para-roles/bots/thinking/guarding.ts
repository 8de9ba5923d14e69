/** Guarding: Defend Self, Protect Other and Joint Attack. */
import type { Seat } from '@tabard/kernel';
import { ATTACK, NONE } from '../../rules/cards/cards';
import { rhythm } from './blows';
import type { Fray } from './fray';
import { certainty } from './healing';
import { oneOf } from './odds';
import { type Coming, steadyHarm } from './threat';
import { AN_ACTION } from './worth';

/** PR-8.1: what the enemies' next turns would cost me, as far as a stance saves it. */
export function defendWorth(f: Fray, { loss, breath, stun }: Coming): number {
  const { guard, seat } = f.self;
  return guard * (loss[seat] + breath[seat] / 2 + AN_ACTION * stun[seat]);
}

/** A token lasts as long as the fight; but who knows how long that is. */
const LOOKS_AHEAD = 8;
const horizon = (f: Fray): number => Math.min(f.rounds, LOOKS_AHEAD);

/** PR-9.4: the attacks on this ally come to me: good if I ward them off better or can bear more. */
export function protectWorth(f: Fray, ally: Seat): number {
  const without = f.shields.map((by) => (by === f.me ? NONE : by));
  const shields = without.slice();
  shields[ally] = f.me;
  const gain = f.foes.reduce((sum, foe) => sum + foe.harm - steadyHarm(f, foe, { shields }), 0);
  const joint = f.shields.includes(f.me) ? 0 : jointNow(f);
  return certainty(f) * (gain * horizon(f) - joint);
}

/** PR-9.2: two cards for each attack of this ally. */
export function jointWorth(f: Fray, ally: Seat): number {
  const protecting = f.shields.indexOf(f.me);
  const lost = protecting < 0 ? jointNow(f) : protectNow(f);
  return certainty(f) * (jointGain(f, ally) - lost);
}

function jointGain(f: Fray, ally: Seat): number {
  const hero = f.heroes[ally];
  const foe = f.foes.filter(({ enemy }) => enemy.type !== 'undead-guard')[0];
  if (!foe || hero.one.charging !== '') return 0;
  const single = f.odds.chance(hero.attack);
  const better = hero.zeal * (rhythm(hero, oneOf(single, 2), foe.pass) - rhythm(hero, single, foe.pass));
  return f.worthOfDamage(foe, better * horizon(f));
}

/** What my token does at present on somebody's Attack. */
function jointNow(f: Fray): number {
  const token = f.b.tokens.find(
    ({ kind, owner, suit, on }) => kind === 'protector' && owner === f.me && suit === ATTACK && on !== NONE,
  );
  return token ? jointGain(f, token.on) : 0;
}

function protectNow(f: Fray): number {
  const without = f.shields.map((by) => (by === f.me ? NONE : by));
  const gain = f.foes.reduce((sum, foe) => sum + steadyHarm(f, foe, { shields: without }) - foe.harm, 0);
  return gain * horizon(f);
}
