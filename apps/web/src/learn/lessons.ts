/** The games that can be learnt by playing. Fetched when somebody learns. */
import type { Seat } from '@tabard/kernel';
import type { Table } from '@tabard/table';
import type { Guide } from '../games/face';
import { FACES, faceOf } from '../games/faces';
import { type Lesson, prompt } from './guide';

export interface Teaching extends Guide {
  readonly lesson: Lesson;
}

export const TAUGHT: readonly string[] = FACES.flatMap(({ id, guide }) => (guide ? [id] : []));

export const isTaught = (game: string): boolean => TAUGHT.includes(game);

export async function teachingOf(game: string): Promise<Teaching> {
  const { lesson, ...guide } = await faceOf(game)!.guide!();
  return { ...guide, lesson: lesson as Lesson };
}

/** What the teacher can say; nothing where there is no teacher: a summary then stands in the game's own words. */
export async function teachersWords(game: string): Promise<Guide['words']> {
  const guide = await faceOf(game)?.guide?.();
  return guide?.words ?? {};
}

/** What the other seats of a guided table do, as far as the lesson says. */
export type Prompter = (table: Table) => { readonly seat: Seat; readonly key: string } | null;

/** Null when there is no such lesson (any more): the bots then play on alone. */
export async function prompterFor(game: string, guide: string): Promise<Prompter | null> {
  if (!isTaught(game)) return null;
  const { lesson } = await teachingOf(game);
  return lesson.id === guide ? (table) => prompt(lesson, table) : null;
}
