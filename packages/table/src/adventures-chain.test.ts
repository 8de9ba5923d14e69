/** The campaign of Roll Player Adventures as a chain: two small adventures by their real rules, kept, brought, verified. */
import type { GameModule } from '@tabard/content';
import { type AnyGame, Match, type Plain, recordOf } from '@tabard/kernel';
import { expect, test } from 'vitest';
import { type CampaignFile, chainOf, judgeCampaign, makeCampaign, withGame } from './index';

/** Tests of a table know no game; this one looks at the files themselves. */
const fixture = (name: string) => import(`../../games/adventures/scenarios/${name}.fixture.ts`);
const campaignPart = (name: string) => import(`../../games/adventures/rules/campaign/${name}.ts`);
const { shelfGame } = (await fixture('story')) as {
  shelfGame: (numbers: readonly number[], entries: object) => AnyGame;
};
const { keeps } = (await campaignPart('save')) as { keeps: GameModule['keeps'] };
const { heroFile } = (await fixture('hero')) as { heroFile: () => Plain };

const PAID = { read: '.', do: [{ effects: [{ gain: { gold: 3, xp: 2 } }, { title: 4 }] }], goto: 'THE_END' };
const game = shelfGame([1, 2], { START: PAID });
const module = { game, keeps } as unknown as GameModule;
const moduleOf = (id: string) => (id === game.id ? module : undefined);

/** From the set-up to the last purchase, always the first of what is offered. */
function adventure(brought: Plain | null, seats: number, seed: string): Match {
  const match = Match.start(game, { seats, seed, ...(brought === null ? {} : { brought }) });
  while (!match.standing) {
    const [{ seat, options }] = match.pending.asks;
    match.answer(seat, options[0]);
  }
  return match;
}
const add = (campaign: CampaignFile | null, match: Match) => withGame(campaign, module, match, recordOf(match));
const verdictOf = (campaign: CampaignFile) => judgeCampaign(makeCampaign(campaign), moduleOf).verdict;

const first = add(null, adventure({ heroes: [heroFile(), null] } as unknown as Plain, 2, 'one'));

test('RA-30.9, RA-31.2: what the first adventure kept is brought to the second, and both are verified as one', () => {
  const both = add(first, adventure(first.save, 2, 'two'));
  expect(verdictOf(both)).toMatchObject({ kind: 'verified', fault: null, finished: 2, unproved: ['Mira'] });
  expect(both.save).toMatchObject({ campaign: { completed: 2, titles: [4] } });
  expect(chainOf(both.save)).toHaveLength(2);
});

test('RA-32.1, RA-33.8: a third may join on the way, or one leave', () => {
  const joined = add(first, adventure(first.save, 3, 'three'));
  const left = add(first, adventure({ ...(first.save as object), leaves: [0] } as Plain, 1, 'alone'));
  for (const campaign of [joined, left]) expect(verdictOf(campaign)).toMatchObject({ kind: 'verified', finished: 2 });
});

test('RA-30.5: gold that the first adventure never paid is found', () => {
  const { campaign } = first.save as unknown as { campaign: { gold: number } };
  const rich = { campaign: { ...campaign, gold: campaign.gold + 5 } } as unknown as Plain;
  expect(verdictOf(add(first, adventure(rich, 2, 'two'))).fault).toEqual({
    game: 2,
    reason: 'what was brought to it is not what the game before kept (gold)',
  });
});
