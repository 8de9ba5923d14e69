/** The stage shows each event with the board of its moment: what is told is already there. */
import { type Frame, Match, playOut, seatBots } from '@tabard/kernel';
import { expect, test } from 'vitest';
import { expert } from './bots';
import { dungeonFighter } from './rules';
import type { DungeonFighter } from './rules/board';

const frames: Frame<DungeonFighter>[] = [0, 1, 2, 3].flatMap((number) => {
  const options = { throws: 'model', boxes: 'ice+crate' };
  const match = Match.start(dungeonFighter, { seats: 3, options, seed: `told.${number}`, unattended: true });
  playOut(match, seatBots(match, [expert, expert, expert], number));
  return match.framesFor('everything').slice(0, -1);
});

function all(type: string, isThere: (b: DungeonFighter, event: NonNullable<Frame['event']>) => boolean) {
  const told = frames.filter(({ event }) => event?.type === type);
  expect(told.length, type).toBeGreaterThan(0);
  for (const { event, b } of told) expect(isThere(b, event!), JSON.stringify(event)).toBe(true);
}

test('the demand of a mad Monster is active', () => {
  all('madness', (b, { active }) => b.combat?.hits === active);
});

test('a Monster that an Insta-Kill defeats has no life left', () => {
  all('insta-kill', (b) => b.combat !== null && b.combat.life <= 0);
});

test('the leader leads', () => {
  all('leader.is', (b, { seat }) => b.leader === seat);
});

test('a flipped Template lies there, unless it must be flipped again', () => {
  all('flipped', (b, { situation, facts }) => {
    const { template } = situation as { template: string };
    const { touchesTable, turned } = facts as { touchesTable: boolean; turned: boolean };
    return touchesTable || !turned || b.combat?.layout.templates.some(({ id }) => id === template) === true;
  });
});
