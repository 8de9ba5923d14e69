/** RA-12.1, RA-14, RA-5.6: the shared pools, favour with the factions, titles. */
import { FACTIONS } from '../content/kinds';
import type { Adventures, G } from './board';

export const HIGHEST_FAVOR = 10; // RA-R8
export const FIRST_FAVOR = 5;

export function changeXp(g: G, by: number): void {
  const { b } = g;
  const moved = Math.max(by, -b.xp); // RA-R81
  if (moved === 0) return;
  b.xp += moved;
  g.tell('xp.changed', { by: moved, now: b.xp });
}

export function changeGold(g: G, by: number): void {
  const { b } = g;
  const moved = Math.max(by, -b.gold); // RA-R81
  if (moved === 0) return;
  b.gold += moved;
  g.tell('gold.changed', { by: moved, now: b.gold });
}

/** RA-14.1, RA-14.2: for each space that the marker cannot move, 1 XP, at either end. */
export function changeFavor(g: G, faction: number, by: number): void {
  const { b } = g;
  const now = Math.min(HIGHEST_FAVOR, Math.max(0, b.favor[faction] + by));
  const moved = now - b.favor[faction];
  const overflow = Math.abs(by) - Math.abs(moved);
  b.favor[faction] = now;
  g.tell('favor.changed', { faction, by: moved, now, overflow });
  changeXp(g, overflow);
}

/** RA-14.3, RA-R38: as it is when somebody asks; of several, the one nearest the top of the journal. */
export const highestFaction = ({ favor }: Adventures): number => favor.indexOf(Math.max(...favor));
/** RA-14.4: of several, the one nearest the bottom. */
export const lowestFaction = ({ favor }: Adventures): number => favor.lastIndexOf(Math.min(...favor));

export const factionOf = (b: Adventures, name: (typeof FACTIONS)[number] | 'highest' | 'lowest'): number =>
  name === 'highest' ? highestFaction(b) : name === 'lowest' ? lowestFaction(b) : FACTIONS.indexOf(name);
