/** Pictures to keep, painted on a canvas: vellum with a brass edge, the house's letters, shapes and icons. */
import type { Icon } from '../icon';
import { matrixOf, type Shape, glyph as shapeOf } from './shapes';

export type Paint = CanvasRenderingContext2D;

export const INK = '#2b1d12';
export const SOFT = '#634d36';
export const BRASS = '#8a6110';
export const NAME = '"Grenze Gotisch", serif';
export const PROSE = '"Alegreya", serif';
export const FACE = '"Alegreya Sans", sans-serif';

/** The letters must have come before they can be painted. */
export async function loadLetters(): Promise<void> {
  await Promise.all(
    [`600 84px ${NAME}`, `400 36px ${PROSE}`, `500 30px ${FACE}`].map((font) => document.fonts.load(font)),
  );
}

/** The whole ground of a picture, with a sign in each corner. */
export function vellum(paint: Paint, { width, height }: { width: number; height: number }, corner: Icon): void {
  const light = paint.createRadialGradient(width / 2, 200, 60, width / 2, 600, 1100);
  light.addColorStop(0, '#fbf3df');
  light.addColorStop(0.6, '#eeddb6');
  light.addColorStop(1, '#cfb27a');
  paint.fillStyle = light;
  paint.fillRect(0, 0, width, height);
  paint.strokeStyle = BRASS;
  paint.lineWidth = 10;
  paint.strokeRect(22, 22, width - 44, height - 44);
  paint.lineWidth = 2;
  paint.strokeRect(38, 38, width - 76, height - 76);
  for (const [x, y] of [
    [38, 38],
    [width - 38, 38],
    [38, height - 38],
    [width - 38, height - 38],
  ])
    glyph(paint, corner, x, y, 46, BRASS);
}

export function fill(paint: Paint, d: string, colour: string): void {
  paint.fillStyle = colour;
  paint.fill(new Path2D(d));
}

export function stroke(paint: Paint, d: string, colour: string, width: number): void {
  paint.strokeStyle = colour;
  paint.lineWidth = width;
  paint.stroke(new Path2D(d));
}

export interface Letters {
  readonly font: string;
  readonly size: number;
  readonly weight?: number;
  readonly align?: CanvasTextAlign;
  readonly colour?: string;
  /** Made narrower if it would be wider. */
  readonly most?: number;
}

export function words(paint: Paint, says: string, x: number, y: number, letters: Letters): void {
  const { font, size, weight = 500, align = 'left', colour = INK, most } = letters;
  paint.font = `${weight} ${size}px ${font}`;
  paint.textAlign = align;
  paint.textBaseline = 'alphabetic';
  paint.fillStyle = colour;
  paint.fillText(says, x, y, most);
}

export function glyph(paint: Paint, icon: Icon, x: number, y: number, size: number, colour: string): void {
  paintShapes(paint, [shapeOf(icon, x, y, size, colour)], 0, 0, 1);
}

/** A picture of shapes with its corner at a place. */
export function paintShapes(paint: Paint, shapes: readonly Shape[], x: number, y: number, scale: number): void {
  for (const shape of shapes) {
    paint.save();
    paint.translate(x, y);
    paint.scale(scale, scale);
    if (shape.clip) paint.clip(new Path2D(shape.clip));
    const placed = new Path2D();
    placed.addPath(new Path2D(shape.d), new DOMMatrix([...matrixOf(shape)]));
    paint.globalAlpha = shape.opacity ?? 1;
    paint.lineJoin = 'round';
    if (shape.fill) {
      paint.fillStyle = shape.fill;
      paint.fill(placed);
    }
    if (shape.stroke) {
      paint.strokeStyle = shape.stroke;
      paint.lineWidth = (shape.width ?? 1) * (shape.scale ?? 1);
      paint.stroke(placed);
    }
    paint.restore();
  }
}
