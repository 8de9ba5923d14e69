/** Walls, columns, icicles and floor of the hall. Their light never changes, so it is baked into the facets: one draw, no lamps. */
import { BufferGeometry, Color, DoubleSide, Float32BufferAttribute, Mesh, MeshBasicMaterial, Vector3 } from 'three';
import { chance } from '../paint/chance';
import type { Palette } from '../palette';
import { CEILING, onWall, TORCH_R, TORCH_Y, TORCHES, WALL, WINDOWS } from './hall-shape';
import { FLOOR } from './table-mesh';

export function rock(palette: Palette): Mesh {
  const corners: number[] = [];
  wallFacets(corners);
  const next = chance(91);
  for (let i = 0; i < 26; i++) pillar(corners, next);
  for (let i = 0; i < 150; i++) icicle(corners, next);
  for (let i = 0; i < 90; i++) boulder(corners, next);
  floorFacets(corners);
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new Float32BufferAttribute(corners, 3));
  geometry.setAttribute('color', new Float32BufferAttribute(baked(corners, palette), 3));
  return new Mesh(geometry, new MeshBasicMaterial({ vertexColors: true, side: DoubleSide }));
}

/** A noise of a few waves: folds of ice that hang down the walls. */
function fold(turn: number, y: number): number {
  const hanging = Math.sin(turn * 17 + Math.sin(y / 700) * 0.8) * 90 + Math.sin(turn * 41 + y / 900) * 45;
  const broken = Math.sin(turn * 7 + y / 330) * 80 + Math.sin(y / 140 + turn * 23) * 28;
  return hanging + broken;
}

function wallFacets(corners: number[]): void {
  const [columns, rows] = [132, 16];
  const next = chance(90);
  const jitter = Array.from({ length: (columns + 1) * (rows + 1) }, () => next() - 0.5);
  const point = (column: number, row: number): number[] => {
    const shake = jitter[(column % columns) + row * columns];
    const turn = ((column + shake * 0.7) / columns) * Math.PI * 2;
    const y = FLOOR + ((row + shake * 0.6) / rows) * (CEILING - FLOOR);
    const vault = Math.max(0, (y - 900) / (CEILING - 900)) ** 2 * 1500;
    return onWall(turn, WALL - vault + fold(turn, y), y).toArray();
  };
  for (let column = 0; column < columns; column++) {
    for (let row = 0; row < rows; row++) {
      const [a, b] = [point(column, row), point(column + 1, row)];
      const [c, d] = [point(column, row + 1), point(column + 1, row + 1)];
      corners.push(...a, ...b, ...c, ...b, ...d, ...c);
    }
  }
}

/** A crooked cone from one point to another. */
function spike(
  corners: number[],
  foot: Vector3,
  tip: Vector3,
  radius: number,
  sides: number,
  next: () => number,
): void {
  const ring = (share: number, r: number) =>
    Array.from({ length: sides }, (_, i) => {
      const angle = (i / sides) * Math.PI * 2;
      const at = foot.clone().lerp(tip, share);
      return [
        at.x + Math.cos(angle) * r * (0.8 + next() * 0.4),
        at.y,
        at.z + Math.sin(angle) * r * (0.8 + next() * 0.4),
      ];
    });
  const rings = [ring(0, radius), ring(0.3, radius * 0.62), ring(0.65, radius * 0.3)];
  for (let i = 0; i < sides; i++) {
    const k = (i + 1) % sides;
    for (let row = 0; row < 2; row++) {
      const [low, high] = [rings[row], rings[row + 1]];
      corners.push(...low[i], ...low[k], ...high[i], ...low[k], ...high[k], ...high[i]);
    }
    corners.push(...rings[2][i], ...rings[2][k], tip.x, tip.y, tip.z);
  }
}

const clearOfWindows = (turn: number): boolean =>
  WINDOWS.every((window) => Math.abs(Math.atan2(Math.sin(turn - window), Math.cos(turn - window))) > 0.22);

function pillar(corners: number[], next: () => number): void {
  const turn = next() * Math.PI * 2;
  if (!clearOfWindows(turn)) return;
  const r = 2350 + next() * 650;
  const [foot, top] = [onWall(turn, r, FLOOR), onWall(turn + 0.02, r + 60, CEILING)];
  const waist = FLOOR + (CEILING - FLOOR) * (0.35 + next() * 0.3);
  const middle = foot.clone().lerp(top, 0.5).setY(waist);
  const width = 130 + next() * 170;
  spike(corners, foot, middle.clone().setY(waist + 500), width, 7, next);
  spike(corners, top, middle.clone().setY(waist - 500), width * 1.1, 7, next);
}

