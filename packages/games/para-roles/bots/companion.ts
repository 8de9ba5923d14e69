/**
 * The companion: a party member that knows its trade. It weighs what it could do in hit points of the party (worth.ts)
 * by what is open to all, and leaves the looking ahead to formulas. The files beside this one hold its thoughts.
 */
import type { Bot, Chair, PendingAsk, Player } from '@tabard/kernel';
import type { Content } from '../content';
import type { ParaRoles } from '../rules/board';
import type { ParaRolesEvents } from '../rules/events';
import { ANSWERS, isKnown } from './deciding';
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
    const answer = isKnown(ask.question)
      ? ANSWERS[ask.question](this.chair.seen(), ask, this.can)
      : this.action(ask).key;
    return options.includes(answer) ? answer : options[0];
  }

  eager(ask: PendingAsk): number {
    return this.can.agrees ? eagerness(this.action(ask)) : 0;
  }

  private action(ask: PendingAsk): Choice {
    if (this.upon !== ask || this.decided === null) {
      const f = new Fray(this.chair.seen(), ask.seat, this.can);
      this.decided = retreat(f, ask.options) ?? bestAction(f, ask.options, this.wishes());
      this.upon = ask;
    }
    return this.decided;
  }

  /** What people point at is done where it is nearly as good as anything else. */
  private wishes(): Wishes {
    const pointed = new Set(this.chair.pointed?.());
    return { favour: (...names) => (names.some((name) => pointed.has(name)) ? POINTED_AT : 1) };
  }
}

const POINTED_AT = 1.35;
