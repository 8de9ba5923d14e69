/** What a hand can learn from its last throw: the moment it missed, and by how much. */

import { useWords } from '@tabard/page/words/words';
import { memo } from 'react';
import type { Lesson } from '../../physics';
import { wayOf } from './lesson-way';
import './lesson-line.css';

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
