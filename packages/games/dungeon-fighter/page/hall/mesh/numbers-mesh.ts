/** The values on the board. They turn with the viewer, so that nobody reads them upside down; 32 small squares, one draw. */

import { BufferGeometry, Float32BufferAttribute, Mesh, MeshBasicMaterial } from 'three';
import { BOARD } from '../../../physics';
import { DIGIT } from '../paint/palette';
import { AREAS, roomIn } from '../zones';
import { picture } from './texture';

const CELLS = 4; // a side of the atlas
const SHOWN = AREAS.filter(({ id }) => id !== 'BULL').map((area) => ({ area, room: roomIn(area) }));
const HEIGHT = BOARD.top + 0.12;
/** Like signs on a road: the lower one looks, the longer they are drawn, up to this. */
const LONGEST = 1.9;

export interface Numbers {
  readonly mesh: Mesh;
  /** Upright for one who looks from there, so steeply: 0 along the table, 1 from above. */
  face(azimuth: number, steepness: number): void;
}

export function numbersMesh(): Numbers {
  const geometry = new BufferGeometry();
  const places = new Float32BufferAttribute(SHOWN.length * 12, 3);
  geometry.setAttribute('position', places);
  geometry.setAttribute(
    'uv',
    new Float32BufferAttribute(
      SHOWN.flatMap(({ area }) => cellOf(area.value)),
      2,
    ),
  );
  geometry.setIndex(SHOWN.flatMap((_, i) => [0, 1, 2, 0, 2, 3].map((corner) => corner + i * 4)));
  const material = new MeshBasicMaterial({
    map: picture(1024, CELLS, paintDigits),
    transparent: true,
    depthWrite: false,
    polygonOffset: true,
    polygonOffsetFactor: -1,
  });
  const mesh = new Mesh(geometry, material);
  mesh.frustumCulled = false;
  let faced = [Number.NaN, 0];
  return {
    mesh,
    face(azimuth, steepness) {
      if (Math.abs(azimuth - faced[0]) < 0.004 && Math.abs(steepness - faced[1]) < 0.02) return;
      faced = [azimuth, steepness];
      const stretch = Math.min(LONGEST, 1 / Math.max(0.1, steepness));
      const narrow = Math.sqrt(1.25 / stretch);
      const [sine, cosine] = [Math.sin(azimuth), Math.cos(azimuth)];
      SHOWN.forEach(({ room }, i) => {
        const half = Math.min(17, room.clear * 0.88) * narrow;
        CORNERS.forEach(([right, near], corner) => {
          const [r, n] = [right * half, near * half * stretch];
          places.setXYZ(i * 4 + corner, room.x + cosine * r + sine * n, HEIGHT, room.z - sine * r + cosine * n);
        });
      });
      places.needsUpdate = true;
    },
  };
}

/** Right and near of the viewer: near left, near right, far right, far left. */
const CORNERS = [
  [-1, 1],
  [1, 1],
  [1, -1],
  [-1, -1],
] as const;

function cellOf(value: number): number[] {
  const left = ((value - 1) % CELLS) / CELLS;
  const low = 1 - (Math.floor((value - 1) / CELLS) + 1) / CELLS;
  const side = 1 / CELLS;
  return [left, low, left + side, low, left + side, low + side, left, low + side];
}

function paintDigits(pen: CanvasRenderingContext2D): void {
  pen.textAlign = 'center';
  pen.textBaseline = 'alphabetic';
  pen.font = '600 100px "Grenze Gotisch", "Alegreya", Georgia, serif';
  for (let value = 1; value <= 5; value++) {
    const text = String(value);
    const { actualBoundingBoxAscent: up, actualBoundingBoxDescent: down } = pen.measureText(text);
    const x = ((value - 1) % CELLS) - CELLS / 2 + 0.5;
    const y = Math.floor((value - 1) / CELLS) - CELLS / 2 + 0.5;
    const size = 0.86 / (up + down);
    pen.save();
    pen.translate(x, y);
    pen.scale(size, size);
    const base = (up - down) / 2;
    pen.fillStyle = 'rgb(255 255 255 / 0.75)';
    pen.fillText(text, 2.5, base + 3);
    pen.fillStyle = DIGIT;
    pen.fillText(text, 0, base);
    pen.restore();
  }
}
