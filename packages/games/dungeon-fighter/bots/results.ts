/** The choices after a throw: which Water die, whether to throw again, the icon, Cutthroat, Armour, whom to heal. */
import type { Armour } from '../content';
import { type DieFacts, sectionOf } from '../physics';
import { abilityOf } from '../rules/abilities';
import { COLOURS, type Colour, combatOf, equipment, FULL_XP, heroAt, isLevelUp, maxLife } from '../rules/board';
import type { OptionTo, Patient } from '../rules/questions';
import { dieOf, isHit, type ThrownDie, type WaterDie } from '../rules/throwing';
import { bestBlow } from './blow';
import { abilityWorth, type Result, throwWorth } from './icons';
import { harmOf, healWorth, preventedBy } from './life';
import { type FighterSight, foeNow } from './sight';
import {
  ARMOUR,
  GOLD,
  GOLD_AT_LAST,
  ICEBERGS_ASIDE,
  IN_VAIN,
  KILLING,
  LIES_READY,
  LOST_LIFE,
  ONCE_A_COMBAT,
  ONCE_A_GAME,
  SAVED,
  SOME,
  TOKEN,
  XP,
} from './weights';

/** What a die comes to as it lies, before its icon. Weapons are left out: they add to every Hit alike. */
export function resultOf(s: FighterSight, die: DieFacts): Result {
  const hit = isHit(die);
  const isFixed = die.template === 'weak-point';
  const dealt = isFixed ? Math.floor(combatOf(s).life / 2) : die.value;
  return { hit, value: hit ? die.value : 0, dealt: hit ? dealt : 0, isFixed };
}

/** Damage or harm of a result as it lies, and what its icon would do. */
export function resultWorth(s: FighterSight, die: DieFacts, kind: ThrownDie): number {
  const result = resultOf(s, die);
  const foe = foeNow(s);
  const { life, damage } = foe;
  const own = result.hit
    ? Math.min(life, result.dealt) + (result.dealt >= life ? KILLING : 0)
    : die.symbol === 'snow'
      ? 0
      : -harmOf(s, s.seat, damage);
  return own + (die.symbol === 'icon' ? bestAbility(s, kind, result) : 0);
}

function bestAbility(s: FighterSight, kind: ThrownDie, result: Result): number {
  const { scars } = heroAt(s, s.seat);
  const colours = COLOURS.filter((colour, i) => scars[i] === 0 && (!isColour(kind) || colour === kind));
  return Math.max(
    0,
    ...colours.map((colour) => abilityWorth(s, s.seat, abilityOf(s, s.seat, colour), result, foeNow(s))),
  );
}

const isColour = (kind: ThrownDie): boolean => (COLOURS as readonly string[]).includes(kind);

/** DF-29.8. */
export function waterWorth(s: FighterSight, id: WaterDie, results: readonly DieFacts[]): number {
  return resultWorth(s, results.find((die) => die.id === id)!, 'water');
}

/** What may still be needed later has its price: a token until the next Shop, a Relic for this combat or the game. */
function priceOf(s: FighterSight, way: Exclude<OptionTo<'throw.again'>, 'keep'>): number {
  if (way === 'fearless' || 'ability' in way) return 0;
  if ('token' in way) return tokenPrice(s);
  const relic = equipment(s, way.relic);
  const isOnce = relic.kind === 'relic' && relic.use === 'once-per-game';
  return isOnce && !foeNow(s).isBoss ? ONCE_A_GAME : ONCE_A_COMBAT;
}
const tokenPrice = (s: FighterSight): number => (foeNow(s).isBoss ? TOKEN.atLast : TOKEN.kept);

/** DF-36.4: again, when the result is below what a fresh throw is worth. Who has no foresight only mends a Miss. */
export function againWorth(s: FighterSight, way: OptionTo<'throw.again'>, die: DieFacts): number {
  const kind = dieOf(die);
  const weapons = isHit(die) ? handyBonus(s, kind) : 0;
  if (way === 'keep') return resultWorth(s, die, kind) + weapons;
  if (!s.grade.foresight && isHit(die)) return Number.NEGATIVE_INFINITY;
  return throwWorth(s, s.seat, kind) - priceOf(s, way) - ICEBERGS_ASIDE;
}

/** What the Weapons in use add to a Hit that is kept: they are those this bot would choose again. */
const handyBonus = (s: FighterSight, kind: ThrownDie): number =>
  Math.min(combatOf(s).life, bestBlow(s, s.seat, foeNow(s), kind).bonus);

/** DF-36.5: nearly always; an icon that does nothing is declined for its XP (DF-31.3). */
export function iconChoice(s: FighterSight, choice: OptionTo<'throw.icon'>, die: DieFacts): number {
  if (choice === 'decline') return isLevelUp(s) && heroAt(s, s.seat).xp < FULL_XP ? XP : 0;
  return colourWorth(s, die, choice.ability);
}

/** DF-31.7. */
export const tokenChoice = (s: FighterSight, choice: OptionTo<'throw.token'>, die: DieFacts): number =>
  choice === 'none' ? tokenPrice(s) : colourWorth(s, die, choice.token);

function colourWorth(s: FighterSight, die: DieFacts, colour: Colour): number {
  const result = resultOf(s, die);
  const ability = abilityOf(s, s.seat, colour);
  return SOME + abilityWorth(s, s.seat, ability, result, foeNow(s));
}

/** DF-25.5: the best section that can be added, unless the Monster is beaten without it. */
export function cutthroatWorth(s: FighterSight, choice: OptionTo<'throw.cutthroat'>, value: number): number {
  if (choice === 'keep') return combatOf(s).life <= value ? LIES_READY : 0;
  return sectionOf(choice.add)?.value ?? 0;
}

/** DF-16.8: an Armour that prevents as much as it can and no more than it must; one with an extra when it is free. */
export function armourWorth(s: FighterSight, card: OptionTo<'throw.armour'>, damage: number): number {
  if (card === 'done') return 0;
  const { extra, ...armour } = equipment(s, card) as Armour;
  const more = !extra ? 0 : extra.kind === 'gold' ? (foeNow(s).isBoss ? GOLD_AT_LAST : GOLD) : ARMOUR.extra;
  if (damage === 0) return more;
  const prevented = preventedBy(armour, damage);
  const wasted = armour.prevent === 'all' ? 0 : (armour.prevent ?? 0) - prevented;
  return prevented + more - ARMOUR.wasted * wasted;
}

/** Whom a card or Herb Power heals: who would faint, else who gains most. */
export function targetWorth(s: FighterSight, { hero: seat }: Patient, amount: number): number {
  const hero = heroAt(s, seat);
  if (hero.life < 1) return hero.life + amount >= 1 ? SAVED : IN_VAIN;
  return healWorth(s, seat, amount) + (maxLife(hero) - hero.life) * LOST_LIFE;
}
