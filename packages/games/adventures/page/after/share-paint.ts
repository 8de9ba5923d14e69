/** The page to share as a picture: the title, the heroes' portraits, and the evening in numbers. */
import star from '@iconify-json/game-icons/round-star';
import {
  BRASS,
  NAME,
  type Paint,
  PROSE,
  paintShapes,
  SOFT,
  stroke,
  vellum,
  words,
} from '@tabard/page/design/picture/paint';
import type { Content } from '../../index';
import { PORTRAIT, portraitOf } from '../home/portrait-parts';
import type { Shared } from './share';

export const PAGE = { width: 1000, height: 1150 };
const WIDE = 880;

export function paintShared(canvas: HTMLCanvasElement, content: Pick<Content, 'classes'>, shared: Shared): void {
  canvas.width = PAGE.width;
  canvas.height = PAGE.height;
  const paint = canvas.getContext('2d');
  if (!paint) return;
  const middle = PAGE.width / 2;
  vellum(paint, PAGE, star);
  words(paint, shared.kind, middle, 112, { font: PROSE, size: 34, align: 'center', colour: SOFT, most: WIDE });
  words(paint, shared.title, middle, 196, { font: NAME, size: 88, weight: 600, align: 'center', most: WIDE });
  stroke(paint, 'M140 226H860', BRASS, 2);
  party(paint, content, shared);
  stroke(paint, 'M140 640H860', BRASS, 2);
  for (const [i, line] of shared.lines.entries())
    words(paint, line, middle, 706 + i * 58, { font: PROSE, size: 36, align: 'center', most: WIDE });
  words(paint, shared.foot, middle, PAGE.height - 76, {
    font: PROSE,
    size: 28,
    align: 'center',
    colour: SOFT,
    most: WIDE,
  });
}

function party(paint: Paint, content: Pick<Content, 'classes'>, { heroes }: Shared): void {
  const [step, size] = [WIDE / heroes.length, Math.min(190, WIDE / heroes.length - 20)];
  for (const [i, { name, who, likeness }] of heroes.entries()) {
    const x = (PAGE.width - WIDE) / 2 + step * (i + 0.5);
    paintShapes(paint, portraitOf(content, likeness), x - size / 2, 262, size / PORTRAIT.width);
    const below = 262 + (size * PORTRAIT.height) / PORTRAIT.width;
    words(paint, name, x, below + 48, { font: NAME, size: 38, weight: 600, align: 'center', most: step - 14 });
    words(paint, who, x, below + 84, { font: PROSE, size: 26, align: 'center', colour: SOFT, most: step - 14 });
  }
}
