/** The guided first game and the summary on one page: data and words for whoever teaches Dark Minions. */
import type { Words } from '@tabard/content';
import de from './de.yaml';
import en from './en.yaml';
import firstGame from './first-game.yaml';

/** What a lesson is, the teacher knows (packages/page/lesson/guide.ts). */
export const lesson: unknown = firstGame;

export const words: { readonly [language: string]: Words } = { en: en as Words, de: de as Words };
