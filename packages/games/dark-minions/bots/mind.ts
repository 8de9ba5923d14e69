/** What a schemer means to do with its dice, its Skulls and its cards, from one question of a turn to the next. */
import type { AskNamed, Stream } from '@tabard/kernel';
import { questions } from '../rules/keys';
import type { Announcement, Commitment, DarkMinionsAsks, DarkMinionsQuestion, DicePick } from '../rules/questions';
import { announcedIn, announcement } from './announcing';
import type { Memory } from './memory';
import { hordeWorth, moreMinions, type Outlook } from './outlook';
import { attacksOn, bestPlan, type Plan, type Step, withMinions } from './plans';
import { purchaseWorth } from './purchases';
import { bestReroll } from './rerolls';
import type { Style } from './styles';
import { PIP_SPENT, RESPAWN, TEMPTING, WIZARDS_REROLL } from './weights';

type Extra = DarkMinionsAsks['any-time']['option'];
type Ask<Name extends DarkMinionsQuestion> = AskNamed<DarkMinionsAsks, Name>;

export class Mind {
  /** The dice it wants to roll again, once it has said so. */
  wantedDice: DicePick | null = null;
  /** What it means to do with its dice, and at which upset, in which turn and after which commitment it thought so. */
  private plan: Plan | null = null;
  private plannedAt = -1;
  private plannedIn = 0;
  private plannedFrom = 0;
  /** The upset at which it last thought of its Skulls. */
  private weighedAt = -1;

  constructor(
    readonly memory: Memory,
    readonly style: Style,
    readonly chance: Stream,
  ) {}

  /** The plan for the dice that are left, thought out anew when the table has changed. */
  private planned(o: Outlook): Plan {
    const { turnNumber, commitments } = o.b;
    if (this.plan === null || this.plannedAt !== this.memory.upsets || this.plannedIn !== turnNumber) {
      this.plan = bestPlan(o, this.chance);
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

  current(o: Outlook): Step | undefined {
    const plan = this.planned(o);
    return plan.steps[this.done(o)];
  }

  commit(o: Outlook, ask: Ask<'commit.use'>): Commitment {
    const plan = this.planned(o);
    const isOffered = (it: Commitment) => questions.offers(ask, it, o.c);
    if (this.done(o) === 0) {
      const reroll = this.wantedReroll(o, plan, isOffered);
      if (reroll) return reroll;
    }
    let step = this.current(o);
    if (step && !isOffered(step.does)) {
      this.plan = null;
      step = this.current(o);
    }
    return step && isOffered(step.does) ? step.does : 'done';
  }

  private wantedReroll(o: Outlook, plan: Plan, isOffered: (it: Commitment) => boolean): Commitment | null {
    for (const source of ['werewolf', 'tile1', 'tile2'] as const) {
      if (!isOffered({ reroll: source })) continue;
      const reroll = bestReroll(o, plan, this.chance, source === 'werewolf' ? 1 : o.b.dice.length);
      const { startTiles } = o.c.rule;
      const price = source === 'werewolf' ? 0 : startTiles[source === 'tile1' ? 0 : 1] + this.style.rerollMargin;
      if (reroll && reroll.gain > price) {
        this.wantedDice = reroll.dice;
        return { reroll: source };
      }
      if (source === 'tile1') return null; // the dearer tile promises no more
    }
    return null;
  }

  count(o: Outlook, { options: [most], about }: Ask<'attack.count'>): number {
    const step = this.current(o);
    if (step && step.count > 0 && step.dice?.key === about.dice) return step.count;
    return attacksOn(o, about.slot, most).count[most];
  }

  ownAnnouncement(o: Outlook, question: DarkMinionsQuestion, extras: readonly Extra[]): Announcement | null {
    const wizard = { announce: o.c.overlordWith['dark-wizard'] };
    if (question === 'commit.use' && announcedIn(extras).includes(wizard.announce)) {
      const plan = this.planned(o);
      const reroll = this.done(o) === 0 ? bestReroll(o, plan, this.chance, o.b.dice.length) : null;
      if (reroll && reroll.gain > WIZARDS_REROLL) {
        this.wantedDice = reroll.dice;
        return wizard;
      }
    }
    return announcement(o, question, extras, this.chance);
  }

  /** A Skull or a starting tile for minions (DM-6), when the dice would do that much more with them. */
  discardSkull(o: Outlook, extras: readonly Extra[]): Extra | null {
    const { b, c, me } = o;
    const plan = this.planned(o);
    if (this.done(o) > 0 || this.weighedAt === this.memory.upsets) return null;
    this.weighedAt = this.memory.upsets;
    const supply = b.supply[me];
    if (supply >= RESPAWN.supply || b.graveyard[me] < RESPAWN.dead) return null;
    const all = b.skullsSpent % c.rule.skullsForAll === c.rule.skullsForAll - 1;
    const back = Math.min(all ? b.graveyard[me] : c.rule.skullRespawn, b.graveyard[me]);
    if (moreMinions(o, supply, back) < RESPAWN.gain) return null;
    const richer = withMinions(o, back);
    const then = bestPlan(richer, this.chance).worth + hordeWorth(o, supply + back) - hordeWorth(o, supply);
    const { skullVp, startTiles } = c.rule;
    const prices = { skull: skullVp, tile1: startTiles[0] + RESPAWN.firstTile, tile2: startTiles[1] };
    for (const what of ['skull', 'tile1', 'tile2'] as const) {
      const isOffered = extras.some((it) => it !== 'claim' && 'discard' in it && it.discard === what);
      if (isOffered && then - plan.worth > prices[what] + this.style.skull) return { discard: what };
    }
    return null;
  }

  /** When nothing on display tempts it, the least tempting card makes room for another (DM-16.2). */
  exchange(o: Outlook, extras: readonly Extra[]): Extra | null {
    let least: Extra | null = null;
    let worst = Number.POSITIVE_INFINITY;
    for (const it of extras) {
      if (it === 'claim' || !('exchange' in it)) continue;
      const worth = purchaseWorth(o, it.exchange) - PIP_SPENT * o.c.overlords[it.exchange].cost;
      if (worth > TEMPTING) return null;
      if (worth < worst) {
        worst = worth;
        least = it;
      }
    }
    return least;
  }
}
