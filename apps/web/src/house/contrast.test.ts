import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FACES } from './faces';

// The tokens as the browser would see them: later rules of the same theme win.
const css = readFileSync(new URL('../../../../packages/page/design/tokens.css', import.meta.url), 'utf8')
  .replace(/\/\*[\s\S]*?\*\//g, '')
  .replace('@layer base {', '');

function tokensOf(...selectors: string[]): Map<string, string> {
  const tokens = new Map<string, string>();
  for (const [, selector, body] of css.matchAll(/([^{}]+)\{([^}]*)\}/g)) {
    if (!selectors.includes(selector.trim())) continue;
    for (const [, name, value] of body.matchAll(/(--[\w-]+):\s*([^;]+);/g)) tokens.set(name, value.trim());
  }
  return tokens;
}

const day = ':root[data-theme="parchment"]';
const THEMES = {
  candlelight: tokensOf(':root'),
  parchment: tokensOf(':root', day),
  'candlelight, more contrast': tokensOf(':root', ':root[data-contrast="more"]'),
  'parchment, more contrast': tokensOf(':root', day, ':root[data-contrast="more"]', `${day}[data-contrast="more"]`),
};

const GROUNDS = ['--ground', '--ground-2', '--panel', '--panel-2'];
const PAPERS = ['--paper', '--paper-2'];
const PAIRS = [
  ...['--text', '--text-2', '--gold', '--danger', '--good'].flatMap((text) => GROUNDS.map((on) => [text, on])),
  ...['--paper-text', '--paper-text-2', '--paper-gold', '--paper-danger'].flatMap((text) =>
    PAPERS.map((on) => [text, on]),
  ),
];
const AA = 4.5;

function luminance(colour: string): number {
  const hex = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(colour)?.[1];
  if (!hex) throw new Error(`${colour} is no plain colour`);
  const full = hex.length === 3 ? [...hex].map((digit) => digit + digit).join('') : hex;
  const [r, g, b] = [0, 2, 4].map((at) => {
    const part = Number.parseInt(full.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [low, high] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
}

test.each(Object.entries(THEMES))('every text of %s is readable on what it stands on', (_, tokens) => {
  const faint = PAIRS.filter(([text, on]) => contrast(tokens.get(text)!, tokens.get(on)!) < AA);
  expect(faint).toEqual([]);
});

test('every table is readable in its own colour', () => {
  for (const { id: face, bright, deep } of FACES) {
    const dark = THEMES.candlelight;
    const light = THEMES.parchment;
    expect([face, contrast(bright, dark.get('--panel')!) >= AA, contrast(bright, '#1a0f07') >= AA]).toEqual([
      face,
      true,
      true,
    ]);
    for (const paper of [dark.get('--paper')!, light.get('--panel')!, light.get('--paper')!]) {
      expect([face, paper, contrast(deep, paper) >= AA]).toEqual([face, paper, true]);
    }
  }
});
