/** The line below the dice: the press that sends those that were picked up, or whose dice these are and what may be done. */
import type { Message } from '@tabard/content';
import type { Moment } from '@tabard/page/room/moment';
import { isForDice, pickOf } from '../../index';
import { asked } from '../asked';
import { viewOf } from '../view';
import { freeOf, type Hand } from './plan';

/** Null: nobody is at it any more. */
export type TrayLine = { readonly sends: string } | { readonly hint: Message } | null;

export function trayLineOf(moment: Moment, hand: Hand): TrayLine {
  const { b } = viewOf(moment.seen);
  const ask = asked.ask(moment);
  const pick = pickOf(hand.dice);
  if (isForDice(ask) && ask.options.includes(pick)) return { sends: pick.key };
  if (moment.over) return null;
  if (b.turn !== moment.seat)
    return { hint: { id: b.dice.length > 0 ? 'board.diceOf' : 'board.turnOf', with: { seat: { seat: b.turn } } } };
  if (freeOf(moment).length === 0)
    return { hint: { id: ask?.question === 'roll.white' ? 'board.hintRoll' : 'board.yourDice' } };
  return { hint: { id: hand.dice.length > 0 ? 'board.hintPlace' : 'board.hintPick' } };
}
