/** When a hand that knows its throw does what: jumps, turns, strikes, opens, keeps bubble and gauge. */
import type { Requirement } from '../types';
import { did } from './did';
import { keepBubble, keepGauge } from './keepers';
import { FIST_FALLS } from './palms';
import { danceErrorAt } from './timing';

/** How far the hand is from the ideal: ticks early or late at each trigger, per mille off at bubble and gauge. */
export interface Errors {
  readonly release: number;
  readonly palms: number;
  readonly fist: number;
  readonly bubble: { readonly x: number; readonly y: number };
  readonly gauge: number;
  /** The spread of the timing errors, in ticks: a dancer who may be late throws earlier. */
  readonly spread: number;
}

export const NO_ERRORS: Errors = { release: 0, palms: 0, fist: 0, bubble: { x: 0, y: 0 }, gauge: 0, spread: 0 };

export interface Plan {
  readonly release: number;
  readonly deeds: readonly number[];
  /** How far, in mrad, the dancer expects to be off to the right, and aims the other way. */
  readonly giddy: number;
}

/** Late enough for every hold: dark, bubble and gauge. */
const RELEASE = 480;
const TO_THE_TOP = 72; // DF-R107.7
const TURN = 240;
const TURN_IN_THE_AIR = 100;
const AFTER_TURN = 144;
/** An error does no more than this to bubble and gauge: the hand sees ring and band, and stays inside. */
const RING = 900;
const BAND = 160;

export function planOf(reqs: readonly Requirement[], challenge: number, errors: Errors): Plan {
  const deeds: number[] = [];
  const asked = (requirement: Requirement) => reqs.includes(requirement);
  const timed = asked('jump') || asked('dancing');
  const release = RELEASE + (timed ? errors.release : 0);
  const lead = Math.round(Math.min(AFTER_TURN, Math.max(AFTER_TURN / 3, AFTER_TURN - 2.5 * errors.spread)));
  if (asked('blind')) deeds.push(did(0, 'dark'));
  if (asked('dancing')) dance(deeds, Math.min(RELEASE - lead, release), asked('jump'));
  else if (asked('jump')) deeds.push(did(Math.min(RELEASE - TO_THE_TOP, release), 'jump'));
  if (asked('head')) deeds.push(...keepBubble(challenge, release, () => within(errors.bubble), false));
  if (asked('punch')) deeds.push(did(release - Math.max(0, FIST_FALLS + errors.fist), 'strike'), did(release, 'open'));
  if (asked('x')) {
    const mark = 500 + Math.max(-BAND, Math.min(BAND, errors.gauge));
    deeds.push(...keepGauge(challenge, release, mark, false));
  }
  if (asked('prayer')) {
    deeds.push(did(release - Math.max(0, errors.palms), 'leftPalm'));
    deeds.push(did(release - Math.max(0, -errors.palms), 'rightPalm'));
  }
  return { release, deeds, giddy: asked('dancing') ? danceErrorAt(lead) : 0 };
}

/** In the air it is a quick turn, at once after the jump (DF-R108.3). */
function dance(deeds: number[], done: number, inTheAir: boolean): void {
  const began = done - (inTheAir ? TURN_IN_THE_AIR : TURN);
  if (inTheAir) deeds.push(did(began, 'jump'));
  deeds.push(did(began, 'turnBegins'), did(done, 'turnedRight'));
}

function within({ x, y }: Errors['bubble']): Errors['bubble'] {
  const long = Math.sqrt(x * x + y * y);
  return long <= RING ? { x, y } : { x: (x * RING) / long, y: (y * RING) / long };
}
