/**
 * The inn under load, and its peers on the same machine in the same run: Lucky Pig at a hundred tables with four sockets each,
 * as fast as they go, by the inn (every answer on disk before anybody is told), by boardgame.io's server and by Colyseus
 * (both in memory) and by a bare broadcast; then Dark Minions, two thousand tables at leisure, and what a table costs. The
 * guests are in a process of their own. Rounds take turns, and ratios are the medians round by round.
 */
import { type Child, startChild } from './lib/child';
import { median, ratio } from './lib/rates';
import type { Kind, Played } from './served/crowd';
import type { LaidTable } from './served/inn';

const HOUSES: readonly (readonly [Kind, string])[] = [
  ['inn', 'served/inn.ts'],
  ['bare', './peers/served-bare.ts'],
  ['boardgameIo', './peers/served-boardgame-io.ts'],
  ['colyseus', './peers/served-colyseus.ts'],
];

const TABLES = 100;
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);
const SECONDS = 3;
/** Live tables at leisure: a move at each of them every so many milliseconds. */
const MANY = Number(process.env.BENCH_TABLES ?? 2_000);
const LEISURE = 4_000;
const MINUTE = Number(process.env.BENCH_SECONDS ?? 30);

interface House {
  readonly kind: Kind;
  readonly child: Child;
  readonly port: number;
}

interface Round {
  readonly perSecond: number;
  /** A second of the processor, spent by the server's process with all its threads. */
  readonly perServerSecond: number;
  readonly took: readonly number[];
}

export default async function measure(): Promise<Record<string, number>> {
  const result: Record<string, number> = {};
  for (const part of [sideBySide, atLeisure]) {
    const crowd = await startChild('served/crowd.ts');
    const houses = await part(crowd, result);
    crowd.stop(); // First, else they would come again and again.
    for (const { child } of houses) child.stop();
  }
  return result;
}

async function openHouse(kind: Kind, file: string): Promise<House> {
  const child = await startChild(file, kind === 'inn' ? ['--expose-gc'] : []);
  return { kind, child, port: await child.call<number>('open') };
}

async function playRound(crowd: Child, { child }: House, name: string): Promise<Round> {
  const before = await child.call<number>('spent');
  const { moves, seconds, took } = await crowd.call<Played>('play', name, SECONDS);
  const spent = (await child.call<number>('spent')) - before;
  return { perSecond: moves / seconds, perServerSecond: (moves * 1000) / spent, took };
}

// ---- a hundred tables, as fast as they go

async function sideBySide(crowd: Child, result: Record<string, number>): Promise<House[]> {
  const houses: House[] = [];
  for (const [kind, file] of HOUSES) houses.push(await openHouse(kind, file));
  for (const { kind, child, port } of houses) {
    const hasRooms = kind === 'inn' || kind === 'colyseus';
    const tables = hasRooms ? await child.call('laid', TABLES) : Array.from({ length: TABLES }, (_, i) => `table-${i}`);
    await crowd.call('gather', kind, kind, port, tables);
  }
  const [inn] = houses;
  await crowd.call('gather', 'minions', 'inn', inn.port, await inn.child.call('laid', TABLES, 'dark-minions'), false);
  const rounds = Object.fromEntries([...houses.map(({ kind }) => [kind, []]), ['minions', []]]) as {
    [name in Kind | 'minions']: Round[];
  };
  for (let round = -1; round < ROUNDS; round++) {
    for (const house of houses) note(round, rounds[house.kind], await playRound(crowd, house, house.kind));
    note(round, rounds.minions, await playRound(crowd, inn, 'minions'));
  }
  for (const [name, of] of Object.entries(rounds)) tellRounds(result, name, of);
  const rates = (kind: Kind) => rounds[kind].map(({ perSecond }) => perSecond);
  const costs = (kind: Kind) => rounds[kind].map(({ perServerSecond }) => perServerSecond);
  result.ratioToBoardgameIo = rounded(ratio(rates('inn'), rates('boardgameIo')));
  result.ratioToColyseus = rounded(ratio(rates('inn'), rates('colyseus')));
  result.bareToInn = rounded(ratio(rates('bare'), rates('inn')));
  result.ratioToBoardgameIoPerServerSecond = rounded(ratio(costs('inn'), costs('boardgameIo')));
  result.ratioToColyseusPerServerSecond = rounded(ratio(costs('inn'), costs('colyseus')));
  result.bareToInnPerServerSecond = rounded(ratio(costs('bare'), costs('inn')));
  return houses;
}

/** The first round only warms up. */
function note(round: number, rounds: Round[], played: Round): void {
  if (round >= 0) rounds.push(played);
}

function tellRounds(result: Record<string, number>, name: string, rounds: readonly Round[]): void {
  result[`${name}MovesPerSecond`] = Math.round(median(rounds.map(({ perSecond }) => perSecond)));
  result[`${name}MovesPerServerSecond`] = Math.round(median(rounds.map(({ perServerSecond }) => perServerSecond)));
  const took = rounds.flatMap((round) => round.took);
  result[`${name}P50Ms`] = rounded(quantile(took, 0.5));
  result[`${name}P99Ms`] = rounded(quantile(took, 0.99));
}

// ---- many tables at leisure, and what they cost

async function atLeisure(crowd: Child, result: Record<string, number>): Promise<House[]> {
  const house = await openHouse('inn', 'served/inn.ts');
  const { child, port } = house;
  await child.call('laid', 20); // Whatever is fetched once is there.
  await child.call('putAway');
  const [empty, bare] = [await child.call<number>('memory'), await child.call<number>('disk')];
  const tables = await child.call<LaidTable[]>('laid', MANY);
  result.kBytesPerAwakeTable = rounded(((await child.call<number>('memory')) - empty) / MANY / 1000);
  await crowd.call('gather', 'many', 'inn', port, tables);
  result.kBytesPerAwakeTableWithFourSockets = rounded(((await child.call<number>('memory')) - empty) / MANY / 1000);
  const before = await child.call<number>('spent');
  const { moves, seconds, took } = await crowd.call<Played>('play', 'many', MINUTE, LEISURE);
  const spent = (await child.call<number>('spent')) - before;
  result.liveTables = MANY;
  result.wantedMovesPerSecond = (MANY * 1000) / LEISURE;
  result.liveMovesPerSecond = Math.round(moves / seconds);
  result.liveP50Ms = rounded(quantile(took, 0.5));
  result.liveP99Ms = rounded(quantile(took, 0.99));
  result.liveServerLoad = rounded(spent / 1000 / seconds);
  await crowd.call('leave', 'many');
  while ((await child.call<number>('awake')) > 0) {
    await new Promise((resolve) => setTimeout(resolve, 200));
    await child.call('putAway');
  }
  result.kBytesPerSleepingTable = rounded(((await child.call<number>('memory')) - empty) / MANY / 1000);
  result.kBytesOnDiskPerTable = rounded(((await child.call<number>('disk')) - bare) / MANY / 1000);
  return [house];
}

const rounded = (value: number): number => Math.round(value * 100) / 100;

function quantile(values: readonly number[], share: number): number {
  const sorted = values.slice().sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
