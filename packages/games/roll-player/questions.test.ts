/** The list of open questions is kept in order, and each ruling is seen to be followed. */
import { readdirSync, readFileSync } from 'node:fs';
import { scenario } from '@tabard/testkit';
import { describe, expect, test } from 'vitest';
import { builtIn, type Monster } from './content';
import { rollPlayerWith } from './rules';
import { undecided } from './rules/undecided';
import { facing, resultsOf } from './scenarios/monster.fixture';
import { fullRows, scenarios } from './scenarios/position';
import { hunting, refused, stall } from './scenarios/stall.fixture';
import {
  boardOf,
  heroOf,
  interrupts,
  keyOf,
  laidOut,
  offered,
  party,
  question,
  says,
  told,
} from './scenarios/table.fixture';

const text = readFileSync(new URL('./QUESTIONS.md', import.meta.url), 'utf8');
/** All tests of the game. */
const tests = readdirSync(new URL('.', import.meta.url), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.test.ts'))
  .map((file) => readFileSync(new URL(file, import.meta.url), 'utf8'))
  .join();

test('every open question names its clause first, has a ruling, a reason and a test', () => {
  const questions = text.split(/^- /m).slice(1);
  expect(questions.length).toBeGreaterThan(0);
  for (const each of questions) {
    expect(each).toMatch(/^\*\*RP-R?\d+(\.\d+)?\s/);
    expect(each).toMatch(/\?\*\*\s+Ruling:/);
    expect(each).toMatch(/\sWhy:\s/);
    const clause = /RP-R?\d+(\.\d+)?/.exec(each)![0].replace('.', '\\.');
    expect(tests).toMatch(new RegExp(`(?:it|test)\\('(?:RP-[^:]*, )?${clause}\\b`));
  }
});

describe('Monster Combat', () => {
  test('RP-24.6 nobody has the most of nothing; the fewest may be none', () => {
    const adventures = ['broken-belfry', 'hatchling-tide', 'drop-from-above']; // most banished Fiends, fewest Injury
    const game = facing('gloamspider-queen', [{ trophies: 3 }, { trophies: 3, injury: 1 }], [[1, 1], [1]], {
      adventures,
    });
    expect(told(game, 'adventure.benefit')).toMatchObject([{ seat: 0, dice: 1, xp: 0 }]);
  });

  test('RP-24.18 who still rerolls shows in who is asked, and nothing else', () => {
    const game = facing('gloamspider-queen', [{ xp: 2 }, { xp: 2 }], [[1], [2], [3]]);
    game.seat(0).answers('die:0');
    game.seat(1).answers('stop');
    expect(game.match.pendingFor(1).asks).toMatchObject([{ seat: 0, question: 'monster.reroll', options: [] }]);
    game.expectView(1, { heroes: { 0: { xp: 2 } }, combat: { fights: { 0: null } } });
  });

  test('RP-24.3 a pool never falls below one die', () => {
    const weak = (card: Monster): Monster => {
      const rule = { hook: 'pool', by: -3 } as const;
      return card.id === 'gloamspider-queen' ? { ...card, many: { ...card.many, ability: [rule] } } : card;
    };
    const content = { ...builtIn, monsters: builtIn.monsters.map(weak) };
    const game = scenario(rollPlayerWith(content, {}), scenarios).seats(2);
    game.given({ phase: 'combat', monster: 'gloamspider-queen', heroes: { 0: { gold: 0 }, 1: { gold: 0 } } });
    expect(boardOf(game).combat?.pools).toEqual([1, 1]);
  });

  test('RP-24.12 two abilities act as the card lists them', () => {
    const game = facing(
      'marrow-wyrm',
      [{ class: 'hexer', gold: 5, xp: 1, honor: 15 }],
      [[3, 6], [2]],
      {},
      { seats: 1 },
    );
    says(game, 0, '0:1', 'die:0', 'stop');
    expect(resultsOf(game)[0].dice).toEqual([1, 6]); // a rerolled 2 counts as 1, and is not removed for it
  });

  test('RP-18.16 a Fiend against Skills in own turns binds there', () => {
    const fiends = (ids: string[]) =>
      facing('the-pale-abbot', [{ cards: ['low-blow'], fiends: ids }, {}], [[1], [1]], {}, { mode: 'full' });
    expect([question(fiends([])), question(fiends(['sour-muse']))]).toEqual(['window.combat', undefined]);
  });
});

describe('cards', () => {
  test('RP-25.13 the Weapon that spoils a goal, and no card that does not', () => {
    const rows = { CON: ['red 6', 'red 6', 'red 6'] };
    const cards = ['gravediggers-maul', 'feint', 'thrifty'];
    const game = party(
      { phase: 'scoring', heroes: { 0: { class: 'pikeman', race: 'dikefolk', rows, cards } } },
      { mode: 'base' },
    );
    expect(offered(game)).toEqual([keyOf(game, 'card:gravediggers-maul'), 'none']);
  });

  test('RP-30.24 Diplomacy copies what could be used at that moment', () => {
    const game = (other: string[]) =>
      stall({ cards: ['diplomacy'] }, { market: ['reckless'], heroes: { 1: { cards: other } } });
    expect(refused(game(['climb']), 0, 'skill:diplomacy')).toBe('RP-30.24');
    expect(refused(game(['barter']), 0, 'skill:diplomacy')).toBeUndefined(); // in the own Market turn
    expect(refused(game(['short-change']), 0, 'skill:diplomacy')).toBeUndefined();
  });

  test('RP-30.2 a die that finds only spaces that are spoken for returns to the bag', () => {
    const rows = { ...fullRows(['red 3', 'blue 3', 'green 3']), FAM: ['red 3', 'blue 3'] };
    const heroes = { 0: { cards: ['backpack'], stored: ['white 3'], rows } };
    const dice = { phase: 'dice', called: 1, initiative: [{ dice: ['black 3'] }], heroes };
    const game = party(dice);
    says(game, 0, 'card:0');
    expect(told(game, 'returned', 0)).toHaveLength(1);
    expect(interrupts(party(dice), 0)).toContain(keyOf(party(dice), 'stored:white 3:FAM', 0));
  });

  test('RP-30.10 the Power Score ends the rerolls', () => {
    const game = hunting({ class: 'beastmaster', xp: 3, gold: 0, rows: { FAM: ['red 1'] } }, 'bog-lurker', [[2]]);
    says(game, 0, 'roll', 'power');
    expect([question(game) === 'hunt.reroll', heroOf(game, 0).xp]).toEqual([false, 3]);
  });
});

describe('set-up and time', () => {
  test('RP-28.1 the trash pile of the base game begins empty', () => {
    const { trash, marketDeck } = laidOut({ seats: 1, mode: 'base' });
    expect([trash, marketDeck.length]).toEqual([[], 36]);
  });

  test('RP-33.2 a mixed deck of the base game loses as many cards', () => {
    for (const [seats, deck] of [
      [2, 37],
      [3, 45],
      [4, 53],
    ]) {
      for (const mixedMarket of ['no', 'yes']) {
        expect(laidOut({ seats, mode: 'base', mixedMarket }).marketDeck, `${seats}`).toHaveLength(deck);
      }
    }
  });

  test('RP-10.5 whose time runs out declines what may be declined; where something must be chosen, a bot chooses', () => {
    const answer = (game: ReturnType<typeof party>) => {
      const [ask] = game.match.pending.asks;
      return undecided(game.match.seen(ask.seat) as never, ask);
    };
    expect(answer(stall({ gold: 9 }))).toBeUndefined();
    expect(answer(facing('gloamspider-queen', [{ gold: 5 }, {}], []))).toBe('0:0');
    expect(answer(party({ phase: 'cleanup', heroes: { 0: { exhausted: ['feint'] } } }))).toBe('none');
    const placing = party({ phase: 'dice', called: 1, initiative: [{ dice: ['red 1'] }] });
    expect(answer(says(placing, 0, 'card:0'))).toBeUndefined();
  });
});
