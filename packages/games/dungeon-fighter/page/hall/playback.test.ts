import { describe, expect, it } from 'vitest';
import type { Contact } from '../../physics';
import { newPose, playerOf, poseAt } from './playback';

/** Two frames: a step along x, and a quarter turn about y (with the second quaternion written the other way round). */
const half = Math.SQRT1_2;
const POSES = Float32Array.from([0, 10, 0, 0, 0, 0, 1, 8, 20, -4, 0, -half, 0, -half]);

describe('a pose between two ticks', () => {
  it('is the frame itself on the tick, and straight between', () => {
    expect(poseAt(POSES, 0, newPose())).toMatchObject({ x: 0, y: 10, z: 0 });
    expect(poseAt(POSES, 1, newPose())).toMatchObject({ x: 8, y: 20, z: -4 });
    expect(poseAt(POSES, 0.25, newPose())).toMatchObject({ x: 2, y: 12.5, z: -1 });
  });

  it('turns the short way and stays of length 1', () => {
    const { qx, qy, qz, qw } = poseAt(POSES, 0.5, newPose());
    expect(Math.hypot(qx, qy, qz, qw)).toBeCloseTo(1, 6);
    expect(qy).toBeCloseTo(Math.sin(Math.PI / 8), 2);
    expect(qw).toBeCloseTo(Math.cos(Math.PI / 8), 2);
  });

  it('holds still before the first and after the last', () => {
    expect(poseAt(POSES, -3, newPose()).x).toBe(0);
    expect(poseAt(POSES, 99, newPose()).x).toBe(8);
  });
});

describe('playing a reel', () => {
  const contact = (tick: number): Contact => ({ tick, body: 'red', other: 'table', x: 0, z: 0, speed: 900 });
  const reel = { tracks: [], length: 481, contacts: [contact(24), contact(120), contact(480)] };

  it('lasts as long as it really fell, and tells every contact once', () => {
    const heard: number[] = [];
    const player = playerOf(reel, 1, ({ tick }) => heard.push(tick));
    expect(player.step(100)).toBe(true);
    expect(player.tick).toBeCloseTo(24, 6);
    expect(heard).toEqual([24]);
    expect(player.step(1000)).toBe(true);
    expect(player.step(900)).toBe(false);
    expect(heard).toEqual([24, 120, 480]);
  });

  it('goes at another speed', () => {
    const player = playerOf(reel, 2, () => {});
    player.step(500);
    expect(player.tick).toBeCloseTo(240, 6);
  });

  it('ends at once when skipped, in silence', () => {
    const heard: number[] = [];
    const player = playerOf(reel, 1, ({ tick }) => heard.push(tick));
    player.end();
    expect(player.tick).toBe(480);
    expect(player.step(16)).toBe(false);
    expect(heard).toEqual([]);
  });
});
