/** "Your turn" where nobody looks: really sent, really encrypted, and told by a receiver that has the browser's own keys. */
import { createDecipheriv, createECDH, createPublicKey, type ECDH, hkdfSync, randomBytes, verify } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { GameModule } from '@tabard/content';
import { luckyPig } from '@tabard/testkit';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openInn, sitAt, type TestInn } from '../inn.fixture';
import { isPrivate, isPublicEndpoint, lookUpPublic } from './address';
import { pushKeysOf, WebPusher } from './pusher';

const pig = { game: luckyPig, bots: [], words: {}, speech: {} } as unknown as GameModule;
const key = { sign: (statement: string) => `signed ${statement}` };
const pusher = new WebPusher({ key, anywhere: true });

interface Received {
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}
const at = 1_000_000;
let house: TestInn;
let service: Server;
let received: Received[] = [];
let status = 201;
beforeAll(async () => {
  house = await openInn([pig], { now: () => at, patience: 1e9, pusher });
  service = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    received.push({ url: request.url!, headers: request.headers, body: Buffer.concat(parts) });
    response.writeHead(status).end();
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  await house?.close();
  service?.close();
});
beforeEach(() => {
  received = [];
  status = 201;
});

/** A browser that can be told. */
function browser(name: string) {
  const ecdh = createECDH('prime256v1');
  const own = ecdh.generateKeys();
  const auth = randomBytes(16);
  const endpoint = `http://127.0.0.1:${(service.address() as AddressInfo).port}/${name}`;
  const keys = { p256dh: own.toString('base64url'), auth: auth.toString('base64url') };
  return { ecdh, auth, wish: { endpoint, keys, expirationTime: null } };
}

/** RFC 8291, from the receiver's side. */
function decrypted(body: Buffer, { ecdh, auth }: { ecdh: ECDH; auth: Buffer }): unknown {
  const salt = body.subarray(0, 16);
  const idLength = body[20];
  const sender = body.subarray(21, 21 + idLength);
  const sealed = body.subarray(21 + idLength);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), sender]);
  const derive = (secret: Buffer, from: Buffer, what: Buffer, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, from, what, length));
  const shared = derive(ecdh.computeSecret(sender), auth, info, 32);
  const cek = derive(shared, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(shared, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const opening = createDecipheriv('aes-128-gcm', cek, nonce);
  opening.setAuthTag(sealed.subarray(-16));
  const padded = Buffer.concat([opening.update(sealed.subarray(0, -16)), opening.final()]);
  return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString());
}

