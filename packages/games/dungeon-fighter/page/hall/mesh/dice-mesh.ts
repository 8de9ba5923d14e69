/** The dice: rounded tetrahedra with shape marks and a golden tip, clear Water cubes, the big Snow die, and the d6 set. */

import {
  BufferGeometry,
  CanvasTexture,
  Float32BufferAttribute,
  Mesh,
  MeshStandardMaterial,
  SRGBColorSpace,
} from 'three';
import { RoundedBoxGeometry } from 'three/addons/geometries/RoundedBoxGeometry.js';
import { cornersOf, DICE, type DieId, type Shape } from '../../../physics';
import { cubeSkin, D4_SKIN_MM, tetrahedronSkin } from '../paint/dice-paint';
import { colourOf, lookOf } from '../paint/palette';
import { roundedTetrahedron } from './rounded-tetrahedron';

const CUBE_CELLS = { blank: 0, icon: 1, snow: 2 } as const;

export interface DiceMaker {
  make(id: DieId, shape: Shape): Mesh;
  dispose(): void;
}

/** Dice of a kind share their shape, dice of a colour their skin. */
export function diceMaker(): DiceMaker {
  const shapes = new Map<Shape, BufferGeometry>();
  const skins = new Map<string, MeshStandardMaterial>();
  const shapeOf = (shape: Shape) => remember(shapes, shape, () => geometryOf(shape));
  const skinOf = (colour: string, shape: Shape) =>
    remember(skins, `${colour} ${DICE[shape].solid}`, () => materialOf(colour, shape));
  return {
    make(id, shape) {
      const mesh = new Mesh(shapeOf(shape), skinOf(colourOf(id, shape), shape));
      mesh.castShadow = true;
      mesh.receiveShadow = true;
      return mesh;
    },
    dispose() {
      for (const shape of shapes.values()) shape.dispose();
      for (const skin of skins.values()) {
        skin.map?.dispose();
        skin.dispose();
      }
    },
  };
}

function remember<K, V>(known: Map<K, V>, key: K, make: () => V): V {
  const old = known.get(key);
  if (old !== undefined) return old;
  const made = make();
  known.set(key, made);
  return made;
}

function geometryOf(shape: Shape): BufferGeometry {
  const measure = DICE[shape];
  if (measure.solid === 'cube') return cubeOf(shape);
  const corners = cornersOf(measure).map(({ x, y, z }) => [x, y, z] as const);
  const { positions, normals, uvs } = roundedTetrahedron(corners, measure.rounding, { mm: D4_SKIN_MM });
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new Float32BufferAttribute(positions, 3));
  geometry.setAttribute('normal', new Float32BufferAttribute(normals, 3));
  geometry.setAttribute('uv', new Float32BufferAttribute(uvs, 2));
  return geometry;
}

/** Six sides in the order of `faces`; each takes its cell of the skin: blank, icon, snow. */
function cubeOf(shape: Shape): BufferGeometry {
  const { edge, rounding, faces } = DICE[shape];
  const geometry = new RoundedBoxGeometry(edge, edge, edge, 4, rounding);
  const uv = geometry.getAttribute('uv');
  const perSide = uv.count / 6;
  for (let i = 0; i < uv.count; i++) {
    const cell = CUBE_CELLS[faces[Math.floor(i / perSide)]];
    uv.setX(i, (cell + Math.max(0.01, Math.min(0.99, uv.getX(i)))) / 3);
  }
  geometry.clearGroups();
  return geometry;
}

function materialOf(colour: string, shape: Shape): MeshStandardMaterial {
  const look = lookOf(colour);
  const map = new CanvasTexture(DICE[shape].solid === 'cube' ? cubeSkin(look) : tetrahedronSkin(look));
  map.colorSpace = SRGBColorSpace;
  map.anisotropy = 4;
  if (shape === 'water') {
    return new MeshStandardMaterial({ map, transparent: true, opacity: 0.78, roughness: 0.05 });
  }
  if (shape === 'snow') return new MeshStandardMaterial({ map, roughness: 0.95, envMapIntensity: 0.5 });
  return new MeshStandardMaterial({ map, roughness: 0.24 });
}
