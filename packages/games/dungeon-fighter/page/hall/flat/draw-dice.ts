/** A die on the plan: its upper faces, what is printed on them, and its shadow on what lies below. */
import { DICE, type DieId, type Shape } from '../../../physics';
import { lighter } from '../paint/board-paint';
import { markPath, snowflakePath, stamp, starPath } from '../paint/marks';
import { colourOf, type DieLook, GOLD, lookOf } from '../paint/palette';
import type { Pose7 } from '../playback';
import { type Face, facesUp, type Point } from './solids';

type Pen = CanvasRenderingContext2D;

const STAR = starPath();
const FLAKE = snowflakePath();
/** How much of a d4's edges the golden tip takes. */
const TIP = 0.4;

export interface FlatDie {
  readonly id: DieId;
  readonly shape: Shape;
  readonly pose: Pose7;
}

export function drawShadow(pen: Pen, { shape, pose: { x, y, z } }: FlatDie, ground: number): void {
  const height = Math.max(0, y - ground);
  const size = DICE[shape].edge * 0.62 + height * 0.05;
  const [sx, sz] = [x + 2 + height * 0.35, z + 2 + height * 0.4];
  const shade = pen.createRadialGradient(sx, sz, size * 0.2, sx, sz, size);
  shade.addColorStop(0, `rgb(2 10 16 / ${0.55 / (1 + height / 90)})`);
  shade.addColorStop(1, 'rgb(2 10 16 / 0)');
  pen.fillStyle = shade;
  pen.fillRect(sx - size, sz - size, 2 * size, 2 * size);
}

export function drawDie(pen: Pen, die: FlatDie): void {
  const look = lookOf(colourOf(die.id, die.shape));
  pen.save();
  rise(pen, die.pose);
  pen.lineJoin = 'round';
  if (die.shape === 'water') pen.globalAlpha = 0.85;
  for (const face of facesUp(die.shape, die.pose)) {
    if (DICE[die.shape].solid === 'tetrahedron') drawTriangle(pen, face, look);
    else drawSquare(pen, face, look, die.shape);
  }
  pen.restore();
}

/** What is higher looks larger. */
export function rise(pen: Pen, { x, y, z }: Pose7): void {
  const nearer = 1 + Math.max(0, y) / 700;
  pen.translate(x, z);
  pen.scale(nearer, nearer);
  pen.translate(-x, -z);
}

export function trace(pen: Pen, corners: readonly Point[]): void {
  pen.beginPath();
  for (const [x, , z] of corners) pen.lineTo(x, z);
  pen.closePath();
}

/** Lit from the far left. */
const lit = (colour: string, { up }: Face): string => lighter(colour, (up - 0.62) * 0.55);

function drawTriangle(pen: Pen, face: Face, look: DieLook): void {
  trace(pen, face.corners);
  pen.fillStyle = lit(look.body, face);
  pen.fill();
  pen.lineWidth = 0.9;
  pen.strokeStyle = lighter(look.body, -0.45);
  pen.stroke();
  const hasIcon = face.index !== 0;
  if (hasIcon) {
    const [tip, a, b] = face.corners;
    trace(pen, [tip, toward(tip, a), toward(tip, b)]);
    pen.fillStyle = lit(GOLD, face);
    pen.fill();
    pen.strokeStyle = '#6b3a06';
    pen.lineWidth = 0.5;
    pen.stroke();
    printed(pen, face, 6.6, () => stamp(pen, STAR, 0, 0, 2.1, { fill: '#5a2d06' }));
  }
  printed(pen, face, hasIcon ? -1.6 : 0, () => stamp(pen, markPath(look.mark), 0, 0, 3, { fill: look.ink }));
}

const toward = (a: Point, b: Point): Point => [
  a[0] + (b[0] - a[0]) * TIP,
  a[1] + (b[1] - a[1]) * TIP,
  a[2] + (b[2] - a[2]) * TIP,
];

function drawSquare(pen: Pen, face: Face, look: DieLook, shape: Shape): void {
  trace(pen, face.corners);
  pen.fillStyle = lit(look.body, face);
  pen.fill();
  pen.lineWidth = DICE[shape].edge / 26;
  pen.strokeStyle = lighter(look.body, -0.35);
  pen.stroke();
  const size = DICE[shape].edge * 0.36;
  const symbol = DICE[shape].faces[face.index];
  printed(pen, face, 0, () => {
    if (symbol === 'icon') stamp(pen, STAR, 0, 0, size, { fill: GOLD, line: '#6b3a06', width: 0.08 });
    else if (symbol === 'snow') stamp(pen, FLAKE, 0, 0, size * 0.9, { line: '#2b7fa6', width: 0.15 });
    else stamp(pen, markPath(look.mark), 0, 0, size * 0.5, { fill: look.ink });
  });
}

/** Paints on the face itself, its own up away from the pen's. */
function printed(pen: Pen, { middle, right, ahead }: Face, off: number, paint: () => void): void {
  pen.save();
  pen.transform(right[0], right[2], -ahead[0], -ahead[2], middle[0] + ahead[0] * off, middle[2] + ahead[2] * off);
  paint();
  pen.restore();
}
