/**
 * What a place sounds like while nothing happens: a bed of noise that swells and falls, and now and then something in it, a
 * log that settles or a bell far off. Made on the spot like every sound of the house, an option, and much quieter than they
 * are. `AMBIENCES` is data; one player (`keepAmbience`) follows place, settings and whether anybody looks at the page.
 */
import { onSettings, type Settings, settings } from '../settings/settings';
import { type Bed, playBed, playVoices, type SoundVoice, tune } from './sound';

interface Now {
  /** Seconds from one to the next, at the least and at the most. */
  readonly every: readonly [least: number, most: number];
  /** `chance`: a number between 0 and 1, anew for every use. */
  readonly voices: (chance: () => number) => readonly SoundVoice[];
}

export interface Ambience {
  readonly beds: readonly Bed[];
  readonly nows: readonly Now[];
}

// ---- what places are made of

const crackle: Now = {
  every: [0.15, 1.1],
  voices: (chance) => [
    { noise: 1500 + chance() * 2600, q: 4, length: 0.03 + chance() * 0.03, gain: 0.02 + chance() * 0.05 },
  ],
};
const log: Now = {
  every: [9, 26],
  voices: (chance) => [
    { tone: [120 + chance() * 30, 70], length: 0.16, gain: 0.09 },
    { at: 0.03, noise: [900, 400], q: 0.8, length: 0.5, gain: 0.05, attack: 0.05 },
  ],
};
/** Somebody crosses the room, from one side or the other. */
const steps: Now = {
  every: [14, 40],
  voices: (chance) => {
    const count = 4 + Math.floor(chance() * 4);
    const pitch = 80 + chance() * 30;
    return Array.from({ length: count }, (_, i): SoundVoice[] => [
      { at: i * 0.52, tone: [pitch, pitch * 0.7], length: 0.09, gain: 0.06 },
      { at: i * 0.52, noise: 420, q: 1.2, length: 0.06, gain: 0.03 },
    ]).flat();
  },
};
const mug: Now = {
  every: [12, 35],
  voices: (chance) => [{ noise: 900 + chance() * 500, q: 5, length: 0.05, gain: 0.05 }],
};
const drip: Now = {
  every: [2, 9],
  voices: (chance) => [{ tone: [900 + chance() * 500, 1500 + chance() * 400], length: 0.06, gain: 0.035 }],
};
const gull: Now = {
  every: [10, 30],
  voices: (chance) => {
    const pitch = 1000 + chance() * 250;
    return [0, 0.32, 0.6].map(
      (at): SoundVoice => ({ at, tone: [pitch, pitch * 0.72], length: 0.24, gain: 0.012, attack: 0.06 }),
    );
  },
};
const bell = (pitch: number, least: number, most: number): Now => ({
  every: [least, most],
  voices: () =>
    [1, 2.01, 2.4, 3.9].map(
      (ratio, i): SoundVoice => ({ tone: pitch * ratio, length: 3.4 / (1 + i * 0.6), gain: 0.03 / (1 + i) }),
    ),
});
const chime: Now = {
  every: [3, 12],
  voices: (chance) => {
    const pitch = 1400 + Math.floor(chance() * 5) * 180;
    return [1, 2.76].map(
      (ratio, i): SoundVoice => ({ tone: pitch * ratio, length: 1.6, gain: 0.014 / (1 + i), attack: 0.01 }),
    );
  },
};
const creak: Now = {
  every: [6, 18],
  voices: (chance) => [{ tone: [150 + chance() * 60, 110], wave: 'sawtooth', length: 0.5, gain: 0.012, attack: 0.2 }],
};
const hammer: Now = {
  every: [7, 20],
  voices: () => [0, 0.7, 1.4].map((at): SoundVoice => ({ at, noise: 1100, q: 6, length: 0.06, gain: 0.03 })),
};
const drum: Now = {
  every: [8, 18],
  voices: () => [0, 0.45, 0.7].map((at): SoundVoice => ({ at, tone: [75, 48], length: 0.35, gain: 0.07 })),
};

const fire: Bed = { noise: 260, q: 0.5, gain: 0.05, swell: 0.4, seconds: 2.3 };
const murmur: Bed = { noise: 420, q: 1.4, gain: 0.03, swell: 0.6, seconds: 5.1 };
const talk: Bed = { noise: 760, q: 2.2, gain: 0.018, swell: 0.8, seconds: 3.7 };
const wind = (pitch: number, gain: number): Bed => ({ noise: pitch, q: 1.1, gain, swell: 0.7, seconds: 8.3 });
const surf = (gain: number): Bed => ({ noise: 520, q: 0.4, gain, swell: 0.9, seconds: 6.4 });
const water: Bed = { noise: 880, q: 0.7, gain: 0.025, swell: 0.3, seconds: 1.9 };
const deep: Bed = { noise: 95, q: 1.2, gain: 0.09, swell: 0.4, seconds: 11 };

