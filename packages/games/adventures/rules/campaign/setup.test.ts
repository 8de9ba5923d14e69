/** RA-4: what is done before every adventure. */
import { Match, type Plain, why } from '@tabard/kernel';
import { describe, expect, test } from 'vitest';
import { bookAfter, campaignOf, goOn } from '../../scenarios/campaign.fixture';
import { boardOf, bookGame, labels, shelfGame, story, told } from '../../scenarios/story.fixture';
import type { Adventures } from '../board';

const SETUP = {
  read: 'Before.',
  party: 'B',
  encounters: { numbers: [1, 2], spaces: ['e1', 'e2'], place: 'fixed' },
  tokens: [
    { kind: 'xp', at: 'B', count: 2 },
    { kind: 'xp', at: 'C' },
    { kind: 'sentry', at: 'C' },
  ],
  do: [{ if: { legendary: true }, effects: [{ gain: { gold: 1 } }] }],
  begin: 'START',
};
const ENTRIES = { START: { read: 'Begin.', goto: 'B' } };
const tome = { 'ADV1-1': { read: '.', resume: 'path' }, 'ADV1-2': { read: '.', resume: 'path' } };
const fresh = (board = {}, seats = 2, setup: object = SETUP) =>
  story('START', ENTRIES, seats, { setup, tome }).board({ stage: 'setup', ...board });

describe('setting up an adventure', () => {
  test('RA-4.8, RA-4.9, RA-R28: map, marker, tokens, XP, encounters; then the opening text; the start is explored', () => {
    const game = fresh();
    game.seat(0).answers(0);
    const { map, spaces, encounterNumbers } = boardOf(game);
    expect(map).toMatchObject({ at: 'B', explored: ['B'], tokens: ['sentry@C'], xp: { B: 2, C: 1 }, encounter: null });
    expect([spaces, encounterNumbers]).toEqual([
      ['e1', 'e2'],
      [1, 2],
    ]);
    expect(told(game, 'text.read').map(({ texts }) => texts)).toEqual([
      ['ADV1.setup.read'],
      ['ADV1.START.read'],
      ['ADV1.B.read'],
    ]);
    expect(labels(game)).toEqual(['START', 'B']);
    expect(told(game, 'arrives')).toEqual([]); // RA-R29: out of the opening text it is no arrival
  });

  test('RA-6.6, RA-4.8: the book’s own lines are resolved last', () => {
    fresh({ legendary: 1, restMarks: 1 }).seat(0).answers(0).expectBoard({ gold: 1 });
    fresh().seat(0).answers(0).expectBoard({ gold: 0 });
  });

  test('RA-R30: shuffled tokens lie at random, with fewer numbers some spaces stay empty', () => {
    const encounters = { numbers: [2], spaces: ['e1', 'e2'], place: 'shuffle' };
    const game = fresh({}, 1, { ...SETUP, encounters });
    game.expectQuestion('story.choose');
    const { spaces, encounterNumbers } = boardOf(game);
    expect([spaces.length, encounterNumbers]).toEqual([1, [2]]);
    const [, numbers] = game.match.journal.flatMap((entry) =>
      entry.kind === 'random' ? [entry.label, entry.values] : [],
    );
    expect(numbers).toHaveLength(2);
  });

  test('RA-4.6, RA-R10: in the first adventure any seat, the first suggested first; afterwards the one on the left', () => {
    fresh({}, 3).expectQuestion('setup.storyteller').expectOptions(0, [0, 1, 2]);
    const next = fresh({ completed: 1, storyteller: 1 }, 3);
    expect(next.match.pending.asks[0].options).toEqual(['2', '0', '1']);
    next.seat(0).answers('1').expectBoard({ storyteller: 1 });
  });

  test('RA-4.7, RA-R11, E11: the tome keeper sits on the storyteller’s right; alone one is both', () => {
    const game = fresh({}, 4);
    game.seat(0).answers('0');
    expect(told(game, 'storyteller.named')).toMatchObject([{ seat: 0, keeper: 3 }]);
    const alone = fresh({}, 1);
    expect(told(alone, 'entry.opened')).toMatchObject([{ reader: 0 }, { reader: 0 }]);
  });

  test('RA-4.4, RA-R12, RA-R14, RA-2.10: tokens and rows are full, whatever the scores have become', () => {
    const game = fresh({ bonusLimit: 3, bonusTokens: 0, completed: 2 }, 2).given({
      scores: [[3, 1, 0, 0, 0, 2]],
      rows: [[0, 9, 0, 0, 0, 0]],
    });
    game.seat(0).answers('0').expectBoard({ bonusTokens: 3 });
    expect(boardOf(game).rows.slice(0, 6)).toEqual([3, 1, 0, 0, 0, 2]);
  });

  test('RA-4.1, RA-4.2, RA-4.3: what is not revealed is in no view, and no deck has an order', () => {
    const game = fresh();
    game.seat(0).answers(0);
    game.expectView(0, { encounterNumbers: [-1, -1], titles: [], items: [] });
    expect(boardOf(game).map.mapCards).toEqual([]);
  });
});

