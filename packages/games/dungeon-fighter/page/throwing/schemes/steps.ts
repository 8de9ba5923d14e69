/** The stages in which a throw is aimed: with keys, with bars, or in one stroke of a drag. */
import { edgeTurn } from '../challenges/card-flick';
import type { Control, Meter, ThrowPart } from '../challenges/challenge';
import { danceOn, turnsByDial } from '../challenges/dancing';
import { jumpOnPress } from '../challenges/jump';
import { opens } from '../challenges/prayer';
import { pull } from '../challenges/waterfall';
import type { Hand } from '../hand';
import { BAR_MS, barAt, hasSwept, seatAt, turnRange, unevenMs } from './bars';
import { isStill, powerOf, STEADIED, strokeOf, whyNoStroke } from './drag';
import { chargeAt, glideOf, isArrow, stepOf, swayAt } from './keys';
import { along, clamp, type Range, shareOf } from './wave';

// ---- keys

/** DF-R104.6: arrows aim while one likes; Space held charges, let go throws or goes on. */
export const aimByKeys: ThrowPart = {
  id: 'aim',
  press: (hand, control) => {
    if (isArrow(control)) {
      const { turn, lift } = stepOf(control);
      hand.steer(hand.side * turn, lift);
    }
    if (control === 'main') {
      hand.chargedSince = hand.now;
      if (!hand.waitsToStart) hand.start();
    }
  },
  letGo: (hand, control) => {
    if (control !== 'main' || hand.chargedSince === null) return;
    sway(hand);
    hand.charge(chargeAt(hand.now - hand.chargedSince, hand.ways.slow));
    hand.chargedSince = null;
    hand.swayed = 0;
    hand.justLetGo = true;
    hand.next();
    hand.justLetGo = false;
  },
  pass: (hand) => {
    const held = [...hand.pressedSince].flatMap(([arrow, since]) => (isArrow(arrow) ? [{ arrow, since }] : []));
    const { turn, lift } = glideOf(held, hand.before, hand.now);
    if (turn !== 0 || lift !== 0) hand.steer(hand.side * turn, lift);
    sway(hand);
  },
  meter: (hand) => {
    const at = hand.chargedSince === null ? 0 : chargeAt(hand.now - hand.chargedSince, hand.ways.slow);
    return bar(hand, hand.asks('waterfall') ? 'tilt' : 'power', at, shareOf(hand.powerRange, hand.reference));
  },
};

function sway(hand: Hand): void {
  if (hand.chargedSince === null) return;
  const now = swayAt(hand.now - hand.chargedSince, hand.task.challenge, hand.ways.slow);
  hand.aim(hand.turn + now - hand.swayed);
  hand.swayed = now;
}

// ---- one switch

const bar = (
  hand: Hand,
  of: (Meter & { kind: 'bar' })['of'],
  at: number,
  mark: number | null,
  hidden = false,
): Meter => ({
  kind: 'bar',
  of,
  at,
  mark: hand.bars.unmarked ? null : mark,
  hidden,
});

/** DF-R104.7: the first press takes the switch in hand. */
export const ready: ThrowPart = { id: 'ready', press: (hand, control) => control === 'main' && hand.next() };

export const seatBar: ThrowPart = {
  id: 'seat',
  pass: (hand) => hand.sit(seatAt(hand.stageMs, hand.ways.seat, hand.pace)),
  press: (hand, control) => control === 'main' && hand.next(),
  meter: (hand) => ({ kind: 'bar', of: 'seat', at: hand.seat / 71, mark: null, hidden: false }),
};

interface BarOf {
  readonly id: string;
  readonly of: (hand: Hand) => (Meter & { kind: 'bar' })['of'];
  readonly period: number;
  readonly mark: (hand: Hand) => number;
  readonly set: (hand: Hand, at: number) => void;
}

/** How far a bar's mark has run: the Weak-Hand's bars run backwards and unevenly (DF-R107.13). */
function markAt(hand: Hand, period: number): number {
  if (!hand.bars.backwards) return barAt(hand.stageMs, period, hand.pace);
  return 1 - barAt(unevenMs(hand.stageMs, hand.task.challenge), period, hand.pace);
}

const swingingBar = ({ id, of, period, mark, set }: BarOf): ThrowPart => ({
  id,
  begin: (hand) => {
    if (id === 'turn' && !hand.waitsToStart) hand.start();
  },
  pass: (hand) => set(hand, markAt(hand, period)),
  press: (hand, control) => {
    if (control !== 'main') return;
    set(hand, markAt(hand, period));
    hand.next();
  },
  meter: (hand) => {
    const hidden = hand.bars.hiddenAfterSweep === true && hasSwept(hand.stageMs, period, hand.pace);
    return bar(hand, of(hand), markAt(hand, period), mark(hand), hidden);
  },
});

const rangeOfTurn = (hand: Hand): Range => turnRange(hand.straight);

export const loftBar = swingingBar({
  id: 'loft',
  of: () => 'loft',
  period: BAR_MS.loft,
  mark: (hand) => shareOf(hand.liftRange!, hand.usualLift),
  set: (hand, at) => hand.loft(along(hand.liftRange!, at)),
});

