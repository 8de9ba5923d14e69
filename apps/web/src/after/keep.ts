/** Putting a game on the shelf that was not played here: one that came by a link or a file, or a fork. */
import type { TableLog } from '@tabard/table';
import { newWhims } from '../setup/opening';
import { newId, putSave, type SavedGame } from '../storage/saves';
import { forkLog } from './fork';
import type { Played } from './played';

export async function keepLog(log: TableLog, title: string, over: boolean): Promise<string> {
  const now = Date.now();
  const seats = log.setup.sitters.map(({ name, kind, bot }) => ({ name, kind, bot }));
  const save: SavedGame = {
    id: newId(),
    game: log.game,
    createdAt: now,
    updatedAt: now,
    title,
    seats,
    over,
    record: JSON.stringify(log),
  };
  await putSave(save);
  return save.id;
}

/** All of it. One that is not over can be gone on with: somebody must sit there. */
export function keepPlayed({ replay, sitters }: Played, title: string): Promise<string> {
  const { last } = replay;
  const over = last.standing !== null;
  const empty = !over && sitters.every(({ kind }) => kind === 'bot');
  const seated = empty ? sitters.with(0, { name: sitters[0].name, kind: 'person' }) : sitters;
  // A game that is over stays the very game it was, and its seal with it.
  const unattended = over ? last.setup.unattended : undefined;
  return keepLog(forkLog(last, last.answers, seated, newWhims(), unattended), title, over);
}
