import { createSpeaker, type GameModule, type Speaker, type Words } from '@tabard/content';
import type { Match } from '@tabard/kernel';
import { tableWords } from '@tabard/table';
import { locale } from './words';

/** Who speaks for a game in the language of the page; English stands behind every other. `tale`: what one match needs. */
export function speakerFor({ words }: GameModule, names: readonly string[], tale: Words = {}): Speaker {
  const language = locale();
  const chain = [tale, words[language], words.en, tableWords[language], tableWords.en];
  return createSpeaker({ words: chain.filter((each): each is Words => each !== undefined), names, language });
}

/** More words that only this match needs, in the language of the page: the prose of the book that is open. */
export const taleOf = async (module: GameModule, match: Match): Promise<Words> =>
  (await module.books?.tale(match.seen(null), locale())) ?? {};
