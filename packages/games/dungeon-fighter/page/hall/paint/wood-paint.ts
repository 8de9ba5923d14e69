/** The table's wood from above, and from below with the light coming through; in mm round the centre. */
import { BOARD } from '../../../physics';
import { chance } from './chance';

type Pen = CanvasRenderingContext2D;
const ROUND = Math.PI * 2;
const PLANK = 120;
const { radius } = BOARD.table;

export function paintWood(pen: Pen): void {
  const next = chance(3);
  for (let plank = -5; plank < 5; plank++) paintPlank(pen, plank * PLANK, next);
  paintNails(pen, next);
  paintWear(pen, next);
  paintRimBand(pen);
}

function paintPlank(pen: Pen, left: number, next: () => number): void {
  const tone = next();
  pen.save();
  pen.beginPath();
  pen.rect(left, -radius, PLANK, 2 * radius);
  pen.clip();
  pen.fillStyle = `rgb(${94 + tone * 26} ${64 + tone * 17} ${42 + tone * 10})`;
  pen.fillRect(left, -radius, PLANK, 2 * radius);
  const knots = Array.from({ length: 2 }, () => [left + 15 + next() * 90, (next() * 2 - 1) * radius, 7 + next() * 12]);
  for (let line = 0; line < 90; line++) paintGrain(pen, left + next() * PLANK, knots, next);
  for (const [x, z, size] of knots) paintKnot(pen, x, z, size);
  pen.fillStyle = 'rgb(18 9 4 / 0.85)';
  pen.fillRect(left - 1.1, -radius, 2.2, 2 * radius);
  pen.fillStyle = 'rgb(255 214 160 / 0.16)';
  pen.fillRect(left + 1.1, -radius, 1.2, 2 * radius);
  pen.restore();
}

/** A fibre that runs round the knots. */
function paintGrain(pen: Pen, x: number, knots: readonly number[][], next: () => number): void {
  const dark = next() < 0.7;
  pen.strokeStyle = dark ? `rgb(30 15 6 / ${0.06 + next() * 0.2})` : `rgb(228 178 120 / ${0.05 + next() * 0.1})`;
  pen.lineWidth = 0.5 + next() * 1.5;
  const sway = next() * 9;
  pen.beginPath();
  for (let z = -radius; z <= radius; z += 18) {
    let at = x + Math.sin(z / 90 + sway) * 3;
    for (const [kx, kz, size] of knots) {
      const off = at - kx;
      at += (Math.sign(off) * size * 1.5) / (1 + ((z - kz) / (size * 2.2)) ** 2 + (off / size) ** 2 * 0.6);
    }
    pen.lineTo(at, z);
  }
  pen.stroke();
}

function paintKnot(pen: Pen, x: number, z: number, size: number): void {
  const knot = pen.createRadialGradient(x, z, 0, x, z, size);
  knot.addColorStop(0, 'rgb(22 10 4 / 0.9)');
  knot.addColorStop(0.6, 'rgb(40 20 8 / 0.6)');
  knot.addColorStop(1, 'rgb(40 20 8 / 0)');
  pen.fillStyle = knot;
  pen.beginPath();
  pen.ellipse(x, z, size * 0.7, size, 0, 0, ROUND);
  pen.fill();
}

function paintNails(pen: Pen, next: () => number): void {
  for (let i = 0; i < 40; i++) {
    const angle = (i / 40) * ROUND + next() * 0.05;
    const [x, z] = [Math.cos(angle) * 548, Math.sin(angle) * 548];
    pen.fillStyle = '#0e0a08';
    pen.beginPath();
    pen.arc(x, z, 5, 0, ROUND);
    pen.fill();
    pen.fillStyle = '#6d6259';
    pen.beginPath();
    pen.arc(x - 0.8, z - 0.8, 3.6, 0, ROUND);
    pen.fill();
  }
}

