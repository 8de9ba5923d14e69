/** What is known of a cell of the maze, and the answer that leads there. The rules have said what is possible. */
import type { Moment } from '@tabard/page/room/moment';
import { beside, CENTRE, type Cell, GATE, isOpen, type Maze, NONE, type Side } from '../../index';
import { asked } from '../asked';

/** A step there, a flight there, or the wall there. */
export function keyTowards(moment: Pick<Moment, 'asks' | 'seat' | 'seen'>, side: Side): string | undefined {
  const ask = asked.ask(moment);
  const step = asked.key(moment, 'camp', { step: side });
  return ask?.keys.find((key) => key === (ask.question === 'camp' ? step : side));
}

const OPPOSITE: { readonly [side in Side]: Side } = { north: 'south', south: 'north', east: 'west', west: 'east' };

/** A wall is known from either side of it; gate and rim are printed. */
export function wallOf({ openings, entered }: Maze, cell: Cell, side: Side): 'open' | 'wall' | 'unknown' {
  const other = beside(cell, side);
  if (other === NONE) return cell === GATE && side === 'south' ? 'open' : 'wall';
  if (entered[cell]) return isOpen(openings, cell, side) ? 'open' : 'wall';
  if (entered[other]) return isOpen(openings, other, OPPOSITE[side]) ? 'open' : 'wall';
  return 'unknown';
}

export const isKnown = ({ entered, shown }: Maze, cell: Cell): boolean =>
  entered[cell] === 1 || shown[cell] === 1 || cell === CENTRE || cell === GATE;
