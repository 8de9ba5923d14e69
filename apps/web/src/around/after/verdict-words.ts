/** A verdict's sentences in the language of the page; they are the same ones the terminal says. */
import { createSpeaker, type Message, type Words } from '@tabard/content';
import { locale, useWords } from '@tabard/page/words/words';
import { tableWords } from '@tabard/table';

export function useVerdictWords(): (message: Message) => string {
  useWords(); // Another tongue needs other sentences.
  const language = locale();
  const chain = [tableWords[language], tableWords.en].filter((words): words is Words => words !== undefined);
  const speaker = createSpeaker({ words: chain, names: [], language });
  return speaker.say;
}

/** A date as people write it; the same day wherever they sit. */
export const dayInWords = (date: string): string =>
  new Intl.DateTimeFormat(locale(), { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${date}T12:00:00Z`));
