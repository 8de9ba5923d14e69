/**
 * What an inn knows of a table beside its log: who is there, where they sit, what they have agreed on before the first
 * card is dealt. Plain data that is never changed, only replaced: each change is a new revision, and of two who change
 * the same one, one is late.
 */
import type { TableCard, TableLine } from '@tabard/inn';
import type { Plain } from '@tabard/kernel';
import type { TableLog } from '@tabard/table';

/** A table without its lines: what it was opened with. */
export type TableHead = Omit<TableLog, 'entries' | 'stands'>;

export type RoomSeat = PersonSeat | { readonly kind: 'bot'; readonly bot: string; readonly name: string };

export interface PersonSeat {
  readonly kind: 'person';
  /** Null: free to be taken. */
  readonly guest: number | null;
  /** Whoever sits there came after the game had begun. */
  readonly late?: boolean;
  /** As it was before somebody played on for whoever was away: they get it back when they come. */
  readonly before?: PersonSeat;
}

export interface RoomGuest {
  readonly name: string;
  /** What they brought to the dice; empty for who came later, or only watches. */
  readonly nonce: string;
  /** They sat at the table that is played once more here, and have not come yet. */
  readonly awaited?: boolean;
  /** They have had a seat at play: the log knows them by their number. */
  readonly sat?: boolean;
  /** How many had this number before them. */
  readonly nth?: number;
  /** They left for good. Their number stays theirs: what they said and did is told by it. */
  readonly gone?: boolean;
}

/** What stands on its card, where seats and guests tell less, and what does not. */
export interface Room
  extends Omit<TableCard, 'id' | 'createdAt' | 'seats' | 'guests' | 'brings' | 'before' | 'next' | 'again'> {
  readonly brought: Plain | null;
  readonly seats: readonly RoomSeat[];
  /** By number. */
  readonly guests: readonly RoomGuest[];
  /** The table whose game this one goes on from, and the one that goes on from this: adventures of one campaign. */
  readonly before?: string | null;
  readonly next?: string | null;
  /** Where the same people play once more. */
  readonly again?: string | null;
  /** When the process opened whose rules it is played by. */
  readonly rulesSince?: number;
  /** Whoever plays here alone has taken the game home before its end, with its seed: here it is practice from then on. */
  readonly takenHome?: boolean;
  /** Nobody is told before the end, but for whoever plays alone and takes the game home. */
  readonly seed: string;
  /** What its log begins with; null while people gather. */
  readonly head: TableHead | null;
}

export const seatsOfGuest = ({ seats }: Room, guest: number | null): number[] =>
  guest === null
    ? []
    : [...seats.keys()].filter((i) => {
        const seat = seats[i];
        return seat.kind === 'person' && seat.guest === guest;
      });

/** Who has sat there since the game began has a voice on who plays for somebody who is away. */
export const hasVoice = ({ seats }: Room, guest: number): boolean =>
  seats.some((seat) => seat.kind === 'person' && seat.guest === guest && !seat.late);

export const hasSeat = (room: Room, guest: number): boolean => seatsOfGuest(room, guest).length > 0;

/** What anybody may know. `isHere`: whether a socket of that guest is open; `given`: how often a seat was given to a bot. */
export function cardOf(
  id: string,
  createdAt: number,
  room: Room,
  isHere: (guest: number) => boolean,
  given: (seat: number) => number = () => 0,
): TableCard {
  const { seed: _seed, head: _head, rulesSince: _since, takenHome: _home, brought, guests, seats, ...open } = room;
  const { before = null, next = null, again = null } = room;
  return {
    id,
    createdAt,
    ...open,
    brings: brought !== null,
    before,
    next,
    again,
    seats: seats.map((seat, i) =>
      seat.kind === 'bot'
        ? { kind: 'bot', guest: null, name: seat.name, bot: seat.bot, given: given(i), late: false }
        : {
            kind: seat.guest === null ? 'open' : 'person',
            guest: seat.guest,
            name: seat.guest === null ? '' : guests[seat.guest].name,
            bot: null,
            given: given(i),
            late: seat.late ?? false,
          },
    ),
    guests: guests.map(({ name, awaited = false, gone = false }, guest) => ({
      ...{ guest, name, awaited, gone },
      here: !gone && isHere(guest),
    })),
  };
}

/** What the lobby tells of a table, from what anybody may know of it. */
export function lineOf({ id, phase, game, pace, watchers, createdAt, seats }: TableCard): TableLine {
  const names = seats.filter(({ kind }) => kind === 'person').map(({ name }) => name);
  const free = seats.filter(({ kind }) => kind === 'open').length;
  return { id, phase, game, pace, watchers, createdAt, seats: seats.length, free, names };
}
