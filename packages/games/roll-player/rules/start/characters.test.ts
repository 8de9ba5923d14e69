import { describe, expect, test } from 'vitest';
import { builtIn } from '../../content';
import {
  boardOf,
  choices,
  classCard,
  drawn,
  heroOf,
  laidOut,
  newGame,
  offered,
  playTo,
  question,
  rowWords,
  says,
  type Table,
  table,
  told,
} from '../../scenarios/table.fixture';
import { NONE, type RollPlayer } from '../board';
import { DICE } from '../sheet/dice';
import { inMode } from './setup';

/** The start rolls, in the order in which the seats roll: a die from the bag each, and how it falls. */
const startRolls = (...values: readonly number[]): number[][] => values.flatMap((value) => [[0], [value - 1]]);
/** Seat `start` wins the first start roll. */
const startingAt = (start: number, options: Table = {}) => {
  const { seats = 2 } = options;
  const values = Array.from({ length: seats }, (_, seat) => (seat === start ? 6 : 1));
  return table(options).random('start', startRolls(...values));
};
const asked = (game: ReturnType<typeof table>): (number | string)[] => game.match.pending.asks.map(({ seat }) => seat);

describe('the Start Player', () => {
  test('RP-3.11, RP-R72 everyone rolls a standard die from the bag, the highest begins, the dice go back', () => {
    const game = table({ seats: 3, mode: 'full' }).random('start', startRolls(2, 5, 3));
    expect(boardOf(game).start).toBe(1);
    game.expectQuestion('sheet.choose', 1);
    const [{ rolls }] = told(game, 'start.rolled') as unknown as { rolls: { die: number; value: number }[] }[];
    expect(rolls.map(({ value }) => value)).toEqual([2, 5, 3]);
    expect(new Set(rolls.map((roll) => roll.die)).size).toBe(3); // a die each
    expect(boardOf(game).bag).toEqual(laidOut({ seats: 3, mode: 'full' }).bag);
    for (let seed = 0; seed < 8; seed++) {
      const [event] = told(table({ seats: 5, mode: 'full', seed: `start ${seed}` }), 'start.rolled');
      const kinds = (event.rolls as { die: number }[]).map((roll) => DICE[roll.die].kind);
      expect(kinds).toEqual(Array(5).fill('standard'));
    }
  });

  test('RP-3.12, RP-R7 those who are highest together roll again, until one is', () => {
    const rolls = [...startRolls(4, 6, 6), ...startRolls(3, 3), ...startRolls(1, 2)];
    const game = table({ seats: 3 }).random('start', rolls).expectRandomUsedUp();
    expect(boardOf(game).start).toBe(2);
    expect(
      told(game, 'start.rolled').map((event) => (event.rolls as { seat: number }[]).map(({ seat }) => seat)),
    ).toEqual([
      [0, 1, 2],
      [1, 2],
      [1, 2],
    ]);
  });
});

describe('sheets and Gold', () => {
  test('RP-3.13 from the Start Player clockwise, a sheet that is still there, either side', () => {
    const game = startingAt(1, { seats: 3 });
    const all = inMode(builtIn.races, 'ff').flatMap((race) => [`race:${race}:0`, `race:${race}:1`]);
    expect(all).toHaveLength(20);
    game.expectQuestion('sheet.choose', 1).expectOptions(1, all).expectOptions(2, []);
    game.seat(1).answers('race:4:1');
    game.expectQuestion('sheet.choose', 2).expectOptions(
      2,
      all.filter((key) => key !== 'race:4:0' && key !== 'race:4:1'),
    );
    game.seat(2).answers('race:0:0').expectQuestion('sheet.choose', 0).refuses(0, 'race:4:0');
    game.seat(0).answers('race:2:0').expectQuestion('class.choose');
    expect(boardOf(game).heroes.map(({ race }) => race)).toEqual([2, 4, 0]);
  });

  test('RP-3.14 the side is the picture alone', () => {
    const boards = ['race:1:0', 'race:1:1'].map((key) => {
      const game = startingAt(0).seat(0).answers(key);
      return boardOf(playTo(game, 'initiative.select'));
    });
    expect(boards.map(({ heroes }) => heroes[0].side)).toEqual([0, 1]);
    const without = boards.map((b) => ({ ...b, heroes: b.heroes.map((hero) => ({ ...hero, side: 0 })) }));
    expect(without[0]).toEqual(without[1]);
  });

  test('RP-3.15, RP-3.16 5 Gold; the third player 1 more, the fourth 2 more', () => {
    const gold = (seats: number) => {
      const game = playTo(startingAt(1, { seats }), 'class.choose');
      return boardOf(game).heroes.map((hero) => hero.gold);
    };
    expect(gold(2)).toEqual([5, 5]);
    expect(gold(3)).toEqual([6, 5, 5]); // counted from seat 1, which starts
    expect(gold(4)).toEqual([7, 5, 5, 6]);
  });

  test('RP-3.17, RP-R8 the fifth 3 more, or what the table says', () => {
    const gold = (options: Table) =>
      boardOf(playTo(startingAt(0, { seats: 5, mode: 'full', ...options }), 'class.choose')).heroes.map(
        (hero) => hero.gold,
      );
    expect(gold({})).toEqual([5, 5, 6, 7, 8]);
    expect(gold({ fifthGold: '0' })).toEqual([5, 5, 6, 7, 5]);
    expect(gold({ fifthGold: '2' })).toEqual([5, 5, 6, 7, 7]);
  });
});

