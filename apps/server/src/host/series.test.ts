/** Adventures of one campaign at the inn: the next table goes on from what the last one kept, and the whole chain is verified. */
import type { GameModule } from '@tabard/content';
import { type AnyGame, judgeText, type Plain } from '@tabard/kernel';
import { judgeCampaign, keptBy, makeCampaign } from '@tabard/table';
import { luckyPig } from '@tabard/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openInn, type Player, playOn, sitAt, type TestInn } from '../inn.fixture';

/** Pigs that go on from one another: the purse is what lasts. */
const pig: AnyGame = { ...luckyPig, brings: () => null };
const keeps: GameModule['keeps'] = () => ({ campaign: { gold: 7, chain: [] } });
const module = { game: pig, bots: [], words: {}, speech: {}, keeps, hasCampaigns: true } as unknown as GameModule;
const alone = { ...module, game: { ...pig, id: 'pig-alone' }, keeps: undefined } as unknown as GameModule;

let house: TestInn;
beforeAll(async () => {
  house = await openInn([module, alone]);
});
afterAll(() => house?.close());

const SEATS = [{ kind: 'person' }, { kind: 'person' }];
const lay = (more: object = {}, token?: string) =>
  house.call<{ table: string }>('POST', '/api/tables', { game: pig.id, seats: SEATS, ...more }, token);

async function seated(table: string): Promise<[Player, Player]> {
  const ann = await sitAt(house.address, table, 'Ann', [0]);
  const bob = await sitAt(house.address, table, 'Bob', [1]);
  await house.call('POST', `/api/tables/${table}/begin`, {}, ann.token!);
  return [ann, bob];
}
const toTheEnd = (players: readonly Player[]) =>
  Promise.all(
    players.map((player) => playOn(player, (options) => options.find((key) => key === 'hold') ?? options[0])),
  );
const recordOf = (table: string) =>
  fetch(`${house.address}/api/tables/${table}/record`).then((answer) => answer.text());
const keptIn = (text: string): Plain => {
  const { match, record } = judgeText(text, () => pig);
  return keptBy(module, match!, record!);
};

test('the host goes on from a table that is over, the others are shown the way, and the campaign is verified', async () => {
  const { table: first } = await lay();
  const [ann, bob] = await seated(first);
  await ann.until(() => true);
  await expect(lay({ after: first, brought: { campaign: {} } }, ann.token!)).rejects.toThrow('not-over');
  await toTheEnd([ann, bob]);
  const record = await recordOf(first);
  const brought = keptIn(record);

  // Nobody else, nothing made up, no other game.
  const next = { after: first, brought };
  await expect(lay(next)).rejects.toThrow('not-a-guest');
  await expect(lay(next, bob.token!)).rejects.toThrow('not-the-host');
  await expect(lay({ after: first }, ann.token!)).rejects.toThrow('brought');
  const rich = { campaign: { ...(brought as { campaign: object }).campaign, gold: 99 } };
  await expect(lay({ after: first, brought: rich }, ann.token!)).rejects.toThrow('brought');
  await expect(lay({ ...next, game: 'pig-alone' }, ann.token!)).rejects.toThrow('brought');

  const { table: second } = await lay(next, ann.token!);
  await bob.untilNews(({ table }) => table!.next === second);
  const tables = await house.inn.store.lobby(100); // Nothing of what was refused is left.
  expect(tables).toEqual([]);
  await expect(lay(next, ann.token!)).rejects.toThrow('gone-on');
  const players = await seated(second);
  await toTheEnd(players);
  expect(players[0].guest.table).toMatchObject({ before: first, next: null, brought });

  const games = [record, await recordOf(second)];
  const file = makeCampaign({ game: pig.id, save: keptIn(games[1]), games, origins: [] });
  const { verdict } = judgeCampaign(file, () => module);
  expect(verdict).toMatchObject({ kind: 'verified', finished: 2 });
  for (const { guest } of [ann, bob, ...players]) guest.close();
});

test('a game of which nothing lasts leads to no other', async () => {
  const { table } = await lay({ game: 'pig-alone' });
  const players = await seated(table);
  await toTheEnd(players);
  const wish = { game: 'pig-alone', after: table, brought: { campaign: {} } };
  await expect(lay(wish, players[0].token!)).rejects.toThrow('brought');
  for (const { guest } of players) guest.close();
});
