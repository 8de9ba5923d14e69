/** Logs and poses made by hand, for tests of judging (DF-R113.2). */
import type { Contact, DieId, DiePose, Launch, Layout, Shape, TemplateId } from '../types';
import { cornersAt } from './die';
import type { Evidence } from './judge';
import { POSE_MM, POSE_TURN } from './measures';
import { stored, toUnits } from './pose';
import { NO_TURN, type Quat, type Vec } from './vectors';

export const EMPTY: Layout = { dice: [], templates: [], icebergs: [] };

export const PLAIN: Launch = {
  seat: 0,
  from: { r: 660, y: 120, lat: 0 },
  vel: { f: 2150, l: 0, u: 0 },
  spin: { x: 0, y: 0, z: 0 },
  floe: null,
  pond: null,
  wall: null,
  chute: null,
  proofs: {},
};

export const launch = (changes: Partial<Launch>): Launch => ({ ...PLAIN, ...changes });

/** A pose in mm. */
export const lies = (id: DieId, shape: Shape, at: Vec, turn: Quat = NO_TURN): DiePose => ({
  id,
  shape,
  ...stored(toUnits(at), turn),
});

/** A d4 on one face, corner 0 up; 12.7 mm around its middle corners 1, 2 and 3 at 105, 225 and 345 degrees (+z to +x). */
export const d4 = (id: DieId, x: number, z: number, { y = 8.49, azimuth = 0 } = {}): DiePose =>
  lies(id, 'd4', { x, y, z }, onFace(azimuth));

function onFace(azimuth: number): Quat {
  // Corner 0 is (1, 1, 1): a turn of 54.7 degrees around (-1, 0, 1) brings it up; then the turn around y.
  const half = Math.acos(1 / Math.sqrt(3)) / 2;
  const part = Math.sin(half) / Math.sqrt(2);
  const up = { x: -part, y: 0, z: part, w: Math.cos(half) };
  const [sine, cosine] = [Math.sin(azimuth / 2), Math.cos(azimuth / 2)];
  return {
    x: cosine * up.x + sine * up.z,
    y: sine * up.w,
    z: cosine * up.z - sine * up.x,
    w: cosine * up.w,
  };
}

export const cornerPlaces = (die: DiePose) =>
  cornersAt(die).map(({ x, y, z }) => ({ x: x / POSE_MM, y: y / POSE_MM, z: z / POSE_MM }));

/** 'table@40', or 'table@40:12,-300' with the centre's x and z in mm. */
export function log(body: string, ...lines: readonly string[]): Contact[] {
  return lines.map((line) => {
    const [other, tick, x = '0', z = '0'] = line.split(/[@:,]/);
    return { tick: Number(tick), body, other, x: Number(x) * 10, z: Number(z) * 10, speed: 500 };
  });
}

export const template = (id: TemplateId, x: number, z: number, y = 5.5): Layout['templates'][number] => ({
  id,
  p: [x * POSE_MM, y * POSE_MM, z * POSE_MM],
  q: [0, 0, 0, POSE_TURN],
});

export const evidence = (changes: Partial<Evidence>): Evidence => ({
  contacts: [],
  dice: [],
  templates: [],
  wall: null,
  off: [],
  touching: {},
  exits: {},
  ...changes,
});
