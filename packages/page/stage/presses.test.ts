/** A press shows the end of what is told, and never answers the question that then stands under the finger. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followPresses } from './presses';

/** What is pressed: a kind of element, and what it stands in. */
class Thing {
  constructor(
    readonly tagName: string,
    private readonly within: readonly string[] = [],
  ) {}

  closest(selectors: string): Thing | null {
    const own = [this.tagName.toLowerCase(), ...this.within];
    return selectors.split(', ').some((one) => own.includes(one)) ? this : null;
  }
}
const BOARD = new Thing('DIV');
const ANSWER = new Thing('BUTTON');
const MENU = new Thing('BUTTON', ['[data-region="menu"]']);

const BEGAN = 1000;
const stage = { told: { isTelling: true }, beganAt: BEGAN, skip: vi.fn(), next: vi.fn() };
let handlers: Map<string, (event: object) => void>;
let isStepped: boolean;
let stop: () => void;

beforeEach(() => {
  handlers = new Map();
  isStepped = false;
  stage.told = { isTelling: true };
  vi.clearAllMocks();
  vi.stubGlobal('Element', Thing);
  vi.stubGlobal('window', {
    addEventListener: (type: string, handler: (event: object) => void) => handlers.set(type, handler),
    removeEventListener: (type: string) => handlers.delete(type),
  });
  stop = followPresses(stage as never, () => isStepped);
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

/** Whether the event went no further than here. */
function happens(type: string, event: object): boolean {
  const held = vi.fn();
  handlers.get(type)?.({ stopImmediatePropagation: () => undefined, preventDefault: held, ...event });
  return held.mock.calls.length > 0;
}
interface Press {
  readonly at?: number;
  readonly on?: Thing;
  readonly by?: number;
  readonly isPrimary?: boolean;
}
/** Down and up again, after moving so far. */
function press({ at = BEGAN + 500, on = BOARD, by = 0, isPrimary = true }: Press = {}): void {
  happens('pointerdown', { timeStamp: at, target: on, clientX: 5, clientY: 5, isPrimary });
  happens('pointerup', { timeStamp: at + 50, target: on, clientX: 5 + by, clientY: 5, isPrimary });
}
const key = (name: string, more: object = {}): boolean =>
  happens('keydown', { timeStamp: BEGAN + 500, key: name, target: BOARD, ...more });
const done = (): [skipped: number, stepped: number] => [stage.skip.mock.calls.length, stage.next.mock.calls.length];

test('a press beside everything shows the end, or the next thing where it is told step by step', () => {
  press();
  expect(done()).toEqual([1, 0]);
  isStepped = true;
  press();
  expect(done()).toEqual([1, 1]);
});

test('the press that began the telling does not end it: for 200 ms, and not a moment longer', () => {
  press({ at: BEGAN + 200 });
  expect(done()).toEqual([0, 0]);
  press({ at: BEGAN + 201 });
  expect(done()).toEqual([1, 0]);
});

test('where nothing is told a press is not ours, and its click goes where it was meant to', () => {
  stage.told = { isTelling: false };
  press({ on: ANSWER });
  expect(happens('click', { detail: 1, timeStamp: BEGAN + 560 })).toBe(false);
  expect(done()).toEqual([0, 0]);
});

test('a hand that moves 10 px has pressed; with 11 it turned the table', () => {
  press({ by: 10 });
  expect(done()).toEqual([1, 0]);
  press({ by: 11 });
  expect(done()).toEqual([1, 0]);
});

test('a second finger makes a pinch of it, which skips nothing', () => {
  happens('pointerdown', { timeStamp: BEGAN + 500, target: BOARD, clientX: 5, clientY: 5, isPrimary: true });
  press({ at: BEGAN + 520, isPrimary: false });
  happens('pointerup', { timeStamp: BEGAN + 600, target: BOARD, clientX: 5, clientY: 5, isPrimary: true });
  expect(done()).toEqual([0, 0]);
});

test('the click of such a press answers nothing, up to 400 ms after it; a click by key always counts', () => {
  press({ on: ANSWER });
  const released = BEGAN + 550;
  expect(happens('click', { detail: 0, timeStamp: released + 10 })).toBe(false);
  expect(happens('click', { detail: 1, timeStamp: released + 399 })).toBe(true);
  expect(happens('click', { detail: 1, timeStamp: released + 400 })).toBe(false);
});

test('what the first press showed may be answered with the second', () => {
  press();
  stage.told = { isTelling: false };
  press({ at: BEGAN + 700, on: ANSWER });
  expect(happens('click', { detail: 1, timeStamp: BEGAN + 760 })).toBe(false);
  expect(done()).toEqual([1, 0]);
});

test('menu and log mean what they say while something is told; the empty places beside their buttons do not', () => {
  press({ on: MENU });
  expect(happens('click', { detail: 1, timeStamp: BEGAN + 560 })).toBe(false);
  expect(done()).toEqual([0, 0]);
  press({ on: new Thing('DIV', ['[data-region="menu"]']) });
  expect(done()).toEqual([1, 0]);
});

test.each(['Enter', ' ', 'a', '1', 'ArrowDown', 'Escape'])('the key %j skips, and does nothing else', (name) => {
  expect(key(name)).toBe(true);
  expect(done()).toEqual([1, 0]);
});

test('step by step every key goes on by one, but Escape goes to the end', () => {
  isStepped = true;
  key('a');
  expect(done()).toEqual([0, 1]);
  key('Escape');
  expect(done()).toEqual([1, 1]);
});

test.each(['Shift', 'Tab', 'F5', 'F12', 'u', '?', 'CapsLock'])('the key %j keeps what it does', (name) => {
  expect(key(name)).toBe(false);
  expect(done()).toEqual([0, 0]);
});

test.each([{ repeat: true }, { ctrlKey: true }, { metaKey: true }, { altKey: true }])('nor with %j', (more) => {
  expect(key('a', more)).toBe(false);
  expect(done()).toEqual([0, 0]);
});

test('who writes, or presses a button of the menu by key, skips nothing; a letter pressed there does', () => {
  expect(key('a', { target: new Thing('TEXTAREA') })).toBe(false);
  expect(key('a', { target: new Thing('BUTTON', ['dialog']) })).toBe(false);
  expect(key('Enter', { target: MENU })).toBe(false);
  expect(key(' ', { target: MENU })).toBe(false);
  expect(done()).toEqual([0, 0]);
  expect(key('a', { target: MENU })).toBe(true);
  expect(key('Enter', { target: ANSWER })).toBe(true);
  expect(done()).toEqual([2, 0]);
});

test('who has left hears nothing any more', () => {
  stop();
  expect(handlers.size).toBe(0);
});
