/** What a hand hears (DF-R107.1, DF-R111.1): ticks on the side it drifts to, a tone that rises towards the middle. */
import { playVoices } from '@tabard/page/sound/sound';
import type { Meter } from './challenges/challenge';

const TICK_MS = 280;
const TONE_MS = 110;
const LOW = 220;
const HIGH = 880;

/** Which tone a meter has now: how near it is to where it should be, 0 to 1; null: none. */
export function nearness(meter: Meter): number | null {
  if (meter.kind === 'bar') return 1 - Math.min(1, 2 * Math.abs(meter.at - (meter.mark ?? 0.5)));
  if (meter.kind === 'bubble') return 1 - Math.min(1, Math.hypot(meter.x, meter.y));
  if (meter.kind === 'gauge') return 1 - Math.min(1, 2 * Math.abs(meter.at - 0.5));
  if (meter.kind === 'air') return meter.height;
  if (meter.kind === 'fist') return meter.struck ? 1 - Math.min(1, 2 * Math.abs(meter.at - 0.5)) : null;
  return null;
}

/** Speaks up now and then; called as often as one likes. */
export class Ear {
  private tickedAt = 0;
  private sangAt = 0;

  hear(meters: readonly Meter[], aimTones: boolean, now: number): void {
    const dark = meters.find((meter) => meter.kind === 'dark');
    if (dark && dark.share > 0 && now - this.tickedAt >= TICK_MS) {
      this.tickedAt = now;
      playVoices([{ noise: 2400, q: 4, length: 0.03, gain: 0.3 }], dark.drift, 0.7);
    }
    const meter = meters[meters.length - 1];
    const near = meter && (aimTones || dark) ? nearness(meter) : null;
    if (near === null || now - this.sangAt < TONE_MS) return;
    this.sangAt = now;
    playVoices([{ tone: LOW * (HIGH / LOW) ** near, length: 0.09, gain: 0.16, wave: 'triangle' }], 0, 0.8);
  }
}
