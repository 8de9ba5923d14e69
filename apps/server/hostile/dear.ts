/**
 * `npm run attack -- dear [seed]`: the longest random games there are, at a real inn, and each message that is dear by them, while
 * somebody keeps asking `/api/hello`. What counts is the processor's time between two turns of the loop: a wall clock tells of
 * the machine as well. The guests are in the same process, so what they read is counted along.
 */
import { setImmediate as turn } from 'node:timers/promises';
import type { GameModule } from '@tabard/content';
import { games } from '../src/games';
import { begunElsewhere } from '../src/host/begun-elsewhere.fixture';
import { openInn, type Player, sitAt, type TestInn, watchTable } from '../src/inn.fixture';

export interface Dear {
  readonly game: string;
  readonly message: string;
  /** Of three times, in milliseconds of the processor. */
  readonly least: number;
  readonly most: number;
}

const MOST_MS = 50;
const TIMES = 3;
/** Where it has not ended by then. */
const LONGEST = 40_000;
/** A thrown die takes as long as a hundred other answers. */
const THROWN = 400;
/** Of a game, as far as it is brought for those who go on with it. */
const NEARLY = 0.97;

export default async function run([seed = '3']: readonly string[]): Promise<readonly Dear[]> {
  await Promise.all(games.map((module) => module.world?.ready()));
  const house = await openInn(games, { patience: 1e9 });
  const loop = watchLoop();
  const found: Dear[] = [];
  const asked = askOn(house);
  try {
    for (const module of games) found.push(...(await messagesOf(house, module, Number(seed), loop)));
  } finally {
    loop.end();
    await asked.end();
    await house.close();
  }
  const held = found.filter(({ least }) => least > MOST_MS);
  if (held.length > 0) throw new Error(`over ${MOST_MS} ms: ${JSON.stringify(held)}`);
  return found;
}

async function messagesOf(house: TestInn, module: GameModule, seed: number, loop: Loop): Promise<Dear[]> {
  const { id } = module.game;
  const found: Dear[] = [];
  const measure = async (message: string, deed: () => Promise<unknown>) => {
    const took: number[] = [];
    for (let i = 0; i < TIMES; i++) took.push(await loop.mostDuring(deed));
    found.push({ game: id, message, least: Math.min(...took), most: Math.max(...took) });
  };
  const whole = begunElsewhere(module, id === 'dungeon-fighter' ? THROWN : LONGEST, seed);
  const { stands: _, ...log } = whole;
  const seats = log.setup.sitters.map((_, seat) => seat);
  for (const isOver of [false, true]) {
    const entries = isOver ? log.entries : log.entries.slice(0, Math.floor(log.entries.length * NEARLY));
    const brought = { log: { ...log, entries } };
    const { table } = await house.call<{ table: string }>('POST', '/api/tables/brought', brought);
    const [ann, bob] = [
      await sitAt(house.address, table, 'Ann', seats.slice(0, 1)),
      await sitAt(house.address, table, 'Bob', seats.slice(1)),
    ];
    for (const guest of [ann, bob]) await guest.until(() => true);
    const visit = (story: boolean) => async () => {
      const eve = watchTable(house.address, { table, token: null, story, reasons: story }, null);
      await eve.until(() => true);
      eve.guest.close();
    };
    await measure('card', () => house.call('GET', `/api/tables/${table}`));
    await measure('hello', visit(false));
    await measure('hello, with the story', visit(true));
    if (isOver) {
      await measure('log', () => house.call('GET', `/api/tables/${table}/log`));
      await measure('record', () => house.call('GET', `/api/tables/${table}/record`));
    } else {
      await measure('taken back by one', () => takenBack(ann, bob, (answers) => answers - 1));
      await measure('taken back by half', () => takenBack(ann, bob, (answers) => answers >> 1));
    }
    for (const { guest } of [ann, bob]) guest.close();
    await measure('woken', async () => {
      await house.inn.putAwayIdle(0);
      await visit(true)();
    });
  }
  return found;
}

/** By agreement; nothing where there is nothing to take back any more. */
async function takenBack(ann: Player, bob: Player, to: (answers: number) => number): Promise<void> {
  const { answers } = ann.guest.sight!;
  if (answers < 2) return;
  const refusals = [
    await ann.guest.do({ kind: 'propose', seat: 0, to: to(answers) }),
    await bob.guest.do({ kind: 'agree', seat: 1 }),
  ];
  if (refusals.some((refusal) => refusal !== null)) throw new Error(JSON.stringify(refusals));
}

interface Loop {
  /** The most milliseconds of the processor between two turns of the loop meanwhile. */
  mostDuring(deed: () => Promise<unknown>): Promise<number>;
  end(): void;
}

function watchLoop(): Loop {
  let [isOver, most] = [false, 0];
  let last = process.cpuUsage();
  const look = () => {
    const { user, system } = process.cpuUsage(last);
    most = Math.max(most, (user + system) / 1000);
    last = process.cpuUsage();
    if (!isOver) setImmediate(look);
  };
  look();
  return {
    async mostDuring(deed) {
      await turn();
      most = 0;
      await deed();
      await turn();
      return most;
    },
    end() {
      isOver = true;
    },
  };
}

function askOn(house: TestInn): { end(): Promise<void> } {
  let isOver = false;
  const asking = (async () => {
    while (!isOver) await house.call('GET', '/api/hello');
  })();
  return {
    end() {
      isOver = true;
      return asking;
    },
  };
}
