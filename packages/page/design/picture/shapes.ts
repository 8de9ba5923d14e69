/** A picture as plain shapes, so that the page (shapes-picture.tsx) and a picture to keep (paint.ts) draw the same. */
import type { Icon } from '../icon';

export interface Shape {
  readonly d: string;
  readonly fill?: string;
  readonly stroke?: string;
  readonly width?: number;
  readonly opacity?: number;
  /** Where it is moved; with a scale, where the middle of an icon stands. */
  readonly x?: number;
  readonly y?: number;
  readonly scale?: number;
  readonly flip?: boolean;
  /** A path, in the coordinates of the picture, that nothing may cross. */
  readonly clip?: string;
}

const ICON = 512;

/** An icon with its middle at a place. */
export const glyph = (icon: Icon, x: number, y: number, size: number, fill: string, flip = false): Shape => ({
  d: icon.d,
  x,
  y,
  scale: size / ICON,
  flip,
  fill,
});

/** The same as a light line round it, for under it. */
export const edge = (icon: Icon, x: number, y: number, size: number, flip: boolean, stroke: string): Shape => ({
  d: icon.d,
  x,
  y,
  scale: size / ICON,
  flip,
  stroke,
  width: 14,
});

/** How a shape is put into its place: the six numbers of a matrix, as SVG and canvas count them. */
export function matrixOf({
  x = 0,
  y = 0,
  scale,
  flip,
}: Shape): readonly [number, number, number, number, number, number] {
  if (scale === undefined) return [1, 0, 0, 1, x, y];
  const across = flip ? -scale : scale;
  return [across, 0, 0, scale, x - (ICON / 2) * across, y - (ICON / 2) * scale];
}
