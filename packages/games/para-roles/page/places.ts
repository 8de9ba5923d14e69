/**
 * Where on the table each answer is given: an enemy ("enemy:4"), one of its stats ("enemy:4:2"), a character
 * ("seat:1"), one of its stats ("seat:1:3"), or elsewhere. The rules have said what is possible; this only sorts it.
 */
import type { PendingAsk, Seat } from '@tabard/kernel';
import { askOf } from '@tabard/page/room/asked';
import type { Moment } from '@tabard/page/room/moment';
import { FIRST_ENEMY } from '../index';

export type Place = string;
export const ELSEWHERE: Place = '';

export const enemyPlace = (id: number): Place => `enemy:${id}`;
export const seatPlace = (seat: Seat): Place => `seat:${seat}`;
export const statPlace = (who: number, suit: number): Place => `${whoPlace(who)}:${suit}`;
const whoPlace = (who: number): Place => (who >= FIRST_ENEMY ? enemyPlace(who) : seatPlace(who));

type Asked = Pick<PendingAsk, 'question' | 'seat'>;

/** Questions whose keys are a character, or an enemy. */
const WHO = [
  ...['epic.enemy', 'epic.raise', 'evac.healer', 'evac.patient', 'all-for-one.taker', 'acupuncture.target'],
  ...['smile.target', 'polymorph.place', 'loot.share', 'item.bearer', 'maze.relic'],
  ...['setup.hero', 'setup.apprentice', 'setup.mentor'],
];
/** Questions whose keys are somebody's stat: "2:1". */
const STATS = ['camp.card', 'camp.to', 'town.pay', 'swap.to', 'setup.buff', 'token.move'];
/** Questions whose keys are a stat of the seat that is asked. */
const OWN_STATS = ['treasure.place', 'treasure.lose', 'swap.card', 'setup.redraw'];

const AT_ALLY = ['cure', 'joint-attack', 'protect-other', 'flask'];

export function placeOf({ question, seat }: Asked, key: string): Place {
  const [does, first, second] = key.split(':');
  if (question === 'turn.action') return placeOfAction(seat, key);
  if (WHO.includes(question)) return isNumber(key) ? whoPlace(Number(key)) : ELSEWHERE;
  if (STATS.includes(question)) return isNumber(does) ? statPlace(Number(does), Number(first)) : ELSEWHERE;
  if (OWN_STATS.includes(question)) return isNumber(key) ? statPlace(seat, Number(key)) : ELSEWHERE;
  if (question === 'camp.hand') return first === undefined ? ELSEWHERE : seatPlace(Number(first));
  if (question === 'camp.slots') return isNumber(does) ? seatPlace(Number(does)) : ELSEWHERE;
  if (question !== 'camp') return ELSEWHERE;
  if (does === 'flask' || does === 'revive' || does === 'point') return seatPlace(Number(first));
  return does === 'relic' ? seatPlace(Number(second)) : ELSEWHERE;
}

function placeOfAction(seat: Seat, key: string): Place {
  const [does, first, second] = key.split(':');
  if ((does === 'attack' || does === 'run') && first !== undefined) return enemyPlace(Number(first));
  if (does === 'curse-enemy' || does === 'buff-ally') return statPlace(Number(first), Number(second));
  if (AT_ALLY.includes(does)) return seatPlace(Number(first));
  if (does === 'creature' && second !== undefined) return whoPlace(Number(second));
  return seatPlace(seat);
}

const isNumber = (text: string | undefined): boolean => text !== undefined && /^\d+$/.test(text);

/** What may be answered at this place now. */
export function keysAt(moment: Moment, place: Place): string[] {
  const ask = askOf(moment);
  return ask ? ask.options.filter((key) => placeOf(ask, key) === place) : [];
}

/** Seats that point at this place, by itself or by an action that happens there. */
export const pointersAt = ({ pointed }: Moment, place: Place): Seat[] =>
  pointed.flatMap((what, seat) => (what !== null && isAt(what, place, seat) ? [seat] : []));

const isAt = (what: string, place: Place, seat: Seat): boolean =>
  what === place || (!/^(enemy|seat):/.test(what) && placeOfAction(seat, what) === place && place !== seatPlace(seat));
