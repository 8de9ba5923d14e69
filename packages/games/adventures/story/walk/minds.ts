/** Parties of four tempers: what each likes among the choices of a story. Dice they all play as well as the solver does. */
import type { PendingAsk, Seat, Stream } from '@tabard/kernel';
import { CAMP } from '../../bots/camp';
import { BOXES } from '../../content/limits';
import type { G, Seen } from '../../rules/board';
import { entryAt } from '../../rules/story/go';
import { Planner, plainAnswer } from '../../solver/mind';
import { wealthAt } from '../../solver/typical';
import type { Choice } from '../schema';

export const TEMPERS = ['cautious', 'bold', 'curious', 'greedy'] as const;
export type Temper = (typeof TEMPERS)[number];

interface Taste {
  /** How tired (of 10) they rest. */
  readonly restsAt: number;
  readonly fight: number;
  readonly check: number;
  readonly item: number;
  readonly pay: number;
  /** Something not yet tried, against something known. */
  readonly news: number;
  readonly xp: number;
  /** THE END, once it is offered. */
  readonly end: number;
  readonly dice: number;
}

const TASTES: { readonly [temper in Temper]: Taste } = {
  cautious: { restsAt: 3, fight: 1, check: 3, item: 2, pay: 4, news: 4, xp: 3, end: 8, dice: 2 },
  bold: { restsAt: 5, fight: 8, check: 6, item: 2, pay: 2, news: 6, xp: 3, end: 2, dice: 2 },
  curious: { restsAt: 4, fight: 3, check: 5, item: 5, pay: 4, news: 20, xp: 4, end: 0.3, dice: 2 },
  greedy: { restsAt: 4, fight: 4, check: 5, item: 3, pay: 0.5, news: 10, xp: 12, end: 0.5, dice: 1 },
};

/** After so many decisions of the story everybody wants to go home. */
const LONG_ENOUGH = 120;
const RESTS_PER_XP = 3.5;

export class PartyMind {
  private readonly tried = new Map<string, number>();
  private planner: Planner;
  private decisions = 0;
  private readonly taste: Taste;
  private readonly isCurious: boolean;

  constructor(
    temper: Temper,
    private readonly chance: Stream,
  ) {
    this.taste = TASTES[temper];
    this.isCurious = temper === 'curious';
    this.planner = new Planner({ dice: this.taste.dice, tokens: 1 });
  }

  answer(seen: Seen, asks: readonly PendingAsk[]): { readonly seat: Seat; readonly key: string } {
    const [ask] = asks;
    const { question, seat } = ask;
    if (question === 'story.choose') return { seat, key: this.choose(seen, ask) };
    if (question === 'move.path') return { seat, key: this.path(seen, ask) };
    if (question === 'item.use') return { seat, key: this.pickNew(ask.options, `item at ${seen.b.map.at}`) };
    if (question === 'rest.xp') return { seat, key: restFor(seen, ask.options) };
    if (isOfAdvancement(question)) return { seat, key: CAMP[question](seen, atMeasure(seen, ask)) };
    if (CHALLENGE.test(question)) return this.planner.answer(seen as unknown as G, asks);
    if (ANYBODY.test(question)) return { seat, key: this.pick(ask.options) };
    return { seat, key: plainAnswer(seen, ask) };
  }

  private choose(seen: Seen, { options, about }: PendingAsk): string {
    this.decisions += 1;
    this.planner = new Planner({ dice: this.taste.dice, tokens: 1 }); // what comes next is a new challenge
    const label = about.label as string;
    const choices = entryAt(seen, label).choose ?? [];
    const worth = (key: string): number => {
      if (key === 'end') return this.endWorth();
      const choice = choices[Number(key.slice('choice:'.length))];
      const before = this.tried.get(`${label} ${key}`) ?? 0;
      const times = choice.kind === 'item' && this.isCurious ? Math.min(before, this.usesTried(seen)) : before;
      return (this.worthOf(seen, choice) * (times === 0 ? this.taste.news : 1)) / (1 + times);
    };
    const key = this.weighed(options, worth);
    this.tried.set(`${label} ${key}`, (this.tried.get(`${label} ${key}`) ?? 0) + 1);
    return key;
  }

