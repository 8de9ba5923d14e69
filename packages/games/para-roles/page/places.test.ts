import { expect, test } from 'vitest';
import { builtIn, type ParaRolesQuestion } from '../index';
import { ELSEWHERE, enemyPlace, placesOf, seatPlace, statPlace, whoseIs } from './places';

const at = (question: ParaRolesQuestion, key: string, seat = 1) =>
  placesOf({ seat, kind: 'one', question, about: {}, options: [key], input: null }, builtIn)[0];

test('an action happens at whom it is done to', () => {
  expect(at('turn.action', 'attack:4')).toBe(enemyPlace(4));
  expect(at('turn.action', 'run:5:3')).toBe(enemyPlace(5));
  expect(at('turn.action', 'cure:2')).toBe(seatPlace(2));
  expect(at('turn.action', 'curse-enemy:4:2')).toBe(statPlace(4, 2));
  expect(at('turn.action', 'buff-ally:0:1')).toBe(statPlace(0, 1));
  expect(at('turn.action', 'creature:attack:6')).toBe(enemyPlace(6));
  expect(at('turn.action', 'creature:defend-other:3')).toBe(seatPlace(3));
});

test('what needs no target is done at the character itself', () => {
  for (const key of ['defend', 'epic:xxx', 'charge', 'slot:0:cure', 'swap', 'run', 'seal', 'creature:fear'])
    expect(at('turn.action', key)).toBe(seatPlace(1));
});

test('a stack or a stat is clicked where it lies', () => {
  expect(at('town.pay', '2:3')).toBe(statPlace(2, 3));
  expect(at('token.move', '5:0')).toBe(statPlace(5, 0));
  expect(at('treasure.place', '2')).toBe(statPlace(1, 2));
  expect(at('setup.buff', 'enough')).toBe(ELSEWHERE);
  expect(at('camp.card', 'back')).toBe(ELSEWHERE);
});

test('in camp what concerns a character is at the character, moves are elsewhere', () => {
  expect(at('camp', 'flask:3')).toBe(seatPlace(3));
  expect(at('camp', 'revive:2:treasure')).toBe(seatPlace(2));
  expect(at('camp', 'relic:0:3')).toBe(seatPlace(3));
  expect(at('camp', 'step:north')).toBe(ELSEWHERE);
  expect(at('camp.hand', 'mirror:2')).toBe(seatPlace(2));
});

test('a place tells whose it is', () => {
  expect([enemyPlace(4), statPlace(4, 2), seatPlace(1), statPlace(1, 3)].map(whoseIs)).toEqual([
    { enemy: 4 },
    { enemy: 4, suit: 2 },
    { seat: 1 },
    { seat: 1, suit: 3 },
  ]);
  expect(['attack:4', 'seat:x', 'enemy'].map(whoseIs)).toEqual([undefined, undefined, undefined]);
});
