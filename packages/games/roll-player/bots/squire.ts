/** The squire at the table: each question goes to the file that thinks about it. */
import type { Bot, Chair, PendingAsk, Player } from '@tabard/kernel';
import type { Content, Dir, Effect, Row } from '../content';
import type { RollPlayer } from '../rules/board';
import type { RollPlayerEvents } from '../rules/events';
import { skillOf } from '../rules/round/skills';
import { deedChoice, MOMENTS, skillDeed } from './anytime';
import { cardWorth, skillWorth } from './cards';
import * as dice from './dice-choices';
import { actionChoice, initiativeGain, placeChoice, selectChoice, tieChoice } from './drafting';
import { Weighing } from './effects';
import { harms } from './fiends';
import { hiringChoice, monsterRerollChoice } from './fighting';
import { goodsWorth, moreOf } from './goods';
import { mercenaryChoice, rerollChoice, rewardChoice } from './hunting';
import { addWorth, buyMore, charismaChoice, dropChoice, marketChoice, pileChoice } from './market';
import { mindOf, sheetKey } from './mind';
import { classWorth, familiarWorth } from './setup';
import { eitherOf, maysOf, sourceOf } from './sources';
import { bestMove } from './worth';

export type SquireBot = Bot<RollPlayer, RollPlayerEvents, Content>;
type SquireChair = Chair<RollPlayer, RollPlayerEvents, Content>;

/** A question, and what is being done when a part of an effect is asked for. */
interface Asked extends PendingAsk {
  readonly doing: readonly Effect[];
}
type Decide = (w: Weighing, ask: Asked) => string;

const numberIn = (key: string): number => Number(key.slice(key.indexOf(':') + 1));

/** The option with the greatest worth, if it is above `least`; else `otherwise`. */
function best(options: readonly string[], worth: (key: string) => number, otherwise?: string, least = 0): string {
  let found = { key: otherwise ?? options[0], worth: otherwise === undefined ? Number.NEGATIVE_INFINITY : least };
  for (const key of options) {
    if (key === otherwise) continue;
    const own = worth(key);
    if (own > found.worth) found = { key, worth: own };
  }
  return found.key;
}

const DECIDED: { readonly [question: string]: Decide } = {
  'familiar.choose': (w, { options }) => best(options, (key) => familiarWorth(w.mind, numberIn(key))),
  'starting.place': (w, { options }) => placeChoice(w, options),
  'ties.arrange': (w, { options }) => tieChoice(w, options),
  'initiative.select': (w, { options }) => selectChoice(w, options),
  'place.die': (w, { options }) => placeChoice(w, options),
  'stored.place': (w, { options }) => placeChoice(w, options),
  'action.choose': (w, { options }) => actionChoice(w, options),
  'attribute.choose': (w, { options }) => actionChoice(w, options),

  'die.flip': (w, { options }) => dice.flipChoice(w, options),
  'die.set': (w, { options, about }) => dice.setChoice(w, options, Number(about.to)),
  'die.adjust': (w, { options }) => dice.adjustChoice(w, options),
  'die.reroll': (w, { options, doing }) => dice.rerollChoice(w, options, doing),
  'die.keep': (w, { options, about }) => dice.keepChoice(w, options, Number(about.die)),
  'die.copy.to': (w, { options, doing }) => dice.copyToChoice(w, options, doing),
  'die.copy.from': (w, { options, about }) => dice.copyFromChoice(w, options, Number(about.die)),
  'swap.first': (w, { options, doing }) => dice.swapFirstChoice(w, options, doing),
  'swap.second': (w, { options, about }) => dice.swapSecondChoice(w, options, Number(about.die)),
  'replace.die': (w, { options }) => dice.replaceChoice(w, options),
  'replace.space': (w, { options, about }) => dice.spaceChoice(w, options, Number(about.die)),

  'token.move': (w, { options, about }) =>
    bestMove(w.mind, Number(about.left), options.filter((key) => key !== 'done') as Dir[]).dir ?? 'done',
  'effect.either': (w, { options, about }) => {
    const of = eitherOf(sourceOf(w.mind, about));
    return of ? best(options, (key) => w.gain(of[Number(key)])) : options[0];
  },
  'effect.may': (w, { about }) => {
    const mays = maysOf(sourceOf(w.mind, about));
    return mays.length === 0 || mays.some((effects) => w.gain(effects) > 0.03) ? 'yes' : 'no';
  },
  'skill.copy': (w, { options }) =>
    best(options, (key) => skillDeed(w, skillOf(w.mind, Number(key.split(':')[2])), false, true)),
  'banish.choose': (w, { options, about }) => {
    const own = harms(w.mind);
    const price = Number(about.gold ?? 0) * w.prices.gold;
    return best(options, (key) => own.find(({ fiend }) => fiend === numberIn(key))!.harm - price, 'done');
  },
  'summon.fiend': (w, { options }) => {
    const own = harms(w.mind);
    return best(options, (key) => own.find(({ fiend }) => fiend === numberIn(key))!.harm, 'done');
  },
  /** Somebody else should have it: the card with Gold is liked; alone, the one it likes least. */
  'summon.card': (w, { options }) => options[w.mind.seats === 1 ? options.length - 1 : 1],
  'initiative.die': (w, { options, doing }) => initiativeChoice(w, options, doing),
  'initiative.cards': (w, { options, doing }) => initiativeChoice(w, options, doing),
  'refresh.choose': (w, { options }) => refreshChoice(w, options, 'done'),
  'refresh.cleanup': (w, { options }) => refreshChoice(w, options, 'none'),

  'market.option': (w, { options }) => marketChoice(w, options),
  'market.second': (w, { options }) => buyMore(w, options),
  'market.buy': (w, { options }) => buyMore(w, options),
  'take.choose': (w, { options }) => pileChoice(options, (card) => cardWorth(w, card) - 0.3),
  'add.choose': (w, { options }) => pileChoice(options, (card) => addWorth(w, card)),
  'buy.charisma': (w, { options }) =>
    charismaChoice(options, harms(w.mind).filter(({ harm }) => harm > 1.3 * w.prices.gold).length),
  'weapon.drop': (w, { options }) => dropChoice(w, options),
  'xp.store': (w, { options }) => best(options, (key) => stored(w, Number(key))),
  'injury.buyoff': (w) => (-w.prices.injury > w.prices.gold ? 'yes' : 'no'),

  'hunt.minion': () => 'fight',
  'hunt.mercenary': (w, { options }) => mercenaryChoice(w, options),
  'hunt.reroll': (w, { options }) => rerollChoice(w, options),
  'hunt.reward': (w, { options }) => rewardChoice(w, options),
  'monster.mercenaries': (w, { options }) => hiringChoice(w.mind, options),
  'monster.reroll': (w, { options }) => monsterRerollChoice(w.mind, options),
  'score.shed': (_, { options }) => options[0], // The worst is named first or comes next: each costs Stars.
};