describe('which adventure', () => {
  const bookOf = (match: Match) => match.game.content.books[(match.board as Adventures).book].number;

  test('RA-4.5, RA-31.1, RA-31.2: the first unmarked box of the track, none skipped', () => {
    const game = shelfGame([1, 2, 3]);
    expect(bookOf(Match.start(game, { seats: 1, seed: 's' }))).toBe(1);
    const brought = { campaign: campaignOf(1, { completed: 1 }) } as unknown as Plain;
    expect(bookOf(Match.start(game, { seats: 1, seed: 's', brought }))).toBe(2);
  });

  test('RA-4.10, RA-31.1: another book is not opened, nor one that nobody wrote', () => {
    expect(() => goOn(campaignOf(1, { completed: 2 }), 1, {}, bookGame())).toThrow('adventure 3 is not written yet');
    const brought = { campaign: campaignOf(1, { completed: 2 }) } as unknown as Plain;
    expect(bookGame().unwelcome!(brought, { book: 'next' }, 1)).toEqual(
      why('RA-31.2', { ban: 'unwritten', number: 3 }),
    );
    expect(bookAfter(campaignOf(1, { completed: 2 })).unwelcome!(brought, { book: 'next' }, 1)).toBeNull();
    expect(() => goOn(campaignOf(1, { completed: 11 }), 1, {}, bookGame())).toThrow('has come to its end');
  });

  test('RA-R13, E51: gold, XP and favour are as they were saved, and a raised score fills its row', () => {
    const save = campaignOf(1, { gold: 4, xp: 6, favor: [1, 5, 9], titles: [1, 9] });
    save.characters[0].scores = [3, 1, 2, 0, 1, 1];
    const b = goOn(save, 1).board as Adventures;
    expect([b.gold, b.xp, b.favor, b.titles, b.rows]).toEqual([4, 6, [1, 5, 9], [1, 9], [3, 1, 2, 0, 1, 1]]);
    expect([b.bonusTokens, b.fatigue, b.restMarks]).toEqual([2, [0], 0]);
  });

  test('RA-31.3, RA-R95: the sidequest any time after the first adventure, the eleventh included, and once', () => {
    const side = bookGame({}, { adventure: { id: 'SIDE', number: 12, kind: 'sidequest', title: '.', version: 1 } });
    const options = { book: 'sidequest' };
    const start = (save: object) =>
      Match.start(side, { seats: 1, seed: 's', options, brought: { campaign: save } as unknown as Plain });
    expect(() => start(campaignOf(1, { completed: 0 }))).toThrow('RA-31.3');
    for (const completed of [1, 11]) expect(bookOf(start(campaignOf(1, { completed })))).toBe(12);
    expect(() => start(campaignOf(1, { sidequest: true }))).toThrow('RA-R95');
    const ended = campaignOf(1, { completed: 11, ending: 'ADV11.x' });
    expect(bookOf(start(ended))).toBe(12);
    expect(() => start({ ...ended, completed: 10 })).toThrow('has come to its end'); // by a death (RA-R86)
    expect(() => start({ ...ended, sidequest: true })).toThrow('RA-R95');
    expect(() => goOn(ended, 1, {}, bookGame())).toThrow('has come to its end');
  });
});
