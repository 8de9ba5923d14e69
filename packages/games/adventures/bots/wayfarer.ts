/**
 * The wayfarer: a careful player of the whole table. It looks at what its seat may see, spends stamina and cards by the
 * odds, and remembers what it has tried. The files beside this one hold its thoughts.
 */
import type { Answers, AskOf, Bot, Chair, PendingAsk, Player } from '@tabard/kernel';
import type { Content } from '../content';
import type { Adventures, Seen } from '../rules/board';
import type { AdventuresEvents } from '../rules/events';
import { questions } from '../rules/keys';
import type { AdventuresAsks, Play } from '../rules/questions';
import { undecided } from '../rules/undecided';
import type { Carrying, Option } from '../solver';
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

/** As the plan of the challenge wants it, where there is one. */
const asPlanned = <T extends Option>(
  ask: AskOf<AdventuresAsks> & { readonly options: readonly T[] },
  seen: Seen,
  own: Wayfarer,
): T => {
  const planned = own.asPlanned(ask, seen);
  const options: readonly T[] = ask.options;
  return options.find((one) => Object.is(one, planned)) ?? options[0];
};
/** No plan depends on it, and one answer is as good as another. */
const anyhow = asPlanned;

/** `asked`: the question as it travels. */
const ANSWERS: Answers<AdventuresAsks, [seen: Seen, own: Wayfarer, asked: PendingAsk]> = {
  ...CAMP,
  'party.legendary': () => 'yes', // the table was set for it
  'party.character': ({ options }, _seen, own) => own.anyOf(options),
  'story.choose': (ask, seen, { memory, mood }) => {
    memory.stoodAt(seen.b.map.at);
    return storyChoice(seen, ask, memory, mood);
  },
  'move.path': (ask, seen, { memory }) => pathChoice(seen, ask, memory.visits),
  'item.use': ({ options }, seen, { memory }) => itemChoice(seen, options, memory),
  'pool.buy': (_ask, seen, { mood }) => buyChoice(seen, mood),
  'challenge.play': (_ask, _seen, own, asked) => own.play(asked),
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
const answerOf = questions.answerBy(ANSWERS);

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
    return answerOf(ask, this.chair.content, this.chair.seen(), this, ask);
  }

  anyOf<T>(options: readonly T[]): T {
    return options[this.chair.chance.below(options.length)];
  }

  asPlanned(ask: AskOf<AdventuresAsks>, seen: Seen): Option {
    return this.carrying?.answer(seen, ask) ?? looseAnswer(seen, ask);
  }

  play(asked: PendingAsk): 'done' | Play {
    const intent = this.intended(asked);
    this.carrying = intent?.seat === asked.seat ? intent.carrying : null;
    return intent?.seat === asked.seat ? intent.play : 'done';
  }

  private intended(asked: PendingAsk): Intent | null {
    if (this.upon !== asked) {
      this.intent = this.intend();
      this.upon = asked;
    }
    return this.intent;
  }

  protected intend(): Intent | null {
    return intentOf(this.chair.seen(), this.mood);
  }
}
