/** How the tests of Para Roles begin: a table, and a position in the game's words. */
import type { AnyGame, GameEvent, OptionOf, Plain } from '@tabard/kernel';
import { type Scenario, scenario } from '@tabard/testkit';
import { builtIn } from '../content';
import { paraRoles } from '../game';
import type { ParaRoles } from '../rules/board';
import { questions } from '../rules/keys';
import type { Action, CampMove, Does, ParaRolesAsks, ParaRolesQuestion, Purchase } from '../rules/questions';
import { scenarios } from './position';

type Given = { readonly [name: string]: Plain };
type Options = { readonly [id: string]: string };

/** A table at its very beginning: the questions of the set-up are still to come. */
export const table = (options: Options = {}): Scenario => scenario(paraRoles, scenarios).seats(4).options(options);

/**
 * A party in the midst of a campaign, unless `given` says otherwise in camp before its first fight. Random Encounters,
 * because there all 52 enemy cards are in play.
 */
export const party = (given: Given = {}, options: Options = {}): Scenario =>
  table({ campaign: 'random', split: 'auto', ...options }).given({
    phase: 'enemies' in given ? 'players' : 'camp',
    ...given,
  });

/** The same table before any rule has run: the board as the set-up and the position have laid it out. */
export const laidOut = (options: Options = {}, given: Given = {}, seed = '1'): ParaRoles =>
  boardOf(scenario(standingStill, scenarios).seats(4).seed(seed).options(options).given(given));

const standingStill: AnyGame = { ...paraRoles, step: (g) => g.together('wait', () => ['a', 'b']) as never };

export const boardOf = (game: Scenario): ParaRoles => game.match.board as ParaRoles;

/** Everything of this kind that was told so far. */
export const told = (game: Scenario, type: string): GameEvent[] =>
  game.match.eventsFor(null).filter((event) => event.type === type);

/** Whom the match is waiting for: the question that stands. */
export const question = (game: Scenario): string | undefined => game.match.pending.asks[0]?.question;

/** What a seat is offered now. */
export const offered = (game: Scenario, seat = 0): readonly string[] =>
  game.match.pending.asks.find((ask) => ask.seat === seat)?.options ?? [];

/** An action of a turn, and what the party may do in camp, by their keys. */
export const actionNamed = (key: string): Action => questions.option('turn.action', key, builtIn);
export const moveNamed = (key: string): CampMove => questions.option('camp', key, builtIn);

/** The same of one kind: actions that do this, and what else bears this name. */
export function offeredOf(
  game: Scenario,
  name: Does | NameOf<CampMove> | NameOf<Purchase>,
  seat = 0,
): readonly string[] {
  const found = game.match.pending.asks.find((one) => one.seat === seat);
  if (!found) return [];
  const ask = questions.of(found, builtIn);
  const isMeant = (option: unknown) =>
    typeof option === 'object' && option !== null && ('does' in option ? option.does === name : name in option);
  return ask.keys.filter((_, i) => ask.options[i] === name || isMeant(ask.options[i]));
}

type NameOf<T> = T extends object ? keyof T & string : T & string;

/** Of these keys of a question those that are meant, by what they stand for. */
export const keysThat = <Name extends ParaRolesQuestion>(
  question: Name,
  keys: readonly string[],
  isMeant: (option: OptionOf<ParaRolesAsks, Name>) => boolean,
): string[] => keys.filter((key) => isMeant(questions.option(question, key, builtIn)));

/** The same of what is for sale. */
export const salesThat = (keys: readonly string[], isMeant: (it: Purchase) => boolean): string[] =>
  keysThat('camp.shop', keys, (it) => it !== 'back' && isMeant(it));
