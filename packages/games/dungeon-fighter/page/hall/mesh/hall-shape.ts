/** The measures of the hall: where its walls, windows and torches are. */
import { Vector3 } from 'three';
import { FLOOR } from './table-mesh';

export const WALL = 3300;
export const CEILING = 2500;
/** Three windows, three pairs of torches between them: every seat has some before it. Radians from -z. */
export const WINDOWS = [0, (2 * Math.PI) / 3, (4 * Math.PI) / 3];
export const TORCHES = WINDOWS.flatMap((window) => [window + 0.62, window - 0.62]);
export const TORCH_R = WALL - 560;
export const TORCH_Y = -250;
export const WINDOW = { low: FLOOR - 20, high: 1250, width: 900 };

export const onWall = (turn: number, r: number, y: number): Vector3 =>
  new Vector3(-Math.sin(turn) * r, y, -Math.cos(turn) * r);
