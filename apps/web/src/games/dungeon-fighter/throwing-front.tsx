/** The hand, while the person at the screen is to throw or to flip. */
import type { BoardProps } from '../face';
import type { Scene } from './hall/scene';
import { FlipPanel } from './throwing/flip-panel';
import { HandPanel } from './throwing/hand-panel';
import { askOf, viewOf } from './view';

export function Throwing({ props, scene }: { readonly props: BoardProps; readonly scene: Scene | null }) {
  const ask = askOf(props);
  if (!ask) return null;
  const challenge = viewOf(props.seen).b.sealed?.challenge[ask.seat] ?? 0;
  const onThrow = (key: string) => props.onAnswer(key);
  return ask.question === 'flip' ? (
    <FlipPanel ask={ask} scene={scene} onThrow={onThrow} />
  ) : (
    <HandPanel ask={ask} challenge={challenge} scene={scene} onThrow={onThrow} />
  );
}
