/**
 * What a Hero's life is worth. Everything the bots weigh is told in points: what one life of a Monster is worth to the
 * party. The first lives of a Hero are worth more than the last, and fainting costs a Scar and the rest of a combat.
 */
import type { Seat } from '@tabard/kernel';
import type { Armour } from '../content';
import { ableSeats, COLOURS, equipment, heroAt, isAble, maxLife, scarCount, seatsInGame } from '../rules/board';
import type { FighterSight } from './sight';
import { ELIMINATION, FAINTING, LAST_BUT_ONE, LAST_ONE, OF_A_LIFE, WITHOUT_TOMORROW } from './weights';

const isLastFight = ({ b }: FighterSight): boolean => b.combat?.isBoss === 1;

/** The lives from this one up to that one. */
function livesWorth(s: FighterSight, from: number, to: number): number {
  let sum = 0;
  for (let life = Math.max(0, from); life < to; life++) sum += OF_A_LIFE[Math.min(life, OF_A_LIFE.length - 1)];
  return isLastFight(s) ? sum * WITHOUT_TOMORROW : sum;
}

/** What it means that this Hero faints. */
export function faintCost(s: FighterSight, seat: Seat): number {
  const others = ableSeats(s).filter((one) => one !== seat).length;
  const alone = others === 0 ? LAST_ONE : others === 1 ? LAST_BUT_ONE : 0;
  if (isLastFight(s)) return 1 + alone; // DF-R45: no Scar comes of it
  return alone + (scarCount(heroAt(s, seat)) === COLOURS.length ? ELIMINATION : FAINTING);
}

/** What it means that this Hero loses so much life, its Armour left aside. */
export function lossOf(s: FighterSight, seat: Seat, amount: number): number {
  const { life } = heroAt(s, seat);
  if (amount <= 0) return 0;
  return livesWorth(s, life - amount, life) + (amount >= life ? faintCost(s, seat) : 0);
}

/** What this Hero's Armour would still keep off in this combat. */
export function preventable(s: FighterSight, seat: Seat, damage: number): number {
  const { cards, turned } = heroAt(s, seat);
  let prevented = 0;
  for (const card of cards) {
    const armour = equipment(s, card);
    if (armour.kind !== 'armour' || turned.includes(card)) continue;
    prevented += preventedBy(armour, damage);
  }
  return Math.min(damage, prevented);
}

export const preventedBy = ({ prevent = 0 }: Armour, damage: number): number =>
  prevent === 'all' ? damage : Math.min(damage, prevent);

/** What a Miss of this Hero costs. */
export const harmOf = (s: FighterSight, seat: Seat, damage: number): number =>
  lossOf(s, seat, damage - preventable(s, seat, damage));

/** What healing this Hero by so much is worth; nothing above its maximum, nothing for who has fainted. */
export function healWorth(s: FighterSight, seat: Seat, amount: number): number {
  const hero = heroAt(s, seat);
  if (!isAble(hero)) return 0;
  return livesWorth(s, hero.life, Math.min(maxLife(hero), hero.life + amount));
}

export const partyHealWorth = (s: FighterSight, amount: number): number =>
  ableSeats(s).reduce((sum, seat) => sum + healWorth(s, seat, amount), 0);

/** Whether so much from everyone would fell somebody. */
export const wouldFell = (s: FighterSight, amount: number): boolean =>
  ableSeats(s).some((seat) => heroAt(s, seat).life <= amount);

/** The share of its life that the party still has. */
export function partyHealth(s: FighterSight): number {
  const seats = seatsInGame(s);
  const all = seats.reduce((sum, seat) => sum + maxLife(heroAt(s, seat)), 0);
  return seats.reduce((sum, seat) => sum + Math.max(0, heroAt(s, seat).life), 0) / Math.max(1, all);
}
