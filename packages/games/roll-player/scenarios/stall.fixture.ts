/** How the tests of the Market, of Hunts and of what is bought begin: seat 0 is next in the Market Phase. */
import type { Scenario } from '@tabard/testkit';
import type { Seen } from '../rules/board';
import { type Given, keyOf, party, says, type Table } from './table.fixture';

/** Armor for 3, a lawful Trait for 4, an evil Skill (2 Gold) for 4, two-handed +2 CON for 5. */
export const WARES = ['leather-gloves', 'thrifty', 'short-change', 'gravediggers-maul'];

type More = Given & { readonly heroes?: Given };

/** A Market of four known cards and a Bog Lurker; seat 0 has 5 Gold unless `own` says otherwise, and the lowest card. */
export function stall(own: Given = {}, { heroes = {}, ...given }: More = {}, options: Table = {}): Scenario {
  const foe: Given = options.mode === 'base' ? {} : { minion: 'bog-lurker' };
  return party({ phase: 'market', market: WARES, ...foe, heroes: { 0: own, ...heroes }, ...given }, options);
}

/** Combat Dice in the order of their rolls: `[[6, 4], [1]]` is a roll of two and a reroll. */
const faces = (rolls: readonly (readonly number[])[]) => rolls.map((dice) => dice.map((value) => value - 1));

/** Seat 0 has just gone on a Hunt, and these will be its rolls. */
export function hunting(
  own: Given,
  minion: string,
  rolls: readonly (readonly number[])[],
  given: More = {},
  options: Table = {},
): Scenario {
  const game = stall(own, { minion, ...given }, options).random('hunt', faces(rolls));
  return game.seat(0).answers('hunt');
}

/** Whoever holds the lowest card that is still out discards what lies at these places, one after the other. */
export function discards(game: Scenario, ...places: readonly number[]): Scenario {
  for (const place of places) game.seat(game.match.pending.asks[0].seat).answers(`discard:${place}`);
  return game;
}

export const seenBy = (game: Scenario): Seen => game.match.seen('everything') as Seen;

/** Why a seat may not do this now: the clause in one word. */
export const refused = (game: Scenario, seat: number, words: string): string | undefined =>
  game.match.fork().explain(seat, keyOf(game, words, seat))?.clause;

export const buys = (game: Scenario, id: string, ...more: readonly string[]): Scenario =>
  says(game, 0, `buy:${id}`, ...more);
