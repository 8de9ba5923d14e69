/** A square canvas whose pen counts in mm round the middle. */
export function canvasOf(
  pixels: number,
  mm: number,
  paint: (pen: CanvasRenderingContext2D) => void,
): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = pixels;
  canvas.height = pixels;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser gives no 2D canvas.');
  pen.translate(pixels / 2, pixels / 2);
  pen.scale(pixels / mm, pixels / mm);
  paint(pen);
  return canvas;
}
