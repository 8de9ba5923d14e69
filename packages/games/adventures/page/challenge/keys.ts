/** Which answer a gesture means. Of dice alike the rules offer one for all: any of them may be taken. Pure. */

import type { PendingAsk } from '@tabard/kernel';
import type { Adventures } from '../../index';

type Dice = Pick<Adventures, 'dieMask' | 'dieValue'>;

const areAlike = ({ dieMask, dieValue }: Dice, one: number, other: number): boolean =>
  dieMask[one] === dieMask[other] && dieValue[one] === dieValue[other];

const keysOf = (b: Dice, ask: PendingAsk | null, word: string, die: number): string[] =>
  (ask?.options ?? []).filter((key) => {
    const [first, second] = key.split(':');
    return first === word && areAlike(b, Number(second), die);
  });

/** RA-19.1: puts this die on that slot. */
export const placeKey = (b: Dice, ask: PendingAsk | null, die: number, slot: number): string | null =>
  keysOf(b, ask, 'place', die).find((key) => key.endsWith(`:${slot}`)) ?? null;

/** Slots on which this die may be put now. */
export const slotsFor = (b: Dice, ask: PendingAsk | null, die: number): number[] =>
  keysOf(b, ask, 'place', die).map((key) => Number(key.split(':')[2]));

/** Takes it back, while the placement is not confirmed (RA-R64). */
export const backKey = (ask: PendingAsk | null, die: number): string | null =>
  ask?.options.find((key) => key === `back:${die}`) ?? null;

const ABOUT_DICE = ['op.die', 'power.returnDie'];
export const isAboutDice = (ask: PendingAsk | null): ask is PendingAsk =>
  ask !== null && ABOUT_DICE.includes(ask.question);

/** What a card may do to this die: one answer, or one for each step up and down. */
export const dieKeys = (b: Dice, ask: PendingAsk | null, die: number): string[] =>
  isAboutDice(ask) ? keysOf(b, ask, 'die', die) : [];

/** Plays of one card, in the order of its options; `bonus:` where the limit is reached (RA-18.7). */
export function playKeys(ask: PendingAsk | null, card: number): string[] {
  if (ask?.question !== 'challenge.play') return [];
  return ask.options.filter((key) => key.startsWith(`play:${card}:`) || key.startsWith(`bonus:${card}:`));
}

/** A key of `challenge.play` as the solver names it. */
export const playName = (key: string): string => key.slice(key.indexOf(':') + 1);
