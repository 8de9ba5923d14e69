/** What stands on a finished hero's card, where its Stars come from, who stands where, and what the list of games left says. */
import type { Origin } from '@tabard/content';
import { expect, test } from 'vitest';
import { CATEGORIES, type CharacterExport, exportHero, NONE } from '../../index';
import { seenBy } from '../../scenarios/stall.fixture';
import { type Given, party, table } from '../../scenarios/table.fixture';
import { summary } from '../summary';
import { viewOf } from '../view';
import { t } from '../words.fixture';
import { heroCardOf } from './hero-card-data';
import { resultOf } from './standing';
import { tallyOf } from './tally';

const FROM: Origin = {
  player: () => 'Ada',
  character: () => undefined,
  finishedAt: '2026-01-01T00:00:00Z',
  seed: 'seed',
  seal: 'a'.repeat(64),
  say: ({ id }) => id.split('.')[1],
};

const OWN = {
  class: 'pikeman',
  race: 'gannet',
  alignment: 'open-hearth',
  cell: 0,
  backstory: 'lighthouse-keeper',
  familiar: 'soot-cat',
  cards: ['ringmail-coif', 'ringmail-collar', 'untroubled'],
  gold: 4,
  xp: 3,
  rows: { STR: ['blue 5', 'red 6', 'green 5'], FAM: ['black 2', 'white 3', 'red-blue 2'] },
} satisfies Given;

function finished(own: Given = {}, options = {}): CharacterExport {
  const heroes = { 0: { ...OWN, ...own }, 1: { class: 'hexer' } };
  const game = party({ phase: 'scoring', results: { 0: { stars: 2, result: 13 } }, heroes } as Given, options);
  return exportHero(seenBy(game), 0, FROM)!;
}
const card = (hero: CharacterExport) => heroCardOf(t, viewOf(table().match.seen(0)).content, hero);

test('a hero is called by its own name, by that of its player where it has none', () => {
  const hero = finished();
  expect(card(hero)).toMatchObject({ name: 'Ada', who: 'gannet pikeman', lines: ['open-hearth', 'lighthouse-keeper'] });
  expect(card({ ...hero, characterName: 'Sir Gull' }).name).toBe('Sir Gull');
});

test('each row has its score and goal; the Familiar has its row after the six, or none where none went along', () => {
  const hero = finished();
  const { rows } = card(hero);
  expect(rows.map(({ row }) => row)).toEqual(['STR', 'DEX', 'CON', 'INT', 'WIS', 'CHA', 'FAM']);
  expect(rows[0]).toMatchObject({ score: 17, goal: '17', isMet: true }); // 16, and 1 of the race
  expect(rows[0].dice.map(({ value }) => value)).toEqual([5, 6, 5]);
  expect(rows[1]).toMatchObject({ goal: '15–16', isMet: false, dice: [] });
  expect(rows[6]).toMatchObject({ score: 7, goal: '6–7', isMet: true });
  const { familiar: _, ...alone } = hero;
  expect(card(alone as CharacterExport).rows).toHaveLength(6);
  expect(card(alone as CharacterExport).pet).toBeNull();
});

test('a class that this house does not know keeps its dice and Stars, and has no goals to show', () => {
  const hero = finished();
  const stranger = card({ ...hero, class: { ...hero.class, id: 'of-another-house' } });
  expect(stranger.rows.slice(0, 6).map(({ goal }) => goal)).toEqual(['', '', '', '', '', '']);
  expect([stranger.rows[0].score, stranger.total]).toEqual([17, hero.stars.total]);
});

test('Stars are told by category, but for those that brought none; all that was bought is there, armour is worn', () => {
  const hero = finished();
  const { stars, total, gear, outfit, foot } = card(hero);
  expect(stars.every((line) => line.stars !== 0)).toBe(true);
  expect(stars.reduce((sum, line) => sum + line.stars, 0)).toBe(total);
  expect([...gear].sort()).toEqual(['ringmail-coif', 'ringmail-collar', 'untroubled']);
  expect([outfit.armor.length, outfit.weapons.length]).toEqual([2, 0]);
  expect([foot.includes('4'), foot.includes('3')]).toEqual([true, true]);
});

test('the score is counted category by category up to the total of the record', () => {
  const hero = finished();
  const tally = tallyOf(hero);
  let sum = 0;
  for (const line of tally) {
    sum += line.stars;
    expect([line.category, line.sum]).toEqual([line.category, sum]);
  }
  expect(tally.at(-1)?.sum).toBe(hero.stars.total);
});

test('a base game counts no Familiar and no Monster, a table of several no Gold; one who plays alone counts all', () => {
  const hero = finished();
  const counted = (game: object) =>
    tallyOf({ ...hero, game: { ...hero.game, ...game } }).map(({ category }) => category);
  const missing = (game: object) => CATEGORIES.filter((category) => !counted(game).includes(category));
  expect(missing({ mode: 'base', solitaire: false })).toEqual(
    expect.arrayContaining(['power', 'familiar-backstory', 'monster', 'gold', 'bonus']),
  );
  expect([...missing({ mode: 'full', solitaire: false })].sort()).toEqual(['bonus', 'gold']);
  expect(missing({ mode: 'full', solitaire: true })).toEqual([]);
});

test('RP-26.1 RP-26.2 the best stands first, and of equal Stars whoever has more Gold', () => {
  const heroes = {
    0: { ...OWN, rows: {}, cards: [] },
    1: { ...OWN, class: 'hexer', familiar: 'bell-heron', rows: {}, cards: [], gold: 9 },
  };
  const { places } = resultOf(viewOf(party({ phase: 'scoring', heroes } as Given).match.seen(null)));
  expect(places.map(({ place }) => place)).toEqual([1, 2]);
  expect(places[0].seat).toBe(1);
});

test('a game that was left: being made, so many Stars so far, or the round alone for whoever looks on', () => {
  const at = (game: ReturnType<typeof party>, seat: number | null) => summary(game.match.seen(seat), seat);
  expect(at(table(), 0).id).toBe('summary.setup');
  const market = party({ phase: 'market', round: 4 });
  expect(at(market, 0)).toMatchObject({ id: 'summary.stars', with: { round: 4, seats: 2 } });
  expect(at(market, null)).toEqual({ id: 'summary.round', with: { round: 4, seats: 2 } });
  expect(viewOf(market.match.seen(null)).b.heroes[0].class).not.toBe(NONE);
});
