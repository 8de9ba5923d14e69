/**
 * The companion: a party member that knows its trade. It weighs what it could do in hit points of the party (worth.ts)
 * by what is open to all, and leaves the looking ahead to formulas. The files beside this one hold its thoughts.
 */
import type { Bot, Chair, PendingAsk, Player } from '@tabard/kernel';
import type { Content } from '../content';
import { isEnemy, type ParaRoles, type Who } from '../rules/board';
import type { ParaRolesEvents } from '../rules/events';
import { places, questions } from '../rules/keys';
import type { Action } from '../rules/questions';
import { decide } from './deciding';
import { retreat } from './deciding/retreat';
import { bestAction, type Choice, eagerness, type Wishes } from './deciding/turn';
import { ALL, type Faculties } from './faculties';
import { Fray } from './thinking/fray';

export type ParaBot = Bot<ParaRoles, ParaRolesEvents, Content>;
export type ParaChair = Chair<ParaRoles, ParaRolesEvents, Content>;

export const companion: ParaBot = { id: 'companion', listens: false, sit: (chair) => new Companion(chair) };

export class Companion implements Player {
  /** What it has decided, and upon which question: asked how eager it is, it need not think twice. */
  private decided: Choice | null = null;
  private upon: PendingAsk | null = null;

  constructor(
    private readonly chair: ParaChair,
    private readonly can: Faculties = ALL,
  ) {}

  choose(ask: PendingAsk): string {
    const { options } = ask;
    if (options.length === 1) return options[0];
    const answer = decide(ask, this.chair.content, this.chair.seen(), this.can, () => this.decision(ask).action);
    return options.includes(answer) ? answer : options[0];
  }

  eager(ask: PendingAsk): number {
    return this.can.agrees ? eagerness(this.decision(ask)) : 0;
  }

  private decision(ask: PendingAsk): Choice {
    if (this.upon !== ask || this.decided === null) {
      const { content } = this.chair;
      const f = new Fray(this.chair.seen(), ask.seat, this.can);
      const actions = ask.options.map((key) => questions.option('turn.action', key, content));
      this.decided = retreat(f, actions) ?? bestAction(f, actions, this.wishes());
      this.upon = ask;
    }
    return this.decided;
  }

  /** What people point at is done where it is nearly as good as anything else. */
  private wishes(): Wishes {
    const { content } = this.chair;
    const pointed = new Set(this.chair.pointed?.());
    const placeOf = (who: Who) => places.make(isEnemy(who) ? { enemy: who } : { seat: who }, content);
    const isMeant = (action: Action) =>
      pointed.has(questions.key('turn.action', action, content)) || pointed.has(placeOf(action.who));
    return { favour: (action) => (pointed.size > 0 && isMeant(action) ? POINTED_AT : 1) };
  }
}

const POINTED_AT = 1.35;
