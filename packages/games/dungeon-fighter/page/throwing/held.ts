/** What the scene shows of a hand: the die where it really is, disturbed by the helpers that will check the throw. */
import { type DieId, type Launch, launchOf, type Shape } from '../../physics';
import type { Held } from '../hall/scene';
import { darknessOf } from './challenges/blind';
import { turnSoFar } from './challenges/dancing';
import type { Hand } from './hand';
import { clamp } from './schemes/wave';

export type Dice = readonly { readonly id: DieId; readonly shape: Shape }[];

/** A die that slips or sticks has this speed; the line then shows what was meant. */
const DROPPED = 100;
/** The die follows the pointer a little, mm for a px. */
const FOLLOWS = 0.4;
const FARTHEST = 70;

export function heldOf(hand: Hand, dice: Dice): Held {
  const { reqs, challenge } = hand.task;
  const launch = launchOf({
    layout: { dice: [], templates: [], icebergs: [] },
    dice,
    reqs,
    input: hand.numbersNow(),
    challenge,
    nonce: [],
  });
  const { floe, pond, wall } = launch;
  return {
    seat: hand.seat,
    what: { dice },
    at: placeOf(hand, launch),
    aim: hand.unaimed ? null : aimOf(hand, launch),
    gadgets: { floe, pond, wall, chute: chuteOf(hand, launch) },
    requirements: reqs,
    darkness: hand.asks('blind') ? darknessOf(hand) : 0,
    spin: hand.asks('dancing') ? 2 * Math.PI * turnSoFar(hand) : 0,
  };
}

function placeOf(hand: Hand, { from }: Launch): Held['at'] {
  const { dx, dy } = hand.drawn ?? { dx: 0, dy: 0 };
  const follow = (px: number) => clamp(px * FOLLOWS, -FARTHEST, FARTHEST);
  return { r: from.r + follow(dy), y: from.y, lat: from.lat + hand.side * follow(dx) };
}

function aimOf(hand: Hand, { vel, chute }: Launch): Held['aim'] {
  if (chute) return null; // The chute itself points.
  if (vel.f > DROPPED) return vel;
  const { f = 0, l = 0, u = 0 } = hand.named();
  return { f, l: hand.side * l, u };
}

/** Level until it is pulled; then as far as the pull goes. */
function chuteOf(hand: Hand, { chute }: Launch): Held['gadgets']['chute'] {
  if (!chute) return null;
  const { pivotR, pivotY, yaw, angle } = chute;
  return { pivotR, pivotY, yaw, angle: hand.drawn ? angle : 0 };
}
