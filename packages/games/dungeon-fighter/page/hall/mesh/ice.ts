/** What is made of ice on the table, and how it looks. */
import { type CanvasTexture, MeshStandardMaterial } from 'three';
import { chance } from '../paint/chance';
import { picture } from './texture';

/** Opaque, with the depth painted in: glass that is really seen through costs more than the whole hall. */
export const ice = (map: CanvasTexture, roughness = 0.2): MeshStandardMaterial =>
  new MeshStandardMaterial({ map, roughness, emissive: 0x0c3a4a, emissiveIntensity: 0.5 });

/** Frost and cracks on a square of 2 by 2. */
export const frostSkin = (seed: number): CanvasTexture =>
  picture(256, 2, (pen) => {
    const next = chance(seed);
    pen.fillStyle = '#9fd0e2';
    pen.fillRect(-1, -1, 2, 2);
    for (let i = 0; i < 70; i++) {
      const [x, y, size] = [next() * 2 - 1, next() * 2 - 1, 0.06 + next() * 0.3];
      const cloud = pen.createRadialGradient(x, y, 0, x, y, size);
      const tint = next() < 0.6 ? '255 255 255' : '72 150 178';
      cloud.addColorStop(0, `rgb(${tint} / 0.3)`);
      cloud.addColorStop(1, `rgb(${tint} / 0)`);
      pen.fillStyle = cloud;
      pen.fillRect(x - size, y - size, 2 * size, 2 * size);
    }
    pen.lineCap = 'round';
    for (let i = 0; i < 16; i++) {
      let [x, y, turn] = [next() * 2 - 1, next() * 2 - 1, next() * 6.3];
      pen.strokeStyle = `rgb(255 255 255 / ${0.4 + next() * 0.5})`;
      pen.lineWidth = 0.008 + next() * 0.012;
      pen.beginPath();
      pen.moveTo(x, y);
      for (let step = 0; step < 5; step++) {
        turn += (next() - 0.5) * 1.2;
        x += Math.cos(turn) * 0.14;
        y += Math.sin(turn) * 0.14;
        pen.lineTo(x, y);
      }
      pen.stroke();
    }
  });
