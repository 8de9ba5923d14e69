/** How the tests of Roll Player begin: a table, and a position in the game's words. */
import type { AnyGame, GameEvent, OptionOf, Plain, Seat } from '@tabard/kernel';
import { type Scenario, scenario } from '@tabard/testkit';
import { builtIn, ROWS, type Row } from '../content';
import { rollPlayer } from '../rules';
import { type Card, COLUMNS, type Hero, NONE, type RollPlayer, rowIndex } from '../rules/board';
import { questions } from '../rules/keys';
import type { RollPlayerAsks, RollPlayerQuestion } from '../rules/questions';
import type { Die } from '../rules/sheet/dice';
import { cardNumber, dieName, isCalled, isDieName, scenarios } from './position';

/** A position in words (see position.ts); what is undefined is not said. */
export type Given = { readonly [name: string]: unknown };
type Plainly = { readonly [name: string]: Plain };
type OptionId =
  | 'mode'
  | 'freeClass'
  | 'mixedMarket'
  | 'randomSheets'
  | 'int'
  | 'fifthGold'
  | 'baseLeftovers'
  | 'baseRanks';
/** How a table is set: the number of seats beside the options. */
export type Table = { readonly seats?: number; readonly seed?: string } & { readonly [id in OptionId]?: string };

/** A table at its very beginning: the questions of the set-up are still to come. */
export const table = ({ seats = 2, seed = '1', ...options }: Table = {}): Scenario =>
  scenario(rollPlayer, scenarios).seats(seats).seed(seed).options(options);

/** A table in a position (see position.ts): all set-up choices are made. */
export const party = (given: Given = {}, options: Table = {}): Scenario =>
  table(options).given({ start: 0, ...given } as Plainly);

/** The same table before any rule has run: the board as the set-up and the position have laid it out. */
export const laidOut = (options: Table = {}, given: Given = {}): RollPlayer => {
  const { seats = 2, seed = '1', ...others } = options;
  return boardOf(
    scenario(standingStill, scenarios)
      .seats(seats)
      .seed(seed)
      .options(others)
      .given(given as Plainly),
  );
};
const standingStill: AnyGame = { ...rollPlayer, step: (g) => g.together('wait', () => ['a', 'b']) as never };

export const boardOf = (game: Scenario): RollPlayer => game.match.board as RollPlayer;
export const heroOf = (game: Scenario, seat: Seat): Hero => boardOf(game).heroes[seat];

/** Everything of this kind that was told so far. */
export const told = (game: Scenario, type: string, seat?: Seat): GameEvent[] =>
  game.match.eventsFor('everything').filter((event) => event.type === type && (seat ?? event.seat) === event.seat);

// ---- questions

/** The question that stands, and of whom. */
export const question = (game: Scenario): string | undefined => game.match.pending.asks[0]?.question;
export const asked = (game: Scenario): Seat | undefined => game.match.pending.asks[0]?.seat;
export const about = (game: Scenario): Given => game.match.pending.asks[0]?.about ?? {};

/** What a seat is offered now as answers, and what it can throw in at any time. */
export const offered = (game: Scenario, seat: Seat = 0): readonly string[] =>
  game.match.pending.asks.find((ask) => ask.seat === seat)?.options ?? [];
/** The same in values, of this question. */
export const choices = <Name extends RollPlayerQuestion>(
  game: Scenario,
  name: Name,
  seat: Seat = 0,
): OptionOf<RollPlayerAsks, Name>[] => offered(game, seat).map((key) => questions.option(name, key, builtIn));
/** The rows into which a die may go now. */
export const rowsOffered = (game: Scenario): number[] => [
  ...new Set(choices(game, 'place.die').flatMap((it) => ('row' in it ? [it.row] : []))),
];
export const interrupts = (game: Scenario, seat: Seat = 0): readonly string[] =>
  game.match.pending.interrupts.find((one) => one.seat === seat)?.options ?? [];

/** Answers with the first option, or what `prefer` finds, until this question stands (or another seat has it). */
export function playTo(
  game: Scenario,
  until: string,
  { seat, prefer = [] }: { readonly seat?: Seat; readonly prefer?: readonly string[] } = {},
): Scenario {
  for (let i = 0; i < 3000; i++) {
    const { asks } = game.match.pending;
    const ask = asks[0];
    if (!ask) throw new Error(`${until} never came: the game is over`);
    if (asks.some((one) => one.question === until && (seat ?? one.seat) === one.seat)) return game;
    const wanted = ask.options.find((key) => prefer.some((word) => key.startsWith(word)));
    const easy = ask.options.find((key) => ['pass', 'none', 'done', 'no', 'stop'].includes(key));
    game.seat(ask.seat).answers(wanted ?? easy ?? ask.options[0]);
  }
  throw new Error(`${until} never came`);
}

