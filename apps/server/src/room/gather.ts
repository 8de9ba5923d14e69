/** How a room changes: people come and sit down, the host changes what was agreed on, the game begins. Nothing here is stored. */
import { foldedName } from '@tabard/content/names';
import { type AnyGame, broughtWrongly, checkOptions, type Plain, type Vow } from '@tabard/kernel';
import type { ClockRules, Sitter, TableSetup } from '@tabard/table';
import { InnRefusal } from './refusal';
import { hasSeat, type PersonSeat, type Room, type RoomSeat, seatsOfGuest } from './room';
import type { ChangeWish, NewTableWish, SitWish } from './wishes';

/** How many people may be at a table at once, those who watch by name included. */
const MOST_GUESTS = 200;
/** How many numbers guests have; then those are given anew of people who left and never had a seat. */
const MOST_NUMBERS = 400;

export function newRoom(
  wish: Omit<NewTableWish, 'after'>,
  game: AnyGame,
  { seed, vow }: Pick<Room, 'seed' | 'vow'>,
  hasBot: (bot: string) => boolean,
): Room {
  const { options, brought = null, seats, game: _, ...agreed } = wish;
  return {
    phase: 'gathering',
    game: game.id,
    version: game.version,
    packs: game.packs,
    options: optionsFor(game, options, seats.length, brought as Plain),
    brought: brought as Plain,
    seats: seats.map((seat) => seatFor(seat, hasBot)),
    guests: [],
    host: 0,
    ...agreed,
    muted: [],
    takeover: null,
    paused: false,
    seed,
    vow,
    head: null,
  };
}

function optionsFor(game: AnyGame, options: Room['options'], seats: number, brought: Plain): Room['options'] {
  const checked = checkOptions(game, options, seats, brought);
  if (typeof checked === 'string') throw new InnRefusal('options', checked);
  const wrong = brought === null ? null : broughtWrongly(game, brought, checked, seats);
  if (wrong) throw new InnRefusal('brought', wrong);
  return checked;
}

function seatFor(wish: NewTableWish['seats'][number], hasBot: (bot: string) => boolean): RoomSeat {
  if (wish.kind === 'person') return { kind: 'person', guest: null };
  if (!hasBot(wish.bot)) throw new InnRefusal('no-such-bot');
  if (wish.name === '') throw new InnRefusal('no-name');
  return { kind: 'bot', bot: wish.bot, name: wish.name ?? wish.bot };
}

/** Nobody shall be taken for another guest, nor for a bot that has a name of its own. */
function checkName({ guests, seats }: Room, name: string, who: number): void {
  if (name === '') throw new InnRefusal('no-name');
  const folded = foldedName(name);
  const others = [
    ...guests.filter(({ gone }, guest) => guest !== who && !gone),
    ...seats.flatMap((seat) => (seat.kind === 'bot' && seat.name !== seat.bot ? [seat] : [])),
  ];
  if (others.some((other) => foldedName(other.name) === folded)) throw new InnRefusal('name-taken');
}

/** The other way round: nobody finds a bot beside them that is called as they are. */
function checkBotsName({ guests }: Room, name: string): void {
  const folded = foldedName(name);
  if (guests.some((guest) => !guest.gone && foldedName(guest.name) === folded)) throw new InnRefusal('name-taken');
}

/** Somebody sits down, or comes to watch; `guest` null: nobody knows them here yet. Answers who they are. */
export function sitDown(
  room: Room,
  guest: number | null,
  { name, seats, nonce }: SitWish,
  isHere: (guest: number) => boolean = () => true,
): { room: Room; guest: number; without: readonly number[] } {
  if (guest === null) {
    const without = whoMakesRoom(room, seats.length > 0, isHere);
    const roomy = without.reduce(gone, room);
    const number = freeNumber(roomy, without);
    return { ...sitDownAs(newAt(roomy, number), number, { name, seats, nonce }), without };
  }
  return { ...sitDownAs(room, guest, { name, seats, nonce }), without: [] };
}

function sitDownAs(room: Room, who: number, { name, seats, nonce }: SitWish): { room: Room; guest: number } {
  for (const seat of seats) {
    const there = room.seats[seat];
    const isFree = there?.kind === 'person' && (there.guest === null || there.guest === who);
    if (!isFree) throw new InnRefusal('seat-taken');
  }
  if (name !== room.guests[who]?.name) checkName(room, name, who);
  const isGathering = room.phase === 'gathering';
  // The dice are fixed when the game begins; what comes later changes nothing.
  const brought = isGathering ? (nonce ?? room.guests[who]?.nonce ?? '') : (room.guests[who]?.nonce ?? '');
  const guests = room.guests.slice();
  const { sat, nth } = room.guests[who] ?? {};
  const hasSat = sat || (!isGathering && seats.length > 0); // Who gets up again before it begins is in no log.
  guests[who] = { name, nonce: brought, ...(hasSat ? { sat: true } : {}), ...(nth ? { nth } : {}) };
  // While people gather one may change one's mind; later a seat is given up by giving it to a bot.
  const left = isGathering ? room.seats.map((seat) => (isOf(seat, who) ? FREE : seat)) : room.seats;
  const taken = left.map((seat, i): RoomSeat => (seats.includes(i) ? seated(seat, who) : seat));
  return { room: { ...room, guests, seats: taken }, guest: who };
}

