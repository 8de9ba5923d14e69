/** The stage shows each event with the board of its moment: what is told is already there. */
import type { Frame, Seat } from '@tabard/kernel';
import { framesOfAnyGame } from '@tabard/testkit';
import { expect, test } from 'vitest';
import { rollPlayer } from './rules';
import type { RollPlayer } from './rules/board';

const frames: Frame<RollPlayer>[] = [1, 2].flatMap((number) =>
  framesOfAnyGame(rollPlayer, { seats: 2, options: { mode: 'full' }, seed: `told.${number}` }, number),
);

function all(type: string, isThere: (b: RollPlayer, event: NonNullable<Frame['event']>, seat: Seat) => boolean) {
  const told = frames.filter(({ event }) => event?.type === type);
  expect(told.length, type).toBeGreaterThan(0);
  for (const { event, b } of told) expect(isThere(b, event!, event!.seat as Seat), JSON.stringify(event)).toBe(true);
}

test('a placed die lies on the sheet', () => {
  all('placed', (b, { die }, seat) => b.heroes[seat].spaces.includes(die as number));
});

test('a bought card is the hero’s', () => {
  all('bought', (b, { card }, seat) => b.heroes[seat].cards.some((own) => own.card === card));
});

test('a Hunt that begins has begun', () => {
  all('hunt.begins', (b, _, seat) => b.hunt?.seat === seat);
});
