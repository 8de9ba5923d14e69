/** The one try that counts: which tab comes first, what was had before, and what a browser without room does. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { idOfDeal } from '../../house/deal-rule';
import { faceOf } from '../../house/faces';
import { plugInDatabase, raw, unplugDatabase } from '../../keep/storage/indexed-db.fixture';
import { listGames } from '../../keep/storage/list';
import { deleteGame, readGame } from '../../keep/storage/shelf';
import { leftDeal } from '../book/page';
import { putPages, readPages } from '../book/pages';
import { repeatDeal, tryDeal } from './play';

beforeEach(plugInDatabase);
afterEach(async () => {
  vi.restoreAllMocks();
  await unplugDatabase();
});

const face = faceOf('dark-minions')!;
const DATE = '2026-11-16';
const ID = idOfDeal(DATE, face.id);
const shelved = async () => (await listGames()).games.map(({ id }) => id);

test('the try has one place: who comes again goes on with the same game', async () => {
  expect(await tryDeal(face, DATE, 'a')).toBe(ID);
  expect(await tryDeal(face, DATE, 'b')).toBe(ID);
  expect(await shelved()).toEqual([ID]);
  expect(await readGame(ID)).toMatchObject({ head: { title: 'a' } });
});

test('two tabs that sit down in the same moment sit at one game', async () => {
  expect(await Promise.all([tryDeal(face, DATE, 'a'), tryDeal(face, DATE, 'b')])).toEqual([ID, ID]);
  expect(await shelved()).toEqual([ID]);
});

test('a try that was had, here or in another tab, is refused, also when its game is gone from the shelf', async () => {
  await tryDeal(face, DATE, 'a');
  await putPages([leftDeal(ID, face.id, DATE, 1)]);
  await deleteGame(ID);
  expect(await tryDeal(face, DATE, 'a')).toBeNull();
  expect(await shelved()).toEqual([]);
});

test('the try at another day, or at another game, is another one', async () => {
  await putPages([leftDeal(ID, face.id, DATE, 1)]);
  expect(await tryDeal(face, '2026-11-17', 'a')).toBe(idOfDeal('2026-11-17', face.id));
});

test('once more does not count: it has a place of its own, with the same deal, and takes the try from nobody', async () => {
  const again = await repeatDeal(face, DATE, 'again');
  expect(again).not.toBe(ID);
  await tryDeal(face, DATE, 'a');
  const [first, second] = await Promise.all([again, ID].map((id) => raw('tables', (store) => store.get(id))));
  expect((first as { setup: unknown }).setup).toEqual((second as { setup: unknown }).setup);
  expect((await readPages()).pages).toEqual([]);
});

test('where there is no room it is played all the same, and the browser keeps nothing of it', async () => {
  await listGames();
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('no room', 'QuotaExceededError');
  });
  expect(await tryDeal(face, DATE, 'a')).toBe(ID);
  expect(await readGame(ID)).toMatchObject({ head: { title: 'a' } });
  vi.restoreAllMocks();
  expect(await raw('tables', (store) => store.count())).toBe(0);
});
