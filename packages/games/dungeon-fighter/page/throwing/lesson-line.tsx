/** What a hand can learn from its last throw: the moment it missed, and by how much. */

import { useWords } from '@tabard/page/words/words';
import { memo } from 'react';
import type { Lesson } from '../../physics';
import './lesson-line.css';

/** Ms on either side of the moment that still count (DF-R107.7, .9, .10, .15); told as "in time". */
const IN_TIME: { readonly [of in Lesson['of']]: readonly [from: number, to: number] } = {
  punch: [-100, 100],
  prayer: [-200, 200],
  jump: [-300, 300],
  dancing: [0, 600],
};

export function wayOf({ of, ms }: Lesson): 'never' | 'early' | 'late' | 'fine' {
  if (ms === null) return 'never';
  const [from, to] = IN_TIME[of];
  if (ms < from) return 'early';
  return ms > to ? 'late' : 'fine';
}

interface LessonLineProps {
  readonly lessons: readonly Lesson[];
  /** On the range one also hears how near it was. */
  readonly always?: boolean;
}

export const LessonLine = memo(function LessonLine({ lessons, always = false }: LessonLineProps) {
  const t = useWords();
  const told = lessons.filter((lesson) => always || wayOf(lesson) !== 'fine');
  if (told.length === 0) return null;
  return (
    <p className="df-lesson" role="status">
      {told
        .map((lesson) =>
          t(`dungeon-fighter.hand.lessons.${lesson.of}`, {
            way: wayOf(lesson),
            s: (Math.abs(lesson.ms ?? 0) / 1000).toFixed(2),
          }),
        )
        .join(' ')}
    </p>
  );
});
