/** All that a companion is asked. A question that it does not know fails to compile. */
import type { Answers } from '@tabard/kernel';
import type { Seen } from '../../rules/board';
import { questions } from '../../rules/keys';
import type { Action, ParaRolesAsks } from '../../rules/questions';
import type { Faculties } from '../faculties';
import { campAnswers } from './camp';
import { fightAnswers } from './fight';
import { mazeAnswers } from './maze';
import { setupAnswers } from './setup';

/** Its turn is weighed action by action (turn.ts), and remembered by whoever asks. */
const ANSWERS: Answers<ParaRolesAsks, [seen: Seen, can: Faculties, onTurn: () => Action]> = {
  ...setupAnswers,
  ...campAnswers,
  ...mazeAnswers,
  ...fightAnswers,
  'turn.action': (_ask, _seen, _can, onTurn) => onTurn(),
};

export const decide = questions.answerBy(ANSWERS);
