/** Icebergs, Templates, gadgets and the aim on the plan. */
import { BOARD, CHUTE, FLOE, ICEBERG, POND, TEMPLATE_MEASURES, type TemplateId, WALL } from '../../../physics';
import type { Flight } from '../flight';
import { chance } from '../paint/chance';
import type { Pose7 } from '../playback';
import { rise, trace } from './draw-dice';
import { boxFaces, placed, turned } from './solids';

type Pen = CanvasRenderingContext2D;
const ROUND = Math.PI * 2;

export function drawIceberg(pen: Pen, index: number): void {
  const next = chance(60 + index);
  const [x, z] = BOARD.holes.centres[index];
  const sides = 9;
  const rim = Array.from({ length: sides }, (_, i) => {
    const angle = ((i + next() * 0.5) / sides) * ROUND;
    return [x + Math.cos(angle) * ICEBERG.base, z + Math.sin(angle) * ICEBERG.base];
  });
  for (let i = 0; i < sides; i++) {
    const [a, b] = [rim[i], rim[(i + 1) % sides]];
    pen.beginPath();
    pen.moveTo(a[0], a[1]);
    pen.lineTo(b[0], b[1]);
    pen.lineTo(x, z);
    pen.closePath();
    const tone = 0.5 + 0.5 * Math.cos(((i + 0.5) / sides) * ROUND + 2.2);
    pen.fillStyle = `rgb(${90 + tone * 150} ${170 + tone * 75} ${205 + tone * 48})`;
    pen.fill();
    pen.strokeStyle = 'rgb(20 90 120 / 0.5)';
    pen.lineWidth = 0.6;
    pen.stroke();
  }
}

export function drawTemplate(pen: Pen, id: TemplateId, pose: Pose7): void {
  const { outer, inner } = TEMPLATE_MEASURES[id];
  const [ax, , az] = turned(pose, [1, 0, 0]);
  const [bx, , bz] = turned(pose, [0, 0, 1]);
  pen.save();
  rise(pen, pose);
  pen.transform(ax, az, bx, bz, pose.x, pose.z);
  const ring = new Path2D();
  ring.arc(0, 0, outer, 0, ROUND);
  if (inner > 0) {
    ring.moveTo(inner, 0);
    ring.arc(0, 0, inner, 0, ROUND, true);
  }
  pen.fillStyle = id === 'weak-point' ? '#b3252c' : '#5fb4d4';
  pen.fill(ring);
  pen.lineWidth = 2.2;
  pen.strokeStyle = id === 'weak-point' ? '#ffe3c8' : '#eafaff';
  pen.stroke(ring);
  if (id === 'weak-point') drawCracks(pen, outer);
  pen.restore();
}

function drawCracks(pen: Pen, outer: number): void {
  const next = chance(81);
  pen.strokeStyle = '#2a0509';
  pen.lineWidth = 2;
  for (let i = 0; i < 7; i++) {
    let [angle, r] = [(i / 7) * ROUND, 0];
    pen.beginPath();
    while (r < outer * 0.9) {
      pen.lineTo(Math.cos(angle) * r, Math.sin(angle) * r);
      angle += (next() - 0.5) * 0.5;
      r += 5;
    }
    pen.stroke();
  }
}

export function drawBlock(pen: Pen, pose: Pose7, half: readonly [number, number, number]): void {
  for (const { corners, up } of boxFaces(pose, half)) {
    if (up < 0.02) continue;
    trace(pen, corners);
    pen.fillStyle = `rgb(${110 + up * 50} ${175 + up * 35} ${205 + up * 22})`;
    pen.fill();
    pen.strokeStyle = '#2f7f9c';
    pen.lineWidth = 1.2;
    pen.stroke();
  }
}

export const drawFloe = (pen: Pen, pose: Pose7): void =>
  drawBlock(pen, pose, [FLOE.width / 2, FLOE.height / 2, FLOE.depth / 2]);

export const drawWall = (pen: Pen, pose: Pose7): void =>
  drawBlock(pen, pose, [WALL.thickness / 2, WALL.height / 2, WALL.length / 2]);

export function drawPond(pen: Pen, { x, z }: Pose7): void {
  const deep = pen.createRadialGradient(x, z, 0, x, z, POND.inner);
  deep.addColorStop(0, '#1c6f96');
  deep.addColorStop(1, '#0d4763');
  pen.beginPath();
  pen.arc(x, z, POND.inner, 0, ROUND);
  pen.fillStyle = deep;
  pen.fill();
  pen.lineWidth = POND.outer - POND.inner;
  pen.strokeStyle = '#cfeefa';
  pen.beginPath();
  pen.arc(x, z, (POND.inner + POND.outer) / 2, 0, ROUND);
  pen.stroke();
}

export function drawChute(pen: Pen, pose: Pose7): void {
  const side = CHUTE.width / 2;
  const corner = (x: number, z: number) => placed(pose, [x, 0, z]);
  trace(pen, [corner(-side, 0), corner(side, 0), corner(side, -CHUTE.length), corner(-side, -CHUTE.length)]);
  pen.fillStyle = 'rgb(110 190 216 / 0.85)';
  pen.fill();
  pen.strokeStyle = '#eafaff';
  pen.lineWidth = CHUTE.thickness + 1;
  for (const x of [-side, side]) {
    trace(pen, [corner(x, 0), corner(x, -CHUTE.length)]);
    pen.stroke();
  }
}

export function drawFlight(pen: Pen, { points, lands }: Flight): void {
  const good = lands !== null && !lands.onBoard;
  const colour = good ? '#ffe08a' : '#ff6a4a';
  pen.fillStyle = colour;
  const every = Math.max(1, Math.round(points.length / 22));
  points.forEach(({ x, z }, i) => {
    if (i % every !== 0) return;
    pen.beginPath();
    pen.arc(x, z, 2.4, 0, ROUND);
    pen.fill();
  });
  if (!lands) return;
  pen.strokeStyle = colour;
  pen.lineWidth = 3;
  pen.beginPath();
  pen.arc(lands.x, lands.z, 11, 0, ROUND);
  if (!good) {
    pen.moveTo(lands.x - 8, lands.z - 8); // Struck through: it would come down on the board without a bounce.
    pen.lineTo(lands.x + 8, lands.z + 8);
  }
  pen.stroke();
}

/** The soft ring round what is in the hand. */
export function drawHalo(pen: Pen, x: number, z: number): void {
  const glow = pen.createRadialGradient(x, z, 12, x, z, 40);
  glow.addColorStop(0, 'rgb(255 224 138 / 0.4)');
  glow.addColorStop(1, 'rgb(255 224 138 / 0)');
  pen.fillStyle = glow;
  pen.fillRect(x - 40, z - 40, 80, 80);
  pen.strokeStyle = 'rgb(255 224 138 / 0.9)';
  pen.lineWidth = 2;
  pen.beginPath();
  pen.arc(x, z, 20, 0, ROUND);
  pen.stroke();
}
