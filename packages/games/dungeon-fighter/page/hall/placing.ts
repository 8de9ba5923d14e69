/** Putting a piece where numbers say. */

import { type Object3D, Vector3 } from 'three';
import { POSE_MM, POSE_TURN, type Pose } from '../../physics';
import type { Pose7 } from './playback';
import { spotAt } from './seat-frame';

export const UP = new Vector3(0, 1, 0);

/** As it was stored (DF-R101.7). */
export function putDown(piece: Object3D, { p, q }: Pick<Pose, 'p' | 'q'>): void {
  piece.visible = true;
  piece.position.set(p[0] / POSE_MM, p[1] / POSE_MM, p[2] / POSE_MM);
  piece.quaternion.set(q[0] / POSE_TURN, q[1] / POSE_TURN, q[2] / POSE_TURN, q[3] / POSE_TURN).normalize();
}

/** In the thrower's frame, and turned as the thrower sits. */
export function putBefore(piece: Object3D, azimuth: number, r: number, y: number, lat: number): void {
  const { x, z } = spotAt(azimuth, r, y, lat);
  piece.visible = true;
  piece.position.set(x, y, z);
  piece.quaternion.setFromAxisAngle(UP, azimuth);
}

/** Lost bodies hang frozen 200 mm below the table (DF-R101.3): out of sight. */
const LOST = -195;

export function putInFlight(piece: Object3D, { x, y, z, qx, qy, qz, qw }: Pose7): void {
  piece.visible = y > LOST;
  piece.position.set(x, y, z);
  piece.quaternion.set(qx, qy, qz, qw);
}
