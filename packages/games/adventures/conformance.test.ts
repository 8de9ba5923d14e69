/** What every game must pass, for one to four seats, both modes, every book. */
import type { Plain } from '@tabard/kernel';
import type { GameCase } from '@tabard/testkit';
import { conformance, soak } from '@tabard/testkit/vitest';
import { bots } from './bots';
import { house, packs } from './content/house';
import { adventuresWith } from './rules';
import type { CampaignSave } from './rules/campaign/save';
import { campaignAfter } from './scenarios/later.fixture';

/** A random party wanders for thousands of answers: a close look at a few of them. */
const once = { games: 1, closely: { first: 4, oneIn: soak(400, 150) } };

/** What earlier books may have left. */
const LEGACY: { readonly [number: number]: Partial<CampaignSave> } = {
  2: { titles: [1, 4, 5], favor: [5, 6, 5] },
  3: { titles: [1, 4, 6, 7, 10], favor: [5, 4, 6], legendary: true },
};

/** Who was a pair is three now, or alone: somebody joins, or leaves (RA-32, RA-33). The mode is the campaign's. */
const later = (number: number): GameCase => {
  const campaign = campaignAfter(house, number - 1, 2, LEGACY[number]);
  return { ...once, seats: number % 2 === 0 ? 3 : 1, brought: { campaign } as unknown as Plain };
};

const cases: readonly GameCase[] = house.books.flatMap(({ kind, number }): GameCase[] => {
  if (kind === 'tutorial') return [{ ...once, seats: 1, options: { book: 'tutorial' }, bots: bots.slice(-1) }];
  if (kind === 'sidequest') return [{ ...later(2), options: { book: 'sidequest' } }];
  if (number > 1) return [later(number)];
  return [
    { ...once, seats: 2, bots },
    { ...once, seats: 4, options: { mode: 'legendary' } },
  ];
});

conformance(adventuresWith(house, packs), cases);
