/** DF-R107.12, DF-R108.5: the Waterfall's chute. Whether the die leaves it by its lip is judged from its path. */
import type { Requirement } from '../types';
import turns from '../world/data/turns.json';
import type { Input } from './fields';
import type { Chute } from './shot';

const LONG = 280;
const ON_THE_HEAD = 260;
const STEP = 5; // mrad
const MILLION = 1_000_000;

/** How much lower the lip of a tilted chute is than its pivot. The table holds sine and cosine of half the angle. */
function fallOf(angle: number): number {
  const [sin, cos] = turns[Math.round(angle / STEP)];
  return (2 * LONG * (sin / MILLION) * cos) / MILLION;
}

export const chuteOf = (reqs: readonly Requirement[], input: Input): Chute => ({
  pivotR: input.pivotR!,
  pivotY: reqs.includes('head') ? ON_THE_HEAD : input.lip! + fallOf(input.angle!),
  yaw: input.offset === undefined ? input.yaw! : (1000 * input.offset) / 250, // The Card Flick steers (DF-R107.2).
  side: input.side ?? 0,
  angle: input.angle!,
  rate: input.rate!,
  lifted: reqs.includes('under-table'),
});
