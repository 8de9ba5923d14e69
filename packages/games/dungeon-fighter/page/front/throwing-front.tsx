/** The hand, while the person at the screen is to throw or to flip. */

import type { PendingAsk } from '@tabard/kernel';
import { askOf } from '@tabard/page/room/asked';
import { useMoment } from '@tabard/page/room/moment';
import { worthOf } from '../../index';
import { type Lesson, lessonsOf, type Requirement, type Shape } from '../../physics';
import type { Scene } from '../hall/scene';
import { FlipPanel } from '../throwing/flip-panel';
import { HandPanel } from '../throwing/hand-panel';
import { isAssist } from '../throwing/schemes/assist';
import type { Worth } from '../throwing/worth';
import { viewOf } from '../view';

interface ThrowingProps {
  readonly scene: Scene | null;
  /** What the hand could learn from the throw it just made. */
  readonly onLessons: (lessons: readonly Lesson[]) => void;
}

export function Throwing({ scene, onLessons }: ThrowingProps) {
  const moment = useMoment();
  const ask = askOf(moment);
  if (!ask) return null;
  const challenge = viewOf(moment.seen).b.sealed?.challenge[ask.seat] ?? 0;
  const onThrow = (key: string) => {
    onLessons(lessonsIn(ask, key));
    moment.onAnswer(key);
  };
  return ask.question === 'flip' ? (
    <FlipPanel ask={ask} scene={scene} onThrow={onThrow} />
  ) : (
    <HandPanel
      ask={ask}
      challenge={challenge}
      scene={scene}
      onThrow={onThrow}
      worth={worthIn(viewOf(moment.seen), ask)}
    />
  );
}

function lessonsIn({ question, about }: PendingAsk, key: string): readonly Lesson[] {
  if (question !== 'throw' || isAssist(key)) return [];
  const { reqs, shape } = about as unknown as { readonly reqs: readonly Requirement[]; readonly shape: Shape };
  return lessonsOf(reqs, shape, key.split(',').map(Number));
}

/** What a Hit would do to the foe, by the rules: a Template that is flipped has no worth. */
function worthIn(seen: ReturnType<typeof viewOf>, { about }: PendingAsk): Worth {
  const { weapons, reqs } = about as unknown as { readonly weapons: number[]; readonly reqs: readonly Requirement[] };
  return worthOf(seen, weapons, reqs.includes('dancing'));
}
