/** Lucky Pig as a Colyseus room: its state in a schema, sent to everybody as a patch with every move. In memory. */
import { randomInt } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { matchMaker, Room, Server } from '@colyseus/core';
import { schema, t } from '@colyseus/schema';
import { WebSocketTransport } from '@colyseus/ws-transport';

export { spent } from '../lib/spent';

const SEATS = 4;
const Pig = schema({ turn: t.uint8(), pot: t.uint16(), banked: t.array('uint16') });

class PigRoom extends Room {
  maxClients = SEATS;
  patchRate = null;

  onCreate(): void {
    const pig = new Pig();
    pig.turn = 0;
    pig.pot = 0;
    for (let seat = 0; seat < SEATS; seat++) pig.banked.push(0);
    this.state = pig;
    this.onMessage('move', (_: unknown, key: string) => {
      const pips = key === 'roll' ? randomInt(6) + 1 : 0;
      if (pips > 1) pig.pot += pips;
      else {
        if (key === 'hold') pig.banked[pig.turn] += pig.pot;
        pig.pot = 0;
        pig.turn = (pig.turn + 1) % SEATS;
      }
      this.broadcastPatch();
    });
  }
}

export async function open(): Promise<number> {
  const http = createServer();
  const server = new Server({ transport: new WebSocketTransport({ server: http }), greet: false });
  server.define('pig', PigRoom);
  await server.listen(0);
  return (http.address() as AddressInfo).port;
}

export async function laid(tables: number): Promise<string[]> {
  const rooms = [];
  for (let i = 0; i < tables; i++) rooms.push((await matchMaker.createRoom('pig', {})).roomId);
  return rooms;
}
