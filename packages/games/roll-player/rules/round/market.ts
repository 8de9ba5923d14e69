/** RP-10 to RP-15: in Initiative order each player buys a card, discards one, or goes on a Hunt. */
import { type Flow, type Seat, type Why, why } from '@tabard/kernel';
import type { Effect, Kind, MarketCard } from '../../content';
import { type Card, cardOf, type G, heldBy, NONE, placesWhere, type Seen } from '../board';
import { bansOf, hasPower, knob } from '../cards/abilities';
import { perform } from '../cards/perform';
import { fire } from '../cards/triggers';
import type { Doings } from '../cards/vocabulary';
import { orDone, unlessDone } from '../decline';
import { hunt, mayHunt } from '../foes/hunt';
import type { Buying, MarketOption } from '../questions';
import { moveToken } from '../sheet/alignment';
import { gainGold } from '../sheet/goods';
import { handsOf } from '../sheet/scores';
import { closingPoint, couldAct } from './any-time';
import { placeAllStored } from './deeds';
import { leftovers } from './solitaire';

export const HANDS = 2;
const DISCARD_GOLD = 2;

/** RP-5.2: who has the lowest card in front of them. */
export const marketOrder = ({ b }: Pick<Seen, 'b'>): Seat[] =>
  b.row.map(({ holder }) => holder).filter((holder) => holder !== NONE);

// ---- costs

/** RP-10.2, before Charisma (RP-17.3). */
export const costOf = (seen: Seen, seat: Seat, card: Card): number => {
  const { cost, kind } = cardOf(seen, card);
  const change = knob(seen, seat, 'cost', (one) => one.kind === undefined || one.kind === kind);
  return Math.max(0, cost + change - seen.b.heroes[seat].cheaper);
};

/** RP-17.3: each token lowers the cost by 1, unless a Fiend is in the way. */
export const usableCharisma = (seen: Seen, seat: Seat): number =>
  bansOf(seen, seat, 'charisma-discount').length > 0 ? 0 : seen.b.heroes[seat].charisma;

export function whyNotBuy(seen: Seen, seat: Seat, card: Card): Why | null {
  const { kind, cost } = cardOf(seen, card);
  const ban = bansOf(seen, seat, 'buy').find(
    ({ ban }) => (ban.kind === undefined || ban.kind === kind) && cost >= (ban.minCost ?? 0),
  );
  if (ban) return why('RP-18.2', { fiend: ban.card });
  const least = Math.max(0, costOf(seen, seat, card) - usableCharisma(seen, seat));
  return least <= seen.b.heroes[seat].gold ? null : why('RP-10.2', { cost: least, gold: seen.b.heroes[seat].gold });
}

function whyNotDiscard(seen: Seen, seat: Seat, card: Card): Why | null {
  const { kind } = cardOf(seen, card);
  const ban = bansOf(seen, seat, 'discard').find(({ ban }) => ban.kind === undefined || ban.kind === kind);
  return ban ? why('RP-18.2', { fiend: ban.card }) : null;
}

/** RP-10.3, RP-10.13. */
export const discardPay = (seen: Seen, seat: Seat, card: Card): number => {
  const { kind } = cardOf(seen, card);
  const change = knob(seen, seat, 'discard-gold', (one) => one.kind === undefined || one.kind === kind);
  return Math.max(0, DISCARD_GOLD + change);
};

// ---- a turn

const laidOut = ({ b }: Seen): number[] => placesWhere(b.market, (card) => card !== NONE);
const buying = (buy: number): Buying => ({ buy });
const buyings = (seen: Seen): Buying[] => laidOut(seen).map(buying);

export function* marketTurn(g: G): Flow {
  const { b } = g;
  const [seat] = marketOrder(g);
  b.active = seat;
  const choice = yield* g.maybeChoose(seat, 'market.option', () => options(g, seat), {
    forbid: (option) => whyNotOption(g, seat, option),
    always: true,
  });
  if (choice === undefined || choice === 'skip')
    g.tell('turn.skipped', { seat, phase: 'market' }); // RP-10.9, RP-18.12
  else if (choice === 'hunt') yield* hunt(g, seat);
  else if ('discard' in choice) yield* discardCard(g, seat, choice.discard);
  else {
    yield* buy(g, seat, choice.buy);
    if (hasPower(g, seat, 'charming')) yield* secondPurchase(g, seat); // RP-30.17
  }
  b.heroes[seat].cheaper = 0;
  b.row[heldBy(b, seat)].holder = NONE; // RP-10.7
  b.active = NONE;
  if (marketOrder(g).length === 0) yield* endMarketPhase(g);
}

