import { type Match, quickStream, type TableOptions } from '@tabard/kernel';
import { randomMove, type Scenario } from '@tabard/testkit';
import { describe, expect, test } from 'vitest';
import { boardOf, offered, question, table, told } from '../../scenarios/table.fixture';
import { SEATS } from '../board';
import { type Card, cardName, cardNamed, FULL_PACK, HEALTH, NONE, SUITS, suitOf, valueOfCard } from '../cards/cards';

const SNAKE = [0, 1, 2, 3, 3, 2, 1, 0, 0, 1, 2, 3, 3, 2, 1, 0];
const ON = 'on';

/** By seat, the values of the four stats. */
const stats = (game: Scenario): number[][] => boardOf(game).party.map(({ stat }) => stat.map(valueOfCard));
const statCards = (game: Scenario): Card[] => boardOf(game).party.flatMap(({ stat }) => stat);
const names = (values: readonly number[]): string[] =>
  FULL_PACK.filter((card) => values.includes(valueOfCard(card))).map(cardName);

/** Answers whatever the set-up asks about stats, by a hand that knows no rule. */
function dealt(options: TableOptions, seed = '1'): Scenario {
  const game = table(options).seed(seed);
  playUntil(game.match, (asked) => !STAT_QUESTIONS.includes(asked), seed);
  return game;
}
const STAT_QUESTIONS = ['hero', 'apprentice', 'mentor', 'ace', 'stat', 'redraw', 'keep'].map((name) => `setup.${name}`);

function playUntil(match: Match, isOver: (question: string) => boolean, seed: string): void {
  const whims = quickStream(Number(seed));
  while (!isOver(match.pending.asks[0]?.question ?? '')) {
    const { seat, key } = randomMove(match, whims);
    match.answer(seat, key);
  }
}

/** PR-3.2, and the deck has the rest: 13 of each suit in all. */
function expectEveryCardOnce(game: Scenario): void {
  const { party, statDeck } = boardOf(game);
  for (const { stat } of party) expect(stat.map(suitOf)).toEqual([...SUITS]);
  expect([...statCards(game), ...statDeck].sort((x, y) => x - y)).toEqual([...FULL_PACK]);
}

describe('the draft', () => {
  test('PR-R62 seat 1 to 4 and back, one card per pick', () => {
    const game = table();
    const whims = quickStream(5);
    const order: number[] = [];
    while (question(game) === 'setup.stat') {
      const move = randomMove(game.match, whims);
      order.push(move.seat);
      game.seat(move.seat).answers(move.key);
    }
    // A pick with one card left is made without asking.
    expect(order.length).toBeGreaterThan(9);
    expect(told(game, 'stat.taken').map(({ seat }) => seat)).toEqual(SNAKE);
    expect(SNAKE.join('')).toContain(order.slice(0, 8).join(''));
  });

  test('PR-R62 PR-26.2 only cards nobody has, of suits the character still lacks', () => {
    const game = table();
    game.expectQuestion('setup.stat', 0);
    game.expectOptions(0, names([6, 7, 8, 9]));
    game.seat(0).answers('9♥');
    game.expectOptions(
      1,
      names([6, 7, 8, 9]).filter((name) => name !== '9♥'),
    );
    game.seat(1).answers('9♦');
    game.seat(2).answers('9♠');
    game.seat(3).answers('9♣', '8♥');
    game.seat(2).answers('8♣');
    game.seat(1).answers('8♠');
    game.expectOptions(0, ['6♦', '7♦', '8♦', '6♠', '7♠', '6♣', '7♣']);
    game.seat(0).refuses('7♥');
  });

  test('PR-26.5 any split is allowed: one character may have all the nines', () => {
    const game = table();
    const picks: { [seat: number]: string[] } = { 0: ['9♥', '9♦', '9♠', '9♣'] };
    while (question(game) === 'setup.stat') {
      const { seat, options } = game.match.pending.asks[0];
      game.seat(seat).answers(picks[seat]?.shift() ?? options.find((key) => !key.startsWith('9')) ?? options[0]);
    }
    expect(stats(game)[0]).toEqual([9, 9, 9, 9]);
    expectEveryCardOnce(game);
  });

  test.each(['1', '2', '3', '4', '5', '6', '7', '8'])('PR-R62 it never gets stuck (hands of chance %s)', (seed) => {
    const game = dealt({ split: 'draft' }, seed);
    expectEveryCardOnce(game);
  });
});

