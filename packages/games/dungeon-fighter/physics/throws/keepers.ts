/**
 * Hands that keep a bubble or a gauge. They see it as a person does, up to now and never ahead (DF-R112.2): the noise
 * to come is not looked at. Bots and assist use them, and the page where one switch has to do (DF-R111.1).
 */
import { DEEDS, did, GREATEST_MOVE, moved } from './did';
import { GaugeWalk } from './gauge';
import { BubbleWalk } from './head';

/** The eye looks so often, and the hand takes so long to where it wants the bubble. */
const LOOK = 12;
const HORIZON = 24;
/** Between two taps, and how far below its mark the gauge is tapped up. */
const TAP_GAP = 20;
const TAP_BELOW = 30;

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** The counter move towards a target, from where the bubble is, where it was a look ago and the move since then. */
export function counterMove(now: Spot, before: Spot, since: Spot, target: Spot, slow: boolean): Spot {
  const strength = slow ? 0.5 : 1;
  const part = (axis: 'x' | 'y') => {
    const drift = (now[axis] - before[axis]) / LOOK / strength - since[axis];
    const wish = Math.round((target[axis] - now[axis]) / HORIZON / strength - drift);
    return Math.max(-GREATEST_MOVE, Math.min(GREATEST_MOVE, wish)) + 0;
  };
  return { x: part('x'), y: part('y') };
}

/** The counter moves that bring the bubble to a target (a place, or one that wanders) and keep it there. */
export function keepBubble(
  challenge: number,
  until: number,
  target: (tick: number) => Spot,
  slow: boolean,
): readonly number[] {
  const walk = new BubbleWalk(challenge, slow);
  const deeds: number[] = [];
  let before: Spot = { x: 0, y: 0 };
  let move: Spot = { x: 0, y: 0 };
  for (let tick = 0; tick < until; tick++) {
    if (tick > 0 && tick % LOOK === 0) {
      const now = walk.bubble;
      const next = counterMove(now, before, move, target(tick), slow);
      if (next.x !== move.x || next.y !== move.y) deeds.push(moved(tick, next.x, next.y));
      move = next;
      before = now;
    }
    walk.step(move.x, move.y);
  }
  return deeds;
}

/** DF-R107.4, one button: the bubble swings on one axis around the middle, once in 384 ticks. */
export function swing(tick: number, slow: boolean): Spot {
  const period = slow ? 768 : 384;
  const at = (tick % period) / period;
  const triangle = at < 0.25 ? 4 * at : at < 0.75 ? 2 - 4 * at : 4 * at - 4;
  return { x: 600 * triangle, y: 0 };
}

/** The taps that keep the gauge about a mark. */
export function keepGauge(challenge: number, until: number, mark: number, slow: boolean): readonly number[] {
  const walk = new GaugeWalk(challenge, slow);
  const deeds: number[] = [];
  let left = true;
  let last = -TAP_GAP;
  for (let tick = 0; tick < until; tick++) {
    if (tick - last >= TAP_GAP && walk.gauge.gauge < mark - TAP_BELOW) {
      const deed = left ? 'tapLeft' : 'tapRight';
      deeds.push(did(tick, deed));
      walk.tap(DEEDS[deed]);
      left = !left;
      last = tick;
    }
    walk.step();
  }
  return deeds;
}
