/** What shines in the hall: windows and the light that falls in, torches, dust in the air. */
import {
  AdditiveBlending,
  BufferGeometry,
  Color,
  DoubleSide,
  Float32BufferAttribute,
  Mesh,
  MeshBasicMaterial,
  Points,
  PointsMaterial,
  type Vector3,
} from 'three';
import { chance } from '../paint/chance';
import type { Palette } from '../palette';
import { onWall, TORCH_R, TORCH_Y, TORCHES, WALL, WINDOW, WINDOWS } from './hall-shape';
import { FLOOR } from './table-mesh';
import { picture } from './texture';

export function windows(palette: Palette): Mesh {
  const corners: number[] = [];
  const uvs: number[] = [];
  for (const turn of WINDOWS) {
    const half = WINDOW.width / 2 / (WALL - 420);
    const [l, r] = [turn + half, turn - half];
    const at = (side: number, y: number) => onWall(side, WALL - 420, y).toArray();
    corners.push(...at(l, WINDOW.low), ...at(r, WINDOW.low), ...at(r, WINDOW.high));
    corners.push(...at(l, WINDOW.low), ...at(r, WINDOW.high), ...at(l, WINDOW.high));
    uvs.push(0, 0, 1, 0, 1, 1, 0, 0, 1, 1, 0, 1);
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new Float32BufferAttribute(corners, 3));
  geometry.setAttribute('uv', new Float32BufferAttribute(uvs, 2));
  const material = new MeshBasicMaterial({
    map: picture(512, 2, paintWindow),
    color: new Color(palette.sun).multiplyScalar(1.15),
    transparent: true,
    depthWrite: false,
    fog: false,
    side: DoubleSide,
  });
  return new Mesh(geometry, material);
}

/** A cleft in the ice with the day behind it: bright in the middle, soft at its ragged edges. */
function paintWindow(pen: CanvasRenderingContext2D): void {
  const next = chance(101);
  const edge = (side: number) =>
    Array.from({ length: 15 }, (_, i) => {
      const y = 0.98 - (i / 14) * 1.72; // Room above for its own glow.
      const arch = Math.sqrt(Math.max(0, 1 - ((i / 14 - 0.25) / 0.75) ** 2));
      const width = (i < 4 ? 0.62 : 0.62 * arch) * (0.82 + next() * 0.3);
      return [side * Math.max(0.02, width), y] as const;
    });
  const outline = [...edge(-1), ...edge(1).reverse()];
  const path = new Path2D();
  for (const [x, y] of outline) path.lineTo(x, y);
  path.closePath();
  pen.save();
  pen.lineJoin = 'round';
  for (let blur = 0.5; blur > 0.02; blur -= 0.02) {
    pen.strokeStyle = 'rgb(150 220 240 / 0.035)';
    pen.lineWidth = blur;
    pen.stroke(path);
  }
  const day = pen.createLinearGradient(0, -1, 0, 1);
  day.addColorStop(0, '#bfe9f6');
  day.addColorStop(0.4, '#ffffff');
  day.addColorStop(0.8, '#d8f4fb');
  day.addColorStop(1, '#8fcfe2');
  pen.fillStyle = day;
  pen.fill(path);
  pen.clip(path);
  pen.fillStyle = 'rgb(120 180 200 / 0.5)';
  for (const [x, y, size] of [
    [-0.5, 0.95, 0.5],
    [0.1, 1, 0.42],
    [0.55, 0.98, 0.36],
  ]) {
    pen.beginPath();
    pen.moveTo(x - size, 1);
    pen.lineTo(x, y - size * 0.8);
    pen.lineTo(x + size, 1);
    pen.fill();
  }
  pen.restore();
}

export function shafts(palette: Palette): Mesh {
  const corners: number[] = [];
  const uvs: number[] = [];
  WINDOWS.forEach((turn, i) => {
    for (let ray = -1; ray <= 1; ray++) {
      const from = turn + ray * 0.045;
      const to = turn + ray * 0.16 + (i - 1) * 0.02;
      const [a, b] = [onWall(from + 0.03, WALL - 460, 1100), onWall(from - 0.03, WALL - 460, 1100)];
      const [c, d] = [onWall(to + 0.22, 1350, FLOOR), onWall(to - 0.22, 1350, FLOOR)];
      corners.push(...a.toArray(), ...b.toArray(), ...d.toArray(), ...a.toArray(), ...d.toArray(), ...c.toArray());
      uvs.push(0, 1, 1, 1, 1, 0, 0, 1, 1, 0, 0, 0);
    }
  });
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new Float32BufferAttribute(corners, 3));
  geometry.setAttribute('uv', new Float32BufferAttribute(uvs, 2));
  const material = new MeshBasicMaterial({
    map: picture(128, 2, paintShaft),
    color: palette.sun,
    transparent: true,
    opacity: palette.shaft,
    blending: AdditiveBlending,
    depthWrite: false,
    fog: false,
    side: DoubleSide,
  });
  return new Mesh(geometry, material);
}

function paintShaft(pen: CanvasRenderingContext2D): void {
  for (let x = -1; x < 1; x += 1 / 32) {
    const fall = pen.createLinearGradient(0, -1, 0, 1);
    const strength = Math.cos((x * Math.PI) / 2) ** 2;
    fall.addColorStop(0, `rgb(255 255 255 / ${strength})`);
    fall.addColorStop(1, 'rgb(255 255 255 / 0)');
    pen.fillStyle = fall;
    pen.fillRect(x, -1, 1 / 32, 2);
  }
}

function glow(colour: string, size: number, places: readonly Vector3[]): Points {
  const geometry = new BufferGeometry().setFromPoints([...places]);
  const map = picture(128, 2, (pen) => {
    const shine = pen.createRadialGradient(0, 0, 0, 0, 0, 1);
    shine.addColorStop(0, '#fff6dd');
    shine.addColorStop(0.12, colour);
    shine.addColorStop(0.4, `${colour}44`);
    shine.addColorStop(1, `${colour}00`);
    pen.fillStyle = shine;
    pen.fillRect(-1, -1, 2, 2);
  });
  const material = new PointsMaterial({
    map,
    size,
    transparent: true,
    depthWrite: false,
    blending: AdditiveBlending,
    fog: false,
  });
  return new Points(geometry, material);
}

export const torches = (): Points =>
  glow(
    '#ff9440',
    620,
    TORCHES.map((turn) => onWall(turn, TORCH_R, TORCH_Y)),
  );

export function motes(): Points {
  const next = chance(111);
  const places = Array.from({ length: 130 }, () => onWall(next() * 6.3, 700 + next() * 1500, next() * 1300 - 300));
  const points = glow('#cfeeff', 15, places);
  (points.material as PointsMaterial).opacity = 0.5;
  return points;
}
