/** 5.2 The Maze of Madness: in by the gate, four relics from the centre, and out again before the mind gives way. */
import type { Flow, Seat } from '@tabard/kernel';
import { type Enemy, type G, living, type Maze, type Seen } from '../../rules/board';
import type { Campaign, Outcome } from '../../rules/campaign';
import { between, LOWEST, NONE, SUITS, suitOf, TRICK } from '../../rules/cards/cards';
import { drawFor } from '../../rules/cards/draw';
import { beginFight } from '../../rules/fight/combat';
import { endAction } from '../../rules/fight/end-action';
import { drawEnemy } from '../../rules/fight/enemies';
import { pileOfLost, returnToDecks } from '../../rules/fight/run';
import { endGame, winGame } from '../../rules/finish';
import type { CampMove } from '../../rules/questions';
import { disarmCheck, findCheck, namePoint, pointsToName, replaceDeadPoint, useSanctuary } from '../explore';
import { isUnresolved, lastGuardCarries, resolveCell, spend, springMazeTrap, takeUpJacks, turnUp } from './areas';
import { contentOf } from './cells';
import { imagineMaze } from './imagine';
import { addMadness, raiseMadnessByReshuffle } from './madness';
import { allReachable, beside, CARD_CELLS, type Cell, cellName, GATE, mazeOf, openSides, type Side } from './map';
import { fightMinotaur, letMinotaurRest, meetsMinotaur, minotaurDies, minotaurTick } from './minotaur';
import { minotaurDeeds } from './minotaur-deeds';
import { passRelic, relicMoves, takenRelics, takeRelics, turnRelicsIntoTreasure } from './relics';
import { prepare } from './setup';

/** PR-E2. */
const COMBAT_TICKS = 3;
const SANCTUARY_MADNESS = -2; // PR-M9, PR-M30

// ---- time (PR-E2, PR-E23)

/**
 * All that must happen before the party is asked again, one thing after the other; a fight is played first, and what
 * is left of this follows it. The Minotaur comes before anything else in a cell (PR-M20), ticks before the cell itself.
 */
function* settle(g: G): Flow {
  const m = mazeOf(g);
  while (!g.b.fight) {
    if (meetsMinotaur(g)) fightMinotaur(g);
    else if (m.foundWanderer) lookForWanderer(g);
    else if (m.owed > 0) tick(g);
    else if (isUnresolved(m, m.at)) yield* resolveCell(g);
    else return;
  }
}

function tick(g: G): void {
  const m = mazeOf(g);
  m.owed -= 1;
  m.ticks += 1;
  minotaurTick(g);
  if (m.ticks % g.content.maze.wanderEvery === 0) m.foundWanderer = 1; // PR-M11: due once he has had his turn
}

/** PR-M11, PR-E25. */
function lookForWanderer(g: G): void {
  mazeOf(g).foundWanderer = 0;
  const card = drawFor(g, NONE, 'wanderer');
  endAction(g);
  if (suitOf(card) !== TRICK) return;
  g.tell('wanderer', {});
  beginFight(g, 'wanderer', [drawEnemy(g, { treasure: 0, ranks: g.content.maze.ranks })]);
}

// ---- moves

function moves(g: G): CampMove[] {
  const m = mazeOf(g);
  const sides = openSides(m.openings, m.at);
  const here: CampMove[] = m.at === GATE ? ['leave'] : g.b.pack.thread ? ['thread'] : []; // PR-M28, PR-M33
  if (isSanctuary(m, m.at)) here.push('sanctuary');
  return [
    ...sides.map((side) => ({ step: side })), // PR-E1
    ...sides.filter((side) => isFaceDown(m, beside(m.at, side))).flatMap((side) => findMoves(g, side)),
    ...sides.filter((side) => isOpenTrap(m, beside(m.at, side))).flatMap((side) => disarmMoves(g, side)),
    ...here,
    ...pointsToName(g).map((seat) => ({ point: seat })), // PR-E3
    ...relicMoves(g),
  ];
}

/** The centre has no card: what is there is known, and who guards it is not to be found out. */
const isFaceDown = (m: Maze, cell: Cell): boolean => CARD_CELLS.includes(cell) && !m.shown[cell];
const isUnspent = (m: Maze, cell: Cell): boolean => m.shown[cell] === 1 && !m.spent[cell];
const isOpenTrap = (m: Maze, cell: Cell): boolean => isUnspent(m, cell) && contentOf(m, cell).kind === 'trap';
const isSanctuary = (m: Maze, cell: Cell): boolean => isUnspent(m, cell) && contentOf(m, cell).kind === 'sanctuary';

/** PR-E5: each character once per area. */
function findMoves(g: G, side: Side): CampMove[] {
  const m = mazeOf(g);
  const tries = m.tries[beside(m.at, side)];
  return living(g)
    .filter((seat) => (tries & (1 << seat)) === 0)
    .map((seat) => ({ find: seat, side }));
}

const disarmMoves = (g: Seen, side: Side): CampMove[] => living(g).map((seat) => ({ disarm: seat, side })); // PR-E7

