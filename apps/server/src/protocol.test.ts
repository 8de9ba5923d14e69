/** docs/protocol.schema.json is what the inn really hears and says: made of its schemas, held against real play. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { z } from '@tabard/content/zod';
import { fromGuest, PHRASES, PROTOCOL } from '@tabard/inn';
import { fromInn, tableCard, tableLine } from '@tabard/inn/schema';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { games } from './games';
import { openInn, sitAt, type TestInn } from './inn.fixture';
import { broughtWish, changeWish, codeWish, leaveWish, newTableWish, sitWish } from './room/wishes';

const FILE = fileURLToPath(new URL('../../../docs/protocol.schema.json', import.meta.url));
const BOOK = fileURLToPath(new URL('../../../docs/protocol.md', import.meta.url));

const schemaOf = (schema: z.ZodType) => {
  const { $schema: _, ...made } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return made as { $defs?: object };
};

function wholeSchema(): object {
  const parts: Record<string, z.ZodType> = {
    FromGuest: fromGuest,
    FromInn: fromInn,
    'GET /api/lobby': z.object({ tables: z.array(tableLine) }),
    'POST /api/tables': newTableWish,
    'POST /api/tables/brought': broughtWish,
    'POST /api/tables/:id/guests': sitWish,
    'DELETE /api/tables/:id/guests': leaveWish,
    'PATCH /api/tables/:id': changeWish,
    'POST /api/codes': codeWish,
  };
  const defs: Record<string, object> = {};
  for (const [name, part] of Object.entries(parts)) {
    const { $defs, ...made } = schemaOf(part);
    Object.assign(defs, $defs, { [name]: made });
  }
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: `The protocol of a Tabard inn, version ${PROTOCOL}`,
    description:
      'A message over the socket is FromGuest or FromInn; the others are bodies of requests. docs/protocol.md tells the story.',
    $defs: defs,
  };
}

test('the schema in docs is the one the inn uses (vitest -u writes it anew)', async () => {
  await expect(`${JSON.stringify(wholeSchema(), null, 2)}\n`).toMatchFileSnapshot(FILE);
});

let house: TestInn;
beforeAll(async () => {
  house = await openInn(games);
});
afterAll(() => house?.close());

/** Everything a socket hears, beside whoever plays. */
function overhear(table: string, token: string | null): { heard: string[]; close(): void } {
  const socket = new WebSocket(`${house.address.replace('http', 'ws')}/api/play`);
  const heard: string[] = [];
  socket.on('open', () =>
    socket.send(
      JSON.stringify({ kind: 'hello', protocol: PROTOCOL, table, token, wants: { story: true, reasons: true } }),
    ),
  );
  socket.on('message', (data) => heard.push(String(data)));
  return { heard, close: () => socket.close() };
}

/** Answers of one seat: turns of all three, with everything that is told of them. */
const ENOUGH = 12;

test('every message of some turns, to their seats and to who watches, is what the schema says and nothing more', async () => {
  const seats = [{ kind: 'person' }, { kind: 'bot', bot: 'random' }, { kind: 'bot', bot: 'random' }];
  const wish = { game: 'dark-minions', seats, chat: 'free', pace: { kind: 'answer', ms: 600_000 } };
  const { table } = await house.call<{ table: string }>('POST', '/api/tables', wish);
  const card = await house.call('GET', `/api/tables/${table}`);
  expect(tableCard.parse(card)).toEqual(card);
  const ann = await sitAt(house.address, table, 'Ann', [0]);
  const ears = [overhear(table, ann.token), overhear(table, null)];
  await expect.poll(() => ears.every(({ heard }) => heard.length > 0), { timeout: 60_000 }).toBe(true);
  await house.call('POST', `/api/tables/${table}/begin`, {}, ann.token);
  await ann.guest.say('a word');
  await ann.guest.do({ kind: 'answer', seat: 0, key: 'no such key' });
  for (let answers = 0; answers < ENOUGH; answers++) {
    const sight = await ann.until(({ pending }) => pending.asks.some(({ seat }) => seat === 0));
    const { options } = sight.pending.asks[0];
    const key = options[Math.floor(Math.random() * options.length)];
    await ann.guest.do({ kind: 'answer', seat: 0, key, moment: sight.moment });
  }
  await house.call('DELETE', `/api/tables/${table}`, undefined, ann.token);
  await expect.poll(() => ears.every(({ heard }) => heard.at(-1)!.includes('"bye"')), { timeout: 60_000 }).toBe(true);
  const kinds = new Set<string>();
  for (const text of ears.flatMap(({ heard }) => heard)) {
    const message = JSON.parse(text) as { kind: string };
    expect(fromInn.parse(message)).toEqual(message); // A field that the schema does not know would be missing here.
    kinds.add(message.kind);
  }
  expect([...kinds].sort()).toEqual(['bye', 'said', 'table', 'told', 'welcome']);
  for (const { close } of ears) close();
  ann.guest.close();
});

test('the story in docs/protocol.md names every message, deed and phrase', () => {
  const book = readFileSync(BOOK, 'utf8');
  const kindsOf = (schema: unknown) =>
    (schema as { options: { shape: { kind: { value: string } } }[] }).options.map(({ shape }) => shape.kind.value);
  const hello = fromGuest.options.find(({ shape }) => shape.kind.value === 'do') as unknown as {
    shape: { deed: unknown };
  };
  for (const word of [...kindsOf(fromGuest), ...kindsOf(fromInn), ...kindsOf(hello.shape.deed), ...PHRASES])
    expect(book, word).toContain(`\`${word}\``);
});

test('every reason of the inn is explained there', () => {
  const book = readFileSync(BOOK, 'utf8');
  const here = fileURLToPath(new URL('.', import.meta.url));
  const sources = readdirSync(here, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /(?<!\.(test|fixture))\.ts$/.test(name),
  );
  const said = sources.flatMap((name) => [
    ...readFileSync(`${here}${name}`, 'utf8').matchAll(
      /(?:InnRefusal|innSays|dismiss|refuse)\((?:null, |id, |message\.id, )?'([a-z-]+)'/g,
    ),
  ]);
  expect(said.length).toBeGreaterThan(20);
  for (const [, reason] of said) expect(book, `docs/protocol.md says nothing of ${reason}`).toContain(`\`${reason}\``);
});
