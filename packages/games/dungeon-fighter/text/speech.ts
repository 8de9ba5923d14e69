/** How Dungeon Fighter speaks: keys and facts become messages. The words are in the language files beside this one. */
import { type Message, type Said, speechBy } from '@tabard/content';
import type { Plain, Why } from '@tabard/kernel';
import type { Content, Gadget } from '../content';
import type { Card, DungeonFighter } from '../rules/board';
import { questions } from '../rules/keys';
import type { DungeonFighterAsks } from '../rules/questions';
import { event } from './events';
import { cardName, gadgetName, type Parameters, say, seatName } from './names';
import { option } from './options';
import { question } from './questions';

const BY_NAME: { readonly [name: string]: (value: never, content: Content) => Said } = {
  card: (card: Card, content) => cardName(content, card),
  seat: seatName,
  one: (gadget: Gadget) => gadgetName(gadget),
  other: (gadget: Gadget) => gadgetName(gadget),
  field: (name: string) => say(`fields.${name}`),
};

const inWords = (facts: Why['with'], content: Content): Parameters =>
  Object.fromEntries(
    Object.entries(facts ?? {}).map(([name, value]: [string, Plain]) => [
      name,
      BY_NAME[name] ? BY_NAME[name](value as never, content) : (value as Said),
    ]),
  );

/** Clauses of the rules have words of their own; what the table itself refuses has others. */
const refusal = ({ clause, with: facts }: Why, content: Content): Message =>
  say(clause.startsWith('DF-') ? `why.${clause}` : `refusals.${clause}`, inWords(facts, content));

export const speech = speechBy<DungeonFighterAsks, DungeonFighter, Content>(questions, {
  question,
  option,
  event,
  refusal,
});
