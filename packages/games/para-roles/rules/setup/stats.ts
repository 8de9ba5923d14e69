/** 26. Starting stats: the overlays take their cards first (PR-R62), a base mode gives the rest. */
import { type Flow, type Seat, type TableOptions, type Why, why } from '@tabard/kernel';
import { type G, SEATS, type Seen } from '../board';
import {
  ACE,
  between,
  type Card,
  HEALTH,
  LOWEST,
  makeCard,
  NONE,
  SUITS,
  type Suit,
  suitOf,
  valueOfCard,
} from '../cards/cards';
import { shuffleStatDecks } from '../cards/decks';
import { canBeEqual } from './equal';
import { type Step, unasked } from './step';

/** PR-26.2 to PR-26.4: the ranks that are split among the characters. Random modes draw from whole decks. */
const RANKS: { readonly [mode: string]: readonly [number, number] } = {
  normal: [6, 9],
  easy: [11, 14],
  insane: [2, 5],
};

export function statSteps({ options }: { readonly options: TableOptions }): Step[] {
  const steps: Step[] = [];
  if (options['our-hero'] === 'on') steps.push(chooseHero);
  if (options.apprentice === 'on') steps.push(chooseApprentice);
  if (options['ace-team'] === 'on') steps.push(...SEATS.map((seat) => takesOne(seat, ACE)));
  if (options['band-of-fools'] === 'on') steps.push(...SEATS.map((seat) => takesOne(seat, LOWEST)));
  return [...steps, ...baseSteps(options), unasked(setHp)];
}

function baseSteps({ stats, split }: TableOptions): Step[] {
  if (stats === 'random') return [unasked(dealFromTheTop)];
  if (stats === 'less-random') return [unasked(dealFromTheTop), ...SEATS.map(redraws)];
  return split === 'auto' ? [unasked(splitByTheSquare)] : SNAKE.map(picks);
}

/** PR-3.7: the Health card alone. */
function setHp({ b }: G): void {
  for (const one of b.party) one.hp = valueOfCard(one.stat[HEALTH]);
}

export function takeStat(g: G, seat: Seat, card: Card): void {
  const { b } = g;
  b.statDeck = b.statDeck.filter((other) => other !== card);
  b.party[seat].stat[suitOf(card)] = card;
  g.tell('stat.taken', { seat, card });
}

const lacks = ({ b }: Seen, seat: Seat, suit: Suit): boolean => b.party[seat].stat[suit] === NONE;

// ---- the overlays

/** PR-26.11: four Aces. */
function* chooseHero(g: G): Flow {
  const { value: hero } = yield* g.together('setup.hero', () => SEATS);
  g.b.hero = hero;
  g.tell('hero.chosen', { seat: hero });
  for (const suit of SUITS) takeStat(g, hero, makeCard(suit, ACE));
}

/** PR-26.9: four 2s; PR-26.10: and a mentor, where there are roles to learn (PR-26.16). */
function* chooseApprentice(g: G): Flow {
  const { b } = g;
  const { value: apprentice } = yield* g.together('setup.apprentice', () => SEATS.filter((seat) => seat !== b.hero));
  b.apprentice = apprentice;
  if (g.options.makeup !== 'peasants') {
    const others = SEATS.filter((seat) => seat !== apprentice);
    b.mentor = (yield* g.together('setup.mentor', () => others, { about: { apprentice } })).value;
  }
  g.tell('apprentice.chosen', { seat: apprentice, mentor: b.mentor });
  for (const suit of SUITS) takeStat(g, apprentice, makeCard(suit, LOWEST));
}

/** PR-26.12, PR-26.13, PR-26.15: an Ace, or a 2, that is still there. A hero or an apprentice lacks no stat. */
const takesOne = (seat: Seat, value: number): Step =>
  function* (g) {
    const card = yield* g.maybeChoose(seat, 'setup.ace', () => cardsToTake(g, seat, value), {
      forbid: (one) => forbidLastOne(g, seat, value, suitOf(one)),
      about: { value },
    });
    if (card !== undefined) takeStat(g, seat, card);
  };

const cardsToTake = (g: G, seat: Seat, value: number): Card[] =>
  suitsToTake(g, seat, value).map((suit) => makeCard(suit, value));

const suitsToTake = (g: G, seat: Seat, value: number): Suit[] =>
  SUITS.filter((suit) => lacks(g, seat, suit) && g.b.statDeck.includes(makeCard(suit, value)));

/** With an Ace already, the last in the row could be left with the 2 of that very suit. */
function forbidLastOne(g: G, seat: Seat, value: number, taken: Suit): Why | null {
  const after = SEATS.filter((other) => other > seat && suitsToTake(g, other, value).length > 0);
  const open = after.map((other) => suitsToTake(g, other, value).filter((suit) => suit !== taken));
  return canAllHaveOne(open) ? null : why('PR-26.15');
}

function canAllHaveOne([first, ...rest]: readonly (readonly Suit[])[]): boolean {
  if (first === undefined) return true;
  return first.some((suit) => canAllHaveOne(rest.map((suits) => suits.filter((other) => other !== suit))));
}

// ---- Normal, Easy and Insane

