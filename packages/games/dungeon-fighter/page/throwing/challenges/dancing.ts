/**
 * DF-R107.15: one full turn, then throw before the time is over; the longer one waits, the less giddy one is.
 * A drag draws a circle, keys are four arrows in circular order, one switch stops a dial.
 */
import { paced } from '../../../physics';
import type { Hand } from '../hand';
import { turnBetween } from '../schemes/drag';
import type { Challenge, Control, Meter, ThrowPart } from './challenge';

const AFTER_TURN = 144;
const TURN = 600;
/** The dial goes round once in so many ticks (sooner in the air), and must be stopped within 18 degrees of the board. */
const DIAL = { onTheGround: 480, inTheAir: 180 };
const WITHIN = 18 / 360;
const CLOCKWISE: readonly Control[] = ['up', 'east', 'down', 'west'];

/** Ticks of normal pace left to throw after the turn; 0: not turned, or too late. */
export function timeLeft(hand: Hand): number {
  const turned = Math.max(hand.lastTick('turnedRight') ?? -1, hand.lastTick('turnedLeft') ?? -1);
  return turned < 0 ? 0 : Math.max(0, AFTER_TURN - paced(hand.tick - turned, hand.ways.slow));
}

const dialAt = (hand: Hand): number =>
  paced(hand.since('turnBegins'), hand.ways.slow) / (hand.asks('jump') ? DIAL.inTheAir : DIAL.onTheGround);

/** Four arrows in circular order. A wrong one begins anew. */
function arrows(hand: Hand, control: Control): void {
  const at = CLOCKWISE.indexOf(control);
  if (at < 0) return;
  const last = hand.steps[hand.steps.length - 1];
  const way = last === undefined ? 0 : [0, 1, 0, -1][(at - last + 4) % 4];
  const goesOn = way !== 0 && (hand.steps.length < 2 || way === hand.danced) && tookNotTooLong(hand);
  if (!goesOn) {
    hand.steps = [at];
    hand.danced = 0;
    hand.note('turnBegins');
    return;
  }
  hand.steps.push(at);
  hand.danced = way;
  if (hand.steps.length < CLOCKWISE.length) return;
  hand.note(way > 0 ? 'turnedRight' : 'turnedLeft');
  hand.next();
}

const tookNotTooLong = (hand: Hand): boolean => paced(hand.since('turnBegins'), hand.ways.slow) <= TURN;

const byArrows: ThrowPart = {
  id: 'dance',
  begin: (hand) => {
    hand.start();
    hand.steps = [];
    hand.danced = 0;
  },
  press: arrows,
};

/** Missed, it goes round again. */
function stopDial(hand: Hand): boolean {
  const off = Math.abs(dialAt(hand) - 1);
  if (off > WITHIN) return false;
  hand.note('turnedRight');
  return true;
}

const byDial: ThrowPart = {
  id: 'dance',
  begin: (hand) => {
    hand.start();
    hand.note('turnBegins');
  },
  pass: (hand) => dialAt(hand) > 1 + WITHIN && hand.note('turnBegins'),
  press: (hand, control) => {
    if (control === 'main' && stopDial(hand)) hand.next();
  },
};

/** With the Head the pointer keeps the bubble: the turn is a dial then, stopped by the extra control. */
export const turnsByDial = (hand: Hand): boolean => hand.asks('dancing') && hand.asks('head');

/** A circle that is being drawn: the way's heading, summed up. */
export interface Circle {
  readonly heading: number | null;
  readonly turned: number;
  readonly x: number;
  readonly y: number;
}
const SURE_STEP = 8;
const FULL = 2 * Math.PI;

/** The circle so far with one more point. A turn the other way begins a new one. */
export function drawOn(circle: Circle, x: number, y: number): Circle {
  const [dx, dy] = [x - circle.x, y - circle.y];
  if (Math.hypot(dx, dy) < SURE_STEP) return circle;
  const heading = Math.atan2(dy, dx);
  const bend = circle.heading === null ? 0 : turnBetween(circle.heading, heading);
  const against = Math.abs(bend) > 0.5 && Math.sign(bend) !== Math.sign(circle.turned) && circle.turned !== 0;
  return { heading, turned: against ? bend : circle.turned + bend, x, y };
}

/** Notes beginning and end of a drawn turn. */
export function danceOn(hand: Hand, x: number, y: number): void {
  const before = hand.circle;
  if (!before) {
    hand.circle = { heading: null, turned: 0, x, y };
    hand.note('turnBegins');
    return;
  }
  const circle = drawOn(before, x, y);
  const isNew = Math.abs(circle.turned) < Math.abs(before.turned) - 0.4;
  if (timeLeft(hand) > 0) return;
  if (isNew || !tookNotTooLong(hand)) hand.note('turnBegins');
  if (Math.abs(circle.turned) >= FULL) {
    hand.note(circle.turned > 0 ? 'turnedRight' : 'turnedLeft');
    hand.circle = { ...circle, turned: 0 };
  } else hand.circle = circle;
}

/** How far round, in turns, to the right positive. */
export function turnSoFar(hand: Hand): number {
  if (timeLeft(hand) > 0) return 0;
  if (hand.ways.scheme === 'drag' && !turnsByDial(hand)) return (hand.circle?.turned ?? 0) / FULL;
  if (hand.ways.scheme === 'keys') return (hand.danced * hand.steps.length) / CLOCKWISE.length;
  return hand.lastTick('turnBegins') === null ? 0 : dialAt(hand);
}

export const dancing: Challenge = {
  requirement: 'dancing',
  stages: (scheme) => [scheme === 'keys' ? byArrows : byDial],
  meanwhile: {
    press: (hand, control) => {
      if (hand.ways.scheme === 'drag' && turnsByDial(hand) && control === 'extra') stopDial(hand);
    },
    pass: (hand) => {
      if (hand.isPast('dance') && timeLeft(hand) === 0) return hand.back('dance'); // Waited too long: once more.
      if (hand.ways.scheme !== 'drag' || !turnsByDial(hand) || timeLeft(hand) > 0) return;
      const isJumping = hand.asks('jump') && hand.lastTick('jump') === null;
      const isNew = hand.lastTick('turnBegins') === null || dialAt(hand) > 1 + WITHIN;
      if (!isJumping && isNew) hand.note('turnBegins');
    },
  },
  meter: (hand): Meter => ({ kind: 'dial', at: turnSoFar(hand), left: timeLeft(hand) / AFTER_TURN }),
};
