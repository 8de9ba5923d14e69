/**
 * What gloss mirrors: a dim vault, bright windows, a few fires. three's own way to blur such a picture for every
 * roughness asks hundreds of samples a pixel, seconds on a weak machine; lamps that are soft by formula need none.
 */
import {
  Color,
  CubeTexture,
  DataTexture,
  DataUtils,
  HalfFloatType,
  LinearFilter,
  LinearMipmapLinearFilter,
  LinearSRGBColorSpace,
  RGBAFormat,
  Vector3,
} from 'three';
import type { Palette } from './palette';

interface Lamp {
  readonly to: Vector3;
  readonly colour: Color;
  /** How wide it looks, in radians. */
  readonly width: number;
}

const SIZE = 64;
/** Mirror, and ever rougher; each half as large. three counts the levels without the first (roughnessToMip). */
const LEVELS = 4;

const FACES: readonly ((u: number, v: number) => readonly [number, number, number])[] = [
  (u, v) => [1, -v, -u],
  (u, v) => [-1, -v, u],
  (u, v) => [u, 1, v],
  (u, v) => [u, -1, -v],
  (u, v) => [u, -v, 1],
  (u, v) => [-u, -v, -1],
];

export function glossOf(palette: Palette): CubeTexture {
  const lamps = lampsOf(palette);
  const levels = Array.from({ length: LEVELS + 1 }, (_, level) => {
    const roughness = 1 - Math.sqrt(Math.max(0, 1 - level / (LEVELS - 1)));
    return FACES.map((face) => paint(SIZE >> level, face, roughness, lamps, palette));
  });
  // three takes data as well as pictures for the sides of a cube; its types know only pictures.
  const texture = new CubeTexture(levels[0] as unknown as HTMLImageElement[]);
  texture.type = HalfFloatType;
  texture.format = RGBAFormat;
  texture.colorSpace = LinearSRGBColorSpace;
  texture.minFilter = LinearMipmapLinearFilter;
  texture.magFilter = LinearFilter;
  texture.generateMipmaps = false;
  texture.mipmaps = levels.slice(1).map((image) => ({ image, width: SIZE, height: SIZE })) as never;
  texture.isPMREMTexture = true; // It is filtered already.
  texture.needsUpdate = true;
  return texture;
}

function lampsOf(palette: Palette): Lamp[] {
  const at = (turn: number, height: number) => new Vector3(-Math.sin(turn), height, -Math.cos(turn)).normalize();
  const thirds = [0, 1, 2].map((i) => (i * 2 * Math.PI) / 3);
  const cold = new Color(palette.sun).multiplyScalar(palette.windowGloss);
  const warm = new Color(0xff8a3c).multiplyScalar(palette.windowGloss * 0.7);
  return [
    ...thirds.map((turn) => ({ to: at(turn, 0.5), colour: cold, width: 0.2 })),
    { to: new Vector3(0, 1, 0), colour: cold.clone().multiplyScalar(0.35), width: 0.5 },
    ...thirds.map((turn) => ({ to: at(turn + Math.PI / 3, 0.18), colour: warm, width: 0.1 })),
  ];
}

function paint(
  size: number,
  face: (typeof FACES)[number],
  roughness: number,
  lamps: readonly Lamp[],
  palette: Palette,
): DataTexture {
  const data = new Uint16Array(size * size * 4);
  const [low, high] = [new Color(palette.ground), new Color(palette.vault)];
  const to = new Vector3();
  const light = new Color();
  for (let i = 0; i < size * size; i++) {
    const u = (((i % size) + 0.5) / size) * 2 - 1;
    const v = ((Math.floor(i / size) + 0.5) / size) * 2 - 1;
    to.set(...face(u, v)).normalize();
    light.lerpColors(low, high, 0.5 + to.y * 0.5);
    for (const lamp of lamps) shine(light, lamp, to, roughness);
    data[i * 4] = DataUtils.toHalfFloat(light.r);
    data[i * 4 + 1] = DataUtils.toHalfFloat(light.g);
    data[i * 4 + 2] = DataUtils.toHalfFloat(light.b);
    data[i * 4 + 3] = DataUtils.toHalfFloat(1);
  }
  return new DataTexture(data, size, size, RGBAFormat, HalfFloatType);
}

/** The rougher, the wider and the weaker: the same light in all. */
function shine(light: Color, { to, colour, width }: Lamp, direction: Vector3, roughness: number): void {
  const spread = width * width + (roughness * roughness) ** 2 * 0.55;
  const share = ((width * width) / spread) * Math.exp((to.dot(direction) - 1) / spread);
  light.r += colour.r * share;
  light.g += colour.g * share;
  light.b += colour.b * share;
}