/** Scratches of many evenings, rings of mugs, and the frost that creeps out from the board. */
function paintWear(pen: Pen, next: () => number): void {
  for (let i = 0; i < 70; i++) {
    const [angle, r, turn] = [next() * ROUND, 280 + next() * 300, next() * ROUND];
    const [x, z, length] = [Math.cos(angle) * r, Math.sin(angle) * r, 8 + next() * 40];
    pen.strokeStyle = `rgb(240 205 160 / ${0.05 + next() * 0.14})`;
    pen.lineWidth = 0.4 + next() * 0.7;
    pen.beginPath();
    pen.moveTo(x, z);
    pen.lineTo(x + Math.cos(turn) * length, z + Math.sin(turn) * length);
    pen.stroke();
  }
  for (const [angle, r] of [
    [0.9, 470],
    [2.7, 430],
    [4.4, 490],
  ]) {
    pen.strokeStyle = 'rgb(20 9 3 / 0.3)';
    pen.lineWidth = 5;
    pen.beginPath();
    pen.arc(Math.cos(angle) * r, Math.sin(angle) * r, 38, angle, angle + 5.2);
    pen.stroke();
  }
  const inner = BOARD.table.opening;
  const frost = pen.createRadialGradient(0, 0, inner, 0, 0, inner + 92);
  frost.addColorStop(0, 'rgb(190 224 234 / 0.4)');
  frost.addColorStop(0.3, 'rgb(180 216 228 / 0.15)');
  frost.addColorStop(1, 'rgb(190 226 238 / 0)');
  pen.fillStyle = frost;
  pen.beginPath();
  pen.arc(0, 0, inner + 92, 0, ROUND);
  pen.fill();
  pen.lineCap = 'round';
  for (let i = 0; i < 260; i++) paintFrostNeedle(pen, inner, next);
}

function paintFrostNeedle(pen: Pen, inner: number, next: () => number): void {
  const angle = next() * ROUND;
  const length = 14 + next() ** 3 * 90;
  pen.strokeStyle = `rgb(232 248 255 / ${0.1 + next() * 0.28})`;
  pen.lineWidth = 0.6 + next() * 1.1;
  pen.beginPath();
  let [x, z] = [Math.cos(angle) * inner, Math.sin(angle) * inner];
  pen.moveTo(x, z);
  let turn = angle;
  for (let step = 0; step < 4; step++) {
    turn += (next() - 0.5) * 0.7;
    x += (Math.cos(turn) * length) / 4;
    z += (Math.sin(turn) * length) / 4;
    pen.lineTo(x, z);
  }
  pen.stroke();
}

function paintRimBand(pen: Pen): void {
  const band = pen.createRadialGradient(0, 0, 574, 0, 0, 600);
  band.addColorStop(0, '#15100d');
  band.addColorStop(0.08, '#5d5148');
  band.addColorStop(0.5, '#3c332d');
  band.addColorStop(0.92, '#73655a');
  band.addColorStop(1, '#1c1613');
  pen.strokeStyle = band;
  pen.lineWidth = 26;
  pen.beginPath();
  pen.arc(0, 0, 587, 0, ROUND);
  pen.stroke();
}

/** From below: dark planks, lit from above through the gaps, and the board as a shadow with its bullseye glowing (DF-R107.11). */
export function paintUnderside(pen: Pen): void {
  const next = chance(5);
  for (let plank = -5; plank < 5; plank++) {
    const tone = next();
    pen.fillStyle = `rgb(${92 + tone * 20} ${60 + tone * 14} ${38 + tone * 8})`;
    pen.fillRect(plank * PLANK, -radius, PLANK, 2 * radius);
    pen.save();
    pen.beginPath();
    pen.rect(plank * PLANK, -radius, PLANK, 2 * radius);
    pen.clip();
    for (let line = 0; line < 60; line++) paintGrain(pen, plank * PLANK + next() * PLANK, [], next);
    pen.restore();
    pen.fillStyle = 'rgb(190 236 255 / 0.85)';
    pen.fillRect(plank * PLANK - 1, -radius, 2, 2 * radius);
  }
  const shade = pen.createRadialGradient(0, 0, BOARD.radius - 26, 0, 0, BOARD.radius + 22);
  shade.addColorStop(0, 'rgb(8 5 4 / 0.86)');
  shade.addColorStop(1, 'rgb(8 5 4 / 0)');
  pen.fillStyle = shade;
  pen.beginPath();
  pen.arc(0, 0, BOARD.radius + 30, 0, ROUND);
  pen.fill();
  const ember = pen.createRadialGradient(0, 0, 2, 0, 0, 60);
  ember.addColorStop(0, 'rgb(255 170 70 / 0.55)');
  ember.addColorStop(1, 'rgb(255 140 50 / 0)');
  pen.fillStyle = ember;
  pen.beginPath();
  pen.arc(0, 0, 60, 0, ROUND);
  pen.fill();
}
