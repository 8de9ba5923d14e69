/** How the game stands, as one seat sees it at one decision: who leads, how long it will last, what minions are worth. */
import type { Content } from '../content';
import { type DarkMinions, levelOf, NONE, type Seat, type Seen } from '../rules/board';
import { required } from '../rules/victory';
import type { DarkChair, Memory } from './memory';
import type { Style } from './styles';
import { HALF_ENVY, LEAST_TURNS, TOWNS_A_ROUND } from './weights';

export interface Outlook {
  readonly seen: Seen;
  readonly b: DarkMinions;
  readonly c: Content;
  readonly me: Seat;
  readonly style: Style;
  readonly totals: readonly number[];
  readonly levels: readonly number[];
  /** Turns of its own that each seat may still hope for. */
  readonly turnsLeft: number;
  /** By seat: how much its gain hurts; 0 for the own seat. */
  readonly envy: readonly number[];
}

export function lookOut(chair: DarkChair, memory: Memory, style: Style): Outlook {
  const seen = chair.seen();
  const { b, content: c } = seen;
  const me = chair.seat;
  const totals = memory.totals(b, me);
  const levels = totals.map((_, seat) => levelOf(b, c, seat));
  const turnsLeft = turnsLeftIn(seen, totals, style);
  return { seen, b, c, me, style, totals, levels, turnsLeft, envy: envyOf(totals, me, style) };
}

function turnsLeftIn(seen: Seen, totals: readonly number[], style: Style): number {
  const { b, content: c, options } = seen;
  let best = 0;
  for (const total of totals) best = Math.max(best, total);
  if (options.longerGame !== 'on') return Math.max(LEAST_TURNS, (required(seen) - best) / style.pace);
  let ends = 0;
  for (const town of c.towns) if (town.letter === c.rule.endLetter) ends += 1;
  const inPlay = b.town.some((town) => town !== NONE && c.towns[town].letter === c.rule.endLetter);
  const toFall = inPlay ? LEAST_TURNS : Math.max(0, b.townStack.length - ends) + 1;
  return Math.max(LEAST_TURNS, toFall / TOWNS_A_ROUND);
}

/** A rival that leads is worth holding back; one that lies far behind is not. */
function envyOf(totals: readonly number[], me: Seat, style: Style): number[] {
  let best = 0;
  for (let seat = 0; seat < totals.length; seat++) if (seat !== me) best = Math.max(best, totals[seat]);
  let all = 0;
  const weights = totals.map((total, seat) => {
    const weight = seat === me ? 0 : 1 / (1 + Math.max(0, best - total) / HALF_ENVY);
    all += weight;
    return weight;
  });
  return weights.map((weight) => (all === 0 ? 0 : (style.envy * weight) / all));
}

/** What so many minions in supply are worth: the first ones much, the fiftieth nothing; less when the end is near. */
export function hordeWorth(o: Outlook, supply: number): number {
  const { horde, hordeHalf } = o.style;
  const time = o.turnsLeft / (o.turnsLeft + 1);
  return (horde * time * supply) / (supply + hordeHalf);
}

/** What it gains by this many minions more in supply. */
export const moreMinions = (o: Outlook, supply: number, more: number): number =>
  hordeWorth(o, supply + more) - hordeWorth(o, supply);

/** By number of minions in supply. */
export function hordeWorths(o: Outlook): number[] {
  const worths: number[] = [];
  for (let n = 0; n <= o.c.rule.minions; n++) worths.push(hordeWorth(o, n));
  return worths;
}
