/** RP-3, RP-4: decks, cards and dice before anybody has chosen anything; and the options of a table. */
import { type TableOption, type TableOptions, type Why, why } from '@tabard/kernel';
import type { SetId } from '../../content';
import {
  type Card,
  type G,
  type Hero,
  type InitiativeCard,
  type Mode,
  NONE,
  placesWhere,
  type RollPlayer,
} from '../board';
import { BAG_SIZE, DICE, isGold } from '../sheet/dice';

export const options: readonly TableOption[] = [
  { id: 'mode', values: ['ff', 'base', 'full'], clause: 'RP-1.1' },
  { id: 'freeClass', values: ['no', 'yes'], clause: 'RP-33.1' },
  { id: 'mixedMarket', values: ['no', 'yes'], clause: 'RP-33.2' },
  { id: 'randomSheets', values: ['no', 'yes'], clause: 'RP-33.3' },
  { id: 'int', values: ['either', 'new'], clause: 'RP-R16' },
  { id: 'fifthGold', values: ['3', '2', '1', '0'], clause: 'RP-R8' },
  { id: 'baseLeftovers', values: ['trash', 'discard'], clause: 'RP-28.3' },
  { id: 'baseRanks', values: ['base', 'fiends'], clause: 'RP-28.4' },
];

/** RP-1.3. */
export const conflict = ({ mode }: TableOptions, seats: number): Why | null =>
  seats > 4 && mode !== 'full' ? why('RP-1.3') : null;

/** RP-29.2: which sets of cards a mode plays with. */
export const SETS_OF: { readonly [mode in Mode]: readonly SetId[] } = {
  base: ['base'],
  ff: ['base', 'ff'],
  full: ['base', 'ff', 'mm'],
};

/** The cards of a list that this mode plays with, by their numbers. */
export const inMode = (list: readonly { readonly set: SetId }[], mode: Mode): Card[] =>
  placesWhere(list, ({ set }) => SETS_OF[mode].includes(set));

/** By players, from 1 (RP-3.3, RP-3.4, RP-4.7). */
const MARKET_DISCARDS: { readonly [mode in Mode]: readonly number[] } = {
  base: [],
  ff: [20, 20, 15, 10],
  full: [40, 40, 40, 35, 30],
};
const CALL_UNDER = [15, 15, 23, 33, 38];
const OFF_EACH_PILE = [8, 8, 4, 0];
const MINIONS_OUT: { readonly [mode in Mode]: number } = { base: 0, ff: 5, full: 18 }; // RP-3.31
const ENEMY_DICE: { readonly [mode in Mode]: number } = { base: 1, ff: 2, full: 2 }; // RP-27.4, RP-28.1

export function setup(g: G): RollPlayer {
  const mode = g.options.mode as Mode;
  const { deck, discard, trash } = marketDeck(g, mode);
  const bag = Array.from({ length: BAG_SIZE[mode] }, (_, die) => die); // RP-3.10
  const enemies = g.seats === 1 ? bag.filter(isGold).slice(0, ENEMY_DICE[mode]) : [];
  const { minionDeck, minionBox } = minions(g, mode);
  const ranks = Math.max(2, g.seats) + 1; // RP-3.7, RP-27.2
  return {
    mode,
    phase: 'sheets',
    round: 1,
    start: 0,
    turns: 0,
    active: NONE,
    called: 0,
    callIn: mode === 'base' ? 0 : CALL_UNDER[g.seats - 1],
    values: DICE.map(() => 0),
    bag: bag.filter((die) => !enemies.includes(die)),
    enemies,
    loose: [],
    row: Array.from(
      { length: ranks },
      (): InitiativeCard => ({ gold: 0, dice: [], fiends: [], claimed: 0, holder: NONE }),
    ),
    heroes: Array.from({ length: g.seats }, newHero),
    market: [],
    marketDeck: deck,
    discard,
    trash,
    fiendDeck: mode === 'base' ? [] : shuffled(g, 'fiends', [...g.content.fiends.keys()]), // RP-3.33
    minion: NONE,
    minionDeck,
    minionBox,
    monster: NONE,
    adventures: [NONE, NONE, NONE],
    known: [0, 0, 0],
    dealt: Array.from({ length: g.seats }, () => []),
    familiarBox: mode === 'base' ? [] : [...g.content.familiars.keys()],
    hunt: null,
    combat: null,
    lastValue: NONE,
    touched: [],
    firing: [],
  };
}

function newHero(): Hero {
  return {
    race: NONE,
    side: 0,
    colour: '',
    class: NONE,
    alignment: NONE,
    cell: 4, // RP-3.22
    backstory: NONE,
    familiar: NONE,
    spaces: Array.from({ length: 21 }, () => NONE),
    stored: [],
    hand: [],
    rows: 0,
    acted: 0,
    gold: 0,
    xp: 0,
    xpStored: 0,
    honor: 0,
    injury: 0,
    charisma: 0,
    cards: [],
    fiends: [],
    trophies: [],
    warded: 0,
    cheaper: 0,
    used: [],
  };
}

function shuffled(g: G, label: string, cards: number[]): number[] {
  g.shuffle(label, cards);
  return cards;
}

/** RP-27.21, RP-R43: cards that need another player are no use to one who plays alone. */
export const marketCards = ({ content, seats }: Pick<G, 'content' | 'seats'>, mode: Mode): Card[] =>
  inMode(content.market, mode).filter((card) => seats > 1 || !content.market[card].flags?.includes('needsOpponent'));

/** RP-3.2: single dots above double dots, each part shuffled; the end of the list is the top. */
function piles(g: G, mode: Mode): { top: Card[]; bottom: Card[] } {
  const cards = marketCards(g, mode);
  if (g.options.mixedMarket === 'yes') return { top: shuffled(g, 'market', cards), bottom: [] }; // RP-33.2
  const dots = (n: 1 | 2) => cards.filter((card) => g.content.market[card].dots === n);
  return { top: shuffled(g, 'market', dots(1)), bottom: shuffled(g, 'market', dots(2)) };
}

function marketDeck(g: G, mode: Mode): { deck: Card[]; discard: Card[]; trash: Card[] } {
  const { top, bottom } = piles(g, mode);
  if (mode === 'base') {
    const off = OFF_EACH_PILE[g.seats - 1]; // RP-4.7, RP-4.10
    const mixed = bottom.length === 0;
    const discard = mixed
      ? top.splice(-2 * off || top.length)
      : [...top.splice(top.length - off), ...bottom.splice(bottom.length - off)];
    return { deck: [...bottom, ...top], discard, trash: [] };
  }
  const deck = [...bottom, ...top];
  const discard = deck.splice(deck.length - MARKET_DISCARDS[mode][g.seats - 1]).reverse(); // RP-3.3
  const trash = g.seats === 1 ? deck.splice(deck.length - 1) : []; // RP-27.3
  return { deck, discard, trash };
}

/** RP-3.30, RP-3.31: single dots above double dots; the removed ones leave unseen (RP-3.38). */
function minions(g: G, mode: Mode): { minionDeck: Card[]; minionBox: Card[] } {
  if (mode === 'base') return { minionDeck: [], minionBox: [] };
  const cards = inMode(g.content.minions, mode);
  const dots = (n: 1 | 2) =>
    shuffled(
      g,
      'minions',
      cards.filter((card) => g.content.minions[card].dots === n),
    );
  const minionDeck = [...dots(2), ...dots(1)];
  const minionBox = minionDeck.splice(minionDeck.length - MINIONS_OUT[mode]);
  return { minionDeck, minionBox };
}
