/** How the tests of what enemies do begin: their dice are told, and a combat may be a portal's or a boss's. */
import type { Plain } from '@tabard/kernel';
import type { Scenario } from '@tabard/testkit';
import { enemiesAct, fight } from './fight.fixture';
import { inMaze } from './maze.fixture';

type Given = { readonly [name: string]: Plain };

const dice = (game: Scenario, faces: readonly number[]): Scenario =>
  faces.length === 0
    ? game
    : game.random(
        'enemy',
        faces.map((face) => [face - 1]),
      );

/** The enemies' phase with these results of their dice, one turn after the other; then round 2 begins. */
export const enemiesRoll = (given: Given, ...faces: number[]): Scenario => dice(enemiesAct(given), faces);

const PORTALS = [
  ...['bleeding-orchard', 'still-hearts', 'glass-citadel', 'iron-dusk'],
  ...['old-wars', 'weightless-hall', 'mirror-fen', 'clockwork-sleep'],
];

const portals = (closed: number) =>
  PORTALS.map((_, i): Plain => ({ closed: i < closed ? 1 : 0, seals: 0, paid: 0 }) as Plain);

/** A combat at this portal, with what it bends (PR-P13). */
export const atPortal = (id: string, given: Given = {}, ...faces: number[]): Scenario => {
  const effects = [{ effect: id }, ...((given.effects as Plain[] | undefined) ?? [])];
  const rifts = { at: PORTALS.indexOf(id), portals: portals(0), begun: 1 };
  return dice(fight({ ...given, fight: 'portal', effects }, { campaign: 'rifts' }).board({ rifts }), faces);
};

/** The Ancient One on its turn, before so many closed portals; it is the first enemy of the list. */
export const ancientRolls = (
  given: Given & { readonly ancient?: Plain; readonly helpers?: Plain; readonly closed?: number },
  ...faces: number[]
): Scenario => {
  const { ancient = {}, helpers = [], closed = 4, ...more } = given;
  const stats = [28, 15, 15, 15];
  const boss = { sheet: { type: 'ancient-one', stats }, treasure: 0, ...(ancient as Given) };
  const given_ = { ...more, enemies: [boss, ...(helpers as Plain[])], fight: 'ancient' } as Given;
  return dice(enemiesAct(given_, { campaign: 'rifts' }).board({ rifts: { at: -1, portals: portals(closed) } }), faces);
};

/** The Minotaur on his turn; all characters have acted. */
export const minotaurRolls = (given: Given & { readonly minotaur?: Plain }, ...faces: number[]): Scenario => {
  const { minotaur = {}, party = {}, ...more } = given;
  const acted = Object.fromEntries(
    ['0', '1', '2', '3'].map((seat): [string, Plain] => [seat, { acted: 1, ...((party as Given)[seat] as Given) }]),
  );
  const boss = { sheet: { type: 'minotaur', stats: [13, 11, 13, 12] }, treasure: 3, ...(minotaur as Given) };
  return dice(
    inMaze({ at: 'D2', minotaur: 'D2' }, { ...more, party: acted, enemies: [boss] as Plain, fight: 'minotaur' }),
    faces,
  );
};
