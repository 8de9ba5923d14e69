import { createSpeaker, type GameModule, type Speaker, type Words } from '@tabard/content';
import { tableWords } from '@tabard/table';
import { locale } from '../words/words';

/** Who speaks for a game in the language of the page; English stands behind every other. */
export function speakerFor({ words }: GameModule, names: readonly string[]): Speaker {
  const language = locale();
  const chain = [words[language], words.en, tableWords[language], tableWords.en];
  return createSpeaker({ words: chain.filter((each): each is Words => each !== undefined), names, language });
}
