/**
 * The wayfarer: a careful player of the whole table. It looks at what its seat may see, spends stamina and cards by the
 * odds, and remembers what it has tried. The files beside this one hold its thoughts.
 */
import type { Bot, Chair, PendingAsk, Player } from '@tabard/kernel';
import type { Content } from '../content';
import type { Adventures } from '../rules/board';
import type { AdventuresEvents } from '../rules/events';
import { undecided } from '../rules/undecided';
import type { Carrying } from '../solver';
import { campChoice } from './camp';
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

export class Wayfarer implements Player {
  private readonly memory = new Memory();
  private carrying: Carrying | null = null;
  /** What it thinks the party should do, and upon which question: asked how eager it is, it need not think twice. */
  private intent: Intent | null = null;
  private upon: PendingAsk | null = null;

  constructor(
    protected readonly chair: AdventuresChair,
    private readonly mood: Temperament,
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
    const seen = this.chair.seen();
    switch (ask.question) {
      case 'party.character':
        return ask.options[this.chair.chance.below(ask.options.length)];
      case 'story.choose':
        this.memory.stoodAt(seen.b.map.at);
        return storyChoice(seen, ask, this.memory, this.mood);
      case 'move.path':
        return pathChoice(seen, ask.options, String(ask.about.from), this.memory.visits);
      case 'item.use':
        return itemChoice(seen, ask, this.memory);
      case 'pool.buy':
        return buyChoice(seen, this.mood);
      case 'challenge.play':
        return this.play(ask);
      default:
        return campChoice(seen, ask) ?? this.carrying?.answer(seen, ask) ?? looseAnswer(seen, ask);
    }
  }

  private play(ask: PendingAsk): string {
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