function icicle(corners: number[], next: () => number): void {
  const turn = next() * Math.PI * 2;
  const r = 1500 + next() * 1500;
  const y = 1650 + next() * 700;
  const foot = onWall(turn, r, y + 500);
  spike(corners, foot, onWall(turn, r, y - 250 - next() ** 2 * 850), 34 + next() * 70, 5, next);
}

function boulder(corners: number[], next: () => number): void {
  const turn = next() * Math.PI * 2;
  if (!clearOfWindows(turn)) return;
  const r = 2000 + next() * 1150;
  const size = 60 + next() * 190;
  const tip = onWall(turn + (next() - 0.5) * 0.05, r, FLOOR + size * (1.1 + next() * 2.4));
  spike(corners, onWall(turn, r, FLOOR), tip, size, 6, next);
}

function floorFacets(corners: number[]): void {
  const next = chance(95);
  const [columns, rings] = [40, 9];
  const jitter = Array.from({ length: (columns + 1) * (rings + 1) }, () => next() - 0.5);
  const point = (column: number, ring: number): number[] => {
    const shake = jitter[(column % columns) + ring * columns];
    const turn = ((column + shake * 0.6 * Math.min(1, ring)) / columns) * Math.PI * 2;
    return onWall(turn, (ring / rings) * (WALL + 200), FLOOR + shake * 14).toArray();
  };
  for (let column = 0; column < columns; column++) {
    for (let ring = 0; ring < rings; ring++) {
      const [a, b] = [point(column, ring), point(column + 1, ring)];
      const [c, d] = [point(column, ring + 1), point(column + 1, ring + 1)];
      corners.push(...a, ...c, ...b, ...b, ...c, ...d);
    }
  }
}

/** For each facet: how it stands to the windows and torches, how deep it lies, and a grain of chance. */
function baked(corners: readonly number[], palette: Palette): number[] {
  const colours: number[] = [];
  const next = chance(97);
  const [shade, lit, shine, floor] = [palette.shade, palette.lit, palette.shine, palette.floor].map(
    (c) => new Color(c),
  );
  const warm = new Color(0xff8b3d);
  const [a, b, c] = [new Vector3(), new Vector3(), new Vector3()];
  const [normal, middle, away] = [new Vector3(), new Vector3(), new Vector3()];
  const windowsAt = WINDOWS.map((turn) => onWall(turn, WALL - 500, 150));
  const torchesAt = TORCHES.map((turn) => onWall(turn, TORCH_R, TORCH_Y));
  const colour = new Color();
  for (let i = 0; i < corners.length; i += 9) {
    a.fromArray(corners, i);
    b.fromArray(corners, i + 3);
    c.fromArray(corners, i + 6);
    middle.copy(a).add(b).add(c).divideScalar(3);
    normal.copy(b).sub(a).cross(away.copy(c).sub(a)).normalize();
    if (normal.dot(middle) > 0 && middle.y > FLOOR + 60) normal.negate(); // Towards the table.
    const isFloor = middle.y < FLOOR + 30;
    colour.copy(isFloor ? floor : shade);
    let light = 0;
    for (const window of windowsAt) {
      away.copy(window).sub(middle);
      const distance = away.length();
      light += (Math.max(0, normal.dot(away) / distance) * 0.75 + 0.25) * Math.exp(-distance / 1000);
    }
    const height = Math.max(0, Math.min(1, (middle.y - FLOOR) / (CEILING - FLOOR)));
    colour.lerp(lit, Math.min(1, light * 1.7 + next() * 0.14 + (1 - height) * 0.1));
    if (light > 0.36) colour.lerp(shine, Math.min(0.8, (light - 0.36) * 1.6));
    colour.multiplyScalar(1 - height * 0.45 + (next() - 0.5) * 0.16);
    for (const torch of torchesAt) {
      away.copy(torch).sub(middle);
      const distance = away.length();
      const fire = (Math.max(0, normal.dot(away) / distance) * 0.8 + 0.2) * Math.exp(-distance / 260) * 1.25;
      colour.r += warm.r * fire;
      colour.g += warm.g * fire;
      colour.b += warm.b * fire;
    }
    for (let corner = 0; corner < 3; corner++) colours.push(colour.r, colour.g, colour.b);
  }
  return colours;
}
