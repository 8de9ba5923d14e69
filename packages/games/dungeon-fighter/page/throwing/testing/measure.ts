/** How good a made-up hand is in each scheme, through the real physics: are the schemes comparable? */
import { aimFor, type Requirement, throwDice, throwLike } from '../../../physics';
import { throwBy } from '../ghost/robot';
import { Hand, type HandScheme } from '../hand';

export interface Measured {
  readonly asked: string;
  readonly scheme: HandScheme | 'regular bot';
  readonly throws: number;
  readonly hitRate: number;
  readonly mean: number;
}

/** A hand as people have it: presses 50 ms early or late, a pointer 6 px off. */
const TIMING_MS = 50;
const POINTER_PX = 6;

export function measure(reqs: readonly Requirement[], scheme: Measured['scheme'], throws: number): Measured {
  const random = randomFrom(5);
  const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  let hits = 0;
  let sum = 0;
  for (let i = 0; i < throws; i++) {
    const challenge = Math.floor(random() * 2 ** 31);
    const { facts } = throwDice({
      layout: { dice: [], templates: [], icebergs: [] },
      dice: [{ id: 'red', shape: 'd4' }],
      reqs,
      input: inputOf(reqs, scheme, challenge, normal),
      challenge,
      nonce: Array.from({ length: 6 }, () => Math.floor(random() * 1024)),
    });
    const [die] = facts.dice;
    const hit = die.bounced && Object.values(die.reqs).every(Boolean) && die.rest === 'section';
    hits += hit ? 1 : 0;
    sum += hit ? die.value : 0;
  }
  return { asked: reqs.join('+') || 'plain', scheme, throws, hitRate: hits / throws, mean: sum / throws };
}

function inputOf(
  reqs: readonly Requirement[],
  scheme: Measured['scheme'],
  challenge: number,
  normal: () => number,
): readonly number[] {
  if (scheme === 'regular bot') {
    const aim = aimFor(reqs, 'd4', 'bullseye');
    return throwLike('regular', reqs, 'd4', aim, challenge, () => Math.round(1000 * normal()));
  }
  const ways = { scheme, slow: false, barSpeed: 100, sensitivity: 1, seat: 0, placed: {} };
  const hand = new Hand({ reqs, shape: 'd4', challenge }, ways);
  return throwBy(hand, { timingMs: TIMING_MS, pointerPx: POINTER_PX, normal });
}

function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}