/** PR-R62: seat 1 to 4 and back, one card per pick. */
const SNAKE: readonly Seat[] = [0, 1, 2, 3, 3, 2, 1, 0, 0, 1, 2, 3, 3, 2, 1, 0];

/** The cards of the base mode that nobody has. */
function pool({ b, options }: G): Card[] {
  const [lowest, highest] = RANKS[options.stats];
  return between(lowest, highest).filter((card) => b.statDeck.includes(card));
}

/** One pick of the draft, of a suit the character lacks. */
const picks = (seat: Seat): Step =>
  function* (g) {
    const open = () => pool(g).filter((card) => lacks(g, seat, suitOf(card)));
    const card = yield* g.maybeChoose(seat, 'setup.stat', open, {
      forbid: (one) => forbidUnequal(g, seat, one),
    });
    if (card !== undefined) takeStat(g, seat, card);
  };

/** PR-R62: with the equal split, only picks that leave a complete solution. */
function forbidUnequal(g: G, seat: Seat, card: Card): Why | null {
  const { b, options } = g;
  if (options.split !== 'equal') return null;
  const drafting = SEATS.filter((other) => other !== b.hero && other !== b.apprentice);
  const rows = drafting.map((other) => b.party[other].stat.slice());
  rows[drafting.indexOf(seat)][suitOf(card)] = card;
  const left = pool(g).filter((other) => other !== card);
  return canBeEqual(rows, left) ? null : why('PR-R62');
}

/** PR-R62, "auto": by seat, the rank (1 the lowest) of each suit; in a Basic Party made for the roles of these seats. */
const SQUARE = [
  [4, 3, 1, 2],
  [2, 1, 3, 4],
  [1, 2, 4, 3],
  [3, 4, 2, 1],
];

/** The four cards of a seat in this square; `lowest` is the rank it counts from. */
export const cardsOfSquare = (seat: Seat, lowest = RANKS.normal[0]): Card[] =>
  SUITS.map((suit) => makeCard(suit, lowest + SQUARE[seat][suit] - 1));

/** Who finds its card taken by an overlay gets the nearest one left. */
function splitByTheSquare(g: G): void {
  const lowest = RANKS[g.options.stats][0];
  const wanting = (): Card[][] =>
    SEATS.map((seat) => cardsOfSquare(seat, lowest).filter((card) => lacks(g, seat, suitOf(card))));
  for (const [seat, cards] of wanting().entries()) {
    for (const card of cards) if (g.b.statDeck.includes(card)) takeStat(g, seat, card);
  }
  for (const [seat, cards] of wanting().entries()) {
    for (const card of cards) takeStat(g, seat, nearest(pool(g), card));
  }
}

const nearest = (cards: readonly Card[], wanted: Card): Card =>
  cards
    .filter((card) => suitOf(card) === suitOf(wanted))
    .sort((x, y) => Math.abs(x - wanted) - Math.abs(y - wanted))[0];

// ---- Random and Less Random

const topOf = ({ b }: Seen, suit: Suit): Card => b.statDeck.findLast((card) => suitOf(card) === suit) as Card;

/** PR-26.7. */
export function dealFromTheTop(g: G): void {
  g.revealed();
  for (const seat of SEATS) for (const suit of SUITS) if (lacks(g, seat, suit)) takeStat(g, seat, topOf(g, suit));
}

/** PR-26.8: one stat, once, in seat order. Whoever has its stats from an overlay has none to redraw. */
const redraws = (seat: Seat): Step =>
  function* (g) {
    const { b } = g;
    if (seat === b.hero || seat === b.apprentice) return;
    const suit = yield* g.choose(seat, 'setup.redraw', () => ['none' as const, ...SUITS], {
      forbid: (one) => (one === 'none' ? null : forbidRedraw(g, seat, one)),
    });
    if (suit === 'none') return;
    yield* redraw(g, seat, suit);
  };

/** The one Ace of the Ace Team and the one 2 of the Band of Fools stay. */
function forbidRedraw({ b, options }: G, seat: Seat, suit: Suit): Why | null {
  const values = b.party[seat].stat.map(valueOfCard);
  const isTheOnly = (value: number) => values[suit] === value && values.filter((other) => other === value).length === 1;
  if (options['ace-team'] === 'on' && isTheOnly(ACE)) return why('PR-26.12');
  return options['band-of-fools'] === 'on' && isTheOnly(LOWEST) ? why('PR-26.13') : null;
}

function* redraw(g: G, seat: Seat, suit: Suit): Flow {
  const { b } = g;
  const one = b.party[seat];
  const first = one.stat[suit];
  const second = topOf(g, suit);
  b.statDeck = b.statDeck.filter((card) => card !== second);
  one.laid[suit] = second; // face up on the first until one of them is kept
  g.revealed();
  const kept = second < first ? yield* keepOne(g, seat, first, second) : second;
  one.laid[suit] = NONE;
  one.stat[suit] = kept;
  b.statDeck.push(kept === first ? second : first);
  shuffleStatDecks(g);
  g.tell('stat.redrawn', { seat, first, second, kept });
}

/** If the new card is lower, the first may be kept. */
function* keepOne(g: G, seat: Seat, first: Card, second: Card): Flow<Card> {
  return yield* g.choose(seat, 'setup.keep', () => [first, second]);
}
