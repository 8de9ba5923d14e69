/** Each of the 15 Familiars: its action as printed, its Power Goal and its Backstory (RP-9). */
import type { Scenario } from '@tabard/testkit';
import { describe, expect, test } from 'vitest';
import { sheetOf } from '../rules/end/scoring';
import { die } from '../scenarios/position';
import { question, rowWords, says } from '../scenarios/table.fixture';
import { builtIn, COLOURS } from '.';
import { acting, diceTurn, type Given, hero, offers, placing, sees, testsOf, valuesOf } from './play.fixture';

const { card, all } = testsOf('familiar', builtIn.familiars);
const STR = 0;
const FAM = 6;

/** A red die that shows 4 goes into the Familiar Row, and the Familiar Action is taken. Almoners have nothing to add. */
const taking = (familiar: string, own: Given = {}): Scenario =>
  acting({ class: 'almoner', familiar, ...own }, 'red 4', 'FAM');

describe('Familiar Actions', () => {
  card('soot-cat', () => {
    const game = says(taking('soot-cat', { rows: { STR: ['blue 1', '_', '_'] } }), 0, 'up:blue 1');
    expect(offers(game)).toEqual([`down:${die('red')}`]); // another one, also the one just placed
    says(game, 0, 'down:red 4');
    expect([valuesOf(game, STR)[0], valuesOf(game, FAM)[0]]).toEqual([2, 3]);
  });
  card('bell-heron', () => {
    const ROWS = ['STR', 'DEX', 'CON', 'INT'];
    const gold = (count: number) => {
      const rows = Object.fromEntries(
        ROWS.slice(0, count).map((row, i) => [row, [1, 1, 1].map((n) => `${COLOURS[i]} ${n}`)]),
      );
      return hero(taking('bell-heron', { gold: 0, rows })).gold;
    };
    expect([0, 1, 3, 4].map(gold)).toEqual([0, 1, 3, 3]);
  });
  card('mire-toad', () => {
    const rows = { STR: ['blue 1', 'green 2', 'white 3'] };
    const game = says(taking('mire-toad', { rows }), 0, 'die:blue 1');
    expect(offers(game)).toEqual([`die:${die('green')}`]); // the white one is no neighbour
    says(game, 0, 'die:green 2', 'yes');
    expect(offers(game)).toEqual([`die:${die('green')}`, `die:${die('blue')}`]); // one of the two
    says(game, 0, 'die:blue 1');
    expect(rowWords(game, 0, 'STR')).toEqual(['green 2', 'blue 6', 'white 3']);
    expect(question(game)).not.toBe('die.flip'); // one of them
  });
  card('candle-moth', () => {
    const rows = { STR: ['blue 1', 'green 2', 'white 3'], DEX: ['black 2', '_', '_'] };
    const game = diceTurn({ class: 'almoner', familiar: 'candle-moth', rows }).random('reroll', [[5], [0]]);
    says(game, 0, 'card:0', 'place:red 4:FAM', 'FAM');
    expect(offers(game)).toHaveLength(3);
    says(game, 0, 'die:blue 1', 'value:6', 'die:green 2', 'value:2'); // the old value is kept
    expect(valuesOf(game, STR)).toEqual([6, 2, 3]);
    expect(question(game)).not.toBe('die.reroll');
  });
  card('cinder-hound', () => {
    const xp = (...before: string[]) => hero(taking('cinder-hound', { rows: { FAM: before } })).xp;
    expect([xp(), xp('blue 1'), xp('blue 1', 'blue 1')]).toEqual([1, 2, 2]); // with the die just placed
  });
  card('glass-adder', () => {
    const game = taking('glass-adder', { rows: { STR: ['blue 5', 'red-blue 2', '_'], DEX: ['green 1', '_', '_'] } });
    expect(offers(game)).toEqual([`die:${die('blue')}`]); // a Split Die has no 5, the others lie alone
    expect(valuesOf(says(game, 0, 'die:blue 5', 'die:red-blue 2'), STR)).toEqual([2, 2, 0]);
  });
  card('moor-pony', () => {
    const game = taking('moor-pony', { exhausted: ['feint', 'climb'] });
    game.expectOptions(0, ['0', '1']);
    says(game, 0, '0', 'good');
    expect(hero(game).cell).toBe(1);
    const other = says(taking('moor-pony', { exhausted: ['feint', 'climb'] }), 0, '1', 'card:climb');
    expect(hero(other).cards.map(({ exhausted }) => exhausted)).toEqual([1, 0]);
  });
  card('gutter-rook', () => {
    const game = says(taking('gutter-rook', { gold: 6, fiends: ['fidget', 'doomcrier'] }), 0, 'yes', 'fiend:doomcrier');
    expect(hero(game)).toMatchObject({ charisma: 1, gold: 3 });
    expect(question(game)).not.toBe('banish.choose'); // one
    expect(hero(game).fiends.map(({ active }) => active)).toEqual([1, 0]);
    const poor = taking('gutter-rook', { gold: 2, fiends: ['fidget'] });
    expect(offers(poor)).not.toContain('yes'); // RP-1.12: nobody is asked what they cannot pay
    expect(hero(poor).fiends[0].active).toBe(1);
  });
  card('coil-newt', () => {
    const [blue, red] = [die('blue'), die('red')];
    const game = taking('coil-newt', { rows: { STR: ['blue 2', '_', '_'] } });
    const wanted = [
      `up:${blue}`,
      `up2:${blue}`,
      `down:${blue}`,
      `up:${red}`,
      `up2:${red}`,
      `down:${red}`,
      `down2:${red}`,
    ];
    expect([...offers(game)].sort()).toEqual(wanted.sort());
    expect(valuesOf(says(game, 0, 'up2:blue 2'), STR)[0]).toBe(4);
    expect(question(game)).not.toBe('die.adjust'); // one die
  });
  card('cockatrice-chick', () => {
    const rows = { STR: ['white 1', 'white 2', 'red-white 1'], DEX: ['blue 1', '_', '_'] };
    const game = taking('cockatrice-chick', { rows }); // an Almoner is white
    expect(offers(game)).toHaveLength(3);
    says(game, 0, 'die:white 1', 'die:red-white 1');
    expect(valuesOf(game, STR)).toEqual([6, 2, 4]);
    expect(question(game)).not.toBe('die.flip');
  });
  card('nettle-hare', () => {
    const game = taking('nettle-hare', { rows: { STR: ['blue 3', 'green 1', 'white 2'], DEX: ['black 4', '_', '_'] } });
    expect(offers(game)).toEqual([`up:${die('blue')}`, `up:${die('green')}`, `up:${die('white')}`]);
    says(game, 0, 'up:green 1');
    expect(offers(game)).toEqual([`up:${die('blue')}`, `up:${die('white')}`]); // each by 1
    expect(valuesOf(says(game, 0, 'up:blue 3'), STR)).toEqual([4, 2, 2]);
    expect(question(game)).not.toBe('die.adjust');
  });
  card('chapel-snail', () => {
    expect(hero(says(taking('chapel-snail', { injury: 3 }), 0, '0'))).toMatchObject({ honor: 1, injury: 3 });
    expect(hero(says(taking('chapel-snail', { injury: 3 }), 0, '1'))).toMatchObject({ honor: 0, injury: 1 });
    expect(hero(says(taking('chapel-snail', { injury: 1 }), 0, '1')).injury).toBe(0);
  });
  card('lock-tortoise', () => {
    const game = taking('lock-tortoise', { rows: { STR: ['blue 3', 'green 1', '_'], DEX: ['black 4', '_', '_'] } });
    says(game, 0, 'die:blue 3');
    expect(offers(game)).toEqual([`die:${die('black')}`, `die:${die('red')}`]);
    says(game, 0, 'die:black 4', 'die:blue 3', 'die:red 4');
    expect(['STR', 'DEX', 'FAM'].map((row) => rowWords(game, 0, row as 'STR')[0])).toEqual([
      'black 4',
      'red 4',
      'blue 3',
    ]);
    expect(question(game)).not.toBe('swap.first');
  });
  card('parley-parrot', () => {
    const game = taking('parley-parrot');
    expect(offers(game)).toEqual(['INT', 'WIS', 'CHA']);
    expect(hero(says(game, 0, 'CHA')).charisma).toBe(1);
  });
  card('masked-stoat', () => {
    const rows = { STR: ['red-blue 3', 'green 1', '_'], DEX: ['blue 4', 'boost 3', '_'] };
    const game = says(taking('masked-stoat', { gold: 0, rows }), 0, 'die:red-blue 3');
    expect(offers(game)).toEqual([`die:${die('blue')}`, `die:${die('red')}`]); // with either of its colours
    says(game, 0, 'die:red 4');
    expect([rowWords(game, 0, 'STR')[0], rowWords(game, 0, 'FAM')[0]]).toEqual(['red 4', 'red-blue 3']);
    expect(hero(game).gold).toBe(1);
    expect(question(game)).not.toBe('swap.first'); // once
  });
});

