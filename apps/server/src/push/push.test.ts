/** "Your turn" where nobody looks: really sent, really encrypted, and told by a receiver that has the browser's own keys. */
import { createDecipheriv, createECDH, createPublicKey, type ECDH, hkdfSync, randomBytes, verify } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { GameModule } from '@tabard/content';
import { luckyPig } from '@tabard/testkit';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { openInn, sitAt, type TestInn } from '../inn.fixture';
import { isPublic, isPublicEndpoint, type LookUp, lookUpOnly, lookUpPublic } from './address';
import { Calls } from './calls';
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
/** A minute, for this test. */
const CALL_EVERY = 300;
let house: TestInn;
let service: Server;
let received: Received[] = [];
let status = 201;
beforeAll(async () => {
  house = await openInn([pig], { now: () => at, patience: 1e9, pusher, callEvery: CALL_EVERY });
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
  // A name that leads home is not followed either.
  const error = await new Promise<Error | null>((resolve) => lookUpPublic('localhost', {}, resolve));
  expect(error?.message).toBe('localhost is no public address');

  const strict = new WebPusher({ key });
  const phone = browser('home');
  const to = { endpoint: phone.wish.endpoint, ...phone.wish.keys };
  expect(await strict.send(to, { tabard: 'turn', table: 't', game: 'g' })).toBe('gone');
  expect(received).toEqual([]);
});

// Each network at its edge and one past it.
const OPEN = [
  ...[
    '1.0.0.0',
    '8.8.8.8',
    '9.255.255.255',
    '11.0.0.0',
    '100.63.255.255',
    '100.128.0.0',
    '126.255.255.255',
    '128.0.0.0',
  ],
  ...['169.253.255.255', '169.255.0.0', '172.15.255.255', '172.32.0.0', '192.0.1.0', '192.0.3.0', '192.88.98.255'],
  ...[
    '192.88.100.0',
    '192.167.255.255',
    '192.169.0.0',
    '198.17.255.255',
    '198.20.0.0',
    '198.51.99.255',
    '198.51.101.0',
  ],
  ...['203.0.112.255', '203.0.114.0', '223.255.255.255', '::ffff:8.8.8.8', '::ffff:808:808', '2000::', '2001:200::'],
  ...['2001:db7:ffff::', '2001:db9::', '2001:ffff::', '2003::', '2620:4f:7fff::', '2620:4f:8001::', '2a00:1450::1'],
  ...['3ffe:ffff::', '3fff:1000::', '3fff:ffff:ffff:ffff:ffff:ffff:ffff:ffff'],
];
const CLOSED = [
  ...[
    '0.0.0.0',
    '0.255.255.255',
    '10.0.0.0',
    '10.255.255.255',
    '100.64.0.0',
    '100.127.255.255',
    '127.0.0.0',
    '127.0.0.1',
  ],
  ...[
    '127.255.255.255',
    '169.254.0.0',
    '169.254.169.254',
    '169.254.255.255',
    '172.16.0.0',
    '172.31.255.255',
    '192.0.0.0',
  ],
  ...['192.0.0.255', '192.0.2.0', '192.0.2.255', '192.88.99.1', '192.168.0.0', '192.168.255.255', '198.18.0.0'],
  ...['198.19.255.255', '198.51.100.1', '203.0.113.1', '224.0.0.0', '240.0.0.1', '255.255.255.255'],
  ...['::', '::1', '::127.0.0.1', '::ffff:127.0.0.1', '::ffff:7f00:1', '::FFFF:10.0.0.1', '0:0:0:0:0:ffff:a00:1'],
  ...['::ffff:0:8.8.8.8', '64:ff9b::808:808', '64:ff9b:1::1', '100::1', '1fff:ffff::', '2001::', '2001:0:808:808::1'],
  ...['2001:1ff:ffff::', '2001:2::1', '2001:20::1', '2001:db8::', '2001:db8:ffff::', '2002::', '2002:7f00:1::1'],
  ...[
    '2002:ffff::',
    '2620:4f:8000::1',
    '3fff::',
    '3fff:fff:ffff::',
    '4000::',
    'fc00::1',
    'fd00::1',
    'fe80::1',
    'fec0::1',
  ],
  ...['ff02::1', 'fe80::1%eth0', '2a00:1450::1%1', 'no address', ''],
];

