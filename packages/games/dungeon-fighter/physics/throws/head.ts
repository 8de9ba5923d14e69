/** DF-R107.4: the Head, and its bubble (DF-R107.16). */
import { type Did, moveOf } from './did';
import { noiseWalk } from './noise';
import { push, type Shot, speedUp, turn } from './shot';

const CHANNELS = { x: 0, y: 1 };
const EVERY = 48;
const RING = 1000;
/** Inside, the bubble is counted in 1/200 per mille: so N / 100 and a counter move are whole at either pace. */
const UNIT = 200;

export interface Bubble {
  /** Per mille: sideways, and along the throw. */
  readonly x: number;
  readonly y: number;
  /** The tick at which it left the ring and the die fell, or null. */
  readonly left: number | null;
}

/** The bubble tick by tick. Each tick adds N / 100 and the counter move in force; slow mode halves both. */
export class BubbleWalk {
  private readonly noiseX: (tick: number) => number;
  private readonly noiseY: (tick: number) => number;
  private readonly pace: number;
  private x = 0;
  private y = 0;
  private tick = 0;
  private left: number | null = null;

  constructor(challenge: number, slow: boolean) {
    this.noiseX = noiseWalk(challenge, CHANNELS.x, EVERY);
    this.noiseY = noiseWalk(challenge, CHANNELS.y, EVERY);
    this.pace = slow ? 1 : 2;
  }

  step(moveX: number, moveY: number): void {
    if (this.left !== null) return;
    this.x += this.pace * (this.noiseX(this.tick) + 100 * moveX);
    this.y += this.pace * (this.noiseY(this.tick) + 100 * moveY);
    this.tick += 1;
    const most = RING * UNIT;
    if (this.x * this.x + this.y * this.y > most * most) this.left = this.tick;
  }

  get bubble(): Bubble {
    return { x: Math.trunc(this.x / UNIT) + 0, y: Math.trunc(this.y / UNIT) + 0, left: this.left };
  }
}

/** Where the bubble is at a tick, after the counter moves until then. */
export function bubbleAt(challenge: number, deeds: readonly Did[], tick: number, slow: boolean): Bubble {
  const walk = new BubbleWalk(challenge, slow);
  let next = 0;
  let move: readonly [number, number] = [0, 0];
  for (let t = 0; t < tick; t++) {
    for (; next < deeds.length && deeds[next][0] <= t; next++) move = moveOf(deeds[next][1]) ?? move;
    walk.step(move[0], move[1]);
  }
  return walk.bubble;
}

/** The die started on the head: that is met whatever the bubble does. */
export function head(shot: Shot, challenge: number, deeds: readonly Did[], release: number, slow: boolean): void {
  const bubble = bubbleAt(challenge, deeds, release, slow);
  shot.proofs.head = true;
  if (bubble.left !== null) shot.dropped = true;
  if (shot.chute) {
    turn(shot, bubble.x / 10); // DF-R108.5
    speedUp(shot, 1 + bubble.y / 10_000);
  } else {
    push(shot, bubble.x / 4);
    speedUp(shot, 1 + bubble.y / 4000);
  }
}
