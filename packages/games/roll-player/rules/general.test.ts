import { Match } from '@tabard/kernel';
import { describe, expect, test } from 'vitest';
import { ATTRS, builtIn } from '../content';
import { fullRows } from '../scenarios/position';
import {
  boardOf,
  choices,
  fiendCard,
  heroOf,
  laidOut,
  offered,
  party,
  playTo,
  question,
  rowWords,
  says,
  told,
} from '../scenarios/table.fixture';
import { rollPlayer } from '.';
import { isFull, type Seen } from './board';
import { measure } from './cards/measure';
import { conflict, options, SETS_OF } from './start/setup';

const seenOf = (game: ReturnType<typeof party>): Seen => game.match.seen('everything') as Seen;

describe('what is played', () => {
  test('RP-1.1, RP-1.13, RP-R69 three modes, each with the base game; Monsters & Minions only with Fiends & Familiars', () => {
    expect([...options.find(({ id }) => id === 'mode')!.values].sort()).toEqual(['base', 'ff', 'full']);
    expect(Object.values(SETS_OF).every((sets) => sets.includes('base'))).toBe(true);
    expect(Object.values(SETS_OF).every((sets) => !sets.includes('mm') || sets.includes('ff'))).toBe(true);
    expect(() => Match.start(rollPlayer, { seats: 2, options: { mode: 'mm' }, seed: '1' })).toThrow();
  });

  test('RP-1.2 Fiends & Familiars without Monsters & Minions has no card of that set', () => {
    const { marketDeck, discard, minionDeck, minionBox } = laidOut({ mode: 'ff' });
    expect([...marketDeck, ...discard].filter((card) => builtIn.market[card].set === 'mm')).toEqual([]);
    expect([...minionDeck, ...minionBox].filter((card) => builtIn.minions[card].set === 'mm')).toEqual([]);
    const full = laidOut({ mode: 'full' });
    expect([...full.marketDeck, ...full.discard].some((card) => builtIn.market[card].set === 'mm')).toBe(true);
  });

  test('RP-1.3 one to four players, with everything one to five', () => {
    expect([rollPlayer.seats.min, rollPlayer.seats.max]).toEqual([1, 5]);
    for (const mode of ['base', 'ff']) {
      expect(conflict({ mode }, 4)).toBeNull();
      expect(conflict({ mode }, 5)?.clause).toBe('RP-1.3');
    }
    expect(conflict({ mode: 'full' }, 5)).toBeNull();
    expect(() => Match.start(rollPlayer, { seats: 6, options: { mode: 'full' }, seed: '1' })).toThrow();
  });

  test('RP-1.4 a card wins over the general rule', () => {
    const rows = { STR: ['red 1'] };
    const hero = { class: 'latchfinger', rows }; // a gold die pays 4 instead of 2
    const game = party({ phase: 'dice', heroes: { 0: hero }, initiative: [{ dice: ['gold 3'] }], called: 1 });
    says(game, 0, 'card:0', 'place:gold 3:STR', 'none');
    expect(heroOf(game, 0).gold).toBe(9);
    const kept = party({ phase: 'cleanup', heroes: { 0: { class: 'almoner', charisma: 2 }, 1: { charisma: 2 } } });
    expect(boardOf(kept).heroes.map(({ charisma }) => charisma)).toEqual([1, 0]);
  });

  test('RP-1.5 the most Stars win', () => {
    const game = party({ phase: 'scoring', results: { 1: { stars: 8, result: 20 } }, heroes: { 0: { gold: 50 } } });
    const { standing } = game.match;
    expect(standing?.places).toEqual([2, 1]);
    expect(standing!.scores![1]).toBeGreaterThan(standing!.scores![0]);
  });
});

describe('the Familiar Board', () => {
  test('RP-1.6 is a part of the sheet: STR turns a die there, and its dice have the class colour', () => {
    const hero = { class: 'bruiser', rows: { FAM: ['red 2'] } };
    const game = party({ phase: 'dice', called: 1, heroes: { 0: hero }, initiative: [{ dice: ['blue 4'] }] });
    says(game, 0, 'card:0', 'place:blue 4:STR', 'STR', 'die:red 2');
    expect(rowWords(game, 0, 'FAM')).toEqual(['red 5', '_', '_']);
    expect(measure(seenOf(game), 0, 'class-dice')).toBe(1);
    expect(measure(seenOf(game), 0, { dice: {} })).toBe(2);
  });

  test('RP-1.7 its row is no Attribute Row, its action no Attribute Action', () => {
    const game = party({ phase: 'market', heroes: { 0: { xp: 5, rows: { FAM: ['red 2', 'red 3', 'red 4'] } } } });
    expect(measure(seenOf(game), 0, 'attributes-complete')).toBe(0);
    expect(measure(seenOf(game), 0, 'rows-complete')).toBe(1);
    game
      .seat(0)
      .answers('xp-action')
      .expectOptions(0, [...ATTRS, 'none']);
  });

  test('RP-1.8 21 dice make a character, 18 in the base game', () => {
    const short = { ...fullRows(), FAM: ['gold 3', 'red 3'] };
    const ff = laidOut({ mode: 'ff' }, { heroes: { 0: { rows: fullRows() }, 1: { rows: { STR: ['green 1'] } } } });
    expect([isFull(ff, ff.heroes[0]), isFull(ff, ff.heroes[1])]).toEqual([true, false]);
    const less = laidOut({ mode: 'ff' }, { heroes: { 0: { rows: short } } });
    expect(isFull(less, less.heroes[0])).toBe(false);
    const base = laidOut({ mode: 'base' }, { heroes: { 0: { rows: fullRows(undefined, ATTRS) } } });
    expect(isFull(base, base.heroes[0])).toBe(true);
    expect(base.heroes[0].spaces.filter((die) => die >= 0)).toHaveLength(18);
  });
});