test('PR-3.2 every character has exactly one stat card of each suit, whatever the mode', () => {
  for (const mode of ['normal', 'easy', 'insane', 'random', 'less-random']) {
    for (const { stat } of boardOf(dealt({ stats: mode })).party) expect(stat.map(suitOf)).toEqual([...SUITS]);
  }
});

describe('base modes', () => {
  test.each([
    ['PR-26.2 Normal', 'normal', [6, 7, 8, 9]],
    ['PR-26.3 Easy', 'easy', [11, 12, 13, 14]],
    ['PR-26.4 Insane', 'insane', [2, 3, 4, 5]],
  ])('%s: one card of each suit from its four ranks', (_, mode, ranks) => {
    for (const split of ['draft', 'equal', 'auto']) {
      const game = dealt({ stats: mode, split });
      expect(new Set(stats(game).flat())).toEqual(new Set(ranks));
      expectEveryCardOnce(game);
    }
  });

  test('PR-26.6 four characters use up exactly all sixteen cards', () => {
    for (const [mode, ranks] of [
      ['normal', [6, 7, 8, 9]],
      ['easy', [11, 12, 13, 14]],
      ['insane', [2, 3, 4, 5]],
    ] as const) {
      const taken = statCards(dealt({ stats: mode }))
        .map(cardName)
        .sort();
      expect(taken).toEqual(names(ranks).sort());
    }
  });

  test('PR-26.7 Random: the top card of each suit deck, in seat order, nobody is asked', () => {
    const order = FULL_PACK.slice().reverse(); // on top of each suit lies the 2, then the 3, and so on
    const game = table({ stats: 'random' }).random('stats', order);
    expect(stats(game)).toEqual([
      [2, 2, 2, 2],
      [3, 3, 3, 3],
      [4, 4, 4, 4],
      [5, 5, 5, 5],
    ]);
    expect(game.match.answers).toBe(0);
    expectEveryCardOnce(game);
  });

  test('PR-26.7 all thirteen ranks may come', () => {
    const seen = new Set(
      Array.from({ length: 12 }, (_, i) => stats(dealt({ stats: 'random' }, String(i + 1)))).flat(2),
    );
    expect(seen.size).toBe(13);
  });
});

describe('Less Random', () => {
  /** Seats have 5, 6, 7, 8 of every suit; the next card of every suit is `next`. */
  const lessRandom = (next: number) => {
    const ranks = [5, 6, 7, 8, next];
    const rest = [2, 3, 4, 9, 10, 11, 12, 13, 14].filter((value) => value !== next);
    const order = SUITS.flatMap((suit) => [...ranks, ...rest].map((value) => suit * 13 + value - 2).reverse());
    return table({ stats: 'less-random' }).random('stats', order);
  };

  test('PR-26.8 after all have drawn each may redraw one stat or none, in seat order', () => {
    const game = lessRandom(11);
    for (const seat of SEATS) {
      game.expectQuestion('setup.redraw', seat);
      game.expectOptions(seat, ['none', '0', '1', '2', '3']);
      game.seat(seat).answers('none');
    }
    expect(stats(game)).toEqual([5, 6, 7, 8].map((value) => [value, value, value, value]));
    expectEveryCardOnce(game);
  });

  test('PR-26.8 a higher card must be taken; the first goes back and the deck is shuffled', () => {
    const game = lessRandom(11);
    game.seat(0).answers(2);
    game.expectQuestion('setup.redraw', 1); // one redraw each, and no choice between the cards
    expect(stats(game)[0]).toEqual([5, 5, 11, 5]);
    expect(boardOf(game).statDeck).toContain(cardNamed('5♠'));
    expect(game.match.journal.filter((entry) => entry.kind === 'random' && entry.label === 'stats')).toHaveLength(2);
    game.expectEvents([
      { type: 'stat.redrawn', seat: 0, first: cardNamed('5♠'), second: cardNamed('J♠'), kept: cardNamed('J♠') },
    ]);
    expectEveryCardOnce(game);
  });

  test.each([
    ['the first', '5♠', 5],
    ['the new one', '4♠', 4],
  ])('PR-26.8 if the new card is lower, %s may be kept', (_, kept, value) => {
    const game = lessRandom(4);
    game.seat(0).answers(2);
    game.expectQuestion('setup.keep', 0);
    game.expectOptions(0, ['5♠', '4♠']);
    game.expectView(null, { party: { 0: { laid: { 2: cardNamed('4♠') } } } }); // everyone sees it
    game.seat(0).answers(kept);
    expect(stats(game)[0]).toEqual([5, 5, value, 5]);
    expect(boardOf(game).party[0].laid).toEqual([NONE, NONE, NONE, NONE]);
    expectEveryCardOnce(game);
  });

  test('PR-26.8 HP follow the Health card that is kept', () => {
    const game = lessRandom(11);
    game.seat(0).answers(0);
    for (const seat of [1, 2, 3]) game.seat(seat).answers('none');
    expect(boardOf(game).party.map(({ hp }) => hp)).toEqual([11, 6, 7, 8]);
  });

  test('PR-26.8 PR-26.9 whoever has its stats from an overlay redraws none of them', () => {
    const game = table({ stats: 'less-random', apprentice: ON, 'our-hero': ON });
    game.seat(0).answers(1, 0, 2); // hero, apprentice, mentor
    game.expectQuestion('setup.redraw', 2);
    game.seat(2).answers('none');
    game.expectQuestion('setup.redraw', 3);
  });

  test('PR-26.8 PR-26.12 PR-26.13 the one Ace and the one 2 of the overlays are not redrawn', () => {
    const game = table({ stats: 'less-random', 'ace-team': ON, 'band-of-fools': ON });
    for (const [seat, ace] of ['A♥', 'A♦', 'A♠', 'A♣'].entries()) if (seat < 3) game.seat(seat).answers(ace);
    game.seat(0).answers('2♦');
    game.seat(1).answers('2♥');
    game.expectQuestion('setup.redraw', 0);
    game.refuses(0, 0, 'PR-26.12');
    game.refuses(0, 1, 'PR-26.13');
    game.expectOptions(0, ['none', '2', '3']);
  });
});

