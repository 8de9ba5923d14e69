/** The Market Phase: buy, discard or hunt. */

import { type Card, cardOf, NONE } from '../../rules/board';
import { hasPower, triggersOf } from '../../rules/cards/abilities';
import { costOf, discardPay, marketOrder, usableCharisma, whyNotBuy } from '../../rules/round/market';
import { cardWorth, ownedWeaponWorth } from '../thinking/cards';
import { moreOf } from '../thinking/goods';
import { mindOf } from '../thinking/mind';
import { Weighing } from '../thinking/weighing';
import { A_PURCHASE, EQUAL, SECOND_CARD } from '../weights/decisions';
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

export function marketChoice(w: Weighing, options: readonly string[]): string {
  const { mind } = w;
  const charming = hasPower(mind, mind.seat, 'charming');
  let best = { key: '', worth: Number.NEGATIVE_INFINITY };
  const consider = (key: string, worth: number) => {
    if (worth > best.worth) best = { key, worth };
  };
  for (const key of options) {
    if (key === 'hunt') consider(key, huntWorth(w));
    else if (key.startsWith('buy:')) {
      consider(key, netWorth(w, mind.b.market[Number(key.slice(4))]) + (charming ? SECOND_CARD : 0));
    }
  }
  const discard = options.filter((key) => key.startsWith('discard:'));
  const pay = Math.max(0, ...discard.map((key) => discardWorth(w, mind.b.market[Number(key.slice(8))])));
  if (discard.length > 0 && pay > best.worth) return bestDiscard(w, discard, pay);
  return best.key === '' ? options[0] : best.key;
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
function bestDiscard(w: Weighing, discard: readonly string[], pay: number): string {
  const { mind } = w;
  const cardAt = (key: string) => mind.b.market[Number(key.slice('discard:'.length))];
  const equal = discard.filter((key) => discardWorth(w, cardAt(key)) >= pay - EQUAL);
  const next = marketOrder(mind).find((seat) => seat !== mind.seat);
  if (next === undefined || equal.length === 1) return equal[0];
  const rival = new Weighing(mindOf(mind, next));
  let best = { key: equal[0], worth: 0 };
  for (const key of equal) {
    if (whyNotBuy(mind, next, cardAt(key))) continue;
    const worth = netWorth(rival, cardAt(key));
    if (worth > best.worth) best = { key, worth };
  }
  return best.key;
}

/** A purchase more, or `done`. */
export function buyMore(w: Weighing, options: readonly string[]): string {
  let best = { key: 'done', worth: A_PURCHASE };
  for (const key of options) {
    if (key === 'done') continue;
    const worth = netWorth(w, w.mind.b.market[Number(key.slice('buy:'.length))]);
    if (worth > best.worth) best = { key, worth };
  }
  return best.key;
}

/** From the discard pile: to take for so much Gold, or to add to the Market. */
export function pileChoice(options: readonly string[], worthOf: (card: Card) => number): string {
  let best = { key: 'done', worth: A_PURCHASE };
  for (const key of options) {
    if (key === 'done') continue;
    const worth = worthOf(Number(key.slice('card:'.length)));
    if (worth > best.worth) best = { key, worth };
  }
  return best.key;
}

/** What a card of the pile would be worth in the Market: what it brings, if it can be paid. */
export const addWorth = (w: Weighing, card: Card): number =>
  whyNotBuy(w.mind, w.mind.seat, card) ? 0 : netWorth(w, card);

/** Tokens are lost at the end of the round; one is kept back while a Fiend is worth banishing with it. */
export function charismaChoice(options: readonly string[], fiends: number): string {
  const most = Math.max(...options.map(Number));
  const least = Math.min(...options.map(Number));
  return String(Math.max(least, most - Math.min(fiends, most)));
}

export function dropChoice(w: Weighing, options: readonly string[]): string {
  let best = { key: options[0], worth: Number.POSITIVE_INFINITY };
  for (const key of options) {
    const worth = ownedWeaponWorth(w.mind, Number(key.slice('card:'.length)));
    if (worth < best.worth) best = { key, worth };
  }
  return best.key;
}
