/** DF-R25, DF-R31: what a seat may throw in while a question waits: its Spendables, and the wish to back down. */
import { type AnyTime, type Ask, type Seat, type Value, type Why, why } from '@tabard/kernel';
import type { Content } from '../content';
import { mayProposeBackDown, proposeBackDown } from './back-down';
import { type Card, type DungeonFighter, type G, isInGame } from './board';
import type { DungeonFighterEvents } from './events';
import { type Moment, spendablesOf, useSpendable, whyNotNow } from './spendables';

/** The questions that stand in one of the moments of DF-R31; at the others nothing is thrown in. */
const MOMENTS: { readonly [question: string]: Moment } = {
  'turn.die': 'turn',
  'turn.run-out': 'turn',
  'rest.exchange': 'quiet',
  'shop.buy': 'quiet',
};

const isBackDown = (value: Value): boolean => value === 'back-down';
type Use = { key: string; card: Card };

export const anyTime: AnyTime<DungeonFighter, DungeonFighterEvents, Content> = {
  offer(g: G, seat: Seat, asked: Ask): readonly Value[] {
    const moment = MOMENTS[asked.question];
    if (!moment) return [];
    const cards = isInGame(g.b.heroes[seat]) ? spendablesOf(g, seat) : [];
    return [...cards.map((card) => ({ key: `use:${card}`, card })), ...(moment === 'turn' ? ['back-down'] : [])];
  },
  forbid(g: G, seat: Seat, value: Value, asked: Ask): Why | null {
    if (isBackDown(value)) return mayProposeBackDown(g);
    const moment = MOMENTS[asked.question];
    return moment ? whyNotNow(g, seat, (value as Use).card, moment) : why('DF-R31');
  },
  use: (g: G, seat: Seat, value: Value) =>
    isBackDown(value) ? proposeBackDown(g, seat) : useSpendable(g, seat, (value as Use).card, null),
};
