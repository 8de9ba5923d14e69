/** The inn's door against who asks too much of it: each limit at its edge, and one past it. */
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import type { GameModule } from '@tabard/content';
import { SIZES } from '@tabard/inn';
import { LIMITS } from '@tabard/kernel';
import { luckyPig } from '@tabard/testkit';
import { afterEach, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { openInn, sitAt, type TestInn, watchTable } from '../inn.fixture';
import {
  type ADDRESS_LIMITS,
  addressLimitsFor,
  DOOR_LIMITS,
  HOUSE_LIMITS,
  HTTP_LIMITS,
  type SOCKET_LIMITS,
  UNCOUNTED,
} from './limits';

const pig = { game: luckyPig, bots: [], words: {}, speech: {} } as unknown as GameModule;
const PERSONS = [{ kind: 'person' }, { kind: 'person' }];
const NEW_TABLE = { game: 'lucky-pig', seats: PERSONS };

let house: TestInn;
afterEach(() => house?.close());

type Wishes = Parameters<typeof openInn>[1];
const open = async (wishes: Wishes = {}) => {
  house = await openInn([pig], wishes);
  return house;
};

const ask = (path: string, init: RequestInit = {}) => fetch(house.address + path, init);
const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  ask(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
const refusal = async (response: Response) => [
  response.status,
  ((await response.json()) as { refused: string }).refused,
];

const newTable = async () => (await house.call<{ table: string }>('POST', '/api/tables', NEW_TABLE)).table;

/** A socket and all that is said on it until it ends. */
function lineTo(headers: Record<string, string> = {}) {
  const socket = new WebSocket(`${house.address.replace('http', 'ws')}/api/play`, { headers });
  const heard: { kind: string; reason?: string; refusal?: { reason: string } }[] = [];
  socket.on('message', (data) => heard.push(JSON.parse(String(data))));
  const opened = new Promise<number>((resolve) => {
    socket.on('open', () => resolve(101));
    socket.on('unexpected-response', (_, response) => {
      resolve(response.statusCode!);
      socket.terminate();
    });
    socket.on('error', () => resolve(0));
  });
  const ended = new Promise<number>((resolve) => socket.on('close', resolve));
  return { socket, heard, opened, ended, say: (message: unknown) => socket.send(JSON.stringify(message)) };
}

describe('what stands on every answer', () => {
  test('headers that let a browser do nothing with it, also where it says no', async () => {
    await open();
    const answers = [
      await ask('/api/hello'),
      await ask('/api/nowhere'),
      await post('/api/tables', '{'),
      await ask(`/api/hello?${'x'.repeat(HTTP_LIMITS.address)}`),
      await post('/api/tables', NEW_TABLE, { origin: 'https://elsewhere.example' }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 404, 400, 414, 403]);
    for (const { headers } of answers) {
      expect(headers.get('content-security-policy')).toMatch(/default-src 'none'.*frame-ancestors 'none'/);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('access-control-allow-origin')).toBeNull();
    }
  });

  test('a page of another house is refused over HTTP and sockets; its own and those that were named are not', async () => {
    await open({ at: { limits: UNCOUNTED, origins: ['https://inn.example'] } });
    const own = { origin: house.address };
    const named = { origin: 'https://inn.example' };
    const other = { origin: 'https://elsewhere.example' };
    expect((await post('/api/tables', NEW_TABLE, own)).status).toBe(200);
    expect((await post('/api/tables', NEW_TABLE, named)).status).toBe(200);
    expect(await refusal(await post('/api/tables', NEW_TABLE, other))).toEqual([403, 'other-origin']);
    expect(await refusal(await post('/api/tables', NEW_TABLE, { origin: 'null' }))).toEqual([403, 'other-origin']);
    for (const [headers, status] of [
      [own, 101],
      [named, 101],
      [other, 403],
      [{ origin: 'x' }, 403],
    ] as const) {
      const line = lineTo(headers);
      expect(await line.opened).toBe(status);
      line.socket.terminate();
    }
  });
});

describe('how large', () => {
  test('a body, an address, headers, a depth, a kind: at the edge, and one past it', async () => {
    await open();
    const padded = (length: number) => {
      const text = JSON.stringify({ ...NEW_TABLE, brought: '' });
      return text.replace('"brought":""', `"brought":"${'x'.repeat(length - text.length)}"`);
    };
    expect(await refusal(await post('/api/tables', padded(HTTP_LIMITS.body)))).toEqual([400, 'brought']);
    expect(await refusal(await post('/api/tables', padded(HTTP_LIMITS.body + 1)))).toEqual([413, 'too-large']);
    const path = '/api/hello?';
    expect((await ask(path + 'x'.repeat(HTTP_LIMITS.address - path.length))).status).toBe(200);
    expect((await ask(path + 'x'.repeat(HTTP_LIMITS.address + 1 - path.length))).status).toBe(414);
    expect((await ask('/api/hello', { headers: { x: 'x'.repeat(HTTP_LIMITS.headers - 2_000) } })).status).toBe(200);
    const large = await ask('/api/hello', { headers: { x: 'x'.repeat(HTTP_LIMITS.headers) } });
    expect(await refusal(large)).toEqual([431, 'headers-too-large']);
    expect(large.headers.get('x-content-type-options')).toBe('nosniff');
    const deep = (levels: number) => `{"brought":${'['.repeat(levels - 1)}${']'.repeat(levels - 1)}}`;
    expect(await refusal(await post('/api/tables', deep(LIMITS.depth)))).toEqual([400, 'not-understood']);
    expect(await refusal(await post('/api/tables', deep(LIMITS.depth + 1)))).toEqual([400, 'too-deep']);
    expect(
      await refusal(await post('/api/tables', JSON.stringify(NEW_TABLE), { 'content-type': 'text/plain' })),
    ).toEqual([415, 'not-json']);
  });

  test('a field with a name of the language is refused, and nothing learns it', async () => {
    await open();
    for (const text of ['{"__proto__":{"isPublic":true}}', '{"constructor":{"prototype":{"isPublic":true}}}'])
      expect(await refusal(await post('/api/tables', text))).toEqual([400, 'not-understood']);
    const line = lineTo();
    await line.opened;
    line.socket.send('{"kind":"ping","__proto__":{"kind":"hello"}}');
    line.socket.send('{"__proto__":{"kind":"ping"}}');
    await expect.poll(() => line.heard.length).toBe(2);
    expect(line.heard.map(({ kind }) => kind)).toEqual(['refused', 'refused']);
    expect(({} as { isPublic?: boolean }).isPublic).toBeUndefined();
    line.socket.terminate();
  });

  test('a message: at the edge it is read, one past it is not, and far past it the line is cut', async () => {
    await open();
    const line = lineTo();
    await line.opened;
    const said = (length: number) => {
      const text = JSON.stringify({ kind: 'say', id: 'x', text: '' });
      return text.replace('"text":""', `"text":"${'x'.repeat(length - text.length)}"`);
    };
    line.socket.send(`{"kind":"ping"}${' '.repeat(SIZES.message - 15)}`);
    line.socket.send(`{"kind":"ping"}${' '.repeat(SIZES.message - 14)}`);
    line.socket.send(said(SIZES.message));
    line.socket.send('[[[[[[[[[[[[[[[[[[[[[[[[[]]]]]]]]]]]]]]]]]]]]]]]]]');
    await expect.poll(() => line.heard.length).toBe(4);
    expect(line.heard.map(({ kind }) => kind)).toEqual(['pong', 'refused', 'refused', 'refused']);
    line.socket.send('x'.repeat(HTTP_LIMITS.message + 1));
    expect(await line.ended).toBe(1009);
  });
});

describe('how much from one address', () => {
  const only = (address: Partial<typeof ADDRESS_LIMITS>): Wishes => ({
    at: { limits: { ...UNCOUNTED, address: { ...UNCOUNTED.address, ...address } }, trustProxy: ['loopback'] },
  });
  const from = (address: string) => ({ 'x-forwarded-for': address });
  const two = { burst: 2, perSecond: 0 };

  test.each(['tables', 'brought', 'whole', 'codes', 'changes', 'requests'] as const)(
    '%s: so many, one more is refused with a reason and when to come again; another address is not',
    async (what) => {
      await open(only({ flows: { ...UNCOUNTED.address.flows, [what]: two } }));
      const send = (address: string) => {
        if (what === 'tables') return post('/api/tables', NEW_TABLE, from(address));
        if (what === 'whole') return ask('/api/tables/none/record', { headers: from(address) });
        if (what === 'brought') return post('/api/tables/brought', { log: {} }, from(address));
        return post('/api/codes', { code: 'GUESS' }, from(address));
      };
      const statuses = [await send('203.0.113.1'), await send('203.0.113.1')].map(({ status }) => status);
      expect(statuses).not.toContain(429);
      const third = await send('203.0.113.1');
      expect(third.headers.get('retry-after')).toBe('60');
      expect(await refusal(third)).toEqual([429, 'too-many']);
      expect((await send('203.0.113.2')).status).toBe(statuses[0]);
    },
  );

  test('who is refused is told when it is worth another attempt, in whole seconds', async () => {
    await open(only({ flows: { ...UNCOUNTED.address.flows, codes: { burst: 1, perSecond: 1 / 30 } } }));
    const send = () => post('/api/codes', { code: 'GUESS' }, from('203.0.113.1'));
    expect((await send()).status).toBe(404);
    expect((await send()).headers.get('retry-after')).toBe('30');
  });

  test('sockets at once and new ones; who leaves makes room', async () => {
    await open(only({ sockets: 2, flows: { ...UNCOUNTED.address.flows, sockets: { burst: 4, perSecond: 0 } } }));
    const [one, two] = [lineTo(from('203.0.113.1')), lineTo(from('203.0.113.1'))];
    expect([await one.opened, await two.opened]).toEqual([101, 101]);
    expect(await lineTo(from('203.0.113.1')).opened).toBe(429);
    one.socket.terminate();
    await one.ended;
    await new Promise((resolve) => setTimeout(resolve, 50));
    const again = lineTo(from('203.0.113.1'));
    expect(await again.opened).toBe(101);
    again.socket.terminate();
    await again.ended;
    expect(await lineTo(from('203.0.113.1')).opened).toBe(429); // The fifth.
    const other = lineTo(from('203.0.113.2'));
    expect(await other.opened).toBe(101);
    for (const { socket } of [two, other]) socket.terminate();
  });

  test('messages of all its sockets together, and new connections', async () => {
    const flows = {
      ...UNCOUNTED.address.flows,
      messages: { burst: 3, perSecond: 0 },
      lines: { burst: 3, perSecond: 0 },
    };
    await open({ at: { limits: { ...UNCOUNTED, address: { ...UNCOUNTED.address, flows } } } });
    const lines = [lineTo(), lineTo()];
    for (const line of lines) expect(await line.opened).toBe(101);
    for (const line of lines) for (let i = 0; i < 2; i++) line.say({ kind: 'ping' });
    await expect.poll(() => lines.flatMap(({ heard }) => heard).length).toBe(4);
    expect(lines.flatMap(({ heard }) => heard.map(({ kind }) => kind)).sort()).toEqual([
      'pong',
      'pong',
      'pong',
      'refused',
    ]);
    const third = lineTo();
    expect(await third.opened).toBe(101);
    expect(await lineTo().opened).toBe(0);
    for (const { socket } of [...lines, third]) socket.terminate();
  });

  test('connections at once, before a word is said', async () => {
    await open({ at: { limits: { ...UNCOUNTED, address: { ...UNCOUNTED.address, connections: 2 } } } });
    const { port } = house.door;
    const lines = [connect(port, '127.0.0.1'), connect(port, '127.0.0.1')];
    await Promise.all(lines.map((line) => new Promise((resolve) => line.once('connect', resolve))));
    const third = connect(port, '127.0.0.1');
    third.on('error', () => undefined);
    await new Promise((resolve) => third.once('close', resolve));
    expect(lines.map(({ destroyed }) => destroyed)).toEqual([false, false]);
    for (const line of lines) line.destroy();
  });

  test('the house as a whole: sockets, and codes that many addresses try together', async () => {
    const limits = { ...UNCOUNTED, house: { ...HOUSE_LIMITS, sockets: 1, codes: two } };
    await open({ at: { limits, trustProxy: ['loopback'] } });
    const one = lineTo(from('203.0.113.1'));
    expect([await one.opened, await lineTo(from('203.0.113.2')).opened]).toEqual([101, 503]);
    const tries = [1, 2, 3].map((n) => post('/api/codes', { code: 'GUESS' }, from(`203.0.113.${n}`)));
    expect((await Promise.all(tries)).map(({ status }) => status).sort()).toEqual([404, 404, 429]);
    one.socket.terminate();
  });

  test('as it stands by default, a code is not guessed in the age of the world', () => {
    const { codes } = HOUSE_LIMITS;
    const triesInALife = codes.burst + codes.perSecond * 600;
    expect(triesInALife / 31 ** 10).toBeLessThan(1e-10);
    expect(DOOR_LIMITS.address.flows.codes.burst).toBeLessThanOrEqual(10);
  });
});

describe('how much from one guest', () => {
  const withSocket = (socket: Partial<typeof SOCKET_LIMITS>): Wishes => ({
    at: { limits: { ...UNCOUNTED, socket: { ...UNCOUNTED.socket, ...socket } } },
  });
  const hello = (table: string, token: string | null) => ({ kind: 'hello', protocol: 1, table, token });
  const kinds = (line: ReturnType<typeof lineTo>) => line.heard.map(({ kind, refusal: no }) => no?.reason ?? kind);

  test('messages are counted across the sockets of one guest', async () => {
    await open(withSocket({ flow: { burst: 4, perSecond: 0 } }));
    const table = await newTable();
    const { token } = await house.call<{ token: string }>('POST', `/api/tables/${table}/guests`, {
      name: 'Ann',
      seats: [0],
    });
    const lines = [lineTo(), lineTo()];
    for (const line of lines) {
      await line.opened;
      line.say(hello(table, token));
      await expect.poll(() => kinds(line)).toContain('welcome');
    }
    for (const line of lines) for (let i = 0; i < 3; i++) line.say({ kind: 'ping' });
    await expect.poll(() => lines.flatMap(kinds).filter((kind) => kind === 'too-fast').length).toBe(2);
    expect(lines.flatMap(kinds).filter((kind) => kind === 'pong')).toHaveLength(4);
    for (const { socket } of lines) socket.terminate();
  });

  test('what comes too fast is refused by its name, and who never waits is sent away and heard no more', async () => {
    await open(withSocket({ flow: { burst: 3, perSecond: 0 }, haste: { burst: 2, perSecond: 0 } }));
    const line = lineTo();
    await line.opened;
    for (let i = 0; i < 50; i++) line.say({ kind: 'say', id: `n${i}`, text: 'so' });
    expect(await line.ended).toBe(1008);
    const tooFast = line.heard.filter(({ refusal: no }) => no?.reason === 'too-fast');
    expect(tooFast).toMatchObject(['n3', 'n4', 'n5'].map((id) => ({ id, refusal: { wait: 60_000 } })));
    expect(line.heard.at(-1)).toMatchObject({ kind: 'bye', reason: 'too-fast' });
    expect(line.heard.length).toBeLessThanOrEqual(7);
  });

  test('who waits for as long as told is heard again, and is never sent away for it', async () => {
    const none = { burst: 0, perSecond: 0 };
    await open(withSocket({ flow: { burst: 1, perSecond: 50 }, haste: none, nonsense: none }));
    const line = lineTo();
    await line.opened;
    for (let pongs = 0, refused = 0; pongs < 8; ) {
      line.say({ kind: 'ping' });
      await expect.poll(() => line.heard.length).toBe(pongs + refused + 1);
      const { kind, refusal: no } = line.heard.at(-1) as { kind: string; refusal?: { wait: number } };
      if (kind === 'pong') pongs += 1;
      else refused += 1;
      if (no) expect(no.wait).toBeLessThanOrEqual(20);
      if (no) await new Promise((resolve) => setTimeout(resolve, no.wait + 2));
    }
    expect(line.socket.readyState).toBe(WebSocket.OPEN);
    line.socket.terminate();
  });

  test('so many devices at once', async () => {
    await open(withSocket({ devices: 1 }));
    const table = await newTable();
    const ann = await sitAt(house.address, table, 'Ann', [0]);
    await ann.untilNews(({ connection }) => connection === 'here');
    const second = watchTable(house.address, { table, token: ann.token }, 0);
    await second.untilNews(({ connection }) => connection === 'gone');
    expect(second.guest.farewell).toBe('too-many-devices');
    for (const { guest } of [ann, second]) guest.close();
  });

  test('who says no hello is sent away in time, however much else they say', async () => {
    await open(withSocket({ hello: 300 }));
    const line = lineTo();
    await line.opened;
    const chatter = setInterval(() => line.socket.readyState === 1 && line.say({ kind: 'ping' }), 50);
    expect(await line.ended).toBe(1012);
    clearInterval(chatter);
    expect(line.heard.at(-1)).toMatchObject({ kind: 'bye', reason: 'no-hello', again: true });
  });

  test('pings of the protocol itself are counted too: they are answered as often as messages may be sent', async () => {
    await open(withSocket({ flow: { burst: 5, perSecond: 0 } }));
    const line = lineTo();
    await line.opened;
    let pongs = 0;
    line.socket.on('pong', () => pongs++);
    for (let i = 0; i < 200; i++) line.socket.ping('x');
    await expect.poll(() => pongs).toBe(5);
    line.say({ kind: 'ping' });
    await expect.poll(() => kinds(line)).toEqual(['too-fast']);
    expect(pongs).toBe(5);
    line.socket.terminate();
  });
});

describe('how slowly', () => {
  test('headers that never end, and a body that never does, are not waited for', async () => {
    const http = { ...HTTP_LIMITS, untilHeaders: 200, untilRequest: 300, looks: 50 };
    await open({ at: { limits: { ...UNCOUNTED, http } } });
    const drip = (text: string) =>
      new Promise<string>((resolve) => {
        const line = connect(house.door.port, '127.0.0.1', () => line.write(text));
        let heard = '';
        line.on('data', (data) => (heard += data));
        line.on('error', () => undefined);
        const drops = setInterval(() => line.write('x'), 50);
        line.on('close', () => {
          clearInterval(drops);
          resolve(heard);
        });
      });
    expect(await drip('GET /api/hello HTTP/1.1\r\nhost: x\r\nx-slow: ')).toMatch(/^HTTP\/1\.1 408 .*"too-slow"/s);
    const body =
      'POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 9999\r\n\r\n';
    expect(await drip(body)).toMatch(/^HTTP\/1\.1 408 .*"too-slow"/s);
    expect((await ask('/api/hello')).status).toBe(200);
  });
});

describe('from one table to another', () => {
  test('a token opens its own table and no other, whatever is asked', async () => {
    await open();
    const [mine, other] = [await newTable(), await newTable()];
    const ann = await sitAt(house.address, mine, 'Ann', [0, 1]);
    const eve = await sitAt(house.address, other, 'Eve', [0, 1]);
    await house.call('POST', `/api/tables/${mine}/begin`, {}, ann.token);
    for (const [method, path] of [
      ['POST', 'begin'],
      ['POST', 'codes'],
      ['PATCH', ''],
      ['DELETE', ''],
    ])
      await expect(
        house.call(method, `/api/tables/${other}/${path}`.replace(/\/$/, ''), {}, ann.token),
      ).rejects.toThrow('not-a-guest');
    await expect(house.call('GET', `/api/tables/${mine}/log`, undefined, eve.token)).rejects.toThrow('not-over');
    const line = lineTo();
    await line.opened;
    line.say({ kind: 'hello', protocol: 1, table: mine, token: eve.token });
    expect(await line.ended).toBe(1008);
    expect(line.heard).toMatchObject([{ kind: 'bye', reason: 'not-a-guest' }]);
    for (const path of [`${mine}%2F..%2F${other}`, '..', '%2e%2e%2fcodes', `${mine}%00`, 'x'.repeat(41)])
      expect((await ask(`/api/tables/${path}`)).status).toBeGreaterThanOrEqual(400);
    for (const { guest } of [ann, eve]) guest.close();
  });

  test('so many tables are awake; those nobody is at are put away for those somebody comes to', async () => {
    await open({ mostAwake: 1 });
    const [mine, other] = [await newTable(), await newTable()];
    const ann = await sitAt(house.address, mine, 'Ann', [0]);
    await ann.untilNews(({ connection }) => connection === 'here');
    await expect(sitAt(house.address, other, 'Eve', [0])).rejects.toThrow('house-full');
    ann.guest.close();
    await expect.poll(async () => (await house.inn.table(mine)).isIdle).toBe(true);
    const eve = await sitAt(house.address, other, 'Eve', [0]);
    expect(house.inn.awake).toBe(1);
    eve.guest.close();
  });
});

test('docs/protocol.md gives the numbers that count for whoever writes a program', () => {
  const book = readFileSync(new URL('../../../../docs/protocol.md', import.meta.url), 'utf8');
  const { address, socket } = DOOR_LIMITS;
  const { messages, requests, changes, tables } = address.flows;
  expect(book).toContain(`**${socket.flow.burst} messages at once, and ${socket.flow.perSecond} a second after that**`);
  expect(book).toContain(`all guests of one address together ${messages.burst}, and ${messages.perSecond} a second`);
  expect(book).toContain(
    `after ${socket.haste.burst} messages said while they should wait, and ${socket.haste.perSecond} a`,
  );
  expect(book).toContain(`votes: ${socket.sayings.burst} at once, then one in ${1 / socket.sayings.perSecond} seconds`);
  expect(book).toContain(`\`): ${socket.nonsense.burst}, then one in ${1 / socket.nonsense.perSecond} seconds`);
  expect(book).toContain(`ask ${requests.burst} times at once and ${requests.perSecond} times a second`);
  expect(book).toContain(`something ${changes.burst} times and ${changes.perSecond} times a second`);
  expect(book).toContain(`make ${tables.burst} tables and ${tables.perSecond * 3600} an hour`);
});

test('an address may say at least what the host lets one guest say', () => {
  const { messages } = DOOR_LIMITS.address.flows;
  expect(addressLimitsFor({ burst: 5_000, perSecond: 3_000 }).flows.messages).toEqual({
    burst: 5_000,
    perSecond: 3_000,
  });
  expect(addressLimitsFor({ burst: 1, perSecond: 1 }).flows.messages).toEqual(messages);
});

describe('what an address has the inn keep', () => {
  const limits = {
    ...UNCOUNTED,
    address: {
      ...UNCOUNTED.address,
      flows: { ...UNCOUNTED.address.flows, bytes: { burst: 3_000, perSecond: 0.001 } },
    },
  };

  test('has an end, which is told, over HTTP and on a socket; who only looks is not counted', async () => {
    await open({ at: { limits } });
    const table = await newTable();
    const ann = await sitAt(house.address, table, 'Ann', [0]);
    await ann.untilNews(({ you }) => you?.guest === 0);
    const long = { ...NEW_TABLE, options: { o: 'x'.repeat(150) } };
    const answers: unknown[] = [];
    for (let i = 0; i < 20; i++) answers.push((await refusal(await post('/api/tables', long)))[1]);
    expect(answers[0]).toBe('options');
    expect(answers.at(-1)).toBe('too-many');
    expect((await ask(`/api/tables/${table}`)).status).toBe(200);
    const line = lineTo();
    await line.opened;
    for (let i = 0; i < 4; i++) line.say({ kind: 'say', id: `c${i}`, text: 'x'.repeat(250) });
    await expect.poll(() => line.heard.some(({ refusal: why }) => why?.reason === 'too-many')).toBe(true);
    line.socket.close();
    ann.guest.close();
  });
});
