import { type Sketch, whoDared, wrongDeeds } from '@tabard/testkit';
import { expect, test } from 'vitest';
import module from '../index';
import deeds from '.';

type Event = { type: string; [fact: string]: unknown };
const times = (count: number, event: Event): Event[] => new Array(count).fill(event);
const ends = (place: number, ...events: Event[]): Sketch => ({
  standing: { places: [place, place, place, place], scores: [9, 9, 9, 9], reason: 'end' },
  events,
});
const told = (...events: Event[]) => ends(1, ...events);
const mine = (type: string, facts = {}): Event => ({ type, seat: 0, ...facts });
const hit = mine('hit', { damage: 3 });
const miss = mine('miss');
const die = (count: number) => mine('die.chosen', { requirements: times(count, miss) });

test('each deed can be done, and just be missed', () => {
  expect(
    wrongDeeds(deeds, {
      'one-throw': [told(mine('insta-kill')), told({ type: 'insta-kill', seat: 1 })],
      'no-doctor': [told({ type: 'bought', what: 'die' }), told({ type: 'bought', what: 'heal' })],
      'hot-hand': [told(...times(9, hit)), told(...times(8, hit), miss, hit)],
      'giants-blow': [told(mine('hit', { damage: 12 })), told(mine('hit', { damage: 11 }))],
      juggler: [told(die(4), hit), told(die(4), miss, die(3), hit)],
      'never-down': [told(mine('hurt')), told(...times(2, mine('hurt')))],
      'all-on-their-feet': [told(...times(3, mine('hurt'))), told(...times(4, mine('hurt')))],
      'boss-killer': [told(mine('foe.defeated')), told(mine('foe.defeated'), { type: 'foe.defeated', seat: 1 })],
      'empty-purse': [told(...times(14, { type: 'bought' })), told(...times(15, { type: 'bought' }))],
      'ice-breaker': [told(mine('iceberg.broken', { count: 2 })), told(mine('iceberg.broken', { count: 1 }))],
      'the-hard-way': [
        { ...told(), options: { difficulty: 'inferno' } },
        { ...told(), options: { difficulty: 'hard' } },
      ],
      'monster-hunter': [told(...times(5, mine('foe.defeated'))), told(...times(4, mine('foe.defeated')))],
    }),
  ).toEqual([]);
});

test('throws are hits and misses of that seat alone', () => {
  const events = [hit, hit, miss, { type: 'hit', seat: 1 }];
  expect(deeds.throws!({ ...told(), events } as never, 0)).toEqual({ hit: 2, thrown: 3 });
});

test('the-hard-way was done in a real game', () => {
  const table = { seats: 4, options: { difficulty: 'inferno' } };
  expect(whoDared(module, deeds, 'the-hard-way', table, 60)).not.toBeNull();
});