/** `skip` is said only by one whose Fiends leave no option, and who could do something about it first (RP-18.3, RP-31.2). */
function options(seen: Seen, seat: Seat): MarketOption[] {
  const places = laidOut(seen);
  const all: MarketOption[] = places.map(buying);
  for (const discard of places) all.push({ discard });
  if (seen.b.mode !== 'base') all.push('hunt');
  return isHeldByFiends(seen, seat, all) && couldAct(seen, seat, 'market.option') ? [...all, 'skip'] : all;
}

/** Nothing is open, and not only for want of Gold. Discarding is mostly open, so it is looked at first. */
function isHeldByFiends(seen: Seen, seat: Seat, all: readonly MarketOption[]): boolean {
  let isHeld = false;
  for (let i = all.length - 1; i >= 0; i--) {
    const reason = whyNotOption(seen, seat, all[i]);
    if (reason === null) return false;
    isHeld ||= reason.clause === 'RP-18.2';
  }
  return isHeld;
}

function whyNotOption(seen: Seen, seat: Seat, option: MarketOption): Why | null {
  if (option === 'skip') return null;
  if (option === 'hunt') return mayHunt(seen, seat);
  const { market } = seen.b;
  return 'buy' in option
    ? whyNotBuy(seen, seat, market[option.buy])
    : whyNotDiscard(seen, seat, market[option.discard]);
}

function* discardCard(g: G, seat: Seat, place: number): Flow {
  const card = g.b.market[place];
  g.b.market[place] = NONE;
  g.b.discard.push(card);
  const gold = discardPay(g, seat, card);
  g.tell('discarded', { seat, card, gold });
  gainGold(g, seat, gold, 'discard');
  yield* fire(g, seat, 'discard', { kind: cardOf(g, card).kind });
}

/** RP-31.4: a closing point; then what is left goes to Cleanup, or to the trash of one who plays alone. */
function* endMarketPhase(g: G): Flow {
  if (g.seats === 1) leftovers(g);
  yield* closingPoint(g, 'window.market', g.clockwiseFrom(g.b.start), { timings: ['any'], own: false });
  g.b.phase = 'cleanup';
}

// ---- buying

/** RP-10.2, RP-11.3, RP-17.3. */
function* buy(g: G, seat: Seat, place: number): Flow {
  const hero = g.b.heroes[seat];
  const card = g.b.market[place];
  const cost = costOf(g, seat, card);
  const charisma = yield* charismaFor(g, seat, card, cost);
  const gold = Math.max(0, cost - charisma);
  hero.gold -= gold; // Before Weapons go: dice that leave a Backpack may cost Gold as well (RP-1.12).
  hero.charisma -= charisma;
  hero.cheaper = 0;
  yield* makeRoom(g, seat, card);
  g.b.market[place] = NONE;
  hero.cards.push({ card, exhausted: 0 }); // RP-13.1, RP-15.2
  g.tell('bought', { seat, card, gold, charisma });
  yield* acquired(g, seat, card);
}

function* charismaFor(g: G, seat: Seat, card: Card, cost: number): Flow<number> {
  const most = Math.min(usableCharisma(g, seat), cost);
  const least = Math.max(0, cost - g.b.heroes[seat].gold);
  if (most === 0) return 0;
  return yield* g.choose(seat, 'buy.charisma', () => Array.from({ length: most - least + 1 }, (_, i) => least + i), {
    about: { card, cost },
  });
}

/** RP-11.2, RP-11.3: Weapons of choice go first, without refund, until the new one fits. */
function* makeRoom(g: G, seat: Seat, card: Card): Flow {
  const it = cardOf(g, card);
  const hero = g.b.heroes[seat];
  while (it.kind === 'weapon' && handsOf(g, hero) + it.hands > HANDS) {
    const weapons = () => hero.cards.map((one) => one.card).filter((one) => cardOf(g, one).kind === 'weapon');
    const dropped = yield* g.choose(seat, 'weapon.drop', weapons, { about: { card } });
    if (isBackpack(cardOf(g, dropped))) yield* placeAllStored(g, seat); // RP-30.29
    hero.cards = hero.cards.filter((one) => one.card !== dropped);
    g.b.discard.push(dropped);
    g.tell('weapon.dropped', { seat, card: dropped });
  }
}

