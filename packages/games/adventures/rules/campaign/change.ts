/** RA-32, RA-33, RA-R99: players join and leave between adventures; as many characters as seats walk on. */
import type { Flow, Seat } from '@tabard/kernel';
import { ATTRS, DECKS, findCard, type MarketDeck } from '../../content';
import { FIRST_BONUS_LIMIT, MOST_BONUS_TOKENS } from '../../content/limits';
import { type G, ZONE } from '../board';
import { decide } from '../decide';
import { changeGold, changeXp } from '../journal';
import { right } from '../map/roles';
import { gainCard, inDeck } from '../party/cards';
import { changeScore, raisable } from '../party/scores';
import { changeHealth } from '../party/stamina';
import type { Leaving } from '../questions';
import { choosePregenerated, dealHands, drawCard } from './party-parts';
import { seatCharacter } from './restore';
import type { CampaignSave, Insert } from './save';

const PAID_FOR_A_LOSS = 2; // RA-33.8

/** `named`: who was said to leave, by place; whoever else is too many is chosen now. */
export function* changeParty(g: G, { characters, storyteller }: CampaignSave, named: readonly number[]): Flow {
  const { b } = g;
  const leavers = yield* whoLeaves(g, characters, named);
  const staying = characters.filter((one) => !leavers.includes(one));
  const joiners = g.seats - staying.length;
  b.bonusLimit = limitAfterPause(b.bonusLimit, characters.length, leavers.length, joiners);
  b.storyteller = suggested(characters, leavers, storyteller, g.seats);
  for (const [seat, one] of staying.entries()) seatCharacter(g, seat, one);
  if (staying.length > 0) {
    for (const one of leavers) yield* leave(g, one);
    for (let seat = staying.length; seat < g.seats; seat++) yield* join(g, seat);
  } else yield* replaceAll(g, leavers);
  const lost = Math.max(0, characters.length - g.seats);
  changeGold(g, lost * PAID_FOR_A_LOSS * b.completed); // RA-33.8, RA-R96, RA-R99: once, for the net loss
  changeXp(g, lost * PAID_FOR_A_LOSS * b.completed);
}

/** RA-R10: so that the seat on the left of the last storyteller is suggested, wherever it is now. */
function suggested(before: readonly Insert[], leavers: readonly Insert[], last: number, seats: number): number {
  const staying = before.filter((one) => !leavers.includes(one));
  const seatOf = (place: number) => staying.indexOf(before[place % before.length]);
  if (seatOf(last) >= 0) return seatOf(last);
  const leftwards = before.map((_, i) => seatOf(last + 1 + i)).find((seat) => seat >= 0) ?? 0;
  return right(seats, leftwards);
}

/**
 * RA-R99: nobody stays, so the last is held back: what the others hand on comes to them, and they are of the party until
 * somebody has joined, their class colour (RA-2.6) and their cards (RA-32.7) with them.
 */
function* replaceAll(g: G, leavers: readonly Insert[]): Flow {
  const { b, content } = g;
  const last = leavers[leavers.length - 1];
  const first = leavers.slice(0, -1);
  for (const { name } of first) g.tell('character.leaves', { name });
  const handedOn = first.flatMap(({ hand }) => hand).filter((id) => !hasCost(content, id));
  const heldBack = { ...last, hand: [...last.hand, ...handedOn] };
  for (const id of heldBack.hand) b.cardZone[findCard(content, id)!] = ZONE.leaver;
  const besides = Math.min(g.seats, FULL - 1); // RA-32.11: with the one held back there are never more than four
  for (let seat = 0; seat < besides; seat++) yield* join(g, seat, heldBack);
  for (const id of heldBack.hand) b.cardZone[findCard(content, id)!] = ZONE.deck;
  yield* leave(g, heldBack);
  for (let seat = besides; seat < g.seats; seat++) yield* join(g, seat);
}

/** A pause in which nobody need leave asks nothing. */
function* whoLeaves(g: G, characters: readonly Insert[], named: readonly number[]): Flow<Insert[]> {
  const leavers = named.map((place) => characters[place]);
  const staying = () => [...characters.keys()].filter((place) => !leavers.includes(characters[place]));
  while (staying().length > g.seats) {
    const about = leaving(g, characters);
    leavers.push(characters[yield* decide(g, 'pause.leave', staying, { about })]);
  }
  return leavers;
}

