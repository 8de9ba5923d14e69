/** The seats one holds, as the lobby lists them: whose turn it is, what is gone, and what is only not known now. */
import { afterEach, expect, test, vi } from 'vitest';
import { cardOf, plugInInn, refused } from './inn.fixture';
import { tableThere } from './table-there';

afterEach(() => vi.unstubAllGlobals());

const HELD = { table: 't', token: 'mine' };
const innOf = (card: unknown, turn: unknown = refused('trouble')) =>
  plugInInn(({ path }) => (path.endsWith('/turn') ? turn : card));

test('while people gather, and when it is over, nobody’s turn is asked for', async () => {
  for (const phase of ['gathering', 'over']) {
    const asked = innOf(cardOf({ phase }));
    expect(await tableThere(HELD)).toMatchObject({ card: { phase }, turn: null });
    expect(asked).toHaveLength(1);
  }
});

test('at play it is known for whom the table waits, told to who sits there', async () => {
  const asked = innOf(cardOf({ phase: 'playing' }), { waitsFor: { seats: [1], since: 5 } });
  expect(await tableThere(HELD)).toMatchObject({ turn: { seats: [1], since: 5 } });
  expect(asked.map(({ path, token }) => [path, token])).toEqual([
    ['/api/tables/t', null],
    ['/api/tables/t/turn', 'mine'],
  ]);
});

test('who only watches there has no turn, and the table is still listed', async () => {
  innOf(cardOf({ phase: 'playing' }), refused('not-your-seat', 403));
  expect(await tableThere(HELD)).toMatchObject({ card: { id: 't' }, turn: null });
});

test.each(['no-such-table', 'erased', 'not-a-guest'])(
  'a table that is refused as %s is gone, and may be forgotten',
  async (reason) => {
    innOf(refused(reason, 404));
    expect(await tableThere(HELD)).toBe('gone');
  },
);

test('a seat that is refused when its turn is asked for is gone, too', async () => {
  innOf(cardOf({ phase: 'playing' }), refused('not-a-guest', 403));
  expect(await tableThere(HELD)).toBe('gone');
});

test.each([
  ['no line', () => null],
  ['an inn in trouble', () => refused('trouble', 503)],
  ['an inn that is asked too often', () => refused('too-fast', 429)],
  ['somebody else’s page', () => new Response('<h1>Log in</h1>')],
])('with %s it is not known, and nobody forgets a seat for it', async (_, answer) => {
  plugInInn(answer);
  expect(await tableThere(HELD)).toBeNull();
});
