/** What the nonce adds to a hand: six numbers from 0 to 1,023 for each thrown body (DF-R100.5, DF-R100.7). */
import type { Shape } from '../types';
import normals from './data/normals.json';
import orientations from './data/orientations.json';
import { product, type Quat, unit, type Vec } from './vectors';

const MILLION = 1_000_000;

export const NONCE_SIZE = 1024;
export const NONCES_PER_DIE = 6;
export const NONCES_PER_FLIP = 2;

/** Direction in mrad, speed as a share. Water dice scatter more (DF-R103.6). */
interface Spread {
  readonly direction: number;
  readonly speed: number;
}
const USUAL: Spread = { direction: 6, speed: 0.01 };
const WATER: Spread = { direction: 20, speed: 0.03 };
const SPIN = 8000; // mrad/s

export interface Noise {
  readonly direction: number; // mrad
  readonly speed: number; // share
}
export interface DieNoise extends Noise {
  readonly orientation: number;
  readonly spin: Vec; // mrad/s
}

const normal = (quantile: number): number => normals[quantile] / MILLION;

/** A standard normal in 1/1,000, for hands whose errors come from a drawn number. */
export const normalOf = (quantile: number): number => Math.round(normals[quantile] / 1000);

const noiseOf = (direction: number, speed: number, spread: Spread): Noise => ({
  direction: normal(direction) * spread.direction,
  speed: normal(speed) * spread.speed,
});

export function dieNoise(nonce: readonly number[], index: number, shape: Shape): DieNoise {
  const [orientation, x, y, z, direction, speed] = nonce.slice(index * NONCES_PER_DIE, (index + 1) * NONCES_PER_DIE);
  return {
    orientation,
    spin: { x: normal(x) * SPIN, y: normal(y) * SPIN, z: normal(z) * SPIN },
    ...noiseOf(direction, speed, shape === 'water' ? WATER : USUAL),
  };
}

export const flipNoise = ([direction, speed]: readonly number[]): Noise => noiseOf(direction, speed, USUAL);

export function orientationOf(index: number): Quat {
  const [x, y, z, w] = orientations[index];
  return unit({ x, y, z, w });
}

/** DF-R100.7: l gains f x e / 1,000 and f is multiplied by 1 + e, in whole mm/s. */
export const noisyVelocity = <V extends { readonly f: number; readonly l: number; readonly u: number }>(
  { f, l, u }: V,
  { direction, speed }: Noise,
) => ({ f: Math.round(f * (1 + speed)), l: Math.round(l + (f * direction) / 1000), u });

/** One of the 24 ways a cube can lie square to its ground: which face is up, then a quarter turn. */
export function parallelPose(index: number): Quat {
  const up = FACES_UP[(index % 24) >> 2];
  const [sine, cosine] = QUARTERS[index % 4];
  return unit(product({ x: 0, y: sine, z: 0, w: cosine }, up));
}
const HALF = Math.sqrt(0.5);
const FACES_UP: readonly Quat[] = [
  { x: 0, y: 0, z: 0, w: 1 },
  { x: 1, y: 0, z: 0, w: 0 },
  { x: HALF, y: 0, z: 0, w: HALF },
  { x: -HALF, y: 0, z: 0, w: HALF },
  { x: 0, y: 0, z: HALF, w: HALF },
  { x: 0, y: 0, z: -HALF, w: HALF },
];
const QUARTERS = [
  [0, 1],
  [HALF, HALF],
  [1, 0],
  [HALF, -HALF],
];
