/** The light of the hall: one cold sun through the window with a tight shadow, a warm glint of torches. */
import { DirectionalLight, HemisphereLight, PointLight, type Scene } from 'three';
import type { Palette } from './palette';

const REACH = 640; // of the shadow: the table and a finger more

export interface Lights {
  readonly sun: DirectionalLight;
  /** Only when something moved. */
  refreshShadow(): void;
}

export function lightUp(scene: Scene, palette: Palette): Lights {
  const sun = new DirectionalLight(palette.sun, palette.sunPower);
  sun.position.set(-560, 1250, -620);
  sun.castShadow = true;
  sun.shadow.mapSize.set(2048, 2048);
  sun.shadow.bias = -0.0004;
  sun.shadow.normalBias = 0.6;
  sun.shadow.radius = 3;
  const { camera } = sun.shadow;
  camera.left = camera.bottom = -REACH;
  camera.right = camera.top = REACH;
  camera.near = 500;
  camera.far = 2600;
  sun.shadow.autoUpdate = false;
  sun.shadow.needsUpdate = true;
  const torch = new PointLight(0xff9a4a, palette.torchPower, 0, 1.2);
  torch.position.set(900, 520, 620);
  scene.add(sun, new HemisphereLight(palette.sky, palette.ground, palette.ambient), torch);
  return {
    sun,
    refreshShadow: () => {
      sun.shadow.needsUpdate = true;
    },
  };
}