/** Who they are, by place, and what it means when one of them goes: RA-33.1, RA-33.2, RA-33.5 to RA-33.8. */
function leaving({ b, content, seats }: G, characters: readonly Insert[]): Leaving {
  const costs = (id: string) => hasCost(content, id);
  return {
    names: characters.map(({ name }) => name),
    races: characters.map(({ race }) => race),
    classes: characters.map((one) => one.class),
    portraits: characters.map(({ portrait }) => portrait),
    returns: characters.map(({ hand }) => hand.filter(costs).length),
    handsOn: characters.map(({ hand }) => hand.filter((id) => !costs(id)).length),
    paid: PAID_FOR_A_LOSS * b.completed,
    limit: limitAfterPause(b.bonusLimit, characters.length, characters.length - seats, 0),
  };
}

/** RA-32.2 to RA-32.4, RA-33.5 to RA-33.7: by the difference of the chart; RA-R55, RA-R100: within 1 and 8. */
export function afterChange(limit: number, from: number, to: number): number {
  const changed = limit + FIRST_BONUS_LIMIT[to] - FIRST_BONUS_LIMIT[from];
  return Math.min(MOST_BONUS_TOKENS, Math.max(1, changed));
}

const FULL = 4; // RA-32.11

/** RA-R99: leavers as long as one player stays, then joiners, then a leaver held back; each step changes the limit. */
export function limitAfterPause(limit: number, before: number, leavers: number, joiners: number): number {
  let [now, players, left, coming] = [limit, before, leavers, joiners];
  const step = (to: number) => {
    now = afterChange(now, players, to);
    players = to;
  };
  for (; left > 0 && players > 1; left--) step(players - 1);
  for (; coming > 0 && players < FULL; coming--) step(players + 1);
  for (; left > 0; left--) step(players - 1);
  for (; coming > 0; coming--) step(players + 1); // there was no room for all before the last had left
  return now;
}

/** RA-33.1, RA-33.2: cards with a cost go back to their decks (they are there already), the others are handed on. */
function* leave(g: G, { name, hand }: Insert): Flow {
  g.tell('character.leaves', { name });
  for (const id of hand) {
    const card = findCard(g.content, id)!;
    if (hasCost(g.content, id)) continue; // RA-33.3: what returns leaves its die out of the bag
    const receivers = () => g.clockwiseFrom(0).filter((seat) => isSeated(g, seat));
    gainCard(g, yield* decide(g, 'card.receiver', receivers, { about: { card } }), card);
  }
}

const hasCost = (content: G['content'], id: string): boolean => content.cards[findCard(content, id)!].cost !== null;
const isSeated = ({ b }: G, seat: Seat): boolean => b.classOf[seat] >= 0;

/** RA-32.6 to RA-32.9. */
function* join(g: G, seat: Seat, heldBack: Insert | null = null): Flow {
  const { b } = g;
  const hand = yield* choosePregenerated(g, [seat], heldBack);
  yield* dealHands(g, hand.cards, []);
  for (let i = 0; i < b.completed; i++) {
    const open = () => ['health' as const, ...raisable(b, seat).map((attr) => ATTRS[attr])]; // RA-32.8, RA-R97
    const gain = yield* g.choose(seat, 'join.gain', open, { about: { left: b.completed - i } });
    if (gain === 'health') changeHealth(g, seat, 1);
    else changeScore(g, seat, ATTRS.indexOf(gain), 1);
  }
  const chosen: MarketDeck[] = [];
  for (let i = 0; i < Math.ceil(b.completed / 2) && i < DECKS.length; i++) {
    const decks = () => DECKS.filter((deck) => !chosen.includes(deck) && inDeck(g, deck).length > 0); // RA-32.9, RA-R98
    const deck = yield* g.maybeChoose(seat, 'join.deck', decks);
    if (deck === undefined) return;
    chosen.push(deck);
    drawCard(g, seat, deck);
  }
}
