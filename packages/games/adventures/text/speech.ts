/** How Roll Player Adventures speaks: keys and facts become messages. The words are in the language files beside this. */
import { type Message, speechBy } from '@tabard/content';
import type { Seat, Why } from '@tabard/kernel';
import type { Colour, Content } from '../content';
import type { Adventures } from '../rules/board';
import { questions } from '../rules/keys';
import type { AdventuresAsks } from '../rules/questions';
import { ending } from './ending';
import { event } from './events';
import { colourName, seatName } from './names';
import { option } from './options';
import { question } from './questions';
import { type Parameters, say } from './say';

/** Clauses that forbid several things have words for each: by the ban, by what is lacking. */
function refusal({ clause, with: facts = {} }: Why): Message {
  if (!clause.startsWith('RA-')) return say(`refusals.${clause}`);
  const { ban, what, ...rest } = facts as { readonly [name: string]: string | number } & Named;
  const which = ban ?? what;
  return say(which === undefined ? `why.${clause}` : `why.${clause}.${which}`, { ...rest, ...named(rest) });
}

/** Whom and what a reason names. */
interface Named {
  readonly seat?: Seat;
  readonly colour?: Colour;
}

const named = ({ seat, colour }: Named): Parameters => ({
  ...(seat === undefined ? {} : { seat: seatName(seat) }),
  ...(colour === undefined ? {} : { colour: colourName(colour) }),
});

export const speech = speechBy<AdventuresAsks, Adventures, Content>(questions, {
  question,
  option,
  event,
  refusal,
  ending,
});
