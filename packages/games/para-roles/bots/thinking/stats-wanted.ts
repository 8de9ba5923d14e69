/** Which stat of a character a treasure or a buff helps most. */
import type { Seat } from '@tabard/kernel';
import type { Character, Seen } from '../../rules/board';
import { MOST, stat } from '../../rules/cards/stats';
import { HUNGER } from '../weights';

/** By suit: Health, Defense, Attack, Trick. */
type Weights = readonly [number, number, number, number];

/** What each kind of work needs; healers their Trick, strikers their Attack, whoever stands before others Defense. */
const HEALS: Weights = [0.35, 0.75, 0.3, 1.1];
const STRIKES: Weights = [0.35, 0.7, 1, 0.85];
const HELPS: Weights = [0.35, 0.8, 0.5, 0.9];
const SHIELDS: Weights = [0.5, 1, 0.55, 0.6];

export function weightsOf({ slots }: Character): Weights {
  if (slots.includes('cure')) return HEALS;
  if (slots.includes('precise-strike') || slots.includes('double-damage')) return STRIKES;
  if (slots.includes('protect-other')) return SHIELDS;
  return HELPS;
}

/** A high stat gains less from one step more, a stat of 15 nothing (PR-1.6). */
const hunger = (value: number): number => (value >= MOST ? 0 : 1 - Math.max(0, value - HUNGER.from) * HUNGER.step);

export const statWorth = (seen: Seen, seat: Seat, suit: number): number =>
  weightsOf(seen.b.party[seat])[suit] * hunger(stat(seen, seat, suit));
