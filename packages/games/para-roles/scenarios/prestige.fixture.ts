/** How the tests of the prestige EPICs begin: an EPIC that is due, a turn, and what was told of the checks. */
import type { Plain, Seat } from '@tabard/kernel';
import { type CallingId, callingOf } from '../content/roles';
import { FOE, fight, SECOND } from './fight.fixture';
import { offered, question, told } from './table.fixture';

export type Given = { readonly [name: string]: Plain };
export type Game = ReturnType<typeof fight>;

export const UNHURT = [9, 7, 6, 8];
export const THIRD = SECOND + 1;
export const HIT = `attack:${FOE}`;

export const by = (user: Seat, effect: string, more: Given = {}): Plain => ({ effect, user, ...more });
/** An enemy by its place in the list, as positions write it. */
export const at = (enemy: number): Plain => ({ enemy });
export const slotsOf = (calling: string): Plain => [...callingOf(calling as CallingId).pair];
export const checks = (game: Game) =>
  told(game, 'check') as unknown as {
    who: { seat?: number; enemy?: number };
    stat: number;
    cards: number[];
    kept: number;
    need: number;
    ok: number;
    auto: number;
  }[];

/** The third turn of an EPIC is due, and its user takes it. */
export function activates(calling: string, user: Seat, given: Given = {}): Game {
  const { party = {}, ...more } = given;
  const people = party as Given;
  const charging = { slots: slotsOf(calling), charging: callingOf(calling as CallingId).epic, charge: 2 };
  const game = fight({ ...more, party: { ...people, [user]: { ...charging, ...((people[user] as Given) ?? {}) } } });
  game.seat(user).answers(offered(game, user).includes('begin') ? 'begin' : 'charge');
  return game;
}

/** A turn of this seat: it begins if that is asked for, and does this. */
export function turn(game: Game, seat: Seat, ...keys: string[]): Game {
  if (offered(game, seat).includes('begin')) game.seat(seat).answers('begin');
  game.seat(seat).answers(...keys);
  return game;
}

/** What an activation or a turn asks afterwards is answered with whatever comes first. */
export function answerAll(game: Game): Game {
  while (question(game) !== 'turn.action')
    game.seat(game.match.pending.asks[0].seat).answers(game.match.pending.asks[0].options[0]);
  return game;
}

export const LASTING: readonly string[] = [
  ...['paladin', 'paramedic', 'barbarian', 'musketeer', 'cavalier', 'dark-knight', 'war-cleric', 'strategist'],
  ...['rogue', 'duelist', 'squire', 'saboteur', 'shaman', 'surgeon', 'bard', 'warlock', 'druid', 'monk', 'servant'],
  ...['inquisitor', 'troubadour', 'necromancer', 'diviner', 'assassin'],
];
