/** Lucky Pig over a bare socket: a few lines of rules in memory, one text for all four, nothing kept, nothing checked. The floor. */
import { randomInt } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { type WebSocket, WebSocketServer } from 'ws';

export { spent } from '../lib/spent';

const SEATS = 4;

interface Pig {
  turn: number;
  pot: number;
  banked: number[];
  lines: WebSocket[];
}

const tables = new Map<string, Pig>();

function move(pig: Pig, key: string): void {
  const pips = key === 'roll' ? randomInt(6) + 1 : 0;
  if (pips > 1) pig.pot += pips;
  else {
    if (key === 'hold') pig.banked[pig.turn] += pig.pot;
    pig.pot = 0;
    pig.turn = (pig.turn + 1) % SEATS;
  }
  const { turn, pot, banked } = pig;
  const text = JSON.stringify({ turn, pot, banked, pips });
  for (const line of pig.lines) line.send(text);
}

export async function open(): Promise<number> {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false });
  server.on('connection', (line, { url = '' }) => {
    const pig = tables.get(url) ?? { turn: 0, pot: 0, banked: [0, 0, 0, 0], lines: [] };
    tables.set(url, pig);
    pig.lines.push(line);
    line.on('message', (data) => move(pig, (JSON.parse(String(data)) as { key: string }).key));
  });
  await new Promise((resolve) => server.once('listening', resolve));
  return (server.address() as AddressInfo).port;
}
