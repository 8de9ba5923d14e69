/** How a person throws, kept in this browser (DF-R104.9: anyone may change it before any throw). */
import { useSyncExternalStore } from 'react';

export const THROW_SCHEMES = ['drag', 'keys', 'one-button', 'assist'] as const;
export type ThrowScheme = (typeof THROW_SCHEMES)[number];

/** Each habit with all its values, the usual first; numbers are bounded. */
const SHAPE = {
  scheme: THROW_SCHEMES,
  slow: [false, true],
  /** Aim tones: bars and gauges are heard. */
  ear: [false, true],
  /** The hand one writes with: the other side of the picture is free of buttons. */
  strong: ['right', 'left'],
  barSpeed: { min: 50, max: 200, usual: 100 },
  sensitivity: { min: 50, max: 200, usual: 100 },
} as const;
type Shape = typeof SHAPE;
type Name = keyof Shape;
export type Habits = { readonly [name in Name]: Shape[name] extends readonly (infer V)[] ? V : number };

const STORE = 'tabard.dungeon-fighter.hand';

/** What was stored, each by itself: a damaged value never takes the others along. */
export function parseHabits(text: string | null): Habits {
  let stored: Record<string, unknown> = {};
  try {
    const parsed: unknown = JSON.parse(text ?? '{}');
    if (parsed && typeof parsed === 'object') stored = parsed as Record<string, unknown>;
  } catch {
    // Not ours or damaged: the usual is a good answer.
  }
  return Object.fromEntries(
    Object.entries(SHAPE).map(([name, shape]) => {
      const value = stored[name];
      if (!('usual' in shape)) return [name, (shape as readonly unknown[]).includes(value) ? value : shape[0]];
      const fits = typeof value === 'number' && value >= shape.min && value <= shape.max;
      return [name, fits ? value : shape.usual];
    }),
  ) as unknown as Habits;
}

let current: Habits | null = null;
const listeners = new Set<() => void>();

function habits(): Habits {
  if (!current) {
    let text: string | null = null;
    try {
      text = localStorage.getItem(STORE);
    } catch {
      // A browser that keeps nothing has the usual habits.
    }
    current = parseHabits(text);
  }
  return current;
}

export function setHabit<N extends Name>(name: N, value: Habits[N]): void {
  current = { ...habits(), [name]: value };
  try {
    localStorage.setItem(STORE, JSON.stringify(current));
  } catch {
    // It holds until the page is closed.
  }
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useHabits = (): Habits => useSyncExternalStore(subscribe, habits, habits);
