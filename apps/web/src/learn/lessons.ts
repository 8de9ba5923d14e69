/** The games that can be learnt by playing. Fetched when somebody learns. */
import type { Words } from '@tabard/content';
import type { Seat } from '@tabard/kernel';
import type { Table } from '@tabard/table';
import { type Lesson, prompt } from './guide';

export interface Teaching {
  readonly lesson: Lesson;
  readonly words: { readonly [language: string]: Words };
}

const TEACHINGS: { readonly [game: string]: () => Promise<{ lesson: unknown; words: Teaching['words'] }> } = {
  'dark-minions': () => import('@tabard/dark-minions/guide'),
  'dungeon-fighter': () => import('@tabard/dungeon-fighter/guide'),
  'para-roles': () => import('@tabard/para-roles/guide'),
  'roll-player': () => import('@tabard/roll-player/guide'),
};

export const TAUGHT: readonly string[] = Object.keys(TEACHINGS);

export const isTaught = (game: string): boolean => game in TEACHINGS;

export async function teachingOf(game: string): Promise<Teaching> {
  const { lesson, words } = await TEACHINGS[game]();
  return { lesson: lesson as Lesson, words };
}

/** What the other seats of a guided table do, as far as the lesson says. */
export type Prompter = (table: Table) => { readonly seat: Seat; readonly key: string } | null;

/** Null when there is no such lesson (any more): the bots then play on alone. */
export async function prompterFor(game: string, guide: string): Promise<Prompter | null> {
  if (!isTaught(game)) return null;
  const { lesson } = await teachingOf(game);
  return lesson.id === guide ? (table) => prompt(lesson, table) : null;
}
