/** What forgers share: what they have in hand, and how they write it, seal it and play it again. */
import {
  type GameRecord,
  IllegalAnswer,
  type Line,
  Match,
  makeRecord,
  recordOf,
  type Setup,
  type Stream,
} from '@tabard/kernel';
import type { PlayedGame } from './plays';

export interface Forger {
  readonly played: PlayedGame;
  readonly record: GameRecord;
  readonly text: string;
  /** Other games of the house. */
  readonly others: readonly string[];
  readonly whims: Stream;
}

/** The mutant's text; null where this record has nothing to change in this way. */
export type Mutation = (forger: Forger) => string | null;

export type Edit = (forger: Forger) => { readonly [field in keyof GameRecord]?: unknown } | null;

/** Some fields changed, and all of it written and sealed as Tabard would. */
export const sealed =
  (edit: Edit): Mutation =>
  (forger) => {
    const changes = edit(forger);
    return changes && makeRecord({ ...forger.record, ...changes } as GameRecord);
  };

export const isAnswer = (line: Line) => line.length === 2;
export const isWorld = (line: Line) => line.length === 3;
export const isWish = (line: Line) => line.length === 4 && line[0] === 'wish';
export const isRandom = (line: Line) => line.length === 4 && line[0] !== 'wish';

// ---- a game played again, with something else in it

/** The same answers at a table set otherwise, as far as they are allowed; null where the rules will not have it. */
export function playOn({ played, record }: Forger, setup: Partial<Setup>, most?: number): Match | null {
  const given = record.journal.filter((line) => isAnswer(line) || isWish(line)).slice(0, most);
  try {
    const match: Match = Match.start(played.module.game, { ...played.setup, ...setup });
    for (const line of given) {
      if (match.standing || !give(match, line)) break;
    }
    return match;
  } catch {
    return null;
  }
}

function give(match: Match, line: Line): boolean {
  try {
    if (line.length === 2) match.answer(line[0], line[1]);
    else match.setWish(line[1] as number, line[2] as string, line[3] as string);
    return true;
  } catch (error) {
    if (error instanceof IllegalAnswer) return false;
    throw error;
  }
}

/** Null where it came to a board that cannot be: a forged throw may be half a point. */
export function written(match: Match | null, changes: Partial<GameRecord> = {}): string | null {
  try {
    return match && makeRecord({ ...recordOf(match), ...changes });
  } catch {
    return null;
  }
}
