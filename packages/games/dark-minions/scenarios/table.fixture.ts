/** How the tests of Dark Minions begin: a table, and a position in the game's words. */
import type { Plain } from '@tabard/kernel';
import { type Scenario, scenario } from '@tabard/testkit';
import { darkMinions } from '../rules';
import { scenarios } from './position';

type Given = { readonly [name: string]: Plain };
type Options = { readonly [id: string]: string };

/** The basic game, four seats unless said otherwise, seat 0 to move with the three A Towns in order. */
export const basic = (given: Given = {}, options: Options = {}, seats = 4): Scenario =>
  scenario(darkMinions, scenarios)
    .seats(seats)
    .options(options)
    .given({ towns: ['A1', 'A2', 'A3'], ...given });

/** The advanced game: the display holds cards that do nothing by themselves, unless `given` says otherwise. */
export const advanced = (given: Given = {}, options: Options = {}, seats = 4): Scenario =>
  basic(
    { display: ['gargoyle', 'blood-elf', 'inexplicable', 'lich'], ...given },
    { mode: 'advanced', ...options },
    seats,
  );

export const demonLords = (given: Given = {}, options: Options = {}, seats = 4): Scenario =>
  advanced(given, { demonLords: 'on', ...options }, seats);

const YELLOW_FACES = { flame: 0, '+3': 1, '5': 2, '7': 3, '9': 4, skull: 5 };
/** A face of the yellow die by what it shows; the other dice are in faces.ts. */
export const yellow = (shows: keyof typeof YELLOW_FACES): number => YELLOW_FACES[shows];

/** Numbers of Towns and Overlords, as boards and events tell them. */
export const town = (id: string): number => darkMinions.content.towns.findIndex((it) => it.id === id);
export const overlord = (id: string): number => darkMinions.content.overlords.findIndex((it) => it.id === id);
