/** Roll Player: every mode with every number of players, and the targets of the ledger's section 5.15. */

import { randomBot } from '@tabard/bots';
import {
  type AnyBot,
  type Experiment,
  type Figure,
  type LabResult,
  meanOf,
  medianOf,
  NO_FIGURE,
  NO_SHARE,
  shareOf,
  type Target,
} from '@tabard/lab';
import { squire } from '../bots';
import rollPlayer from '../index';

type Bounds = Pick<Target, 'min' | 'max'>;

const figure = ({ numbers }: LabResult, name: string): Figure => numbers[name] ?? NO_FIGURE;
const share = ({ happened }: LabResult, name: string): number => shareOf(happened[name] ?? NO_SHARE);

/** Means over the players; the ledger names them for `ff` with 2 to 4 players, and `full` is measured by them too. */
const MEANS: readonly (readonly [name: string, min: number, max: number])[] = [
  ['goals met', 4, 5],
  ['Stars: goals', 7, 10],
  ['Stars: class-dice', 4, 6],
  ['cards bought', 5, 7],
  ['Hunts', 2, 4],
  ['discards', 2, 3],
  ['Gold earned', 25, 35],
  ['Trophies', 2, 3],
  ['all three tokens', 0.35, 0.45],
  ['Fiends gained', 3, 5],
  ['success against the Monster', 0.8, 0.9],
];
/** Any class, Alignment and Familiar is this near to the mean of all. */
const EQUAL = 2;
/** A card that appears is bought so often. */
const BOUGHT: Bounds = { min: 0.15, max: 0.6 };
/** So few heroes or games say nothing. */
const ENOUGH = 30;

/** Of this beginning, what the mean total is above or below the mean of all. */
function equals(result: LabResult, of: string): Target[] {
  const all = meanOf(figure(result, 'total'));
  return Object.entries(result.numbers)
    .filter(([name, { n }]) => name.startsWith(`${of}: `) && n >= ENOUGH)
    .map(([name, own]) => ({ name, value: meanOf(own) - all, min: -EQUAL, max: EQUAL }));
}

const cards = ({ happened }: LabResult): Target[] =>
  Object.entries(happened)
    .filter(([name, { of }]) => name.startsWith('bought: ') && of >= ENOUGH)
    .map(([name, own]) => ({ name, value: shareOf(own), ...BOUGHT }));

function together(result: LabResult): Target[] {
  const banished = meanOf(figure(result, 'Fiends banished')) / meanOf(figure(result, 'Fiends gained'));
  return [
    { name: 'median winning total', value: medianOf(figure(result, 'winning total')), min: 34, max: 40 },
    { name: 'first to last', value: meanOf(figure(result, 'first to last')), min: 4, max: 8 },
    ...MEANS.map(([name, min, max]): Target => ({ name, value: meanOf(figure(result, name)), min, max })),
    { name: 'Fiends banished of those gained', value: banished, min: 0.4, max: 0.6 },
    { name: 'median Stars of the level', value: medianOf(figure(result, 'median Stars of the level')), min: 4, max: 4 },
    ...equals(result, 'class'),
    ...equals(result, 'alignment'),
    ...equals(result, 'familiar'),
    ...cards(result),
  ];
}

function alone(result: LabResult): Target[] {
  const survivors = figure(result, 'total');
  const slayers = (result.reasons['monster-slayer'] ?? 0) / Math.max(1, survivors.n);
  return [
    { name: 'survived Strength to 14', value: share(result, 'survived Strength to 14'), min: 0.8, max: 0.88 },
    { name: 'survived Strength from 17', value: share(result, 'survived Strength from 17'), min: 0.7, max: 0.8 },
    { name: 'median total of a survivor', value: medianOf(survivors), min: 34, max: 37 },
    { name: 'Monster Slayers among survivors', value: slayers, max: 0.05 },
  ];
}

const TARGETS: { readonly [mode: string]: (result: LabResult) => readonly Target[] } = {
  base: () => [], // The ledger names none: it is measured.
  ff: (result) => (result.seats === 1 ? alone(result) : together(result)),
  full: (result) => (result.seats === 1 ? alone(result) : together(result)),
};
const SEATS: { readonly [mode: string]: number } = { base: 4, ff: 4, full: 5 }; // RP-1.3

const table = (mode: string, bots: readonly AnyBot[], targets: Experiment['targets']): Experiment => ({
  id: `${mode}, ${bots.map(({ id }) => id).join(' ')}`,
  module: rollPlayer,
  options: { mode },
  bots,
  targets: (result) => targets(result).map((target) => ({ ...target, name: `${mode} ${bots.length}: ${target.name}` })),
});

const cells = Object.entries(SEATS).flatMap(([mode, most]) =>
  Array.from({ length: most }, (_, i) =>
    table(
      mode,
      Array.from({ length: i + 1 }, () => squire),
      TARGETS[mode],
    ),
  ),
);

export const experiments: readonly Experiment[] = [
  ...cells,
  ...Object.keys(SEATS).map((mode) =>
    table(mode, [squire, randomBot, randomBot], ({ wins }) => [
      { name: 'the squire against two random players', value: shareOf(wins.bots[squire.id]), min: 0.95 },
    ]),
  ),
];
