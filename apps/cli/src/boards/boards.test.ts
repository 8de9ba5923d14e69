import { randomBot } from '@tabard/bots';
import darkMinions from '@tabard/dark-minions';
import { Match, playOne, seatBots } from '@tabard/kernel';
import { expect, test } from 'vitest';
import { visible } from '../terminal';
import { seatNames, voiceOf } from '../voice';
import { drawDarkMinions } from './dark-minions';
import { drawGeneric } from './generic';

const WIDTH = 80;

test.each([
  [4, 'basic', 16],
  [4, 'advanced', 16],
  [5, 'advanced', 19],
])('the board of %i seats in the %s game keeps within the screen all game long', (seats, mode, most) => {
  const match = Match.start(darkMinions.game, {
    seats,
    options: { mode },
    seed: 'board',
    unattended: true,
    quiet: true,
  });
  const players = seatBots(match, Array(seats).fill(randomBot), 1);
  const voice = voiceOf(darkMinions, seatNames(seats));
  while (!match.standing) {
    const lines = drawDarkMinions({ match, module: darkMinions, viewer: 0, voice, width: WIDTH });
    expect(Math.max(...lines.map(visible)), lines.join('\n')).toBeLessThanOrEqual(WIDTH);
    expect(lines.length, lines.join('\n')).toBeLessThanOrEqual(most);
    expect(lines.join('\n')).not.toContain('⟨');
    playOne(match, players);
  }
});

test('a rival keeps what is secret, a spectator sees no total at all', () => {
  const match = Match.start(darkMinions.game, { seats: 3, options: { firstSeat: '1' }, seed: 'board' });
  const voice = voiceOf(darkMinions, ['Ann', 'Bob', 'Cid']);
  const row = (viewer: number | null, name: string) =>
    drawDarkMinions({ match, module: darkMinions, viewer, voice, width: WIDTH }).find((line) =>
      line.includes(`${name}  `),
    );
  expect(row(1, 'Bob')).toMatch(/1\+2 +0 +3$/);
  expect(row(1, 'Cid')).toMatch(/\? +\? +\? +\?$/);
  expect(row(null, 'Bob')).toMatch(/\? +\? +\? +\?$/);
});

test('any game can be drawn field by field', () => {
  const match = Match.start(darkMinions.game, { seats: 3, seed: 'board' });
  const voice = voiceOf(darkMinions, ['Ann', 'Bob', 'Cid']);
  const lines = drawGeneric({ match, module: darkMinions, viewer: 0, voice, width: WIDTH });
  expect(lines.join('\n')).toMatch(/supply +Ann: 50 {3}Bob: 50 {3}Cid: 50/);
  expect(Math.max(...lines.map(visible))).toBeLessThanOrEqual(WIDTH);
});
