/** What goes out as text is what JSON would say, letter for letter, and a long one lets others go in between. */
import type { GameModule } from '@tabard/content';
import { luckyPig } from '@tabard/testkit';
import { expect, test } from 'vitest';
import { begunElsewhere } from './begun-elsewhere.fixture';
import { written } from './written';

const pig = { game: luckyPig, bots: [], words: {}, speech: {} } as unknown as GameModule;

test('a log and a save are written as JSON writes them', async () => {
  const save = begunElsewhere(pig, 20);
  const { stands: _, ...log } = save;
  for (const each of [save, log, { ...log, entries: [] }, { ...log, from: undefined }])
    expect(await written(each as typeof save)).toBe(JSON.stringify(each));
});

test('others are heard while a long one is written', async () => {
  const save = begunElsewhere(pig, 20);
  const long = { ...save, entries: Array.from({ length: 50_000 }, () => save.entries[0]) };
  let [turns, isDone] = [0, false];
  const count = () => {
    turns += 1;
    if (!isDone) setImmediate(count);
  };
  count();
  const text = await written(long);
  isDone = true;
  expect(text.length).toBeGreaterThan(1_000_000);
  expect(turns).toBeGreaterThan(2);
});