/** In a full house those without a seat make room: who is not here, and for somebody who takes a seat also who is. */
function whoMakesRoom(room: Room, wantsSeat: boolean, isHere: (guest: number) => boolean): number[] {
  const { guests } = room;
  if (guests.filter((guest) => !guest.gone).length < MOST_GUESTS) return [];
  const mayGo = [...guests.keys()].filter((guest) => maySeeTheDoor(room, guest));
  const found = mayGo.find((guest) => !isHere(guest)) ?? (wantsSeat ? mayGo[0] : undefined);
  if (found === undefined) throw new InnRefusal('full');
  return [found];
}

/** Whoever has no seat, and none to come back to; but never the host. */
const maySeeTheDoor = (room: Room, guest: number): boolean => {
  const there = room.guests[guest];
  const isTheirs = (seat: RoomSeat) => isOf(seat, guest) || (seat.kind === 'person' && seat.before?.guest === guest);
  return there !== undefined && !there.gone && guest !== room.host && !room.seats.some(isTheirs);
};

/** Not of somebody who leaves just now: their lines are not cut yet. */
function freeNumber({ guests }: Room, leaving: readonly number[]): number {
  if (guests.length < MOST_NUMBERS) return guests.length;
  const number = guests.findIndex((guest, i) => guest.gone && !guest.sat && !leaving.includes(i));
  if (number < 0) throw new InnRefusal('full');
  return number;
}

/** What was said about who had this number holds for whoever has it now no more, and no line of theirs is the new one's. */
function newAt(room: Room, guest: number): Room {
  const before = room.guests[guest];
  if (!before) return room;
  const guests = room.guests.with(guest, { name: '', nonce: '', nth: (before.nth ?? 0) + 1 });
  return { ...room, guests, muted: room.muted.filter((one) => one !== guest) };
}

function gone(room: Room, guest: number): Room {
  const { takeover } = room;
  const guests = room.guests.with(guest, { ...room.guests[guest], nonce: '', gone: true });
  return { ...room, guests, takeover: takeover?.by === guest ? null : takeover };
}

/** The host shows somebody the door: who has no seat, or while people gather anybody. */
export function shownOut(room: Room, guest: number): Room {
  const isThere = room.guests[guest] && !room.guests[guest].gone && guest !== room.host;
  if (!isThere) throw new InnRefusal('no-such-guest');
  const isGathering = room.phase === 'gathering';
  if (!isGathering && !maySeeTheDoor(room, guest)) throw new InnRefusal('has-a-seat');
  const seats = isGathering ? room.seats.map((seat) => (isOf(seat, guest) ? FREE : seat)) : room.seats;
  return { ...gone(room, guest), seats };
}

/** Who sits there already stays as they are; a seat that was opened at play is a latecomer's. */
const seated = (seat: RoomSeat, guest: number): RoomSeat => {
  if (isOf(seat, guest)) return seat;
  const isLate = seat.kind === 'person' && seat.late;
  return { kind: 'person', guest, ...(isLate ? { late: true } : {}) };
};

/** Nobody comes back to a seat of theirs who has left for good. */
const without = (seat: RoomSeat, guest: number): RoomSeat =>
  seat.kind === 'person' && seat.before?.guest === guest ? { kind: 'person', guest: seat.guest, late: true } : seat;

/** Who came gets up: their seats are free again, or a bot's from then on; who sat there to the end stays in the result. */
export function leave(room: Room, guest: number, isOver: boolean, bot: string): Room {
  const own = seatsOfGuest(room, guest);
  const { name } = room.guests[guest];
  const after: RoomSeat = room.phase === 'gathering' ? FREE : { kind: 'bot', bot, name };
  const seats = isOver ? room.seats : room.seats.map((seat, i) => (own.includes(i) ? after : without(seat, guest)));
  const guests = room.guests.with(guest, { ...room.guests[guest], gone: true });
  const { takeover } = room;
  const isMoot = takeover !== null && (takeover.by === guest || own.includes(takeover.seat));
  const left = { ...room, seats, guests, takeover: isMoot ? null : takeover };
  return { ...left, host: room.host === guest ? heirOf(left) : room.host };
}

/** Who sits there and came first, and is really there; else whoever is left. */
function heirOf(room: Room): number {
  const left = [...room.guests.keys()].filter((guest) => !room.guests[guest].gone);
  const seated = left.filter((guest) => hasSeat(room, guest));
  return seated.find((guest) => !room.guests[guest].awaited) ?? seated[0] ?? left[0] ?? room.host;
}

/** Nobody else would find the table any more. */
export const isLast = ({ guests }: Room, guest: number): boolean =>
  guests.every(({ gone }, other) => other === guest || gone);

const FREE: PersonSeat = { kind: 'person', guest: null };
const isOf = (seat: RoomSeat, guest: number): boolean => seat.kind === 'person' && seat.guest === guest;

