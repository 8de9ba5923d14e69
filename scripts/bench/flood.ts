/**
 * A flood from one address and the tables of others: the same flood runs against their inn, and against another inn on the same
 * machine, in turns, so that only what the inn itself can help is measured. Wanted: by no more than a fifth slower.
 */
import { type Child, startChild } from './lib/child';
import { median } from './lib/rates';
import type { Played } from './served/crowd';
import type { Flooded } from './served/flood';

const TABLES = 10;
const PACE = 250;
const ROUNDS = 5;
const SECONDS = 6;

export default async function measure(): Promise<Record<string, number>> {
  const [here, elsewhere] = [await startChild('served/inn.ts'), await startChild('served/inn.ts')];
  const [crowd, flooder] = [await startChild('served/crowd.ts'), await startChild('served/flood.ts')];
  const ports = [await here.call<number>('open', true), await elsewhere.call<number>('open', true)];
  await crowd.call('gather', 'guests', 'inn', ports[0], await here.call('laid', TABLES));
  const took = { here: [] as number[], elsewhere: [] as number[] };
  const slower: number[] = [];
  let spent = 0;
  let all: Flooded = { messages: 0, sockets: 0, requests: 0 };
  await round(crowd, flooder, ports[1]);
  for (let i = 0; i < ROUNDS; i++) {
    const calm = await round(crowd, flooder, ports[1]);
    const before = await here.call<number>('spent');
    const flooded = await round(crowd, flooder, ports[0]);
    spent += (await here.call<number>('spent')) - before;
    took.elsewhere.push(...calm.took);
    took.here.push(...flooded.took);
    slower.push(mean(flooded.took) / mean(calm.took));
    all = {
      messages: all.messages + flooded.flooded.messages,
      sockets: all.sockets + flooded.flooded.sockets,
      requests: all.requests + flooded.flooded.requests,
    };
  }
  for (const child of [here, elsewhere, crowd, flooder]) child.stop();
  const seconds = ROUNDS * SECONDS;
  return {
    floodMessagesPerSecond: Math.round(all.messages / seconds),
    floodSocketsPerSecond: Math.round(all.sockets / seconds),
    floodRequestsPerSecond: Math.round(all.requests / seconds),
    medianMsFloodElsewhere: rounded(median(took.elsewhere)),
    medianMsFloodHere: rounded(median(took.here)),
    serverLoadFloodHere: rounded(spent / 1000 / seconds),
    medianSlowerBy: rounded(median(took.here) / median(took.elsewhere)),
    slowerBy: rounded(median(slower)),
  };
}

async function round(crowd: Child, flooder: Child, port: number) {
  const [flooded, { took }] = await Promise.all([
    flooder.call<Flooded>('flood', port, SECONDS),
    crowd.call<Played>('play', 'guests', SECONDS, PACE),
  ]);
  return { flooded, took };
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
const rounded = (value: number): number => Math.round(value * 100) / 100;
