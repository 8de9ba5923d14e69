/** The chute's own movement (DF-R107.12, DF-R108.5): lifted into place if need be, held, then tilted. */
import type { Launch, Shape } from '../types';
import turns from './data/turns.json';
import { frameOf, place } from './frame';
import { CHUTE, TICKS_PER_SECOND } from './measures';
import type { Noise } from './noise';
import { plus, product, type Quat, rotate, unit, type Vec } from './vectors';

type Chute = NonNullable<Launch['chute']>;

const STEP = 5; // mrad, of the table of rotations

/** Half angle's sine and cosine, straight between two entries of the table. */
function half(mrad: number): readonly [number, number] {
  const at = Math.min(Math.abs(mrad) / STEP, turns.length - 1);
  const below = Math.min(Math.floor(at), turns.length - 2);
  const share = at - below;
  const [sine, cosine] = turns[below].map((part, i) => part + (turns[below + 1][i] - part) * share);
  return [mrad < 0 ? -sine : sine, cosine];
}

/** To the right, seen from the thrower. */
export const yawed = (mrad: number): Quat => {
  const [sine, cosine] = half(-mrad);
  return unit({ x: 0, y: sine, z: 0, w: cosine });
};
/** The far end down. */
const tilted = (mrad: number): Quat => {
  const [sine, cosine] = half(-mrad);
  return unit({ x: sine, y: 0, z: 0, w: cosine });
};

export interface ChuteMotion {
  /** Where it stands after so many ticks; mm. */
  readonly at: (tick: number) => { readonly at: Vec; readonly turn: Quat };
  /** It begins to tilt, and is at its end. */
  readonly tiltsAt: number;
  readonly endsAt: number;
  /** Where a die starts that lies so far to the right of the middle; mm. */
  readonly startOf: (side: number) => Vec;
  /** The level chute's own turn. */
  readonly level: Quat;
}

/** Direction noise turns the yaw, speed noise scales the end angle. */
export function chuteMotion(seat: number, chute: Chute, shape: Shape, noise: Noise): ChuteMotion {
  const frame = frameOf(seat);
  const size = shape === 'snow' ? 'snow' : 'd4';
  const level = product(frame.turn, yawed(chute.yaw + noise.direction));
  const angle = chute.angle * (1 + noise.speed);
  const lift = chute.lifted ? CHUTE.liftTicks : 0;
  const tiltsAt = lift + CHUTE.waitTicks;
  const heightAt = (tick: number): number => {
    if (tick >= lift) return chute.pivotY;
    const from = CHUTE.liftFrom[size];
    return from + ((chute.pivotY - from) * tick) / lift;
  };
  const tiltAt = (tick: number): number =>
    Math.max(0, Math.min(angle, (chute.rate * (tick - tiltsAt)) / TICKS_PER_SECOND));
  const at = (tick: number) => ({
    at: place(frame, chute.pivotR, 0, heightAt(tick)),
    turn: product(level, tilted(tiltAt(tick))),
  });
  const { along, above } = CHUTE.start[size];
  return {
    at,
    tiltsAt,
    endsAt: tiltsAt + Math.ceil((angle * TICKS_PER_SECOND) / chute.rate),
    startOf: (side) => plus(at(0).at, rotate(level, { x: side, y: above, z: -along })),
    level,
  };
}

/** How a die left the chute. */
export type Exit = 'lip' | 'lost' | 'never';

/** DF-R107.12: where it is now, seen from the chute (mm): over the lip between the rails, beside it, or still on it. */
export function exitAt({ x, y, z }: Vec): Exit {
  const between = Math.abs(x) <= CHUTE.width / 2 && y > 0;
  if (-z >= CHUTE.length) return between ? 'lip' : 'lost';
  return between && z <= 0 ? 'never' : 'lost';
}