test('a push goes to public IPv4 and to 2000::/3, and to nothing in them that leads elsewhere', () => {
  expect(OPEN.filter((address) => !isPublic(address))).toEqual([]);
  expect(CLOSED.filter(isPublic)).toEqual([]);
  const literal = (address: string) => `https://${address.includes(':') ? `[${address}]` : address}/x`;
  expect(OPEN.map(literal).filter((endpoint) => !isPublicEndpoint(endpoint))).toEqual([]);
  expect(CLOSED.map(literal).filter(isPublicEndpoint)).toEqual([]);
});

test('the address that was looked up is the one that is called: a name is asked for once', async () => {
  const asked: string[] = [];
  const lookUp: LookUp = (hostname, _, done) => {
    asked.push(hostname);
    done(null, [{ address: asked.length === 1 ? '127.0.0.1' : '127.0.0.2', family: 4 }]);
  };
  const { port } = service.address() as AddressInfo;
  const { wish } = browser('named');
  const to = { endpoint: `http://push.example:${port}/named`, ...wish.keys };
  const named = new WebPusher({ key, anywhere: true, lookUp });
  expect(await named.send(to, { tabard: 'turn', table: 't', game: 'g' })).toBe('sent');
  expect([asked, received.map(({ headers }) => headers.host)]).toEqual([['push.example'], [`push.example:${port}`]]);
  // The name's own server says first one thing, then another: only what is public is left, and that is what is called.
  const among: LookUp = (_, __, done) =>
    done(
      null,
      ['10.0.0.1', '8.8.8.8', '::1', 'fec0::1'].map((address) => ({ address, family: 4 })),
    );
  const found = await new Promise((resolve) =>
    lookUpOnly(isPublic, among)('push.example', { all: true }, (_, all) => resolve(all)),
  );
  expect(found).toEqual([{ address: '8.8.8.8', family: 4 }]);
});

test('who undoes and answers again and again has a guest called once a minute, at all their addresses together', async () => {
  const seats = [{ kind: 'person' }, { kind: 'person' }];
  const { table } = await house.call<{ table: string }>('POST', '/api/tables', { game: 'lucky-pig', seats });
  const ann = await sitAt(house.address, table, 'Ann', [0]);
  const bob = await sitAt(house.address, table, 'Bob', [1]);
  for (let n = 0; n < 3; n++) await house.call('POST', `/api/tables/${table}/push`, browser(`b${n}`).wish, bob.token);
  await house.call('POST', `/api/tables/${table}/begin`, {}, ann.token);
  await bob.until(() => true);
  bob.guest.close();
  await ann.untilNews(({ table: card }) => !card!.guests[1].here);
  await hisTurn(ann);
  await expect.poll(() => received.length).toBe(3);
  const nudges = await Promise.all([1, 2, 3].map(() => ann.guest.nudge(1)));
  expect(nudges.filter((refusal) => refusal === null)).toHaveLength(1);
  expect(received).toHaveLength(3);
  await expect.poll(() => received.length).toBe(6); // When the minute is over, because he is still waited for; once.
  await sleep(3 * CALL_EVERY);
  expect(received).toHaveLength(6);
  ann.guest.close();
});

test('a call that came too soon is made when its time is over, if it is still wanted; an address has an end of its own', async () => {
  vi.useFakeTimers();
  const calls = new Calls();
  const made: string[] = [];
  let isWaitedFor = true;
  const call = (who: string, what: string) =>
    calls.guest(
      who,
      async () => isWaitedFor,
      () => void made.push(what),
    );
  for (let n = 0; n < 240; n++) call('t:1', `first ${n}`);
  call('t:2', 'another');
  await vi.advanceTimersByTimeAsync(59_999);
  expect(made).toEqual(['first 0', 'another']);
  await vi.advanceTimersByTimeAsync(1);
  expect(made).toEqual(['first 0', 'another', 'first 239']);
  call('t:1', 'too soon');
  isWaitedFor = false;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(made).toHaveLength(3);
  call('t:1', 'again');
  expect(made.at(-1)).toBe('again');
  const address = (n: number) => calls.mayCall(`https://push.example/${n}`);
  expect(Array.from({ length: 13 }, () => address(1)).filter(Boolean)).toHaveLength(12);
  expect(address(2)).toBe(true);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(address(1)).toBe(true);
  vi.useRealTimers();
});

test('every process of an inn has the same key for it, and another inn another', () => {
  expect(pushKeysOf(key)).toEqual(pushKeysOf(key));
  expect(pushKeysOf({ sign: () => 'other' }).publicKey).not.toBe(pusher.key);
});
