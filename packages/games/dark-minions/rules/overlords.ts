/** 16. Overlords: display and purchase, 17. play, timing and Turn Costs (advanced game). */
import { FACE_UP, type Why, why } from '@tabard/kernel';
import {
  advanced,
  type Flow,
  type G,
  levelOf,
  NONE,
  respawn,
  type Seat,
  type Seen,
  totalGrows,
  type Window,
} from './board';
import { bestSum, type DicePick, freePicks, spend, sumForbidden, sumOf, told } from './dice';
import { type Power, powers } from './powers';
import type { Announcement, Settling } from './questions';
import { watchTowns } from './resolution';

// ---- 16. Display and purchase

export function buyForbidden(g: G, overlord: number): Why | null {
  const needed = g.content.overlords[overlord].cost;
  const value = bestSum(g);
  if (value >= needed) return null;
  return value === 0 ? why('DM-2.6') : why('DM-16.4', { overlord, needed, value });
}

/** Why these dice cannot pay for this card (DM-16.4, DM-16.7). */
export function buyPickForbidden(g: Seen, overlord: number, pick: DicePick): Why | null {
  const needed = g.content.overlords[overlord].cost;
  const value = sumOf(g, pick);
  return sumForbidden(g, pick, 'DM-16.7') ?? (value < needed ? why('DM-16.4', { overlord, needed, value }) : null);
}

export function* buy(g: G, overlord: number): Flow {
  const { b, content: c } = g;
  const seat = b.turn;
  const card = c.overlords[overlord];
  const pick = yield* g.choose(seat, 'buy.dice', () => freePicks(b), {
    forbid: (pick) => buyPickForbidden(g, overlord, pick),
    about: { overlord },
  });
  spend(b, pick.dice, 'buy', overlord); // DM-16.5
  b.display[b.display.indexOf(overlord)] = NONE;
  b.holder[overlord] = seat; // DM-16.9
  b.boughtOn[overlord] = b.turnNumber;
  if (card.turnCost > 0) b.inPlay[overlord] = 1; // DM-17.4
  g.tell('overlord.bought', { seat, overlord, ...told(b, pick.dice) });
  if (card.power === 'dread-skeleton') totalGrows(g); // DM-14.2
  if (card.respawn > 0) g.tell('respawn.overlord', { seat, overlord, count: respawn(g, seat, card.respawn) }); // DM-16.8
}

/** DM-16.2 One displayed card goes face down under the stack, the top one takes its place. */
export function exchangeForbidden(g: G): Why | null {
  const { b, content: c } = g;
  const beforeDone = b.phase === 'turnCosts' || b.phase === 'roll' || b.phase === 'commit' || b.phase === 'start';
  if (b.exchanges >= c.rule.displayExchanges || !beforeDone) return why('DM-16.2');
  return b.overlordStack.length + b.overlordDiscard.length === 0 ? why('DM-16.14') : null;
}

export function exchange(g: G, overlord: number): void {
  const { b } = g;
  maybeReshuffle(g); // DM-16.14
  b.overlordStack.unshift(overlord);
  b.stackSeen.unshift(FACE_UP); // everybody saw which card went there
  const come = takeTopOverlord(g);
  b.display[b.display.indexOf(overlord)] = come;
  b.exchanges += 1;
  g.tell('display.swapped', { seat: b.turn, gone: overlord, come });
}

/** DM-16.10 At the end of the turn, up to four. */
export function refillDisplay(g: G): void {
  const { b } = g;
  for (let place = 0; place < b.display.length; place++) {
    if (b.display[place] !== NONE) continue;
    maybeReshuffle(g);
    if (b.overlordStack.length === 0) return; // DM-16.12
    b.display[place] = takeTopOverlord(g);
    g.tell('overlord.revealed', { overlord: b.display[place] });
  }
}

export function takeTopOverlord(g: G): number {
  g.b.stackSeen.pop();
  g.revealed();
  return g.b.overlordStack.pop() as number;
}

/** DM-16.11 */
function maybeReshuffle(g: G): void {
  const { b } = g;
  if (b.overlordStack.length > 0 || b.overlordDiscard.length === 0) return;
  b.overlordStack = b.overlordDiscard;
  b.overlordDiscard = [];
  g.shuffle('overlords', b.overlordStack);
  b.stackSeen = b.overlordStack.map(() => 0);
  g.tell('overlord.reshuffled', {});
}

// ---- 17. Announcing

/** Why the holder cannot announce this card now (DM-17.6, DM-17.19). */
export function announceForbidden(g: G, seat: Seat, overlord: number): Why | null {
  const { power } = g.content.overlords[overlord];
  return powers[power].forbidden(g, seat);
}

/** Cards this seat has bought and not announced yet. */
export function held(g: G, seat: Seat): number[] {
  const { b } = g;
  const cards: number[] = [];
  for (let overlord = 0; overlord < b.holder.length; overlord++) {
    if (b.holder[overlord] === seat && b.inPlay[overlord] === 0) cards.push(overlord);
  }
  return cards;
}

/** DM-17.5 It takes effect at once; DM-17.3 then it is discarded, or stays as long as its clause says. */
export function* announce(g: G, seat: Seat, overlord: number): Flow {
  const { b, content: c } = g;
  const card = c.overlords[overlord];
  if (card.stays === 'none') discard(g, overlord);
  else b.inPlay[overlord] = 1;
  g.tell('overlord.announced', { seat, overlord });
  yield* powers[card.power as Power].use(g, seat, overlord);
}

