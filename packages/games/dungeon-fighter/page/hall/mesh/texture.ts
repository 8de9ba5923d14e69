/** Painted canvases as textures. */
import { CanvasTexture, SRGBColorSpace } from 'three';
import { canvasOf } from '../paint/canvas';

type Pen = CanvasRenderingContext2D;

/** A picture of so many mm, from above: x to the right, z down. */
export function picture(pixels: number, mm: number, paint: (pen: Pen) => void): CanvasTexture {
  const texture = new CanvasTexture(canvasOf(pixels, mm, paint));
  texture.colorSpace = SRGBColorSpace;
  texture.anisotropy = 8;
  return texture;
}

/** Numbers for the light, not colours for the eye. */
export function relief(pixels: number, mm: number, paint: (pen: Pen) => void): CanvasTexture {
  const texture = new CanvasTexture(canvasOf(pixels, mm, paint));
  texture.anisotropy = 8;
  return texture;
}
