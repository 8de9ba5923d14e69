/** Parties of four tempers: what each likes among the choices of a story. Dice they all play as well as the solver does. */
import type { AskNamed, AskOf, PendingAsk, Seat, Stream } from '@tabard/kernel';
import { CAMP, guildChoice } from '../../bots/camp';
import { BOXES } from '../../content/limits';
import type { Choice } from '../../content/storybook';
import type { Seen } from '../../rules/board';
import { questions } from '../../rules/keys';
import type { AdventuresAsks, ChoiceAt, ItemUse, PathTaken } from '../../rules/questions';
import { entryAt } from '../../rules/story/go';
import type { Option } from '../../solver/answers';
import { Planner, plainAnswer } from '../../solver/mind';
import type { Answer } from '../../solver/table';
import { wealthAt } from '../../solver/typical';

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

/** What is asked, of whom, and what the party sees. */
interface Situation {
  readonly seen: Seen;
  readonly asks: readonly AskOf<AdventuresAsks>[];
  readonly mind: PartyMind;
}
type Line = (ask: AskOf<AdventuresAsks>, it: Situation) => Answer;

const planned: Line = (_ask, { seen, asks, mind }) => mind.planner.answer(seen, asks);
const plainly: Line = (ask, { seen }) => ({ seat: ask.seat, option: plainAnswer(seen, ask) });
const anybody: Line = ({ seat, options }, { mind }) => ({ seat, option: mind.pick<Option>(options) });

const answerOf = questions.by<[it: Situation], Answer>({
  'story.choose': (ask, { seen, mind }) => ({ seat: ask.seat, option: mind.choose(seen, ask) }),
  'move.path': (ask, { seen, mind }) => ({ seat: ask.seat, option: mind.path(seen, ask) }),
  'item.use': (ask, { seen, mind }) => ({ seat: ask.seat, option: mind.use(seen, ask) }),
  'rest.xp': ({ seat, options }, { seen }) => ({ seat, option: restFor(seen, options) }),
  // Between two adventures all parties are as prudent as the bots of the house.
  'guild.buy': ({ seat, options }, { seen }) => ({ seat, option: guildChoice(seen, atMeasure(seen, options)) }),
  'mastery.raise': (ask, { seen }) => ({ seat: ask.seat, option: CAMP['mastery.raise'](ask, seen) }),
  'market.deal': (ask, { seen }) => ({ seat: ask.seat, option: CAMP['market.deal'](ask, seen) }),
  'limit.giver': (ask, { seen }) => ({ seat: ask.seat, option: CAMP['limit.giver'](ask, seen) }),
  'card.return': (ask, { seen }) => ({ seat: ask.seat, option: CAMP['card.return'](ask, seen) }),
  'pool.buy': planned,
  'pool.payer': planned,
  'pool.substitute': planned,
  'challenge.play': planned,
  'challenge.place': planned,
  'bonus.spend': planned,
  'op.colour': planned,
  'op.die': planned,
  'op.treat': planned,
  'op.value': planned,
  'op.recover': planned,
  'op.restore': planned,
  'power.returnDie': planned,
  'power.encore': planned,
  'party.legendary': anybody,
  'party.character': anybody,
  'setup.storyteller': anybody,
  'card.receiver': anybody,
  'pay.class': anybody,
  'pay.health': anybody,
  'pay.title': anybody,
  'effect.class': anybody,
  'effect.fatigue': anybody,
  'effect.recover': anybody,
  'effect.rows': anybody,
  'effect.unspend': anybody,
  'effect.health': anybody,
  'effect.attribute': anybody,
  'join.deck': anybody,
  'join.gain': anybody,
  'import.contested': plainly,
  'import.class': plainly,
  'import.portrait': plainly,
  'import.raise': plainly,
  'pause.leave': plainly,
  'story.sure': plainly,
  'trade.give': plainly,
  'trade.take': plainly,
  'card.giver': plainly,
  'score.raise': plainly,
  'score.lower': plainly,
  'rows.gain': plainly,
  'rows.lose': plainly,
  'rest.giver': plainly,
});