function* perform(g: G, move: CampMove): Flow {
  const { at } = mazeOf(g);
  if (move === 'sanctuary') calmDown(g);
  else if (move === 'leave') yield* leave(g);
  else if (move === 'thread') useThread(g);
  else if (typeof move === 'string') throw new Error(`nobody does "${move}" in a maze`);
  else if ('step' in move) enter(g, beside(at, move.step));
  else if ('find' in move) yield* findTraps(g, move.find, beside(at, move.side));
  else if ('disarm' in move && 'side' in move) yield* disarmTraps(g, move.disarm, beside(at, move.side));
  else if ('point' in move) namePoint(g, move.point);
  else if ('relic' in move) passRelic(g, move.relic, move.seat);
}

/** PR-E15, PR-M9. */
function calmDown(g: G): void {
  const m = mazeOf(g);
  spend(g, m.at);
  useSanctuary(g);
  addMadness(g, SANCTUARY_MADNESS);
  m.owed += 1;
}

/** PR-E2: one tick. What is there is dealt with when it has passed. */
function enter(g: G, cell: Cell): void {
  go(g, cell);
  mazeOf(g).owed += 1;
}

function go(g: G, cell: Cell): void {
  const m = mazeOf(g);
  m.from = m.at;
  m.at = cell;
  if (!m.entered[cell]) {
    m.entered[cell] = 1; // PR-M8: its walls are seen.
    g.revealed();
  }
  g.tell('moves', { to: cellName(cell) });
}

/** PR-E5. */
function* findTraps(g: G, seat: Seat, cell: Cell): Flow {
  const m = mazeOf(g);
  m.tries[cell] |= 1 << seat;
  if (yield* findCheck(g, seat)) turnUp(g, cell);
  m.owed += 1;
}

/** PR-E7, PR-E8. */
function* disarmTraps(g: G, seat: Seat, cell: Cell): Flow {
  const m = mazeOf(g);
  if (yield* disarmCheck(g, seat)) spend(g, cell);
  else yield* springMazeTrap(g, cell, contentOf(m, cell).suit, seat);
  m.owed += 1;
}

/** PR-M28. */
function* leave(g: G): Flow {
  const relics = takenRelics(g).length;
  if (relics < SUITS.length) endGame(g, 'escaped', relics);
  yield* turnRelicsIntoTreasure(g);
  winGame(g);
}

/** PR-M33. */
function useThread(g: G): void {
  const { b } = g;
  b.pack.thread = 0;
  g.tell('thread', {});
  go(g, GATE);
  mazeOf(g).owed += g.content.maze.threadTicks;
}

// ---- after a fight

function* afterFight(g: G, { kind, lost, relics }: Outcome): Flow {
  const m = mazeOf(g);
  m.owed += COMBAT_TICKS;
  replaceDeadPoint(g);
  if (kind === 'wanderer')
    returnToDecks(g, lost); // PR-E25
  else if (kind === 'minotaur') yield* afterMinotaur(g, lost.length > 0);
  else yield* afterResidents(g, lost, relics);
}

/** PR-E13: those that were run from wait here at full HP, and the party stands where it came from. */
function* afterResidents(g: G, lost: readonly Enemy[], relics: number): Flow {
  const m = mazeOf(g);
  for (const enemy of lost) pileOfLost(g, enemy, true);
  m.waiting[m.at] = lost.slice();
  yield* takeRelics(g, relics); // PR-M15: also when the others were run from
  if (lost.length > 0) go(g, m.from);
  else spend(g, m.at); // PR-M10
}

/** PR-M24: run from, he stays, and the party is in the next cell at once. */
function* afterMinotaur(g: G, ran: boolean): Flow {
  if (!ran) return minotaurDies(g);
  const m = mazeOf(g);
  const { value: side } = yield* g.together('maze.flee', () => openSides(m.openings, m.at));
  enter(g, beside(m.at, side));
  letMinotaurRest(g);
}

export const maze: Campaign = {
  prepare,
  settle,
  moves,
  perform,
  townIsOpen: () => false, // PR-23.2: only by scroll (PR-E16)
  afterFight,
  defeated: lastGuardCarries,
  roundStarts: takeUpJacks,
  reshuffled: raiseMadnessByReshuffle,
  deeds: minotaurDeeds,
  hasSetOut: (seen) => mazeOf(seen).ticks > 0,
  imagine: imagineMaze,
  waiting: (seen) => mazeOf(seen).waiting.flat(),
  enemyCards: ({ content }) => between(LOWEST, content.maze.ranks[1]),
  invariants: mazeHolds,
};

// ---- what must hold

/** 25, 26. */
function mazeHolds(g: G): string | null {
  const { b, content, options } = g;
  const { madness, openings, cards } = mazeOf(g);
  if (b.phase !== 'over' && madness >= content.maze.madness.lost) return '25: the maze has them and the game goes on';
  if (!allReachable(openings)) return '26: a cell of the maze is cut off';
  const dealt = options.map === 'random' ? cards.filter((card) => card !== NONE) : [];
  return new Set(dealt).size < dealt.length ? '26: two cells of the maze have the same card' : null;
}
