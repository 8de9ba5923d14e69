/** The Market Phase: buy, discard or hunt. */

import { type Card, cardOf, NONE } from '../../rules/board';
import { hasPower, triggersOf } from '../../rules/cards/abilities';
import type { Buying, MarketOption } from '../../rules/questions';
import { costOf, discardPay, marketOrder, usableCharisma, whyNotBuy } from '../../rules/round/market';
import { cardWorth, ownedWeaponWorth } from '../thinking/cards';
import { moreOf } from '../thinking/goods';
import { mindOf } from '../thinking/mind';
import { Weighing } from '../thinking/weighing';
import { A_PURCHASE, EQUAL, SECOND_CARD } from '../weights/decisions';
import { best, bestOr } from './best';
import { huntWorth } from './hunting';

/** A card with its price: Charisma tokens not used this round are lost. */
export function netWorth(w: Weighing, card: Card): number {
  const { mind } = w;
  const cost = costOf(mind, mind.seat, card);
  const tokens = Math.min(cost, usableCharisma(mind, mind.seat));
  return cardWorth(w, card) + moreOf(mind, 'gold', -Math.min(mind.hero.gold, cost - tokens));
}

/** What the two best purchases of the Market would bring. */
export function bestBuy(w: Weighing): { best: number; second: number } {
  let [best, second] = [0, 0];
  for (const card of w.mind.b.market) {
    if (card === NONE || whyNotBuy(w.mind, w.mind.seat, card)) continue;
    const worth = netWorth(w, card);
    if (worth > best) [best, second] = [worth, best];
    else if (worth > second) second = worth;
  }
  return { best, second };
}

export function marketChoice(w: Weighing, options: readonly MarketOption[]): MarketOption {
  const { mind } = w;
  const charming = hasPower(mind, mind.seat, 'charming');
  let found: { option: MarketOption; worth: number } = { option: options[0], worth: Number.NEGATIVE_INFINITY };
  const places: number[] = [];
  const consider = (option: MarketOption, worth: number) => {
    if (worth > found.worth) found = { option, worth };
  };
  for (const option of options) {
    if (option === 'hunt') consider(option, huntWorth(w));
    else if (option === 'skip') continue;
    else if ('discard' in option) places.push(option.discard);
    else consider(option, netWorth(w, mind.b.market[option.buy]) + (charming ? SECOND_CARD : 0));
  }
  const pay = Math.max(0, ...places.map((place) => discardWorth(w, mind.b.market[place])));
  if (places.length > 0 && pay > found.worth) return { discard: bestDiscard(w, places, pay) };
  return found.option;
}

function discardWorth(w: Weighing, card: Card): number {
  const { mind } = w;
  let worth = moreOf(mind, 'gold', discardPay(mind, mind.seat, card));
  const { kind } = cardOf(mind, card);
  for (const { trigger } of triggersOf(mind, mind.seat, 'discard')) {
    if (trigger.kind === undefined || trigger.kind === kind) worth += Math.max(0, w.gain(trigger.do));
  }
  return worth;
}

/** Of the cards that pay the same, the one that whoever comes next would like best. */
function bestDiscard(w: Weighing, places: readonly number[], pay: number): number {
  const { mind } = w;
  const { market } = mind.b;
  const equal = places.filter((place) => discardWorth(w, market[place]) >= pay - EQUAL);
  const next = marketOrder(mind).find((seat) => seat !== mind.seat);
  if (next === undefined || equal.length === 1) return equal[0];
  const rival = new Weighing(mindOf(mind, next));
  return best(equal, (place) =>
    whyNotBuy(mind, next, market[place]) ? 0 : Math.max(0, netWorth(rival, market[place])),
  );
}

/** A purchase more, or `done`. */
export const buyMore = (w: Weighing, options: readonly (Buying | 'done')[]): Buying | 'done' =>
  bestOr('done', options, ({ buy }: Buying) => netWorth(w, w.mind.b.market[buy]), A_PURCHASE);

/** From the discard pile: to take for so much Gold, or to add to the Market. */
export const pileChoice = (options: readonly (Card | 'done')[], worthOf: (card: Card) => number): Card | 'done' =>
  bestOr('done', options, worthOf, A_PURCHASE);

/** What a card of the pile would be worth in the Market: what it brings, if it can be paid. */
export const addWorth = (w: Weighing, card: Card): number =>
  whyNotBuy(w.mind, w.mind.seat, card) ? 0 : netWorth(w, card);

/** Tokens are lost at the end of the round; one is kept back while a Fiend is worth banishing with it. */
export function charismaChoice(tokens: readonly number[], fiends: number): number {
  const most = Math.max(...tokens);
  return Math.max(Math.min(...tokens), most - Math.min(fiends, most));
}

export const dropChoice = (w: Weighing, weapons: readonly Card[]): Card =>
  best(weapons, (card) => -ownedWeaponWorth(w.mind, card));
