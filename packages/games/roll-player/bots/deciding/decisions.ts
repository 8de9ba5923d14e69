/** What the squire answers: each question goes to the file that decides it. */
import type { Answers, Stream } from '@tabard/kernel';
import type { Effect } from '../../content';
import type { Card } from '../../rules/board';
import type { RollPlayerAsks, RoundDeed } from '../../rules/questions';
import { skillOf } from '../../rules/round/skills';
import { cardWorth, skillWorth } from '../thinking/cards';
import { harms } from '../thinking/fiends';
import { goodsWorth, moreOf } from '../thinking/goods';
import type { Weighing } from '../thinking/weighing';
import { bestMove } from '../thinking/worth';
import { HARMFUL, READY, TAKING, WHIM, WORTH_A_YES } from '../weights/decisions';
import { deedChoice, skillDeed } from './any-time';
import { best, bestOr } from './best';
import * as dice from './dice-choices';
import { actionChoice, initiativeGain, placeChoice, selectChoice, tieChoice } from './drafting';
import { hiringChoice, monsterRerollChoice } from './fighting';
import { mercenaryChoice, rerollChoice, rewardChoice } from './hunting';
import { addWorth, buyMore, charismaChoice, dropChoice, marketChoice, pileChoice } from './market';
import { classWorth, familiarWorth } from './setup';
import { eitherOf, maysOf, sourceOf } from './sources';

/** What is being done when a part of an effect is asked for, and moods. */
export interface Mood {
  readonly doing: readonly Effect[];
  readonly chance: Stream;
}

/** At a closing point: the best deed, or none. */
const atWindow =
  (isLast: boolean) =>
  ({ options }: { readonly options: readonly (RoundDeed | 'pass')[] }, w: Weighing) =>
    deedChoice(w, options, isLast);