const isBackpack = (card: MarketCard): boolean =>
  card.kind === 'weapon' && card.abilities.some((one) => 'power' in one && one.power === 'backpack');

/** What a card does on coming to a sheet: a Trait moves the token (RP-14.1), a Scroll works at once (RP-15.1). */
function* acquired(g: G, seat: Seat, card: Card): Flow {
  const it = cardOf(g, card);
  if (it.kind === 'trait') moveToken(g, seat, it.arrow);
  if (it.kind === 'scroll') yield* perform(g, seat, it.effect, { of: 'card', card });
  yield* fire(g, seat, 'buy', { kind: it.kind });
}

/** A purchase more, or none. */
function* offerPurchase(
  g: G,
  seat: Seat,
  question: 'market.second' | 'market.buy',
  suits: (card: MarketCard) => boolean,
  mayAct = () => false,
): Flow {
  const offer = (): (Buying | 'done')[] => {
    const open = buyings(g).filter(({ buy }) => suits(cardOf(g, g.b.market[buy])));
    const canBuy = open.some(({ buy }) => !whyNotBuy(g, seat, g.b.market[buy]));
    return canBuy || (open.length > 0 && mayAct()) ? [...open, 'done'] : []; // RP-30.19
  };
  const forbid = (one: Buying | 'done') => (one === 'done' ? null : whyNotBuy(g, seat, g.b.market[one.buy]));
  const choice = unlessDone(yield* g.maybeChoose(seat, question, offer, { forbid, always: true }));
  if (choice !== null) yield* buy(g, seat, choice.buy);
}

/** RP-31.2: who cannot pay may still use a Skill between the two purchases. */
const secondPurchase = (g: G, seat: Seat): Flow =>
  offerPurchase(
    g,
    seat,
    'market.second',
    () => true,
    () => couldAct(g, seat, 'market.second'),
  );

export function* buyByEffect(g: G, seat: Seat, { kind, maxCost }: Extract<Effect, { do: 'buy' }>): Flow {
  yield* offerPurchase(
    g,
    seat,
    'market.buy',
    (card) => (kind === undefined || card.kind === kind) && (maxCost === undefined || card.cost <= maxCost),
  );
  g.b.heroes[seat].cheaper = 0;
}

// ---- the discard pile

const isOfKind = (seen: Seen, card: Card, kind: Kind | undefined, maxCost = Number.MAX_SAFE_INTEGER): boolean => {
  const it = cardOf(seen, card);
  return (kind === undefined || it.kind === kind) && it.cost <= maxCost;
};

const offThePile = ({ b }: G, card: Card): void => {
  b.discard.splice(b.discard.indexOf(card), 1);
};

export function* takeFromDiscard(g: G, seat: Seat, { kind, maxCost, gold }: Extract<Effect, { do: 'take' }>): Flow {
  const hero = g.b.heroes[seat];
  if (hero.gold < gold) return; // RP-1.12
  const offer = () => orDone(g.b.discard.filter((one) => isOfKind(g, one, kind, maxCost)));
  const card = unlessDone(yield* g.maybeChoose(seat, 'take.choose', offer));
  if (card === null) return;
  hero.gold -= gold;
  yield* makeRoom(g, seat, card);
  offThePile(g, card);
  hero.cards.push({ card, exhausted: 0 });
  g.tell('taken', { seat, card, gold });
  yield* acquired(g, seat, card);
}

/** RP-30.16: the Market grows by one card. */
export function* addToMarket(g: G, seat: Seat, kind?: Kind): Flow {
  const offer = () => orDone(g.b.discard.filter((one) => isOfKind(g, one, kind)));
  const card = unlessDone(yield* g.maybeChoose(seat, 'add.choose', offer));
  if (card === null) return;
  offThePile(g, card);
  g.b.market.push(card);
  g.tell('market.added', { seat, card });
}

// ---- the words of the cards

export const marketEffects: Doings<'cheaper' | 'take' | 'buy' | 'market-add'> = {
  cheaper: (g, seat, { n }) => {
    g.b.heroes[seat].cheaper += n;
  },
  take: (g, seat, effect) => takeFromDiscard(g, seat, effect),
  buy: (g, seat, effect) => buyByEffect(g, seat, effect),
  'market-add': (g, seat, { kind }) => addToMarket(g, seat, kind),
};
