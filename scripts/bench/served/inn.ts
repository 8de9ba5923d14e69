/** The inn as it is, in a process of its own: SQLite in a folder, every answer on disk before anybody is told. */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { GameModule } from '@tabard/content';
import { luckyPig } from '@tabard/testkit';
import { openInnKey } from '../../../apps/server/src/fair/inn-key';
import { swearerWith } from '../../../apps/server/src/fair/swearer';
import { games } from '../../../apps/server/src/games';
import { Inn } from '../../../apps/server/src/host/inn';
import { thinkHere } from '../../../apps/server/src/host/thinker';
import { DOOR_LIMITS, UNCOUNTED } from '../../../apps/server/src/net/limits';
import { openDoor } from '../../../apps/server/src/net/serve';
import { openStore } from '../../../apps/server/src/store/open';

export { spent } from '../lib/spent';

export interface LaidTable {
  readonly id: string;
  /** By seat. */
  readonly tokens: readonly string[];
}

const SEATS = 4;
const PERSONS = Array.from({ length: SEATS }, () => ({ kind: 'person' as const }));
const AT_ONCE = 50;
/** Nobody reads its words here. */
const pig = { game: luckyPig, bots: [], words: {}, speech: {} } as unknown as GameModule;
const folder = mkdtempSync(join(tmpdir(), 'tabard-bench-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

let inn: Inn;

/** `counted`: with the limits that hold by default; else none, because a whole crowd comes from one address. */
export async function open(counted = false, patience = 3_600_000): Promise<number> {
  const store = await openStore({ folder });
  const swearer = swearerWith(openInnKey('', randomBytes(32).toString('hex')));
  inn = new Inn({ store, games: [pig, ...games], thinker: thinkHere, swearer, patience });
  const door = await openDoor({ inn, limits: counted ? DOOR_LIMITS : UNCOUNTED });
  return door.port;
}

/** Tables with four guests each, their games begun. */
export async function laid(tables: number, game = 'lucky-pig'): Promise<LaidTable[]> {
  const made: LaidTable[] = [];
  while (made.length < tables) {
    const some = Array.from({ length: Math.min(AT_ONCE, tables - made.length) }, () => layOne(game));
    made.push(...(await Promise.all(some)));
  }
  return made;
}

async function layOne(game: string): Promise<LaidTable> {
  const id = await inn.newTables.create({
    ...{ game, seats: PERSONS, options: {}, isPublic: false, chat: 'phrases', voices: 'one', watchers: true },
    ...{ pace: { kind: 'free' }, delay: 0, window: 60_000 },
  });
  const tokens: string[] = [];
  for (let seat = 0; seat < SEATS; seat++) {
    const nonce = randomBytes(16).toString('hex');
    tokens.push((await inn.guests.sit(id, null, { name: `Guest ${seat}`, seats: [seat], nonce })).token);
  }
  await inn.hosts.begin(id, tokens[0]);
  return { id, tokens };
}

/** Bytes of memory that are in use, after everything was let go of that could be. */
export function memory(): number {
  global.gc?.();
  global.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

/** Bytes of the database on disk. */
export const disk = (): number => readdirSync(folder).reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);

export const awake = (): number => inn.awake;

/** Everything that nobody is at is put away now. */
export const putAway = (): Promise<void> => inn.putAwayIdle(0);
