/** The guided first game and the summary on one page: data and words for whoever teaches Roll Player Adventures. */
import type { Words } from '@tabard/content';
import de from './de.yaml';
import en from './en.yaml';
import firstGame from './first-game.yaml';
import { numbered, type WrittenRound } from './writing';

const { rounds, ...rest } = firstGame as { readonly rounds: readonly WrittenRound[] };

/** What a lesson is, the teacher knows (packages/page/lesson/guide.ts). */
export const lesson: unknown = { ...rest, rounds: numbered(rounds) };

export const words: { readonly [language: string]: Words } = { en: en as Words, de: de as Words };

/** The tutorial is behind the learner: a real game is the first adventure of a campaign. */
export const onward: { readonly [option: string]: string } = { book: 'next' };
