/** The Minotaur: he sleeps in his den, wakes, and comes for the party (PR-M17 to PR-M25). */
import type { G, Seen } from '../../rules/board';
import { NONE } from '../../rules/cards/cards';
import { beginFight } from '../../rules/fight/combat';
import { sheetEnemy } from '../../rules/fight/enemies';
import { cellName, mazeOf, nextOnTheWay } from './map';

const LONG_MOVE_EVERY = 3; // PR-M19

/** Awake and not defeated. */
export const isAfoot = (seen: Seen): boolean => mazeOf(seen).minotaur !== NONE;

/** PR-M17, PR-M30: he wakes once, and nothing sends him back to sleep. */
export function wakeMinotaur(g: G): void {
  const m = mazeOf(g);
  if (m.minotaurAwake) return;
  m.minotaurAwake = 1;
  m.minotaur = m.den;
  g.revealed(); // PR-M18: the den is no secret any more.
  g.tell('minotaur.wakes', { cell: cellName(m.den) });
}

/** PR-M19: what he does on a tick. Ticks on which he rests are none on which he may move (PR-M24). */
export function minotaurTick(g: G): void {
  const m = mazeOf(g);
  if (!isAfoot(g)) return;
  if (m.minotaurRests > 0) {
    m.minotaurRests -= 1;
    return;
  }
  m.minotaurSteps += 1;
  moveMinotaur(g, m.minotaurSteps % LONG_MOVE_EVERY === 0 ? 2 : 1);
}

/** So many cells towards the party, whatever lies in them (PR-M32); he stops where he meets it. */
export function moveMinotaur(g: G, cells: number): void {
  const m = mazeOf(g);
  for (let moved = 0; moved < cells; moved++) m.minotaur = nextOnTheWay(m.openings, m.minotaur, m.at);
  g.tell('minotaur.moves', { cell: cellName(m.minotaur) });
}

export const meetsMinotaur = (seen: Seen): boolean => mazeOf(seen).minotaur === mazeOf(seen).at;

/** PR-M20, PR-M21. */
export function fightMinotaur(g: G): void {
  const { stats, treasure } = g.content.maze.minotaur;
  beginFight(g, 'minotaur', [sheetEnemy(g, 'minotaur', stats, treasure)]);
}

/** PR-M25: gone for good. His treasure is won with the fight. */
export function minotaurDies(g: G): void {
  const m = mazeOf(g);
  m.minotaur = NONE;
  m.minotaurGone = 1;
  g.tell('minotaur.dies', {});
}

/** PR-M24: not on the ticks owed by now, nor on some more after them. */
export function letMinotaurRest(g: G): void {
  const m = mazeOf(g);
  m.minotaurRests = m.owed + g.content.maze.restAfterRun;
}
