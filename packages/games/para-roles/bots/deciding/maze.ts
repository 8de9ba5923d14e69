/** The Maze of Madness: to the centre by what is known and hoped, and out again with the four relics. */
import type { Seat } from '@tabard/kernel';
import { type CellKind, contentOf } from '../../campaigns/maze/cells';
import {
  BIT,
  beside,
  CENTRE,
  type Cell,
  EVERY_CELL,
  GATE,
  SIDES,
  type Side,
  sideTowards,
} from '../../campaigns/maze/map';
import { isAlive, type Maze, type Seen } from '../../rules/board';
import { NONE, SUITS, type Suit } from '../../rules/cards/cards';
import { questions } from '../../rules/keys';
import type { CampMove, CampWord } from '../../rules/questions';
import { bestTrick, wounds } from '../thinking/party';
import { statWorth } from '../thinking/stats-wanted';
import type { Answers, Ask } from './answer';

export const mazeAnswers = {
  'maze.flee': ({ options }, seen) => flee(seen, options),
  'maze.wall': ({ options }, seen) => wallToOpen(seen, options),
  'maze.relic': ({ options, about }, seen) => relicBearer(seen, options, about.suit),
} satisfies Partial<Answers>;

export function mazeMove(seen: Seen, ask: Ask<'camp'>): CampMove {
  const { options } = ask;
  const has = (word: CampWord) => options.includes(word);
  if (has('sanctuary') && wantsSanctuary(seen)) return 'sanctuary';
  const relics = seen.b.pack.relics.filter((bearer) => bearer !== NONE).length;
  if (relics === SUITS.length && has('leave')) return 'leave';
  if (relics === SUITS.length && has('thread')) return 'thread';
  const lost = options.find((it) => isDeadMans(seen, it));
  if (lost) return lost;
  const side = wayOn(seen, goal(seen, relics));
  if (side === null) return options.find((it) => typeof it === 'object' && 'step' in it) ?? options[0];
  return lookAhead(seen, ask, side) ?? { step: side };
}

/** PR-M16: what a dead bearer has helps nobody. */
const isDeadMans = (seen: Seen, it: CampMove): boolean =>
  typeof it === 'object' && 'relic' in it && !isAlive(seen, seen.b.pack.relics[it.relic]) && isAlive(seen, it.seat);

/** Where to: a sanctuary that is known and near when it is needed, else the relics, else the gate. */
function goal(seen: Seen, relics: number): Cell {
  const m = seen.b.maze as Maze;
  const end = relics === SUITS.length ? GATE : CENTRE;
  if (!wantsSanctuary(seen)) return end;
  const steps = costs(seen, m.at);
  const near = EVERY_CELL.filter((cell) => isSanctuary(m, cell) && steps[cell] <= MOST_DETOUR);
  return near.sort((x, y) => steps[x] - steps[y])[0] ?? end;
}

const MOST_DETOUR = 6;
const isSanctuary = (m: Maze, cell: Cell): boolean =>
  m.shown[cell] === 1 && m.spent[cell] === 0 && contentOf(m, cell).kind === 'sanctuary';

/** PR-E15, PR-M30: three hit points each, and a calmer mind. */
function wantsSanctuary(seen: Seen): boolean {
  const m = seen.b.maze as Maze;
  return wounds(seen) >= 6 || m.madness >= 7 || (wounds(seen) >= 3 && m.madness >= 3);
}

// ---- ways

/** What lies between two neighbouring cells: known open, known closed, or not seen from either side (PR-M8). */
function mayPass(m: Maze, cell: Cell, side: Side): 'open' | 'closed' | 'unknown' {
  const next = beside(cell, side);
  if (next === NONE) return 'closed';
  if (m.entered[cell]) return m.openings[cell] & BIT[side] ? 'open' : 'closed';
  const back = sideTowards(next, cell) as Side;
  if (m.entered[next]) return m.openings[next] & BIT[back] ? 'open' : 'closed';
  return 'unknown';
}

/** What it costs to go into a cell: a step, what is known to be there, and what may be there. */
function costOf(m: Maze, cell: Cell): number {
  if (m.waiting[cell].length > 0) return THEY_WAIT;
  if (cell === GATE || cell === CENTRE || m.spent[cell]) return 1;
  if (!m.shown[cell]) return UNSEEN;
  return KNOWN[contentOf(m, cell).kind];
}

