/** The round table (DF-R101.3): planks, an iron band, an ice pillar under it, and an underside that lets the light through. */

import {
  CylinderGeometry,
  Group,
  LatheGeometry,
  Mesh,
  MeshBasicMaterial,
  MeshStandardMaterial,
  RingGeometry,
  Vector2,
} from 'three';
import { BOARD } from '../../../physics';
import { paintUnderside, paintWood } from '../paint/wood-paint';
import { disc, skinFromAbove } from './planar';
import { picture } from './texture';

const { radius, thickness, opening } = BOARD.table;
const SPAN = 2 * radius;
export const FLOOR = -760;

export function tableMesh(): Group {
  const group = new Group();
  const map = picture(2048, SPAN, paintWood);
  const wood = new MeshStandardMaterial({ map, bumpMap: map, bumpScale: 2.2, roughness: 0.62, envMapIntensity: 0.45 });
  // It reaches a little under the board's bevel: no gap, whatever the facets.
  const top = new RingGeometry(opening - 3, radius - 3, 96, 3);
  top.rotateX(-Math.PI / 2);
  const planks = new Mesh(skinFromAbove(top, SPAN), wood);
  planks.receiveShadow = true;

  // The edge is rounded by 3 mm for the eye only: the physics has a sharp one at the same radius.
  const edge = new LatheGeometry(
    [
      new Vector2(radius - 6, -thickness),
      new Vector2(radius, -thickness + 4),
      new Vector2(radius, -3),
      new Vector2(radius - 1, -0.8),
      new Vector2(radius - 3, 0),
    ],
    128,
  );
  const side = new Mesh(
    edge,
    new MeshStandardMaterial({ map: picture(8, 2, plain('#5d4433')), roughness: 0.55, envMapIntensity: 0.4 }),
  );

  const below = disc(radius - 6, [], 0, 64);
  below.rotateX(Math.PI);
  below.translate(0, -thickness, 0);
  const underside = new Mesh(
    skinFromAbove(below, SPAN),
    new MeshBasicMaterial({ map: picture(1024, SPAN, paintUnderside), color: 0xd8cabc }),
  );

  const pillar = new CylinderGeometry(44, 170, -FLOOR - thickness, 9, 4).toNonIndexed();
  pillar.computeVertexNormals(); // Facets.
  pillar.translate(0, (FLOOR - thickness) / 2, 0);
  const foot = new Mesh(
    pillar,
    new MeshStandardMaterial({ map: picture(8, 2, plain('#2c6173')), roughness: 0.3, envMapIntensity: 0.5 }),
  );
  group.add(planks, side, underside, foot);
  return group;
}

/** A colour as a picture: so it shares its program with everything painted. */
const plain = (colour: string) => (pen: CanvasRenderingContext2D) => {
  pen.fillStyle = colour;
  pen.fillRect(-1, -1, 2, 2);
};
