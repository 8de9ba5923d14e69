/** Nothing sounds that nobody wants to hear; what sounds follows the volume, and a browser that cannot makes no fuss. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

type Sound = typeof import('./sound');
type Settings = typeof import('../settings/settings');
let sound: Sound;
let settings: Settings;

/** Nodes that only remember how they were made. */
const made: { kind: string; options: Record<string, number> }[] = [];
class Param {
  value = 1;
  setValueAtTime = () => undefined;
  exponentialRampToValueAtTime = () => undefined;
  setTargetAtTime = () => undefined;
  cancelScheduledValues = () => undefined;
}
const node = (kind: string) =>
  class {
    readonly gain = new Param();
    readonly frequency = new Param();
    constructor(_: unknown, options: Record<string, number> = {}) {
      made.push({ kind, options });
      if (kind === 'Gain') gains.push(this.gain);
    }
    connect = (to: unknown) => to;
    start = () => undefined;
    stop = () => undefined;
  };
const gains: Param[] = [];
let contexts: number;

beforeEach(async () => {
  vi.resetModules(); // What is built for the first sound stays.
  made.length = 0;
  gains.length = 0;
  contexts = 0;
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('navigator', { languages: ['en'], userActivation: { hasBeenActive: true } });
  for (const kind of ['Gain', 'StereoPanner', 'Oscillator', 'AudioBufferSource', 'BiquadFilter', 'DynamicsCompressor'])
    vi.stubGlobal(`${kind}Node`, node(kind));
  vi.stubGlobal(
    'AudioContext',
    class {
      readonly sampleRate = 10;
      readonly currentTime = 0;
      constructor() {
        contexts += 1;
      }
      resume = async () => undefined;
      createBuffer = () => ({ getChannelData: () => new Float32Array(10) });
    },
  );
  sound = await import('./sound');
  settings = await import('../settings/settings');
});
afterEach(() => vi.unstubAllGlobals());

const of = (kind: string) => made.filter((one) => one.kind === kind);

test('nothing is built before the first sound, and only once', () => {
  expect(contexts).toBe(0);
  sound.play('coin');
  sound.play('wood');
  expect(contexts).toBe(1);
});

test.each([
  ['sound is off', () => settings.set('sound', false)],
  ['it is as low as it goes', () => settings.set('volume', 0)],
  [
    'nobody has touched the page yet',
    () => vi.stubGlobal('navigator', { languages: ['en'], userActivation: { hasBeenActive: false } }),
  ],
])('where %s nothing sounds', (_, silence) => {
  silence();
  sound.play('bell');
  expect([contexts, made]).toEqual([0, []]);
});

test('a sound comes from its place at the table, never from further than its edge', () => {
  const pans = [-1, 0, 1, 5].map((place) => {
    made.length = 0;
    sound.play('coin', place);
    return of('StereoPanner')[0].options.pan;
  });
  expect(pans).toEqual([-0.6, 0, 0.6, 0.6]);
});

test('every sound has a voice, and each voice its own source', () => {
  for (const name of sound.SOUND_NAMES) {
    made.length = 0;
    sound.play(name);
    const sources = of('Oscillator').length + of('AudioBufferSource').length;
    expect([name, sources > 0]).toEqual([name, true]);
  }
});

test('twice the volume is four times as loud, and what sounds already follows', () => {
  settings.set('volume', 50);
  sound.play('coin');
  const half = gains[0].value;
  settings.set('volume', 100);
  sound.tune();
  expect(gains[0].value).toBeCloseTo(4 * half, 9);
});

test('a browser without sound is still a page', () => {
  vi.stubGlobal('AudioContext', undefined);
  expect(() => sound.play('bell')).not.toThrow();
  expect(() => sound.playBed({ noise: 1, q: 1, gain: 1, swell: 1, seconds: 1 })()).not.toThrow();
});
