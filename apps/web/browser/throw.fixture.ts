/** A hand over Dungeon Fighter's board. */
import type { Page } from 'playwright-core';

export const area = (page: Page) => page.locator('.df-throw-area');

/** Presses the die, drags it towards the board and lets go in the midst of the movement. */
export async function flick(page: Page): Promise<void> {
  const box = (await area(page).boundingBox())!;
  const x = box.x + box.width / 2;
  const from = box.y + box.height * 0.9;
  const mouse = await page.context().newCDPSession(page);
  const start = Date.now() / 1000;
  // Each event says when it happened: a hand is as quick on a busy machine as on an idle one.
  const move = (type: 'mousePressed' | 'mouseMoved' | 'mouseReleased', step: number) =>
    mouse.send('Input.dispatchMouseEvent', {
      type,
      x,
      y: from - step * box.height * 0.05,
      button: 'left',
      buttons: type === 'mouseReleased' ? 0 : 1,
      clickCount: 1,
      timestamp: start + step * 0.014,
    });
  await page.mouse.move(x, from);
  await move('mousePressed', 0);
  for (let step = 1; step <= 8; step++) await move('mouseMoved', step);
  await move('mouseReleased', 8);
  await mouse.detach();
}
