import { describe, expect, it } from 'vitest';
import { DICE, type DiePose, symbolOf } from '../../../physics';
import { newPose } from '../playback';
import { boxFaces, facesUp, turned } from './solids';

const TURNS = [
  [0.1, 0.7, -0.2, 0.6],
  [-0.5, 0.1, 0.4, 0.7],
  [0.9, 0.1, 0.2, -0.3],
].map((parts) => {
  const length = Math.hypot(...parts);
  const [qx, qy, qz, qw] = parts.map((part) => part / length);
  return { ...newPose(), qx, qy, qz, qw };
});

describe('solids from above', () => {
  it('turns a point without changing its length', () => {
    for (const pose of TURNS) expect(Math.hypot(...turned(pose, [3, 4, 12]))).toBeCloseTo(13, 9);
    expect(turned({ ...newPose(), qy: 1, qw: 0 }, [1, 2, 3])).toEqual([-1, 2, -3]);
  });

  it('shows half of a block, and its upper face when it stands straight', () => {
    for (const pose of TURNS) expect(boxFaces(pose, [1, 2, 3]).filter(({ up }) => up > 0)).toHaveLength(3);
    const straight = facesUp('snow', newPose());
    expect(straight.map(({ index }) => index)).toEqual([2]);
  });

  it('DF-R103.2: the highest face drawn carries the symbol the physics reads', () => {
    for (const pose of TURNS) {
      const faces = facesUp('snow', pose);
      const best = faces.reduce((a, b) => (b.up > a.up ? b : a));
      const q = [pose.qx, pose.qy, pose.qz, pose.qw].map((part) => Math.round(part * 30_000));
      const die = { id: 'snow', shape: 'snow', p: [0, 2000, 0], q } as unknown as DiePose;
      expect(DICE.snow.faces[best.index]).toBe(symbolOf(die));
    }
  });
});
