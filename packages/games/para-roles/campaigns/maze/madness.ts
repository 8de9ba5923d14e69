/** Madness: what the maze does to those who walk in it (PR-M26, PR-M27). Its weight on Trick is in stats.ts. */
import type { G } from '../../rules/board';
import { loseGame } from '../../rules/finish';
import { mazeOf } from './map';
import { wakeMinotaur } from './minotaur';

/** Rises or falls, never below 0. At 4 the Minotaur wakes (PR-M17), at 12 the party is lost. */
export function addMadness(g: G, count: number): void {
  const m = mazeOf(g);
  const { wakes, lost } = g.content.maze.madness;
  const before = m.madness;
  m.madness = Math.max(0, before + count);
  if (m.madness !== before) g.tell('madness', { count: m.madness - before, now: m.madness });
  if (m.madness >= lost) loseGame(g, 'madness');
  if (m.madness >= wakes) wakeMinotaur(g);
}

/** PR-M26: a reshuffle in a combat, at most two in each. */
export function raiseMadnessByReshuffle(g: G): void {
  const reshuffles = g.b.fight?.reshuffles ?? 0;
  if (reshuffles <= g.content.maze.madness.fromReshuffles) addMadness(g, 1);
}
