/** DF-R25, DF-R31: what a seat may throw in while a question waits: its Spendables, and the wish to back down. */
import { type AnyTime, why } from '@tabard/kernel';
import type { Content } from '../content';
import { mayProposeBackDown, proposeBackDown } from './back-down';
import { type DungeonFighter, isInGame } from './board';
import type { DungeonFighterEvents } from './events';
import type { DungeonFighterAsks, DungeonFighterQuestion } from './questions';
import { type SpendMoment, spendablesOf, useSpendable, usesOf, whyNotNow } from './spendables';

/** The moment of DF-R31 in which a question stands; at the others nothing is thrown in. */
function momentOf(question: DungeonFighterQuestion): SpendMoment | null {
  if (question === 'turn.die' || question === 'turn.run-out') return 'turn';
  return question === 'rest.exchange' || question === 'shop.buy' ? 'quiet' : null;
}

export const anyTime: AnyTime<DungeonFighter, DungeonFighterEvents, Content, DungeonFighterAsks> = {
  offer(g, seat, asked) {
    const moment = momentOf(asked.question);
    if (!moment) return [];
    const uses = isInGame(g.b.heroes[seat]) ? usesOf(spendablesOf(g, seat)) : [];
    return moment === 'turn' ? [...uses, 'back-down'] : uses;
  },
  forbid(g, seat, option, asked) {
    if (option === 'back-down') return mayProposeBackDown(g);
    const moment = momentOf(asked.question);
    return moment ? whyNotNow(g, seat, option.use, moment) : why('DF-R31');
  },
  use: (g, seat, option) =>
    option === 'back-down' ? proposeBackDown(g, seat) : useSpendable(g, seat, option.use, null),
};
