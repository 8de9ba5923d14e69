/**
 * Positions of Dark Minions in its own words, for scenarios and tests. Seats are 0, 1, …; Towns and Overlords go by
 * their ids. What is not said stays as the set-up made it, and everybody keeps 50 minions: what is not placed
 * elsewhere is in the supply, unless `graveyard` or `supply` says otherwise.
 */
import type { AnyGame, Plain } from '@tabard/kernel';
import type { Content } from '../content';
import { type DarkMinions, NONE, sum } from '../rules/board';
import { totalOf } from '../rules/victory';

type Given = { readonly [name: string]: Plain };
type Arrange = (b: DarkMinions, value: never, c: Content) => void;

const townNumber = (c: Content, id: string): number =>
  known(
    c.towns.findIndex((town) => town.id === id),
    `Town "${id}"`,
  );
const overlordNumber = (c: Content, id: string): number =>
  known(
    c.overlords.findIndex((card) => card.id === id),
    `Overlord "${id}"`,
  );

function known(index: number, what: string): number {
  if (index < 0) throw new Error(`there is no ${what}`);
  return index;
}

function slotOf(b: DarkMinions, c: Content, id: string): number {
  return known(b.town.indexOf(townNumber(c, id)), `Town "${id}" in play: name it under "towns"`);
}

/** Takes a card from wherever it lies. */
function pullOverlord(b: DarkMinions, overlord: number): void {
  b.display = b.display.map((card) => (card === overlord ? NONE : card));
  b.overlordStack = b.overlordStack.filter((card) => card !== overlord);
  b.overlordDiscard = b.overlordDiscard.filter((card) => card !== overlord);
  b.stackSeen = b.overlordStack.map(() => 0);
}

function give(b: DarkMinions, c: Content, hands: { readonly [seat: string]: readonly string[] }, inPlay: number): void {
  for (const [seat, ids] of Object.entries(hands)) {
    for (const id of ids) {
      const overlord = overlordNumber(c, id);
      pullOverlord(b, overlord);
      b.holder[overlord] = Number(seat);
      b.inPlay[overlord] = inPlay;
      b.boughtOn[overlord] = 0;
    }
  }
}

function takeAway(pile: number[], counts: readonly number[]): void {
  for (let i = 0; i < counts.length; i++) pile[i] -= counts[i];
}

