/** For the tests of single cards: a hero with the card, in the turn, Hunt or fight in which it matters. */
import type { Seat } from '@tabard/kernel';
import type { Scenario } from '@tabard/testkit';
import { expect, test } from 'vitest';
import type { FightResult, Hero, Seen } from '../rules/board';
import { boardOf, heroOf, laidOut, party, question, says, type Table, told } from '../scenarios/table.fixture';
import { words } from '../text/words';
import { builtIn } from '.';
import { missing } from './cards.fixture';

/** A part of a position, in its words (see scenarios/position.ts). */
export type Given = { readonly [name: string]: unknown };

/** A table of mode `full` in this position. */
export const at = (given: Given, options: Table = {}): Scenario =>
  party(given as Position, { mode: 'full', ...options });
type Position = Parameters<typeof party>[0];

// ---- tests by card

type Kind = 'card' | 'class' | 'fiend' | 'familiar' | 'minion' | 'monster' | 'adventure';
type Printed = { readonly [id: string]: { readonly [field: string]: string } };

/** What is printed on a card. */
export const printed = (kind: Kind, id: string, field = 'text'): string =>
  (words.en as unknown as { [kind in Kind]: Printed })[kind][id]?.[field] ?? '';

/** The numbers that are printed on it, in their order: tests that read them follow the card when balance changes it. */
export const numbersOn = (kind: Kind, id: string, field = 'text'): number[] =>
  (printed(kind, id, field).match(/\d+/g) ?? []).map(Number);

/** So much of this is printed on the card; 0 if it does not speak of it. */
export const amountOn = (kind: Kind, id: string, of: 'Gold' | 'XP' | 'Honor'): number =>
  Number(new RegExp(`(\\d+) ${of}`).exec(printed(kind, id))?.[1] ?? 0);

/** Tests that are called after a card and what is printed on it; `all` makes sure that none was left out. */
export function testsOf(kind: Kind, list: readonly { readonly id: string }[]) {
  const done: string[] = [];
  return {
    card(id: string, check: () => void): void {
      done.push(id);
      test(`${id}: ${printed(kind, id)}`, check);
    },
    all(): void {
      test('each has a test of its own', () => {
        expect(missing(list, done)).toEqual([]);
        expect(done.filter((id, i) => done.indexOf(id) !== i)).toEqual([]);
      });
    },
  };
}

// ---- measuring, without playing

/** A hero at seat 0 as the rules see it, before any rule has run. */
export function sees(hero: Given, more: Given = {}, options: Table = {}): Seen {
  const chosen = { mode: 'full', ...options };
  const { heroes = {}, ...others } = more as { heroes?: Given };
  const b = laidOut(chosen, { heroes: { 0: hero, ...heroes }, ...others } as Position);
  return { b, seats: chosen.seats ?? 2, options: chosen as never, content: builtIn } as Seen;
}

// ---- playing

/** A Dice turn of seat 0; the Initiative cards hold these dice, the second one a Gold, no Fiends. */
export function diceTurn(
  hero: Given,
  { cards = [['red 4'], ['white 5'], ['white 6']], ...more }: { cards?: string[][] } & Given = {},
  options: Table = {},
): Scenario {
  const initiative = cards.map((dice) => ({ dice, fiends: [] }));
  const { heroes = {}, ...others } = more as { heroes?: Given };
  const given = { phase: 'dice', called: 1, initiative, ...others, heroes: { 0: hero, ...heroes } };
  return at(given, options);
}

/** Seat 0 takes the lowest card and places its die there; the action of the row is asked for next. */
export const placing = (hero: Given, die: string, row: string, more: Given = {}): Scenario =>
  says(diceTurn(hero, { cards: [[die], ['white 5'], ['white 6']], ...more }), 0, 'card:0', `place:${die}:${row}`);

/** The same, and the action of the row (or another that is offered) is taken. */
export const acting = (hero: Given, die: string, row: string, action = row, more: Given = {}): Scenario =>
  says(placing(hero, die, row, more), 0, action);

/** The Market turn of seat 0, who has 10 Gold. */
export function marketTurn(hero: Given, more: Given = {}, options: Table = {}): Scenario {
  const { heroes = {}, ...others } = more as { heroes?: Given };
  const given = { phase: 'market', called: 1, ...others, heroes: { 0: { gold: 10, ...hero }, ...heroes } };
  return at(given, options);
}

/** Seat 0 buys this card, and nothing was bought or owned before. */
export const buying = (card: string, hero: Given = {}, more: Given = {}, market: readonly string[] = []): Scenario =>
  says(marketTurn(hero, { market: [card, ...market], ...more }), 0, `buy:${card}`);

const faces = (dice: readonly number[]): number[] => dice.map((value) => value - 1);

/** Seat 0, without a coin unless it is said, hunts this Minion, and these Combat Dice fall. */
export function hunting(
  hero: Given,
  {
    minion = 'tin-militia',
    dice = [1],
    again = [],
    ...more
  }: { minion?: string; dice?: number[]; again?: number[] } & Given,
  options: Table = {},
): Scenario {
  const game = marketTurn({ gold: 0, ...hero }, { minion, ...more }, options);
  game.random('hunt', [faces(dice), ...again.map((value) => faces([value]))]);
  return says(game, 0, 'hunt');
}

export const resultOfHunt = (game: Scenario): number => Number(told(game, 'hunt.result')[0]?.result);
export const poolOfHunt = (game: Scenario): number => Number(told(game, 'hunt.pool')[0]?.dice);

/** Monster Combat; seat 0 rolls these dice and seat 1 a single 1. Alone (`seats: 1`) the other face of the Monster fights. */
export function fighting(
  hero: Given,
  {
    monster = 'undertow-empress',
    dice = [6],
    again = [],
    ...more
  }: { monster?: string; dice?: number[]; again?: number[] } & Given,
  options: Table = {},
): Scenario {
  const { heroes = {}, ...others } = more as { heroes?: Given };
  const given = {
    phase: 'combat',
    ...others,
    monster,
    heroes: { 0: { gold: 0, ...hero }, ...(options.seats === 1 ? {} : { 1: { gold: 0 } }), ...heroes },
  };
  const game = at(given, options);
  const rolls = options.seats === 1 ? [dice] : [dice, [1]];
  return game.random('monster', [...rolls, ...again.map((value) => [value])].map(faces));
}

export const fought = (game: Scenario, seat: Seat = 0): FightResult => boardOf(game).combat!.results[seat];

// ---- looking

export const hero = (game: Scenario): Hero => heroOf(game, 0);
/** What a Market card costs; balance may change it, and few tests are about it. */
export const priceOf = (id: string): number => builtIn.market.find((card) => card.id === id)!.cost;
export const isAsked = (game: Scenario, name: string): void => expect(question(game)).toBe(name);

/** The values of a row of seat 0 from left to right. */
export const valuesOf = (game: Scenario, row: number): number[] =>
  hero(game)
    .spaces.slice(3 * row, 3 * row + 3)
    .map((die) => (die < 0 ? 0 : boardOf(game).values[die]));

/** What is offered to seat 0, besides declining it. */
export const offers = (game: Scenario): readonly string[] => {
  const ask = game.match.pending.asks.find(({ seat }) => seat === 0);
  return (ask?.options ?? []).filter((key) => !['done', 'none', 'no', 'pass', 'stop'].includes(key));
};
