/** What a throw is worth before it is made: the damage it may deal, the Monster it may fell, the harm of a Miss. */
import type { Seat } from '@tabard/kernel';
import type { Weapon } from '../content';
import type { Requirement, Shape } from '../physics';
import { AMOUNT } from '../rules/abilities';
import { type Card, equipment } from '../rules/board';
import { BARE_HANDS, type Gear } from '../rules/questions';
import { EPIC_LIFE } from '../rules/resting';
import { type ThrownDie, weaponsOf } from '../rules/throwing';
import { harmOf } from './life';
import { bestOfThree, type Odds, oddsOf, VALUES } from './odds';
import type { FighterSight, Foe } from './sight';
import { EPIC_WORTH, KILLING } from './weights';

export interface Blow {
  readonly odds: Odds;
  /** What every Hit gets besides its section. */
  readonly bonus: number;
  /** Expected damage, no more than the Monster has life. */
  readonly damage: number;
  readonly kill: number;
  /** Expected harm, in points. */
  readonly harm: number;
  readonly worth: number;
}

/** DF-29.9, DF-R2: two of the six faces of the Snow die. */
const SOFT_SNOW = 1 / 3;

export const shapeOf = (s: FighterSight, die: ThrownDie): Shape => {
  if (die === 'snow' || die === 'water') return die;
  const { colour, white } = s.content.diceSets.find(({ box }) => box === s.options.dice)!;
  return die === 'white' ? white : colour;
};

export const weapon = (s: FighterSight, card: Card): Weapon => equipment(s, card) as Weapon;

/** DF-11.3. */
export function demandsOf(s: FighterSight, foe: Foe, { weapons, dancing }: Gear): Requirement[] {
  const reqs = new Set(foe.reqs);
  for (const card of weapons) {
    const { req } = weapon(s, card);
    if (req) reqs.add(req);
  }
  if (dancing) reqs.add('dancing');
  return [...reqs];
}

export const bonusOf = (s: FighterSight, { weapons, dancing }: Gear): number =>
  weapons.reduce((sum, card) => sum + weapon(s, card).damage, dancing ? AMOUNT.dancing : 0);

/** One throw of this Hero at this foe. */
export function blowOf(s: FighterSight, seat: Seat, foe: Foe, die: ThrownDie, gear: Gear): Blow {
  const own = oddsOf(s.grade.id, demandsOf(s, foe, gear), shapeOf(s, die));
  const odds = die === 'water' ? bestOfThree(own) : own;
  const bonus = bonusOf(s, gear);
  let damage = 0;
  let kill = 0;
  let epic = 0;
  odds.shares.forEach((share, i) => {
    const dealt = VALUES[i] + bonus;
    damage += share * Math.min(dealt, foe.life);
    if (dealt >= foe.life) kill += share;
    if (foe.life - dealt <= EPIC_LIFE) epic += share;
  });
  const spared = die === 'snow' ? 1 - SOFT_SNOW : 1;
  const harm = (1 - odds.hit) * spared * harmOf(s, seat, foe.damage);
  const worth = damage + kill * KILLING + (foe.isBoss ? 0 : epic * EPIC_WORTH) - harm;
  return { odds, bonus, damage, kill, harm, worth };
}

/** Every way to use some of these Weapons. */
export function gearsWith(weapons: readonly Card[]): Gear[] {
  const gears: Gear[] = [BARE_HANDS];
  for (const card of weapons) gears.push(...gears.map((gear) => ({ ...gear, weapons: [...gear.weapons, card] })));
  return gears;
}

/** Every way to use the Hero's Weapons and, where the Melody plays, to dance. */
export function gearsOf(s: FighterSight, seat: Seat): Gear[] {
  const gears = gearsWith(weaponsOf(s, seat));
  return s.b.combat?.melody === 1 ? [...gears, ...gears.map((gear) => ({ ...gear, dancing: true }))] : gears;
}

/** With the Weapons that suit best. */
export function bestBlow(s: FighterSight, seat: Seat, foe: Foe, die: ThrownDie, gears = gearsOf(s, seat)): Blow {
  let best = blowOf(s, seat, foe, die, gears[0]);
  for (const gear of gears.slice(1)) {
    const blow = blowOf(s, seat, foe, die, gear);
    if (blow.worth > best.worth) best = blow;
  }
  return best;
}
