/** The skins of the dice: what is printed on a face. */
import { DICE } from '../../../physics';
import { lighter } from './board-paint';
import { markPath, snowflakePath, stamp, starPath } from './marks';
import { type DieLook, GOLD } from './palette';

type Pen = CanvasRenderingContext2D;

/** How much of a d4's face a square of its skin shows. */
export const D4_SKIN_MM = 28;
/** From the middle of a face to its corners. */
const REACH = DICE.d4.edge / Math.sqrt(3);

/** Left: a face with corner 0 at its top, the tip in gold under the star. Right: the face opposite to corner 0. */
export function tetrahedronSkin(look: DieLook): HTMLCanvasElement {
  const cell = 384;
  return wide(cell, 2, (pen, index) => {
    pen.scale(cell / D4_SKIN_MM, cell / D4_SKIN_MM);
    background(pen, look, D4_SKIN_MM);
    pen.strokeStyle = lighter(look.body, look.mark === 'none' ? -0.22 : 0.3);
    pen.lineWidth = 0.5;
    pen.stroke(facePath(REACH - 3.4));
    if (index === 0) paintTip(pen);
    stamp(pen, markPath(look.mark), 0, index === 0 ? 1.7 : 0, 2.9, { fill: look.ink });
  });
}

function facePath(reach: number): Path2D {
  const path = new Path2D();
  for (let i = 0; i < 3; i++) {
    const angle = (i * Math.PI * 2) / 3 - Math.PI / 2;
    path.lineTo(Math.cos(angle) * reach, Math.sin(angle) * reach);
  }
  path.closePath();
  return path;
}

function paintTip(pen: Pen): void {
  pen.save();
  pen.clip(facePath(REACH + 4));
  const low = -REACH + 9.2;
  const shine = pen.createLinearGradient(0, -REACH, 0, low);
  shine.addColorStop(0, '#fff0b8');
  shine.addColorStop(0.5, GOLD);
  shine.addColorStop(1, '#c98a1e');
  pen.fillStyle = shine;
  pen.fillRect(-14, -14, 28, 14 + low);
  pen.fillStyle = 'rgb(60 30 4 / 0.75)';
  pen.fillRect(-14, low, 28, 0.45);
  stamp(pen, starPath(), 0, low - 2.7, 2.1, { fill: '#5a2d06' });
  pen.restore();
}

/** Three cells: blank, special icon, Soft Snow. */
export function cubeSkin(look: DieLook): HTMLCanvasElement {
  const cell = 256;
  return wide(cell, 3, (pen, index) => {
    pen.scale(cell / 2, cell / 2);
    background(pen, look, 2);
    pen.strokeStyle = lighter(look.body, -0.14);
    pen.lineWidth = 0.03;
    pen.strokeRect(-0.8, -0.8, 1.6, 1.6);
    if (index === 1) stamp(pen, starPath(), 0, 0, 0.74, { fill: GOLD, line: '#6b3a06', width: 0.07 });
    else if (index === 2) stamp(pen, snowflakePath(), 0, 0, 0.66, { line: '#2b7fa6', width: 0.13 });
    else stamp(pen, markPath(look.mark), 0, 0, 0.36, { fill: look.ink });
  });
}

function background(pen: Pen, look: DieLook, span: number): void {
  const glow = pen.createRadialGradient(0, 0, 0, 0, 0, span * 0.62);
  glow.addColorStop(0, lighter(look.body, 0.08));
  glow.addColorStop(1, lighter(look.body, -0.12));
  pen.fillStyle = glow;
  pen.fillRect(-span, -span, 2 * span, 2 * span);
}

/** Square cells side by side, each painted round its middle. */
function wide(cell: number, cells: number, paint: (pen: Pen, index: number) => void): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = cell * cells;
  canvas.height = cell;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser gives no 2D canvas.');
  for (let index = 0; index < cells; index++) {
    pen.save();
    pen.beginPath();
    pen.rect(index * cell, 0, cell, cell);
    pen.clip();
    pen.translate((index + 0.5) * cell, cell / 2);
    paint(pen, index);
    pen.restore();
  }
  return canvas;
}
