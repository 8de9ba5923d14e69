/** What each file of a pack must hold. */
import { z } from '@tabard/content/zod';

const whole = z.number().int().min(1);

export const hoard = z.strictObject({
  goal: whole,
  hands: whole.max(3),
  wakes: z.array(whole.max(5)).min(1),
});

export const files = { 'hoard.yaml': hoard };
