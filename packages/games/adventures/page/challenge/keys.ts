/** Which answer a gesture means. Of dice alike the rules offer one for all: any of them may be taken. Pure. */

import type { Adventures, Play } from '../../index';
import { isForDie } from '../../index';
import { type Ask, type AskFor, keyWhere } from '../ask';

type Dice = Pick<Adventures, 'dieMask' | 'dieValue'>;
type Placement = AskFor<'challenge.place'> | null;

const areAlike = ({ dieMask, dieValue }: Dice, one: number, other: number): boolean =>
  dieMask[one] === dieMask[other] && dieValue[one] === dieValue[other];

/** RA-19.1: puts this die on that slot. */
export const placeKey = (b: Dice, ask: Placement, die: number, slot: number): string | null =>
  ask &&
  keyWhere(ask, (it) => typeof it === 'object' && 'place' in it && it.slot === slot && areAlike(b, it.place, die));

/** Slots on which this die may be put now. */
export const slotsFor = (b: Dice, ask: Placement, die: number): number[] =>
  (ask?.options ?? []).flatMap((it) =>
    typeof it === 'object' && 'place' in it && areAlike(b, it.place, die) ? [it.slot] : [],
  );

/** Takes it back, while the placement is not confirmed (RA-R64). */
export const backKey = (ask: Placement, die: number): string | null =>
  ask && keyWhere(ask, (it) => typeof it === 'object' && 'back' in it && it.back === die);

/** What a card may do to this die: the places of the answers, one, or one for each step up and down. */
export const diePlaces = (b: Dice, ask: Ask | null, die: number): number[] =>
  isForDie(ask) ? ask.options.flatMap((it, place) => (it !== 'enough' && areAlike(b, it.die, die) ? [place] : [])) : [];

/** Which way a card can be played now; `bonus` where the limit is reached (RA-18.7). */
export const playOf = (ask: Ask | null, card: number, option: number): Play | null => {
  if (ask?.question !== 'challenge.play') return null;
  const isIt = (one: 'done' | Play): one is Play => one !== 'done' && one.card === card && one.option === option;
  return ask.options.find(isIt) ?? null;
};
