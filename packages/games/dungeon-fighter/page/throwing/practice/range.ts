/** One throw on the range: chance from the browser, the world from the physics, no rules. */
import type { OptionTo } from '../../../index';
import {
  assistInput,
  type DieFacts,
  NONCES_PER_DIE,
  type Requirement,
  type RestKind,
  type Shape,
  type ThrowOutcome,
  type ThrowSituation,
} from '../../../physics';
import type { AnyDie } from '../../marks';
import type { ThrowScheme } from '../habits';
import type { Dice } from '../held';
import { askedOf, type Practised } from './records';

export const RANGE_DICE: readonly AnyDie[] = ['red', 'green', 'blue', 'white', 'snow', 'water'];

export const shapeOfDie = (die: AnyDie): Shape => (die === 'snow' || die === 'water' ? die : 'd4');

export const idsOf = (die: AnyDie): string[] =>
  die === 'water' ? ['water-0', 'water-1', 'water-2'] : [die === 'white' ? 'white-0' : die];

const NONCES = 1024;
const SEEDS = 2 ** 31;

const drawn = (count: number, below: number): number[] =>
  [...crypto.getRandomValues(new Uint32Array(count))].map((number) => number % below);

export const newChallenge = (): number => drawn(1, SEEDS)[0];

/** A standard normal in 1/1,000 by twelve uniform numbers: plenty for a hand. */
const normal = (): number => drawn(12, 1000).reduce((sum, number) => sum + number, 0) - 6 * 999.5;

/** The numbers of an answer: sent as they are, or made by the assist. */
export const inputOf = (
  answer: OptionTo<'throw'>,
  reqs: readonly Requirement[],
  shape: Shape,
  challenge: number,
): number[] => ('assist' in answer ? [...assistInput(reqs, shape, answer.assist, challenge, normal)] : [...answer]);

export function situationOf(
  dice: Dice,
  reqs: readonly Requirement[],
  input: number[],
  challenge: number,
): ThrowSituation {
  return {
    layout: { dice: [], templates: [], icebergs: [] },
    dice,
    reqs,
    input,
    challenge,
    nonce: drawn(NONCES_PER_DIE * dice.length, NONCES),
  };
}

/** Where the first die lies, 0.1 mm; a die off the table lies far out, as its line of throw says nothing more. */
const FAR = 4000;

/** Why a die that lies there is a Miss, in the order in which the rules look; null: it is none. */
export type Missed = 'bounce' | 'requirement' | Exclude<RestKind, 'section'>;

export function missOf(die: DieFacts): Missed | null {
  if (!die.bounced) return 'bounce';
  if (!Object.values(die.reqs).every(Boolean)) return 'requirement';
  if (die.rest === 'section' || (die.rest === 'template' && !die.inside)) return null;
  return die.rest;
}

/** Of the dice that were thrown together, the best. */
const bestOf = ({ facts }: ThrowOutcome): DieFacts => {
  const worth = (die: DieFacts) => (missOf(die) === null ? die.value : -1);
  return facts.dice.reduce((one, other) => (worth(other) > worth(one) ? other : one));
};

export const missedBy = (outcome: ThrowOutcome): Missed | null => missOf(bestOf(outcome));

/** What is remembered of a throw. */
export function practisedOf(outcome: ThrowOutcome, reqs: readonly Requirement[], scheme: ThrowScheme): Practised {
  const best = bestOf(outcome);
  const pose = outcome.layout.dice.find(({ id }) => id === best.id);
  const [x, , z] = pose ? pose.p : [0, 0, FAR * 10];
  const hit = missOf(best) === null;
  return {
    x: Math.round(x / 10),
    z: Math.round(z / 10),
    hit,
    value: hit ? best.value : 0,
    scheme,
    asked: askedOf(reqs),
  };
}
