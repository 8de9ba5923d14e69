/** Which key and which button is which control of the hand, by scheme. Letters by their place on the keyboard. */
import type { Control } from './challenges/challenge';
import type { HandScheme } from './hand';

const ARROWS: { readonly [code: string]: Control } = {
  ArrowLeft: 'west',
  ArrowRight: 'east',
  ArrowUp: 'up',
  ArrowDown: 'down',
};
const LEANS: { readonly [code: string]: Control } = {
  KeyA: 'lean-west',
  KeyD: 'lean-east',
  KeyW: 'lean-up',
  KeyS: 'lean-down',
};
const WRISTS: { readonly [code: string]: Control } = { KeyF: 'left', KeyJ: 'right' };

/** One switch may be any key but those that lead away or change other keys. */
const NO_SWITCH = /^(Tab|Escape|Shift.*|Control.*|Alt.*|Meta.*|F\d+|OS.*|ContextMenu)$/;

export function controlOfKey(scheme: HandScheme, code: string): Control | null {
  if (scheme === 'one-button') return NO_SWITCH.test(code) ? null : 'main';
  const space = code === 'Space' || code === 'Enter';
  if (scheme === 'drag') return space ? 'extra' : (WRISTS[code] ?? null);
  return space ? 'main' : (ARROWS[code] ?? LEANS[code] ?? WRISTS[code] ?? null);
}

/** DF-R104.6: Q and E go round the table. */
export const stepOfKey = (code: string): -1 | 0 | 1 => (code === 'KeyQ' ? -1 : code === 'KeyE' ? 1 : 0);
