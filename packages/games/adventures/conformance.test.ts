/** What every game must pass, for one to four seats, both modes, every book. */
import type { Plain } from '@tabard/kernel';
import type { GameCase } from '@tabard/testkit';
import { conformance } from '@tabard/testkit/vitest';
import { bots } from './bots';
import { house, packs } from './content/house';
import { adventuresWith } from './rules';
import { campaignOf } from './scenarios/campaign.fixture';

/** A random party wanders for thousands of answers: a close look at a few of them. */
const once = { games: 1, closely: { first: 4, oneIn: 150 } };

/** Who was a pair is alone now, or three: somebody leaves, or joins (RA-32, RA-33). The mode is the campaign's. */
const later = (number: number): GameCase => {
  const legendary = number % 2 === 1;
  const save = campaignOf(2, { completed: number - 1, legendary, gold: 9, xp: 9 });
  return { ...once, seats: legendary ? 3 : 1, brought: { campaign: save } as unknown as Plain };
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
