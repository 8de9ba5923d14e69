import type { Sitter, TableLog } from '@tabard/table';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { setupOfDeal } from '../../house/deal-rule';
import { FACES } from '../../house/faces';
import { moduleOf } from '../../house/modules';
import { plugInDatabase, raw, unplugDatabase } from '../../keep/storage/indexed-db.fixture';
import { rematch } from './rematch';

beforeEach(plugInDatabase);
afterEach(unplugDatabase);

test.each(FACES.map(({ id }) => id))('%s: once more the same seats, bots and options, with other dice', async (id) => {
  const face = FACES.find((each) => each.id === id)!;
  const { isCoop } = await moduleOf(id);
  const { match, sitters } = setupOfDeal('2026-11-16', face, ['Ann', 'Bob', 'Cy', 'Dee'], isCoop);
  // Two of a party may be one person's.
  const seats: Sitter[] = sitters.map((sitter) => (isCoop ? { name: sitter.name, kind: 'person', person: 0 } : sitter));
  const places = [await rematch(id, match, seats, 'again'), await rematch(id, match, seats, 'again')];
  const setups = await Promise.all(
    places.map(async (place) => ((await raw('tables', (store) => store.get(place))) as TableLog).setup),
  );
  for (const setup of setups) expect(setup).toMatchObject({ sitters: seats, match: { options: match.options } });
  expect(new Set([match.seed, ...setups.map((setup) => setup.match.seed)]).size).toBe(3);
});
