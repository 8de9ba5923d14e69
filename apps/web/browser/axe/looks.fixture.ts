/** Every way the house can look, for axe: both themes, each with more contrast, and with the largest text on a phone. */

import type { Settings } from '@tabard/page/settings/settings';
import type { Page } from 'playwright-core';
import { HEIGHTS, wish } from '../layout/look.fixture';
import { seriousFaults } from './axe.fixture';

export interface Look extends Pick<Settings, 'theme' | 'contrast' | 'textSize'> {
  readonly width: 360 | 1280;
}

const THEMES = ['candlelight', 'parchment'] as const;

export const LOOKS: readonly Look[] = THEMES.flatMap((theme): Look[] => [
  { theme, contrast: 'normal', textSize: 'normal', width: 1280 },
  { theme, contrast: 'more', textSize: 'normal', width: 1280 },
  { theme, contrast: 'normal', textSize: 'largest', width: 360 },
]);

export const lookName = ({ theme, contrast, textSize }: Look): string =>
  [theme, contrast === 'more' ? 'contrast' : null, textSize === 'largest' ? 'largest' : null].filter(Boolean).join(' ');

/** What axe finds on this page in each of these looks, each fault once with every look that has it. */
export async function faultsByLook(page: Page, looks: readonly Look[]): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>();
  for (const look of looks) {
    const { theme, contrast, textSize, width } = look;
    await page.setViewportSize({ width, height: HEIGHTS[width] });
    await wish(page, { theme, contrast, textSize });
    for (const fault of await seriousFaults(page)) found.set(fault, [...(found.get(fault) ?? []), lookName(look)]);
  }
  return found;
}
