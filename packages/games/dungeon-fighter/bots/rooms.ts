/** The Leader's choice between two Dungeon cards: what it gives against what it costs (DF-4.2, DF-C5.2). */
import type { Requirement } from '../physics';
import { ableSeats, type Card, iconsForShop, iconsSetAside } from '../rules/board';
import { difficulty } from '../rules/combat';
import { bestBlow } from './blow';
import { partyHealth, partyHealWorth } from './life';
import type { FighterSight, Foe } from './sight';
import {
  A_THROW,
  DAMAGE_BY_LEVEL,
  DIE,
  EQUIPMENT,
  GOLD,
  ICON,
  ICON_FOR_THE_HURT,
  LEAST_DAMAGE,
  LIFE_BY_LEVEL,
} from './weights';

const nextLevel = ({ b }: FighterSight): number => b.levelsToCome.at(-1) ?? 4; // DF-R64

function nextFoe(s: FighterSight, reqs: readonly Requirement[], advantage: number): Foe {
  const level = nextLevel(s);
  const life = LIFE_BY_LEVEL[level] + advantage + difficulty(s);
  return { life, damage: DAMAGE_BY_LEVEL[level], reqs, isBoss: false };
}

/** What it takes to beat this foe, by the mean of those who can throw. */
export function costOfFight(s: FighterSight, foe: Foe): number {
  const seats = ableSeats(s);
  const blows = seats.map((seat) => bestBlow(s, seat, foe, 'red'));
  const damage = blows.reduce((sum, blow) => sum + blow.damage, 0) / seats.length;
  const harm = blows.reduce((sum, blow) => sum + blow.harm, 0) / seats.length;
  return (foe.life / Math.max(LEAST_DAMAGE.room, damage)) * (A_THROW + harm);
}

export function roomWorth(s: FighterSight, room: Card): number {
  const { gold = 0, die = 0, heal = 0, equipment = 0, advantage = 0, req, shopIcons } = s.content.dungeon[room];
  const gifts = gold * GOLD + die * DIE + (heal ? partyHealWorth(s, heal) : 0) + equipment * EQUIPMENT;
  if (!s.grade.foresight) return gifts - advantage;
  const cost = costOfFight(s, nextFoe(s, req ? [req] : [], advantage)) - costOfFight(s, nextFoe(s, [], 0));
  const missing = Math.max(1, iconsForShop(s) - iconsSetAside(s));
  const icons = Math.min(shopIcons, missing) * (ICON + ICON_FOR_THE_HURT * (1 - partyHealth(s)));
  return gifts - cost + icons;
}
