/** RA-30: what lasts of a campaign. */
import type { Match, Plain } from '@tabard/kernel';
import { describe, expect, test } from 'vitest';
import { house } from '../../content/house';
import { campaignOf, goOn } from '../../scenarios/campaign.fixture';
import { boardOf, bookGame, story, told } from '../../scenarios/story.fixture';
import type { Adventures } from '../board';
import { luggage } from './brings';
import { type CampaignSave, keeps } from './save';

const kept = (match: Match) => keeps(match.seen('everything') as never, match.standing!);
const saved = (match: Match) => (kept(match) as unknown as { campaign: CampaignSave }).campaign;
const home = (board: object, given: object = {}, more = {}) =>
  story('THE_END', {}, 2, more)
    .given({ party: 'seated', ...given } as never)
    .board({ story: { label: 'THE_END' }, ...board } as never);

describe('saving', () => {
  test('RA-30.1, RA-30.2, RA-30.3, RA-30.4, RA-30.5, RA-30.6, RA-30.7, RA-30.8, RA-5.5, E44: what goes and what stays', () => {
    const game = home(
      {
        xp: 6,
        gold: 4,
        titles: [1, 9],
        items: [31, 65],
        favor: [2, 5, 8],
        story: { label: 'THE_END', keywords: ['ALARM'] },
      },
      { hands: [['grudge-axe'], ['soot-cat']], spent: [['longsword']] },
    );
    game.seat(0).answers('done', 'done').expectStanding({ reason: 'adventure' });
    game.expectBoard({ items: [], completed: 1, bonusTokens: 0 });
    expect(boardOf(game).story.keywords).toEqual([]);
    expect(boardOf(game).map.mapCards).toEqual([]);
    const save = saved(game.match);
    expect(save).toMatchObject({
      gold: 4,
      xp: 6,
      titles: [1, 9],
      completed: 1,
      favor: [2, 5, 8],
      sidequest: false,
      ending: '',
    });
    expect(save.characters.map(({ hand }) => hand)).toEqual([['grudge-axe', 'longsword'].sort(byPlace), ['soot-cat']]);
    expect(luggage.safeParse(kept(game.match)).success).toBe(true); // as it is kept it can be brought
  });

  test('RA-30.9, RA-R13, E44: the next adventure begins with it, and with fresh tokens', () => {
    const game = home({ xp: 6, gold: 4, titles: [1, 9], storyteller: 1 }, { hands: [['grudge-axe']] });
    game.seat(0).answers('done', 'done');
    const next = goOn(saved(game.match), 2);
    expect(next.pending.asks[0]).toMatchObject({ question: 'setup.storyteller', options: ['0', '1'] }); // left of seat 1
    next.answer(0, '0');
    const b = next.board as Adventures;
    expect([b.xp, b.gold, b.titles, b.bonusTokens, b.completed]).toEqual([6, 4, [1, 9], 1, 1]);
    expect(b.names).toEqual(boardOf(game).names);
    expect(b.cardOwner.filter((owner) => owner === 0)).toHaveLength(1);
  });

  test('RA-27.5, RA-28.2, RA-30.10, E52: what advancement left is what is saved', () => {
    const four = house.cards.findIndex(({ cost, discount, deck }) => cost === 4 && !discount && deck === 'armor');
    const place = house.cards.filter(({ deck }) => deck === 'armor').indexOf(house.cards[four]);
    const game = home({ xp: 10, gold: 4 }).random('market.armor', [place]);
    game.seat(0).answers('dice', 'done', `buy:${four}:0`, 'done');
    expect(saved(game.match)).toMatchObject({ xp: 2, combatDice: 4, gold: 0 });
    const order = told(game, 'saved').length > 0 && game.match.eventsFor('everything').map(({ type }) => type);
    expect((order as string[]).indexOf('card.bought')).toBeLessThan((order as string[]).indexOf('saved'));
  });

  test('RA-30.8, RA-R95, RA-R94: the sidequest marks no box, is remembered beside the track, and is followed by advancement', () => {
    const adventure = { id: 'SIDE', number: 12, kind: 'sidequest', title: '.', version: 1 };
    const side = bookGame({ START: { read: '.', goto: 'THE_END' } }, { adventure });
    const brought = { campaign: campaignOf(1, { completed: 3 }) } as unknown as Plain;
    const match = goOnWith(side, brought);
    expect(match.pending.asks[0].question).toBe('guild.buy');
    match.answer(0, 'done');
    match.answer(0, 'done');
    expect(saved(match)).toMatchObject({ completed: 3, sidequest: true });
  });

  test('RA-R107: the campaign ends with the last box', () => {
    home({ completed: 10 })
      .seat(0)
      .answers('done', 'done')
      .expectStanding({ reason: 'campaign', places: [1, 1] });
    home({ completed: 9 })
      .seat(0)
      .answers('done', 'done')
      .expectStanding({ reason: 'adventure', places: [1, 1] });
  });

  test('RA-1.1: all have the same place, and one score', () => {
    const game = home({ gold: 3, xp: 2 });
    game
      .seat(0)
      .answers('done', 'done')
      .expectStanding({ places: [1, 1], scores: [5, 5] });
  });
});

function goOnWith(game: ReturnType<typeof bookGame>, brought: Plain): Match {
  return goOn(
    (brought as unknown as { campaign: CampaignSave }).campaign,
    1,
    {},
    { ...game, options: sidequestFirst(game) },
  );
}
/** The first value is the default. */
const sidequestFirst = ({ options }: ReturnType<typeof bookGame>) =>
  options.map((option) => (option.id === 'book' ? { ...option, values: ['sidequest', 'next', 'tutorial'] } : option));
const byPlace = (a: string, b: string) =>
  house.cards.findIndex(({ id }) => id === a) - house.cards.findIndex(({ id }) => id === b);

describe('counters', () => {
  const counters = {
    tolls: { start: 2, min: 0, max: 9, campaign: true },
    daylight: { start: 5, min: 0, max: 5, show: 'Daylight' },
    dread: { start: 0, min: 0, max: 3 },
  };
  const START = {
    read: '.',
    do: [
      {
        effects: [
          { counter: { name: 'tolls', add: 1 } },
          { counter: { name: 'daylight', add: -9 } },
          { counter: { name: 'dread', add: 9 } },
        ],
      },
    ],
    goto: 'THE_END',
  };
  const played = (save: CampaignSave, more = {}) => {
    const adventure = { id: 'ADV1', number: save.completed + 1, kind: 'main', title: '.', version: 1 };
    const match = goOn(save, 1, {}, bookGame({ START }, { adventure, counters, ...more }));
    return match;
  };

  test('stop at their bounds; only one that is shown is told and seen', () => {
    const match = played(campaignOf(1));
    expect(match.eventsFor('everything').filter(({ type }) => type === 'counter.changed')).toMatchObject([
      { name: 'daylight', by: -5, now: 0 },
    ]);
    const view = match.view(0) as Adventures;
    expect([view.story.counters, view.hiddenCounters]).toEqual([{ daylight: 0 }, null]);
    expect((match.board as Adventures).hiddenCounters).toEqual({ tolls: 3, dread: 3 });
  });

  test('one of the campaign goes on in the next book that has it: its start counts once', () => {
    const match = played(campaignOf(1));
    match.answer(0, 'done');
    match.answer(0, 'done');
    const save = saved(match);
    expect(save.counters).toEqual({ tolls: 3 });
    const next = played(save, { counters: { ...counters, tolls: { ...counters.tolls, start: 7 } } });
    expect((next.board as Adventures).hiddenCounters.tolls).toBe(4);
  });
});
