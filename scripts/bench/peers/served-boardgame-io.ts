/** Lucky Pig on boardgame.io 0.50's own server, which keeps its matches in memory. */
import type { AddressInfo } from 'node:net';
import server from 'boardgame.io/dist/cjs/server.js';
import { pigGame } from './boardgame-io';

export { spent } from '../lib/spent';

export async function open(): Promise<number> {
  const { run } = server.Server({ games: [pigGame], origins: ['*'] });
  const { appServer } = await run({ port: 0, callback: () => undefined });
  return (appServer.address() as AddressInfo).port;
}
