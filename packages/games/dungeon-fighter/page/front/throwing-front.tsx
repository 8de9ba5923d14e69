/** The hand, while the person at the screen is to throw or to flip. */

import { useMoment } from '@tabard/page/room/moment';
import { memo } from 'react';
import { type AskFor, type OptionTo, worthOf } from '../../index';
import { type Lesson, lessonsOf } from '../../physics';
import { asked } from '../asked';
import type { Scene } from '../hall/scene';
import type { Worth } from '../throwing/aims';
import { FlipPanel } from '../throwing/flip-panel';
import { HandPanel } from '../throwing/hand-panel';
import { type View, viewOf } from '../view';

interface ThrowingProps {
  readonly scene: Scene | null;
  /** What the hand could learn from the throw it just made. */
  readonly onLessons: (lessons: readonly Lesson[]) => void;
}

export const Throwing = memo(function Throwing({ scene, onLessons }: ThrowingProps) {
  const moment = useMoment();
  const ask = asked.ask(moment);
  if (ask?.question === 'flip') {
    const onFlip = (answer: OptionTo<'flip'>) => {
      onLessons([]);
      moment.onAnswer(asked.key(moment, 'flip', answer));
    };
    return <FlipPanel template={ask.about.template} scene={scene} onThrow={onFlip} />;
  }
  if (ask?.question !== 'throw') return null;
  const seen = viewOf(moment.seen);
  const onThrow = (answer: OptionTo<'throw'>) => {
    onLessons(lessonsIn(ask, answer));
    moment.onAnswer(asked.key(moment, 'throw', answer));
  };
  return (
    <HandPanel
      about={ask.about}
      challenge={seen.b.sealed?.challenge[ask.seat] ?? 0}
      scene={scene}
      onThrow={onThrow}
      worth={worthIn(seen, ask)}
    />
  );
});

const lessonsIn = ({ about: { reqs, shape } }: AskFor<'throw'>, answer: OptionTo<'throw'>): readonly Lesson[] =>
  'assist' in answer ? [] : lessonsOf(reqs, shape, answer);

/** What a Hit would do to the foe, by the rules: a Template that is flipped has no worth. */
const worthIn = (seen: View, { about: { weapons, reqs } }: AskFor<'throw'>): Worth =>
  worthOf(seen, weapons, reqs.includes('dancing'));
