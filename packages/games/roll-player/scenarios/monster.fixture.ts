/** How the tests of Monster Combat and of the end begin. */
import type { Scenario } from '@tabard/testkit';
import { builtIn, type Monster } from '../content';
import type { FightResult } from '../rules/board';
import { fullRows } from './position';
import { boardOf, type Given, party, type Table } from './table.fixture';

type More = Given & { readonly heroes?: Given };

/** Values of Combat Dice as they are scripted: faces from 0. */
const faces = (rolls: readonly (readonly number[])[]) => rolls.map((dice) => dice.map((value) => value - 1));

/**
 * Monster Combat begins, and these will be the rolls in the order of the seats, then the rerolls. Nobody has Gold,
 * unless it is said.
 */
export function facing(
  monster: string,
  heroes: readonly Given[],
  rolls: readonly (readonly number[])[],
  given: More = {},
  options: Table = {},
): Scenario {
  const seated = Object.fromEntries(heroes.map((hero, seat) => [seat, { gold: 0, ...hero }]));
  const position = { phase: 'combat', monster, ...given, heroes: seated };
  return party(position, { seats: heroes.length, ...options }).random('monster', faces(rolls));
}

/** A face of a Monster as printed: balance may change its Strength. */
export const faceOf = <F extends 'many' | 'solo' = 'many'>(monster: string, face = 'many' as F): Monster[F] =>
  builtIn.monsters.find(({ id }) => id === monster)![face];

export const resultsOf = (game: Scenario): readonly FightResult[] => boardOf(game).combat?.results ?? [];

/** Two sheets with 21 dice each, without a Star for goals: what matters is given beside them. */
export const FULL: readonly Given[] = [
  { rows: fullRows(['gold 1', 'red 1', 'blue 1']) },
  { rows: fullRows(['green 1', 'white 1', 'black 1']) },
];
/** The same with an empty space at the end of the Familiar Row. */
export const ONE_SHORT: readonly Given[] = FULL.map(({ rows }) => {
  const all = rows as { readonly FAM: readonly string[] };
  return { rows: { ...all, FAM: all.FAM.slice(0, 2) } };
});