/** DM-17.7 The active seat first, then clockwise; after any announcement everybody is asked again. */
export function* responseWindow(g: G, window: Exclude<Window, 'none'>): Flow {
  const order = g.clockwiseFrom(g.b.turn).filter((seat) => held(g, seat).length > 0); // DM-17.8
  yield* g.respond(window, order, {
    offer: (seat) => announceable(g, seat),
    use: (seat, card) => announce(g, seat, card.announce),
    passes: (seat) => passesBeforehand(g, seat, window),
  });
}

/** DM-17.8 Only seats that hold an announceable Overlord are asked. */
export function announceable(g: G, seat: Seat): Announcement[] {
  if (!advanced(g)) return [];
  const cards = held(g, seat).filter((overlord) => announceForbidden(g, seat, overlord) === null);
  return cards.map((announce) => ({ announce }));
}

/** All the cards it holds, announceable or not: for those who want to know why not. */
export const announcements = (g: G, seat: Seat): Announcement[] => held(g, seat).map((announce) => ({ announce }));

/** DM-R22 Standing passes: a seat says beforehand when it wants to be asked. */
function passesBeforehand(g: G, seat: Seat, window: Window): boolean {
  const wish = g.wish(seat, 'windows');
  if (wish === 'never') return true;
  if (wish === 'done') return window !== 'window.done';
  return wish === 'own-towns' && g.b.besiegers.every((counts) => counts[seat] === 0);
}

// ---- 17. Turn Costs

/** DM-17.10 Due at the beginning of each turn after that of the purchase (DM-17.11). */
export function turnCostsDue(g: G): number[] {
  const { b, content: c } = g;
  const due: number[] = [];
  for (let overlord = 0; overlord < c.overlords.length; overlord++) {
    const mine = b.inPlay[overlord] === 1 && b.holder[overlord] === b.turn;
    if (mine && c.overlords[overlord].turnCost > 0 && b.boughtOn[overlord] < b.turnNumber) due.push(overlord);
  }
  return due;
}

/** DM-17.15 Card by card, in the order the owner likes. */
export function* settleTurnCosts(g: G): Flow {
  const { b } = g;
  const seat = b.turn;
  const due = b.turnCostsDue;
  const offers = (): Settling[] => due.flatMap((card) => [{ pay: card }, { discard: card }]);
  const it = yield* g.choose(seat, 'turnCost.settle', offers, {
    forbid: (offer) => ('pay' in offer ? payForbidden(g, offer.pay) : null),
    auto: () => (due.length === 1 && outOfReach(g, due[0]) ? { discard: due[0] } : undefined),
    always: true, // Only the seat knows whether it has Skulls to pay with.
  });
  const overlord = 'pay' in it ? it.pay : it.discard;
  due.splice(due.indexOf(overlord), 1);
  if ('pay' in it) payTurnCost(g, overlord);
  else giveUp(g, overlord);
}

function payForbidden(g: G, overlord: number): Why | null {
  const needed = g.content.overlords[overlord].turnCost;
  const have = g.b.supply[g.b.turn];
  return have < needed ? why('DM-17.12', { overlord, needed, have }) : null;
}

/** A card that no Skull, tile or Lich could pay any more, as everybody can see: it is discarded without asking. */
function outOfReach(g: G, overlord: number): boolean {
  const { b, content: c } = g;
  return b.supply[b.turn] + b.graveyard[b.turn] < c.overlords[overlord].turnCost;
}

function payTurnCost(g: G, overlord: number): void {
  const { b, content: c } = g;
  const count = c.overlords[overlord].turnCost;
  b.supply[b.turn] -= count;
  b.onCard[overlord] += count; // DM-17.13
  g.tell('turnCost.paid', { seat: b.turn, overlord, count });
}

function giveUp(g: G, overlord: number): void {
  const { b, content: c } = g;
  const seat = b.turn;
  const before = levelOf(b, c, seat);
  const returned = b.onCard[overlord];
  b.supply[seat] += returned; // DM-17.13: to the supply, not to the Graveyard
  b.onCard[overlord] = 0;
  g.tell('turnCost.declined', { seat, overlord, returned });
  discard(g, overlord);
  const level = levelOf(b, c, seat);
  if (level < before) g.tell('level.lost', { seat, level });
}

// ---- leaving play

export function discard(g: G, overlord: number): void {
  const { b } = g;
  b.holder[overlord] = NONE;
  b.inPlay[overlord] = 0;
  b.target[overlord] = NONE;
  b.boughtOn[overlord] = 0;
  b.overlordDiscard.push(overlord);
}

/** Announced cards whose time is over leave; Towns may be met, or no longer met, because of it (DM-10.9). */
export function expire(g: G, stays: 'turn' | 'until-owners-turn', owner: Seat | null): void {
  const { b, content: c } = g;
  for (let overlord = 0; overlord < c.overlords.length; overlord++) {
    if (b.inPlay[overlord] === 0 || c.overlords[overlord].stays !== stays) continue;
    if (owner !== null && b.holder[overlord] !== owner) continue;
    discard(g, overlord);
    g.tell('overlord.expired', { overlord });
  }
  watchTowns(g, null);
}
