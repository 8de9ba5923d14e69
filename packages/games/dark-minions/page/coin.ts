/** What a Skull or a starting tile can be spent on now. */
import { ANY_TIME } from '@tabard/kernel';
import type { Moment } from '@tabard/page/room/moment';
import type { Discard, RerollSource } from '../index';
import { asked } from './asked';
import { freeOf, type Hand } from './dice/plan';

/** Dice again, or minions. */
export type CoinDeed = { readonly reroll: RerollSource } | { readonly discard: Discard };

export interface OpenDeed {
  readonly key: string;
  /** Dice are rolled again: which ones is asked next. */
  readonly rerolls?: true;
}

/** Of these deeds, those that may be done now. */
export function openDeeds(moment: Moment, deeds: readonly CoinDeed[]): OpenDeed[] {
  const ask = asked.ask(moment);
  return deeds.flatMap((deed): OpenDeed[] => {
    if ('discard' in deed) return asked.mayThrowIn(moment, deed) ? [{ key: asked.key(moment, ANY_TIME, deed) }] : [];
    const key = asked.key(moment, 'commit.use', deed);
    return ask?.question === 'commit.use' && ask.keys.includes(key) ? [{ key, rerolls: true }] : [];
  });
}

export interface DiceAgain {
  readonly dice: readonly number[];
  readonly arePicked: boolean;
}

/** DM-9.1 The dice that were picked up, or all that are free; null: a single die needs no choice. */
export function diceAgain(moment: Moment, hand: Hand): DiceAgain | null {
  const free = freeOf(moment);
  if (free.length < 2) return null;
  const arePicked = !hand.byItself && hand.dice.length > 0;
  return { dice: arePicked ? hand.dice : free, arePicked };
}
