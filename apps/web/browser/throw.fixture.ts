/** A hand over Dungeon Fighter's board. */
import type { Page } from 'playwright-core';

export const area = (page: Page) => page.locator('.df-throw-area');

const TOUCHES = { mousePressed: 'touchStart', mouseMoved: 'touchMove', mouseReleased: 'touchEnd' } as const;

/** Presses the die, drags it towards the board and lets go in the midst of the movement; by mouse, or with a finger. */
export async function flick(page: Page, isFinger = false): Promise<void> {
  const box = (await area(page).boundingBox())!;
  const x = box.x + box.width / 2;
  const from = box.y + box.height * 0.9;
  const mouse = await page.context().newCDPSession(page);
  const start = Date.now() / 1000;
  // Each event says when it happened: a hand is as quick on a busy machine as on an idle one.
  const move = (type: keyof typeof TOUCHES, step: number) => {
    const y = from - step * box.height * 0.05;
    const timestamp = start + step * 0.014;
    const buttons = type === 'mouseReleased' ? 0 : 1;
    if (!isFinger)
      return mouse.send('Input.dispatchMouseEvent', { type, x, y, button: 'left', buttons, clickCount: 1, timestamp });
    const touchPoints = buttons === 0 ? [] : [{ x, y }];
    return mouse.send('Input.dispatchTouchEvent', { type: TOUCHES[type], touchPoints, timestamp });
  };
  if (!isFinger) await page.mouse.move(x, from);
  await move('mousePressed', 0);
  for (let step = 1; step <= 8; step++) await move('mouseMoved', step);
  await move('mouseReleased', 8);
  await mouse.detach();
}
