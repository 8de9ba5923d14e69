/**
 * How the lesson is written down: cards by their ids, dice by colour and number ("K1" is the first black die), places of
 * dice as "pool" and "slot 1". The game knows all of them by numbers, which change when cards are added.
 */
import type { Plain } from '@tabard/kernel';
import { findCard } from '../content';
import { house } from '../content/house';
import { IN_POOL, ON_SLOT } from '../rules/board';
import { dieByName, questions, questionsByName } from '../rules/keys';
import type { AdventuresQuestion } from '../rules/questions';

type Facts = { readonly [path: string]: Plain };

export interface WrittenStep {
  readonly question: AdventuresQuestion;
  readonly answer?: string;
  readonly fits?: Facts;
}

export interface WrittenRound {
  readonly steps: readonly WrittenStep[];
}

const SLOT = /^slot (\d+)$/;

/** "K3" is 8; any other word stays what it is. */
const dieNumber = (word: string): string => `${dieByName.read(word, house) ?? word}`;

function cardNumber(id: string): string {
  const card = findCard(house, id);
  if (card === null) throw new Error(`the lesson names no card: ${id}`);
  return `${card}`;
}

/** The key of an answer that is written with names. */
const keyOf = (question: AdventuresQuestion, answer: string): string =>
  questions.key(question, questionsByName.option(question, answer, house), house);

function placeOf(value: Plain): Plain {
  if (value === 'pool') return IN_POOL;
  const slot = typeof value === 'string' ? SLOT.exec(value) : null;
  return slot ? ON_SLOT + Number(slot[1]) : value;
}

/** "dieValue.K1" and "cardOwner.heron-chick". */
function pathOf(path: string): string {
  const [column, ...rest] = path.split('.');
  return [column, ...rest.map(column.startsWith('card') ? cardNumber : dieNumber)].join('.');
}

const factsOf = (facts: Facts): Facts =>
  Object.fromEntries(Object.entries(facts).map(([path, value]) => [pathOf(path), placeOf(value)]));

const stepOf = (step: WrittenStep): WrittenStep => ({
  ...step,
  ...(step.answer === undefined ? {} : { answer: keyOf(step.question, step.answer) }),
  ...(step.fits ? { fits: factsOf(step.fits) } : {}),
});

export const numbered = (rounds: readonly WrittenRound[]): WrittenRound[] =>
  rounds.map((round) => ({ ...round, steps: round.steps.map(stepOf) }));
