import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { asProcess, scratch, tabard } from './tabard';

const folder = scratch();
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const PLAY = ['play', 'dark-minions', '--bots', 'random', '--seed', 'cli'];
const play = (input: readonly string[], ...args: string[]) => tabard([...PLAY, ...args], `${input.join('\n')}\n`);

// An empty line is harmless, and goes on where one could break in.
const plays = Array.from({ length: 6000 }, (_, i) => (i % 2 ? '' : '1'));

test('a whole game through the pipe: standings, luck, verified, saved', async () => {
  const { code, out, err } = await asProcess(PLAY, plays.join('\n'));
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toContain('The game ends');
  expect(out).toMatch(/place {2}name +score\n +1 {2}/);
  expect(out).toMatch(/Luck\n/);
  expect(out).toContain('verify: ok');
  expect(out).not.toContain('⟨');
  for (const line of out.split('\n')) expect([...line].length, line).toBeLessThanOrEqual(82);
});

test('the board of four seats has at most 16 lines, with every Overlord in sight', async () => {
  const { out } = await play(['q', 'n'], '--seats', '4', '--options', 'mode=advanced,firstSeat=1');
  const [, board] = out.split('\n\n');
  expect(board.split('\n')[0]).toMatch(/^Turn 1: . Player 1/);
  expect(board.split('\n').length).toBeLessThanOrEqual(16);
  expect(board).toContain('Display');
});

test('what is not possible is told with its reason and its clause', async () => {
  const { out } = await play(['?', '? claim', 'claim', '99', 'nonsense', 'q', 'n'], '--options', 'firstSeat=1');
  expect(out.match(/You need 40 VP to announce the end, and you have 3\./g)?.length).toBeGreaterThanOrEqual(2);
  expect(out).toContain('(DM-15.4)');
  expect(out).toContain('DM-15.4 ');
  expect(out).toContain('There is no option 99.');
  expect(out).toContain('That is not among the choices now.');
});

test('help, rules, log, board and settings are a letter away', async () => {
  const { out } = await play(
    ['h', 'r', 'r 4.3', 'r 99', 'l', 'b', 'w', 'w claim never', '', 'k 2', 'q', 'n'],
    '--options',
    'firstSeat=1',
  );
  expect(out).toContain('what is not possible, and why');
  expect(out).toContain('4. Attacking a Town');
  expect(out).toContain('DM-4.3 Each turn');
  expect(out).toContain('There is no clause or chapter "99"');
  expect(out).toContain('w claim ask | at-once');
  expect(out).toContain('There is no such setting.');
  expect(out).toContain('Persons sit at 1.');
});

test('undo goes back until dice have fallen; then it must be asked for, and bots agree', async () => {
  const { out } = await play(['1', '1', 'u', 'u', 'u!', 'y', 'q', 'n'], '--options', 'firstSeat=1');
  const questions = out.split('\n').filter((line) => line.startsWith('Player 1: '));
  expect(questions[2]).not.toBe(questions[1]);
  expect(questions[3]).toBe(questions[1]);
  expect(questions[4]).toBe(questions[0]);
  expect(out).toContain('u! asks for');
  expect(out).toMatch(/played\s+for\s+practice/); // said before the first such step
});

test('a game is saved, never over an old file, and gone on with', async () => {
  const path = join(folder, 'saved.json');
  const { out } = await play(['1', `s ${path}`, `s ${path}`, 'q'], '--options', 'firstSeat=1');
  expect(out).toContain(`Saved: ${path}.`);
  expect(existsSync(join(folder, 'saved-2.json'))).toBe(true);
  const again = await play(['l', 'q', 'n'], '--from', path);
  expect(again.code).toBe(0);
  expect(again.out).toContain('Player 1 rolls');
  const wrong = await tabard(['play', 'dark-minions', '--from', join(folder, 'none.json')]);
  expect(wrong).toMatchObject({ code: 2, err: expect.stringContaining('there is no such file') });
});

test('round one keyboard, nobody sees what is not theirs', async () => {
  const answers = Array.from({ length: 12 }, () => '1');
  const { out } = await play(
    [...answers, 'k 3', '', 'k 1', '', 'q', 'n'],
    '--hot-seat',
    '3',
    '--name',
    'Ann,Bob,Cid',
    '--options',
    'firstSeat=1',
  );
  expect(out).toContain('Pass the keyboard to ');
  const ann = out.split('\n').find((line) => /▶ +. Ann/.test(line));
  expect(ann).toMatch(/1\+2 +0 +3$/);
  const bob = out.split('\n').find((line) => /^ +. Bob/.test(line));
  expect(bob).toMatch(/\? +\? +\? +\?$/);
});

test('when the answers end, the table is left in peace', async () => {
  const { code, out, err } = await play(['1']);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toContain('You leave the table.');
});

test('a party game: the board, and an action with its odds', async () => {
  const { out, code } = await tabard(
    ['play', 'para-roles', '--bots', 'random', '--seed', 'cli', '--options', 'split=auto'],
    `${['1', '?', 'r 9.11', 'q', 'n'].join('\n')}\n`,
  );
  expect(code).toBe(0);
  expect(out).toMatch(/^A Walk in the Woods · 0 fights won/m);
  expect(out).toMatch(/♦ {2}Player 1 +Protector/);
  expect(out).toMatch(/Attack .*: hits with \d+ of 52 cards/);
  expect(out).toContain('PR-9.11 ');
  expect(out).not.toContain('⟨');
});

test('DF-R104.4: numbers that no hand can throw are told with their limits, and not called possible', async () => {
  const answers = Array.from({ length: 12 }, () => ['1', '? 0,9999', '0,9999']).flat();
  const { out } = await tabard(
    ['play', 'dungeon-fighter', '--seats', '2', '--bots', 'random', '--seed', 'cli', '--options', 'throws=model'],
    `${[...answers, 'q', 'n'].join('\n')}\n`,
  );
  expect(out).toContain('Type the numbers:');
  expect(out).toContain('No hand can throw like that (how many numbers there are)');
  expect(out).toContain('DF-R104.4 ');
  expect(out).not.toContain('You can do that: type 0,9999');
});