describe('class, Alignment, Backstory', () => {
  test('RP-3.18 everyone has another class colour, at random', () => {
    const game = playTo(startingAt(1, { seats: 3 }).random('colour', [[5], [0], [0]]), 'class.choose');
    expect(boardOf(game).heroes.map(({ colour }) => colour)).toEqual(['blue', 'purple', 'red']);
    for (let seed = 0; seed < 6; seed++) {
      const { heroes } = boardOf(playTo(table({ seats: 5, mode: 'full', seed: `colour ${seed}` }), 'class.choose'));
      expect(new Set(heroes.map(({ colour }) => colour)).size).toBe(5);
    }
  });

  test('RP-3.19 any class of that colour of all sets in play', () => {
    const classesIn = (mode: string) => {
      const game = playTo(
        startingAt(0, { mode }).random('colour', mode === 'base' ? [[0], [10]] : [[0], [0]]),
        'class.choose',
      );
      return choices(game, 'class.choose').map((card) => builtIn.classes[card].id);
    };
    expect(classesIn('base')).toEqual(['pikeman', 'wallbreaker']);
    expect(classesIn('ff')).toEqual(['pikeman', 'wallbreaker', 'bruiser', 'banneret']);
    expect(classesIn('full')).toEqual(['pikeman', 'wallbreaker', 'bruiser', 'banneret', 'harpooner', 'pitfighter']);
  });

  test('RP-3.20, RP-3.21 one Alignment and one Backstory card each, at random, open to all', () => {
    const game = playTo(
      startingAt(0)
        .random('alignment', [[7], [0]])
        .random('backstory', [[3], [3]]),
      'familiar.choose',
    );
    expect(boardOf(game).heroes.map(({ alignment }) => alignment)).toEqual([7, 0]);
    expect(boardOf(game).heroes.map(({ backstory }) => backstory)).toEqual([3, 4]); // the next one that is left
    expect((game.match.view(1) as RollPlayer).heroes[0]).toMatchObject({ alignment: 7, backstory: 3 });
  });

  test('RP-3.22, RP-3.23 the token lies on the centre; the one on the Class card changes nothing in play', () => {
    const { heroes } = boardOf(newGame({ seats: 4 }));
    expect(heroes.map(({ cell }) => cell)).toEqual([4, 4, 4, 4]);
    expect(Object.keys(heroes[0]).filter((field) => /token|tally/.test(field))).toEqual([]);
  });
});

describe('the Familiar', () => {
  test('RP-3.24 two are dealt, one is kept, the other is discarded unseen', () => {
    const game = playTo(startingAt(0), 'familiar.choose');
    const dealt = structuredClone(boardOf(game).dealt);
    expect(dealt.map((cards) => cards.length)).toEqual([2, 2]);
    expect(new Set(dealt.flat()).size).toBe(4);
    game.expectOptions(
      0,
      dealt[0].map((card) => `familiar:${card}`),
    );
    expect((game.match.view(1) as RollPlayer).dealt[0]).toEqual([-1, -1]);
    game.seat(0).answers(`familiar:${dealt[0][1]}`).seat(1).answers(`familiar:${dealt[1][0]}`);
    expect(boardOf(game).heroes.map(({ familiar }) => familiar)).toEqual([dealt[0][1], dealt[1][0]]);
    expect(boardOf(game).familiarBox).toContain(dealt[0][0]);
    expect((game.match.view(1) as RollPlayer).familiarBox).not.toContain(dealt[0][0]);
  });
});

