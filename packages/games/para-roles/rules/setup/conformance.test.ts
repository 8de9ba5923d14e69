/** The set-up by itself, every way it can be played, under the checks that every game must pass. */
import { type AnyGame, checkOptions, type TableOptions } from '@tabard/kernel';
import { describeFailure, fuzz } from '@tabard/testkit';
import { expect, test } from 'vitest';
import { paraRoles } from '../../game';
import type { G } from '../board';
import { setupStep } from '.';
import { options } from './options';

const OVERLAYS = ['apprentice', 'our-hero', 'ace-team', 'band-of-fools'];
const values = (id: string): readonly string[] => options.find((option) => option.id === id)?.values ?? [];

/** A game that is over when its set-up is. */
const setupOnly: AnyGame = {
  ...paraRoles,
  *step(g: G) {
    if (g.b.phase === 'camp') g.end({ places: [1, 1, 1, 1], scores: [0, 0, 0, 0], reason: 'ready' });
    yield* setupStep(g);
  },
};

/** Every makeup, stat mode and split once at least, and each overlay with those it may be combined with. */
const tables: TableOptions[] = [
  ...values('makeup').map((makeup, i) => ({ makeup, stats: values('stats')[i % 5], split: values('split')[i % 3] })),
  ...OVERLAYS.flatMap((one, i) => OVERLAYS.slice(i).map((other) => ({ split: 'equal', [one]: 'on', [other]: 'on' }))),
  ...['mixer', 'blind-date', 'elite', 'peasants'].map((makeup) => ({ makeup, split: 'auto', apprentice: 'on' })),
].filter((chosen) => typeof checkOptions(paraRoles, chosen, 4) === 'object');

const titleOf = (chosen: TableOptions) => Object.entries(chosen).flat().join(' ');

test.each(tables.map((chosen) => [titleOf(chosen), chosen] as const))('%s', (_, chosen) => {
  const { failure } = fuzz(setupOnly, {
    seats: 4,
    options: chosen,
    seed: '1',
    games: 1,
    closely: { first: 2, oneIn: 6 },
  });
  expect(failure && describeFailure(failure)).toBeNull();
});
