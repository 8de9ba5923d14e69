/** How Roll Player Adventures speaks: keys and facts become messages. The words are in the language files beside this. */
import type { Message, Speech } from '@tabard/content';
import type { Why } from '@tabard/kernel';
import type { Content } from '../content';
import type { Adventures } from '../rules/board';
import { event } from './events';
import { option } from './options';
import { question } from './questions';
import { say } from './say';

/** Clauses that forbid several things have words for each: by the ban, by what is lacking. */
function refusal({ clause, with: facts = {} }: Why): Message {
  if (!clause.startsWith('RA-')) return say(`refusals.${clause}`);
  const { ban, what, ...rest } = facts as { readonly [name: string]: string | number };
  const which = ban ?? what;
  return say(which === undefined ? `why.${clause}` : `why.${clause}.${which}`, rest);
}

export const speech: Speech<Adventures, Content> = { question, option, event, refusal };
