/**
 * Seats change hands, and the host's part too. Somebody who is away is played for by whoever the others who are here agree
 * on; nobody takes a seat alone, because whoever sits there sees what it holds.
 */
import type { Table, TableEntry } from '@tabard/table';
import { InnRefusal } from './refusal';
import { hasSeat, hasVoice, type PersonSeat, type Room } from './room';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Milliseconds after which somebody counts as away: another is the host then, and their seat may be played for them. */
export const absenceOf = ({ pace }: Room): number => (pace.kind === 'days' ? 24 * HOUR : MINUTE);

export interface Hall {
  isHere(guest: number): boolean;
  awayFor(guest: number): number;
}

/** Who must agree: everybody who is here and has played since it began, but for who wants the seat and whose it is. */
const votersOn = (room: Room, seat: number, by: number, hall: Hall): number[] =>
  [...room.guests.keys()].filter(
    (guest) => guest !== by && guest !== ownerOf(room, seat) && hall.isHere(guest) && hasVoice(room, guest),
  );

const ownerOf = ({ seats }: Room, seat: number): number | null => {
  const there = seats[seat];
  return there?.kind === 'person' ? there.guest : null;
};

export function wantToTakeOver(room: Room, by: number, seat: number, hall: Hall): Room {
  const owner = ownerOf(room, seat);
  if (room.phase !== 'playing') throw new InnRefusal('not-begun');
  if (room.takenHome) throw new InnRefusal('taken-home');
  if (owner === null || owner === by) throw new InnRefusal('not-a-guests-seat');
  if (hall.awayFor(owner) < absenceOf(room)) throw new InnRefusal('not-away');
  const { takeover } = room;
  if (takeover && (takeover.by !== by || takeover.seat !== seat)) throw new InnRefusal('takeover-open');
  if (votersOn(room, seat, by, hall).length === 0) throw new InnRefusal('nobody-to-agree');
  return weighed({ ...room, takeover: takeover ?? { seat, by, agreed: [] } }, hall);
}

export function voteOnTakeover(room: Room, guest: number, seat: number, agrees: boolean, hall: Hall): Room {
  const { takeover } = room;
  if (takeover?.seat !== seat) throw new InnRefusal('nothing-proposed');
  const isVoter = votersOn(room, seat, takeover.by, hall).includes(guest);
  if (!isVoter && (agrees || guest !== takeover.by)) throw new InnRefusal('no-voice');
  if (!agrees) return { ...room, takeover: null };
  return weighed({ ...room, takeover: { ...takeover, agreed: [...new Set([...takeover.agreed, guest])] } }, hall);
}

/** What becomes of it with those who are here now: who has come back keeps their seat. */
export function weighed(room: Room, hall: Hall): Room {
  const { takeover } = room;
  if (!takeover) return room;
  const { seat, by, agreed } = takeover;
  const owner = ownerOf(room, seat);
  const voters = votersOn(room, seat, by, hall);
  const isMoot = owner === null || hall.isHere(owner) || !hall.isHere(by) || voters.length === 0;
  if (isMoot) return { ...room, takeover: null };
  if (!voters.every((voter) => agreed.includes(voter))) return room;
  const there = room.seats[seat] as PersonSeat;
  const before = there.before ?? there; // Who sat there first comes first.
  return {
    ...room,
    guests: room.guests.with(by, { ...room.guests[by], sat: true }),
    seats: room.seats.with(seat, { kind: 'person', guest: by, late: true, before }),
    takeover: null,
  };
}

/** Seats of theirs that somebody else plays on at. */
export const seatsToReturn = ({ seats }: Room, hall: Hall): number[] =>
  [...seats.keys()].filter((i) => {
    const seat = seats[i];
    const guest = seat.kind === 'person' ? seat.before?.guest : undefined;
    return guest !== undefined && guest !== null && hall.isHere(guest);
  });

/** Who has come back has their seat again. */
export function returned(room: Room, given: readonly number[], hall: Hall): Room {
  const back = seatsToReturn(room, hall).filter((seat) => given.includes(seat));
  const seats = room.seats.map((seat, i) => (back.includes(i) ? (seat as PersonSeat).before! : seat));
  return { ...room, seats, takeover: room.takeover && back.includes(room.takeover.seat) ? null : room.takeover };
}

/**
 * Whoever is left alone need not stay stuck: a bot plays on for who is away, and nobody sees what they hold. With others here the
 * host does it; there is one who is here, for the part passes on.
 */
export function mayCallBot(room: Room, guest: number, seat: number, hall: Hall): boolean {
  const owner = ownerOf(room, seat);
  if (room.host === guest) return true;
  if (owner === null || !hasSeat(room, guest) || hall.awayFor(owner) < absenceOf(room)) return false;
  const others = [...room.guests.keys()].filter((other) => other !== guest && hasSeat(room, other));
  return others.every((other) => !hall.isHere(other));
}

/** With the host away for long, who is here and plays and came first is the host; null: all is well, or nobody is here. */
export function hostInstead(room: Room, hall: Hall): number | null {
  if (hall.awayFor(room.host) < absenceOf(room)) return null;
  const found = [...room.guests.keys()].find((guest) => hall.isHere(guest) && hasSeat(room, guest));
  return found ?? null;
}

// ---- the log follows the room

/** Numbers of humans whom nobody here knows: those of a game that was begun elsewhere. */
const ELSEWHERE = 100_000;

/** What the log has yet to say of the room: whose seats are whose, and whether time stands still. */
export function owedTo(table: Table, room: Room): TableEntry[] {
  const sits = room.seats.flatMap((seat, i): TableEntry[] => {
    const isBots = table.sitters[i].kind === 'bot';
    if (seat.kind === 'bot') return isBots ? [] : [{ kind: 'sit', seat: i, bot: seat.bot }]; // Who sat there has left.
    const person = seat.guest ?? ELSEWHERE + i;
    const isTheirs = table.ownerOf(i) === person;
    const { name, bot = null } = table.sitters[i];
    if (seat.guest === null) return isTheirs ? [] : [{ kind: 'sit', seat: i, bot, person, name }];
    const called = room.guests[seat.guest].name;
    if (isTheirs) return called === name ? [] : [{ kind: 'sit', seat: i, bot, person, name: called }];
    return [{ kind: 'sit', seat: i, bot: null, person, name: called }];
  });
  const pauses: TableEntry[] = table.isPaused === room.paused ? [] : [{ kind: 'pause', seat: 0, paused: room.paused }];
  return [...sits, ...pauses];
}
