/** Dice in three dimensions: a table lit by a candle, on a transparent canvas. Their way is tumble.ts's. */
import flame from '@iconify-json/game-icons/flame';
import skull from '@iconify-json/game-icons/skull-crossed-bones';
import {
  AmbientLight,
  CanvasTexture,
  DirectionalLight,
  Mesh,
  MeshBasicMaterial,
  MeshPhongMaterial,
  PerspectiveCamera,
  PlaneGeometry,
  Scene,
  SRGBColorSpace,
  WebGLRenderer,
} from 'three';
import { RoundedBoxGeometry } from 'three/addons/geometries/RoundedBoxGeometry.js';
import { type Pace, paceOf } from '../depth';
import { type DieLook, type Face, faceText, lookOf, PATTERNS, PLATE, type ShownDie } from './die';
import { planThrows, poseAt, ROUNDING, SIZE } from './tumble';

const TEXTURE = 256;

// ---- pictures

function paintFace(face: Face, { kind, second }: ShownDie, patterns: boolean): HTMLCanvasElement {
  const look = lookOf(kind);
  const canvas = document.createElement('canvas');
  canvas.width = TEXTURE;
  canvas.height = TEXTURE;
  const c = canvas.getContext('2d')!;
  paintGround(c, look, patterns);
  if (second) {
    c.save();
    c.beginPath();
    c.moveTo(TEXTURE, 0);
    c.lineTo(TEXTURE, TEXTURE);
    c.lineTo(0, TEXTURE);
    c.clip();
    paintGround(c, lookOf(second), patterns);
    c.restore();
    c.fillStyle = PLATE.fill;
    c.beginPath();
    c.arc(128, 128, 82, 0, 2 * Math.PI);
    c.fill();
  } else {
    const plaque = c.createRadialGradient(128, 128, 60, 128, 128, 104);
    plaque.addColorStop(0, look.body);
    plaque.addColorStop(1, `${look.body}00`);
    c.fillStyle = plaque;
    c.fillRect(0, 0, TEXTURE, TEXTURE);
  }
  c.fillStyle = second ? PLATE.ink : look.ink;
  if (face.kind === 'skull' || face.kind === 'flame') {
    c.translate(50, 50);
    c.scale(156 / 512, 156 / 512);
    c.fill(new Path2D((face.kind === 'skull' ? skull : flame).d));
  } else {
    c.font = '600 150px "Grenze Gotisch", serif';
    c.textAlign = 'center';
    c.textBaseline = 'middle';
    c.fillText(faceText(face), 128, 134);
  }
  return canvas;
}

function paintGround(c: CanvasRenderingContext2D, look: DieLook, patterns: boolean): void {
  c.fillStyle = look.body;
  c.fillRect(0, 0, TEXTURE, TEXTURE);
  const strokes = patterns ? PATTERNS[look.pattern] : null;
  if (strokes) {
    paintPattern(c, strokes, look.trace);
    return;
  }
  c.strokeStyle = look.trace;
  c.lineWidth = 5;
  c.beginPath();
  c.roundRect(34, 34, TEXTURE - 68, TEXTURE - 68, 26);
  c.stroke();
}

function paintPattern(c: CanvasRenderingContext2D, strokes: string, colour: string): void {
  const tile = 56;
  const path = new Path2D(strokes);
  c.save();
  c.strokeStyle = colour;
  c.lineWidth = 4.5;
  c.lineCap = 'round';
  c.globalAlpha = 0.75;
  for (let x = 0; x < TEXTURE; x += tile) {
    for (let y = 0; y < TEXTURE; y += tile) {
      c.save();
      c.beginPath();
      c.rect(x, y, tile, tile);
      c.clip();
      c.translate(x, y);
      c.scale(tile / 24, tile / 24);
      c.stroke(path);
      c.restore();
    }
  }
  c.restore();
}

function paintShadow(): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = 128;
  canvas.height = 128;
  const c = canvas.getContext('2d')!;
  const dark = c.createRadialGradient(64, 64, 20, 64, 64, 62);
  dark.addColorStop(0, 'rgb(8 4 2 / 0.95)');
  dark.addColorStop(0.5, 'rgb(8 4 2 / 0.6)');
  dark.addColorStop(1, 'rgb(8 4 2 / 0)');
  c.fillStyle = dark;
  c.fillRect(0, 0, 128, 128);
  return canvas;
}

// ---- the stage

export interface DiceStage {
  /** Rolls; the promise is kept when the last die lies still, or at once after `skip`. Tells how quick its frames were. */
  roll(ms: number): Promise<Pace | null>;
  skip(): void;
  dispose(): void;
}

