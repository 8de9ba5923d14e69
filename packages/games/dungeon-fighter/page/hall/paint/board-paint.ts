/** The target board from above, in mm round its centre (x to the right, z down): for the ice of the hall and for the flat picture. */
import { BOARD } from '../../../physics';
import { AREAS, type Area } from '../zones';
import { chance } from './chance';
import { markPath, stamp, starPath } from './marks';
import { BONE, BONE_SHADE, GOLD, GROOVE, RECESS, VALUE_COLOURS } from './palette';

type Pen = CanvasRenderingContext2D;
const ROUND = Math.PI * 2;

export function pathOf({ from, to, start, end }: Area): Path2D {
  const path = new Path2D();
  path.arc(0, 0, to, start, end);
  if (from > 0) path.arc(0, 0, from, end, start, true);
  path.closePath();
  return path;
}

export function paintBoard(pen: Pen): void {
  pen.save();
  pen.beginPath();
  pen.arc(0, 0, BOARD.radius + BOARD.bevel + 4, 0, ROUND); // A little more than there is: no seam at the foot.
  pen.clip();
  pen.fillStyle = '#a9cfda';
  pen.fill();
  paintSections(pen);
  paintIce(pen);
  paintGrooves(pen);
  paintBullseye(pen);
  for (const axis of BOARD.bones.axes) paintBone(pen, axis);
  paintHoleRims(pen);
  pen.restore();
}

function paintSections(pen: Pen): void {
  for (const area of AREAS) {
    const colour = VALUE_COLOURS[area.value];
    const mid = (area.start + area.end) / 2;
    const [x, z] = [Math.cos(mid), Math.sin(mid)];
    const light = pen.createLinearGradient(x * area.from, z * area.from, x * area.to, z * area.to);
    light.addColorStop(0, lighter(colour, 0.14));
    light.addColorStop(0.25, colour);
    light.addColorStop(1, lighter(colour, -0.16));
    pen.fillStyle = light;
    pen.fill(pathOf(area));
  }
}

/** Towards white or, below 0, towards black. */
export function lighter(hex: string, share: number): string {
  const goal = share > 0 ? 255 : 0;
  const parts = [1, 3, 5].map((i) => Number.parseInt(hex.slice(i, i + 2), 16));
  const mixed = parts.map((part) => Math.round(part + (goal - part) * Math.abs(share)));
  return `rgb(${mixed.join(' ')})`;
}

/** Clouds and cracks that a block of ice has. */
function paintIce(pen: Pen): void {
  const next = chance(7);
  for (let i = 0; i < 260; i++) {
    const [angle, r, size] = [next() * ROUND, Math.sqrt(next()) * BOARD.radius, 8 + next() * 46];
    const [x, z] = [Math.cos(angle) * r, Math.sin(angle) * r];
    const cloud = pen.createRadialGradient(x, z, 0, x, z, size);
    const tint = next() < 0.55 ? '255 255 255' : '6 42 58';
    cloud.addColorStop(0, `rgb(${tint} / ${0.03 + next() * 0.06})`);
    cloud.addColorStop(1, `rgb(${tint} / 0)`);
    pen.fillStyle = cloud;
    pen.fillRect(x - size, z - size, 2 * size, 2 * size);
  }
  pen.lineCap = 'round';
  for (let i = 0; i < 46; i++) paintCrack(pen, next);
}

function paintCrack(pen: Pen, next: () => number): void {
  let [angle, r] = [next() * ROUND, 30 + next() * 220];
  let [x, z] = [Math.cos(angle) * r, Math.sin(angle) * r];
  angle = next() * ROUND;
  for (let step = 0; step < 9; step++) {
    r = 5 + next() * 15;
    angle += (next() - 0.5) * 1.3;
    const [toX, toZ] = [x + Math.cos(angle) * r, z + Math.sin(angle) * r];
    pen.lineWidth = 0.9 - step * 0.08;
    pen.strokeStyle = `rgb(255 255 255 / ${0.34 - step * 0.03})`;
    pen.beginPath();
    pen.moveTo(x, z);
    pen.lineTo(toX, toZ);
    pen.stroke();
    [x, z] = [toX, toZ];
  }
}

/** Rings and spokes: cut in dark, with the light edge of the cut beside it. */
function traceGrooves(pen: Pen, shift: number): void {
  pen.beginPath();
  for (const { to } of BOARD.rings.slice(0, -1)) {
    pen.moveTo(to + shift, shift);
    pen.arc(shift, shift, to, 0, ROUND);
  }
  const { to: bull } = BOARD.rings[0];
  for (let octant = 0; octant < 8; octant++) {
    const [x, z] = [Math.cos((octant * Math.PI) / 4), Math.sin((octant * Math.PI) / 4)];
    pen.moveTo(x * bull + shift, z * bull + shift);
    pen.lineTo(x * (BOARD.radius - 3) + shift, z * (BOARD.radius - 3) + shift);
  }
}

function paintGrooves(pen: Pen): void {
  pen.strokeStyle = 'rgb(255 255 255 / 0.6)';
  pen.lineWidth = 1.3;
  traceGrooves(pen, 0.9);
  pen.stroke();
  pen.strokeStyle = GROOVE;
  pen.lineWidth = 2;
  traceGrooves(pen, 0);
  pen.stroke();
  pen.strokeStyle = lighter('#bcd9df', 0.3);
  pen.lineWidth = 3;
  pen.beginPath();
  pen.arc(0, 0, BOARD.radius + 1, 0, ROUND);
  pen.stroke();
  pen.strokeStyle = GROOVE;
  pen.lineWidth = 1.4;
  pen.beginPath();
  pen.arc(0, 0, BOARD.radius - 2.5, 0, ROUND);
  pen.stroke();
}

