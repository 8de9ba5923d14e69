/** The hand, while the person at the screen is to throw or to flip. */

import { askOf } from '../../../room/asked';
import { useMoment } from '../../../room/moment';
import type { Scene } from '../hall/scene';
import { FlipPanel } from '../throwing/flip-panel';
import { HandPanel } from '../throwing/hand-panel';
import { viewOf } from '../view';

export function Throwing({ scene }: { readonly scene: Scene | null }) {
  const moment = useMoment();
  const ask = askOf(moment);
  if (!ask) return null;
  const challenge = viewOf(moment.seen).b.sealed?.challenge[ask.seat] ?? 0;
  const onThrow = (key: string) => moment.onAnswer(key);
  return ask.question === 'flip' ? (
    <FlipPanel ask={ask} scene={scene} onThrow={onThrow} />
  ) : (
    <HandPanel ask={ask} challenge={challenge} scene={scene} onThrow={onThrow} />
  );
}