  /** What has not been tried here, alone or with another thing, is as good as new. */
  private usesTried({ b }: Seen): number {
    const uses = (b.items.length * (b.items.length + 1)) / 2;
    return Math.floor((this.tried.get(`items at ${b.map.at}`) ?? 0) / Math.max(1, uses));
  }

  private endWorth = (): number => (this.decisions > LONG_ENOUGH ? 1000 : this.taste.end);

  private worthOf(seen: Seen, { kind, pay, hint }: Choice): number {
    const { taste } = this;
    if (kind === 'rest') return tiredness(seen) >= taste.restsAt ? 40 : 0.01;
    if (kind === 'end') return this.endWorth();
    if (kind === 'item') return taste.item / 2;
    if (pay) return taste.pay;
    if (hint) return 'combat' in hint ? taste.fight : taste.check;
    return 5;
  }

  private path({ b, content }: Seen, { options }: PendingAsk): string {
    const { paths } = content.books[b.book];
    const here = b.map.move?.to;
    return this.weighed(options, (key) => {
      if (key === 'stop') return 1;
      const { ends } = paths[key.slice('path:'.length)];
      const to = ends[0] === here ? ends[1] : ends[0];
      const isNew = !b.map.explored.includes(to);
      return (
        (1 + (isNew ? this.taste.news : 0) + (b.map.xp[to] ?? 0) * this.taste.xp) /
        (1 + (this.tried.get(`at ${to}`) ?? 0))
      );
    });
  }

  private pickNew(options: readonly string[], what: string): string {
    const fewest = Math.min(...options.map((key) => this.tried.get(`${what} ${key}`) ?? 0));
    const key = this.pick(options.filter((one) => (this.tried.get(`${what} ${one}`) ?? 0) === fewest));
    this.tried.set(`${what} ${key}`, fewest + 1);
    this.count(what.replace('item', 'items'));
    return key;
  }

  private count(what: string): void {
    this.tried.set(what, (this.tried.get(what) ?? 0) + 1);
  }

  private pick = (options: readonly string[]): string => options[this.chance.below(options.length)];

  private weighed(options: readonly string[], worth: (key: string) => number): string {
    const scale = 1000;
    const weights = options.map((key) => Math.max(1, Math.floor(worth(key) * scale)));
    let at = this.chance.below(weights.reduce((sum, weight) => sum + weight, 0));
    for (const [i, weight] of weights.entries()) {
      if (at < weight) return options[i];
      at -= weight;
    }
    return options[options.length - 1];
  }
}

const CHALLENGE = /^(pool|challenge|op|power|bonus)\./;
const ANYBODY = /^(party|setup|card\.receiver|pay|effect|join)/;

/** Between two adventures all parties are as prudent as the bots of the house. */
const ADVANCEMENT = ['guild.buy', 'mastery.raise', 'market.deal', 'limit.giver', 'card.return'] as const;
const isOfAdvancement = (question: string): question is (typeof ADVANCEMENT)[number] =>
  (ADVANCEMENT as readonly string[]).includes(question);

/** A party buys combat dice as the ledger expects it (5.7), and scores and health with the rest. */
function atMeasure({ b, seats }: Seen, ask: PendingAsk): PendingAsk {
  const next = Math.min(BOXES, b.completed + 2); // The book that is over is not marked yet.
  if (ask.question !== 'guild.buy' || b.combatDice < wealthAt(next, seats).combatDice) return ask;
  return { ...ask, options: ask.options.filter((key) => key !== 'dice') };
}

/** Of 10: how full the fullest fatigue box is, or how empty the rows are. */
function tiredness({ b }: Seen): number {
  const tired = b.health.map((health, seat) => Math.floor((10 * b.fatigue[seat]) / health));
  return Math.max(...tired);
}

function restFor({ b }: Seen, options: readonly string[]): string {
  const most = Math.max(...b.fatigue);
  const wanted = Math.max(1, Math.min(options.length, Math.round(most / RESTS_PER_XP)));
  return options[wanted - 1];
}