export const turnBar = swingingBar({
  id: 'turn',
  of: (hand) => (hand.asks('card-flick') ? 'edge' : hand.asks('waterfall') ? 'yaw' : 'turn'),
  period: BAR_MS.turn,
  mark: (hand) => shareOf(rangeOfTurn(hand), hand.straight),
  set: (hand, at) => hand.aim(along(rangeOfTurn(hand), at)),
});

export const powerBar = swingingBar({
  id: 'power',
  of: (hand) => (hand.asks('waterfall') ? 'tilt' : 'power'),
  period: BAR_MS.power,
  mark: (hand) => shareOf(hand.powerRange, hand.reference),
  set: (hand, at) => hand.charge(at),
});

// ---- the end of keys and bars

/** After a jump or a turn: one more press throws. */
export const letGo: ThrowPart = { id: 'let-go', press: (hand, control) => control === 'main' && hand.next() };

// ---- drag

/** Both palms, or the one hand. */
const isHeld = (hand: Hand): boolean =>
  hand.asks('prayer') ? hand.held.has('left') && hand.held.has('right') : hand.held.has('main');

function take(hand: Hand): void {
  if (hand.stroke !== null || !isHeld(hand)) return;
  hand.stroke = [];
  hand.start();
  jumpOnPress(hand);
}

function drop(hand: Hand, trouble: Hand['trouble'] = null): void {
  hand.stroke = null;
  hand.drawn = null;
  hand.circle = null;
  if (!hand.asks('x')) hand.reset(trouble);
  else hand.trouble = trouble === 'still' ? null : trouble; // The gauge goes on; a tap was no throw.
}

/** Why the stroke was none: who learns it need not guess. */
function whyNone(hand: Hand): Hand['trouble'] {
  const samples = hand.stroke ?? [];
  if (hand.drawn === null || isStill(samples)) return 'still';
  return hand.asks('waterfall') ? 'pull' : whyNoStroke(samples, hand.openedAt);
}

/** DF-R104.5: what the stroke was is settled when the hand (the first palm) lets go. */
function settle(hand: Hand): boolean {
  const samples = hand.stroke ?? [];
  if (hand.asks('waterfall')) return pull(hand, samples) !== null;
  const stroke = strokeOf(samples, hand.openedAt);
  if (!stroke) return false;
  const edge = hand.asks('card-flick') ? edgeTurn(samples) : null;
  hand.aim(hand.side * (edge ?? STEADIED * stroke.turn));
  hand.charge(shareOf(hand.powerRange, hand.reference * powerOf(stroke.speed, hand.ways.sensitivity)));
  hand.shift(hand.side * (stroke.lat - samples[0].lat));
  hand.spin = hand.side * stroke.spin;
  return true;
}

export const stroke: ThrowPart = {
  id: 'stroke',
  press: take,
  point: (hand, sample) => {
    if (!hand.stroke) return;
    hand.stroke.push(sample);
    const [first] = hand.stroke;
    hand.drawn = { dx: sample.x - first.x, dy: sample.y - first.y };
    if (hand.asks('dancing') && !turnsByDial(hand)) danceOn(hand, sample.x, sample.y);
    if (hand.asks('waterfall') && !isStill(hand.stroke)) pull(hand, hand.stroke);
  },
  letGo: (hand, control) => {
    if (hand.stroke === null || !letsGo(hand, control)) return;
    if (hand.drawn === null || (!hand.settled && !settle(hand))) return drop(hand, whyNone(hand));
    if (hand.tick < hand.earliest) return drop(hand, 'early'); // DF-R107.4: refused, not a Miss
    hand.settled = true;
    if (!hand.asks('prayer') || opens(hand, control)) hand.next();
  },
};

const letsGo = (hand: Hand, control: Control): boolean =>
  hand.asks('prayer') ? control === 'left' || control === 'right' : control === 'main';

/** DF-R107.10: a raised fist needs no stroke: it rises while it is held, and where the pointer is aims. */
export const raise: ThrowPart = {
  id: 'raise',
  press: (hand) => {
    if (hand.stroke !== null || !isHeld(hand)) return;
    hand.chargedSince = hand.now;
    take(hand);
  },
  point: (hand, sample) => {
    if (!hand.stroke) return;
    hand.stroke.push(sample);
    hand.drawn = { dx: sample.x - hand.stroke[0].x, dy: sample.y - hand.stroke[0].y };
    hand.aim(hand.straight + hand.side * clamp(hand.drawn.dx * MRAD_PER_PX, -FARTHEST, FARTHEST));
    if (hand.asks('dancing')) danceOn(hand, sample.x, sample.y);
  },
  letGo: (hand, control) => {
    if (hand.stroke === null || !letsGo(hand, control)) return;
    if (hand.chargedSince !== null) {
      const heldMs = hand.now - hand.chargedSince;
      if (heldMs < SHORTEST_MS) return drop(hand, 'short');
      hand.charge(chargeAt(heldMs, hand.ways.slow));
      hand.chargedSince = null;
    }
    if (!hand.asks('prayer') || opens(hand, control)) hand.next();
  },
  meter: (hand) => {
    const at = hand.chargedSince === null ? 0 : chargeAt(hand.now - hand.chargedSince, hand.ways.slow);
    return bar(hand, 'power', at, shareOf(hand.powerRange, hand.reference));
  },
};
const MRAD_PER_PX = 0.8;
const FARTHEST = 210;
/** A shorter press was none. */
const SHORTEST_MS = 120;
