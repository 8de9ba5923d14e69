import type { GameEvent } from '@tabard/kernel';
import { expect, test } from 'vitest';
import { blowOf, deedsOf, scenesOf } from './scenes';

const ORC = { enemy: 4, type: 'minion', name: 0 };
const event = (type: string, facts: object = {}) => ({ type, ...facts }) as GameEvent;

const attack = [
  event('acts', { seat: 0, action: 'attack' }),
  event('check', { who: { seat: 0 }, need: 9, kept: 3, ok: 1 }),
  event('hit'),
  event('check', { who: ORC, need: 4, kept: 12, ok: 0 }),
  event('damage', { who: ORC, count: 2, hp: 3 }),
];
const enemyTurn = [
  event('enemy.acts', { enemy: ORC, action: 'attack', face: -1 }),
  event('check', { who: ORC, need: 7, kept: 50, ok: 0 }),
  event('miss'),
  event('round.begins', { round: 2 }),
];

test('a scene is a deed with its cards and its latest result', () => {
  const at = (told: number) => scenesOf([...attack, ...enemyTurn].slice(0, told)).at(-1);
  expect(at(2)?.draws).toHaveLength(1);
  expect(at(5)).toMatchObject({ draws: [{ need: 9 }, { need: 4 }], line: { type: 'damage' } });
  expect(at(6)).toMatchObject({ head: { type: 'enemy.acts' }, draws: [], line: null });
  expect(scenesOf([event('doom')])).toEqual([{ head: null, draws: [], line: event('doom') }]);
});

test('afterwards each deed stands there once, and a round that merely begins does not', () => {
  const scenes = deedsOf(scenesOf([...attack, ...enemyTurn]));
  expect(scenes.map(({ head }) => head?.type)).toEqual(['acts', 'enemy.acts']);
  expect(scenes.map(({ line }) => line?.type)).toEqual(['damage', 'miss']);
  expect(deedsOf(scenesOf(enemyTurn.slice(-1)))).toHaveLength(1); // Where nothing else has happened, it does.
});

test('a blow is seen where it strikes', () => {
  expect(blowOf(attack[4])).toEqual({ who: 4, kind: 'damage', count: 2 });
  expect(blowOf(event('healed', { who: { seat: 1 }, count: 1 }))).toEqual({ who: 1, kind: 'heal', count: 1 });
  expect([blowOf(attack[0]), blowOf(null)]).toEqual([null, null]);
});
