/** Tables on which something is only tried, an author's book say: kept nowhere, and no record is made of them. */
import type { GameRoom, LaidTrial, Trials } from '@tabard/page/face';
import { faceOf } from '../../house/faces';
import { newSeed } from '../begin/opening';
import { LocalTable } from '../table/local-table';
import { AtLocalTable } from './at-local-table';

interface Laid extends LaidTrial {
  readonly table: LocalTable;
  readonly room: GameRoom;
}

export const trials: Trials = {
  async lay(make, room) {
    const { module, table: made } = make(newSeed());
    const table = await LocalTable.open(
      { module, room },
      made,
      { id: 'trial', title: '', createdAt: Date.now() },
      'never',
    );
    const laid: Laid = { table, room, close: () => table.close() };
    return laid;
  },
  At({ laid, sign, end }) {
    const { table, room } = laid as Laid; // Nobody else lays one.
    return <AtLocalTable face={faceOf(table.module.game.id)!} room={room} table={table} trial={{ sign, end }} />;
  },
};