/** No number is printed on it (DF-2): an ember frozen in, under a star. */
function paintBullseye(pen: Pen): void {
  const { to } = BOARD.rings[0];
  const glow = pen.createRadialGradient(0, 0, 2, 0, 0, to);
  glow.addColorStop(0, '#ffe9a8');
  glow.addColorStop(0.45, '#f0a03c');
  glow.addColorStop(0.8, '#c4531f');
  glow.addColorStop(1, '#8c2f1b');
  pen.fillStyle = glow;
  pen.beginPath();
  pen.arc(0, 0, to - 1, 0, ROUND);
  pen.fill();
  stamp(pen, starPath(), 0, 0, to * 0.8, { fill: '#fff4d2', line: '#7c2a12', width: 0.07 });
  pen.strokeStyle = GOLD;
  pen.lineWidth = 2.4;
  pen.beginPath();
  pen.arc(0, 0, to - 1.8, 0, ROUND);
  pen.stroke();
}

/** A dark capsule, as wide as the Miss it means, and the bone lying in it. */
function paintBone(pen: Pen, [x1, z1, x2, z2]: readonly number[]): void {
  const { radius } = BOARD.bones;
  const length = Math.hypot(x2 - x1, z2 - z1);
  pen.save();
  pen.translate((x1 + x2) / 2, (z1 + z2) / 2);
  pen.rotate(Math.atan2(z2 - z1, x2 - x1));
  pen.beginPath();
  pen.roundRect(-length / 2 - radius, -radius, length + 2 * radius, 2 * radius, radius);
  pen.fillStyle = RECESS;
  pen.fill();
  pen.lineWidth = 1.4;
  pen.strokeStyle = GROOVE;
  pen.stroke();
  const shape = bonePath(length);
  pen.save();
  pen.translate(0.8, 1.2);
  pen.fillStyle = 'rgb(2 18 26 / 0.7)';
  pen.fill(shape);
  pen.restore();
  const shine = pen.createLinearGradient(0, -9, 0, 9);
  shine.addColorStop(0, '#fffaf0');
  shine.addColorStop(0.5, BONE);
  shine.addColorStop(1, BONE_SHADE);
  pen.fillStyle = shine;
  pen.fill(shape);
  pen.strokeStyle = '#6f5733';
  pen.lineWidth = 0.7;
  pen.stroke(shape);
  pen.restore();
}

function bonePath(length: number): Path2D {
  const half = length / 2;
  const path = new Path2D();
  path.moveTo(-half + 3, -3.2);
  path.quadraticCurveTo(0, -2.2, half - 3, -3.2);
  path.arc(half + 1, -4.4, 4.9, Math.PI * 0.85, Math.PI * 0.32);
  path.arc(half + 1, 4.4, 4.9, -Math.PI * 0.32, -Math.PI * 0.85);
  path.quadraticCurveTo(0, 2.2, -half + 3, 3.2);
  path.arc(-half - 1, 4.4, 4.9, Math.PI * 1.85, Math.PI * 1.32);
  path.arc(-half - 1, -4.4, 4.9, Math.PI * 0.68, Math.PI * 0.15);
  path.closePath();
  return path;
}

function paintHoleRims(pen: Pen): void {
  const { radius, centres } = BOARD.holes;
  for (const [x, z] of centres) {
    const rim = pen.createRadialGradient(x, z, radius - 1, x, z, radius + 9);
    rim.addColorStop(0, 'rgb(3 22 32 / 0.75)');
    rim.addColorStop(1, 'rgb(3 22 32 / 0)');
    pen.fillStyle = rim;
    pen.beginPath();
    pen.arc(x, z, radius + 9, 0, ROUND);
    pen.fill();
    pen.strokeStyle = 'rgb(235 250 255 / 0.75)';
    pen.lineWidth = 1.2;
    pen.beginPath();
    pen.arc(x, z, radius + 0.8, 0, ROUND);
    pen.stroke();
  }
}

/** Grey heights for the light to catch on: white is the surface. */
export function paintBoardRelief(pen: Pen): void {
  pen.fillStyle = '#c8c8c8';
  pen.fillRect(-300, -300, 600, 600);
  const next = chance(11);
  for (let i = 0; i < 5000; i++) {
    pen.fillStyle = `rgb(${next() < 0.5 ? '255 255 255' : '0 0 0'} / 0.045)`;
    pen.beginPath();
    pen.arc(next() * 520 - 260, next() * 520 - 260, 1 + next() * 5, 0, ROUND);
    pen.fill();
  }
  for (const [width, shade] of [
    [4.4, '#8a8a8a'],
    [2.2, '#303030'],
  ] as const) {
    pen.strokeStyle = shade;
    pen.lineWidth = width;
    traceGrooves(pen, 0);
    pen.stroke();
  }
  for (const [x1, z1, x2, z2] of BOARD.bones.axes) {
    pen.save();
    pen.translate((x1 + x2) / 2, (z1 + z2) / 2);
    pen.rotate(Math.atan2(z2 - z1, x2 - x1));
    pen.fillStyle = '#505050';
    const length = Math.hypot(x2 - x1, z2 - z1);
    pen.beginPath();
    pen.roundRect(-length / 2 - 12, -12, length + 24, 24, 12);
    pen.fill();
    pen.fillStyle = '#ffffff';
    pen.fill(bonePath(length));
    pen.restore();
  }
  stamp(pen, markPath('circle'), 0, 0, 26, { line: '#404040', width: 0.1 });
}
