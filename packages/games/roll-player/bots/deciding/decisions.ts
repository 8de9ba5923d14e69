/** What the squire answers: each question goes to the file that decides it. */
import type { PendingAsk, Stream } from '@tabard/kernel';
import type { Dir, Effect } from '../../content';
import type { RollPlayerQuestion } from '../../rules/questions';
import { skillOf } from '../../rules/round/skills';
import { cardWorth, skillWorth } from '../thinking/cards';
import { harms } from '../thinking/fiends';
import { goodsWorth, moreOf } from '../thinking/goods';
import type { Weighing } from '../thinking/weighing';
import { bestMove } from '../thinking/worth';
import { HARMFUL, READY, TAKING, WHIM, WORTH_A_YES } from '../weights/decisions';
import { deedChoice, skillDeed } from './any-time';
import * as dice from './dice-choices';
import { actionChoice, initiativeGain, placeChoice, selectChoice, tieChoice } from './drafting';
import { hiringChoice, monsterRerollChoice } from './fighting';
import { mercenaryChoice, rerollChoice, rewardChoice } from './hunting';
import { addWorth, buyMore, charismaChoice, dropChoice, marketChoice, pileChoice } from './market';
import { classWorth, familiarWorth } from './setup';
import { eitherOf, maysOf, sourceOf } from './sources';

/** A question, what is being done when a part of an effect is asked for, and moods. */
export interface Asked extends PendingAsk {
  readonly doing: readonly Effect[];
  readonly chance: Stream;
}
export type Decide = (w: Weighing, ask: Asked) => string;

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

/** At a closing point: the best deed, or none. */
const atWindow =
  (isLast: boolean): Decide =>
  (w, { options }) =>
    deedChoice(w, options, isLast) ?? 'pass';

/** Every question of the game: one that is not here does not compile. */
export const DECISIONS: { readonly [question in RollPlayerQuestion]: Decide } = {
  'sheet.choose': (_, { options, chance }) => options[chance.below(options.length)],
  'class.choose': (w, { options, chance }) =>
    best(options, (key) => classWorth(w.mind, numberIn(key)) + (WHIM * chance.below(100)) / 100),
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
    return mays.length === 0 || mays.some((effects) => w.gain(effects) > WORTH_A_YES) ? 'yes' : 'no';
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
  'look.choose': (_, { options }) => options[0],
  'refresh.choose': (w, { options }) => refreshChoice(w, options, 'done'),
  'refresh.cleanup': (w, { options }) => refreshChoice(w, options, 'none'),

  'market.option': (w, { options }) => marketChoice(w, options),
  'market.second': (w, { options }) => buyMore(w, options),
  'market.buy': (w, { options }) => buyMore(w, options),
  'take.choose': (w, { options }) => pileChoice(options, (card) => cardWorth(w, card) - TAKING),
  'add.choose': (w, { options }) => pileChoice(options, (card) => addWorth(w, card)),
  'buy.charisma': (w, { options }) =>
    charismaChoice(options, harms(w.mind).filter(({ harm }) => harm > HARMFUL * w.prices.gold).length),
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

  'window.select': () => 'pass', // Its Skills on Initiative dice wait for its own turn.
  'window.dice': atWindow(false),
  'window.market': atWindow(false),
  'window.last': atWindow(true),
  'window.combat': atWindow(true),
};

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
