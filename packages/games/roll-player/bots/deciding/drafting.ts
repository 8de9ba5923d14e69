/** The Dice Phase: which Initiative card, where each die goes, which action. */

import type { Row } from '../../content';
import { COLUMNS, FAM, NONE, rowName, rowOf } from '../../rules/board';
import { bansOf, triggersOf } from '../../rules/cards/abilities';
import { fits } from '../../rules/cards/measure';
import { banishCost } from '../../rules/foes/fiends';
import type { Placement, Storing } from '../../rules/questions';
import { unselected } from '../../rules/round/initiative';
import { DICE, type Die, FACES, highest, isGold, lowest, opposite } from '../../rules/sheet/dice';
import { payFor } from '../../rules/sheet/placing';
import { openSpaces } from '../thinking/changes';
import { burden } from '../thinking/fiends';
import { moreOf } from '../thinking/goods';
import { type Mind, withDieAt } from '../thinking/mind';
import type { Weighing } from '../thinking/weighing';
import { diceWorth } from '../thinking/worth';
import {
  AN_ACTION,
  EACH_GOLD,
  EARLIER,
  GREATEST_LEAD,
  OTHERWISE,
  PART_OF_ACTION,
  SPOTS_TRIED,
  STORED,
  TAKEN_BEFORE,
} from '../weights/decisions';
import { best, bestOr } from './best';
import { bestBuy } from './market';

/** Where a die would go and what that brings, the row's action apart. */
interface Spot {
  readonly die: Die;
  readonly space: number;
  readonly worth: number;
}

/** Dice, Gold, XP and what own cards make of placing it. */
function spotWorth(w: Weighing, die: Die, space: number): number {
  const { mind } = w;
  return withDieAt(mind, die, space, () => diceWorth(mind)) + placingPay(w, die, space);
}

function placingPay(w: Weighing, die: Die, space: number): number {
  const { mind } = w;
  const completes = space % COLUMNS === COLUMNS - 1;
  const { gold, row, xp } = payFor(mind, mind.seat, die, completes);
  let pay = (gold + row) * w.prices.gold + xp * w.prices.xp;
  if (mind.b.phase === 'starting') return pay;
  for (const { trigger } of triggersOf(mind, mind.seat, 'place')) {
    if (trigger.row === undefined && fits(mind, mind.seat, die, trigger.dice)) pay += w.gain(trigger.do);
  }
  return pay;
}

/** What an action of the row is worth, if one can still be taken. */
const actionAt = (w: Weighing, space: number): number => w.action(rowName(rowOf(space)) as Row);

/** A die put there, and the best action of a row that got a die: the sheet with the die in it shows what it gains. */
function spotAndAction(w: Weighing, die: Die, space: number, before = 0): number {
  const { mind } = w;
  const row = rowOf(space);
  const rows = before | (1 << row);
  const pay = placingPay(w, die, space);
  return withDieAt(mind, die, space, () => {
    let act = 0;
    for (let one = 0; one < mind.rows.length; one++) {
      if (rows & (1 << one)) act = Math.max(act, w.actionAfter(rowName(one) as Row, row));
    }
    return diceWorth(mind) + pay + act;
  });
}

/** A Fiend keeps some rows closed, unless no other is left. */
function allowed({ hero, seat, ...mind }: Mind, spaces: readonly number[]): readonly number[] {
  const bans = bansOf({ ...mind }, seat, 'place');
  if (bans.length === 0) return spaces;
  const free = spaces.filter((space) =>
    bans.every(({ ban: { where } }) => {
      const column = space % COLUMNS;
      if (where === 'empty-row') return column !== 0;
      if (where === 'started-row') return column === 0;
      if (where === 'completing') return column !== COLUMNS - 1;
      if (where === 'familiar') return rowOf(space) !== FAM;
      return (hero.rows & (1 << rowOf(space))) === 0;
    }),
  );
  return free.length > 0 ? free : spaces;
}

/** The best places for one die, or for two of which one action is taken. */
function bestPlacing(w: Weighing, dice: readonly Die[]): number {
  const { mind } = w;
  const spaces = allowed(mind, openSpaces(mind));
  if (spaces.length === 0) return diceWorth(mind);
  let best = Number.NEGATIVE_INFINITY;
  w.readyActions();
  if (dice.length === 1) {
    for (const space of spaces) best = Math.max(best, spotAndAction(w, dice[0], space));
    return best;
  }
  return bestPair(w, dice, spaces);
}

function bestPair(w: Weighing, [one, two]: readonly Die[], spaces: readonly number[]): number {
  const { mind } = w;
  let best = Number.NEGATIVE_INFINITY;
  for (const [first, second] of [
    [one, two],
    [two, one],
  ]) {
    const spots = spaces
      .map(
        (space): Spot => ({
          die: first,
          space,
          worth: spotWorth(w, first, space) + PART_OF_ACTION * actionAt(w, space),
        }),
      )
      .sort((x, y) => y.worth - x.worth)
      .slice(0, SPOTS_TRIED);
    for (const { space } of spots) {
      const pay = placingPay(w, first, space);
      best = Math.max(best, pay + withDieAt(mind, first, space, () => bestSecond(w, second, rowOf(space))));
    }
    if (first === two) break;
  }
  return best;
}

/** The best place for the second die when the first lies in row `before`; one action is taken of either row. */
function bestSecond(w: Weighing, die: Die, before: number): number {
  const act = w.action(rowName(before) as Row);
  const spots = openSpaces(w.mind)
    .map((space) => ({ space, worth: spotWorth(w, die, space) + Math.max(act, actionAt(w, space)) }))
    .sort((x, y) => y.worth - x.worth);
  let best = Number.NEGATIVE_INFINITY;
  for (const { space } of spots.slice(0, SPOTS_TRIED)) best = Math.max(best, spotAndAction(w, die, space, 1 << before));
  return best;
}