export const AMBIENCES = {
  tavern: { beds: [fire, murmur, talk], nows: [crackle, log, steps, mug] },
  hall: {
    beds: [deep, { ...fire, gain: 0.03 }],
    nows: [drip, { ...crackle, every: [0.5, 2.5] }, { ...steps, every: [30, 70] }],
  },
  camp: { beds: [fire, wind(480, 0.025)], nows: [crackle, log] },
  reeds: { beds: [wind(2100, 0.016), water], nows: [drip] },
  flats: { beds: [wind(620, 0.04)], nows: [gull, bell(294, 40, 90)] },
  road: { beds: [wind(380, 0.04)], nows: [creak, { ...steps, every: [8, 20] }] },
  glass: { beds: [wind(1500, 0.012)], nows: [chime] },
  harbour: { beds: [surf(0.05)], nows: [gull, creak] },
  locks: { beds: [water, deep], nows: [drip, creak] },
  market: { beds: [murmur, talk, surf(0.02)], nows: [mug, hammer, { ...steps, every: [5, 14] }] },
  war: { beds: [wind(300, 0.04)], nows: [drum, { ...crackle, every: [0.6, 3] }] },
  deep: { beds: [deep], nows: [drip, bell(147, 30, 70)] },
  office: { beds: [{ ...fire, gain: 0.03 }], nows: [{ ...crackle, every: [0.5, 3] }, creak, bell(523, 45, 100)] },
  coast: { beds: [surf(0.045), wind(900, 0.02)], nows: [gull, { ...steps, every: [10, 24] }] },
  tolls: { beds: [surf(0.04)], nows: [bell(220, 14, 30)] },
  storm: { beds: [surf(0.06), wind(700, 0.04)], nows: [bell(196, 20, 45)] },
} satisfies Record<string, Ambience>;

export type AmbienceName = keyof typeof AMBIENCES;

// ---- who hears it, and where

/** Only who asked for it hears it, as long as they look at the page, have touched it and sound is on. */
export function isHeard(
  { sound, volume, ambience }: Pick<Settings, 'sound' | 'volume' | 'ambience'>,
  page: { readonly isHidden: boolean; readonly isTouched: boolean },
): boolean {
  return ambience && sound && volume > 0 && !page.isHidden && page.isTouched;
}

const pageNow = () => ({
  isHidden: document.hidden,
  isTouched: navigator.userActivation?.hasBeenActive ?? true,
});

/** Everywhere but at a table that says otherwise. */
const USUAL: AmbienceName = 'tavern';
let place: AmbienceName = USUAL;
let playing: { readonly place: AmbienceName; readonly stop: () => void } | null = null;

/** Somebody has come to another place; null: back to the inn. */
export function goTo(name: AmbienceName | null): void {
  place = name ?? USUAL;
  follow();
}

function follow(): void {
  const wanted = isHeard(settings(), pageNow()) ? place : null;
  tune();
  if ((playing?.place ?? null) === wanted) return;
  playing?.stop();
  playing = null;
  if (wanted) playing = { place: wanted, stop: begin(AMBIENCES[wanted]) };
}

function begin({ beds, nows }: Ambience): () => void {
  const stops = beds.map((bed) => playBed(bed));
  const timers = nows.map((now, i) => {
    const wait = () => {
      const [least, most] = now.every;
      return (least + Math.random() * (most - least)) * 1000;
    };
    const timer = { id: 0 };
    const next = () => {
      playVoices(now.voices(Math.random), Math.random() * 2 - 1);
      timer.id = window.setTimeout(next, wait());
    };
    timer.id = window.setTimeout(next, wait() * (0.3 + 0.1 * i));
    return timer;
  });
  return () => {
    for (const stop of stops) stop();
    for (const { id } of timers) clearTimeout(id);
  };
}

let isKept = false;

/** Once: from then on it follows. A browser lets nobody begin before the page was touched. */
export function keepAmbience(): void {
  if (isKept) return;
  isKept = true;
  onSettings(follow);
  document.addEventListener('visibilitychange', follow);
  for (const touch of ['pointerup', 'keyup']) window.addEventListener(touch, follow, { once: true });
  follow();
}
