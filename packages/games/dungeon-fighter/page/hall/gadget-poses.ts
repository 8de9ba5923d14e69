/** Where floe, pond, wall and chute stand for a throw, as the physics puts them (DF-R107.5, .6, .8, .12). Pure. */
import { FLOE, WALL } from '../../physics';
import type { Pose7 } from './playback';
import type { Gadgets } from './scene';
import { azimuthOf, spotAt } from './seat-frame';

export type Stood = { readonly [gadget in keyof Gadgets]: Pose7 | null };
export const NOTHING: Stood = { floe: null, pond: null, wall: null, chute: null };

export const NO_GADGETS: Gadgets = { floe: null, pond: null, wall: null, chute: null };

const DEGREES = Math.PI / 180;

/** Turned about the upright axis. */
export const facing = (azimuth: number, x: number, y: number, z: number): Pose7 => ({
  x,
  y,
  z,
  qx: 0,
  qy: Math.sin(azimuth / 2),
  qz: 0,
  qw: Math.cos(azimuth / 2),
});

export function standing(seat: number, { floe, pond, wall, chute }: Gadgets): Stood {
  const azimuth = azimuthOf(seat);
  const at = (r: number, y: number, lat: number): Pose7 => {
    const spot = spotAt(azimuth, r, y, lat);
    return facing(azimuth, spot.x, y, spot.z);
  };
  return {
    floe: floe && at(floe.distance, FLOE.height / 2, floe.lat),
    pond: pond && at(pond.distance, 0, pond.lat),
    wall: wall && wallPose(azimuth, wall),
    chute: chute && tilted(facing(azimuth - chute.yaw / 1000, 0, 0, 0), at(chute.pivotR, chute.pivotY, 0), chute.angle),
  };
}

/** By the middle of its inner end; on the left its turn is mirrored. */
function wallPose(azimuth: number, wall: NonNullable<Gadgets['wall']>): Pose7 {
  const rim = azimuth + wall.azimuth * DEGREES;
  const line = rim + (wall.azimuth < 0 ? -wall.turn : wall.turn) * DEGREES;
  const foot = spotAt(rim, WALL.rim, 0, 0);
  const half = spotAt(line, WALL.length / 2, 0, 0);
  return facing(line, foot.x + half.x, WALL.height / 2, foot.z + half.z);
}

/** The far end down. */
function tilted({ qy, qw }: Pose7, { x, y, z }: Pose7, mrad: number): Pose7 {
  const [sine, cosine] = [Math.sin(-mrad / 2000), Math.cos(mrad / 2000)];
  return { x, y, z, qx: qw * sine, qy: qy * cosine, qz: -qy * sine, qw: qw * cosine };
}
