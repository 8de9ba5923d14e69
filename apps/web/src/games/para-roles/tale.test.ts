import type { GameEvent } from '@tabard/kernel';
import { expect, test } from 'vitest';
import { beatsOf, scenesOf, viewAt } from './tale';
import type { View } from './view';

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
  const beats = beatsOf([...attack, ...enemyTurn]);
  expect(beats[1].draws).toHaveLength(1);
  expect(beats[4]).toMatchObject({ draws: [{ need: 9 }, { need: 4 }], line: { type: 'damage' }, told: 5 });
  expect(beats[4].blow).toEqual({ who: 4, kind: 'damage', count: 2 });
  expect(beats[5]).toMatchObject({ head: { type: 'enemy.acts' }, draws: [] });
});

test('afterwards each deed stands there once, and a round that merely begins does not', () => {
  const scenes = scenesOf(beatsOf([...attack, ...enemyTurn]));
  expect(scenes.map(({ head }) => head?.type)).toEqual(['acts', 'enemy.acts']);
  expect(scenes.map(({ line }) => line?.type)).toEqual(['damage', 'miss']);
});

const view = (hp: number) =>
  ({ b: { party: [{ hp: 5, acted: 0, stance: 1 }], enemies: [{ id: 4, hp }] } }) as unknown as View;

test('hearts break when their beat comes, not before', () => {
  const at = (told: number) => viewAt(view(5), view(3), attack.slice(0, told)).b;
  expect(at(4).enemies[0].hp).toBe(5);
  expect(at(5).enemies[0].hp).toBe(3);
  expect(at(1).party[0]).toMatchObject({ acted: 1, stance: 0 });
});

test('who is defeated stands until it is told', () => {
  const gone = [...attack, event('defeated', { enemy: ORC })];
  expect(viewAt(view(5), view(3), gone.slice(0, 5)).b.enemies).toHaveLength(1);
  expect(viewAt(view(5), view(3), gone).b.enemies).toHaveLength(0);
});
