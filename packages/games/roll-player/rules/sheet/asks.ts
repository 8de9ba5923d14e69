/** What an action would ask first, before it is taken: so that a table can take action and answer in one press. */
import type { Seat } from '@tabard/kernel';
import { DIRS } from '../../content';
import type { Seen } from '../board';
import { knob } from '../cards/abilities';
import type { QuestionName } from '../questions';
import { canMove } from './alignment';
import { dieOption, partners, steps, targets } from './dice-changes';

export interface ActionAsk {
  readonly question: QuestionName;
  /** Without the one that declines. */
  readonly options: readonly string[];
}

/** Null: it asks nothing, or the Familiar's card would have to be read. */
export function actionAsks(seen: Seen, seat: Seat, action: string): ActionAsk | null {
  const dice = targets(seen, seat);
  const keysOf = (which: typeof dice) => which.map((die) => dieOption(die).key);
  switch (action) {
    case 'STR':
      return { question: 'die.flip', options: keysOf(dice) }; // RP-8.2
    case 'DEX':
      return {
        question: 'swap.first',
        options: keysOf(dice.filter((die) => partners(seen, seat, die, 'any').length > 0)),
      }; // RP-8.3
    case 'CON':
      return {
        question: 'die.adjust',
        options: steps(seen, seat, dice, 'either', 1 + knob(seen, seat, 'con-by')).map(({ key }) => key),
      }; // RP-8.6
    case 'INT':
      return { question: 'die.reroll', options: keysOf(dice) }; // RP-8.8
    case 'WIS':
      return { question: 'token.move', options: DIRS.filter((dir) => canMove(seen, seat, dir)) }; // RP-8.9
    default:
      return null;
  }
}
