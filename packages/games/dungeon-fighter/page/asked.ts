/** What this table asks, in values; and how what the board wants to say is written. */

import { type AskOf, type ByQuestion, forQuestion, type PendingAsk, type Seen } from '@tabard/kernel';
import { askedBy } from '@tabard/page/room/asked';
import type { Moment } from '@tabard/page/room/moment';
import { BARE_HANDS, type DungeonFighterAsks, type DungeonFighterQuestion, type OptionTo, questions } from '../index';
import { type Colour, viewOf } from './view';

export const asked = askedBy(questions);

/** Where a question is put to a person: at the dice, in the hand that throws, or on what comes before the table. */
const PLACES = {
  'setup.hero': 'heroes',
  'setup.leader': 'window',
  'dungeon.card': 'doors',
  'equipment.give': 'exchange',
  'room.cards': 'window',
  'turn.die': 'pool',
  'turn.weapons': 'weapons',
  'turn.run-out': 'window',
  flip: 'hand',
  'flip.again': 'window',
  throw: 'hand',
  'throw.water': 'window',
  'throw.again': 'window',
  'throw.ruling': 'window',
  'throw.cards': 'window',
  'throw.icon': 'window',
  'throw.token': 'window',
  'throw.cutthroat': 'window',
  'throw.armour': 'window',
  'ability.target': 'window',
  'card.target': 'window',
  'faint.cards': 'window',
  'last.cards': 'window',
  'vote.back-down': 'window',
  'rest.cards': 'window',
  'rest.scar': 'window',
  'rest.relic': 'window',
  'rest.exchange': 'exchange',
  'rest.to': 'exchange',
  'shop.buy': 'counter',
  'shop.level-up': 'window',
} as const satisfies ByQuestion<DungeonFighterQuestion, string>;
type Places = typeof PLACES;

export type Place = Places[DungeonFighterQuestion];
type PutIn<There extends Place> = {
  [Name in DungeonFighterQuestion]: Places[Name] extends There ? Name : never;
}[DungeonFighterQuestion];

/** Where this is asked; null: nothing is. */
export const placeOf = (question: string): Place | null =>
  question === '' ? null : forQuestion<DungeonFighterQuestion, Place>(PLACES, question);

type AnyAsk = AskOf<DungeonFighterAsks>;
export type WindowAsk = Extract<AnyAsk, { readonly question: PutIn<'window'> }>;
export type ExchangeAsk = Extract<AnyAsk, { readonly question: PutIn<'exchange'> }>;
export type WindowOption = WindowAsk['options'][number];

export const isInWindow = (ask: AnyAsk): ask is WindowAsk => PLACES[ask.question] === 'window';
export const isExchange = (ask: AnyAsk | null): ask is ExchangeAsk =>
  ask !== null && PLACES[ask.question] === 'exchange';

/** Cards and dice are clicked where they lie; the panel keeps them behind "all choices", and shows what takes none. */
export function shownElsewhere(key: string, ask: PendingAsk | null, seen: Seen): boolean {
  if (!ask) return false;
  if (ask.question === 'throw') return key !== ask.options[0]; // Of the assist one answer is in sight.
  const place = placeOf(ask.question);
  if (place === 'window' || place === 'pool' || place === 'hand') return false;
  const { content } = viewOf(seen);
  const { question } = questions.of(ask, content);
  if (question === 'turn.weapons') return key !== questions.key(question, BARE_HANDS, content);
  return typeof questions.maybeOption(question, key, content) !== 'string';
}

/** The colour that an answer names: its own, or that of an ability or a token. */
export function colourOf(option: OptionTo<DungeonFighterQuestion>): Colour | undefined {
  if (typeof option === 'object')
    return 'ability' in option ? option.ability : 'token' in option ? option.token : undefined;
  return option === 'red' || option === 'green' || option === 'blue' ? option : undefined;
}

/** Where using this card is offered, in a window of its own or as something thrown in: its key. */
export function keyOfUse(moment: Pick<Moment, 'asks' | 'pending' | 'seat' | 'seen'>, card: number): string | undefined {
  const key = asked.key(moment, 'any-time', { use: card });
  const ask = asked.ask(moment);
  const options: readonly OptionTo<DungeonFighterQuestion>[] = ask?.options ?? [];
  const isAsked = options.some((option) => typeof option === 'object' && 'use' in option && option.use === card);
  const extras = moment.pending.interrupts.find(({ seat }) => seat === moment.seat)?.options ?? [];
  return isAsked || extras.includes(key) ? key : undefined;
}
