/** What a person likes, kept in this browser. Read and written here only; the page follows by `useSettings`. */
import { useSyncExternalStore } from 'react';

export const LANGUAGES = ['en', 'de', 'pseudo'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Each setting with all its values, the default first; numbers are bounded. */
const SHAPE = {
  language: LANGUAGES,
  theme: ['candlelight', 'parchment'],
  contrast: ['normal', 'more'],
  textSize: ['normal', 'large', 'larger', 'largest'],
  motion: ['system', 'full', 'reduced'],
  speed: ['normal', 'slow', 'fast'],
  patterns: [true, false],
  sound: [true, false],
  volume: { min: 0, max: 100, usual: 50 },
} as const;

type Shape = typeof SHAPE;
export type Settings = {
  readonly [name in keyof Shape]: Shape[name] extends readonly (infer V)[] ? V : number;
};
type Name = keyof Settings;

export const TEXT_SCALES = { normal: 1, large: 1.125, larger: 1.25, largest: 1.5 } as const;
export const SPEEDS = { slow: 1.6, normal: 1, fast: 0.5 } as const;

const STORE = 'tabard.settings';

/** The machine's own wishes: its language, and silence on a phone. */
export interface Machine {
  readonly languages: readonly string[];
  readonly isPhone: boolean;
  readonly wantsContrast: boolean;
}

export function defaultsFor(machine: Machine): Settings {
  const pairs = Object.entries(SHAPE).map(([name, values]) => [name, 'usual' in values ? values.usual : values[0]]);
  const spoken = machine.languages.map((tag) => tag.slice(0, 2)).find((tag) => tag === 'en' || tag === 'de');
  return {
    ...(Object.fromEntries(pairs) as Settings),
    language: (spoken as Language | undefined) ?? 'en',
    sound: !machine.isPhone,
    contrast: machine.wantsContrast ? 'more' : 'normal',
  };
}

/** What was stored, each setting by itself: one damaged value never takes the others along. */
export function parseSettings(text: string | null, defaults: Settings): Settings {
  let stored: Record<string, unknown> = {};
  try {
    const parsed: unknown = JSON.parse(text ?? '{}');
    if (parsed && typeof parsed === 'object') stored = parsed as Record<string, unknown>;
  } catch {
    // Not ours or damaged: the defaults are a good answer.
  }
  const pairs = (Object.keys(SHAPE) as Name[]).map((name) => [
    name,
    fits(name, stored[name]) ? stored[name] : defaults[name],
  ]);
  return Object.fromEntries(pairs) as Settings;
}

function fits(name: Name, value: unknown): boolean {
  const shape = SHAPE[name];
  if ('usual' in shape) return typeof value === 'number' && value >= shape.min && value <= shape.max;
  return (shape as readonly unknown[]).includes(value);
}

// ---- the store

const machineHere = (): Machine => ({
  languages: navigator.languages ?? ['en'],
  isPhone: matchMedia('(pointer: coarse) and (max-width: 820px)').matches,
  wantsContrast: matchMedia('(prefers-contrast: more)').matches,
});

let current: Settings | null = null;
const listeners = new Set<() => void>();

export function settings(): Settings {
  current ??= parseSettings(readStored(), defaultsFor(machineHere()));
  return current;
}

export function set<N extends Name>(name: N, value: Settings[N]): void {
  current = { ...settings(), [name]: value };
  try {
    localStorage.setItem(STORE, JSON.stringify(current));
  } catch {
    // A browser that keeps nothing still obeys until it is closed.
  }
  changed();
}

function readStored(): string | null {
  try {
    return localStorage.getItem(STORE);
  } catch {
    return null;
  }
}

function changed(): void {
  applyToPage();
  for (const listener of listeners) listener();
}

export function onSettings(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

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
  stillness().addEventListener('change', changed);
  window.addEventListener('storage', (event) => {
    if (event.key !== STORE && event.key !== null) return;
    current = null;
    changed();
  });
}
