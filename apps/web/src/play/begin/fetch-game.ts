/** All that a table needs is fetched side by side: the rules, the game's room, and the room that every table stands in. */
import type { GameModule } from '@tabard/content';
import type { GameRoom } from '@tabard/page/face';
import { faceOf } from '../../house/faces';
import { moduleOf } from '../../house/modules';

/** A game and the room its tables stand in. */
export interface Opened {
  readonly module: GameModule;
  readonly room: GameRoom;
}

/** The room that every table stands in. The shell says where it is fetched: nothing that begins a game leads to a room. */
let fetchRoom: () => Promise<unknown> = () => Promise.resolve();
export const tablesStandIn = (room: typeof fetchRoom): void => {
  fetchRoom = room;
};

/** Answers the rules: whoever opens a table waits for its room there, and is told if it does not come. */
export function fetchGame(id: string): Promise<GameModule> {
  const unheard = () => {};
  faceOf(id)?.room?.().catch(unheard);
  fetchRoom().catch(unheard);
  return moduleOf(id);
}

/** For whoever sits down at a table: it is handed its room when it is made. */
export async function fetchOpened(id: string): Promise<Opened> {
  const [module, room] = await Promise.all([fetchGame(id), faceOf(id)!.room()]);
  return { module, room };
}
