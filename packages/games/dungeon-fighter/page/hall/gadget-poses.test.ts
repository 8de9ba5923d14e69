import { describe, expect, it } from 'vitest';
import { launchOf, type Requirement, referenceFor, type Shape, type ThrowSituation, watchThrow } from '../../physics';
import { standing } from './gadget-poses';
import { newPose, poseAt } from './playback';

function situation(reqs: readonly Requirement[], seat: number, shape: Shape = 'd4'): ThrowSituation {
  const input = [...referenceFor(reqs, shape, 5)];
  input[0] = seat;
  const dice = [{ id: 'red', shape }];
  // The middle of every noise: nothing is turned or scaled.
  return {
    layout: { dice: [], templates: [], icebergs: [] },
    dice,
    reqs,
    input,
    challenge: 5,
    nonce: [0, 512, 512, 512, 512, 512],
  };
}

/** How the physics has a body at the release. */
function atRelease(throwing: ThrowSituation, id: string) {
  const track = watchThrow(throwing).frames.tracks.find((one) => one.id === id);
  return poseAt(track?.poses ?? new Float32Array(7), 0, newPose());
}

const same = (a: object, b: object, digits: number) => {
  for (const [name, value] of Object.entries(a)) expect(value, name).toBeCloseTo(b[name as never], digits);
};

describe('gadgets stand in the picture where they stand in the physics', () => {
  for (const seat of [0, 11, 50]) {
    it(`DF-R107.6: the wall, from seat ${seat}`, () => {
      const throwing = situation(['ice-wall'], seat);
      const { wall } = standing(seat, { floe: null, pond: null, chute: null, wall: launchOf(throwing).wall });
      same(wall ?? {}, atRelease(throwing, 'wall'), 2);
    });

    it(`DF-R107.12: the level chute, from seat ${seat}`, () => {
      const throwing = situation(['waterfall'], seat);
      const { chute } = launchOf(throwing);
      const level = chute && { pivotR: chute.pivotR, pivotY: chute.pivotY, yaw: chute.yaw, angle: 0 };
      const stood = standing(seat, { floe: null, pond: null, wall: null, chute: level });
      same(stood.chute ?? {}, atRelease(throwing, 'chute'), 2);
    });
  }

  it('DF-R107.12: the tilted chute ends as the reel ends', () => {
    const throwing = situation(['waterfall'], 0);
    const { chute } = launchOf(throwing);
    const stood = standing(0, { floe: null, pond: null, wall: null, chute });
    const track = watchThrow(throwing).frames.tracks.find((one) => one.id === 'chute');
    same(stood.chute ?? {}, poseAt(track?.poses ?? new Float32Array(7), 1e6, newPose()), 2);
  });
});
