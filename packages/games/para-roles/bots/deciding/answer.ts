/** How a question is answered: by what the asked one sees, and by what it can. */
import type { PendingAsk } from '@tabard/kernel';
import type { Seen } from '../../rules/board';
import type { ParaRolesQuestion } from '../../rules/questions';
import type { Faculties } from '../faculties';

export type Answer = (seen: Seen, ask: PendingAsk, can: Faculties) => string;

/** Of some of the questions. */
export type Answers = { readonly [question in ParaRolesQuestion]?: Answer };

/** What it never comes to, or does not care about. */
export const theFirst: Answer = (_seen, { options }) => options[0];
