/** The stage shows each event with the board of its moment: what is told is already there. */
import type { Frame } from '@tabard/kernel';
import { framesOfAnyGame } from '@tabard/testkit';
import { expect, test } from 'vitest';
import { darkMinions } from './rules';
import { type DarkMinions, NONE } from './rules/board';

const frames: Frame<DarkMinions>[] = [1, 2, 3].flatMap((number) =>
  framesOfAnyGame(darkMinions, { seats: 3, options: { mode: 'advanced' }, seed: `told.${number}` }, number),
);
const of = (type: string) => frames.filter(({ event }) => event?.type === type);
const number = (fact: unknown) => fact as number;

test('a bought Overlord is its seat’s, and no longer for sale', () => {
  const bought = of('overlord.bought');
  expect(bought.length).toBeGreaterThan(3);
  for (const { event, b } of bought) {
    expect(b.holder[number(event?.overlord)]).toBe(event?.seat);
    expect(b.display).not.toContain(event?.overlord);
  }
});

test('an announced Overlord is in play or has been discarded', () => {
  const announced = of('overlord.announced');
  expect(announced.length).toBeGreaterThan(3);
  for (const { event, b } of announced) {
    const overlord = number(event?.overlord);
    expect(b.inPlay[overlord] === 1 || b.holder[overlord] === NONE).toBe(true);
  }
});