export class PartyMind {
  /** Choices of a list, by its entry and their place; uses of items; and how often any were tried where. */
  private readonly tried = new Map<string, number>();
  planner: Planner;
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

  answer(seen: Seen, pending: readonly PendingAsk[]): { readonly seat: Seat; readonly key: string } {
    const { content } = seen;
    const asks = pending.map((ask) => questions.of(ask, content));
    const { seat, option } = answerOf(pending[0], content, { seen, asks, mind: this });
    return { seat, key: questions.key(asks[0].question, option, content) };
  }

  choose(seen: Seen, { options, about: { label } }: AskNamed<AdventuresAsks, 'story.choose'>): 'end' | ChoiceAt {
    this.decisions += 1;
    this.planner = new Planner({ dice: this.taste.dice, tokens: 1 }); // what comes next is a new challenge
    const choices = entryAt(seen, label).choose ?? [];
    const what = (option: 'end' | ChoiceAt) => `${label} ${option === 'end' ? option : option.at}`;
    const chosen = this.weighed(options, (option) => {
      if (option === 'end') return this.endWorth();
      const choice = choices[option.at];
      const before = this.timesOf(what(option));
      const times = choice.kind === 'item' && this.isCurious ? Math.min(before, this.usesTried(seen)) : before;
      return (this.worthOf(seen, choice) * (times === 0 ? this.taste.news : 1)) / (1 + times);
    });
    this.count(what(chosen));
    return chosen;
  }

  private timesOf(what: string): number {
    return this.tried.get(what) ?? 0;
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

  path({ b, content }: Seen, { options }: AskNamed<AdventuresAsks, 'move.path'>): 'stop' | PathTaken {
    const { paths } = content.books[b.book];
    const here = b.map.move?.to;
    return this.weighed(options, (option) => {
      if (option === 'stop') return 1;
      const { ends } = paths[option.path];
      const to = ends[0] === here ? ends[1] : ends[0];
      const isNew = !b.map.explored.includes(to);
      return (1 + (isNew ? this.taste.news : 0) + (b.map.xp[to] ?? 0) * this.taste.xp) / (1 + this.timesOf(`at ${to}`));
    });
  }

  /** What was tried least at this place. */
  use({ b }: Seen, { options }: AskNamed<AdventuresAsks, 'item.use'>): ItemUse {
    const what = ({ items }: ItemUse) => `item at ${b.map.at} ${items}`;
    const fewest = Math.min(...options.map((one) => this.timesOf(what(one))));
    const use = this.pick(options.filter((one) => this.timesOf(what(one)) === fewest));
    this.count(what(use));
    this.count(`items at ${b.map.at}`);
    return use;
  }

  private count(what: string): void {
    this.tried.set(what, this.timesOf(what) + 1);
  }

  pick<T>(options: readonly T[]): T {
    return options[this.chance.below(options.length)];
  }

  private weighed<T>(options: readonly T[], worth: (option: T) => number): T {
    const scale = 1000;
    const weights = options.map((option) => Math.max(1, Math.floor(worth(option) * scale)));
    let at = this.chance.below(weights.reduce((sum, weight) => sum + weight, 0));
    for (const [i, weight] of weights.entries()) {
      if (at < weight) return options[i];
      at -= weight;
    }
    return options[options.length - 1];
  }
}

/** A party buys combat dice as the ledger expects it (5.7), and scores and health with the rest. */
function atMeasure<T>({ b, seats }: Seen, options: readonly T[]): readonly T[] {
  const next = Math.min(BOXES, b.completed + 2); // The book that is over is not marked yet.
  const hasEnough = b.combatDice >= wealthAt(next, seats).combatDice;
  return hasEnough ? options.filter((one) => one !== 'dice') : options;
}

/** Of 10: how full the fullest fatigue box is, or how empty the rows are. */
function tiredness({ b }: Seen): number {
  const tired = b.health.map((health, seat) => Math.floor((10 * b.fatigue[seat]) / health));
  return Math.max(...tired);
}

function restFor({ b }: Seen, options: readonly number[]): number {
  const most = Math.max(...b.fatigue);
  const wanted = Math.max(1, Math.min(options.length, Math.round(most / RESTS_PER_XP)));
  return options[wanted - 1];
}