/** Nothing is known of it: as little as possible. */
const CAUTIOUS: readonly string[] = ['pass', 'done', 'none', 'stop', 'no', 'roll', 'fight', '0'];

function stored({ mind }: Weighing, n: number): number {
  mind.hero.xp -= n;
  const worth = moreOf(mind, 'xpStored', n);
  mind.hero.xp += n;
  return worth - (n > 0 ? -moreOf(mind, 'xp', -n) : 0);
}

function initiativeChoice(w: Weighing, options: readonly string[], doing: readonly Effect[]): string {
  const effect = doing.find((one) => one.do === 'initiative');
  const key = effect?.do === 'initiative' ? initiativeGain(w, effect.how).key : 'done';
  return options.includes(key) ? key : options[options.length - 1];
}

function refreshChoice(w: Weighing, options: readonly string[], otherwise: string): string {
  const { hero } = w.mind;
  return best(
    options,
    (key) => {
      const own = hero.cards.find(({ card }) => card === numberIn(key))!;
      const at = hero.cards.indexOf(own);
      const before = goodsWorth(w.mind);
      hero.cards[at] = { ...own, exhausted: 0 };
      const lost = before - goodsWorth(w.mind); // a Trait may count the exhausted ones
      hero.cards[at] = own;
      return skillWorth(w, skillOf(w.mind, numberIn(key))) * READY - lost;
    },
    otherwise,
  );
}
/** Of what a Skill is worth, so much is lost while it lies exhausted. */
const READY = 0.5;

/** How much a mood may weigh against reason when a class is chosen. */
const WHIM = 3;

class Squire implements Player {
  /** The effect that parts of it are asked for; a guess where nothing tells. */
  private doing: readonly Effect[] = [];
  /** What actions gain is reckoned once for a sheet: several questions come while it stays as it is. */
  private sheet = '';
  private acts = new Map<Row, number>();

  constructor(private readonly chair: SquireChair) {}

  choose(ask: PendingAsk): string {
    const { options, question } = ask;
    if (options.length === 1) return this.noted(question, options[0]);
    if (question === 'sheet.choose') return options[this.chair.chance.below(options.length)];
    const w = this.weighing();
    if (question === 'class.choose') {
      return best(options, (key) => classWorth(w.mind, numberIn(key)) + (WHIM * this.chair.chance.below(100)) / 100);
    }
    if (question === 'window.select') return 'pass';
    if (question.startsWith('window.')) {
      const isLast = question === 'window.last' || question === 'window.combat';
      return this.noted(question, deedChoice(w, options, isLast) ?? 'pass');
    }
    const answer = DECIDED[question]?.(w, { ...ask, doing: this.doing });
    if (answer !== undefined && options.includes(answer)) return this.noted(question, answer, w);
    return CAUTIOUS.find((key) => options.includes(key)) ?? options[0];
  }

  interrupt(options: readonly string[]): string | null {
    const { content, seat } = this.chair;
    const now = options.filter(
      (key) => key.startsWith('skill:') && MOMENTS.includes(skillOf({ content }, Number(key.split(':')[1])).timing),
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
