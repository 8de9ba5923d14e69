/** The golden games on this Node; `npm run nodes` plays them on others too, and in Chromium. */
import { botsFor } from '@tabard/bots';
import { type AnyGame, checkOptions, type TableOptions } from '@tabard/kernel';
import { describe, expect, test } from 'vitest';
import { games } from '../../apps/cli/src/all-games';
import { labOf } from '../../apps/cli/src/games';
import { compare } from './compare.mjs';
import hashes from './hashes.json';
import { goldens, series } from './play';

/** Some tables begin only with what another game kept: a sidequest wants a campaign. */
const alone = (game: AnyGame, options: TableOptions) => checkOptions(game, options, game.seats.min, null);
const withLuggage = (game: AnyGame, options: TableOptions) => checkOptions(game, options, game.seats.min);

const stored: { readonly [name: string]: string } = hashes;
const WRITE = 'play has changed: when it was meant to, write the hashes anew with `npm run nodes -- --write`';

describe('golden games end as they always did', () => {
  test.each(goldens)('$name', ({ name, play }) => expect(play(), WRITE).toBe(stored[name]));

  test('none is forgotten in the file, and none too many', () =>
    expect(Object.keys(stored).sort(), WRITE).toEqual([...goldens, ...series].map(({ name }) => name).sort()));
});

const houses = await Promise.all(games.map(async (module) => ({ module, tables: (await labOf(module)).golden })));

describe.each(houses)('$module.game.id', ({ module, tables }) => {
  const { game } = module;

  test('every value of every option is played that a table can begin with', () => {
    for (const { id, values } of game.options) {
      const played = new Set(tables.map(({ options }) => options[id] ?? values[0]));
      const needsLuggage = (value: string) =>
        typeof withLuggage(game, { [id]: value }) !== typeof alone(game, { [id]: value });
      expect([...played].sort(), id).toEqual(values.filter((value) => !needsLuggage(value)).sort());
    }
  });

  test('every number of seats and every bot is played', () => {
    const seats = new Set(tables.map(({ bots }) => bots.length));
    for (let n = game.seats.min; n <= game.seats.max; n++) expect(seats).toContain(n);
    const bots = new Set(tables.flatMap((table) => table.bots));
    expect([...bots].sort()).toEqual(
      botsFor(module)
        .map(({ id }) => id)
        .sort(),
    );
  });
});

describe('side by side', () => {
  const alike = { one: 'a', two: 'b' };

  test('what is the same everywhere has no difference', () =>
    expect(compare(alike, [{ engine: 'Node 1', hashes: alike }])).toEqual({
      lines: ['Node 1  checked in  game', 'same    a           one', 'same    b           two'],
      differences: 0,
    }));

  test.each([
    ['another hash', { one: 'a', two: 'c' }, 'c'],
    ['a game that was not played', { one: 'a' }, 'not played'],
    ['a game that nobody checked in', { ...alike, three: 'd' }, 'not in the file'],
  ])('%s is told', (_, hashes, told) => {
    const { lines, differences } = compare(alike, [
      { engine: 'Node 1', hashes: alike },
      { engine: 'Node 2', hashes },
    ] as Parameters<typeof compare>[1]);
    expect(differences).toBeGreaterThan(0);
    expect(lines.join('\n')).toContain(told);
  });
});