describe('the split', () => {
  test('PR-R62 equal: each character holds the four different ranks', () => {
    for (const seed of ['1', '2', '3', '4', '5']) {
      const game = dealt({ split: 'equal' }, seed);
      for (const values of stats(game)) expect(new Set(values).size).toBe(4);
      expectEveryCardOnce(game);
    }
  });

  test('PR-R62 equal: only picks that leave a complete solution are offered', () => {
    const game = table({ split: 'equal' });
    game.seat(0).answers('9♥');
    game.seat(1).answers('8♥');
    game.seat(2).answers('7♥');
    game.seat(3).answers('9♦'); // so this one gets the 6 of hearts
    game.refuses(3, '9♠', 'PR-R62');
    game.refuses(3, '6♠', 'PR-R62');
    game.expectOptions(3, ['6♥', '7♠', '8♠', '7♣', '8♣']);
  });

  test('PR-R62 the draft does not mind equal ranks', () => {
    const game = table({ split: 'draft' });
    game.seat(0).answers('9♥');
    game.seat(1).answers('8♥');
    game.seat(2).answers('7♥');
    game.seat(3).answers('9♦');
    game.expectOffers(3, ['9♠', '6♠']);
  });

  test.each([
    ['normal', 5],
    ['easy', 10],
    ['insane', 1],
  ])('PR-R62 auto, %s: the fixed Latin square, and nobody is asked', (mode, below) => {
    const game = table({ split: 'auto', stats: mode });
    const ranks = [
      [4, 3, 1, 2],
      [2, 1, 3, 4],
      [1, 2, 4, 3],
      [3, 4, 2, 1],
    ];
    expect(stats(game)).toEqual(ranks.map((row) => row.map((rank) => rank + below)));
    expect(question(game)).toBe('setup.buff');
    expectEveryCardOnce(game);
  });

  test('PR-R62 auto: overlays take their cards first, the others have what the square says', () => {
    const game = table({ split: 'auto', 'our-hero': ON });
    game.seat(2).answers(1);
    expect(stats(game)).toEqual([
      [9, 8, 6, 7],
      [14, 14, 14, 14],
      [6, 7, 9, 8],
      [8, 9, 7, 6],
    ]);
    expectEveryCardOnce(game);
  });

  test('PR-R62 auto: who finds its card taken gets the nearest one left', () => {
    const easy = table({ split: 'auto', stats: 'easy', 'our-hero': ON });
    easy.seat(0).answers(0); // would have had A♥ K♦ J♠ Q♣: others get the last three for their Aces
    expect(stats(easy)).toEqual([
      [14, 14, 14, 14],
      [12, 11, 13, 12],
      [11, 12, 11, 13],
      [13, 13, 12, 11],
    ]);
    const insane = table({ split: 'auto', stats: 'insane', apprentice: ON });
    insane.seat(0).answers(3, 0); // would have had 4♥ 5♦ 3♠ 2♣
    expect(stats(insane)).toEqual([
      [5, 4, 3, 3],
      [3, 5, 4, 5],
      [4, 3, 5, 4],
      [2, 2, 2, 2],
    ]);
    for (const game of [easy, insane]) expectEveryCardOnce(game);
  });
});

