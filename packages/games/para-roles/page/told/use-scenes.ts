/** The deeds that stand beside the board. */
import { useMoment } from '@tabard/page/room/moment';
import type { Scene } from './scenes';
import { scenesShown } from './shown';

export function useScenes(): readonly Scene[] {
  const { tale, isTelling } = useMoment().told;
  return scenesShown(tale, isTelling);
}
