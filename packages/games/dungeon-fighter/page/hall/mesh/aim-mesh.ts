/** What the hand is about to do: pearls along the first flight, and a ring where it comes down. */
import {
  Color,
  DynamicDrawUsage,
  Group,
  InstancedMesh,
  Matrix4,
  Mesh,
  MeshBasicMaterial,
  RingGeometry,
  SphereGeometry,
} from 'three';
import type { Flight } from '../flight';

const PEARLS = 26;
const BAD = new Color(0xe8452c);

export interface AimMesh {
  readonly group: Group;
  show(flight: Flight | null): void;
}

export function aimMesh(colour: number): AimMesh {
  const good = new Color(colour);
  const group = new Group();
  const pearl = new MeshBasicMaterial({ color: good, transparent: true, opacity: 0.9, depthWrite: false });
  const pearls = new InstancedMesh(new SphereGeometry(1, 10, 8), pearl, PEARLS);
  pearls.instanceMatrix.setUsage(DynamicDrawUsage);
  pearls.frustumCulled = false;
  const ring = new Mesh(
    new RingGeometry(9, 12, 40),
    // Over everything: a floe or a wall must not hide where the throw comes down.
    new MeshBasicMaterial({ color: good, transparent: true, opacity: 0.95, depthWrite: false, depthTest: false }),
  );
  ring.geometry.rotateX(-Math.PI / 2);
  // Comes down on the board: no bounce, no Hit (DF-6). A bar through the ring says so without the colour.
  const bar = new Mesh(new RingGeometry(0, 10, 4, 1, 0, Math.PI * 2), ring.material);
  bar.geometry.rotateX(-Math.PI / 2);
  bar.geometry.scale(1, 1, 0.16);
  bar.geometry.rotateY(Math.PI / 4);
  ring.add(bar);
  ring.renderOrder = pearls.renderOrder = 3;
  group.add(pearls, ring);
  group.visible = false;
  const matrix = new Matrix4();
  return {
    group,
    show(flight) {
      group.visible = flight !== null;
      if (!flight) return;
      const { points, lands } = flight;
      for (let i = 0; i < PEARLS; i++) {
        const share = (i + 1) / (PEARLS + 1);
        const along = share * (points.length - 1);
        const [a, b] = [points[Math.floor(along)], points[Math.ceil(along)]];
        const part = along % 1;
        const size = 1.3 + 1.9 * share;
        matrix
          .makeScale(size, size, size)
          .setPosition(a.x + (b.x - a.x) * part, a.y + (b.y - a.y) * part, a.z + (b.z - a.z) * part);
        pearls.setMatrixAt(i, matrix);
      }
      pearls.instanceMatrix.needsUpdate = true;
      ring.visible = lands !== null;
      if (lands) ring.position.set(lands.x, lands.y + 0.8, lands.z);
      bar.visible = lands?.onBoard === true;
      const warned = lands && !lands.onBoard ? good : BAD;
      pearl.color.copy(warned);
      ring.material.color.copy(warned);
    },
  };
}
