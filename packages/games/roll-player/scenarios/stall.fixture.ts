/** How the tests of the Market, of Hunts and of what is bought begin: seat 0 is next in the Market Phase. */
import type { Scenario } from '@tabard/testkit';
import { builtIn, type Level } from '../content';
import type { Seen } from '../rules/board';
import { huntPool } from '../rules/foes/hunt';
import { type Given, keyOf, minionCard, party, says, type Table, ware } from './table.fixture';

/** Armor, a lawful Trait, an evil Skill that pays Gold, a two-handed Weapon for CON. What they cost, priceOf knows. */
export const WARES = ['leather-gloves', 'thrifty', 'short-change', 'gravediggers-maul'];

/** What is printed on a card: balance may change it, and few tests of the rules are about it. */
export const priceOf = (id: string): number => builtIn.market[ware(id)].cost;
/** So much Gold, XP, … a Skill or Scroll gives. */
export function gainOf(id: string, of: 'gold' | 'xp' | 'injury' | 'cheaper' | 'combat-result'): number {
  const card = builtIn.market[ware(id)];
  const effects = card.kind === 'skill' || card.kind === 'scroll' ? card.effect : [];
  const found = effects.find((effect) => effect.do === of);
  if (!found || !('n' in found) || !found.n) throw new Error(`${id} gives no ${of}`);
  return found.n;
}
/** The first level of a Minion that is like this. */
export function levelWith(minion: string, fits: (level: Level) => unknown): Level {
  const level = builtIn.minions[minionCard(minion)].levels.find(fits);
  if (!level) throw new Error(`${minion} has no such level`);
  return level;
}

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

/** The same with a result instead of dice: as many as the pool has show it together. */
export function huntingFor(
  result: number,
  own: Given,
  minion: string,
  given: More = {},
  options: Table = {},
): Scenario {
  const pool = huntPool(seenBy(stall(own, { minion, ...given }, options)), 0);
  const dice = Array.from({ length: pool }, (_, i) => Math.floor((result + i) / pool));
  if (dice.some((value) => value < 1 || value > 6)) throw new Error(`${pool} dice do not show ${result}`);
  return hunting(own, minion, [dice], given, options);
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
