/** How Roll Player speaks: keys and facts become messages. The words are in the language files beside this one. */
import { type Message, speechBy } from '@tabard/content';
import type { Why } from '@tabard/kernel';
import type { Content } from '../content';
import type { Card, RollPlayer } from '../rules/board';
import { questions } from '../rules/keys';
import type { RollPlayerAsks } from '../rules/questions';
import { event } from './events';
import { fiendName, fiendText, type Parameters, say } from './names';
import { option } from './options';
import { question } from './questions';

/** Clauses of the rules have words of their own; what the table itself refuses has others. */
function refusal({ clause, with: facts = {} }: Why, content: Content): Message {
  if (!clause.startsWith('RP-')) return say(`refusals.${clause}`);
  const { fiend, ...others } = facts as { readonly fiend?: Card; readonly [name: string]: number | undefined };
  const numbers = Object.fromEntries(Object.entries(others).map(([name, n]) => [name, n ?? 0]));
  const binding: Parameters =
    fiend === undefined ? {} : { fiend: fiendName(content, fiend), text: fiendText(content, fiend) };
  return say(`why.${clause}`, { ...numbers, ...binding });
}

export const speech = speechBy<RollPlayerAsks, RollPlayer, Content>(questions, { question, option, event, refusal });
