/** What an action would ask first, before it is taken: so that a table can take action and answer in one press. */
import type { OptionOf, Seat } from '@tabard/kernel';
import { DIRS } from '../../content';
import type { Seen } from '../board';
import { knob } from '../cards/abilities';
import { questions } from '../keys';
import type { ActionChoice, RollPlayerAsks, RollPlayerQuestion } from '../questions';
import { canMove } from './alignment';
import { partners, steps, targets } from './dice-changes';

export interface ActionAsk {
  readonly question: RollPlayerQuestion;
  /** Keys, without the one that declines. */
  readonly options: readonly string[];
}

/** Null: it asks nothing, or the Familiar's card would have to be read. */
export function actionAsks(seen: Seen, seat: Seat, action: ActionChoice): ActionAsk | null {
  const asks = <Name extends RollPlayerQuestion>(
    question: Name,
    options: readonly OptionOf<RollPlayerAsks, Name>[],
  ): ActionAsk => ({ question, options: options.map((option) => questions.key(question, option, seen.content)) });
  const dice = targets(seen, seat);
  switch (action) {
    case 'STR':
      return asks('die.flip', dice); // RP-8.2
    case 'DEX': {
      const able = dice.filter((die) => partners(seen, seat, die, 'any').length > 0);
      return asks('swap.first', able); // RP-8.3
    }
    case 'CON': {
      const most = 1 + knob(seen, seat, 'con-by');
      return asks('die.adjust', steps(seen, seat, dice, 'either', most)); // RP-8.6
    }
    case 'INT':
      return asks('die.reroll', dice); // RP-8.8
    case 'WIS': {
      const open = DIRS.filter((dir) => canMove(seen, seat, dir));
      return asks('token.move', open); // RP-8.9
    }
    default:
      return null;
  }
}