/** RFC 8292: the token is signed by the key that the inn tells everybody. */
function isSigned(headers: IncomingHttpHeaders): boolean {
  const [, token, by] = /^vapid t=([^,]+), k=(\S+)$/.exec(headers.authorization!)!;
  const point = Buffer.from(by, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const jwk = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const [head, claims, signature] = token.split('.');
  const signed = Buffer.from(`${head}.${claims}`);
  const isOurs = by === pusher.key;
  return (
    isOurs && verify('sha256', signed, { key: jwk, dsaEncoding: 'ieee-p1363' }, Buffer.from(signature, 'base64url'))
  );
}

async function bobIsAway(name: string) {
  const seats = [{ kind: 'person' }, { kind: 'person' }];
  const pace = { kind: 'days', days: 1 };
  const { table } = await house.call<{ table: string }>('POST', '/api/tables', { game: 'lucky-pig', seats, pace });
  const ann = await sitAt(house.address, table, 'Ann', [0]);
  const bob = await sitAt(house.address, table, 'Bob', [1]);
  await house.call('POST', `/api/tables/${table}/begin`, {}, ann.token);
  const phone = browser(name);
  await house.call('POST', `/api/tables/${table}/push`, phone.wish, bob.token);
  await bob.until(() => true);
  bob.guest.close();
  await ann.untilNews(({ table: card }) => !card!.guests[1].here);
  return { table, ann, bob, phone };
}

/** Until it is Bob's turn. */
async function hisTurn(ann: Awaited<ReturnType<typeof bobIsAway>>['ann']): Promise<void> {
  for (;;) {
    const { pending, answers } = ann.guest.sight!;
    const [{ seat, options }] = pending.asks;
    if (seat === 1) return;
    await ann.guest.do({ kind: 'answer', seat: 0, key: options.includes('hold') ? 'hold' : 'roll' });
    await ann.until((sight) => sight.answers > answers);
  }
}

test('who is asked while away is told once, and a nudge tells them again; what is told says nothing of the game', async () => {
  expect(await house.call('GET', '/api/push')).toEqual({ key: pusher.key });
  const { table, ann, phone } = await bobIsAway('bob');
  await hisTurn(ann);
  await expect.poll(() => received.length).toBe(1);
  expect(decrypted(received[0].body, phone)).toEqual({ tabard: 'turn', table, game: 'lucky-pig' });
  expect(received[0]).toMatchObject({ url: '/bob', headers: { 'content-encoding': 'aes128gcm', ttl: '86400' } });
  expect(isSigned(received[0].headers)).toBe(true);
  expect(received[0].body.includes(Buffer.from(table))).toBe(false);

  // What else happens while the question stands is no news to him.
  await ann.guest.do({ kind: 'point', seat: 0, what: 'roll' });
  expect(await ann.guest.nudge(1)).toBeNull();
  await expect.poll(() => received.length).toBe(2);
  expect(decrypted(received[1].body, phone)).toEqual({ tabard: 'nudge', table, game: 'lucky-pig' });
  ann.guest.close();
});

test('who is here is not told, and an address that is gone is forgotten', async () => {
  const { table, ann, bob } = await bobIsAway('gone');
  await house.call('POST', `/api/tables/${table}/push`, browser('ann').wish, ann.token);
  status = 410;
  await hisTurn(ann);
  await expect.poll(() => received.map(({ url }) => url)).toEqual(['/gone']);
  await expect.poll(async () => (await house.inn.store.subscriptions(table, 1)).length).toBe(0);
  expect(await house.inn.store.subscriptions(table, 0)).toHaveLength(1);
  const own = { endpoint: browser('ann').wish.endpoint };
  await house.call('DELETE', `/api/tables/${table}/push`, own, bob.token); // Not his to end.
  expect(await house.inn.store.subscriptions(table, 0)).toHaveLength(1);
  await house.call('DELETE', `/api/tables/${table}/push`, own, ann.token);
  expect(await house.inn.store.subscriptions(table, 0)).toHaveLength(0);
  ann.guest.close();
});

test('nobody sends the inn to its own network: only https, the usual port and a public address', async () => {
  const wrong = [
    'http://push.example/x',
    'https://push.example:8443/x',
    'https://user:word@push.example/x',
    'https://localhost/x',
    'https://127.0.0.1/x',
    'https://2130706433/x',
    'https://10.1.2.3/x',
    'https://169.254.169.254/latest',
    'https://[::1]/x',
    'https://[::ffff:127.0.0.1]/x',
    'https://[fd00::1]/x',
    'file:///etc/passwd',
    'no address',
    `https://push.example/${'x'.repeat(2_000)}`,
  ];
  expect(wrong.filter(isPublicEndpoint)).toEqual([]);
  expect(['https://updates.push.example/wpush/v2/abc', 'https://8.8.8.8/x'].every(isPublicEndpoint)).toBe(true);
  expect(['::ffff:7f00:1', 'fe80::1', '::', '240.0.0.1', '192.168.1.1'].every(isPrivate)).toBe(true);
  // A name that leads home is not followed either.
  const error = await new Promise<Error | null>((resolve) => lookUpPublic('localhost', {}, resolve));
  expect(error?.message).toBe('localhost is no public address');

  const strict = new WebPusher({ key });
  const phone = browser('home');
  const to = { endpoint: phone.wish.endpoint, ...phone.wish.keys };
  expect(await strict.send(to, { tabard: 'turn', table: 't', game: 'g' })).toBe('gone');
  expect(received).toEqual([]);
});

test('every process of an inn has the same key for it, and another inn another', () => {
  expect(pushKeysOf(key)).toEqual(pushKeysOf(key));
  expect(pushKeysOf({ sign: () => 'other' }).publicKey).not.toBe(pusher.key);
});
