/** Renderer, camera and the loop that runs only while something moves. Knows nothing of dice. */

import { type Pace, paceOf } from '@tabard/page/design/depth';
import { Fog, NeutralToneMapping, PCFShadowMap, PerspectiveCamera, Scene, WebGLRenderer } from 'three';
import { PaceWatch } from './pace-watch';
import type { Palette } from './palette';
import { type Inset, NO_INSET } from './scene';

/** A slow machine shows fewer pictures, not a slower die; a page that was hidden goes on where it was. */
const LONGEST_STEP = 250;
const SHARPEST = 2;
const EDGES = ['top', 'right', 'bottom', 'left'] as const;
/** However much is covered, the view is not made for less than this share of the canvas. */
const LEAST_FREE = 0.4;

export interface HallStage {
  readonly scene: Scene;
  readonly camera: PerspectiveCamera;
  readonly renderer: WebGLRenderer;
  /** Draws soon, and goes on while `step` says so. */
  wake(): void;
  resize(): boolean;
  /** True if it changed. */
  inset(edges: Inset): boolean;
  /** Of the part that no panel covers. */
  readonly aspect: number;
  /** The same in CSS pixels. */
  readonly height: number;
  /** Draws a few frames for their time alone; `before` readies each. Null: there is nothing to draw on yet. */
  tryFrames(before: () => void): Pace | null;
  dispose(): void;
}

/**
 * `step` is called before every picture with the milliseconds since the last; true: there will be more. `onSlow` is
 * called when the pictures stayed slow with the fewest pixels, once, and only when nothing moves: no throw is cut short.
 * Long because a stage is put up in one go: light, camera and clock hold on to each other until it is taken down.
 */
export function makeStage(
  canvas: HTMLCanvasElement,
  palette: Palette,
  step: (ms: number) => boolean,
  onSlow: () => void,
): HallStage {
  const renderer = new WebGLRenderer({ canvas, antialias: true, powerPreference: 'high-performance' });
  renderer.toneMapping = NeutralToneMapping;
  renderer.toneMappingExposure = palette.exposure;
  renderer.shadowMap.enabled = true;
  renderer.shadowMap.type = PCFShadowMap;
  renderer.setClearColor(palette.fog);
  const scene = new Scene();
  scene.fog = new Fog(palette.fog, palette.fogNear, palette.fogFar);
  const camera = new PerspectiveCamera(34, 1, 12, 9000);

  let frame = 0;
  let last = 0;
  let coarse = 1; // Share of the pixels it has now.
  const watch = new PaceWatch();
  const sharpness = () => Math.min(window.devicePixelRatio || 1, SHARPEST);
  const size = { width: 0, height: 0 };
  let edges = NO_INSET;

  const draw = (now: number) => {
    frame = 0;
    const ms = last === 0 ? 0 : Math.min(LONGEST_STEP, now - last);
    if (last !== 0) watch.frame(now - last);
    last = now;
    const more = step(ms);
    const isTooSlow = !more && watch.rest();
    setCoarse(watch.share);
    renderer.render(scene, camera);
    if (more) return wake();
    last = 0;
    if (isTooSlow) onSlow();
  };
  const setCoarse = (share: number) => {
    if (share === coarse) return;
    coarse = share;
    renderer.setPixelRatio(sharpness() * coarse);
  };
  /** The view is made for the free part of the canvas; what the panels cover is drawn around it. */
  const freeHeight = () => Math.max(size.height * LEAST_FREE, size.height - edges.top - edges.bottom);
  const reframe = () => {
    const width = Math.max(size.width * LEAST_FREE, size.width - edges.left - edges.right);
    const height = freeHeight();
    camera.aspect = width / height;
    camera.setViewOffset(width, height, -edges.left, -edges.top, size.width, size.height);
    wake();
  };
  const wake = () => {
    if (frame === 0) frame = requestAnimationFrame(draw);
  };
  const stage: HallStage = {
    scene,
    camera,
    renderer,
    wake,
    /** True if it changed. */
    resize() {
      const { clientWidth: width, clientHeight: height } = canvas;
      if (width === 0 || height === 0 || (width === size.width && height === size.height)) return false;
      Object.assign(size, { width, height });
      renderer.setPixelRatio(sharpness() * coarse);
      renderer.setSize(width, height, false);
      reframe();
      return true;
    },
    inset(next) {
      if (EDGES.every((edge) => Math.abs(next[edge] - edges[edge]) < 1)) return false;
      edges = next;
      reframe();
      return true;
    },
    get aspect() {
      return camera.aspect;
    },
    get height() {
      return freeHeight();
    },
    tryFrames(before) {
      if (size.width === 0) return null;
      const gl = renderer.getContext();
      const pixel = new Uint8Array(4);
      const drawn = () => {
        before();
        const start = performance.now();
        renderer.render(scene, camera);
        gl.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, pixel); // `render` only hands over; this waits for the end.
        return performance.now() - start;
      };
      drawn(); // The first takes every texture along and says nothing of the others.
      const frames: number[] = [];
      let pace: Pace | null = null;
      while (pace === null) {
        frames.push(drawn());
        pace = paceOf(frames);
      }
      return pace;
    },
    dispose() {
      cancelAnimationFrame(frame);
      frame = -1; // Nothing wakes it again.
      renderer.dispose();
      renderer.forceContextLoss(); // Browsers allow only a few, and collect them late.
    },
  };
  stage.resize();
  return stage;
}
