/** Moves the eye: eased travels round the table, a soft pursuit of a flying die, or plain cuts for who asked for calm. */
import type { PerspectiveCamera } from 'three';
import { eyeOf, type View } from './camera';
import { shortTurn } from './seat-frame';

export interface CameraMan {
  /** Travels there; `ms` 0 cuts. */
  go(view: View, ms: number): void;
  /** Drifts towards it, more the longer it lasts; called anew for every picture. */
  pursue(view: View, dt: number): void;
  /** One step of a travel; true while it lasts. */
  step(dt: number): boolean;
  readonly view: View;
}

const ease = (t: number): number => (t < 0.5 ? 4 * t * t * t : 1 - (-2 * t + 2) ** 3 / 2);
/** How fast a pursuit closes in, per second. */
const KEENNESS = 4.2;

export function blend(from: View, to: View, share: number): View {
  const between = (a: number, b: number) => a + (b - a) * share;
  return {
    azimuth: from.azimuth + shortTurn(from.azimuth, to.azimuth) * share,
    r: between(from.r, to.r),
    y: between(from.y, to.y),
    to: { x: between(from.to.x, to.to.x), y: between(from.to.y, to.to.y), z: between(from.to.z, to.to.z) },
    fov: between(from.fov, to.fov),
  };
}

export function cameraMan(camera: PerspectiveCamera, first: View, still: boolean): CameraMan {
  let view = first;
  let travel: { from: View; to: View; spent: number; ms: number } | null = null;
  const look = (next: View) => {
    view = next;
    const eye = eyeOf(view);
    camera.position.set(eye.x, eye.y, eye.z);
    camera.lookAt(view.to.x, view.to.y, view.to.z);
    if (camera.fov !== view.fov) {
      camera.fov = view.fov;
      camera.updateProjectionMatrix();
    }
    camera.updateMatrixWorld();
  };
  look(first);
  return {
    get view() {
      return view;
    },
    go(to, ms) {
      if (still || ms === 0) {
        travel = null;
        look(to);
      } else travel = { from: view, to, spent: 0, ms };
    },
    pursue(to, dt) {
      travel = null;
      if (!still) look(blend(view, to, 1 - Math.exp((-KEENNESS * dt) / 1000)));
    },
    step(dt) {
      if (!travel) return false;
      travel.spent += dt;
      const share = Math.min(1, travel.spent / travel.ms);
      look(blend(travel.from, travel.to, ease(share)));
      if (share === 1) travel = null;
      return travel !== null;
    },
  };
}
