/** The games that can be learnt by playing. Fetched when somebody learns. */
import type { Seat } from '@tabard/kernel';
import type { Guide } from '@tabard/page/face';
import { type Lesson, prompt, shortOf } from '@tabard/page/lesson/guide';
import type { Table } from '@tabard/table';
import { FACES, faceOf } from './faces';

export interface Teaching extends Guide {
  /** All of it. */
  readonly lesson: Lesson;
  /** What comes first. */
  readonly short: Lesson;
}

export const TAUGHT: readonly string[] = FACES.flatMap(({ id, guide }) => (guide ? [id] : []));

export const isTaught = (game: string): boolean => TAUGHT.includes(game);

const teachings = new Map<string, Promise<Teaching>>();

/** One a game: the guide knows a past by its lesson. */
export function teachingOf(game: string): Promise<Teaching> {
  const known = teachings.get(game) ?? fetchTeaching(game);
  teachings.set(game, known);
  known.catch(() => teachings.delete(game)); // Tried again by whoever asks next.
  return known;
}

async function fetchTeaching(game: string): Promise<Teaching> {
  const { lesson: written, ...guide } = await faceOf(game)!.guide!();
  const lesson = written as Lesson;
  return { ...guide, lesson, short: shortOf(lesson) };
}

/** Which of its lessons a table is kept under; none where there is no such lesson (any more). */
export const lessonNamed = ({ lesson, short }: Teaching, guide: string | undefined): Lesson | null =>
  [lesson, short].find(({ id }) => id === guide) ?? null;

/** What the other seats of a guided table do, as far as the lesson says. */
export type Prompter = (table: Table) => { readonly seat: Seat; readonly key: string } | null;

/** Null when there is no such lesson (any more): the bots then play on alone. */
export async function prompterFor(game: string, guide: string): Promise<Prompter | null> {
  if (!isTaught(game)) return null;
  const lesson = lessonNamed(await teachingOf(game), guide);
  return lesson && ((table) => prompt(lesson, table));
}
