import { readFileSync } from 'node:fs';
import { CATEGORIES } from '@tabard/roll-player';
import { expect, test } from 'vitest';

const css = readFileSync(new URL('./tones.css', import.meta.url), 'utf8');
const tones = [...css.matchAll(/\[data-tone="(\d+)"\] \{\s+--tone: ([^;]+);\s+--pattern:\s+([^;]+);/g)].map(
  ([, number, colour, pattern]) => ({ number: Number(number), colour, pattern }),
);

test('every item that a score is made of has a colour and a pattern of its own, also where they are many', () => {
  expect(tones.map(({ number }) => number)).toEqual([...tones.keys()]);
  expect(tones.length).toBeGreaterThanOrEqual(CATEGORIES.length); // No game has more.
  expect(new Set(tones.map(({ colour }) => colour)).size).toBe(tones.length);
  expect(new Set(tones.map(({ pattern }) => pattern)).size).toBe(tones.length);
});
