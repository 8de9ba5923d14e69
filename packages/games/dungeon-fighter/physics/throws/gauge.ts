/** DF-R107.14: X, and its pressure gauge (DF-R107.16). */
import { DEEDS, type Did } from './did';
import { noiseWalk } from './noise';
import { type Shot, speedUp } from './shot';

const CHANNEL = 2;
const EVERY = 48;
const START = 500;
const TAP = 60;
const STEEP = 333;
export const BAND = { least: 300, most: 700 };
export const GAUGE_HOLD = 240;
/** Inside it is counted in halves, so that it is whole in slow mode too. */
const UNIT = 2;

export interface Gauge {
  readonly gauge: number;
  /** For how many ticks in a row it has been within 300 to 700. */
  readonly held: number;
}

/** The gauge tick by tick. */
export class GaugeWalk {
  private readonly noise: (tick: number) => number;
  private readonly pace: number;
  private value = START * UNIT;
  private tick = 0;
  private held = 0;
  private lastTap = -1;

  constructor(challenge: number, slow: boolean) {
    this.noise = noiseWalk(challenge, CHANNEL, EVERY);
    this.pace = slow ? 1 : UNIT;
  }

  /** A tap that alternates lifts it by 60; one more with the same hand does nothing. */
  tap(code: number): void {
    if (code !== this.lastTap) this.value = Math.min(1000 * UNIT, this.value + TAP * UNIT);
    this.lastTap = code;
  }

  /** Each tick it falls by 2, 1 or 0 as the noise says; slow mode halves that. */
  step(): void {
    const n = this.noise(this.tick);
    this.value = Math.max(0, this.value - this.pace * (n > STEEP ? 2 : n >= -STEEP ? 1 : 0));
    this.tick += 1;
    const inside = this.value >= BAND.least * UNIT && this.value <= BAND.most * UNIT;
    this.held = inside ? this.held + 1 : 0;
  }

  get gauge(): Gauge {
    return { gauge: Math.trunc(this.value / UNIT), held: this.held };
  }
}

/** What the gauge shows at a tick, after the taps until then. */
export function gaugeAt(challenge: number, deeds: readonly Did[], tick: number, slow: boolean): Gauge {
  const walk = new GaugeWalk(challenge, slow);
  let next = 0;
  for (let t = 0; t <= tick; t++) {
    for (; next < deeds.length && deeds[next][0] <= t; next++) {
      const code = deeds[next][1];
      if (code === DEEDS.tapLeft || code === DEEDS.tapRight) walk.tap(code);
    }
    if (t < tick) walk.step();
  }
  return walk.gauge;
}

/** Below 300 it slips out (met), above 700 it sticks (failed); the hold of 240 ticks must be done. */
export function x(shot: Shot, challenge: number, deeds: readonly Did[], release: number, slow: boolean): void {
  const { gauge, held } = gaugeAt(challenge, deeds, release, slow);
  const slips = gauge < BAND.least;
  const sticks = gauge > BAND.most;
  speedUp(shot, 1 + (gauge - START) / 2000);
  if (slips || sticks) shot.dropped = true;
  shot.proofs.x = slips || (!sticks && held >= GAUGE_HOLD);
}
