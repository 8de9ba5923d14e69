/**
 * How the lesson is written down: cards by their ids, dice by colour and number ("K1" is the first black die), places of
 * dice as "pool" and "slot 1". The game knows all of them by numbers, which change when cards are added.
 */
import type { Plain } from '@tabard/kernel';
import { COLOURS, findCard } from '../content';
import { house } from '../content/house';
import { DICE_PER_COLOUR, IN_POOL, ON_SLOT } from '../rules/board';

type Facts = { readonly [path: string]: Plain };

export interface WrittenStep {
  readonly answer?: string;
  readonly fits?: Facts;
}

export interface WrittenRound {
  readonly steps: readonly WrittenStep[];
}

const DIE = new RegExp(`^([${COLOURS.join('')}])([1-${DICE_PER_COLOUR}])$`);
const SLOT = /^slot (\d+)$/;
/** Answers that name a card behind their first colon. */
const WITH_CARD = ['play', 'bonus'];

/** "K3" is 8; any other word stays what it is. */
function dieNumber(word: string): string {
  const [, colour, number] = DIE.exec(word) ?? [];
  return colour ? `${COLOURS.indexOf(colour as 'K') * DICE_PER_COLOUR + Number(number) - 1}` : word;
}

function cardNumber(id: string): string {
  const card = findCard(house, id);
  if (card === null) throw new Error(`the lesson names no card: ${id}`);
  return `${card}`;
}

function keyOf(answer: string): string {
  const [kind, ...rest] = answer.split(':');
  const isOfDice = kind === 'die' || kind === 'place';
  return [kind, ...rest.map((word, i) => (i > 0 ? word : isOfDice ? dieNumber(word) : nameIn(kind, word)))].join(':');
}

const nameIn = (kind: string, word: string): string => (WITH_CARD.includes(kind) ? cardNumber(word) : word);

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
  ...(step.answer === undefined ? {} : { answer: keyOf(step.answer) }),
  ...(step.fits ? { fits: factsOf(step.fits) } : {}),
});

export const numbered = (rounds: readonly WrittenRound[]): WrittenRound[] =>
  rounds.map((round) => ({ ...round, steps: round.steps.map(stepOf) }));
