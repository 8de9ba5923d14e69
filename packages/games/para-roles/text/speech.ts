/** How Para Roles speaks: keys and facts become messages. The words are in the language files beside this one. */
import type { Message, Speech } from '@tabard/content';
import type { Why } from '@tabard/kernel';
import type { Content } from '../content';
import type { ParaRoles } from '../rules/board';
import { event } from './events';
import { say } from './names';
import { option } from './options';
import { question } from './questions';

/** Clauses of the rules have words of their own; what the table itself refuses has others. */
const refusal = ({ clause }: Why): Message => say(clause.startsWith('PR-') ? `why.${clause}` : `refusals.${clause}`);

export const speech: Speech<ParaRoles, Content> = { question, option, event, refusal };
