/** All that a table needs is fetched side by side: the rules, the game's room, and the room that every table stands in. */
import type { GameModule } from '@tabard/content';
import { faceOf } from '../../house/faces';
import { moduleOf } from '../../house/modules';

/** Answers the rules: whoever opens the room waits for it there, and is told if it does not come. */
export function fetchGame(id: string): Promise<GameModule> {
  const unheard = () => {};
  faceOf(id)?.room?.().catch(unheard);
  import('./table-room').catch(unheard);
  return moduleOf(id);
}
