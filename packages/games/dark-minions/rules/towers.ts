/** 7. Towers and levelling up. */
import { type Why, why } from '@tabard/kernel';
import type { Content } from '../content';
import {
  BLACK,
  type DarkMinions,
  type Flow,
  type G,
  GRAY,
  levelOf,
  type Seat,
  type Seen,
  sum,
  totalGrows,
  WHITE,
} from './board';
import { bestGroup, type DicePick, freePicks, groupForbidden, groupValue, spend, told } from './dice';

/** Towers of a colour that still stand in the slot and are not claimed this turn (DM-7.4). */
function standing(b: DarkMinions, slot: number, colour: number): number {
  let left = b.townTowers[slot][colour];
  b.captureSlot.forEach((claimed, i) => {
    if (claimed === slot && b.captureColour[i] === colour) left -= 1;
  });
  return left;
}

export function captureForbidden(g: G, slot: number, colour: number): Why | null {
  const { b, content: c } = g;
  const seat = b.turn;
  const town = b.town[slot];
  const price = c.towerPrices[colour];
  if (standing(b, slot, colour) === 0) return why('DM-7.4', { town, colour });
  if (b.attacked[slot] > 0) return why('DM-7.5', { town });
  if (b.supply[seat] < price) return why('DM-7.2', { colour, needed: price, have: b.supply[seat] });
  const best = bestGroup(g);
  if (best < price) return why('DM-7.1', { colour, needed: price, value: best });
  return tooManyTowers(g, seat, colour);
}

/** DM-7.10 This turn's captures in their order, every set turned in, this one's included: then the limits count. */
function tooManyTowers(g: G, seat: Seat, colour: number): Why | null {
  const { b, content: c } = g;
  const hand = b.towers[seat].slice();
  for (const captured of [...b.captureColour, colour]) {
    hand[captured] += 1;
    if (isSet(hand)) removeSet(hand);
  }
  if (hand[colour] > c.rule.towerLimitPerColour) {
    const have = b.towers[seat][colour];
    return have === c.rule.towerLimitPerColour ? why('DM-7.8', { colour, have }) : why('DM-7.10', { colour });
  }
  if (sum(hand) > c.rule.towerLimit) {
    const have = sum(b.towers[seat]);
    return have === c.rule.towerLimit ? why('DM-7.9', { have }) : why('DM-7.10', { colour });
  }
  return null;
}

const isSet = (hand: readonly number[]): boolean => hand[WHITE] > 0 && hand[GRAY] > 0 && hand[BLACK] > 0;

function removeSet(hand: number[]): void {
  for (const colour of [WHITE, GRAY, BLACK]) hand[colour] -= 1;
}

/** Why these dice cannot capture a Tower of this colour (DM-7.1, DM-7.3). */
export function capturePickForbidden(g: Seen, colour: number, pick: DicePick): Why | null {
  const broken = groupForbidden(g, pick, 'DM-7.3');
  if (broken) return broken;
  const needed = g.content.towerPrices[colour];
  const value = groupValue(g, pick);
  return value < needed ? why('DM-7.1', { colour, needed, value }) : null;
}

export function* capture(g: G, slot: number, colour: number): Flow {
  const { b, content: c } = g;
  const seat = b.turn;
  const town = b.town[slot];
  const price = c.towerPrices[colour];
  const group = yield* g.choose(seat, 'capture.dice', () => freePicks(b), {
    forbid: (pick) => capturePickForbidden(g, colour, pick),
    about: { slot, town, colour },
  });
  spend(b, group.dice, 'capture', slot);
  b.supply[seat] -= price; // DM-7.2
  b.waiting[seat] += price; // DM-7.7
  b.captureSlot.push(slot);
  b.captureColour.push(colour);
  g.tell('capture.committed', { seat, slot, town, colour, paid: price, ...told(b, group.dice) });
}

/** Settles the captures of the turn in the order they were committed (DM-10.5): minions die, Towers change hands. */
export function settleCaptures(g: G): void {
  const { b, content: c } = g;
  const seat = b.turn;
  for (let i = 0; i < b.captureSlot.length; i++) {
    const slot = b.captureSlot[i];
    const colour = b.captureColour[i];
    b.waiting[seat] -= c.towerPrices[colour];
    b.graveyard[seat] += c.towerPrices[colour];
    b.townTowers[slot][colour] -= 1;
    receiveTower(g, seat, colour, b.town[slot]);
  }
  b.captureSlot = [];
  b.captureColour = [];
}

function receiveTower(g: G, seat: Seat, colour: number, town: number): void {
  const { b, content: c } = g;
  const hand = b.towers[seat];
  hand[colour] += 1;
  if (isSet(hand)) {
    g.tell('capture.done', { seat, town, colour });
    turnInSet(g, seat); // DM-7.11
  } else if (hand[colour] > c.rule.towerLimitPerColour || sum(hand) > c.rule.towerLimit) {
    hand[colour] -= 1;
    b.towerSupply[colour] += 1;
    g.tell('capture.lost', { seat, colour }); // DM-7.16
  } else g.tell('capture.done', { seat, town, colour });
}

function turnInSet(g: G, seat: Seat): void {
  const { b } = g;
  removeSet(b.towers[seat]);
  for (const colour of [WHITE, GRAY, BLACK]) b.towerSupply[colour] += 1; // DM-7.15
  gainLevel(g, seat); // DM-7.13: at level 5 the set goes all the same
  g.tell('set.completed', { seat, level: levelOf(b, g.content, seat) });
}

export function gainLevel(g: G, seat: Seat): void {
  g.b.level[seat] = Math.min(lastLevel(g.content), g.b.level[seat] + 1); // DM-3.2
  totalGrows(g);
}

export const lastLevel = (c: Content): number => c.levels.length;
