/** A soft ring where a die touched down, gone in a third of a second. Never a flash (DF-R111.2). */
import { Group, Mesh, MeshBasicMaterial, RingGeometry } from 'three';
import { groundUnder } from '../zones';

const COUNT = 8;
const MS = 420;

export interface Ripples {
  readonly group: Group;
  /** 0.1 mm, mm/s. */
  start(x: number, z: number, speed: number): void;
  /** True while one is left. */
  step(ms: number): boolean;
}

export function ripples(): Ripples {
  const group = new Group();
  const shape = new RingGeometry(0.82, 1, 40);
  shape.rotateX(-Math.PI / 2);
  const all = Array.from({ length: COUNT }, () => {
    const mesh = new Mesh(shape, new MeshBasicMaterial({ color: 0xe8f8ff, transparent: true, depthWrite: false }));
    mesh.visible = false;
    group.add(mesh);
    return { mesh, left: 0, strength: 0 };
  });
  let next = 0;
  return {
    group,
    start(x, z, speed) {
      const ground = groundUnder(x / 10, z / 10);
      if (speed < 250 || ground === -Infinity) return;
      const one = all[next++ % COUNT];
      one.left = MS;
      one.strength = Math.min(1, speed / 2200);
      one.mesh.position.set(x / 10, ground + 0.6, z / 10);
    },
    step(ms) {
      let some = false;
      for (const one of all) {
        one.left -= ms;
        one.mesh.visible = one.left > 0;
        if (!one.mesh.visible) continue;
        some = true;
        const share = 1 - one.left / MS;
        one.mesh.scale.setScalar(9 + share * (14 + 26 * one.strength));
        one.mesh.material.opacity = (1 - share) ** 2 * 0.6 * one.strength;
      }
      return some;
    },
  };
}
