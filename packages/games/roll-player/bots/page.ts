/** The squire's page: it has watched the squire often, and every so often does what it likes instead. For a first evening. */
import type { Chair, PendingAsk, Player } from '@tabard/kernel';
import type { Content } from '../content';
import type { RollPlayer } from '../rules/board';
import type { RollPlayerEvents } from '../rules/events';
import type { RollPlayerQuestion } from '../rules/questions';
import { type SquireBot, squire } from './squire';

/** Where a page dreams. Elsewhere a whim would only look broken: a fight called off, Gold thrown away. */
const DREAMS: ReadonlySet<string> = new Set<RollPlayerQuestion>([
  'sheet.choose',
  'class.choose',
  'familiar.choose',
  'initiative.select',
  'starting.place',
  'place.die',
  'market.option',
]);
/** Once in so many of these it does not listen. */
const ATTENTION = 2;

class Page implements Player {
  private readonly model: Player;

  constructor(private readonly chair: Chair<RollPlayer, RollPlayerEvents, Content>) {
    this.model = squire.sit(chair);
  }

  choose(ask: PendingAsk): string {
    const { options, question } = ask;
    const { chance } = this.chair;
    if (DREAMS.has(question) && chance.below(ATTENTION) === 0) return options[chance.below(options.length)];
    return this.model.choose(ask);
  }

  interrupt(options: readonly string[]): string | null {
    return this.model.interrupt?.(options) ?? null;
  }
}

export const page: SquireBot = { id: 'page', listens: false, sit: (chair) => new Page(chair) };
