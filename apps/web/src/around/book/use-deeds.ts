/** The deeds of a game that is over, in words: fetched when somebody looks at its end. */
import { createSpeaker, type GameDeeds } from '@tabard/content';
import { locale, useWords } from '@tabard/page/words/words';
import { useEffect, useState } from 'react';
import { deedsFor } from '../../house/deeds';

export interface DeedTold {
  readonly id: string;
  readonly title: string;
  readonly text: string;
}

/** Null until they are there, and where the game declares none. */
export function useGameDeeds(game: string): GameDeeds | null {
  const [deeds, setDeeds] = useState<GameDeeds | null>(null);
  useEffect(() => {
    let gone = false;
    void deedsFor(game).then((found) => !gone && setDeeds(found));
    return () => {
      gone = true;
    };
  }, [game]);
  return deeds;
}

/** These deeds in the language of the page. */
export function useDeedWords(deeds: GameDeeds | null, ids: readonly string[]): readonly DeedTold[] {
  useWords(); // A new language, new words.
  if (!deeds || ids.length === 0) return [];
  const language = locale();
  const words = [deeds.words[language] ?? deeds.words.en, deeds.words.en];
  const speaker = createSpeaker({ words, names: [], language });
  return ids.map((id) => ({ id, title: speaker.say({ id: `${id}.title` }), text: speaker.say({ id: `${id}.text` }) }));
}
