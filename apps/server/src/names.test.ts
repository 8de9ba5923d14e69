/** At a real inn nobody is nameless, and nobody is called so that another could be taken for them. */
import type { GameModule } from '@tabard/content';
import type { TableCard } from '@tabard/inn';
import { luckyPig } from '@tabard/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openInn, type TestInn } from './inn.fixture';

const pig = { game: luckyPig, bots: [], words: {}, speech: {} } as unknown as GameModule;
let house: TestInn;
beforeAll(async () => {
  house = await openInn([pig]);
});
afterAll(() => house.close());

const laid = async (bot?: string) => {
  const second = bot === undefined ? { kind: 'person' } : { kind: 'bot', bot: 'random', name: bot };
  const wish = { game: 'lucky-pig', seats: [{ kind: 'person' }, second] };
  return (await house.call<{ table: string }>('POST', '/api/tables', wish)).table;
};
const sit = (table: string, name: string, seats: number[] = [], token?: string) =>
  house.call<{ token: string; guest: number }>('POST', `/api/tables/${table}/guests`, { name, seats }, token);

test('who is called by nothing that can be read is refused with a word for it, guest or bot', async () => {
  const table = await laid();
  for (const name of ['', ' ', '\u3164', '\u2800', '\u034f', '\ufe0f\ufe01', '\u00a0\u3000', '\u0301'])
    await expect(sit(table, name)).rejects.toThrow('400 {"refused":"no-name"}');
  await expect(laid('\u3164')).rejects.toThrow('400 {"refused":"no-name"}');
  expect((await house.call<TableCard>('GET', `/api/tables/${table}`)).guests).toEqual([]);
});

test('a name that is read like another is taken, and what nobody can see is no part of it', async () => {
  const table = await laid('Moritz');
  const { token } = await sit(table, 'A\u3164nn', [0]);
  for (const twin of ['Ann', 'ANN', 'a\u034fnn', 'Ann\ufe0f', 'Ａｎｎ', '\u2800Ann', 'moritz'])
    await expect(sit(table, twin), twin).rejects.toThrow('409 {"refused":"name-taken"}');
  await sit(table, 'Anna');
  await sit(table, 'ANN', [0], token); // Her own, written otherwise.
  const mira = { kind: 'bot', bot: 'random', name: 'Mira' };
  const called = (name: string) =>
    house.call('PATCH', `/api/tables/${table}`, { seats: [{ kind: 'person' }, { ...mira, name }] }, token);
  await expect(called('\u2800anna')).rejects.toThrow('409 {"refused":"name-taken"}');
  await called('Mira');
  const { guests } = await house.call<TableCard>('GET', `/api/tables/${table}`);
  expect(guests.map(({ name }) => name)).toEqual(['ANN', 'Anna']);
});
