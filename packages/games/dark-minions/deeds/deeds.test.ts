import { type Sketch, wrongDeeds } from '@tabard/testkit';
import { expect, test } from 'vitest';
import deeds from '.';

const times = (count: number, event: { type: string }) => new Array(count).fill(event);
const ends = (own: number, best: number): Sketch => ({
  standing: { places: own > best ? [1, 2, 3, 4] : [2, 1, 3, 4], scores: [own, best, 3, 2], reason: 'claim' },
});
const wins = ends(40, 35);
const told = (...events: { type: string }[]): Sketch => ({ ...wins, events });
const turn = (seat: number) => ({ type: 'turn.begins', seat });
const falls = (first: number, trigger: number) => ({ type: 'town.falls', first, trigger });
const attack = (total: number, need: number, count = 3) => ({ type: 'attack', seat: 0, total, need, count });

test('each deed can be done, and just be missed', () => {
  expect(
    wrongDeeds(deeds, {
      landslide: [ends(40, 25), ends(40, 26)],
      'by-a-tooth': [ends(40, 38), ends(40, 37)],
      'two-in-one-night': [told(turn(0), falls(0, 0), falls(0, 1)), told(turn(0), falls(0, 0), turn(1), falls(0, 1))],
      cuckoo: [told(...times(3, falls(0, 2))), told(...times(2, falls(0, 2)), falls(0, 0))],
      'to-the-last-stone': [told(...times(4, attack(12, 12))), told(...times(3, attack(12, 12)), attack(13, 12))],
      'great-siege': [told(attack(9, 12, 9)), told(attack(9, 12, 8))],
      'high-lord': [
        told({ type: 'set.completed', seat: 0, level: 5 } as never),
        told({ type: 'set.completed', seat: 0, level: 4 } as never),
      ],
      risen: [told({ type: 'level.lost', seat: 0 } as never), told({ type: 'level.lost', seat: 1 } as never)],
      'no-second-life': [
        told(...times(2, { type: 'respawn.skull', seat: 0 } as never)),
        told(...times(2, { type: 'respawn.skull', seat: 0 } as never), { type: 'respawn.tile', seat: 0 } as never),
      ],
      'coffin-dice': [
        told(...times(2, { type: 'rolloff', winner: 0 } as never)),
        told({ type: 'rolloff', winner: 0 } as never, { type: 'rolloff', winner: 1 } as never),
      ],
      'ever-second': [
        told(...times(5, { type: 'award.second', seat: 0 } as never)),
        told(...times(4, { type: 'award.second', seat: 0 } as never)),
      ],
      'from-the-back': [told(turn(1), turn(2), turn(3), turn(0)), told(turn(1), turn(2), turn(0), turn(3))],
    }),
  ).toEqual([]);
});
