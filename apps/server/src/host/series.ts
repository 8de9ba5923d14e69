/** A table that goes on from one that is over: the next adventure of a campaign, with what the last one kept. */
import { canonical, type Plain, recordOf } from '@tabard/kernel';
import { keptBy, type Table } from '@tabard/table';
import { InnRefusal } from '../room/refusal';
import type { Room } from '../room/room';
import type { NewTableWish } from '../room/wishes';
import type { Rules } from './live-table';

/** Refuses what the game before did not keep: nobody makes up what a party has won. Who walks on is theirs to say. */
export function mustGoOn(
  { module }: Rules,
  before: Room,
  table: Table | null,
  wish: Omit<NewTableWish, 'after'>,
): void {
  if (!table?.match.standing) throw new InnRefusal('not-over');
  if (before.next) throw new InnRefusal('gone-on');
  if (wish.game !== before.game) throw new InnRefusal('brought', `the table before was of ${before.game}`);
  if (!table.match.isWhole) throw new InnRefusal('no-record');
  const kept = keptBy(module, table.match, recordOf(table.match));
  if (!campaignIn(kept)) throw new InnRefusal('brought', 'nothing of that game outlasts it');
  if (campaignIn(kept) !== campaignIn(wish.brought as Plain))
    throw new InnRefusal('brought', 'it is not what the game before kept');
}

const campaignIn = (value: Plain): string | null => {
  const { campaign } = (value ?? {}) as { campaign?: Plain };
  return campaign === undefined ? null : canonical(campaign);
};

/** Of two who go on at once one is late. */
export function followedBy(room: Room, next: string): Room {
  if (room.next) throw new InnRefusal('gone-on');
  return { ...room, next };
}
