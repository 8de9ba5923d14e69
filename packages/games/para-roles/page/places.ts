/**
 * Where on the table each answer is given: an enemy ("enemy:4"), one of its stats ("enemy:4:2"), a character
 * ("seat:1"), one of its stats ("seat:1:3"), or elsewhere. The rules have said what is possible; this only sorts it.
 */
import type { PendingAsk, Seat } from '@tabard/kernel';
import { askOf } from '@tabard/page/room/asked';
import type { Moment } from '@tabard/page/room/moment';
import {
  type Action,
  type CampMove,
  type Content,
  FIRST_ENEMY,
  NONE,
  places,
  questions,
  type Stack,
  type Suit,
  type Who,
} from '../index';
import { asked } from './asked';
import { viewOf } from './view';

export type Place = string;
export const ELSEWHERE: Place = '';

export const enemyPlace = (enemy: number): Place => places.make({ enemy }, null);
export const seatPlace = (seat: Seat): Place => places.make({ seat }, null);
export const statPlace = (who: Who, suit: Suit): Place =>
  places.make(who >= FIRST_ENEMY ? { enemy: who, suit } : { seat: who, suit }, null);
const whoPlace = (who: Who): Place => (who >= FIRST_ENEMY ? enemyPlace(who) : seatPlace(who));

/** Whose place this is; undefined: it is none. */
export const whoseIs = (place: Place) => places.read(place, null);

// ---- where each answer is given

type Where<Option> = (option: Option, seat: Seat) => Place;
interface Asking<Option> {
  readonly options: readonly Option[];
  readonly seat: Seat;
}

/** For a question: the place of each of its answers. */
const each =
  <Option>(where: Where<Option>) =>
  ({ options, seat }: Asking<Option>): readonly Place[] =>
    options.map((option) => where(option, seat));

/** A character or an enemy; a stat of somebody; a stat of the seat that is asked. */
const atWho = each<Who | 'return'>((who) => (who === 'return' ? ELSEWHERE : whoPlace(who)));
const atStack = each<Stack | 'enough' | 'back'>((it) =>
  typeof it === 'string' ? ELSEWHERE : statPlace(it.seat, it.suit),
);
const atOwnStat = each<Suit | 'none'>((suit, seat) => (suit === 'none' ? ELSEWHERE : statPlace(seat, suit)));
const elsewhere = each<unknown>(() => ELSEWHERE);

const byOption = questions.by<[], readonly Place[]>({
  'turn.action': each((action, seat) => placeOfAction(seat, action)),
  'epic.enemy': atWho,
  'epic.raise': atWho,
  'evac.healer': atWho,
  'evac.patient': atWho,
  'all-for-one.taker': atWho,
  'acupuncture.target': atWho,
  'smile.target': atWho,
  'polymorph.place': atWho,
  'loot.share': atWho,
  'item.bearer': atWho,
  'maze.relic': atWho,
  'setup.hero': atWho,
  'setup.apprentice': atWho,
  'setup.mentor': atWho,
  'camp.card': atStack,
  'camp.to': atStack,
  'town.pay': atStack,
  'swap.to': atStack,
  'setup.buff': atStack,
  'token.move': each(({ who, suit }) => statPlace(who, suit)),
  'treasure.place': atOwnStat,
  'treasure.lose': atOwnStat,
  'swap.card': atOwnStat,
  'setup.redraw': atOwnStat,
  'camp.hand': each((it) => (it === 'back' ? ELSEWHERE : seatPlace(it.seat))),
  'camp.slots': each((it) => (it === 'back' ? ELSEWHERE : seatPlace(it.seat))),
  camp: each(placeOfMove),
  'camp.shop': elsewhere,
  'setup.ace': elsewhere,
  'setup.class': elsewhere,
  'setup.epic': elsewhere,
  'setup.keep': elsewhere,
  'setup.role': elsewhere,
  'setup.stat': elsewhere,
  'setup.suit': elsewhere,
  'setup.suits': elsewhere,
  'draw.keep': elsewhere,
  'boost.lend': elsewhere,
  'polymorph.split': elsewhere,
  'aura.choice': elsewhere,
  'mirror.reflect': elsewhere,
  'maze.wall': elsewhere,
  'maze.flee': elsewhere,
});

/** The places of a question's answers, in their order. */
export const placesOf = (ask: PendingAsk, content: Content): readonly Place[] => byOption(ask, content);

function placeOfMove(move: CampMove): Place {
  if (typeof move === 'string') return ELSEWHERE;
  if ('flask' in move) return seatPlace(move.flask);
  if ('revive' in move) return seatPlace(move.revive);
  if ('point' in move) return seatPlace(move.point);
  return 'relic' in move ? seatPlace(move.seat) : ELSEWHERE;
}

function placeOfAction(seat: Seat, { does, who, suit }: Action): Place {
  if (who === NONE) return seatPlace(seat);
  const isOnStat = does === 'curse-enemy' || does === 'buff-ally';
  return isOnStat ? statPlace(who, suit) : whoPlace(who);
}

/** What may be answered at this place now. */
export function keysAt(moment: Moment, place: Place): string[] {
  const ask = askOf(moment);
  if (!ask) return [];
  const all = placesOf(ask, viewOf(moment.seen).content);
  return ask.options.filter((_, i) => all[i] === place);
}

/** Seats that point at this place, by itself or by an action that happens there. */
export const pointersAt = (moment: Moment, place: Place): Seat[] =>
  moment.pointed.flatMap((what, seat) => (what !== null && isAt(moment, what, place, seat) ? [seat] : []));

function isAt(moment: Moment, what: string, place: Place, seat: Seat): boolean {
  if (what === place) return true;
  const action = asked.option(moment, 'turn.action', what);
  return action !== undefined && placeOfAction(seat, action) === place && place !== seatPlace(seat);
}
