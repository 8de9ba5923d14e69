/** The guided first game and the summary on one page: data and words for whoever teaches Roll Player. */
import type { Words } from '@tabard/content';
import de from './de.yaml';
import en from './en.yaml';
import firstGame from './first-game.yaml';
import { type Cards, numbered, scriptOf } from './writing';

interface Written {
  readonly cards: Cards;
  readonly match: { readonly [name: string]: unknown };
  readonly rounds: readonly unknown[];
}

const { cards, match, rounds, ...rest } = firstGame as Written;

/** What a lesson is, the teacher knows (packages/page/lesson/guide.ts). */
export const lesson: unknown = {
  ...rest,
  match: { ...match, script: scriptOf(cards) },
  rounds: numbered(rounds),
};

export const words: { readonly [language: string]: Words } = { en: en as Words, de: de as Words };