/** Every question of the game: one that is not here does not compile. */
export const DECISIONS: Answers<RollPlayerAsks, [w: Weighing, mood: Mood]> = {
  'sheet.choose': ({ options }, _, { chance }) => options[chance.below(options.length)],
  'class.choose': ({ options }, { mind }, { chance }) =>
    best(options, (card) => classWorth(mind, card) + (WHIM * chance.below(100)) / 100),
  'familiar.choose': ({ options }, { mind }) => best(options, (card) => familiarWorth(mind, card)),
  'starting.place': ({ options }, w) => placeChoice(w, options),
  'ties.arrange': ({ options }, w) => tieChoice(w, options),
  'initiative.select': ({ options }, w) => selectChoice(w, options),
  'place.die': ({ options }, w) => placeChoice(w, options),
  'stored.place': ({ options }, w) => placeChoice(w, options),
  'action.choose': ({ options }, w) => actionChoice(w, options),
  'attribute.choose': ({ options }, w) => actionChoice(w, options),

  'die.flip': ({ options }, w) => dice.flipChoice(w, options),
  'die.set': ({ options, about }, w) => dice.setChoice(w, options, about.to),
  'die.adjust': ({ options }, w) => dice.adjustChoice(w, options),
  'die.reroll': ({ options }, w, { doing }) => dice.rerollChoice(w, options, doing),
  'die.keep': ({ options, about }, w) => dice.keepChoice(w, options, about.die),
  'die.copy.to': ({ options }, w, { doing }) => dice.copyToChoice(w, options, doing),
  'die.copy.from': ({ options, about }, w) => dice.copyFromChoice(w, options, about.die),
  'swap.first': ({ options }, w, { doing }) => dice.swapFirstChoice(w, options, doing),
  'swap.second': ({ options, about }, w) => dice.swapSecondChoice(w, options, about.die),
  'replace.die': ({ options }, w) => dice.replaceChoice(w, options),
  'replace.space': ({ options, about }, w) => dice.spaceChoice(w, options, about.die),

  'token.move': ({ options, about }, { mind }) => {
    const open = options.filter((dir) => dir !== 'done');
    return bestMove(mind, about.left, open).dir ?? 'done';
  },
  'effect.either': ({ options, about }, w) => {
    const of = eitherOf(sourceOf(w.mind, about));
    return of ? best(options, (which) => w.gain(of[which])) : options[0];
  },
  'effect.may': ({ about }, w) => {
    const mays = maysOf(sourceOf(w.mind, about));
    return mays.length === 0 || mays.some((effects) => w.gain(effects) > WORTH_A_YES) ? 'yes' : 'no';
  },
  'skill.copy': ({ options }, w) => best(options, ({ card }) => skillDeed(w, skillOf(w.mind, card), false, true)),
  'banish.choose': ({ options, about }, w) => bestFiend(w, options, about.gold * w.prices.gold),
  'summon.fiend': ({ options }, w) => bestFiend(w, options, 0),
  /** Somebody else should have it: the card with Gold is liked; alone, the one it likes least. */
  'summon.card': ({ options }, { mind }) => options[mind.seats === 1 ? options.length - 1 : 1],
  'initiative.die': ({ options }, w, { doing }) => {
    const die = initiativeChange(w, doing)?.die ?? 'done';
    return options.includes(die) ? die : 'done';
  },
  'initiative.cards': (_, w, { doing }) => initiativeChange(w, doing)?.cards ?? 'done',
  'look.choose': ({ options }) => options[0],
  'refresh.choose': ({ options }, w) => bestOr('done', options, (card: Card) => refreshWorth(w, card)),
  'refresh.cleanup': ({ options }, w) => bestOr('none', options, (card: Card) => refreshWorth(w, card)),

  'market.option': ({ options }, w) => marketChoice(w, options),
  'market.second': ({ options }, w) => buyMore(w, options),
  'market.buy': ({ options }, w) => buyMore(w, options),
  'take.choose': ({ options }, w) => pileChoice(options, (card) => cardWorth(w, card) - TAKING),
  'add.choose': ({ options }, w) => pileChoice(options, (card) => addWorth(w, card)),
  'buy.charisma': ({ options }, w) =>
    charismaChoice(options, harms(w.mind).filter(({ harm }) => harm > HARMFUL * w.prices.gold).length),
  'weapon.drop': ({ options }, w) => dropChoice(w, options),
  'xp.store': ({ options }, w) => best(options, (n) => stored(w, n)),
  'injury.buyoff': (_, w) => (-w.prices.injury > w.prices.gold ? 'yes' : 'no'),

  'hunt.minion': () => 'fight',
  'hunt.mercenary': ({ options }, w) => mercenaryChoice(w, options),
  'hunt.reroll': ({ options }, w) => rerollChoice(w, options),
  'hunt.reward': ({ options }, w) => rewardChoice(w, options),
  'monster.mercenaries': ({ options }, { mind }) => hiringChoice(mind, options),
  'monster.reroll': ({ options }, { mind }) => monsterRerollChoice(mind, options),
  'score.shed': ({ options }) => options[0], // The worst is named first or comes next: each costs Stars.

  'window.select': () => 'pass', // Its Skills on Initiative dice wait for its own turn.
  'window.dice': atWindow(false),
  'window.market': atWindow(false),
  'window.last': atWindow(true),
  'window.combat': atWindow(true),
};

function bestFiend(w: Weighing, fiends: readonly (Card | 'done')[], price: number): Card | 'done' {
  const own = harms(w.mind);
  return bestOr('done', fiends, (card: Card) => own.find(({ fiend }) => fiend === card)!.harm - price);
}

function stored({ mind }: Weighing, n: number): number {
  mind.hero.xp -= n;
  const worth = moreOf(mind, 'xpStored', n);
  mind.hero.xp += n;
  return worth - (n > 0 ? -moreOf(mind, 'xp', -n) : 0);
}

function initiativeChange(w: Weighing, doing: readonly Effect[]) {
  const effect = doing.find((one) => one.do === 'initiative');
  return effect?.do === 'initiative' ? initiativeGain(w, effect.how) : null;
}

function refreshWorth(w: Weighing, card: Card): number {
  const { hero } = w.mind;
  const own = hero.cards.find((one) => one.card === card)!;
  const at = hero.cards.indexOf(own);
  const before = goodsWorth(w.mind);
  hero.cards[at] = { ...own, exhausted: 0 };
  const lost = before - goodsWorth(w.mind); // a Trait may count the exhausted ones
  hero.cards[at] = own;
  return skillWorth(w, skillOf(w.mind, card)) * READY - lost;
}
