/**
 * The inn under load, and its peers on the same machine in the same run: Lucky Pig at a hundred tables with four sockets each,
 * as fast as they go; then Dark Minions, two thousand tables at leisure, and what a table costs. The guests are in a process
 * of their own, the same for all. Rounds take turns, and ratios are the medians round by round. What each of them does:
 *
 * - inn: checks every message, does it by the rules of the game, has it on disk (SQLite, synchronous=FULL) before anybody is
 *   told, tells each of the four what that seat may see (a hand is hidden from the others), tells who moved that it is done,
 *   and can take everything back or play it again from its seed. Started as `npm start` starts it. Its guests are programs:
 *   they want neither the story event by event nor the reasons of what is refused, as pages do.
 * - bare: a few lines of rules, one text for all four. Nothing is checked, kept or hidden. The floor.
 * - boardgameIo: its own server and its own rules of the game, in memory; sends the whole state to everybody.
 * - colyseus: a room with a few lines of rules, in memory; sends everybody the same patch, in binary. Nothing is hidden.
 *
 * Parts: `npm run bench -- server:inn,bare` measures only these, `server:leisure` the tables at leisure. BENCH_NODE is handed
 * to the inn's Node, as in BENCH_NODE="--cpu-prof --cpu-prof-dir=/tmp/profile".
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../setup.mjs';
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

/** As the inn is started by `npm start`. */
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: { start: string } };
const INNS_NODE = [
  ...(scripts.start.match(/--m\w+-semi-space-size=\d+/g) ?? []),
  ...(process.env.BENCH_NODE ?? '').split(' ').filter((flag) => flag !== ''),
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

type Part = Kind | 'leisure';

export default async function measure(wanted: readonly Part[] = []): Promise<Record<string, number>> {
  const isWanted = (part: Part) => wanted.length === 0 || wanted.includes(part);
  const contest = HOUSES.filter(([kind]) => isWanted(kind));
  const result: Record<string, number> = {};
  if (contest.length > 0) await withCrowd((crowd) => sideBySide(crowd, contest, result));
  if (isWanted('leisure')) await withCrowd((crowd) => atLeisure(crowd, result));
  return result;
}

async function withCrowd(part: (crowd: Child) => Promise<House[]>): Promise<void> {
  const crowd = await startChild('served/crowd.ts');
  const houses = await part(crowd);
  crowd.stop(); // First, else they would come again and again.
  for (const { child } of houses) child.stop();
}

async function openHouse(kind: Kind, file: string): Promise<House> {
  const child = await startChild(file, kind === 'inn' ? ['--expose-gc', ...INNS_NODE] : []);
  return { kind, child, port: await child.call<number>('open') };
}

async function playRound(crowd: Child, { child }: House, name: string): Promise<Round> {
  const before = await child.call<number>('spent');
  const { moves, seconds, took } = await crowd.call<Played>('play', name, SECONDS);
  const spent = (await child.call<number>('spent')) - before;
  return { perSecond: moves / seconds, perServerSecond: (moves * 1000) / spent, took };
}

// ---- a hundred tables, as fast as they go

async function sideBySide(crowd: Child, contest: typeof HOUSES, result: Record<string, number>): Promise<House[]> {
  const houses: House[] = [];
  for (const [kind, file] of contest) houses.push(await openHouse(kind, file));
  for (const { kind, child, port } of houses) {
    const hasRooms = kind === 'inn' || kind === 'colyseus';
    const tables = hasRooms ? await child.call('laid', TABLES) : Array.from({ length: TABLES }, (_, i) => `table-${i}`);
    await crowd.call('gather', kind, kind, port, tables);
  }
  const inn = houses.find(({ kind }) => kind === 'inn');
  if (inn)
    await crowd.call('gather', 'minions', 'inn', inn.port, await inn.child.call('laid', TABLES, 'dark-minions'), false);
  const plays = [...houses.map((house) => ({ name: house.kind as string, house }))];
  if (inn) plays.push({ name: 'minions', house: inn });
  const rounds: { [name: string]: Round[] } = Object.fromEntries(plays.map(({ name }) => [name, []]));
  for (let round = -1; round < ROUNDS; round++)
    for (const { name, house } of plays) note(round, rounds[name], await playRound(crowd, house, name));
  for (const [name, of] of Object.entries(rounds)) tellRounds(result, name, of);
  compare(result, 'ratioToBoardgameIo', rounds.inn, rounds.boardgameIo);
  compare(result, 'ratioToColyseus', rounds.inn, rounds.colyseus);
  compare(result, 'bareToInn', rounds.bare, rounds.inn);
  return houses;
}

/** How much faster the one is than the other, and how many more moves it makes of a second of its server's processor. */
function compare(
  result: Record<string, number>,
  name: string,
  one: readonly Round[] = [],
  other: readonly Round[] = [],
) {
  if (one.length === 0 || other.length === 0) return;
  const rates = (rounds: readonly Round[]) => rounds.map(({ perSecond }) => perSecond);
  const costs = (rounds: readonly Round[]) => rounds.map(({ perServerSecond }) => perServerSecond);
  result[name] = rounded(ratio(rates(one), rates(other)));
  result[`${name}PerServerSecond`] = rounded(ratio(costs(one), costs(other)));
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
