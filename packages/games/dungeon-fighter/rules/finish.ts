/** DF-20, DF-21: how the game ends, and what it was worth. */
import { allSeats, combatOf, type G, type Seen } from './board';

export interface Score {
  /** What the points are made of (DF-21.1 to DF-21.6). */
  readonly gold: number;
  readonly dice: number;
  readonly spotless: number;
  readonly scars: number;
  readonly eliminated: number;
  readonly difficulty: number;
  readonly total: number;
}

/** What each is worth: a Gold, a Bonus die, a game without Scars, a Scar, a Hero who was eliminated, the difficulty. */
export const POINTS = {
  gold: 1, // DF-21.1
  dice: 3, // DF-21.2
  spotless: 5, // DF-21.3
  scars: -1, // DF-21.4
  eliminated: -5, // DF-21.5
  difficulty: { normal: 5, hard: 15, inferno: 25 } as { readonly [mode: string]: number }, // DF-21.6
} as const;

export function scoreOf({ b, options }: Pick<Seen, 'b' | 'options'>): Score {
  const gone = b.heroes.filter((hero) => hero.eliminated === 1).length;
  const parts = {
    gold: POINTS.gold * b.chest.gold,
    dice: POINTS.dice * b.chest.bonus,
    spotless: b.scarsTaken === 0 ? POINTS.spotless : 0,
    scars: b.scarsTaken === 0 ? 0 : POINTS.scars * b.scarsTaken,
    eliminated: gone === 0 ? 0 : POINTS.eliminated * gone,
    difficulty: POINTS.difficulty[options.difficulty],
  };
  return { ...parts, total: Object.values(parts).reduce((sum, points) => sum + points, 0) };
}

/** DF-21.7: ten titles; the first for 0 or less, then one for every five points, the last from 41 on. */
export const titleOf = (points: number): number => Math.max(0, Math.min(9, Math.ceil(points / 5)));

/** DF-1.2, DF-20.3. Heroes who have fainted by then take no Scar (DF-R45). */
export function winGame(g: G): never {
  const { total } = scoreOf(g);
  g.tell('game.won', { boss: combatOf(g).monster });
  g.tell('score', { points: total, title: titleOf(total) });
  return end(g, true, total, 'won');
}

/** DF-20.1, DF-20.2: no score after a loss (DF-R44). */
export function loseGame(g: G, reason: 'fainted' | 'no-dice'): never {
  g.tell('game.lost', { reason });
  return end(g, false, 0, reason);
}

/** Place 1 is a win, shared by all. */
function end(g: G, won: boolean, points: number, reason: string): never {
  g.b.phase = 'over';
  const seats = allSeats(g.seats);
  return g.end({ places: seats.map(() => (won ? 1 : 2)), scores: seats.map(() => points), reason });
}
