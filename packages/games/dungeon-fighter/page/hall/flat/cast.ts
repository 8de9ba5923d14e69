/** What stands and lies on the plan now, as plain poses: from a layout, a hand or a reel. Pure. */
import {
  CHUTE,
  type Layout,
  POSE_MM,
  POSE_TURN,
  type Pose,
  type Shape,
  type TemplateId,
  WATER_SPACING,
} from '../../../physics';
import { facing, type Stood, standing } from '../gadget-poses';
import { newPose, type Pose7, poseAt } from '../playback';
import type { Held } from '../scene';
import { azimuthOf, spotAt } from '../seat-frame';
import type { Shown } from '../watch';
import type { FlatDie } from './draw-dice';
import { placed } from './solids';

export interface Cast {
  readonly dice: readonly FlatDie[];
  readonly templates: readonly { readonly id: TemplateId; readonly pose: Pose7 }[];
  readonly icebergs: readonly number[];
}
export const EMPTY: Cast = { dice: [], templates: [], icebergs: [] };

const poseOf = ({ p, q }: Pick<Pose, 'p' | 'q'>): Pose7 => ({
  x: p[0] / POSE_MM,
  y: p[1] / POSE_MM,
  z: p[2] / POSE_MM,
  qx: q[0] / POSE_TURN,
  qy: q[1] / POSE_TURN,
  qz: q[2] / POSE_TURN,
  qw: q[3] / POSE_TURN,
});

export const castOf = ({ dice, templates, icebergs }: Layout): Cast => ({
  dice: dice.map((die) => ({ id: die.id, shape: die.shape, pose: poseOf(die) })),
  templates: templates.map((template) => ({ id: template.id, pose: poseOf(template) })),
  icebergs,
});

/** Corner 0 up: (1, 1, 1) turned to y. */
const OFFERED = { qx: -0.3250576, qy: 0, qz: 0.3250576, qw: 0.8880738 };

export function inHand(held: Held): Cast {
  const azimuth = azimuthOf(held.seat);
  const { r, y, lat } = held.at;
  const spot = (side: number): Pose7 => {
    const { x, z } = spotAt(azimuth, r, y, lat + side);
    return facing(azimuth, x, y, z);
  };
  if ('template' in held.what) return { ...EMPTY, templates: [{ id: held.what.template, pose: spot(0) }] };
  const { dice } = held.what;
  const { chute } = standing(held.seat, held.gadgets);
  return {
    ...EMPTY,
    dice: dice.map(({ id, shape }, i) => {
      const side = (i - (dice.length - 1) / 2) * WATER_SPACING;
      const pose = chute ? onChute(chute, shape, lat + side) : spot(side);
      return { id, shape, pose: shape === 'd4' ? { ...pose, ...OFFERED } : pose };
    }),
  };
}

function onChute(chute: Pose7, shape: Shape, side: number): Pose7 {
  const { along, above } = CHUTE.start[shape === 'snow' ? 'snow' : 'd4'];
  const [x, y, z] = placed(chute, [side, above, -along]);
  return { ...chute, x, y, z };
}

/** The moving bodies of a reel; `at` writes their poses anew in place. */
export interface ReelCast {
  readonly cast: Cast;
  readonly stood: Stood;
  at(tick: number): void;
}

export function reelCast({ reel, before, gadgets, seat, shapes }: Shown): ReelCast {
  const bodies = reel.tracks.map((track) => ({ ...track, pose: newPose() }));
  const ofKind = (kind: string) => bodies.filter((body) => body.kind === kind);
  const fixed = standing(seat, { wall: null, chute: null, ...gadgets });
  return {
    cast: {
      dice: ofKind('die').map(({ id, pose }) => ({ id, shape: shapes.get(id) ?? 'd4', pose })),
      templates: ofKind('template').map(({ id, pose }) => ({ id: id as TemplateId, pose })),
      icebergs: before.icebergs,
    },
    stood: { ...fixed, wall: ofKind('wall')[0]?.pose ?? null, chute: ofKind('chute')[0]?.pose ?? null },
    at(tick) {
      for (const { poses, pose } of bodies) poseAt(poses, tick, pose);
    },
  };
}
