/**
 * The schemer: a player of Dark Minions that thinks a turn ahead. Files beside this one hold its thoughts, one subject
 * each; this one sits at the table and answers.
 */
import type { Bot, PendingAsk, Player } from '@tabard/kernel';
import type { Content } from '../content';
import type { DarkMinions, DarkMinionsEvents } from '../rules/board';
import { aim, announcement } from './announcing';
import { shouldClaim } from './claim';
import { type DarkChair, Memory } from './memory';
import { hordeWorth, lookOut, moreMinions, type Outlook } from './outlook';
import { attacksOn, bestPlan, type Commitment, type Plan, withMinions } from './plans';
import { purchaseWorth } from './purchases';
import { bestReroll, poorDice, whiteDie, yellowDie } from './rerolls';
import type { Style } from './styles';
import { keepOverlord } from './upkeep';

export type DarkBot = Bot<DarkMinions, DarkMinionsEvents, Content>;

export const schemerWith = (id: string, style: Style): DarkBot => ({
  id,
  listens: true,
  sit: (chair) => new Schemer(chair, style),
});

/** A pip that goes into a purchase could have done this elsewhere. */
const PIP_SPENT = 0.3;

class Schemer implements Player {
  private readonly memory: Memory;
  /** What it means to do with its dice, and at which upset, in which turn and after which commitment it thought so. */
  private plan: Plan | null = null;
  private plannedAt = -1;
  private plannedIn = 0;
  private plannedFrom = 0;
  private wantedDice = '';
  /** The upset at which it last thought of its Skulls. */
  private weighedAt = -1;

  constructor(
    private readonly chair: DarkChair,
    private readonly style: Style,
  ) {
    this.memory = new Memory(chair);
  }

  choose(ask: PendingAsk): string {
    this.memory.listen();
    const answer = this.think(ask);
    return ask.options.includes(answer) ? answer : ask.options[0];
  }

  private think(ask: PendingAsk): string {
    const { question, options } = ask;
    if (options.length === 1) return options[0];
    const o = lookOut(this.chair, this.memory, this.style);
    if (question.startsWith('window.')) return announcement(o, question, options, this.chair.chance) ?? 'pass';
    switch (question) {
      case 'roll.white':
        return whiteDie(o, options);
      case 'roll.yellow':
        return yellowDie(o, options);
      case 'roll.vazgoth':
        return 'extra';
      case 'turnCost.settle':
        return keepOverlord(o, options);
      case 'commit.use':
        return this.commit(o, options);
      case 'attack.dice':
      case 'capture.dice':
      case 'respawn.dice':
      case 'buy.dice':
        return this.current(o)?.dice ?? options[0];
      case 'attack.count':
        return this.count(o, ask);
      case 'reroll.dice':
        return this.wantedDice || poorDice(o, options);
      case 'last.skulls':
        return 'end';
      default:
        return aim(o, ask);
    }
  }

  // ---- the dice

  /** The plan for the dice that are left, thought out anew when the table has changed. */
  private planned(o: Outlook): Plan {
    const { turnNumber, commitments } = o.b;
    if (this.plan === null || this.plannedAt !== this.memory.upsets || this.plannedIn !== turnNumber) {
      this.plan = bestPlan(o, this.chair.chance);
      this.plannedAt = this.memory.upsets;
      this.plannedIn = turnNumber;
      this.plannedFrom = commitments;
    }
    return this.plan;
  }

  /** How many steps of the plan are done: read off the table, so that it may be asked twice. */
  private done(o: Outlook): number {
    return o.b.commitments - this.plannedFrom;
  }

  private current(o: Outlook): Commitment | undefined {
    const plan = this.planned(o);
    return plan.steps[this.done(o)];
  }

  private commit(o: Outlook, options: readonly string[]): string {
    const plan = this.planned(o);
    if (this.done(o) === 0) {
      const source = this.rerollSource(o, plan, options);
      if (source) return source;
    }
    let step = this.current(o);
    if (step && !options.includes(step.key)) {
      this.plan = null;
      step = this.current(o);
    }
    return step && options.includes(step.key) ? step.key : 'done';
  }

