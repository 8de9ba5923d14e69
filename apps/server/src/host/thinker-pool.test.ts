/** Bots in threads of their own: the same word as at the table, and an inn that outlasts every bot. */
import { botsFor } from '@tabard/bots';
import { Table } from '@tabard/table';
import { luckyPig } from '@tabard/testkit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openInn, sitAt } from '../inn.fixture';
import { bundledThread, foolish } from './fools.fixture';
import { StuckBot, type Thinker, thinkHere } from './thinker';
import { ThinkerPool } from './thinker-pool';
import { Thoughts } from './thoughts';

let thread: Awaited<ReturnType<typeof bundledThread>>;
beforeAll(async () => {
  thread = await bundledThread();
});
afterAll(() => thread?.remove());

const roster = botsFor(foolish);
const tableOf = (...bots: string[]): Table =>
  Table.open(luckyPig, roster, {
    match: { seed: 's' },
    sitters: bots.map((bot) => ({ name: bot, kind: 'bot', bot })),
    whims: 7,
  });
const pool = (more: object = {}) => new ThinkerPool({ file: thread.file, threads: 1, ...more });

describe('a thread', () => {
  test('says what the bot would have said here, move by move, and knows the table again by what happened since', async () => {
    const thinking = pool();
    const [here, there] = [tableOf('whimsical', 'whimsical'), tableOf('whimsical', 'whimsical')];
    for (let i = 0; i < 30; i++) {
      const word = await thinking.word('t', there);
      expect(word).toEqual(here.botsWord());
      for (const table of [here, there]) table.answer(word!.seat, word!.key);
    }
    await thinking.close();
  });

  test('says what is answered for a person whose time is over, though no bot is asked', async () => {
    const thinking = pool();
    const sitters = tableOf('whimsical', 'whimsical').sitters.with(0, { name: 'Ann', kind: 'person' });
    const table = Table.open(luckyPig, roster, { match: { seed: 's' }, sitters, whims: 7 });
    expect(await thinking.word('t', table)).toBeNull();
    expect(await thinking.word('t', table, undefined, 0)).toEqual(table.wordFor(0));
    await thinking.close();
  });

  test('goes on with copies that were forgotten, and with a table that was read anew', async () => {
    const thoughts = new Thoughts([foolish], 1);
    const table = tableOf('whimsical', 'whimsical');
    const ask = (copy: string, more: object) =>
      thoughts.think({ number: 0, copy, moment: table.moment, more: more as { log: Table['log'] } });
    const word = { number: 0, word: table.botsWord() };
    expect(await ask('a', { entries: [] })).toEqual({ number: 0, unknown: true });
    expect(await ask('a', { log: table.log })).toEqual(word);
    expect(await ask('a', { entries: [] })).toEqual(word);
    expect(await ask('b', { log: table.log })).toEqual(word);
    expect(await ask('a', { entries: [] })).toEqual({ number: 0, unknown: true });

    const thinking = pool();
    expect(await thinking.word('t', table)).toEqual(word.word);
    table.answer(0, 'roll');
    const anew = Table.fromLog(luckyPig, roster, table.log);
    expect(await thinking.word('t', anew)).toEqual(anew.botsWord());
    expect(await thinking.word('t', table)).toEqual(anew.botsWord());
    await thinking.close();
  });

  test.each([
    ['breaks', /cannot think/],
    ['dies', /ended/],
    ['hangs', /more than 700 milliseconds/],
  ])('a bot that %s stops nobody: it is told so, and the next table is thought about', async (bot, why) => {
    const thinking = pool({ limit: bot === 'hangs' ? 700 : 30_000 });
    const stuck = thinking.word('t', tableOf(bot, bot));
    const table = tableOf('whimsical', 'whimsical');
    const other = thinking.word('u', table).catch((error: Error) => error);
    await expect(stuck).rejects.toThrow(StuckBot);
    await expect(stuck).rejects.toThrow(why);
    // In a new thread it may take longer than a short limit to begin at all; it is asked until it has.
    let word = await other;
    while (word instanceof StuckBot) word = await thinking.word('u', table).catch((error: Error) => error as never);
    expect(word).toEqual(table.botsWord());
    await thinking.close();
  });
});

describe('an inn', () => {
  const nonsense: Thinker = {
    ...thinkHere,
    word: async (_, table) => (table.botsAsked().length > 0 ? { seat: 1, key: 'fly' } : null),
  };
  test.each([
    ['breaks', () => pool()],
    ['says what cannot be', () => nonsense],
  ])('goes on with chance where a bot %s, and says so; the log says what was answered', async (_, thinker) => {
    const troubles: string[] = [];
    const house = await openInn([foolish], {
      thinker: thinker(),
      onTrouble: (_, error) => troubles.push(error.name),
    });
    const seats = [{ kind: 'person' }, { kind: 'bot', bot: 'breaks' }];
    const { table } = await house.call<{ table: string }>('POST', '/api/tables', { game: 'lucky-pig', seats });
    const ann = await sitAt(house.address, table, 'Ann', [0]);
    await house.call('POST', `/api/tables/${table}/begin`, {}, ann.token);
    await ann.until(() => true);
    const mine = () => ann.guest.sight!.pending.asks[0].seat === 0;
    for (let rolls = 0; mine() && rolls < 40; rolls++) {
      const key = rolls > 0 && ann.guest.sight!.pending.asks[0].options.includes('hold') ? 'hold' : 'roll';
      await ann.guest.do({ kind: 'answer', seat: 0, key });
    }
    const { answers } = ann.guest.sight!;
    await ann.until((sight) => sight.answers > answers || mine());
    await ann.untilNews(({ sayings }) => sayings.some(({ text }) => text === 'stuck'));
    expect(ann.guest.sayings[0]).toMatchObject({ guest: null, kind: 'news', text: 'stuck', about: 1 });
    expect(troubles).toContain('StuckBot');
    const { lines } = (await house.inn.store.read(table))!;
    expect(lines.some(({ entry }) => entry.kind === 'answer' && entry.seat === 1)).toBe(true);
    ann.guest.close();
    await house.close();
  });
});
