/** A hand over Dungeon Fighter's board. */
import type { Page } from 'playwright-core';

export const area = (page: Page) => page.locator('.df-throw-area');

/** Presses the die, drags it towards the board and lets go in the midst of the movement. */
export async function flick(page: Page): Promise<void> {
  const box = (await area(page).boundingBox())!;
  const x = box.x + box.width / 2;
  const from = box.y + box.height * 0.9;
  await page.mouse.move(x, from);
  await page.mouse.down();
  for (let i = 1; i <= 8; i++) {
    await page.mouse.move(x, from - i * box.height * 0.05);
    await page.waitForTimeout(12);
  }
  await page.mouse.up();
}
