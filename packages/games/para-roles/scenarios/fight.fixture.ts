/** How the tests of combat begin: a Basic Party before an enemy, and what they look at again and again. */
import type { Flow, Seat, Verbs } from '@tabard/kernel';
import { type Scenario, scenario } from '@tabard/testkit';
import type { Content } from '../content';
import { paraRoles } from '../game';
import {
  type Character,
  type Enemy,
  FIRST_ENEMY,
  type G,
  type ParaRoles,
  SEATS,
  type Seen,
  type Token,
  type Who,
} from '../rules/board';
import { NONE } from '../rules/cards/cards';
import { maxHp, stat } from '../rules/cards/stats';
import type { ParaRolesEvents } from '../rules/events';
import { scenarios } from './position';
import { boardOf, party } from './table.fixture';

// biome-ignore lint/suspicious/noExplicitAny: the words of position.ts, which complains about what it does not know
export type Given = { readonly [name: string]: any };
type Options = { readonly [id: string]: string };

/** The first enemy of the list, and the second. */
export const FOE: Who = FIRST_ENEMY;
export const SECOND: Who = FIRST_ENEMY + 1;

/**
 * Round 1, the party is to act. By seat, in the order ♥ ♦ ♠ ♣: Protector 9 8 6 7, Healer 7 6 8 9, Damage 6 7 9 8,
 * Support 8 9 7 6. The enemy is a Commander of the Void, 9 8 7 6, unless `given` says otherwise.
 */
export const fight = (given: Given = {}, options: Options = {}): Scenario =>
  party({ enemies: [{ cards: [9, 8, 7, 6] }], ...given }, options);

/** The givens of a party of whom only these have still to act in this round. */
export const toAct = (seats: readonly Seat[], more: Given = {}): Given =>
  Object.fromEntries(SEATS.map((seat) => [seat, { acted: seats.includes(seat) ? 0 : 1, ...more[seat] }]));

/** All have acted, so that the enemies' turns are the first thing that happens; then round 2 begins. */
export const enemiesAct = (given: Given = {}, options: Options = {}): Scenario =>
  fight({ ...given, party: toAct([], given.party) }, options);

/** One rule by itself, in a position; afterwards the game stands still. */
/** Verbs that ask what no rule asks: where a test stops. */
export const asAnyTable = (g: G): Verbs<ParaRoles, ParaRolesEvents, Content> => g as never;

export const doing = (given: Given, does: (g: G) => Flow<unknown> | undefined, options: Options = {}): Scenario =>
  scenario(
    {
      ...paraRoles,
      *step(g: G) {
        yield* does(g) ?? [];
        yield* asAnyTable(g).together('done', () => ['a', 'b']);
      },
    } as never,
    scenarios,
  )
    .seats(SEATS.length)
    .options({ campaign: 'random', split: 'auto', ...options })
    .given(given);

export const seen = (game: Scenario): Seen => ({
  b: boardOf(game),
  seats: SEATS.length,
  options: game.match.options,
  content: paraRoles.content,
});

export const hp = (game: Scenario): number[] => boardOf(game).party.map((one) => one.hp);
export const one = (game: Scenario, seat: Seat): Character => boardOf(game).party[seat];
export const foe = (game: Scenario, who: Who = FOE): Enemy =>
  boardOf(game).enemies.find(({ id }) => id === who) as Enemy;
export const statOf = (game: Scenario, who: Who, suit: number): number => stat(seen(game), who, suit);
export const maximum = (game: Scenario, who: Who): number => maxHp(seen(game), who);
/** Where the tokens of a seat lie, as [on, suit]; those in the pool are left out. */
export const placed = (game: Scenario, owner: Seat, kind: Token['kind'] = 'support'): [Who, number][] =>
  boardOf(game)
    .tokens.filter((token) => token.owner === owner && token.kind === kind && token.on !== NONE)
    .map(({ on, suit }) => [on, suit]);
/** What runs, by name. */
export const running = (game: Scenario): string[] => boardOf(game).effects.map(({ effect }) => effect);
