/**
 * DF-R107.4: the die stands on the head; a bubble must be kept in its ring by small counter moves, then one nods.
 * With one switch the head keeps itself and the bubble swings sideways: press near the middle.
 */
import { bubbleAt, counterMove, readDeeds, swing } from '../../../physics';
import type { Hand } from '../hand';
import { clamp } from '../schemes/wave';
import type { Challenge, Control, ThrowPart } from './challenge';

const MOST = 10;
/** A held key leans so much; a pointer one for so many px. */
const KEY_LEAN = 8;
const PX_PER_LEAN = 7;
/** Moves are noted no more often, so that a minute's moves fit into one throw. */
const EVERY = 12;
const RING = 1000;

const LEANS: { readonly [control in Control]?: readonly [x: number, y: number] } = {
  'lean-west': [-1, 0],
  'lean-east': [1, 0],
  'lean-up': [0, 1],
  'lean-down': [0, -1],
};
const ARROW_LEANS: typeof LEANS = { west: [-1, 0], east: [1, 0], up: [0, 1], down: [0, -1] };

const bubbleOf = (hand: Hand) => bubbleAt(hand.task.challenge, readDeeds(hand.deeds), hand.tick, hand.ways.slow);

/** Where the keys that are held lean; the arrows only while nothing else needs them. */
function leanOfKeys(hand: Hand): readonly [number, number] {
  const leans = hand.stage?.id === 'bubble' ? { ...LEANS, ...ARROW_LEANS } : LEANS;
  let [x, y] = [0, 0];
  for (const control of hand.held) {
    const [dx, dy] = leans[control] ?? [0, 0];
    x += KEY_LEAN * dx;
    y += KEY_LEAN * dy;
  }
  return [clamp(x, -MOST, MOST), clamp(y, -MOST, MOST)];
}

const leanOfPointer = ({ dx, dy }: { dx: number; dy: number }): readonly [number, number] => [
  clamp(Math.round(dx / PX_PER_LEAN), -MOST, MOST),
  clamp(Math.round(-dy / PX_PER_LEAN), -MOST, MOST),
];

/** A nod is no counter move: while the pointer flicks, the head leans nowhere. */
const FLICK_PX_PER_MS = 0.5;
function isFlicking({ stroke }: Hand): boolean {
  if (!stroke || stroke.length < 2) return false;
  const last = stroke[stroke.length - 1];
  const from = stroke.find(({ ms }) => ms >= last.ms - 50) ?? last;
  const ms = last.ms - from.ms;
  return ms > 0 && Math.hypot(last.x - from.x, last.y - from.y) / ms > FLICK_PX_PER_MS;
}

function keep(hand: Hand): void {
  if (hand.tick - hand.lastLean.tick < EVERY) return;
  if (hand.ways.scheme === 'one-button') {
    const now = bubbleOf(hand);
    const { move, at } = hand.lastLean;
    const { x, y } = counterMove(now, at, { x: move[0], y: move[1] }, swing(hand.tick, hand.ways.slow), hand.ways.slow);
    hand.lean([x, y], now);
    return;
  }
  const [kx, ky] = leanOfKeys(hand);
  const [px, py] = hand.drawn && !isFlicking(hand) ? leanOfPointer(hand.drawn) : [0, 0];
  hand.lean([clamp(kx + px, -MOST, MOST), clamp(ky + py, -MOST, MOST)], bubbleOf(hand));
}

/** With keys or one switch: keep it for 360 ticks, then nod. */
const bubble: ThrowPart = {
  id: 'bubble',
  begin: (hand) => hand.start(),
  press: (hand, control) => control === 'main' && hand.tick >= hand.earliest && hand.next(),
};

export const head: Challenge = {
  requirement: 'head',
  startsClock: true,
  stages: () => [bubble],
  meanwhile: { pass: keep },
  meter: (hand) => {
    const { x, y, left } = bubbleOf(hand);
    return {
      kind: 'bubble',
      x: x / RING,
      y: y / RING,
      share: Math.min(1, hand.tick / hand.earliest),
      fell: left !== null,
    };
  },
};
