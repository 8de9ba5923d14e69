/**
 * The wayfarer: a careful player of the whole table. It looks at what its seat may see, spends stamina and cards by the
 * odds, and remembers what it has tried. The files beside this one hold its thoughts.
 */
import { type Bot, type ByQuestion, type Chair, forQuestion, type PendingAsk, type Player } from '@tabard/kernel';
import type { Content } from '../content';
import type { Adventures, Seen } from '../rules/board';
import type { AdventuresEvents } from '../rules/events';
import type { AdventuresQuestion } from '../rules/questions';
import { undecided } from '../rules/undecided';
import type { Carrying } from '../solver';
import { CAMP } from './camp';
import { buyChoice, type Intent, intentOf, looseAnswer } from './challenge';
import { itemChoice } from './items';
import { pathChoice } from './road';
import { Memory, storyChoice } from './story';
import { TEMPERAMENTS, type Temperament } from './temperament';

export type AdventuresBot = Bot<Adventures, AdventuresEvents, Content>;
export type AdventuresChair = Chair<Adventures, AdventuresEvents, Content>;

export const wayfarer = (name: keyof typeof TEMPERAMENTS): AdventuresBot => ({
  id: `wayfarer-${name}`,
  listens: false,
  sit: (chair) => new Wayfarer(chair, TEMPERAMENTS[name]),
});

type Answer = (seen: Seen, ask: PendingAsk, own: Wayfarer) => string;

const asPlanned: Answer = (seen, ask, own) => own.asPlanned(seen, ask);
/** No plan depends on it, and one answer is as good as another. */
const anyhow = asPlanned;

const ANSWERS: ByQuestion<AdventuresQuestion, Answer> = {
  ...CAMP,
  'party.legendary': () => 'yes', // the table was set for it
  'party.character': (_seen, ask, own) => own.anybody(ask),
  'story.choose': (seen, ask, { memory, mood }) => {
    memory.stoodAt(seen.b.map.at);
    return storyChoice(seen, ask, memory, mood);
  },
  'move.path': (seen, { options, about }, { memory }) => pathChoice(seen, options, String(about.from), memory.visits),
  'item.use': (seen, ask, { memory }) => itemChoice(seen, ask, memory),
  'pool.buy': (seen, _ask, { mood }) => buyChoice(seen, mood),
  'challenge.play': (_seen, ask, own) => own.play(ask),
  'challenge.place': asPlanned,
  'bonus.spend': asPlanned,
  'op.colour': asPlanned,
  'op.die': asPlanned,
  'op.treat': asPlanned,
  'op.value': asPlanned,
  'op.recover': asPlanned,
  'op.restore': asPlanned,
  'power.returnDie': asPlanned,
  'power.encore': asPlanned,
  'pool.payer': asPlanned,
  'pool.substitute': asPlanned,
  'rows.gain': asPlanned,
  'rows.lose': asPlanned,
  'import.contested': anyhow,
  'import.class': anyhow,
  'import.portrait': anyhow,
  'join.deck': anyhow,
  'setup.storyteller': anyhow,
  'story.sure': anyhow,
  'trade.give': anyhow,
  'trade.take': anyhow,
  'pay.title': anyhow,
  'effect.fatigue': anyhow,
  'effect.recover': anyhow,
  'effect.rows': anyhow,
  'effect.unspend': anyhow,
  'effect.health': anyhow,
  'effect.attribute': anyhow,
  'pause.leave': anyhow,
};

export class Wayfarer implements Player {
  readonly memory = new Memory();
  private carrying: Carrying | null = null;
  /** What it thinks the party should do, and upon which question: asked how eager it is, it need not think twice. */
  private intent: Intent | null = null;
  private upon: PendingAsk | null = null;

  constructor(
    protected readonly chair: AdventuresChair,
    readonly mood: Temperament,
  ) {}

  choose(ask: PendingAsk): string {
    const { options } = ask;
    if (options.length === 1) return options[0];
    const answer = this.think(ask);
    return options.includes(answer) ? answer : undecided(this.chair.seen(), ask);
  }

  eager(ask: PendingAsk): number {
    return ask.question === 'challenge.play' && this.intended(ask)?.seat === ask.seat ? 1 : 0;
  }

  private think(ask: PendingAsk): string {
    return forQuestion(ANSWERS, ask.question)(this.chair.seen(), ask, this);
  }

  anybody({ options }: PendingAsk): string {
    return options[this.chair.chance.below(options.length)];
  }

  /** As the plan of the challenge wants it, where there is one. */
  asPlanned(seen: Seen, ask: PendingAsk): string {
    return this.carrying?.answer(seen, ask) ?? looseAnswer(seen, ask);
  }

  play(ask: PendingAsk): string {
    const intent = this.intended(ask);
    this.carrying = intent?.seat === ask.seat ? intent.carrying : null;
    return intent?.seat === ask.seat ? intent.key : 'done';
  }

  private intended(ask: PendingAsk): Intent | null {
    if (this.upon !== ask) {
      this.intent = this.intend();
      this.upon = ask;
    }
    return this.intent;
  }

  protected intend(): Intent | null {
    return intentOf(this.chair.seen(), this.mood);
  }
}