/** A real set-up with every choice answered by its first option, up to the first Roll Phase's cards. */
export const newGame = (options: Table = {}): Scenario => playTo(table(options), 'initiative.select');

// ---- answers in words

/** The dice out of the bag that are called so, wherever they lie. */
export function diceCalled(game: Scenario, words: string, seat?: Seat): Die[] {
  const { heroes, row, values } = boardOf(game);
  const own = (hero: Hero) => [...hero.hand, ...hero.stored, ...hero.spaces.filter((one) => one !== NONE)];
  const some = seat === undefined ? heroes.flatMap(own) : own(heroes[seat]);
  return [...some, ...row.flatMap((card) => card.dice)].filter((one) => isCalled(one, values[one], words));
}
/** The die at a place of a sheet, by its number. */
export const dieAt = (game: Scenario, seat: Seat, row: Row, column: number): Die =>
  heroOf(game, seat).spaces[COLUMNS * rowIndex(row) + column];
/** A row of a sheet in words: ['red 2', '_', '_']. */
export const rowWords = (game: Scenario, seat: Seat, row: Row): string[] =>
  heroOf(game, seat)
    .spaces.slice(COLUMNS * rowIndex(row), COLUMNS * rowIndex(row) + COLUMNS)
    .map((one) => (one === NONE ? '_' : dieName(one, boardOf(game).values[one])));
/** The dice of the Initiative cards in words, by rank. */
export const initiativeWords = (game: Scenario): string[][] =>
  boardOf(game).row.map(({ dice }) => dice.map((one) => dieName(one, boardOf(game).values[one])));

const LISTS: { readonly [verb: string]: readonly { readonly id: string }[] } = {
  race: builtIn.races,
  class: builtIn.classes,
  familiar: builtIn.familiars,
  skill: builtIn.market,
  copy: builtIn.market,
  card: builtIn.market,
  fiend: builtIn.fiends,
  banish: builtIn.fiends,
};

/**
 * The key of an answer in words: dice and cards by name, rows by their letters, Market places by the card that lies
 * there. `place:red 2:STR`, `die:gold 5`, `buy:clarity`, `skill:diplomacy`, `banish:fidget:gold`.
 */
export function keyOf(game: Scenario, words: string, seat?: Seat): string {
  const [verb, ...parts] = words.split(':');
  const spoken = parts.map((part) => {
    if (isDieName(part) && part.includes(' ')) return String(theDie(game, part, seat));
    if ((ROWS as readonly string[]).includes(part)) return String(rowIndex(part as Row));
    if ((verb === 'buy' || verb === 'discard') && /[a-z]/.test(part)) {
      return String(boardOf(game).market.indexOf(ware(part)));
    }
    return LISTS[verb]?.some(({ id }) => id === part) ? String(cardNumber(LISTS[verb], part)) : part;
  });
  return [verb, ...spoken].join(':');
}

function theDie(game: Scenario, words: string, seat?: Seat): Die {
  const found = diceCalled(game, words, seat);
  if (found.length === 0) throw new Error(`no die is called "${words}"`);
  return found[0]; // of dice alike the first: in the hand, stored, on the sheet, on the cards
}

/** Answers in words, one after the other (see keyOf). */
export function says(game: Scenario, seat: Seat, ...answers: readonly string[]): Scenario {
  for (const words of answers) game.seat(seat).answers(keyOf(game, words, seat));
  return game;
}

/** Where these dice lie in a bag: what `random('bag', …)` needs so that they are drawn in this order. */
export function drawn(dice: readonly string[], from: readonly Die[]): number[] {
  const left = [...from];
  return dice.map((words) => {
    const place = left.findIndex((one) => isCalled(one, 0, words.split(' ')[0]));
    if (place < 0) throw new Error(`the bag has no "${words}"`);
    left.splice(place, 1);
    return place;
  });
}

// ---- the numbers of cards, by their ids

export const ware = (id: string): Card => cardNumber(builtIn.market, id, 'Market card');
export const fiendCard = (id: string): Card => cardNumber(builtIn.fiends, id, 'Fiend');
export const minionCard = (id: string): Card => cardNumber(builtIn.minions, id, 'Minion');
export const monsterCard = (id: string): Card => cardNumber(builtIn.monsters, id, 'Monster');
export const adventureCard = (id: string): Card => cardNumber(builtIn.adventures, id, 'Adventure card');
export const classCard = (id: string): Card => cardNumber(builtIn.classes, id, 'class');
export const raceCard = (id: string): Card => cardNumber(builtIn.races, id, 'race');
export const familiarCard = (id: string): Card => cardNumber(builtIn.familiars, id, 'Familiar');