all();

describe('Power Goals and Backstories', () => {
  /** A Familiar Row that adds up to this. */
  const row = (sum: number, colours: readonly string[] = ['gold', 'gold', 'gold']): string[] => {
    const low = Math.floor(sum / 3);
    const values = [low, low + (sum % 3 > 1 ? 1 : 0), low + (sum % 3 > 0 ? 1 : 0)];
    return values.map((value, i) => `${colours[i]} ${value}`);
  };

  test.each(builtIn.familiars.map((board) => [board.id, board] as const))(
    'RP-25.10 the goal of the %s, and one past it',
    (familiar, { goal }) => {
      const stars = (power: number) => sheetOf(sees({ familiar, rows: { FAM: row(power) } }), 0).byCategory.power;
      expect([goal.min - 1, goal.min, goal.max, goal.max + 1].map(stars)).toEqual([0, goal.stars, goal.stars, 0]);
    },
  );

  test.each(builtIn.familiars.map((board) => [board.id, board] as const))(
    'RP-25.11 the Backstory of the %s',
    (familiar, { backstory, pair }) => {
      const stars = (FAM: readonly string[]) =>
        sheetOf(sees({ familiar, rows: { FAM } }), 0).byCategory['familiar-backstory'];
      const exactly = backstory.map((colour) => `${colour} 1`);
      expect([stars([exactly[0], '_', '_']), stars([exactly[0], exactly[1], '_']), stars(exactly)]).toEqual([0, 1, 3]);
      expect(stars(['gold 1', 'gold 1', 'gold 1'])).toBe(0); // RP-2.8
      const at = (column: number) => exactly.map((_, i) => (i === column ? `${pair.join('-')} 1` : exactly[i]));
      const home = [0, 1, 2].filter((column) => stars(at(column)) === 3);
      expect(home.map((column) => backstory[column]).sort()).toEqual([...pair].sort()); // 5.16: its own Split Die, twice
    },
  );

  test('RP-9.2 the action is one of the options that the Familiar Row triggers', () => {
    expect(offers(placing({ familiar: 'coil-newt' }, 'red 4', 'FAM'))).toEqual(['FAM']);
    expect(offers(placing({ familiar: 'coil-newt' }, 'red 4', 'STR'))).toEqual(['STR']);
  });
});
