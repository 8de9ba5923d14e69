/**
 * A table that follows one that is over: the next adventure of a campaign, with what the last one kept, or the same game once
 * more with the same people.
 */
import { canonical, type Plain, recordOf } from '@tabard/kernel';
import { keptBy, type Table } from '@tabard/table';
import { InnRefusal } from '../room/refusal';
import { hasSeat, type Room, type RoomSeat } from '../room/room';
import type { NewTableWish } from '../room/wishes';
import type { Holder } from '../store/store';
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

// ---- once more

/** Whoever sat there to the end may ask for it. */
export function mayPlayAgain(room: Room, table: Table | null, guest: number): void {
  if (!table?.match.standing) throw new InnRefusal('not-over');
  if (!hasSeat(room, guest)) throw new InnRefusal('not-your-seat');
}

/** What was agreed on before, for new dice. */
export function sameAgain(room: Room): Omit<NewTableWish, 'after'> {
  const { game, options, brought, isPublic, chat, voices, pace, delay, watchers, window } = room;
  const seats = room.seats.map((seat) => (seat.kind === 'bot' ? seat : { kind: seat.kind }));
  return {
    ...{ game, options, seats, isPublic, chat, voices, pace, delay, watchers, window },
    ...(brought === null ? {} : { brought }),
  };
}

/** Who sat there is expected at the same seat, and let in by the same token; who asks is the host. */
export function expected(
  { seats, guests, muted, before = null }: Room,
  holders: readonly Holder[],
  host: number,
): {
  readonly room: Pick<Room, 'seats' | 'guests' | 'muted' | 'host' | 'before'>;
  readonly holders: readonly Holder[];
} {
  const isInvited = (guest: number) => !guests[guest].gone && seats.some((seat) => isOf(seat, guest));
  const invited = [...guests.keys()].filter(isInvited);
  const seatAgain = (guest: number): RoomSeat => ({ kind: 'person', guest: isInvited(guest) ? numberOf(guest) : null });
  const numberOf = (guest: number) => invited.indexOf(guest);
  return {
    room: {
      before, // Of a campaign: the same adventure once more, after the same one.
      seats: seats.map((seat) => (seat.kind === 'person' && seat.guest !== null ? seatAgain(seat.guest) : seat)),
      guests: invited.map((guest) => ({ name: guests[guest].name, nonce: '', awaited: true })),
      muted: muted.map(numberOf).filter((guest) => guest >= 0),
      host: numberOf(host),
    },
    holders: holders
      .filter(({ guest }) => invited.includes(guest))
      .map((holder) => ({ ...holder, guest: numberOf(holder.guest) })),
  };
}

const isOf = (seat: RoomSeat, guest: number): boolean => seat.kind === 'person' && seat.guest === guest;

/** `was`: where it was played once more before, and is not any longer. Of two who ask at once one is late. */
export function ledTo(room: Room, was: string | null, again: string): Room {
  if ((room.again ?? null) !== was) throw new InnRefusal('gone-on');
  return { ...room, again };
}
