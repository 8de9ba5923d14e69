/** The squire at the table: it weighs what is asked, decides, and remembers what it has begun. */
import type { Bot, Chair, PendingAsk, Player } from '@tabard/kernel';
import type { Content, Effect } from '../content';
import type { RollPlayer } from '../rules/board';
import type { RollPlayerEvents } from '../rules/events';
import type { RollPlayerQuestion } from '../rules/questions';
import { skillOf } from '../rules/round/skills';
import { deedChoice, HAS_ITS_MOMENT } from './deciding/any-time';
import { DECISIONS, type Decide } from './deciding/decisions';
import { mindOf, sheetKey } from './thinking/mind';
import { type Acts, Weighing } from './thinking/weighing';

export type SquireBot = Bot<RollPlayer, RollPlayerEvents, Content>;
type SquireChair = Chair<RollPlayer, RollPlayerEvents, Content>;

/** Nothing is known of it: as little as possible. */
const CAUTIOUS: readonly string[] = ['pass', 'done', 'none', 'stop', 'no', 'roll', 'fight', '0'];

class Squire implements Player {
  /** The effect that parts of it are asked for; a guess where nothing tells. */
  private doing: readonly Effect[] = [];
  /** What actions gain is reckoned once for a sheet: several questions come while it stays as it is. */
  private sheet = '';
  private acts: Acts = new Map();

  constructor(private readonly chair: SquireChair) {}

  choose(ask: PendingAsk): string {
    const { options, question } = ask;
    if (options.length === 1) return this.noted(question, options[0]);
    const w = this.weighing();
    const decide: Decide | undefined = DECISIONS[question as RollPlayerQuestion];
    const answer = decide?.(w, { ...ask, doing: this.doing, chance: this.chair.chance });
    if (answer !== undefined && options.includes(answer)) return this.noted(question, answer, w);
    return CAUTIOUS.find((key) => options.includes(key)) ?? options[0];
  }

  interrupt(options: readonly string[]): string | null {
    const { content, seat } = this.chair;
    const now = options.filter(
      (key) => key.startsWith('skill:') && HAS_ITS_MOMENT[skillOf({ content }, Number(key.split(':')[1])).timing],
    );
    if (now.length === 0) return null;
    const w = this.weighing();
    if (w.mind.b.active !== seat) return null;
    const key = deedChoice(w, now, false);
    return key === null ? null : this.noted('interrupt', key);
  }

  private weighing(): Weighing {
    const mind = mindOf(this.chair.seen(), this.chair.seat);
    const sheet = sheetKey(mind);
    if (sheet !== this.sheet) {
      this.sheet = sheet;
      this.acts = new Map();
    }
    return new Weighing(mind, this.acts);
  }

  /** Remembers what an answer sets going, because the parts of an effect are asked for one by one. */
  private noted(question: string, key: string, w?: Weighing): string {
    const { content, seat } = this.chair;
    const [word, card] = key.split(':');
    const familiar = () => content.familiars[this.chair.seen().b.heroes[seat].familiar].action;
    if (word === 'skill') this.doing = skillOf({ content }, Number(card)).effect;
    else if (key === 'FAM') this.doing = familiar();
    else if (key === 'DEX') this.doing = [{ do: 'swap', scope: 'any', n: 1 }];
    else if (key === 'INT') this.doing = [{ do: 'reroll', keep: 'either', n: 1 }];
    else if (word === 'buy' && w) {
      const it = content.market[w.mind.b.market[Number(card)]];
      if (it.kind === 'scroll') this.doing = it.effect;
    } else if (question === 'skill.copy') this.doing = skillOf({ content }, Number(key.split(':')[2])).effect;
    return key;
  }
}

export const squire: SquireBot = { id: 'squire', listens: false, sit: (chair) => new Squire(chair) };
