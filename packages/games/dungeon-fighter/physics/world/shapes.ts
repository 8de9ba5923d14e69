/** The colliders of the world, from the measures: hulls, cones, boxes, rings and the stored meshes. Units of the engine. */

import { RAPIER } from '#engine';
import type { Shape, TemplateId } from '../types';
import meshes from './data/meshes.json';
import { frameOf, SEATS } from './frame';
import {
  BOARD,
  CHUTE,
  DICE,
  FLOE,
  ICEBERG,
  MATERIALS,
  type Material,
  MM_PER_UNIT,
  POSE_MM,
  TEMPLATE_MEASURES,
  WALL,
} from './measures';
import { coreOf } from './solids';
import { NO_TURN, type Vec } from './vectors';

export type ColliderDesc = InstanceType<typeof RAPIER.ColliderDesc>;

const units = (mm: number): number => mm / MM_PER_UNIT;

const dressed = (desc: ColliderDesc, { restitution, friction, min }: Material): ColliderDesc => {
  desc.setRestitution(restitution).setFriction(friction);
  if (min) desc.setFrictionCombineRule(RAPIER.CoefficientCombineRule.Min); // The stronger rule of the two counts.
  return desc;
};

/** Every start of a touch is told (DF-R106.1). */
const telling = (desc: ColliderDesc): ColliderDesc => desc.setActiveEvents(RAPIER.ActiveEvents.COLLISION_EVENTS);

/** DF-R101.5. */
export function staticMesh(name: keyof typeof meshes, material: Material): ColliderDesc {
  const { vertices, triangles } = meshes[name];
  const points = Float32Array.from(vertices, (part) => units(part / POSE_MM));
  const mesh = RAPIER.ColliderDesc.trimesh(points, Uint32Array.from(triangles), RAPIER.TriMeshFlags.FIX_INTERNAL_EDGES);
  return dressed(mesh, material);
}

/** Rounded inwards: the hull shrinks towards its middle until the rounding reaches the old faces (DF-R103.8). */
export function dieCollider(shape: Shape): ColliderDesc {
  const measure = DICE[shape];
  const hull = RAPIER.ColliderDesc.roundConvexHull(hullOf(coreOf(measure)), units(measure.rounding));
  return telling(dressed(solid(hull), MATERIALS.die)).setMass(measure.grams);
}

/** Every second or third seat is a corner of what is round. */
const circle = (radius: number, every: number): Vec[] =>
  Array.from({ length: SEATS / every }, (_, i) => {
    const { out } = frameOf(i * every);
    return { x: out.x * radius, y: 0, z: out.z * radius };
  });

const hullOf = (points: readonly Vec[]): Float32Array =>
  Float32Array.from(points.flatMap(({ x, y, z }) => [units(x), units(y), units(z)]));

/** DF-R109.1. Its origin is the middle of its base. */
export function icebergCollider(): ColliderDesc {
  const top = circle(ICEBERG.top, 3).map((point) => ({ ...point, y: ICEBERG.height }));
  const hull = RAPIER.ColliderDesc.convexHull(hullOf([...circle(ICEBERG.base, 3), ...top]));
  return dressed(solid(hull), MATERIALS.ice);
}

/** DF-R107.5. Its origin is the middle of its foot. */
export const floeCollider = (): ColliderDesc =>
  dressed(
    RAPIER.ColliderDesc.cuboid(units(FLOE.width / 2), units(FLOE.height / 2), units(FLOE.depth / 2)),
    MATERIALS.floe,
  );

/** DF-R107.8. */
export const pondCollider = (): ColliderDesc => staticMesh('pond', MATERIALS.ice);

/** DF-R107.6. Long in z, thick in x. */
export const wallCollider = (): ColliderDesc =>
  dressed(
    RAPIER.ColliderDesc.cuboid(units(WALL.thickness / 2), units(WALL.height / 2), units(WALL.length / 2)),
    MATERIALS.ice,
  ).setMass(WALL.grams);

/** DF-R107.12. Its origin is the middle of the upper edge of its floor; it leads towards -z. */
export function chuteCollider(): ColliderDesc {
  const half = units(CHUTE.thickness / 2);
  const along = units(CHUTE.length / 2);
  const rail = new RAPIER.Cuboid(half, units((CHUTE.rail + CHUTE.thickness) / 2), along);
  const railAt = (side: number): Vec => ({
    x: side * (units(CHUTE.width / 2) + half),
    y: units((CHUTE.rail - CHUTE.thickness) / 2),
    z: -along,
  });
  const floor = new RAPIER.Cuboid(units(CHUTE.width / 2), half, along);
  const shapes = [floor, rail, rail];
  const places = [{ x: 0, y: -half, z: -along }, railAt(-1), railAt(1)];
  return dressed(
    RAPIER.ColliderDesc.compound(
      shapes,
      places,
      shapes.map(() => NO_TURN),
    ),
    MATERIALS.ice,
  );
}

/** DF-R110.1: a disc, or a ring of blocks; lying flat around its middle. */
export function templateCollider(id: TemplateId): ColliderDesc {
  const { outer, inner, thickness, grams } = TEMPLATE_MEASURES[id];
  const desc =
    inner === 0
      ? RAPIER.ColliderDesc.cylinder(units(thickness / 2), units(outer))
      : ringOf(circle(outer, RING_STEP), circle(inner, RING_STEP), thickness / 2);
  return telling(dressed(desc, MATERIALS.template)).setMass(grams);
}
const RING_STEP = 3;

function ringOf(outer: readonly Vec[], inner: readonly Vec[], half: number): ColliderDesc {
  const blocks = outer.map((point, i) => {
    const next = (i + 1) % outer.length;
    const flat = [point, outer[next], inner[next], inner[i]];
    return new RAPIER.ConvexPolyhedron(
      hullOf([...flat.map((corner) => ({ ...corner, y: half })), ...flat.map((corner) => ({ ...corner, y: -half }))]),
      null,
    );
  });
  return RAPIER.ColliderDesc.compound(
    blocks,
    blocks.map(() => ({ x: 0, y: 0, z: 0 })),
    blocks.map(() => NO_TURN),
  );
}

/** A hull can only fail if its points lie in a plane; ours are data. */
function solid(hull: ColliderDesc | null): ColliderDesc {
  if (!hull) throw new Error('A hull of the world has no volume: look at measures.ts.');
  return hull;
}

/** Where the four Icebergs stand. */
export const icebergPlace = (index: number): Vec => {
  const [x, z] = BOARD.holes.centres[index];
  return { x, y: BOARD.top, z };
};
