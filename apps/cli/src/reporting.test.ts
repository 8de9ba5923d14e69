import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reporting } from './reporting';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function listen(isTTY: boolean) {
  const heard: string[] = [];
  const stream = { isTTY, columns: 20, write: (text: string) => heard.push(text) } as never;
  return { heard, report: reporting(stream) };
}

test('a pipe hears a line now and then, a screen has one line that is wiped at the end', () => {
  const pipe = listen(false);
  const screen = listen(true);
  for (let i = 0; i < 250; i++) {
    vi.advanceTimersByTime(100);
    for (const { report } of [pipe, screen]) report.say(() => `game ${i} of a great many`);
  }
  for (const { report } of [pipe, screen]) report.stop();
  expect(pipe.heard).toEqual(['game 99 of a great many\n', 'game 199 of a great many\n']);
  expect(screen.heard.length).toBeGreaterThan(100);
  expect(screen.heard.every((text) => !text.includes('\n') && text.length < 28)).toBe(true);
  expect(screen.heard.at(-1)).toBe('\r\x1b[2K');
});
