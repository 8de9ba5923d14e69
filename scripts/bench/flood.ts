/**
 * A flood from one address and the tables of others: the same flood runs against their inn, and against another inn on the same
 * machine, in short turns, so that only what the inn itself can help is measured and whatever else the machine does falls on
 * both alike. Wanted: by no more than a fifth slower.
 */
import { type Child, startChild } from './lib/child';
import { median } from './lib/rates';
import type { Played } from './served/crowd';
import type { Flooded } from './served/flood';

const TABLES = 10;
const PACE = 250;
const PAIRS = 40;
const SECONDS = 2;

export default async function measure(): Promise<Record<string, number>> {
  const [here, elsewhere] = [await startChild('served/inn.ts'), await startChild('served/inn.ts')];
  const [crowd, flooder] = [await startChild('served/crowd.ts'), await startChild('served/flood.ts')];
  const ports = [await here.call<number>('open', true), await elsewhere.call<number>('open', true)];
  await crowd.call('gather', 'guests', 'inn', ports[0], await here.call('laid', TABLES));
  const took = { here: [] as number[], elsewhere: [] as number[] };
  const slower: number[] = [];
  let spent = 0;
  const all = { messages: 0, sockets: 0, requests: 0 };
  const calm = () => round(crowd, flooder, ports[1]);
  const flooded = async () => {
    const before = await here.call<number>('spent');
    const played = await round(crowd, flooder, ports[0]);
    spent += (await here.call<number>('spent')) - before;
    return played;
  };
  await calm();
  for (let i = 0; i < PAIRS; i++) {
    // Each goes first as often as the other.
    const first = i % 2 === 0 ? await calm() : await flooded();
    const second = i % 2 === 0 ? await flooded() : await calm();
    const [without, withFlood] = i % 2 === 0 ? [first, second] : [second, first];
    took.elsewhere.push(...without.took);
    took.here.push(...withFlood.took);
    slower.push(median(withFlood.took) / median(without.took));
    for (const what of ['messages', 'sockets', 'requests'] as const) all[what] += withFlood.flooded[what];
  }
  for (const child of [here, elsewhere, crowd, flooder]) child.stop();
  const seconds = PAIRS * SECONDS;
  const [low, high] = boundsOfMedian(slower);
  return {
    floodMessagesPerSecond: Math.round(all.messages / seconds),
    floodSocketsPerSecond: Math.round(all.sockets / seconds),
    floodRequestsPerSecond: Math.round(all.requests / seconds),
    answersFloodElsewhere: took.elsewhere.length,
    answersFloodHere: took.here.length,
    medianMsFloodElsewhere: rounded(median(took.elsewhere)),
    medianMsFloodHere: rounded(median(took.here)),
    serverLoadFloodHere: rounded(spent / 1000 / seconds),
    medianSlowerBy: rounded(median(took.here) / median(took.elsewhere)),
    slowerBy: rounded(median(slower)),
    slowerByAtLeast: rounded(low),
    slowerByAtMost: rounded(high),
  };
}

/** Between which the median of such pairs lies in nineteen of twenty cases, whatever their distribution: a count of signs. */
function boundsOfMedian(values: readonly number[]): [number, number] {
  const sorted = [...values].sort((a, b) => a - b);
  const aside = Math.max(0, Math.floor(values.length / 2 - 0.98 * Math.sqrt(values.length)));
  return [sorted[aside], sorted[sorted.length - 1 - aside]];
}

async function round(crowd: Child, flooder: Child, port: number) {
  const [flooded, { took }] = await Promise.all([
    flooder.call<Flooded>('flood', port, SECONDS),
    crowd.call<Played>('play', 'guests', SECONDS, PACE),
  ]);
  return { flooded, took };
}

const rounded = (value: number): number => Math.round(value * 100) / 100;
