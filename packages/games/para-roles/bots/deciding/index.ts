/** All that a companion is asked besides its turn. A question that it does not know fails to compile. */
import type { ParaRolesQuestion } from '../../rules/questions';
import type { Answer } from './answer';
import { campAnswers } from './camp';
import { fightAnswers } from './fight';
import { mazeAnswers } from './maze';
import { setupAnswers } from './setup';

/** Its turn is weighed action by action (turn.ts). */
type Asked = Exclude<ParaRolesQuestion, 'turn.action'>;

export const ANSWERS = { ...setupAnswers, ...campAnswers, ...mazeAnswers, ...fightAnswers } satisfies {
  readonly [question in Asked]: Answer;
};

export const isKnown = (question: string): question is Asked => question in ANSWERS;