describe('supply, choices and costs', () => {
  test('RP-1.9, RP-R1 neither Gold nor tokens nor Combat Dice run out', () => {
    const hero = { gold: 1000, xp: 120, honor: 100, injury: 100, charisma: 30 };
    const game = party({ phase: 'market', heroes: { 0: hero } }, { mode: 'full' });
    says(game, 0, 'hunt');
    if (question(game) === 'hunt.minion') says(game, 0, 'fight');
    for (let i = 0; i < 60; i++) says(game, 0, 'gold');
    says(game, 0, 'roll');
    expect((told(game, 'hunt.rolled')[0].dice as number[]).length).toBeGreaterThan(50);
    const dice = party({ phase: 'dice', called: 1, heroes: { 0: hero }, initiative: [{ dice: ['gold 4'] }] });
    says(dice, 0, 'card:0', 'place:gold 4:CHA', 'CHA');
    dice.expectBoard({ heroes: { 0: { gold: 1002, charisma: 31 } } });
  });

  test('RP-1.10, RP-R2 what a player may do can be left; what must be done cannot', () => {
    const game = party({ phase: 'dice', called: 1, initiative: [{ dice: ['red 4'] }] });
    game.expectOptions(0, ['card:0', 'card:1', 'card:2']); // selecting is forced
    says(game, 0, 'card:0');
    expect(choices(game, 'place.die').every((it) => 'row' in it)).toBe(true);
    says(game, 0, 'place:red 4:STR');
    game.expectOptions(0, ['STR', 'none']);
    const market = party({ phase: 'market', market: ['quarterstaff'] });
    expect(offered(market)).toContain('discard:0');
    expect(offered(market).filter((key) => !/^(buy|discard|hunt)/.test(key))).toEqual([]);
  });

  test('RP-1.11, RP-R2 an effect happens as far as it can', () => {
    const imp = { fiends: ['tollgate-imp'], gold: 0 }; // 1 Gold for selecting rank 2 and up
    const drift = (cell: number) => ({ fiends: ['crooked-compass'], cell }); // towards evil at the end of the phase
    const game = party({ phase: 'dice', heroes: { 0: imp, 1: drift(7) } });
    says(game, 0, 'card:2');
    game.expectBoard({ heroes: { 0: { gold: 0 } }, row: { 2: { holder: 0 } } });
    playTo(game, 'market.option');
    game.expectBoard({ heroes: { 1: { cell: 7 } } }); // off the grid it cannot go
    const free = playTo(party({ phase: 'dice', heroes: { 1: drift(4) } }), 'market.option');
    free.expectBoard({ heroes: { 1: { cell: 7 } } });
    const rich = party({ phase: 'dice', heroes: { 0: { ...imp, gold: 3 } } });
    says(rich, 0, 'card:2');
    rich.expectBoard({ heroes: { 0: { gold: 2 } } });
  });

  test('RP-1.12, RP-R2 a cost is paid in full or not at all', () => {
    const hero = { gold: 4, xp: 4, fiends: ['doomcrier'] };
    const game = party({ phase: 'market', market: ['reckless', 'lamplighters-hook'], heroes: { 0: hero } });
    game
      .expectOffers(0, ['buy:1'], ['buy:0', 'xp-action', `banish:${fiendCard('doomcrier')}:gold`])
      .refuses(0, 'buy:0', 'RP-10.2')
      .refuses(0, 'xp-action', 'RP-20.4');
    const able = party({
      phase: 'market',
      market: ['reckless'], // RP-30.27: 6
      heroes: { 0: { gold: 6, xp: 5, fiends: ['doomcrier'] } },
    });
    able.expectOffers(0, ['buy:0', 'xp-action', `banish:${fiendCard('doomcrier')}:gold`]);
  });
});
