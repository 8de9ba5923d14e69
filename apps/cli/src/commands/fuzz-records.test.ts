/** A few hundred forged records of every game of the house; `tabard fuzz --records` makes them by the ten thousand. */
import { fuzzRecords } from '@tabard/testkit';
import { expect, test } from 'vitest';
import { games } from '../all-games';

const BRIEF = { left: 30, whole: 60, oneWholeIn: 3, throws: 1, oneThrownIn: 3 };

test.each(games.map((module) => [module.game.id, module] as const))(
  'of %s no forged record is accepted',
  (_, module) => {
    const others = games.map(({ game }) => game.id).filter((id) => id !== module.game.id);
    const { tried, forgery } = fuzzRecords(module, { seed: 'unit', records: 3, count: 250, others, lengths: BRIEF });
    expect(forgery && [forgery.mutation, forgery.what, forgery.text]).toBeNull();
    expect(tried.mutants).toBe(250);
  },
);