/** In the order in which they are laid out. */
const words: { readonly [name: string]: Arrange } = {
  /** towns: [A1, B2, null] The Towns in the slots; the others of letters B to The End are in the stack. */
  towns(b, ids: readonly (string | null)[], c) {
    const towns = ids.map((id) => (id === null ? NONE : townNumber(c, id)));
    const before = [...b.townStack, ...b.town.filter((town) => town !== NONE)];
    for (let slot = 0; slot < b.town.length; slot++) b.town[slot] = towns[slot] ?? NONE;
    b.townStack = before
      .filter((town) => !towns.includes(town) && c.towns[town].letter !== c.rule.openLetter)
      .sort((x, y) => c.rule.stackLetters.indexOf(c.towns[y].letter) - c.rule.stackLetters.indexOf(c.towns[x].letter));
    const all = c.rule.towersPerColour[b.supply.length as 3 | 4 | 5];
    b.towerSupply = [all, all, all];
    b.townTowers = b.town.map((town) => (town === NONE ? [0, 0, 0] : [...c.townTowers[town]]));
    for (const counts of b.townTowers) takeAway(b.towerSupply, counts);
  },
  /** next: [B1, C2] The next Towns to come up, in this order. */
  next(b, ids: readonly string[], c) {
    const next = ids.map((id) => townNumber(c, id)).reverse();
    b.townStack = [...b.townStack.filter((town) => !next.includes(town)), ...next];
  },
  /** stack: 0 How many Towns are left in the stack. */
  stack(b, count: number) {
    b.townStack = b.townStack.slice(b.townStack.length - count);
  },
  /** won: {0: [A1, A2]} */
  won(b, towns: { readonly [seat: string]: readonly string[] }, c) {
    for (const [seat, ids] of Object.entries(towns)) {
      b.townsWon[Number(seat)] = ids.map((id) => townNumber(c, id));
      b.townStack = b.townStack.filter((town) => !b.townsWon[Number(seat)].includes(town));
    }
  },
  /** towersAt: {A1: [1, 0, 1]} White, Gray, Black. */
  towersAt(b, towers: { readonly [town: string]: readonly number[] }, c) {
    for (const [id, counts] of Object.entries(towers)) b.townTowers[slotOf(b, c, id)] = [...counts];
  },
  /** at: {A3: [5, 4, 0, 0]} Minions of each seat at a Town. */
  at(b, besiegers: { readonly [town: string]: readonly number[] }, c) {
    for (const [id, counts] of Object.entries(besiegers)) {
      const slot = slotOf(b, c, id);
      b.besiegers[slot] = b.supply.map((_, seat) => counts[seat] ?? 0);
      takeAway(b.supply, b.besiegers[slot]);
      b.lastPlaced[slot] = b.besiegers[slot].findIndex((count) => count > 0);
    }
  },
  /** graveyard: [20, 0, 0, 0] Taken from the supply. */
  graveyard(b, dead: readonly number[]) {
    dead.forEach((count, seat) => {
      b.graveyard[seat] = count;
      b.supply[seat] -= count;
    });
  },
  /** supply: [30] So many are left; the rest lies in the Graveyard. */
  supply(b, counts: readonly number[]) {
    counts.forEach((count, seat) => {
      b.graveyard[seat] += b.supply[seat] - count;
      b.supply[seat] = count;
    });
  },
  /** towers: {0: [1, 1, 0]} Towers in hand, taken from the supply. */
  towers(b, hands: { readonly [seat: string]: readonly number[] }) {
    for (const [seat, hand] of Object.entries(hands)) {
      b.towers[Number(seat)] = [...hand];
      takeAway(b.towerSupply, hand);
    }
  },
  level(b, levels: readonly number[]) {
    b.level = b.level.map((level, seat) => levels[seat] ?? level);
  },
  /** display: [wyvern, ghoul] The first places of the display; the others keep their cards. */
  display(b, ids: readonly string[], c) {
    const wanted = ids.map((id) => overlordNumber(c, id));
    const others = b.display.filter((card) => card !== NONE && !wanted.includes(card));
    for (const overlord of wanted) pullOverlord(b, overlord);
    const rest = others.slice(0, b.display.length - wanted.length);
    b.overlordStack.push(...others.slice(rest.length));
    b.stackSeen = b.overlordStack.map(() => 0);
    b.display = [...wanted, ...rest];
  },
  /** holds: {0: [wyvern]} Bought before, not announced yet. */
  holds: (b, hands: { readonly [seat: string]: readonly string[] }, c) => give(b, c, hands, 0),
  /** inPlay: {1: [undead]} Announced, or with a Turn Cost. */
  inPlay: (b, hands: { readonly [seat: string]: readonly string[] }, c) => give(b, c, hands, 1),
  /** onCard: {undead: 10} Minions on it, taken from its owner's supply. */
  onCard(b, cards: { readonly [overlord: string]: number }, c) {
    for (const [id, count] of Object.entries(cards)) {
      const overlord = overlordNumber(c, id);
      b.onCard[overlord] = count;
      b.supply[b.holder[overlord]] -= count;
    }
  },
  /** on: {gargoyle: A1} or {black-knight: 2} What an announced card was set on. */
  on(b, targets: { readonly [overlord: string]: string | number }, c) {
    for (const [id, target] of Object.entries(targets)) {
      b.target[overlordNumber(c, id)] = typeof target === 'number' ? target : slotOf(b, c, target);
    }
  },
  skulls(b, counts: readonly number[]) {
    b.skulls = b.skulls.map((count, seat) => counts[seat] ?? count);
  },
  /** tiles: {0: []} The starting tiles still owned: 1, 2, or both. */
  tiles(b, owned: { readonly [seat: string]: readonly number[] }) {
    for (const [seat, tiles] of Object.entries(owned)) {
      b.tileOne[Number(seat)] = tiles.includes(1) ? 1 : 0;
      b.tileTwo[Number(seat)] = tiles.includes(2) ? 1 : 0;
    }
  },
  /** vp: [31, 39] Totals, made up with plain 1 VP tiles. */
  vp(b, totals: readonly number[], c) {
    totals.forEach((total, seat) => {
      b.vpOne[seat] += total - totalOf(b, c, seat);
      if (b.vpOne[seat] < 0) throw new Error(`seat ${seat} has more than ${total} VP already`);
    });
  },
  turn(b, seat: number) {
    b.turn = seat;
  },
  turnNumber(b, turn: number) {
    b.turnNumber = turn;
  },
};

export function position(board: DarkMinions, given: Given, game: AnyGame): void {
  const unknown = Object.keys(given).find((name) => !(name in words));
  if (unknown) throw new Error(`Dark Minions has no given "${unknown}"; it has ${Object.keys(words).join(', ')}`);
  if (!('turn' in given)) board.turn = 0;
  board.turnNumber = 5; // not the first: cards bought "before" are older than this turn
  for (const [name, arrange] of Object.entries(words)) {
    if (name in given) arrange(board, given[name] as never, game.content as Content);
  }
  const poor = board.supply.findIndex((count) => count < 0);
  if (poor >= 0) throw new Error(`seat ${poor} has ${board.supply[poor]} minions left in its supply`);
  if (sum(board.towerSupply.map((count) => Math.min(0, count))) < 0) throw new Error('there are not so many Towers');
}

export const scenarios = { position };
