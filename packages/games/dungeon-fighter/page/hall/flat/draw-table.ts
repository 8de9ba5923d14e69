/** The table and the board of the plan: painted once, then only copied; the numbers stand upright for the viewer. */
import { BOARD } from '../../../physics';
import { paintBoard, pathOf } from '../paint/board-paint';
import { canvasOf } from '../paint/canvas';
import { DIGIT } from '../paint/palette';
import { paintUnderside, paintWood } from '../paint/wood-paint';
import type { Scene } from '../scene';
import { AREAS, areaOf, roomIn } from '../zones';

type Pen = CanvasRenderingContext2D;
const ROUND = Math.PI * 2;
const { radius: table } = BOARD.table;
const span = BOARD.radius + BOARD.bevel;
const NUMBERS = AREAS.filter(({ id }) => id !== 'BULL').map((area) => ({
  text: String(area.value),
  room: roomIn(area),
}));

export interface TablePictures {
  readonly wood: HTMLCanvasElement;
  readonly board: HTMLCanvasElement;
  readonly underside: HTMLCanvasElement;
}

export const tablePictures = (): TablePictures => ({
  wood: canvasOf(1400, 2 * table, paintWood),
  board: canvasOf(1600, 2 * span, paintBoard),
  underside: canvasOf(900, 2 * table, paintUnderside),
});

export function drawTable(pen: Pen, { wood, board, underside }: TablePictures, azimuth: number, below: boolean): void {
  pen.save();
  pen.beginPath();
  pen.arc(0, 0, table, 0, ROUND);
  pen.shadowColor = 'rgb(0 0 0 / 0.6)';
  pen.shadowBlur = 40;
  pen.shadowOffsetY = 14;
  pen.fillStyle = '#2a1f17';
  pen.fill();
  pen.shadowColor = 'transparent';
  pen.clip();
  pen.drawImage(below ? underside : wood, -table, -table, 2 * table, 2 * table);
  pen.restore();
  if (below) return;
  pen.save();
  pen.beginPath();
  pen.arc(0, 0, span, 0, ROUND);
  pen.clip();
  pen.drawImage(board, -span, -span, 2 * span, 2 * span);
  pen.restore();
  drawHoles(pen);
  drawNumbers(pen, azimuth);
}

function drawHoles(pen: Pen): void {
  const { radius, centres } = BOARD.holes;
  for (const [x, z] of centres) {
    const depth = pen.createRadialGradient(x + 3, z + 4, radius * 0.2, x, z, radius);
    depth.addColorStop(0, '#01070b');
    depth.addColorStop(0.75, '#03141d');
    depth.addColorStop(1, '#0f3a4b');
    pen.fillStyle = depth;
    pen.beginPath();
    pen.arc(x, z, radius, 0, ROUND);
    pen.fill();
  }
}

function drawNumbers(pen: Pen, azimuth: number): void {
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  for (const { text, room } of NUMBERS) {
    pen.save();
    pen.translate(room.x, room.z);
    pen.rotate(-azimuth);
    pen.font = `600 ${Math.min(40, room.clear * 2)}px "Grenze Gotisch", "Alegreya", Georgia, serif`;
    pen.fillStyle = 'rgb(255 255 255 / 0.65)';
    pen.fillText(text, 0.8, 1.2);
    pen.fillStyle = DIGIT;
    pen.fillText(text, 0, 0);
    pen.restore();
  }
}

/** The board without its holes: they stay dark. */
function boardAlone(): Path2D {
  const face = new Path2D();
  face.arc(0, 0, BOARD.radius, 0, ROUND);
  for (const [x, z] of BOARD.holes.centres) {
    face.moveTo(x + BOARD.holes.radius, z);
    face.arc(x, z, BOARD.holes.radius, 0, ROUND);
  }
  return face;
}

export function drawGlow(pen: Pen, sections: readonly string[]): void {
  pen.save();
  pen.clip(boardAlone(), 'evenodd');
  for (const area of sections.flatMap((section) => areaOf(section) ?? [])) {
    const path = pathOf(area);
    pen.fillStyle = 'rgb(255 211 106 / 0.15)';
    pen.fill(path);
    pen.strokeStyle = 'rgb(255 211 106 / 0.75)';
    pen.lineWidth = 1.6;
    pen.stroke(path);
  }
  pen.restore();
}

export function drawLight(pen: Pen, section: string): void {
  const area = areaOf(section);
  if (!area) return;
  const path = pathOf(area);
  pen.fillStyle = 'rgb(255 211 106 / 0.35)';
  pen.fill(path);
  pen.strokeStyle = '#ffd36a';
  pen.lineWidth = 3;
  pen.stroke(path);
}

export function drawDots(pen: Pen, dots: Parameters<Scene['mark']>[0]): void {
  for (const { x, z, hit } of dots) {
    pen.beginPath();
    pen.arc(x / 10, z / 10, 3.6, 0, ROUND);
    if (hit) {
      pen.fillStyle = 'rgb(255 197 61 / 0.85)';
      pen.fill();
    } else {
      pen.strokeStyle = 'rgb(214 64 43 / 0.9)';
      pen.lineWidth = 1.6;
      pen.stroke();
    }
  }
}
