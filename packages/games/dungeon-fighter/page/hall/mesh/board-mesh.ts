/** The target board: one carved block of ice with real holes (DF-R102), its shape that of the physics to the millimetre. */

import {
  type BufferGeometry,
  CircleGeometry,
  CylinderGeometry,
  Float32BufferAttribute,
  Group,
  LatheGeometry,
  Mesh,
  MeshBasicMaterial,
  MeshStandardMaterial,
  Vector2,
} from 'three';
import { mergeGeometries } from 'three/addons/utils/BufferGeometryUtils.js';
import { BOARD } from '../../../physics';
import { paintBoard, paintBoardRelief } from '../paint/board-paint';
import { disc, skinFromAbove } from './planar';
import { picture, relief } from './texture';

const SPAN = 2 * (BOARD.radius + BOARD.bevel);
const { holes, radius, bevel, top } = BOARD;

/** The face of the board, holes cut out: also what a lit section is drawn on. */
export const boardFace = (y: number): BufferGeometry =>
  disc(
    radius,
    holes.centres.map(([x, z]) => ({ x, z, radius: holes.radius })),
    y,
    64,
  );

export function boardMesh(): Group {
  const group = new Group();
  const rim = new LatheGeometry([new Vector2(radius + bevel, 0), new Vector2(radius, top)], 128);
  const face = boardFace(top);
  face.computeVertexNormals();
  const body = mergeGeometries([face, rim].map((part) => skinFromAbove(part.index ? part.toNonIndexed() : part, SPAN)));
  const ice = new MeshStandardMaterial({
    map: picture(2048, SPAN, paintBoard),
    color: 0xccd2d6,
    bumpMap: relief(1024, SPAN, paintBoardRelief),
    bumpScale: 3.5,
    roughness: 0.5,
    envMapIntensity: 0.24,
  });
  const block = new Mesh(body, ice);
  block.receiveShadow = true;
  group.add(block, wells());
  return group;
}

/** Shafts that darken downwards, and their floors; painted, not lit: no light reaches in there. */
function wells(): Mesh {
  const deep = top - holes.floor;
  const parts = holes.centres.flatMap(([x, z]) => {
    const shaft = new CylinderGeometry(holes.radius, holes.radius, deep, 40, 4, true);
    shaft.scale(-1, 1, 1); // Seen from inside.
    shaft.translate(x, top - deep / 2, z);
    const floor = new CircleGeometry(holes.radius, 40);
    floor.rotateX(-Math.PI / 2);
    floor.translate(x, holes.floor, z);
    return [shaft.toNonIndexed(), floor.toNonIndexed()];
  });
  const geometry = mergeGeometries(parts);
  const at = geometry.getAttribute('position');
  const colours: number[] = [];
  for (let i = 0; i < at.count; i++) {
    const light = Math.max(0, (at.getY(i) - holes.floor) / deep) ** 3;
    colours.push(0.003 + light * 0.07, 0.008 + light * 0.2, 0.012 + light * 0.27);
  }
  geometry.setAttribute('color', new Float32BufferAttribute(colours, 3));
  const mesh = new Mesh(geometry, new MeshBasicMaterial({ vertexColors: true }));
  return mesh;
}
