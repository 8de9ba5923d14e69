/** What a person likes, kept in this browser. Read and written here only; the page follows by `useSettings`. */
import { useSyncExternalStore } from 'react';
import { type Likings, LikingsStore, parseLikings, usualOf } from './likings';

export const LANGUAGES = ['en', 'de', 'pseudo'] as const;
export type Language = (typeof LANGUAGES)[number];

export const THEMES = ['candlelight', 'parchment'] as const;
export const TEXT_SIZES = ['normal', 'large', 'larger', 'largest'] as const;

/** Each setting with all its values, the default first; numbers are bounded. */
const SHAPE = {
  language: LANGUAGES,
  theme: THEMES,
  contrast: ['normal', 'more'],
  textSize: TEXT_SIZES,
  motion: ['system', 'full', 'reduced'],
  depth: ['auto', 'always', 'flat'],
  speed: ['normal', 'calm', 'brisk', 'instant', 'step'],
  patterns: [true, false],
  sitDown: ['ask', 'learn', 'gentle', 'usual'],
  asksOnce: [true, false],
  autoEnd: [true, false],
  autoPass: [true, false],
  sound: [true, false],
  ambience: [false, true],
  volume: { min: 0, max: 100, usual: 50 },
} as const;

export type Settings = Likings<typeof SHAPE>;
type Name = keyof Settings;

export const TEXT_SCALES = { normal: 1, large: 1.125, larger: 1.25, largest: 1.5 } as const;
/** What a millisecond takes. */
export const SPEEDS = { calm: 1.6, normal: 1, brisk: 0.5, instant: 0, step: 1 } as const;
export type Speed = keyof typeof SPEEDS;
export const SPEED_NAMES = Object.keys(SPEEDS) as Speed[];

/** What values were called before. */
const RENAMED = { speed: { slow: 'calm', fast: 'brisk' } };

const STORE = 'tabard.settings';

/** The machine's own wishes: its language, and silence on a phone. */
export interface Machine {
  readonly languages: readonly string[];
  readonly isPhone: boolean;
  readonly wantsContrast: boolean;
}

export function defaultsFor(machine: Machine): Settings {
  const spoken = machine.languages.map((tag) => tag.slice(0, 2)).find((tag) => tag === 'en' || tag === 'de');
  return {
    ...usualOf(SHAPE),
    language: (spoken as Language | undefined) ?? 'en',
    sound: !machine.isPhone,
    contrast: machine.wantsContrast ? 'more' : 'normal',
  };
}

export const parseSettings = (text: string | null, defaults: Settings): Settings =>
  parseLikings(text, SHAPE, defaults, RENAMED);

// ---- the store

const machineHere = (): Machine => ({
  languages: navigator.languages ?? ['en'],
  isPhone: matchMedia('(pointer: coarse) and (max-width: 820px)').matches,
  wantsContrast: matchMedia('(prefers-contrast: more)').matches,
});

const store = new LikingsStore(STORE, SHAPE, () => defaultsFor(machineHere()), RENAMED);

export const settings = store.get;

export function set<N extends Name>(name: N, value: Settings[N]): void {
  store.set(name, value);
}

export const onSettings = store.subscribe;

export const useSettings = (): Settings => useSyncExternalStore(onSettings, settings);

// ---- the page

const stillness = () => matchMedia('(prefers-reduced-motion: reduce)');

export function motionIsReduced(): boolean {
  const { motion } = settings();
  return motion === 'reduced' || (motion === 'system' && stillness().matches);
}

export const useReducedMotion = (): boolean => useSyncExternalStore(onSettings, motionIsReduced);

/** How long a movement of so many milliseconds takes at the chosen speed. */
export const paced = (ms: number): number => ms * SPEEDS[settings().speed];

function applyToPage(): void {
  const { language, theme, contrast, textSize, patterns, speed } = settings();
  const { documentElement: html } = document;
  html.lang = language === 'pseudo' ? 'en' : language;
  html.dataset.theme = theme;
  html.dataset.contrast = contrast;
  html.dataset.motion = motionIsReduced() ? 'reduced' : 'full';
  html.dataset.patterns = patterns ? 'on' : 'off';
  html.style.setProperty('--text-scale', String(TEXT_SCALES[textSize]));
  html.style.setProperty('--speed', String(SPEEDS[speed]));
  document
    .querySelector('meta[name="theme-color"]')
    ?.setAttribute('content', theme === 'parchment' ? '#e8dabb' : '#17110d');
}

/** Once, before the first picture. */
export function openSettings(): void {
  applyToPage();
  store.subscribe(applyToPage);
  store.followOtherTabs();
  stillness().addEventListener('change', () => store.tell());
}