describe('overlays', () => {
  test('PR-26.9 Apprentice: one character takes the four 2s, the others a base mode; the party says who', () => {
    const game = table({ apprentice: ON, split: 'auto' });
    game.expectQuestion('setup.apprentice');
    for (const seat of SEATS) game.expectOptions(seat, [0, 1, 2, 3]);
    game.seat(3).answers(1); // whoever answers, answers for all
    game.expectQuestion('setup.mentor');
    game.expectOptions(0, [0, 2, 3]);
    game.seat(0).answers(2);
    expect(stats(game)[1]).toEqual([2, 2, 2, 2]);
    expect(
      stats(game)
        .flat()
        .filter((value) => value === 2),
    ).toHaveLength(4);
    expect(boardOf(game)).toMatchObject({ apprentice: 1, mentor: 2, party: { 1: { hp: 2 } } });
    game.expectEvents([{ type: 'apprentice.chosen', seat: 1, mentor: 2 }]);
    expectEveryCardOnce(game);
  });

  test('PR-26.11 Our Hero: one character takes the four Aces, the others a base mode', () => {
    const game = table({ 'our-hero': ON });
    game.expectQuestion('setup.hero');
    game.seat(0).answers(3);
    expect(stats(game)[3]).toEqual([14, 14, 14, 14]);
    expect(boardOf(game)).toMatchObject({ hero: 3, apprentice: NONE });
    game.expectEvents([{ type: 'hero.chosen', seat: 3 }]);
    game.expectQuestion('setup.stat', 0);
    game.expectOptions(0, names([6, 7, 8, 9]));
  });

  test('PR-26.11 the hero takes no part in the draft, and four cards are left over', () => {
    const game = dealt({ 'our-hero': ON });
    const { hero, statDeck } = boardOf(game);
    const picks = told(game, 'stat.taken')
      .slice(4)
      .map(({ seat }) => seat);
    expect(picks).toEqual(SNAKE.filter((seat) => seat !== hero));
    expect(
      statDeck
        .filter((card) => valueOfCard(card) >= 6 && valueOfCard(card) <= 9)
        .map(suitOf)
        .sort(),
    ).toEqual([...SUITS]);
    expectEveryCardOnce(game);
  });

  test('PR-26.12 PR-26.15 The Ace Team: in seat order each picks a suit whose Ace is still there', () => {
    const game = table({ 'ace-team': ON });
    game.expectQuestion('setup.ace', 0);
    game.expectOptions(0, ['A♥', 'A♦', 'A♠', 'A♣']);
    game.seat(0).answers('A♠');
    game.expectOptions(1, ['A♥', 'A♦', 'A♣']);
    game.seat(1).answers('A♥');
    game.expectOptions(2, ['A♦', 'A♣']);
    game.seat(2).answers('A♣'); // the last one has no choice
    expect(boardOf(game).party.map(({ stat }) => stat.map((card) => (card === NONE ? 0 : valueOfCard(card))))).toEqual([
      [0, 0, 14, 0],
      [14, 0, 0, 0],
      [0, 0, 0, 14],
      [0, 14, 0, 0],
    ]);
    game.expectQuestion('setup.stat', 0);
    game.expectOptions(
      0,
      names([6, 7, 8, 9]).filter((name) => !name.endsWith('♠')),
    ); // the other three from the base
  });

  test('PR-26.13 The Band of Fools: the same with the 2s', () => {
    const game = dealt({ 'band-of-fools': ON });
    for (const values of stats(game)) expect(values.filter((value) => value === 2)).toHaveLength(1);
    expect(
      statCards(game)
        .filter((card) => valueOfCard(card) === 2)
        .map(suitOf)
        .sort(),
    ).toEqual([...SUITS]);
    expect(
      told(game, 'stat.taken')
        .slice(0, 4)
        .map(({ seat }) => seat),
    ).toEqual([...SEATS]);
    expectEveryCardOnce(game);
  });

  test('PR-26.15 an Ace and a 2 each: nobody is left with the 2 of its own Ace', () => {
    const game = table({ 'ace-team': ON, 'band-of-fools': ON });
    game.seat(0).answers('A♥');
    game.seat(1).answers('A♦');
    game.seat(2).answers('A♠'); // so the last one has A♣
    game.expectOptions(0, ['2♦', '2♠', '2♣']);
    game.seat(0).answers('2♦');
    game.expectOptions(1, ['2♥', '2♠', '2♣']);
    game.seat(1).answers('2♥');
    game.expectQuestion('setup.stat', 0); // 2♣ for the third, 2♠ for the fourth: nothing else would do
    expect(boardOf(game).party.map(({ stat }) => stat.map((card) => (card === NONE ? 0 : valueOfCard(card))))).toEqual([
      [14, 2, 0, 0],
      [2, 14, 0, 0],
      [0, 0, 14, 2],
      [0, 0, 2, 14],
    ]);
  });

  test('PR-26.15 Our Hero with The Band of Fools: the hero keeps four Aces and takes no 2', () => {
    const game = table({ 'our-hero': ON, 'band-of-fools': ON });
    game.seat(0).answers(0);
    game.expectQuestion('setup.ace', 1);
    game.expectOptions(1, ['2♥', '2♦', '2♠', '2♣']);
    game.seat(1).answers('2♥');
    game.seat(2).answers('2♦');
    game.seat(3).answers('2♠');
    expect(boardOf(game).party[0].stat.map(valueOfCard)).toEqual([14, 14, 14, 14]);
    game.expectQuestion('setup.stat', 1);
  });

  test('PR-26.15 Apprentice with The Ace Team: the apprentice keeps four 2s and takes no Ace', () => {
    const game = table({ apprentice: ON, 'ace-team': ON });
    game.seat(0).answers(0, 1);
    game.expectQuestion('setup.ace', 1);
    game.seat(1).answers('A♥');
    game.seat(2).answers('A♦');
    game.seat(3).answers('A♣');
    expect(boardOf(game).party[0].stat.map(valueOfCard)).toEqual([2, 2, 2, 2]);
    game.expectQuestion('setup.stat', 1);
  });

  test('PR-26.14 PR-26.9 PR-26.11 hero and apprentice are two', () => {
    const game = table({ apprentice: ON, 'our-hero': ON });
    game.seat(0).answers(2);
    game.expectQuestion('setup.apprentice');
    game.expectOptions(0, [0, 1, 3]);
    game.seat(0).answers(0);
    game.expectOptions(0, [1, 2, 3]); // the hero may be the mentor
  });

  const OVERLAYS = ['apprentice', 'our-hero', 'ace-team', 'band-of-fools'];
  const SETS = [
    ...OVERLAYS.map((one) => [one]),
    ['apprentice', 'our-hero'],
    ['apprentice', 'ace-team'],
    ['our-hero', 'band-of-fools'],
    ['ace-team', 'band-of-fools'],
  ];
  const MODES = ['normal', 'easy', 'insane', 'random', 'less-random'];

  test.each(SETS.flatMap((set) => MODES.map((mode) => [set.join(' and '), mode, set] as const)))(
    'PR-26.14 PR-R62 %s over %s: every card once, whichever way they are split',
    (_, mode, set) => {
      for (const split of ['draft', 'equal', 'auto']) {
        for (const seed of ['1', '2']) {
          const game = dealt({ stats: mode, split, ...Object.fromEntries(set.map((one) => [one, ON])) }, seed);
          expectEveryCardOnce(game);
          const { party, hero, apprentice } = boardOf(game);
          for (const seat of SEATS) {
            const values = party[seat].stat.map(valueOfCard);
            expect(party[seat].hp).toBe(values[HEALTH]);
            if (seat === hero) expect(values).toEqual([14, 14, 14, 14]);
            else if (seat === apprentice) expect(values).toEqual([2, 2, 2, 2]);
            else if (split === 'equal' && !mode.includes('random')) {
              expect(new Set(values).size).toBeGreaterThanOrEqual(3);
            }
          }
        }
      }
    },
  );
});

test('PR-4.3 the draft can be left and found again at every pick', () => {
  const game = table();
  game.seat(0).answers('9♥');
  game.seat(1).answers('9♦');
  const twin = game.match.rewind(1);
  expect(twin.pending.asks.map(({ seat }) => seat)).toEqual([1]);
  expect(twin.pending.asks[0].options).toEqual(offered(table().seed('1'), 0).filter((name) => name !== '9♥'));
});
