import { type Sketch, whoDared, wrongDeeds } from '@tabard/testkit';
import { expect, test } from 'vitest';
import module from '../index';
import deeds from '.';

type Event = { type: string; [fact: string]: unknown };
const times = (count: number, event: Event): Event[] => new Array(count).fill(event);
const ends = (own: number, best: number): Sketch => ({
  standing: { places: own >= best ? [1, 2, 3, 4] : [2, 1, 3, 4], scores: [own, best, 3, 2], reason: 'stars' },
});
const told = (...events: Event[]): Sketch => ({ ...ends(40, 35), events });
const mine = (type: string, facts = {}): Event => ({ type, seat: 0, ...facts });
const fight = (mercenaries: number) => mine('fight.result', { success: true, mercenaries });
const hunt = (trophy: boolean) => mine('hunt.result', { trophy });

test('each deed can be done, and just be missed', () => {
  expect(
    wrongDeeds(deeds, {
      legend: [ends(48, 10), ends(47, 10)],
      'head-and-shoulders': [ends(40, 28), ends(40, 29)],
      'photo-finish': [ends(40, 39), ends(40, 38)],
      champion: [told(mine('champion')), told({ type: 'champion', seat: 1 })],
      'sure-shot': [told(...times(4, hunt(true))), told(...times(4, hunt(true)), hunt(false))],
      'wall-of-heads': [told(...times(6, mine('trophy.taken'))), told(...times(5, mine('trophy.taken')))],
      'no-hired-hands': [told(fight(0)), told(fight(0), mine('mercenary.hired'))],
      'as-they-fell': [told(...times(3, mine('flipped'))), told(...times(4, mine('flipped')))],
      'window-shopper': [told(...times(7, mine('bought'))), told(...times(8, mine('bought')))],
      exorcist: [told(...times(3, mine('fiend.banished'))), told(...times(2, mine('fiend.banished')))],
      'black-and-blue': [
        told(...times(2, mine('injury.gained', { amount: 1 }))),
        told(mine('injury.gained', { amount: 1 })),
      ],
      'quick-study': [told(...times(8, mine('skill.used'))), told(...times(7, mine('skill.used')))],
    }),
  ).toEqual([]);
});

test('a hero is called by its race and class, and counts its Stars', () => {
  const content = { races: [{ id: 'otterkin' }], classes: [{ id: 'warden' }] };
  const events = [mine('sheet.chosen', { race: 0 }), mine('class.chosen', { class: 0 })];
  const game = { ...told(), events, content, seats: 2, options: {} };
  expect(deeds.hero!(game as never, 0)).toEqual({
    name: { id: 'hero-name', with: { race: { id: 'race.otterkin.name' }, class: { id: 'class.warden.name' } } },
    points: 40,
  });
  expect(deeds.hero!(game as never, 1)).toBeNull();
});

test('black-and-blue was done in a real game', () => {
  expect(whoDared(module, deeds, 'black-and-blue', { seats: 2, options: { mode: 'full' } }, 600)).not.toBeNull();
});
