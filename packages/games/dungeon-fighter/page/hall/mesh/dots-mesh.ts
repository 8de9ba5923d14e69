/** Where throws came to rest: small marks on board and table; a Hit is a disc, a Miss a ring. */
import {
  type BufferGeometry,
  CircleGeometry,
  Group,
  InstancedMesh,
  Matrix4,
  MeshBasicMaterial,
  RingGeometry,
} from 'three';
import type { Scene } from '../scene';
import { groundUnder } from '../zones';

const MOST = 600;

export interface DotsMesh {
  readonly group: Group;
  show(dots: Parameters<Scene['mark']>[0]): void;
}

export function dotsMesh(): DotsMesh {
  const group = new Group();
  const layer = (geometry: BufferGeometry, color: number): InstancedMesh => {
    geometry.rotateX(-Math.PI / 2);
    const material = new MeshBasicMaterial({ color, transparent: true, opacity: 0.85, depthWrite: false });
    const mesh = new InstancedMesh(geometry, material, MOST);
    mesh.frustumCulled = false;
    mesh.count = 0;
    mesh.renderOrder = 2;
    group.add(mesh);
    return mesh;
  };
  const layers = {
    hit: layer(new CircleGeometry(4, 20), 0xffc53d),
    miss: layer(new RingGeometry(2.6, 4.2, 20), 0xd6402b),
  };
  const matrix = new Matrix4();
  return {
    group,
    show(dots) {
      layers.hit.count = layers.miss.count = 0;
      for (const { x, z, hit } of dots.slice(-MOST)) {
        const mesh = hit ? layers.hit : layers.miss;
        const ground = groundUnder(x / 10, z / 10);
        if (ground === -Infinity) continue;
        matrix.makeTranslation(x / 10, ground + 0.5, z / 10);
        mesh.setMatrixAt(mesh.count++, matrix);
      }
      for (const mesh of [layers.hit, layers.miss]) mesh.instanceMatrix.needsUpdate = true;
    },
  };
}
