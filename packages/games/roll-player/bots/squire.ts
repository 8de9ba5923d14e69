/** The squire at the table: it weighs what is asked, decides, and remembers what it has begun. */
import type { Bot, Chair, OptionOf, PendingAsk, Player } from '@tabard/kernel';
import type { Content, Effect } from '../content';
import type { RollPlayer } from '../rules/board';
import type { RollPlayerEvents } from '../rules/events';
import { questions } from '../rules/keys';
import type { RollPlayerAsks } from '../rules/questions';
import { skillOf } from '../rules/round/skills';
import { deedChoice, HAS_ITS_MOMENT } from './deciding/any-time';
import { DECISIONS } from './deciding/decisions';
import { mindOf, sheetKey } from './thinking/mind';
import { type Acts, Weighing } from './thinking/weighing';

export type SquireBot = Bot<RollPlayer, RollPlayerEvents, Content>;
type SquireChair = Chair<RollPlayer, RollPlayerEvents, Content>;

const decide = questions.answerBy(DECISIONS);

class Squire implements Player {
  /** The effect that parts of it are asked for; a guess where nothing tells. */
  private doing: readonly Effect[] = [];
  /** What actions gain is reckoned once for a sheet: several questions come while it stays as it is. */
  private sheet = '';
  private acts: Acts = new Map();

  constructor(private readonly chair: SquireChair) {}

  choose(ask: PendingAsk): string {
    const { options } = ask;
    const { content, chance } = this.chair;
    if (options.length === 1) return this.noted(ask, options[0]);
    const w = this.weighing();
    const answer = decide(ask, content, w, { doing: this.doing, chance });
    return this.noted(ask, options.includes(answer) ? answer : options[0], w);
  }

  interrupt(options: readonly string[]): string | null {
    const { content, seat } = this.chair;
    const now = options
      .map((key) => questions.extra(key, content))
      .filter((it) => typeof it === 'object' && 'skill' in it && HAS_ITS_MOMENT[skillOf({ content }, it.skill).timing]);
    if (now.length === 0) return null;
    const w = this.weighing();
    if (w.mind.b.active !== seat) return null;
    const deed = deedChoice(w, now, false);
    if (deed === 'pass') return null;
    this.note(deed);
    return questions.keyOfExtra(deed, content);
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

  private noted(ask: PendingAsk, key: string, w?: Weighing): string {
    const { content } = this.chair;
    this.note(questions.option(questions.of(ask, content).question, key, content), w);
    return key;
  }

  /** Remembers what an answer sets going, because the parts of an effect are asked for one by one. */
  private note(it: OptionOf<RollPlayerAsks, keyof RollPlayerAsks>, w?: Weighing): void {
    const { content, seat } = this.chair;
    if (it === 'FAM') this.doing = content.familiars[this.chair.seen().b.heroes[seat].familiar].action;
    else if (it === 'DEX') this.doing = [{ do: 'swap', scope: 'any', n: 1 }];
    else if (it === 'INT') this.doing = [{ do: 'reroll', keep: 'either', n: 1 }];
    else if (typeof it !== 'object') return;
    else if ('skill' in it) this.doing = skillOf({ content }, it.skill).effect;
    else if ('from' in it) this.doing = skillOf({ content }, it.card).effect;
    else if ('buy' in it && w) {
      const card = content.market[w.mind.b.market[it.buy]];
      if (card.kind === 'scroll') this.doing = card.effect;
    }
  }
}

export const squire: SquireBot = { id: 'squire', listens: false, sit: (chair) => new Squire(chair) };
