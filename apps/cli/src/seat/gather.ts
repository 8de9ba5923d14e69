/** While people gather: a game begins when its host says so, and whoever comes first is the host, be it a program. */
import { createInterface } from 'node:readline';
import type { Guest, TableCard } from '@tabard/inn';
import { print } from '@tabard/terminal/terminal';
import { beginAt, type Place, type Presence } from './world';

export interface Hosting {
  readonly place: Place;
  /** To the table, as it was given. */
  readonly link: string;
  readonly token: string;
  readonly name: string;
  /** Should it be the host: as soon as every seat is taken, it begins by itself. */
  readonly begins: boolean;
}

/** Settles when the game has begun. */
export async function gather(presence: Presence, { place, link, token, name, begins }: Hosting): Promise<void> {
  const { guest } = presence;
  if (!isGathering(guest)) return;
  if (isHost(guest)) print(...tellHost(guest.table!, name, link, begins));
  else if (begins) print('Another is the host of this table: it begins when they say so.');
  let mayBegin = begins;
  const key = whenEntered(() => {
    if (!isHost(guest) || !isGathering(guest)) return;
    mayBegin = true;
    if (freeSeats(guest.table!).length > 0) print(`It begins as soon as ${seatsOf(guest.table!)} are taken.`);
    presence.look();
  });
  try {
    for (let tried: TableCard | null = null; ; ) {
      const next = await presence.until((now) => {
        if (!isGathering(now)) return 'begun';
        const isReady = mayBegin && isHost(now) && now.table !== tried && freeSeats(now.table!).length === 0;
        return isReady ? 'ready' : null;
      });
      if (next === 'begun') return;
      tried = guest.table;
      if (await beginAt(place, token)) print('Every seat is taken: the game begins.');
    }
  } finally {
    key?.close();
  }
}

const isGathering = ({ table }: Guest): boolean => table?.phase === 'gathering';
const isHost = ({ table, you }: Guest): boolean => you?.guest != null && table?.host === you.guest;

/** Those that nobody has, and those of guests who are expected and have not come; counted from 1. */
function freeSeats({ seats, guests }: TableCard): number[] {
  const isFree = ({ kind, guest }: TableCard['seats'][number]) =>
    kind === 'open' || (guest !== null && guests.find((one) => one.guest === guest)?.awaited === true);
  return seats.flatMap((seat, i) => (isFree(seat) ? [i + 1] : []));
}

function seatsOf(table: TableCard): string {
  const free = freeSeats(table);
  return free.length === 1 ? `seat ${free[0]}` : `seats ${free.join(', ')}`;
}

function tellHost(table: TableCard, name: string, link: string, begins: boolean): string[] {
  const free = freeSeats(table).length === 0 ? 'Every seat is taken.' : `Still free: ${seatsOf(table)}, at ${link}`;
  if (begins) return [`${name} came first and is the host: it begins as soon as every seat is taken. ${free}`];
  const how = process.stdin.isTTY ? 'Press Enter to begin' : 'Start it with --begin, and it begins';
  return [
    `${name} came first and is the host: nobody else can begin, and the game waits for its word.`,
    `${how} as soon as every seat is taken. ${free}`,
  ];
}

/** A person at a keyboard may say so later, too. */
function whenEntered(call: () => void): { close(): void } | null {
  if (!process.stdin.isTTY) return null;
  const lines = createInterface({ input: process.stdin });
  lines.on('line', call);
  lines.on('SIGINT', () => process.kill(process.pid, 'SIGINT'));
  return lines;
}
