/** Stored poses (DF-R101.7) and what the engine holds. */
import type { Pose } from '../types';
import { MM_PER_UNIT, POSE_MM, POSE_TURN } from './measures';
import { type Quat, unit, type Vec } from './vectors';

/** Millimetres. */
export const placeOf = ({ p }: Pick<Pose, 'p'>): Vec => ({ x: p[0] / POSE_MM, y: p[1] / POSE_MM, z: p[2] / POSE_MM });

export const turnOf = ({ q }: Pick<Pose, 'q'>): Quat => unit({ x: q[0], y: q[1], z: q[2], w: q[3] });

export const toUnits = ({ x, y, z }: Vec): Vec => ({ x: x / MM_PER_UNIT, y: y / MM_PER_UNIT, z: z / MM_PER_UNIT });

/** Whole numbers, never -0: a stored pose must read back as itself. */
const whole = (value: number): number => Math.round(value) || 0;

/** From the engine's units. */
export const stored = (at: Vec, turn: Quat): { p: Pose['p']; q: Pose['q'] } => ({
  p: [whole(at.x * PER_UNIT), whole(at.y * PER_UNIT), whole(at.z * PER_UNIT)],
  q: [whole(turn.x * POSE_TURN), whole(turn.y * POSE_TURN), whole(turn.z * POSE_TURN), whole(turn.w * POSE_TURN)],
});
const PER_UNIT = MM_PER_UNIT * POSE_MM;