  private rerollSource(o: Outlook, plan: Plan, options: readonly string[]): string | null {
    for (const source of ['werewolf', 'tile1', 'tile2'] as const) {
      const key = `reroll:${source}`;
      if (!options.includes(key)) continue;
      const reroll = bestReroll(o, plan, this.chair.chance, source === 'werewolf' ? 1 : o.b.dice.length);
      const { startTiles } = o.c.rule;
      const price = source === 'werewolf' ? 0 : startTiles[source === 'tile1' ? 0 : 1] + this.style.rerollMargin;
      if (reroll && reroll.gain > price) {
        this.wantedDice = reroll.dice;
        return key;
      }
      if (source === 'tile1') return null; // the dearer tile promises no more
    }
    return null;
  }

  private count(o: Outlook, { options, about }: PendingAsk): string {
    const step = this.current(o);
    if (step && step.count > 0 && step.dice === about.dice) return String(step.count);
    const most = Number(options[0]);
    return String(attacksOn(o, about.slot as number, most).count[most]);
  }

  // ---- at any time

  interrupt(options: readonly string[]): string | null {
    this.memory.listen();
    const claims = options.includes('claim');
    const question = this.chair.pending().asks.find(({ seat }) => seat === this.chair.seat)?.question ?? '';
    if (!claims && question !== 'commit.use' && question !== 'roll.white' && question !== 'turnCost.settle')
      return null;
    const o = lookOut(this.chair, this.memory, this.style);
    if (claims && shouldClaim(o, this.memory)) return 'claim';
    if (question === 'commit.use') return this.discardSkull(o, options) ?? this.ownAnnouncement(o, question, options);
    if (question === 'roll.white') return this.exchange(o, options) ?? this.ownAnnouncement(o, question, options);
    return null;
  }

  private ownAnnouncement(o: Outlook, question: string, options: readonly string[]): string | null {
    const wizard = 'announce:dark-wizard';
    if (question === 'commit.use' && options.includes(wizard)) {
      const plan = this.planned(o);
      const reroll = this.done(o) === 0 ? bestReroll(o, plan, this.chair.chance, o.b.dice.length) : null;
      if (reroll && reroll.gain > 0.8) {
        this.wantedDice = reroll.dice;
        return wizard;
      }
    }
    return announcement(o, question, options, this.chair.chance);
  }

  /** A Skull or a starting tile for minions (DM-6), when the dice would do that much more with them. */
  private discardSkull(o: Outlook, options: readonly string[]): string | null {
    const { b, c, me } = o;
    const plan = this.planned(o);
    if (this.done(o) > 0 || this.weighedAt === this.memory.upsets) return null;
    this.weighedAt = this.memory.upsets;
    const supply = b.supply[me];
    if (supply >= 24 || b.graveyard[me] < 6) return null;
    const all = b.skullsSpent % c.rule.skullsForAll === c.rule.skullsForAll - 1;
    const back = Math.min(all ? b.graveyard[me] : c.rule.skullRespawn, b.graveyard[me]);
    if (moreMinions(o, supply, back) < 0.3) return null;
    const richer = withMinions(o, back);
    const then = bestPlan(richer, this.chair.chance).worth + hordeWorth(o, supply + back) - hordeWorth(o, supply);
    const { skullVp, startTiles } = c.rule;
    const prices = { 'discard:skull': skullVp, 'discard:tile1': startTiles[0] + 0.3, 'discard:tile2': startTiles[1] };
    for (const [key, price] of Object.entries(prices)) {
      if (options.includes(key) && then - plan.worth > price + this.style.skull) return key;
    }
    return null;
  }

  /** When nothing on display tempts it, the least tempting card makes room for another (DM-16.2). */
  private exchange(o: Outlook, options: readonly string[]): string | null {
    let least: string | null = null;
    let worst = Number.POSITIVE_INFINITY;
    for (const key of options) {
      if (!key.startsWith('exchange:')) continue;
      const overlord = o.c.overlords.findIndex(({ id }) => id === key.slice('exchange:'.length));
      const worth = purchaseWorth(o, overlord) - PIP_SPENT * o.c.overlords[overlord].cost;
      if (worth > 0.5) return null;
      if (worth < worst) {
        worst = worth;
        least = key;
      }
    }
    return least;
  }
}
