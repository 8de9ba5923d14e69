/** What a press on an Initiative card means now: it is selected, or it is one of two whose dice change places. */
import type { Moment } from '@tabard/page/room/moment';
import { NONE } from '../../index';
import { asked } from '../asked';
import { viewOf } from '../view';

export interface CardChoice {
  readonly key: string;
  /** It says nothing yet: it is the first of two. */
  readonly isFirst: boolean;
}

const pair = (one: number, two: number) => ({ one: Math.min(one, two), two: Math.max(one, two) });

/** `first`: the card that was picked as the first of two, or none. Null: this card is no answer. */
export function cardChoice(
  moment: Pick<Moment, 'asks' | 'seat' | 'seen'>,
  place: number,
  first: number,
): CardChoice | null {
  const question = asked.ask(moment)?.question;
  const answer = (key: string | null): CardChoice | null => (key === null ? null : { key, isFirst: false });
  if (question === 'initiative.select' || question === 'summon.card')
    return answer(asked.offered(moment, question, place));
  if (question !== 'initiative.cards') return null;
  const both = (one: number, two: number) => asked.offered(moment, question, pair(one, two));
  const { row } = viewOf(moment.seen).b;
  if (!row.some((_, other) => both(place, other) !== null)) return null;
  const pick = { key: asked.key(moment, question, pair(place, place)), isFirst: true };
  return (first === NONE ? null : answer(both(place, first))) ?? pick;
}
