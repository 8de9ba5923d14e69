/** How a question is answered: by what the asked one sees. */
import type { PendingAsk } from '@tabard/kernel';
import type { Seen } from '../../rules/board';
import type { QuestionName } from '../../rules/questions';

export type Answer = (seen: Seen, ask: PendingAsk) => string;

/** Of some of the questions. */
export type Answers = { readonly [question in QuestionName]?: Answer };

/** What it never comes to, or does not care about. */
export const theFirst: Answer = (_seen, { options }) => options[0];
