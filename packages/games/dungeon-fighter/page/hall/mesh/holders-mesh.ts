/** What the die waits on: a mitten, a playing card (Card Flick), or a furry hat (Head). A chute needs none of them. */

import { type BufferGeometry, Mesh, MeshStandardMaterial, SphereGeometry, TorusGeometry } from 'three';
import { RoundedBoxGeometry } from 'three/addons/geometries/RoundedBoxGeometry.js';
import { mergeGeometries } from 'three/addons/utils/BufferGeometryUtils.js';
import type { Requirement } from '../../../physics';
import { lighter } from '../paint/board-paint';
import { chance } from '../paint/chance';
import { stamp, starPath } from '../paint/marks';
import type { Held } from '../scene';
import { picture } from './texture';

export type HolderName = 'mitten' | 'card' | 'hat';

export function holderOf({ requirements }: Held): HolderName | null {
  // Seen from behind or below it would hide the die or the board.
  if (['waterfall', 'eye-level', 'under-table'].some((one) => requirements.includes(one as Requirement))) return null;
  if (requirements.includes('head')) return 'hat';
  return requirements.includes('card-flick') ? 'card' : 'mitten';
}

/** Each round the die's own middle. */
export function holderMeshes(): { readonly [name in HolderName]: Mesh } {
  const holders = { mitten: mitten(), card: card(), hat: hat() };
  for (const holder of Object.values(holders)) {
    holder.visible = false;
    holder.castShadow = true;
    holder.receiveShadow = true;
  }
  return holders;
}

/** Stripes of the skin: which part of it a piece wears. */
const SKINS = ['#7d6650', '#efe6d3', '#5a3d28'] as const;
const [WOOL, FUR, HIDE] = [0, 1, 2];

/** Palm up, fingers towards the board. */
function mitten(): Mesh {
  const palm = ball(37, 15, 56, 0, 0, -8, WOOL);
  const heel = ball(32, 16, 30, 0, -2, 32, WOOL);
  const thumb = ball(12, 11, 29, 0, 3, 0, WOOL);
  thumb.rotateY(-0.5);
  thumb.translate(36, 0, 8);
  const cuff = dressed(new TorusGeometry(25, 12, 10, 28), FUR);
  cuff.scale(1.12, 0.72, 1);
  cuff.translate(0, -3, 54);
  const geometry = mergeGeometries([palm, heel, thumb, cuff]);
  geometry.scale(0.66, 0.6, 0.66);
  geometry.translate(0, -21, 0);
  return knitted(geometry);
}

function hat(): Mesh {
  const crown = ball(46, 40, 48, 0, 0, 0, HIDE);
  const brim = dressed(new TorusGeometry(43, 11, 12, 40), FUR);
  brim.rotateX(Math.PI / 2);
  brim.translate(0, -20, 0);
  const geometry = mergeGeometries([crown, brim]);
  geometry.translate(0, -47, 0);
  return knitted(geometry);
}

function card(): Mesh {
  const geometry = new RoundedBoxGeometry(64, 1.2, 92, 2, 0.5);
  geometry.clearGroups();
  geometry.translate(0, -9, 8);
  return new Mesh(geometry, new MeshStandardMaterial({ map: picture(256, 2, paintCard), roughness: 0.7 }));
}

function paintCard(pen: CanvasRenderingContext2D): void {
  pen.fillStyle = '#f1e7d0';
  pen.fillRect(-1, -1, 2, 2);
  pen.fillStyle = '#125468';
  pen.fillRect(-0.88, -0.92, 1.76, 1.84);
  pen.strokeStyle = '#84cbdd';
  pen.lineWidth = 0.03;
  pen.strokeRect(-0.78, -0.82, 1.56, 1.64);
  stamp(pen, starPath(), 0, 0, 0.5, { fill: '#84cbdd' });
}

function knitted(geometry: BufferGeometry): Mesh {
  const knit = picture(512, 2, paintKnit);
  return new Mesh(geometry, new MeshStandardMaterial({ map: knit, bumpMap: knit, bumpScale: 1.5, roughness: 0.95 }));
}

/** Half width, half height, half depth, and its middle. */
function ball(w: number, h: number, d: number, x: number, y: number, z: number, skin: number): BufferGeometry {
  const geometry = new SphereGeometry(1, 28, 18);
  geometry.scale(w, h, d);
  geometry.translate(x, y, z);
  return dressed(geometry, skin);
}

function dressed(geometry: BufferGeometry, skin: number): BufferGeometry {
  const uv = geometry.getAttribute('uv');
  for (let i = 0; i < uv.count; i++) uv.setX(i, (skin + 0.02 + uv.getX(i) * 0.96) / SKINS.length);
  return geometry;
}

function paintKnit(pen: CanvasRenderingContext2D): void {
  const next = chance(121);
  const stitches = 54;
  const stitch = 2 / stitches;
  pen.lineWidth = stitch * 0.36;
  pen.lineCap = 'round';
  SKINS.forEach((colour, i) => {
    pen.fillStyle = lighter(colour, -0.16);
    pen.fillRect(-1 + (i * 2) / SKINS.length, -1, 2 / SKINS.length, 2);
  });
  for (let column = 0; column < stitches; column++) {
    const colour = SKINS[Math.floor((column / stitches) * SKINS.length)];
    for (let row = 0; row < stitches / 2; row++) {
      const [x, y] = [-1 + (column + 0.5) * stitch, -1 + row * stitch * 2];
      pen.strokeStyle = lighter(colour, (next() - 0.5) * 0.12);
      pen.beginPath();
      pen.moveTo(x - stitch * 0.38, y);
      pen.lineTo(x, y + stitch * 1.5);
      pen.lineTo(x + stitch * 0.38, y);
      pen.stroke();
    }
  }
}
