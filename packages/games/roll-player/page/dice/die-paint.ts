/** Dice on a canvas, for pictures to keep: the same shapes as on the page. */

import { fill, type Paint, stroke } from '@tabard/page/design/picture/paint';
import { DICE, type Die, type DieColour } from '../../index';
import { DIE_BODY, DIE_FACETS, DIE_HEXAGON, DIE_HUES, DIE_LOWER, DIE_SEAM, DIE_UPPER, HATCHING } from './hatching';

const EDGE = 'rgb(20 12 6 / 0.7)';
const SIDE = 40;

export function paintDie(paint: Paint, die: Die, value: number, x: number, y: number, size: number): void {
  const { kind, colours } = DICE[die];
  paint.save();
  paint.translate(x, y);
  paint.scale(size / SIDE, size / SIDE);
  if (kind === 'boost') {
    fill(paint, DIE_BODY, DIE_HUES.boost.body);
    stroke(paint, DIE_FACETS, DIE_HUES.boost.hatch, 1.4);
  } else if (kind === 'split') {
    part(paint, colours[0], DIE_UPPER);
    part(paint, colours[1], DIE_LOWER);
    stroke(paint, DIE_SEAM, EDGE, 1.2);
  } else part(paint, colours[0], DIE_BODY);
  stroke(paint, DIE_BODY, EDGE, 1.2);
  const { plate, ink } = DIE_HUES[kind === 'standard' ? colours[0] : kind];
  fill(paint, kind === 'boost' ? DIE_HEXAGON : 'M20 7.5A12.5 12.5 0 1 1 19.99 7.5Z', plate);
  paint.fillStyle = ink;
  paint.font = '700 22px "Grenze Gotisch", serif';
  paint.textAlign = 'center';
  paint.textBaseline = 'alphabetic';
  paint.fillText(String(value), 20, 27.5);
  paint.restore();
}

function part(paint: Paint, colour: DieColour, shape: string): void {
  const { body, hatch } = DIE_HUES[colour];
  fill(paint, shape, body);
  paint.save();
  paint.clip(new Path2D(shape));
  paint.lineCap = 'round';
  stroke(paint, HATCHING[colour], hatch, colour === 'gold' ? 2.4 : 1.4);
  paint.restore();
}
