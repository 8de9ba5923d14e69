import { expect, test } from 'vitest';
import { defaultsFor, parseSettings } from './settings';

const desk = { languages: ['fr-FR', 'de-AT', 'en'], isPhone: false, wantsContrast: false };
const defaults = defaultsFor(desk);

test('the first language of the machine that the house speaks is taken', () => {
  expect(defaults.language).toBe('de');
  expect(defaultsFor({ ...desk, languages: ['ja'] }).language).toBe('en');
});

test('patterns are on, and sound is off on a phone', () => {
  expect(defaults).toMatchObject({ patterns: true, sound: true, theme: 'candlelight', motion: 'system' });
  expect(defaultsFor({ ...desk, isPhone: true }).sound).toBe(false);
});

test('a damaged value falls back alone', () => {
  const stored = JSON.stringify({
    theme: 'parchment',
    textSize: 'enormous',
    volume: 900,
    sound: 'yes',
    patterns: false,
  });
  expect(parseSettings(stored, defaults)).toEqual({ ...defaults, theme: 'parchment', patterns: false });
});

test('a speed that was once called otherwise holds', () => {
  const speedOf = (speed: string) => parseSettings(JSON.stringify({ speed }), defaults).speed;
  expect(['slow', 'fast', 'step', 'toString', 'gallop'].map(speedOf)).toEqual([
    ...['calm', 'brisk', 'step', 'normal', 'normal'],
  ]);
});

test.each([null, '', '{', 'null', '[]', '7'])('nothing usable stored (%j) gives the defaults', (text) => {
  expect(parseSettings(text, defaults)).toEqual(defaults);
});
