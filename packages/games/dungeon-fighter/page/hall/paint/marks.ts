/** Signs drawn with a pen: the special icon, snow, and the shapes that go with the colours. Round the origin, radius 1. */
import type { Mark } from './palette';

type Pen = CanvasRenderingContext2D;

/** The special icon: a star of four long and four short rays. */
export function starPath(): Path2D {
  const path = new Path2D();
  for (let i = 0; i < 16; i++) {
    const angle = (i * Math.PI) / 8 - Math.PI / 2;
    const r = i % 4 === 0 ? 1 : i % 2 === 0 ? 0.58 : 0.3;
    path.lineTo(Math.cos(angle) * r, Math.sin(angle) * r);
  }
  path.closePath();
  return path;
}

export function snowflakePath(): Path2D {
  const path = new Path2D();
  for (let i = 0; i < 6; i++) {
    const angle = (i * Math.PI) / 3 - Math.PI / 2;
    const at = (r: number, turn: number): [number, number] => [Math.cos(angle + turn) * r, Math.sin(angle + turn) * r];
    path.moveTo(0, 0);
    path.lineTo(...at(1, 0));
    for (const r of [0.42, 0.7]) {
      path.moveTo(...at(r + 0.22, 0.28 / r));
      path.lineTo(...at(r, 0));
      path.lineTo(...at(r + 0.22, -0.28 / r));
    }
  }
  return path;
}

export function markPath(mark: Mark): Path2D {
  const path = new Path2D();
  if (mark === 'circle') path.arc(0, 0, 0.85, 0, Math.PI * 2);
  if (mark === 'square') path.rect(-0.76, -0.76, 1.52, 1.52);
  if (mark === 'triangle') {
    path.moveTo(0, -1);
    path.lineTo(0.9, 0.62);
    path.lineTo(-0.9, 0.62);
    path.closePath();
  }
  return path;
}

interface Ink {
  readonly fill?: string;
  readonly line?: string;
  /** Of the line, in parts of the radius. */
  readonly width?: number;
}

/** Paints a path of radius 1 at a place and size. */
export function stamp(pen: Pen, path: Path2D, x: number, y: number, size: number, { fill, line, width }: Ink): void {
  pen.save();
  pen.translate(x, y);
  pen.scale(size, size);
  if (fill) {
    pen.fillStyle = fill;
    pen.fill(path);
  }
  if (line) {
    pen.strokeStyle = line;
    pen.lineWidth = width ?? 0.14;
    pen.lineJoin = 'round';
    pen.lineCap = 'round';
    pen.stroke(path);
  }
  pen.restore();
}