/** What the host wants otherwise. */
export function changeBy(room: Room, game: AnyGame, wish: ChangeWish, hasBot: (bot: string) => boolean): Room {
  const { seats, options, pace, host, ...rest } = wish;
  const unknown = rest.muted?.find((guest) => !room.guests[guest]);
  const isGathering = room.phase === 'gathering';
  if ((options || pace) && !isGathering) throw new InnRefusal('begun');
  if (unknown !== undefined || (host !== undefined && !room.guests[host])) throw new InnRefusal('no-such-guest');
  const changed = { ...room, ...rest, ...(pace ? { pace } : {}), ...(host === undefined ? {} : { host }) };
  if (seats && room.takenHome) throw new InnRefusal('taken-home');
  const laid = seats
    ? seats.map((seat, i) => keepSitting(room, room.seats[i], seatFor(seat, hasBot), isToFree(seat)))
    : room.seats;
  if (seats && !isGathering) return { ...changed, seats: freed(room.seats, laid) };
  for (const seat of laid) if (seat.kind === 'bot' && seat.name !== seat.bot) checkBotsName(room, seat.name);
  const isNew = seats !== undefined || options !== undefined;
  if (!isNew) return changed;
  return { ...changed, seats: laid, options: optionsFor(game, options ?? room.options, laid.length, room.brought) };
}

/** Who sits there stays; only for who was asked to come and has not, the host need not wait. */
function keepSitting({ guests }: Room, before: RoomSeat | undefined, wished: RoomSeat, isFreed: boolean): RoomSeat {
  if (before?.kind !== 'person' || wished.kind !== 'person') return wished;
  const isAwaited = before.guest !== null && guests[before.guest].awaited === true;
  return isFreed && isAwaited ? wished : before;
}

const isToFree = (wish: NewTableWish['seats'][number]): boolean => wish.kind === 'person' && wish.free === true;

/** At play a bot's seat may be opened to a friend, and nothing else is laid anew: the bot plays on until somebody sits down. */
function freed(before: readonly RoomSeat[], wished: readonly RoomSeat[]): readonly RoomSeat[] {
  const isSame = (there: RoomSeat, wish: RoomSeat) => there === wish || (there.kind === 'bot' && wish.kind === 'bot');
  const mayBe = before.every((there, i) => wished[i] && (isSame(there, wished[i]) || there.kind === 'bot'));
  if (!mayBe || wished.length !== before.length) throw new InnRefusal('begun');
  const opened = (there: RoomSeat): RoomSeat => (there.kind === 'bot' ? { ...FREE, late: true } : there);
  return before.map((there, i) => (wished[i].kind === 'person' ? opened(there) : there));
}

// ---- the game begins

/** What seats bring to the dice, by seat; a bot brings nothing. */
export const noncesOf = ({ seats, guests }: Room): string[] =>
  seats.map((seat) => (seat.kind === 'person' && seat.guest !== null ? guests[seat.guest].nonce : ''));

/** With every seat taken: the table as its log begins. */
export function begun(room: Room, vow: Vow | undefined, whims: number, at: number): Room {
  if (room.phase !== 'gathering') throw new InnRefusal('begun');
  if (room.seats.some((seat) => isEmpty(room, seat))) throw new InnRefusal('seats-open');
  const { game, version, packs, seed, options, brought } = room;
  const setup: TableSetup = {
    match: { seed, nonces: noncesOf(room), options, ...(brought === null ? {} : { brought }), ...(vow ? { vow } : {}) },
    sitters: room.seats.map((seat) => sitterOf(room, seat)),
    whims,
    voices: room.voices,
    discussion: room.window,
    ...(clockOf(room.pace) ? { clock: clockOf(room.pace)! } : {}),
    at,
  };
  const guests = room.guests.map((guest, i) => (hasSeat(room, i) ? { ...guest, sat: true } : guest));
  return { ...room, guests, phase: 'playing', head: { tabard: 'table', game, version, packs, setup } };
}

/** Nobody has the seat, or whoever has it was asked to come and has not. */
const isEmpty = ({ guests }: Room, seat: RoomSeat): boolean =>
  seat.kind === 'person' && (seat.guest === null || guests[seat.guest].awaited === true);

function sitterOf({ guests }: Room, seat: RoomSeat): Sitter {
  if (seat.kind === 'bot') return { name: seat.name, kind: 'bot', bot: seat.bot };
  return { name: guests[seat.guest!].name, kind: 'person', person: seat.guest! };
}

const DAY = 24 * 60 * 60_000;

/** When somebody must look at a table that has begun, even if nobody has answered anything. */
export function firstDue(pace: Room['pace'], at: number): number | null {
  const clock = clockOf(pace);
  return clock ? at + (clock.perAnswer ?? clock.bank ?? 0) : null;
}

function clockOf(pace: Room['pace']): ClockRules | null {
  if (pace.kind === 'answer') return { perAnswer: pace.ms };
  if (pace.kind === 'game') return { bank: pace.ms, increment: pace.increment };
  return pace.kind === 'days' ? { perAnswer: pace.days * DAY } : null;
}
