/** What is brought to the inn is played anew from its set-up, whatever else is sent with it. */

import type { GameModule } from '@tabard/content';
import rollPlayer from '@tabard/roll-player';
import type { TableLog } from '@tabard/table';
import { luckyPig } from '@tabard/testkit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openInn, type TestInn } from '../inn.fixture';
import { begunElsewhere, withBoard } from './begun-elsewhere.fixture';

interface Board {
  readonly heroes: { spaces: unknown[] }[];
}

const moduleOf = (game: unknown) => ({ game, bots: [], words: {}, speech: {} }) as unknown as GameModule;
const pig = moduleOf(luckyPig);

let house: TestInn;
beforeAll(async () => {
  house = await openInn([rollPlayer, pig]);
});
afterAll(() => house?.close());

async function answerTo(log: unknown): Promise<[status: number, refused?: string, detail?: string]> {
  const response = await fetch(`${house.address}/api/tables/brought`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ log }),
  });
  const { refused, detail } = (await response.json()) as { refused?: string; detail?: string };
  return [response.status, refused, detail];
}

describe('a board is nothing that one can bring', () => {
  const save = begunElsewhere(rollPlayer, 40);

  test('a real save goes on here from its set-up, and what it says of how it stands is held against it', async () => {
    expect((await answerTo(save))[0]).toBe(200);
    const elsewhere = { ...save, stands: { ...save.stands, hash: 'another' } };
    expect(await answerTo(elsewhere)).toEqual([
      400,
      'not-a-log',
      'the answers of this table of roll-player lead elsewhere than they did',
    ]);
  });

  test.each<[string, (board: Board) => unknown]>([
    ['an honest one', () => undefined],
    ['one with a die that is none', ({ heroes }) => heroes[1].spaces.splice(11, 1, {})],
    ['one with a hole', ({ heroes }) => heroes[1].spaces.splice(5, 1, null)],
  ])('what goes on from a board is refused in a sentence: %s', async (_, change) => {
    expect((save.stands.match.board as Board).heroes[1].spaces.length).toBeGreaterThan(11);
    expect(await answerTo(withBoard(save, change as never))).toEqual([
      400,
      'not-a-log',
      'it goes on from a board, without the answers that led there',
    ]);
  });

  test('nor is one that a script would make the world say', async () => {
    const { setup } = save;
    const scripted = { ...save, setup: { ...setup, match: { ...setup.match, script: { throw: [null] } } } };
    expect(await answerTo(scripted)).toEqual([400, 'not-a-log', 'its results were written beforehand (script)']);
  });
});

describe('a game of other rules', () => {
  const save = begunElsewhere(pig, 3);

  test('is played anew by those that are here, where they lead to the same', async () => {
    const older: TableLog = { ...save, version: 'older' };
    const response = await house.call<{ table: string }>('POST', '/api/tables/brought', { log: older });
    const kept = await house.inn.store.read(response.table);
    expect(kept!.room).toMatchObject({ version: luckyPig.version, head: { version: luckyPig.version } });
    expect(kept!.room.head!.from).toBeUndefined();
    expect(kept!.lines).toHaveLength(3);
  });

  test('is refused in a sentence where they do not', async () => {
    const entries = [...save.entries, { kind: 'answer', seat: 0, key: 'dance' }];
    expect(await answerTo({ ...save, version: 'older', entries, stands: undefined })).toEqual([
      400,
      'not-a-log',
      expect.stringMatching(/^it was played by rules older of lucky-pig; these are 1: entry 3: .*dance/),
    ]);
  });
});

describe('whatever is wrong with it, it is refused in a sentence', () => {
  const save = begunElsewhere(pig, 3);
  const { setup } = save;
  const sitting = (sitters: unknown) => ({ ...save, setup: { ...setup, sitters } });
  const matched = (match: object) => ({ ...save, setup: { ...setup, match: { ...setup.match, ...match } } });
  test.each<[string, unknown]>([
    ['a bot that nobody knows', sitting([{ name: 'A', kind: 'bot', bot: 'nobody' }, setup.sitters[1]])],
    ['a bot without a name', sitting([{ name: 'A', kind: 'bot' }, setup.sitters[1]])],
    ['more seats than there are', sitting(Array(50).fill(setup.sitters[0]))],
    ['options that are none', matched({ options: { colour: 'red' } })],
    ['something brought to where nothing is', matched({ brought: { purse: 3 } })],
    ['a seat that is not there', { ...save, entries: [{ kind: 'point', seat: 7, what: null }] }],
    ['an answer that is not offered', { ...save, entries: [{ kind: 'answer', seat: 0, key: '' }] }],
    ['a wish that is none', { ...save, entries: [{ kind: 'wish', seat: 0, name: '__proto__', value: '' }] }],
  ])('%s', async (_, log) => {
    const [status, refused, detail] = await answerTo(log);
    expect([status, refused]).toEqual([400, 'not-a-log']);
    expect(detail).toMatch(/\w+ \w+/);
  });

  test.each<[string, string]>([
    ['nothing at all', ''],
    ['half of it', JSON.stringify({ log: save }).slice(0, -9)],
    ['a list', '[]'],
    ['a number', '5'],
    ['no log', '{}'],
    ['a log that is null', '{"log":null}'],
    ['a field with a name of the language', '{"log":{"__proto__":{}}}'],
    ['lists without end', `{"log":${'['.repeat(99)}${']'.repeat(99)}}`],
    ['a wish that is none', JSON.stringify({ log: save, delay: -1 })],
  ])('also where it is no log to begin with: %s', async (_, body) => {
    const headers = { 'content-type': 'application/json' };
    const response = await fetch(`${house.address}/api/tables/brought`, { method: 'POST', headers, body });
    expect(response.status).toBe(400);
    expect(((await response.json()) as { detail?: string }).detail).toMatch(/\w+ \w+/);
  });

  test('a clock that somebody brings does not run: nobody here agreed on it, and nothing plays by itself', async () => {
    for (const clock of [{ perAnswer: -1 }, { bank: 0, increment: 0 }, { perAnswer: 60_000 }]) {
      const log = { ...save, setup: { ...setup, clock, at: 1 } };
      const { table } = await house.call<{ table: string }>('POST', '/api/tables/brought', { log });
      const live = await house.inn.table(table);
      await live.timeUp();
      expect(await live.inTurn((held) => [held!.clocks, held!.match.answers])).toEqual([null, save.entries.length]);
      expect((await house.inn.store.read(table))!.room.head!.setup.clock).toBeUndefined();
    }
  });

  test('nothing in it happened later than now', async () => {
    const at = Date.now() + 1e12;
    const log = { ...save, entries: save.entries.map((entry) => ({ ...entry, at })) };
    const { table } = await house.call<{ table: string }>('POST', '/api/tables/brought', { log });
    const { lines } = (await house.inn.store.read(table))!;
    for (const { entry } of lines) expect(entry.at).toBeLessThan(at);
  });
});
