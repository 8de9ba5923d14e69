import { expect, test } from 'vitest';
import { layersForVite, nameOf, ORDER } from './layers.mjs';

test('every style file says the order of the layers first, whichever the browser gets first', () => {
  expect(ORDER).toBe('@layer base, furniture, room, form;');
  const bundle = {
    style: { type: 'asset', fileName: 'assets/controls.css', source: '@layer furniture{.button{color:red}}' },
    font: { type: 'asset', fileName: 'assets/font.woff2', source: 'font' },
    chunk: { type: 'chunk', fileName: 'assets/main.js', code: '1' },
  };
  layersForVite().generateBundle.handler({}, bundle);
  expect(bundle.style.source).toBe(`${ORDER}@layer furniture{.button{color:red}}`);
  expect([bundle.font.source, bundle.chunk.code]).toEqual(['font', '1']);
});

test('a style file has another name than without it: no browser keeps one of before', () => {
  expect(nameOf({ names: ['font.woff2'] })).toBe('assets/[name]-[hash][extname]');
  expect(nameOf({ names: ['controls.css'] })).toMatch(/^assets\/\[name\]-\[hash:6\][0-9a-f]{2}\[extname\]$/);
});
