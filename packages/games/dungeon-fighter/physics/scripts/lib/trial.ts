/** Throws to be counted: a set of requirements, a hand and an aim, many times, each from its own number. */
import { quickStream } from '@tabard/kernel';
import { throwDice } from '../../throw';
import type { Aim } from '../../throws/aiming';
import { type Normal, normalOf, type Skill, throwWith } from '../../throws/errors';
import type { DieFacts, Requirement, Shape, ThrowOutcome, ThrowSituation } from '../../types';

const NONCE = 1024;
const SEATS = 72;
const CHALLENGES = 2 ** 31;
const BARE = { dice: [], templates: [], icebergs: [] };

/** One throw of this hand: from a seat at random, at a board without anything on it, if no layout is given. */
export function situationOf(
  reqs: readonly Requirement[],
  shape: Shape,
  skill: Skill,
  aim: Aim,
  seed: number,
  layout: ThrowSituation['layout'] = BARE,
): ThrowSituation {
  const stream = quickStream(seed);
  const normal: Normal = () => normalOf(stream.below(NONCE));
  const challenge = stream.below(CHALLENGES);
  const nonce = Array.from({ length: 6 }, () => stream.below(NONCE));
  const seat = stream.below(SEATS);
  const input = throwWith(skill, reqs, shape, { ...aim, seat: aim.seat ?? seat }, challenge, normal, 'bot');
  const id = shape === 'snow' ? 'snow' : shape === 'water' ? 'water-0' : 'red';
  return { layout, dice: [{ id, shape }], reqs, input, challenge, nonce };
}

/** DF-R106.12. */
export const isHit = (die: DieFacts): boolean =>
  die.bounced &&
  Object.values(die.reqs).every(Boolean) &&
  (die.rest === 'section' || (die.rest === 'template' && !die.inside));

/** Bounced, met and on a section: its value; else 0. */
export const worthOf = (die: DieFacts): number => (isHit(die) ? die.value : 0);

export interface Tally {
  readonly hits: number;
  readonly mean: number;
}

export function tally(
  reqs: readonly Requirement[],
  shape: Shape,
  skill: Skill,
  aim: Aim,
  from: number,
  times: number,
  by: (situation: ThrowSituation) => ThrowOutcome = throwDice,
): Tally {
  let hits = 0;
  let worth = 0;
  for (let i = 0; i < times; i++) {
    const die = by(situationOf(reqs, shape, skill, aim, from + i)).facts.dice[0];
    if (isHit(die)) hits += 1;
    worth += worthOf(die);
  }
  return { hits: hits / times, mean: worth / times };
}
