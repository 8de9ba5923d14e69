/** Every effect of the storybook format (ledger, 5.2), at its edges. */
import { describe, expect, test } from 'vitest';
import { findCard } from '../../content';
import { house } from '../../content/house';
import { boardOf, story, told } from '../../scenarios/story.fixture';
import { CLASS_LOCKED, ZONE } from '../board';

const does = (effects: readonly object[], board: object = {}, given: object = {}, seats = 2) =>
  story('A2', { A2: { read: '.', do: [{ effects }], goto: 'A' } }, seats)
    .given({ party: 'seated', ...given } as never)
    .board({ story: { label: 'A2' }, ...board } as never);
const card = (id: string) => findCard(house, id)!;

describe('whom it concerns', () => {
  const hurt = (who: unknown, board: object = {}, given: object = {}) =>
    does([{ fatigue: { who, amount: 1 } }], board, given, 3);

  test('each, the storyteller, the exhausted, those who are not', () => {
    hurt('each').expectBoard({ fatigue: [1, 1, 1] });
    hurt('storyteller', { storyteller: 1 }).expectBoard({ fatigue: [0, 1, 0] });
    hurt('not_exhausted', { fatigue: [16, 2, 0] }).expectBoard({ fatigue: [16, 3, 1] });
    does([{ recover: { who: 'exhausted', amount: 2 } }], { fatigue: [16, 2, 16] }, {}, 3).expectBoard({
      fatigue: [14, 2, 14],
    });
  });

  test('RA-8.3: one whom the party chooses', () => {
    const game = hurt('chosen');
    game.expectQuestion('effect.fatigue').expectOptions(0, [0, 1, 2]);
    game
      .seat(1)
      .answers(2)
      .expectBoard({ fatigue: [0, 0, 1] });
  });

  test('who has the highest score; the party picks among equals', () => {
    const scores = [
      [1, 0, 0, 0, 0, 0],
      [2, 0, 0, 0, 0, 0],
      [2, 0, 0, 0, 0, 0],
    ];
    hurt({ highest: 'STR' }, {}, { scores }).expectQuestion('effect.fatigue').expectOptions(0, [1, 2]);
    hurt({ highest: 'DEX' }, {}, { scores: [scores[0], scores[1], [0, 1, 0, 0, 0, 0]] }).expectBoard({
      fatigue: [0, 0, 1],
    });
  });

  test('RA-1.5: a class colour; where nobody fits, nothing happens', () => {
    const { colour } = house.classes[boardOf(hurt('each')).classOf[1]];
    hurt({ class_color: colour }).expectBoard({ fatigue: [0, 1, 0] });
    const absent = ['R', 'K', 'G', 'B', 'W', 'P'].find(
      (one) => !boardOf(hurt('each')).classOf.some((place) => house.classes[place].colour === one),
    );
    hurt({ class_color: absent })
      .expectBoard({ fatigue: [0, 0, 0] })
      .expectQuestion('story.choose');
  });
});

