/** The book in a component: its pages, what is still being read into it, and the words its games are told in. */
import { createSpeaker, type GameDeeds, type Speaker } from '@tabard/content';
import { speakerFor } from '@tabard/page/words/game-words';
import { locale } from '@tabard/page/words/words';
import { useEffect, useState } from 'react';
import { deedsFor } from '../../house/deeds';
import { FACES } from '../../house/faces';
import { moduleOf } from '../../house/modules';
import { onChange } from '../../keep/storage/news';
import { type Trouble, troubleOf } from '../../keep/storage/trouble';
import { type Pages, readPages } from './pages';
import { noteOnShelf } from './take-up';

export interface Reading {
  /** Null until the browser has looked. */
  readonly found: Pages | null;
  readonly trouble: Trouble | null;
  /** Games of the shelf that are being read into it; null: none (any more). */
  readonly progress: { readonly done: number; readonly of: number } | null;
}

export function useBook(): Reading {
  const [reading, setReading] = useState<Reading>({ found: null, trouble: null, progress: null });
  useEffect(() => {
    const leaving = new AbortController();
    const change = (news: Partial<Reading>) =>
      !leaving.signal.aborted && setReading((before) => ({ ...before, ...news }));
    const look = () =>
      readPages().then(
        (found) => change({ found, trouble: null }),
        (error) => change({ trouble: troubleOf(error) }),
      );
    const stop = onChange(() => void look());
    void look()
      .then(() => noteOnShelf(leaving.signal, (done, of) => change({ progress: { done, of } })))
      .catch((error) => change({ trouble: troubleOf(error) }))
      .finally(() => change({ progress: null }));
    return () => {
      leaving.abort();
      stop();
    };
  }, []);
  return reading;
}

/** What a game of the book is told with. */
export interface Tongue {
  readonly deeds: GameDeeds | null;
  readonly speaker: Speaker | null;
  /** `<deed>.title`, `<deed>.text`. */
  readonly deedWords: Speaker | null;
}

const SILENT: Tongue = { deeds: null, speaker: null, deedWords: null };

/** By game: deeds for all, and the words of those that were played. They come one by one. */
export function useTongues(played: readonly string[], t: unknown): (game: string) => Tongue {
  const [tongues, setTongues] = useState<ReadonlyMap<string, Tongue>>(new Map());
  const wanted = [...played].sort().join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new language needs new speakers
  useEffect(() => {
    let gone = false;
    for (const { id } of FACES) {
      const known = wanted.split(' ').includes(id);
      Promise.all([deedsFor(id), known ? moduleOf(id).catch(() => null) : null]).then(([deeds, module]) => {
        if (gone) return;
        const language = locale();
        const words = deeds ? [deeds.words[language] ?? deeds.words.en, deeds.words.en] : [];
        const deedWords = deeds && createSpeaker({ words, names: [], language });
        const tongue = { deeds, deedWords, speaker: module && speakerFor(module, [], words[0]) };
        setTongues((before) => new Map(before).set(id, tongue));
      });
    }
    return () => {
      gone = true;
    };
  }, [wanted, t]);
  return (game) => tongues.get(game) ?? SILENT;
}