/** Long because a stage is put up in one go: light, floor, dice and clock hold on to each other until it is taken down. */
export function setStage(
  canvas: HTMLCanvasElement,
  dice: readonly ShownDie[],
  seed: string,
  patterns: boolean,
): DiceStage {
  const { clientWidth: width, clientHeight: height } = canvas;
  const renderer = new WebGLRenderer({ canvas, alpha: true, antialias: true });
  renderer.setPixelRatio(Math.min(window.devicePixelRatio, 2));
  renderer.setSize(width, height, false);

  // Plain shading and painted shadows: a phone draws this without noticing, and a machine without a GPU still can.
  const scene = new Scene();
  scene.add(new AmbientLight(0xfff3e4, 1.5));
  const candle = new DirectionalLight(0xfff0da, 2.3);
  candle.position.set(-3, 8, 3);
  scene.add(candle);
  const shadowPicture = new CanvasTexture(paintShadow());
  const shadowShape = new PlaneGeometry(2.1 * SIZE, 2.1 * SIZE);

  const columns = Math.max(1, Math.min(dice.length, Math.round((width / height) * 1.6)));
  const plans = planThrows(dice, seed, columns);
  const shape = new RoundedBoxGeometry(SIZE, SIZE, SIZE, 5, ROUNDING);
  const rubbish: { dispose(): void }[] = [shape, shadowShape, shadowPicture, renderer];
  const painted = new Map<string, MeshPhongMaterial>(); // Dice of a kind share their faces.
  const materialOf = (die: ShownDie, face: Face) => {
    const { kind, second = '' } = die;
    const name = `${kind}${second} ${face.kind} ${face.value}`;
    const known = painted.get(name);
    if (known) return known;
    const map = new CanvasTexture(paintFace(face, die, patterns));
    map.colorSpace = SRGBColorSpace;
    map.anisotropy = 4;
    const material = new MeshPhongMaterial({ map, shininess: 90 * (1 - lookOf(kind).rough), specular: 0x332a20 });
    rubbish.push(map, material);
    painted.set(name, material);
    return material;
  };
  const bodies = dice.map((die) => {
    const body = new Mesh(
      shape,
      die.faces.map((face) => materialOf(die, face)),
    );
    scene.add(body);
    return body;
  });
  const shadows = dice.map(() => {
    const material = new MeshBasicMaterial({ map: shadowPicture, transparent: true, depthWrite: false });
    const shadow = new Mesh(shadowShape, material);
    shadow.rotation.x = -Math.PI / 2;
    scene.add(shadow);
    rubbish.push(material);
    return shadow;
  });

  const camera = new PerspectiveCamera(28, width / height, 0.1, 100);
  const rows = Math.ceil(dice.length / columns);
  const wide = (columns * 1.7 + 0.9) / (width / height);
  const far = Math.max(wide, rows * 1.7 + 1.1) / (2 * Math.tan((14 * Math.PI) / 180));
  camera.position.set(0, far * 0.94, far * 0.34);
  camera.lookAt(0, 0.2, 0);

  let frame = 0;
  let finish = (_: Pace | null) => {};
  const frames: number[] = [];
  const draw = (t: number) => {
    plans.forEach((plan, i) => {
      const { position, quaternion } = bodies[i];
      poseAt(plan, t, position, quaternion);
      // Away from the candle, softer and wider the higher the die is.
      const height = Math.max(0, position.y - SIZE / 2);
      shadows[i].position.set(position.x + 0.14 + height * 0.4, 0.01, position.z - 0.1 - height * 0.35);
      shadows[i].scale.setScalar(1 + height * 0.35);
      shadows[i].material.opacity = 0.75 / (1 + height * 1.2);
    });
    renderer.render(scene, camera);
  };
  const end = () => {
    cancelAnimationFrame(frame);
    draw(1);
    finish(paceOf(frames));
  };
  return {
    roll: (ms) =>
      new Promise((resolve) => {
        finish = resolve;
        draw(0); // The first picture is the slow one; the clock starts after it.
        let start: number | null = null;
        let last: number | null = null;
        const step = (now: number) => {
          start ??= now;
          if (last !== null) frames.push(now - last);
          last = now;
          const t = (now - start) / ms;
          if (t >= 1) return end();
          draw(t);
          frame = requestAnimationFrame(step);
        };
        frame = requestAnimationFrame(step);
      }),
    skip: end,
    dispose() {
      cancelAnimationFrame(frame);
      for (const thing of rubbish) thing.dispose();
      renderer.forceContextLoss(); // Browsers allow only a few, and collect them late.
    },
  };
}