const THEY_WAIT = 8;
const UNSEEN = 2.5;
const KNOWN: { readonly [kind in CellKind]: number } = {
  empty: 1,
  trap: 2,
  lair: 5,
  patrol: 9,
  madness: 3,
  cache: 0.5,
  sanctuary: 1,
  wall: 1.5,
};
/** A wall that nobody has seen stands there as often as not. */
const UNSEEN_WALL = 2;

/** By cell: the cost of the cheapest way from there to `goal`, through what is open or may be. */
function costs(seen: Seen, goal: Cell): number[] {
  const m = seen.b.maze as Maze;
  const cost = EVERY_CELL.map(() => Number.POSITIVE_INFINITY);
  const done = new Set<Cell>();
  cost[goal] = 0;
  for (;;) {
    let cell: Cell = NONE;
    for (const it of EVERY_CELL) {
      if (!done.has(it) && cost[it] < Number.POSITIVE_INFINITY && (cell === NONE || cost[it] < cost[cell])) cell = it;
    }
    if (cell === NONE) return cost;
    done.add(cell);
    for (const side of SIDES) {
      const pass = mayPass(m, cell, side);
      if (pass === 'closed') continue;
      const next = beside(cell, side);
      const there = cost[cell] + costOf(m, cell) + (pass === 'unknown' ? UNSEEN_WALL : 0);
      if (there < cost[next]) cost[next] = there;
    }
  }
}

/** The side of the next step on the cheapest way, found from the goal backwards. */
function wayOn(seen: Seen, to: Cell): Side | null {
  const m = seen.b.maze as Maze;
  if (m.at === to) return null;
  const back = costs(seen, to);
  let chosen: Side | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const side of SIDES) {
    if (mayPass(m, m.at, side) !== 'open') continue;
    const next = beside(m.at, side);
    const cost = back[next] + costOf(m, next);
    if (cost < least) [chosen, least] = [side, cost];
  }
  return chosen;
}

// ---- traps

/** Before a step into the unknown the best eyes look once; a trap that is seen is disarmed by the best hands. */
function lookAhead(seen: Seen, ask: Ask<'camp'>, side: Side): CampMove | null {
  const m = seen.b.maze as Maze;
  const has = (move: CampMove) => questions.offers(ask, move, seen.content);
  const cunning = bestTrick(seen);
  const disarm = { disarm: cunning, side };
  if (has(disarm)) return disarm;
  const isHunted = m.minotaur !== NONE;
  const find = { find: cunning, side };
  const triedOnce = m.tries[beside(m.at, side)] !== 0;
  return !isHunted && !triedOnce && has(find) ? find : null;
}

// ---- other choices

/** PR-M24: where the way on leads, or back over ground that is known. */
function flee(seen: Seen, options: readonly Side[]): Side {
  const m = seen.b.maze as Maze;
  const relics = seen.b.pack.relics.filter((bearer) => bearer !== NONE).length;
  const back = costs(seen, relics === SUITS.length ? GATE : CENTRE);
  const cost = (side: Side) => back[beside(m.at, side)] + costOf(m, beside(m.at, side));
  return options.slice().sort((x, y) => cost(x) - cost(y))[0];
}

/** PR-M13: the wall whose opening brings the goal nearest. */
function wallToOpen(seen: Seen, options: readonly ('none' | Side)[]): 'none' | Side {
  const m = seen.b.maze as Maze;
  const relics = seen.b.pack.relics.filter((bearer) => bearer !== NONE).length;
  const back = costs(seen, relics === SUITS.length ? GATE : CENTRE);
  const cost = (side: 'none' | Side) => (side === 'none' ? back[m.at] : back[beside(m.at, side)] + 1);
  return options.slice().sort((x, y) => cost(x) - cost(y))[0];
}

const relicBearer = (seen: Seen, options: readonly Seat[], suit: Suit): Seat =>
  options.slice().sort((x, y) => statWorth(seen, y, suit) - statWorth(seen, x, suit))[0];
