/** How the tests of Dungeon Fighter begin: a table, and a position in the game's words. */
import type { AnyGame, GameEvent, Plain } from '@tabard/kernel';
import { type Scenario, scenario } from '@tabard/testkit';
import { builtIn } from '../content';
import { dungeonFighter } from '../rules';
import type { Card, Combat, DungeonFighter, Hero } from '../rules/board';
import { scenarios } from './position';

export type Given = { readonly [name: string]: Plain };
/** How a table is set: the number of seats beside the options. */
type Table = { readonly seats?: number } & { readonly [id in OptionId]?: string };
type OptionId = 'difficulty' | 'levelUp' | 'heroes' | 'leader' | 'boxes' | 'dice' | 'ruling' | 'throws';
export type Options = { readonly [id: string]: string };

/** A table at its very beginning: the questions of the set-up are still to come. */
export const table = (seats = 3, options: Options = {}): Scenario =>
  scenario(dungeonFighter, scenarios).seats(seats).options(options);

/**
 * A party in the dungeon, seat 0 leading. In seat order, unless `given` says otherwise: the bard (Re-throw, Heal Party,
 * Melody), Jack (Agile Instincts, Pickpocket, Cutthroat), Lebron (Piercing, Sworn Enemy beast, Camouflage), Marla
 * (Focused, Self Healing, Herb Power). With `monster` or `boss` a combat is on and seat 1 is Active.
 */
export const party = (given: Given = {}, { seats = 3, ...options }: Table = {}): Scenario =>
  table(seats, options).given('leader' in given ? given : { leader: 0, ...given });

/**
 * A combat with a Walrus Pup (6 life, damage 2, level 1, 3 Gold) at the Wishing Hole (3 Shop icons): nothing is asked
 * of a throw.
 */
export const fight = (given: Given = {}, options: Table = {}): Scenario =>
  party({ monster: 'walrus-pup', room: 'wishing-hole', ...given }, options);

/** The last combat, with a dragon: 25 life, damage 3, and mad, but nothing is asked of the first throw. */
export const bossFight = (given: Given = {}, options: Table = {}): Scenario =>
  party({ boss: 'achoorax', ...given }, options);

/** The Walrus Pup has just been defeated by seat 1, and Resting begins. */
export const rest = (
  { combat = {}, ...given }: Given & { readonly combat?: Given } = {},
  options: Table = {},
): Scenario =>
  fight({ phase: 'resting', combat: { life: 0, defeated: 'hit', lastThrower: 1, ...combat }, ...given }, options);

/** The same table before any rule has run: the board as the set-up and the position have laid it out. */
export const laidOut = (seats = 3, options: Options = {}, given: Given = {}, seed = '1'): DungeonFighter =>
  boardOf(scenario(standingStill, scenarios).seats(seats).seed(seed).options(options).given(given));

const standingStill: AnyGame = { ...dungeonFighter, step: (g) => g.together('wait', () => ['a', 'b']) as never };

export const boardOf = (game: Scenario): DungeonFighter => game.match.board as DungeonFighter;
export const heroOf = (game: Scenario, seat: number): Hero => boardOf(game).heroes[seat];
export const lives = (game: Scenario): number[] => boardOf(game).heroes.map(({ life }) => life);
export const combat = (game: Scenario): Combat => {
  const { combat } = boardOf(game);
  if (!combat) throw new Error('no combat is on');
  return combat;
};

/** Everything of this kind that was told so far. */
export const told = (game: Scenario, type: string): GameEvent[] =>
  game.match.eventsFor(null).filter((event) => event.type === type);

/** The question that stands. */
export const question = (game: Scenario): string | undefined => game.match.pending.asks[0]?.question;
export const about = (game: Scenario): Given => game.match.pending.asks[0]?.about ?? {};

/** What a seat is offered now. */
export const offered = (game: Scenario, seat = 0): readonly string[] =>
  game.match.pending.asks.find((ask) => ask.seat === seat)?.options ?? [];

// ---- the numbers of cards, by their ids

const numberIn = (list: readonly { readonly id: string }[], id: string): Card => {
  const card = list.findIndex((one) => one.id === id);
  if (card < 0) throw new Error(`there is no "${id}"`);
  return card;
};
export const heroCard = (id: string): Card => numberIn(builtIn.heroes, id);
export const monsterCard = (id: string): Card => numberIn(builtIn.monsters, id);
export const bossCard = (id: string): Card => numberIn(builtIn.bosses, id);
export const roomCard = (id: string): Card => numberIn(builtIn.dungeon, id);
/** Of two copies the first. */
export const ware = (id: string): Card => numberIn(builtIn.equipment, id);

/** A throw that the game makes for the Hero; what comes of it is given by `.world('throw', …)`. */
export const THROW = 'assist:bullseye';

/** All four Heroes against 20 life; this one is Active, takes this die and will see it do this (or these, one by one). */
export function throwing(
  active: number,
  die: string,
  results: Plain,
  given: Given & { readonly combat?: Given } = {},
): Scenario {
  const throws = Array.isArray(results) ? results : [results];
  const { combat: more = {}, ...others } = given;
  const game = fight({ combat: { life: 20, active, ...more }, ...others }, { seats: 4 }).world('throw', ...throws);
  if (die === 'white') return game.seat(active).answers('bonus');
  return question(game) === 'turn.die' ? game.seat(active).answers(die) : game;
}

/** The seats of the four Heroes. */
export const [BARD, JACK, LEBRON, MARLA] = [0, 1, 2, 3];
