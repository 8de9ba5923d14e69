/** Lines that are slow on purpose: half a message, half a request, and ears that are shut. */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { GameModule } from '@tabard/content';
import { luckyPig } from '@tabard/testkit';
import { afterEach, expect, test } from 'vitest';
import { begunElsewhere } from '../host/begun-elsewhere.fixture';
import { openInn, type TestInn } from '../inn.fixture';
import { silent } from '../ops/log';
import { HTTP_LIMITS, type SOCKET_LIMITS, UNCOUNTED } from './limits';

const pig = { game: luckyPig, bots: [], words: {}, speech: {} } as unknown as GameModule;
const TWO = { game: 'lucky-pig', seats: [{ kind: 'person' }, { kind: 'person' }] };

const UPGRADE = [
  'GET /api/play HTTP/1.1',
  'host: x',
  'connection: Upgrade',
  'upgrade: websocket',
  'sec-websocket-version: 13',
  'sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==',
  '\r\n',
].join('\r\n');

const MASK = [0, 0, 0, 0]; // Hides nothing: what is sent stands there as it is.
const textFrame = (text: string): Buffer =>
  Buffer.concat([Buffer.from([0x81, 0x80 | 126, text.length >> 8, text.length & 255, ...MASK]), Buffer.from(text)]);
/** Says that five thousand letters will come. */
const PROMISE = Buffer.from([0x81, 0x80 | 126, 5_000 >> 8, 5_000 & 255, ...MASK]);
const PIECE = { first: Buffer.from([0x01, 0x81, ...MASK, 0x78]), next: Buffer.from([0x00, 0x81, ...MASK, 0x78]) };

let house: TestInn;
afterEach(() => house?.close());

const open = async (limits: Partial<typeof UNCOUNTED>) => {
  house = await openInn([pig], { at: { limits: { ...UNCOUNTED, ...limits } } });
};
const socket = (times: Partial<typeof SOCKET_LIMITS>) => ({ socket: { ...UNCOUNTED.socket, ...times } });

async function line(): Promise<Socket> {
  const to = connect(house.door.port, '127.0.0.1');
  to.on('error', () => undefined);
  await once(to, 'connect');
  return to;
}

async function upgraded(): Promise<Socket> {
  const to = await line();
  to.write(UPGRADE);
  await once(to, 'data');
  to.resume();
  return to;
}

const ended = (to: Socket) => new Promise((resolve) => to.on('close', resolve));

/** A drop now and then; done when the inn has ended the line. */
async function dripped(to: Socket, drop: Buffer): Promise<void> {
  const drops = setInterval(() => to.write(drop), 20);
  await ended(to);
  clearInterval(drops);
}

const isAlive = async () => (await fetch(`${house.address}/api/hello`)).status === 200;

test('a message that never ends is not waited for, before a hello or after one', async () => {
  await open(socket({ hello: 150, silence: 150 }));
  const before = await upgraded();
  before.write(PROMISE);
  await dripped(before, Buffer.from('x'));

  const { table } = await house.call<{ table: string }>('POST', '/api/tables', TWO);
  const after = await upgraded();
  after.write(textFrame(JSON.stringify({ kind: 'hello', protocol: 1, table, token: null })));
  await once(after, 'data');
  after.write(PROMISE);
  await dripped(after, Buffer.from('x'));
  expect(await isAlive()).toBe(true);
});

test('a message in more pieces than any needs ends its line', async () => {
  await open(socket({ hello: 60_000, silence: 60_000 }));
  const to = await upgraded();
  to.write(PIECE.first);
  await dripped(to, PIECE.next);
  expect(await isAlive()).toBe(true);
});

test('requests by the thousand in one breath are not judged: the line is cut at the first too many', async () => {
  let judged = 0;
  const log = { ...silent, info: () => judged++ };
  house = await openInn([pig], { at: { limits: UNCOUNTED, log } });
  const breathless = await line();
  breathless.resume();
  const gone = ended(breathless);
  breathless.write('GET /api/tables HTTP/1.1\r\nhost: x\r\n\r\n'.repeat(20_000));
  await gone;
  expect(await isAlive()).toBe(true);
  expect(judged).toBeLessThanOrEqual(HTTP_LIMITS.unanswered + 1);

  // So many at once are heard, each in its turn.
  const patient = await line();
  let heard = '';
  patient.on('data', (data) => {
    heard += data;
  });
  patient.write('GET /api/hello HTTP/1.1\r\nhost: x\r\n\r\n'.repeat(HTTP_LIMITS.unanswered));
  while (heard.split('HTTP/1.1 200').length <= HTTP_LIMITS.unanswered) await once(patient, 'data');
  patient.destroy();
});

test('who asks for whole games and does not listen is cut; who listens as far as an address may wait is not', async () => {
  const POINTS = 4_000;
  const backlog = 8_000_000;
  await open({ address: { ...UNCOUNTED.address, backlog } });
  const { stands: _, ...log } = begunElsewhere(pig, 1_000);
  const points = Array.from({ length: POINTS }, () => ({ kind: 'point', seat: 0, what: 'x'.repeat(200) }));
  const brought = { log: { ...log, entries: [...points, ...log.entries] } };
  const { table } = await house.call<{ table: string }>('POST', '/api/tables/brought', brought);
  const ask = `GET /api/tables/${table}/log HTTP/1.1\r\nhost: x\r\n\r\n`;
  const taken = async () => {
    const [[own], to] = await Promise.all([once(house.door.server, 'connection'), line()]);
    to.pause();
    return { to, own: own as Socket };
  };
  const deaf = await taken();
  const slow = await taken();
  slow.to.write(ask);
  deaf.to.write(ask.repeat(HTTP_LIMITS.unanswered));
  await once(deaf.own, 'close'); // Sixteen megabytes wait for it alone.
  await sleep(2_500); // It is looked at each second.
  expect(slow.own.destroyed).toBe(false);
  let heard = 0;
  slow.to.on('data', (data) => {
    heard += data.length;
  });
  slow.to.resume();
  await expect.poll(() => heard).toBeGreaterThan(POINTS * 200);
  expect(await isAlive()).toBe(true);
  slow.to.destroy();
  deaf.to.destroy();
});
