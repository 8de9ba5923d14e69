/** What every part of the room after a game needs, worked out once. */
import type { Speaker } from '@tabard/content';
import type { Seat } from '@tabard/kernel';
import { speakerFor } from '@tabard/page/words/game-words';
import { useWords } from '@tabard/page/words/words';
import { useMemo } from 'react';
import { momentsOf, type TurningPoint } from './moments';
import type { Played } from './played';
import type { Story } from './story';

export interface After {
  readonly played: Played;
  readonly names: readonly string[];
  readonly speaker: Speaker;
  readonly over: boolean;
  /** The first of those who won; nobody while the game is going on, or where all lost together. */
  readonly winner: Seat | null;
  /** What is hidden in a game that goes on stays hidden: then there are no scores in it. */
  readonly story: Story;
  readonly moments: readonly TurningPoint[];
}

export function useAfter(played: Played): After {
  const t = useWords();
  const names = useMemo(() => played.sitters.map(({ name }) => name), [played]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new tongue needs a new speaker
  const speaker = useMemo(() => speakerFor(played.module, names, played.tale), [played, names, t]);
  return useMemo(() => {
    const { standing } = played.replay.last;
    const over = standing !== null;
    const story = over ? played.story : { ...played.story, scores: null };
    const first = standing ? standing.places.indexOf(1) : -1;
    const winner = first < 0 ? null : first;
    const moments = story.scores && winner !== null ? momentsOf(story.scores, winner) : [];
    return { played, names, speaker, over, winner, story, moments };
  }, [played, names, speaker]);
}
