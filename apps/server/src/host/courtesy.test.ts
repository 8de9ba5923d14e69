/** Who was faster lets others go first; where nobody else is, nobody waits. */
import { expect, test } from 'vitest';
import { Courtesy } from './courtesy';

function make(random = 0.5) {
  let at = 0;
  const waits: number[] = [];
  const wait = async (ms: number) => {
    waits.push(ms);
    at += ms;
  };
  const courtesy = new Courtesy(
    () => at,
    () => random,
    wait,
  );
  return { courtesy, waits, pass: (ms: number) => (at += ms) };
}

test('alone at a table nobody waits, however fast they write', async () => {
  const { courtesy, waits } = make();
  for (let i = 0; i < 5; i++) {
    await courtesy.letOthersGoFirst();
    courtesy.wrote();
  }
  expect(waits).toEqual([]);
});

test('who has just written where others write waits for about as long as they take to read, and whoever was late does not', async () => {
  const { courtesy, waits, pass } = make();
  courtesy.noticed();
  await courtesy.reading(async () => pass(30));
  await courtesy.letOthersGoFirst(); // It was late itself: it goes at once.
  expect(waits).toEqual([]);
  courtesy.wrote();
  pass(10);
  await courtesy.letOthersGoFirst();
  expect(waits).toEqual([50]); // Twice the reading, less what has passed.
  pass(3_000);
  courtesy.wrote();
  await courtesy.letOthersGoFirst(); // Nobody was there for a while.
  expect(waits).toHaveLength(1);
});

test('pauses differ, and are neither nothing nor for ever', async () => {
  const pauseAfter = async (reading: number, random: number) => {
    const { courtesy, waits, pass } = make(random);
    await courtesy.reading(async () => pass(reading));
    courtesy.noticed();
    courtesy.wrote();
    await courtesy.letOthersGoFirst();
    return waits[0];
  };
  expect([await pauseAfter(0, 0), await pauseAfter(0, 1)]).toEqual([6, 10]);
  expect(await pauseAfter(10_000, 0.5)).toBe(250);
});

test('whoever is late tries twenty times at least, and for five seconds at least, and not for ever', () => {
  const triesOf = (ms: number) => {
    const { courtesy, pass } = make();
    let tries = 0;
    for (const _ of courtesy.tries()) {
      tries += 1;
      pass(ms);
    }
    return tries;
  };
  expect([triesOf(1_000), triesOf(100), triesOf(10)]).toEqual([20, 50, 500]);
});
