/** The lobby tells of each table in a line of known size, whatever was brought to it, and is made once for all who ask. */

import { rmSync } from 'node:fs';
import adventures, { newCampaign } from '@tabard/adventures';
import type { GameModule } from '@tabard/content';
import type { TableLine } from '@tabard/inn';
import { type AnyGame, LIMITS, type Plain } from '@tabard/kernel';
import { luckyPig } from '@tabard/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshFolder, openInn, sitAt, type TestInn } from '../inn.fixture';
import { openStore } from '../store/open';
import type { Store } from '../store/store';

const game: AnyGame = { ...luckyPig, brings: () => null };
const pig = { game, bots: [], words: {}, speech: {} } as unknown as GameModule;

const folder = freshFolder();
let house: TestInn;
let made = 0;
beforeAll(async () => {
  const store = await openStore({ folder });
  const counted = new Proxy(store, {
    get(own, name) {
      const value = Reflect.get(own, name) as unknown;
      if (name === 'lobby') made += 1;
      return typeof value === 'function' ? value.bind(own) : value;
    },
  }) as Store;
  house = await openInn([pig, adventures], { store: counted });
});
afterAll(async () => {
  await house?.close();
  rmSync(folder, { recursive: true, force: true });
});

const seats = [{ kind: 'person' }, { kind: 'person' }];
const lay = (brought: Plain, more: object = {}) =>
  house.call<{ table: string }>('POST', '/api/tables', { game: game.id, seats, isPublic: true, brought, ...more });
const lobby = () => fetch(`${house.address}/api/lobby`).then((answer) => answer.text());

/** The most that forty letters can be, and what stands round them. */
const NAME = LIMITS.name * 4 + 3;
const LINE = 300;

test('however much is brought to its tables, a line is as long as its names, and so is a card', async () => {
  const heavy = { purse: 'g'.repeat(LIMITS.brought - 100) };
  const tables: string[] = [];
  for (let i = 0; i < 12; i++) tables.push((await lay(heavy)).table);
  const ann = await sitAt(house.address, tables[0], 'A'.repeat(LIMITS.name), [0]);
  const text = await lobby();
  const lines = (JSON.parse(text) as { tables: TableLine[] }).tables;
  expect(lines.map(({ id }) => id).sort()).toEqual([...tables].sort());
  for (const line of lines) expect(JSON.stringify(line).length).toBeLessThan(LINE + line.seats * NAME);
  expect(lines.find(({ id }) => id === tables[0])).toMatchObject({
    seats: 2,
    free: 1,
    names: ['A'.repeat(LIMITS.name)],
  });
  const card = await fetch(`${house.address}/api/tables/${tables[0]}`).then((answer) => answer.text());
  expect(card.length).toBeLessThan(2_000);
  expect(JSON.parse(card)).toMatchObject({ brings: true });
  ann.guest.close();
});

test('it is made once for all who ask within a second', async () => {
  await new Promise((resolve) => setTimeout(resolve, 1_050));
  made = 0;
  const since = performance.now();
  const texts = await Promise.all(Array.from({ length: 40 }, lobby));
  expect(new Set(texts).size).toBeLessThanOrEqual(made);
  expect(made).toBeLessThanOrEqual(1 + Math.floor((performance.now() - since) / 1_000));
});

test('what is brought has bounds, for tables and for logs alike', async () => {
  await expect(lay({ purse: 'g'.repeat(LIMITS.brought) })).rejects.toThrow(/brought.*at most/);
  const hero = { name: 'Una', race: 'r', class: 'c', portrait: 'p', health: 5, scores: [1, 1, 1, 1, 1, 1], hand: [] };
  const counters = Object.fromEntries(Array.from({ length: LIMITS.carried.counters + 1 }, (_, i) => [`c${i}`, i]));
  const campaign = newCampaign([hero], { counters }) as unknown as Plain;
  await expect(lay({ campaign }, { game: 'adventures' })).rejects.toThrow(/counters: at most/);
});
