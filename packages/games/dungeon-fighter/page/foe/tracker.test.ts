import { describe, expect, it } from 'vitest';
import { lifeTrack } from '../hero/life';
import { digitsOf, isEpic } from './tracker';

describe('the tracker', () => {
  it('DF-4.8: 14 is tens on 1, units on 4', () => {
    expect(digitsOf(14)).toEqual({ tens: 1, units: 4, below: 0 });
    expect(digitsOf(6)).toEqual({ tens: 0, units: 6, below: 0 });
    expect(digitsOf(0)).toEqual({ tens: 0, units: 0, below: 0 });
  });

  it('DF-R43: it ends at 99, and below 0 only the number is kept', () => {
    expect(digitsOf(99)).toEqual({ tens: 9, units: 9, below: 0 });
    expect(digitsOf(104)).toEqual({ tens: 9, units: 9, below: 0 });
    expect(digitsOf(-4)).toEqual({ tens: 0, units: 0, below: 4 });
  });

  it('DF-12.1: the Epic mark stands at -3', () => {
    expect([-2, -3, -4].map(isEpic)).toEqual([false, true, true]);
  });
});

describe('the life track', () => {
  it('DF-C7.2: 9 to 7 red, 6 to 4 green, 3 to 1 blue', () => {
    const track = lifeTrack({ life: 9, scars: [0, 0, 0] });
    expect(track.map(({ life, colour }) => `${life} ${colour}`)).toEqual([
      ...['9 red', '8 red', '7 red', '6 green', '5 green', '4 green', '3 blue', '2 blue', '1 blue'],
    ]);
    expect(track.every(({ isFull }) => isFull)).toBe(true);
  });

  it('DF-13.3: a Scar covers three spaces and is one itself: 9, 7, 5, 3', () => {
    expect(lifeTrack({ life: 7, scars: [0, 1, 0] }).map(({ isScar }) => isScar)).toEqual([
      ...[false, false, false, true, false, false, false],
    ]);
    expect(lifeTrack({ life: 5, scars: [1, 1, 0] })).toHaveLength(5);
    expect(lifeTrack({ life: 3, scars: [1, 1, 1] })).toHaveLength(3);
  });

  it('fills from the bottom', () => {
    const track = lifeTrack({ life: 4, scars: [0, 0, 0] });
    expect(track.filter(({ isFull }) => isFull).map(({ life }) => life)).toEqual([4, 3, 2, 1]);
  });
});