// ---- Initiative cards

function cardPlaceWorth(w: Weighing, place: number, dice: readonly Die[], lead: number): number {
  const { mind } = w;
  const { row } = mind.b;
  const card = row[place];
  let worth = bestPlacing(w, dice) + (card.gold > 0 ? moreOf(mind, 'gold', card.gold) : 0);
  for (const fiend of card.fiends) worth -= burden(mind, fiend, banishCost(mind, mind.seat) * w.prices.gold);
  for (const { trigger } of triggersOf(mind, mind.seat, 'select')) {
    if (suits(mind, trigger.card, place)) worth += w.gain(trigger.do);
  }
  return worth - place * (EARLIER + (TAKEN_BEFORE * lead) / row.length);
}

function suits({ b }: Mind, word: string | undefined, place: number): boolean {
  if (word === undefined) return true;
  if (word === 'star') return place === b.row.length - 1;
  if (word === 'lowest') return place === 0;
  return word === 'gold' ? b.row[place].gold > 0 : b.row[place].fiends.length > 0;
}

/** By how much the best purchase is better than the next thing to do. */
const marketLead = (w: Weighing): number => {
  const { best, second } = bestBuy(w);
  return Math.max(0, Math.min(GREATEST_LEAD, best - Math.max(OTHERWISE, second)));
};

export function selectChoice(w: Weighing, places: readonly number[]): number {
  const lead = marketLead(w);
  return best(places, (place) => cardPlaceWorth(w, place, w.mind.b.row[place].dice, lead));
}

// ---- placing

/** Into a row; or onto the Backpack, as long as there is more to come. */
export function placeChoice<T extends Placement | Storing>(w: Weighing, options: readonly T[]): T {
  const { mind } = w;
  const starting = mind.b.phase === 'starting';
  return best<T>(options, (option: Placement | Storing) => {
    if ('store' in option) return mind.left > 1 ? diceWorth(mind) + STORED : Number.NEGATIVE_INFINITY;
    const space = leftmostOf(mind, option.row);
    return starting ? spotWorth(w, option.die, space) : placed(w, option.die, space);
  });
}

/** A die put there, with what the other die and the action bring afterwards. */
function placed(w: Weighing, die: Die, space: number): number {
  const { mind } = w;
  const { hand, rows, acted } = mind.hero;
  const other = hand.find((one) => one !== die);
  if (acted) return spotWorth(w, die, space);
  w.readyActions();
  if (other === undefined) return spotAndAction(w, die, space, rows);
  const pay = placingPay(w, die, space);
  return pay + withDieAt(mind, die, space, () => bestSecond(w, other, rowOf(space)));
}

export function leftmostOf({ hero: { spaces } }: Mind, row: number): number {
  for (let space = COLUMNS * row; space < COLUMNS * (row + 1); space++) if (spaces[space] === NONE) return space;
  return COLUMNS * row;
}

/** Equal dice: the one it would like best goes to the lower card, where it comes with an earlier turn. */
export function tieChoice(w: Weighing, dice: readonly Die[]): Die {
  const { mind } = w;
  const spaces = openSpaces(mind);
  const worthAt = (die: Die, space: number) =>
    withDieAt(mind, die, space, () => diceWorth(mind)) + (isGold(die) ? 2 * EACH_GOLD : 0);
  return best(dice, (die) => Math.max(...spaces.map((space) => worthAt(die, space))));
}

export const actionChoice = <T extends Row>(w: Weighing, actions: readonly (T | 'none')[]): T | 'none' =>
  bestOr('none', actions, (action: T) => w.action(action), AN_ACTION);

// ---- Skills on Initiative dice

/** A die on an Initiative card, or two cards whose dice change places. */
interface Change {
  readonly gain: number;
  readonly die: Die | 'done';
  readonly cards: { readonly one: number; readonly two: number } | 'done';
}

/** The change on unselected cards that would suit best, and by how much it beats what there is. */
export function initiativeGain(w: Weighing, how: string): Change {
  const { mind } = w;
  const lead = 0;
  const places = unselected(mind);
  let now = Number.NEGATIVE_INFINITY;
  for (const place of places) now = Math.max(now, cardPlaceWorth(w, place, mind.b.row[place].dice, lead));
  let found: Change = { gain: 0, die: 'done', cards: 'done' };
  if (how === 'swap-cards') {
    for (const one of places) {
      for (const two of places) {
        if (one === two) continue;
        const gain = cardPlaceWorth(w, one, mind.b.row[two].dice, lead) - now;
        const cards = { one: Math.min(one, two), two: Math.max(one, two) };
        if (gain > found.gain) found = { gain, die: 'done', cards };
      }
    }
    return found;
  }
  for (const place of places) {
    for (const die of mind.b.row[place].dice) {
      const gain = changedWorth(w, place, die, how) - now;
      if (gain > found.gain) found = { gain, die, cards: 'done' };
    }
  }
  return found;
}

function changedWorth(w: Weighing, place: number, die: Die, how: string): number {
  const { mind } = w;
  const value = mind.values[die];
  const worthAs = (to: number) => {
    mind.values[die] = to;
    const worth = cardPlaceWorth(w, place, mind.b.row[place].dice, 0);
    mind.values[die] = value;
    return worth;
  };
  if (how === 'reroll') {
    const faces = FACES[DICE[die].kind];
    return faces.reduce((sum, face) => sum + worthAs(face) / faces.length, 0);
  }
  const to = how === 'up' ? value + 1 : how === 'down' ? value - 1 : opposite(die, value);
  return to < lowest(die) || to > highest(die) ? Number.NEGATIVE_INFINITY : worthAs(to);
}