describe('stamina', () => {
  test('RA-26.4: half is rounded down and at least 1; all is all', () => {
    does([{ recover: { who: 'each', amount: 'half' } }], { fatigue: [7, 1] }).expectBoard({ fatigue: [4, 0] });
    does([{ recover: { who: 'each', amount: 'all' } }], { fatigue: [16, 0] }).expectBoard({ fatigue: [0, 0] });
  });

  test('RA-37.8, RA-37.9: rows of the owner’s choice, or the named one', () => {
    const rows = [
      [2, 1, 0, 0, 0, 0],
      [0, 0, 1, 0, 0, 0],
    ];
    const game = does([{ row_loss: { who: 'each', amount: 1 } }], {}, { rows });
    game.expectQuestion('rows.lose', 0).expectOptions(0, [0, 1]);
    game.seat(0).answers(1).expectQuestion('story.choose'); // the other has one row only
    expect(boardOf(game).rows).toEqual([2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
    const gain = does([{ row_gain: { who: 'storyteller', amount: 1 } }], {}, { rows });
    gain.expectQuestion('rows.gain', 0).expectOptions(0, [0, 1, 2, 3, 4, 5]);
  });

  test('class cards are turned; a locked one stays down whatever is said', () => {
    does([{ class_used: { who: 'each' } }], { classState: [0, CLASS_LOCKED] }).expectBoard({
      classState: [1, CLASS_LOCKED],
    });
    does([{ class_ready: { who: 'each' } }], { classState: [1, CLASS_LOCKED] }).expectBoard({
      classState: [0, CLASS_LOCKED],
    });
    does([{ class_lock: { who: 'each' } }], { classState: [0, 1] }).expectBoard({
      classState: [CLASS_LOCKED, CLASS_LOCKED],
    });
  });

  test('spent cards come back, and bonus tokens, as many as there are', () => {
    const game = does([{ unspend: { who: 'storyteller' } }], {}, { spent: [['longsword'], ['grudge-axe']] });
    expect([boardOf(game).cardZone[card('longsword')], boardOf(game).cardZone[card('grudge-axe')]]).toEqual([
      ZONE.hand,
      ZONE.spent,
    ]);
    does([{ bonus_back: 2 }], { bonusLimit: 3, bonusTokens: 0, tokensSpent: [1, 2] }).expectBoard({
      bonusTokens: 2,
      tokensSpent: [0, 1],
    });
    does([{ bonus_back: 9 }], { bonusTokens: 0, tokensSpent: [0, 1] }).expectBoard({
      bonusTokens: 1,
      tokensSpent: [0, 0],
    });
  });

  test('RA-35.3: boxes of the rest track are marked and freed, never the permanent one; no card is returned', () => {
    does([{ rest_track: { mark: 2 } }], { restMarks: 3 }, { hands: [['longsword']] })
      .expectBoard({ restMarks: 4 })
      .expectQuestion('story.choose');
    does([{ rest_track: { erase: 1 } }], { restMarks: 3 }).expectBoard({ restMarks: 2 });
    does([{ rest_track: { erase: 'all' } }], { restMarks: 3, legendary: 1 }).expectBoard({ restMarks: 1 });
  });
});

describe('for good', () => {
  test('health, with a floor where it is said', () => {
    does([{ health: { who: 'each', delta: 1 } }]).expectBoard({ health: [17, 17] });
    does([{ health: { who: 'each', delta: -3, min: 15 } }], { health: [16, 14] }).expectBoard({ health: [15, 14] });
  });

  test('RA-27.9: scores within the limit unless the book says otherwise, never below 0; the owner picks', () => {
    const scores = [
      [3, 3, 3, 3, 3, 2],
      [0, 1, 0, 0, 0, 0],
    ];
    const raised = does([{ attribute: { who: 'storyteller', delta: 2 } }], {}, { scores });
    raised.expectQuestion('story.choose'); // one candidate, then none
    expect(boardOf(raised).scores[5]).toBe(3);
    const lowered = does([{ attribute: { who: 'each', delta: -1, attr: 'DEX' } }], {}, { scores });
    expect([boardOf(lowered).scores[1], boardOf(lowered).scores[7]]).toEqual([2, 0]);
    const own = does([{ attribute: { who: 'each', delta: -1 } }], {}, { scores });
    own.expectQuestion('score.lower', 0);
  });

  test('titles are given back, and that is remembered', () => {
    does([{ title_return: 3 }, { title_return: 8 }], { titles: [3, 4] }).expectBoard({ titles: [4], returned: [3] });
  });
});

describe('cards', () => {
  test('RA-34.2: D28: the party picks the player, the owner the card; a filter narrows it', () => {
    const given = { hands: [['longsword', 'soot-cat'], ['grudge-axe']], spent: [[], ['tempt-fate']] };
    const game = does([{ card_return: { who: 'chosen', count: 1 } }], {}, given);
    game.expectQuestion('card.giver').expectOptions(0, [0, 1]);
    game
      .seat(0)
      .answers(1)
      .expectQuestion('card.return', 1)
      .expectOptions(1, [card('grudge-axe'), card('tempt-fate')]);
    const familiar = does([{ card_return: { who: 'chosen', count: 1, filter: { deck: 'familiar' } } }], {}, given);
    familiar.expectQuestion('story.choose'); // one player, one card
    expect([boardOf(familiar).cardOwner[card('soot-cat')], boardOf(familiar).dieAt[36]]).toEqual([-1, 0]);
    does([{ card_return: { who: 'chosen', count: 1, filter: { cost: { min: 99 } } } }], {}, given).expectQuestion(
      'story.choose',
    );
  });

  test('RA-34.1: a familiar brings its die', () => {
    const game = does([{ card_gain: { deck: 'familiar', pick: 'named', name: 'Soot Cat', who: 'storyteller' } }]);
    expect([boardOf(game).cardOwner[card('soot-cat')], boardOf(game).dieAt[36]]).toEqual([0, 1]);
  });

  test('RA-8.3: the card is seen before its receiver is chosen', () => {
    const game = does([{ card_gain: { deck: 'armor', pick: 'random', who: 'chosen' } }]).random('deck.armor', [4]);
    game.expectQuestion('card.receiver');
    const place = house.cards.findIndex(({ deck }) => deck === 'armor') + 4;
    expect(game.match.pending.asks[0].about).toEqual({ card: place });
  });
});

describe('the map', () => {
  test('XP lies on a place, is added to, taken in part, moved; tokens step along a route', () => {
    const lying = (effects: object[]) => boardOf(does(effects, {}, { lying: { B: 2 } })).map;
    expect(lying([{ token: { place: 'xp', at: 'B', count: 3 } }]).xp).toEqual({ B: 5 });
    expect(lying([{ token: { remove: 'xp', at: 'B', count: 1 } }]).xp).toEqual({ B: 1 });
    expect(lying([{ token: { remove: 'xp' } }]).xp).toEqual({});
    expect(lying([{ token: { move: 'xp', at: 'B', to: 'C' } }]).xp).toEqual({ C: 2 });
    const route = ['A', 'B', 'C'];
    const step = { token: { step: 'sentry', route } };
    expect(lying([{ token: { place: 'sentry', at: 'B' } }, step]).tokens).toEqual(['sentry@C']);
    expect(lying([{ token: { place: 'sentry', at: 'C' } }, step]).tokens).toEqual(['sentry@A']);
    expect(lying([step]).tokens).toEqual([]); // not on the route
    expect(lying([{ token: { remove: 'event2', at: 'B' } }]).tokens).toEqual([]);
  });

  test('RA-6.5: all XP of this place is collected, that of others stays', () => {
    const game = does([{ collect: 'xp' }, { collect: 'xp' }], {}, { lying: { A: 3, B: 1 } });
    game.expectBoard({ xp: 3 });
    expect(boardOf(game).map.xp).toEqual({ B: 1 });
  });
});

test('RA-5.4: keywords are told when they are recorded and erased', () => {
  const game = does([{ record: 'K' }, { record: 'K' }, { erase: 'K' }, { erase: 'L' }]);
  expect([told(game, 'keyword.recorded').length, told(game, 'keyword.erased').length]).toEqual([1, 1]);
});
