/** Flat shapes laid on the table, with the picture from above as their skin. */
import { type BufferGeometry, Float32BufferAttribute, Path, Shape, ShapeGeometry } from 'three';

/** A disc with round holes, its face up at a height. Points are (x, z). */
export function disc(
  radius: number,
  holes: readonly { readonly x: number; readonly z: number; readonly radius: number }[],
  y: number,
  segments: number,
): BufferGeometry {
  // Shapes stand upright and look at us; laid down, their y becomes -z.
  const outline = new Shape().absarc(0, 0, radius, 0, Math.PI * 2, false);
  for (const hole of holes) {
    const path = new Path();
    path.absarc(hole.x, -hole.z, hole.radius, 0, Math.PI * 2, true);
    outline.holes.push(path);
  }
  const geometry = new ShapeGeometry(outline, segments);
  geometry.rotateX(-Math.PI / 2);
  geometry.translate(0, y, 0);
  return geometry;
}

/** Every point takes its place in a picture of so many mm. */
export function skinFromAbove(geometry: BufferGeometry, mm: number): BufferGeometry {
  const at = geometry.getAttribute('position');
  const uv: number[] = [];
  for (let i = 0; i < at.count; i++) uv.push(0.5 + at.getX(i) / mm, 0.5 - at.getZ(i) / mm);
  geometry.setAttribute('uv', new Float32BufferAttribute(uv, 2));
  return geometry;
}
