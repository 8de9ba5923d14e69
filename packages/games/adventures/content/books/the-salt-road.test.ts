/** What The Salt Road promises its party (ledger, 5.9): a road that shifts, a night that falls, an anchor that holds. */
import { type Scenario, scenario } from '@tabard/testkit';
import { describe, expect, test } from 'vitest';
import { adventuresWith } from '../../rules';
import { walkable } from '../../rules/map/paths';
import { scenarios } from '../../scenarios/position';
import { boardOf, labels } from '../../scenarios/story.fixture';
import { house } from '../house';

const place = house.books.findIndex(({ id }) => id === 'ADV2');
const { paths, locations } = house.books[place];

/** The party stands at `at` and opens `label`, with so much daylight left. */
const onTheRoad = (at: string, label: string, keywords: string[] = [], more: object = {}, daylight = 5): Scenario =>
  scenario(adventuresWith(house, {}), scenarios)
    .seats(2)
    .given({ party: 'seated', lying: { B: 2 }, counters: { daylight, souls: 11 } })
    .board({
      book: place,
      story: { label, keywords },
      map: {
        at,
        mapCards: [3],
        openLocations: Object.keys(locations),
        openPaths: Object.keys(paths).filter((id) => paths[id].open),
      },
      ...more,
    });

const waysFrom = (game: Scenario, letter: string): string[] =>
  walkable({ content: house, b: boardOf(game) } as Parameters<typeof walkable>[0], letter, null).map(
    ({ path }) => path,
  );
const choice = (label: string, to: string): string =>
  `choice:${house.books[place].entries[label].choose!.findIndex(({ goto, kind }) => goto === to || kind === to)}`;

describe('The Salt Road', () => {
  test('RA-8.1: after a stop one map card takes a path away and lays another', () => {
    const game = onTheRoad('B', 'B');
    game.expectQuestion('story.choose');
    expect(boardOf(game).map.mapCards).toEqual([3, 4]);
    expect(waysFrom(game, 'B')).toEqual(['p3', 'p10', 'p11']); // not p2, which the map was drawn with
  });

  test('RA-9.3, RA-10.2: an arrival costs an hour; with the last one the night takes the road over', () => {
    const game = onTheRoad('A', 'A2', [], { spaces: ['e3'], encounterNumbers: [3] }, 1);
    game.seat(0).answers(choice('A2', 'move'));
    expect(labels(game)).toEqual(['A2', 'ANY1', 'B', 'B2']);
    const { story, spaces, encounterNumbers } = boardOf(game);
    expect(story.counters).toEqual({ daylight: 0, souls: 12 }); // there were eleven
    expect(spaces.map((space, i) => [space, encounterNumbers[i]])).toEqual([
      ['e3', 8],
      ['e2', 7],
    ]);
  });

  test('RA-11.4: hawser and anvil at the ford are an anchor, and give time for a second thing', () => {
    const pair = onTheRoad('E', 'E1', [], { items: [37, 38] });
    pair.seat(0).answers(choice('E1', 'item'), 'use:37.38');
    pair.expectBoard({ fatigue: [3, 3] });
    expect(boardOf(pair).story.keywords).toEqual(['ANCHORED']);
    expect(labels(onTheRoad('E', 'E7', ['ANCHORED', 'PEOPLE']))).toEqual(['E7', 'E16']);
    expect(labels(onTheRoad('E', 'E7', ['PEOPLE']))).toEqual(['E7', 'E8', 'E17', 'E9']);
  });

  test('RA-5.6: who carries the salt and not the living leaves a lantern on the bar', () => {
    const left = boardOf(onTheRoad('E', 'E8', ['SALT']));
    expect(left.titles).toEqual([16]);
    expect(left.story.counters.souls).toBe(0);
    expect(boardOf(onTheRoad('E', 'E8', ['SALT', 'PEOPLE'])).titles).toEqual([]);
  });
});
