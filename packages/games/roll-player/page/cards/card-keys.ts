/** What a card or a Fiend before a hero may be used for now, or is the answer to. */
import type { Seat } from '@tabard/kernel';
import type { Moment } from '@tabard/page/room/moment';
import { type Card, isForFiend, isForOwnCard } from '../../index';
import { asked, deedKey } from '../asked';

/** An own card is used as a Skill or answers a question about own cards; a card of another may be copied. */
export function cardKeys(moment: Moment, card: Card, seat: Seat): string[] {
  if (seat !== moment.seat) return found([asked.offered(moment, 'skill.copy', { from: seat, card })]);
  const ask = asked.ask(moment);
  const answer = isForOwnCard(ask) ? asked.offered(moment, ask.question, card) : null;
  return found([deedKey(moment, { skill: card }), answer]);
}

/** An own Fiend is banished by Gold or Charisma, or answers a question about Fiends. */
export function fiendKeys(moment: Moment, fiend: Card, seat: Seat): string[] {
  if (seat !== moment.seat) return [];
  const ask = asked.ask(moment);
  const answer = isForFiend(ask) ? asked.offered(moment, ask.question, fiend) : null;
  const banish = (by: 'gold' | 'charisma') => deedKey(moment, { banish: fiend, by });
  return found([banish('gold'), banish('charisma'), answer]);
}

/** Of these, those that may be answered or thrown in now. */
const found = (keys: readonly (string | null)[]): string[] => keys.filter((key) => key !== null);
