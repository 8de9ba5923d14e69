import decodeQR from 'qr/decode.js';
import { expect, test } from 'vitest';
import { drawn } from './qr-picture';

/** The picture as a camera would get it: every cell a few dots, row by row. */
function photographed(text: string, dots = 4) {
  const { size, path } = drawn(text);
  const side = size * dots;
  const data = new Uint8Array(side * side * 4).fill(255);
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let row = Number(y) * dots; row < (Number(y) + 1) * dots; row++) {
      for (let dot = Number(x) * dots; dot < (Number(x) + Number(length)) * dots; dot++) {
        data.set([0, 0, 0, 255], (row * side + dot) * 4);
      }
    }
  }
  return { width: side, height: side, data };
}

test('a camera reads the very address that was drawn', () => {
  for (const address of ['http://127.0.0.1:4173/inn/ag5wukm6kr2n', 'https://inn.example.org/inn/abc#code=ABCDEFGH23']) {
    expect(decodeQR(photographed(address))).toBe(address);
  }
});
