/** How Para Roles speaks: keys and facts become messages. The words are in the language files beside this one. */
import { type Message, speechBy } from '@tabard/content';
import type { Why } from '@tabard/kernel';
import type { Content } from '../content';
import type { ParaRoles } from '../rules/board';
import { questions } from '../rules/keys';
import type { ParaRolesAsks } from '../rules/questions';
import { event } from './events';
import { say } from './names';
import { option } from './options';
import { question } from './questions';

/** Clauses of the rules have words of their own; what the table itself refuses has others. */
const refusal = ({ clause }: Why): Message => say(clause.startsWith('PR-') ? `why.${clause}` : `refusals.${clause}`);

export const speech = speechBy<ParaRolesAsks, ParaRoles, Content>(questions, { question, option, event, refusal });
