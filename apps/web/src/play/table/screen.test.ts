/** Round one screen: passed on where there are secrets, shared where there are none. */
import { randomBot } from '@tabard/bots';
import dungeonFighter from '@tabard/dungeon-fighter';
import type { AnyGame } from '@tabard/kernel';
import { type Sitter, Table } from '@tabard/table';
import { ferry, luckyPig } from '@tabard/testkit';
import { describe, expect, test } from 'vitest';
import { Screen } from './screen';

const open = (game: AnyGame, ...kinds: ('person' | 'bot')[]) => {
  const sitters = kinds.map(
    (kind, seat): Sitter => ({ name: `${seat}`, kind, bot: kind === 'bot' ? 'random' : undefined }),
  );
  const table = Table.open(game, [randomBot], { match: { seed: 's' }, sitters, whims: 1 });
  return { table, screen: new Screen(table) };
};
const asked = ({ asks }: Screen) => asks.map(({ seat }) => seat);

describe('without secrets', () => {
  const crew = () => {
    const at = open(ferry, 'bot', 'person', 'person', 'bot');
    at.table.answer(1, 'bank');
    at.screen.follow();
    return at;
  };

  test('nobody passes it on: it turns to whoever is asked', () => {
    const { table, screen } = open(ferry, 'bot', 'person', 'person', 'bot');
    expect([screen.isShared, screen.viewer, screen.passTo]).toEqual([true, 1, null]);
    expect(asked(screen)).toEqual([1, 2]); // the party decides, and the first person stands for it
    screen.attendTo(2);
    expect(screen.viewer).toBe(1);
    table.answer(2, 'bank');
    table.answer(2, 'row');
    screen.follow();
    expect([screen.viewer, screen.passTo, asked(screen)]).toEqual([2, null, [2]]);
  });

  test('of several that may go first, one is looked at until it has acted', () => {
    const { table, screen } = crew();
    expect([screen.viewer, asked(screen)]).toEqual([1, [1, 2]]);
    screen.attendTo(2);
    expect(screen.viewer).toBe(2);
    screen.attendToNext();
    expect(screen.viewer).toBe(1);
    screen.attendToNext();
    expect(screen.viewer).toBe(2);
    screen.lookUp();
    table.answer(2, 'rest');
    screen.follow();
    expect([screen.viewer, asked(screen)]).toEqual([1, [1]]);
    screen.attendToNext();
    expect(screen.viewer).toBe(1);
  });

  test("every person's options are there, and no bot's", () => {
    const { screen } = crew();
    expect(screen.asks.every(({ options }) => options.includes('row'))).toBe(true);
    expect([0, 1, 2, 3].map((seat) => screen.speaksFor(seat))).toEqual([false, true, true, false]);
  });

  test('bots that wait for the persons are named, and only then', () => {
    const { table, screen } = open(ferry, 'bot', 'person', 'person', 'bot');
    expect(screen.companions).toEqual([]); // what the party decides is not theirs
    table.answer(1, 'bank');
    expect(screen.companions).toEqual([0, 3]);
    table.answer(1, 'rest');
    table.answer(2, 'row');
    expect(screen.companions).toEqual([]); // which side is seat 2's affair
    table.answer(2, 'left');
    expect(screen.companions).toEqual([]); // they wait for nobody
  });

  test('while bots are asked it stays where it was, and looks on when everyone has left', () => {
    const { table, screen } = crew();
    table.answer(1, 'rest');
    table.answer(2, 'rest');
    screen.follow();
    expect(screen.viewer).toBe(1);
    table.sit(1, 'random');
    screen.follow();
    expect(screen.viewer).toBe(2);
    table.sit(2, 'random');
    screen.follow();
    expect([screen.viewer, screen.asks]).toEqual([null, []]);
    table.sit(2, null);
    screen.follow();
    expect(screen.viewer).toBe(2);
  });
});

describe('with secrets', () => {
  test('it is passed on, and shows nothing of anybody meanwhile', () => {
    const { table, screen } = open(luckyPig, 'person', 'person');
    expect([screen.isShared, screen.viewer, screen.passTo]).toEqual([false, null, 0]);
    expect([screen.asks, screen.pending.asks[0].options]).toEqual([[], []]);
    screen.take();
    expect([screen.viewer, screen.passTo, asked(screen)]).toEqual([0, null, [0]]);
    expect([0, 1].map((seat) => screen.speaksFor(seat))).toEqual([true, false]);
    const [charm] = screen.asks[0].options;
    table.answer(0, charm);
    table.answer(0, 'hold');
    screen.follow();
    expect([screen.viewer, screen.passTo, asked(screen)]).toEqual([null, 1, []]);
    screen.attendTo(1); // does not get round it
    expect([screen.viewer, screen.passTo]).toEqual([null, 1]);
  });

  test('one person keeps it, also after a bot has played for them', () => {
    const { table, screen } = open(luckyPig, 'person', 'bot');
    expect([screen.viewer, screen.passTo]).toEqual([0, null]);
    table.sit(0, 'random');
    screen.follow();
    expect([screen.viewer, screen.passTo]).toEqual([null, null]);
    table.sit(0, null);
    screen.follow();
    expect([screen.viewer, screen.passTo]).toEqual([0, null]);
  });

  test('it is not passed to somebody who has left', () => {
    const { table, screen } = open(luckyPig, 'person', 'person');
    table.sit(0, 'random');
    screen.follow();
    expect([screen.viewer, screen.passTo]).toEqual([null, null]);
  });

  test('who is left of several gets it handed over', () => {
    const { table, screen } = open(luckyPig, 'person', 'person');
    screen.take();
    table.sit(0, 'random');
    screen.follow();
    expect([screen.viewer, screen.passTo]).toEqual([null, null]); // it is the bot's turn
    const [charm] = table.match.pending.asks[0].options;
    table.answer(0, charm);
    table.answer(0, 'hold');
    screen.follow();
    expect([screen.viewer, screen.passTo]).toEqual([null, 1]);
  });
});

describe('with secrets at some questions only', () => {
  test('the screen is shared, and passed on only where the others must look away', () => {
    const { table, screen } = open(dungeonFighter.game, 'person', 'person');
    expect([screen.isShared, screen.viewer, screen.passTo]).toEqual([true, 0, null]);
    table.answer(0, 'hero:0');
    screen.follow();
    expect([screen.viewer, screen.passTo]).toEqual([1, null]);
    table.answer(1, 'hero:1');
    screen.follow();
    const { leader } = table.match.board;
    expect([screen.viewer, screen.passTo]).toEqual([null, leader]);
    screen.follow();
    expect([screen.viewer, screen.passTo]).toEqual([null, leader]);
    screen.take();
    screen.follow();
    expect([screen.viewer, screen.passTo]).toEqual([leader, null]);
    table.answer(leader, table.match.pending.asks[0].options[0]);
    screen.follow();
    expect(screen.passTo).toBe(null);
    expect(screen.viewer).not.toBe(null);
  });

  test('who plays all seats looks away from nobody', () => {
    const sitters: Sitter[] = [0, 0].map((person, seat) => ({ name: `${seat}`, kind: 'person', person }));
    const table = Table.open(dungeonFighter.game, [randomBot], { match: { seed: 's' }, sitters, whims: 1 });
    const screen = new Screen(table);
    table.answer(0, 'hero:0');
    table.answer(1, 'hero:1');
    screen.follow();
    expect([screen.viewer, screen.passTo]).toEqual([table.match.board.leader, null]);
  });
});
