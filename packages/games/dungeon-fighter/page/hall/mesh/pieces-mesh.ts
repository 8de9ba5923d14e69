/** What lies on the board for longer: Icebergs (DF-R109.1) and Templates (DF-R110.1). */

import { BufferGeometry, Float32BufferAttribute, LatheGeometry, Mesh, type MeshStandardMaterial, Vector2 } from 'three';
import { BOARD, ICEBERG, TEMPLATE_MEASURES, TEMPLATES, type TemplateId } from '../../../physics';
import { chance } from '../paint/chance';
import { ice } from './ice';
import { skinFromAbove } from './planar';
import { picture } from './texture';

/** Four crags within the cone of the physics; each a little different. */
export function icebergMeshes(): Mesh[] {
  const material = ice(picture(128, 2, paintCrag), 0.15);
  return BOARD.holes.centres.map(([x, z], index) => {
    const mesh = new Mesh(crag(index), material);
    mesh.position.set(x, BOARD.top, z);
    mesh.castShadow = true;
    mesh.receiveShadow = true;
    mesh.visible = false;
    return mesh;
  });
}

function crag(seed: number): BufferGeometry {
  const next = chance(60 + seed);
  const [sides, rows] = [9, 4];
  const points = Array.from({ length: rows + 1 }, (_, row) =>
    Array.from({ length: sides }, (_, side) => {
      const share = row / rows;
      const cone = ICEBERG.base + (ICEBERG.top - ICEBERG.base) * share;
      const r = cone * (row === 0 ? 1 : 0.8 + next() * 0.2);
      const angle = ((side + (row % 2) * 0.5 + next() * 0.4) / sides) * Math.PI * 2;
      return [
        Math.cos(angle) * r,
        share * ICEBERG.height * (row === rows ? 0.9 + next() * 0.1 : 1),
        Math.sin(angle) * r,
      ];
    }),
  );
  const tip = [next() * 3 - 1.5, ICEBERG.height, next() * 3 - 1.5];
  const corners: number[] = [];
  for (let side = 0; side < sides; side++) {
    const following = (side + 1) % sides;
    for (let row = 0; row < rows; row++) {
      const [a, b] = [points[row][side], points[row][following]];
      const [c, d] = [points[row + 1][side], points[row + 1][following]];
      corners.push(...a, ...c, ...b, ...b, ...c, ...d);
    }
    corners.push(...points[rows][side], ...tip, ...points[rows][following]);
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new Float32BufferAttribute(corners, 3));
  geometry.computeVertexNormals(); // No corner is shared, so every facet is flat.
  const heights = corners.filter((_, i) => i % 3 === 1).flatMap((y) => [0.5, y / ICEBERG.height]);
  geometry.setAttribute('uv', new Float32BufferAttribute(heights, 2));
  return geometry;
}

/** Deep blue at the foot, snow on top. */
function paintCrag(pen: CanvasRenderingContext2D): void {
  const rise = pen.createLinearGradient(0, 1, 0, -1);
  rise.addColorStop(0, '#2f8fb5');
  rise.addColorStop(0.45, '#8fd0e6');
  rise.addColorStop(0.75, '#e4f8ff');
  rise.addColorStop(1, '#ffffff');
  pen.fillStyle = rise;
  pen.fillRect(-1, -1, 2, 2);
}

export function templateMeshes(): ReadonlyMap<TemplateId, Mesh> {
  return new Map(
    TEMPLATES.map((id) => {
      const mesh = new Mesh(templateShape(id), id === 'weak-point' ? weakPoint() : frozen());
      mesh.castShadow = true;
      mesh.receiveShadow = true;
      mesh.visible = false;
      return [id, mesh];
    }),
  );
}

function templateShape(id: TemplateId): BufferGeometry {
  const { outer, inner, thickness } = TEMPLATE_MEASURES[id];
  const half = thickness / 2;
  const profile = [
    new Vector2(Math.max(inner, 0.01), -half),
    new Vector2(outer - 0.5, -half),
    new Vector2(outer, -half + 0.5),
    new Vector2(outer, half - 0.5),
    new Vector2(outer - 0.5, half),
    new Vector2(Math.max(inner, 0.01), half),
    new Vector2(Math.max(inner, 0.01), -half),
  ];
  const ring = new LatheGeometry(profile, 64).toNonIndexed();
  ring.computeVertexNormals();
  return skinFromAbove(ring, outer * 2);
}

const frozen = (): MeshStandardMaterial => ice(picture(512, 2, paintFrozen), 0.45);

/** A wreath of frost: what lies inside is a hole. */
function paintFrozen(pen: CanvasRenderingContext2D): void {
  const next = chance(71);
  pen.fillStyle = '#4aa6cc';
  pen.fillRect(-1, -1, 2, 2);
  pen.lineCap = 'round';
  for (let i = 0; i < 120; i++) {
    const angle = next() * Math.PI * 2;
    const [from, to] = [0.54 + next() * 0.2, 0.7 + next() * 0.32];
    pen.strokeStyle = `rgb(255 255 255 / ${0.25 + next() * 0.6})`;
    pen.lineWidth = 0.008 + next() * 0.02;
    pen.beginPath();
    pen.moveTo(Math.cos(angle) * from, Math.sin(angle) * from);
    pen.lineTo(Math.cos(angle + 0.12) * to, Math.sin(angle + 0.12) * to);
    pen.stroke();
  }
  for (const [r, width] of [
    [0.965, 0.05],
    [0.585, 0.05],
  ]) {
    pen.strokeStyle = '#eafaff';
    pen.lineWidth = width;
    pen.beginPath();
    pen.arc(0, 0, r, 0, Math.PI * 2);
    pen.stroke();
  }
}

const weakPoint = (): MeshStandardMaterial => ice(picture(512, 2, paintWeakPoint), 0.7);

/** A cracked heart of red ice. */
function paintWeakPoint(pen: CanvasRenderingContext2D): void {
  const glow = pen.createRadialGradient(0, 0, 0.05, 0, 0, 1);
  glow.addColorStop(0, '#ff9d6b');
  glow.addColorStop(0.5, '#c1272d');
  glow.addColorStop(1, '#5c0e1a');
  pen.fillStyle = glow;
  pen.fillRect(-1, -1, 2, 2);
  pen.strokeStyle = '#ffe3c8';
  pen.lineWidth = 0.055;
  for (const r of [0.9, 0.58]) {
    pen.beginPath();
    pen.arc(0, 0, r, 0, Math.PI * 2);
    pen.stroke();
  }
  const next = chance(81);
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  pen.strokeStyle = '#2a0509';
  for (let i = 0; i < 7; i++) {
    let [angle, r] = [(i / 7) * Math.PI * 2, 0.06];
    pen.lineWidth = 0.07;
    pen.beginPath();
    pen.moveTo(0, 0);
    while (r < 0.95) {
      angle += (next() - 0.5) * 0.5;
      r += 0.13 + next() * 0.1;
      pen.lineTo(Math.cos(angle) * r, Math.sin(angle) * r);
    }
    pen.stroke();
  }
}
