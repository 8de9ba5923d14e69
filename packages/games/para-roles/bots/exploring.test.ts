/** How the companion finds its way: the maze, the dungeon and the rifts. */
import { expect, test } from 'vitest';
import { inDungeon } from '../scenarios/dungeon.fixture';
import { inMaze } from '../scenarios/maze.fixture';
import { party } from '../scenarios/table.fixture';
import { answerAt } from './seated.fixture';

// ---- the maze

test('before a step into the unknown the best eyes look once', () => {
  expect(answerAt(inMaze({}))).toMatch(/^find:1:/); // the Healer's Trick is 9
  const looked = inMaze({ tries: Array.from({ length: 49 }, () => 15) });
  expect(answerAt(looked)).toMatch(/^step:/);
});

test('it goes towards the centre, and with four relics towards the gate and out', () => {
  const known = { spent: ['D2'], shown: ['D2'] };
  expect(answerAt(inMaze({ at: 'D2', ...known, tries: Array.from({ length: 49 }, () => 15) }))).toBe('step:north');
  const relics = { pack: { relics: [0, 1, 2, 3] } };
  expect(answerAt(inMaze({ at: 'D2', ...known }, relics))).toBe('step:south');
  expect(answerAt(inMaze({}, relics))).toBe('leave');
});

test('with fewer than four relics it does not leave', () => {
  expect(answerAt(inMaze({}, { pack: { relics: [0, 1, 2, -1] } }))).not.toBe('leave');
});

test('a trap that is seen on the way is disarmed by the best hands', () => {
  const walls = ['D1 C1', 'D1 E1'];
  expect(answerAt(inMaze({ walls, cells: { D2: 'trap ♥' }, shown: ['D2'] }))).toBe('disarm:1:north');
});

test('a sanctuary is used when the party is hurt, and kept when it is not', () => {
  const there = { at: 'D2', cells: { D2: 'sanctuary' }, shown: ['D2'] };
  const hurt = { party: { 0: { hp: 4 }, 2: { hp: 3 } } };
  expect(answerAt(inMaze(there, hurt))).toBe('sanctuary');
  expect(answerAt(inMaze(there))).not.toBe('sanctuary');
});

// ---- the dungeon

test('the point is whoever has the best Trick, and looks before a door is opened', () => {
  const game = inDungeon({});
  expect(answerAt(game)).toBe('point:1');
  game.seat(0).answers('point:1');
  expect(answerAt(game)).toBe('find');
});

test('down the stairs once they are free, on a level that is no longer easy', () => {
  const stairs = { content: 'stairs', spent: 1 as const };
  const game = inDungeon({ level: 3, rooms: [stairs], at: 1 });
  if (answerAt(game) === 'point:1') game.seat(0).answers('point:1');
  expect(answerAt(game)).toBe('down');
});

// ---- the rifts

const HUB = -1;
const rifts = (closed: number, facts: object) => ({
  rifts: {
    at: HUB,
    portals: Array.from({ length: 8 }, (_, i) => ({ closed: i < closed ? 1 : 0, seals: 0, paid: 0 })),
    doom: 0,
    begun: closed,
    awake: 0,
    ...facts,
  },
  fights: closed,
});
const inRifts = (closed: number, facts = {}) => party({}, { campaign: 'rifts' }).board(rifts(closed, facts) as never);

test('portal after portal; the Ancient One is called when all are closed or Doom is near', () => {
  expect(answerAt(inRifts(0))).toMatch(/^portal:/);
  expect(answerAt(inRifts(5, { doom: 6 }))).toMatch(/^portal:/);
  expect(answerAt(inRifts(5, { doom: 11 }))).toBe('challenge');
  expect(answerAt(inRifts(8, { doom: 8 }))).toBe('challenge');
});

test('a portal with a weak enemy before it is sealed', () => {
  const game = party({ enemies: [{ cards: [4, 12, 2, 2] }], fight: 'portal', epicUse: 0 }, { campaign: 'rifts' }).board(
    rifts(0, { at: 3 }) as never,
  );
  expect(answerAt(game, 1)).toBe('seal');
});