describe('starting dice', () => {
  const BAG = laidOut().bag;
  const gold = ['gold', 'gold', 'gold', 'red', 'red', 'red-blue'];
  /** Both draw their six; seat 0 three gold dice among them. Seat 0 is a red class of no matter here. */
  const dealt = (options: Table = {}) => {
    const { bag } = laidOut(options);
    const picks = drawn([...gold, 'blue', 'blue', 'green', 'green', 'white', 'white'], bag);
    const faces = [[3], [3], [3], [0], [5], [5], ...Array.from({ length: 6 }, () => [1])];
    return playTo(
      startingAt(0, options)
        .random('colour', [[0], [0]])
        .random('bag', [picks.slice(0, 6), picks.slice(6)])
        .random('starting', faces),
      'starting.place',
      { prefer: ['class:1'] },
    );
  };

  test('RP-3.25 six dice at every number of players, rolled, and placed one at a time by the rules of placing', () => {
    for (const [mode, seats] of [
      ['ff', 1],
      ['ff', 3],
      ['ff', 4],
      ['full', 5],
    ] as const) {
      const { heroes } = boardOf(playTo(table({ mode, seats }), 'starting.place'));
      expect(heroes.map(({ hand }) => hand.length)).toEqual(Array(seats).fill(6));
    }
    const game = dealt();
    expect(heroOf(game, 0).hand.map((one) => boardOf(game).values[one])).toEqual([4, 4, 4, 1, 6, 4]); // a Split Die: 4 at most
    expect(offered(game, 0)).toHaveLength(6 * 7); // the Familiar Row too
    for (const [mine, theirs] of [
      ['place:red 1:FAM', 'place:blue 2:STR'],
      ['place:red 6:FAM', 'place:blue 2:STR'],
      ['place:red-blue 4:FAM', 'place:green 2:STR'],
    ]) {
      says(game, 0, mine);
      says(game, 1, theirs);
    }
    expect(rowWords(game, 0, 'FAM')).toEqual(['red 1', 'red 6', 'red-blue 4']);
    expect(offered(game, 0).some((key) => key.endsWith(':6'))).toBe(false); // full
    expect(offered(game, 1).some((key) => key.endsWith(':0'))).toBe(false);
  });

  test('RP-3.26 they trigger no action, whatever row they go into', () => {
    const game = playTo(dealt(), 'initiative.select');
    expect(told(game, 'action.taken')).toEqual([]);
    expect(heroOf(game, 0).spaces.filter((one) => one !== NONE)).toHaveLength(6);
    expect(question(game)).toBe('initiative.select');
  });

  test('RP-3.27, RP-R9 they pay: 2 for a gold die, 1 for a row; Shrewd 4 (RP-30.20)', () => {
    const game = dealt();
    const before = heroOf(game, 0).gold;
    const paid: number[] = [];
    for (const row of ['STR', 'STR', 'STR', 'CON', 'CON', 'CON']) {
      const words = heroOf(game, 0).hand.some((one) => DICE[one].colours[0] === 'gold') ? 'gold 4' : 'red';
      const key = words === 'red' ? offered(game, 0).find((one) => one.endsWith(':2'))! : `place:${words}:${row}`;
      says(game, 0, key);
      says(game, 1, offered(game, 1)[0]);
      paid.push(heroOf(game, 0).gold - before);
    }
    expect(paid).toEqual([2, 4, 7, 7, 7, 8]);
    const bag = laidOut().bag;
    const picks = drawn([...gold, 'blue', 'blue', 'green', 'green', 'white', 'white'], bag);
    const thief = playTo(
      startingAt(0)
        .random('colour', [[4], [0]])
        .random('bag', [picks.slice(0, 6), picks.slice(6)])
        .random('starting', [[3]]),
      'starting.place',
      { prefer: [`class:${classCard('latchfinger')}`] },
    );
    says(thief, 0, 'place:gold 4:STR');
    says(thief, 1, offered(thief, 1)[0]);
    expect(heroOf(thief, 0).gold).toBe(9);
  });

  test('RP-3.39, RP-R60 class, Familiar and starting dice at the same time, sheets one after the other', () => {
    const game = startingAt(2, { seats: 3 });
    expect(asked(game)).toEqual([2]);
    playTo(game, 'class.choose');
    expect(asked(game).sort()).toEqual([0, 1, 2]);
    game.seat(1).answers(offered(game, 1)[0]);
    expect(heroOf(game, 1).class).toBe(NONE); // sealed until all have chosen
    playTo(game, 'familiar.choose');
    expect(asked(game).sort()).toEqual([0, 1, 2]);
    playTo(game, 'starting.place');
    expect(asked(game).sort()).toEqual([0, 1, 2]);
    expect(told(game, 'starting.rolled').map(({ seat }) => seat)).toEqual([2, 0, 1]); // drawn in seat order
    game.seat(0).answers(offered(game, 0)[0]);
    expect(told(game, 'placed')).toEqual([]);
  });

  test('RP-3.41 who chooses knows what lies open by then, and no more', () => {
    const game = startingAt(0);
    game.expectBoard({ row: { 1: { gold: 1 } }, monster: NONE, minion: NONE });
    expect(boardOf(game).market).toHaveLength(4);
    playTo(game, 'class.choose');
    game.expectBoard({ heroes: { 0: { alignment: NONE, backstory: NONE } }, dealt: [[], []] });
    playTo(game, 'familiar.choose');
    expect(heroOf(game, 0).alignment).not.toBe(NONE);
    game.expectBoard({ heroes: { 0: { hand: [] } }, bag: BAG });
    playTo(game, 'starting.place');
    game.expectBoard({ monster: NONE, minion: NONE, adventures: [NONE, NONE, NONE], row: { 2: { fiends: [] } } });
    playTo(game, 'initiative.select');
    expect([boardOf(game).monster, boardOf(game).minion]).not.toContain(NONE);
    expect(boardOf(game).row[2].fiends).toHaveLength(1);
  });
});
