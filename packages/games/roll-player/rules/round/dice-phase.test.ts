import { describe, expect, test } from 'vitest';
import { ATTRS, builtIn, ROWS } from '../../content';
import { fullRows } from '../../scenarios/position';
import {
  asked,
  boardOf,
  choices,
  dieAt,
  fiendCard,
  type Given,
  heroOf,
  initiativeWords,
  keyOf,
  offered,
  party,
  playTo,
  question,
  rowsOffered,
  rowWords,
  says,
  type Table,
  told,
} from '../../scenarios/table.fixture';
import { NONE } from '../board';
import { questions } from '../keys';

/** Seat 0 is to select; a red class whose ability does nothing here. */
const selecting = (hero: Given, initiative: Given[], given: Given = {}, options: Table = {}) =>
  party({ phase: 'dice', heroes: { 0: { class: 'bruiser', ...hero } }, initiative, ...given }, options);
const one = (hero: Given, dice: string, given: Given = {}, options: Table = {}) =>
  selecting(hero, [{ dice: [dice] }], { called: 1, ...given }, options);
const goldOf = (game: ReturnType<typeof party>) => heroOf(game, 0).gold;

describe('selecting', () => {
  test('RP-7.1 a card that is still in the row must be selected', () => {
    const game = selecting({}, [{ dice: ['red 1', 'red 2'] }]);
    game.expectQuestion('initiative.select', 0).expectOptions(0, ['card:0', 'card:1', 'card:2']);
    says(game, 0, 'card:0', 'place:red 1:STR', 'place:red 2:STR', 'none');
    game
      .expectQuestion('initiative.select', 1)
      .expectOptions(1, ['card:1', 'card:2'])
      .refuses(1, 'card:0')
      .refuses(1, 'none');
  });

  test('RP-7.2 it goes in front of the player with all that lies on it, and stays there until the Market Phase', () => {
    const game = selecting({}, [{}, { dice: ['blue 4', 'white 5'], gold: 1, fiends: ['fidget'] }]);
    says(game, 0, 'card:1');
    expect(boardOf(game).row[1]).toMatchObject({ holder: 0, dice: [], gold: 0 });
    expect(heroOf(game, 0).hand).toHaveLength(2);
    playTo(game, 'market.option', { seat: 0 });
    expect(boardOf(game).row[1].holder).toBe(0);
    const [discard] = choices(game, 'market.option').filter((it) => typeof it === 'object' && 'discard' in it);
    game.seat(0).answers(questions.key('market.option', discard, builtIn));
    expect(boardOf(game).row[1].holder).toBe(NONE);
  });

  test('RP-7.3, RP-R14 its Gold is there at once, before any die is placed', () => {
    const game = selecting({ gold: 2 }, [{}, { gold: 1, dice: ['blue 4', 'white 5'] }]);
    says(game, 0, 'card:1');
    expect([question(game), goldOf(game)]).toEqual(['place.die', 3]);
    const none = selecting({ gold: 2 }, [{ dice: ['blue 4', 'white 5'] }]);
    says(none, 0, 'card:0');
    expect(goldOf(none)).toBe(2);
  });
});

describe('placing', () => {
  test('RP-7.4, RP-7.6 one at a time in any order, into the same row or into two', () => {
    const game = selecting({}, [{ dice: ['red 1', 'blue 2'] }]);
    says(game, 0, 'card:0');
    expect(offered(game)).toHaveLength(2 * 7);
    says(game, 0, 'place:blue 2:CON');
    expect(offered(game)).toHaveLength(7); // the other die
    says(game, 0, 'place:red 1:CON');
    expect(rowWords(game, 0, 'CON')).toEqual(['blue 2', 'red 1', '_']);
    const apart = selecting({}, [{ dice: ['red 1', 'blue 2'] }]);
    says(apart, 0, 'card:0', 'place:red 1:CON', 'place:blue 2:FAM');
    expect([rowWords(apart, 0, 'CON')[0], rowWords(apart, 0, 'FAM')[0]]).toEqual(['red 1', 'blue 2']);
  });

  test('RP-7.5 into the leftmost empty space of a row that has one, the Familiar Row too', () => {
    const rows = { STR: ['white 1', 'white 2', 'white 3'], DEX: ['green 1'], FAM: ['green 2', 'green 3'] };
    const game = one({ rows }, 'red 4');
    says(game, 0, 'card:0');
    expect(rowsOffered(game).map((row) => ROWS[row])).toEqual(['DEX', 'CON', 'INT', 'WIS', 'CHA', 'FAM']);
    game.refuses(0, keyOf(game, 'place:red 4:STR', 0));
    says(game, 0, 'place:red 4:DEX');
    expect(rowWords(game, 0, 'DEX')).toEqual(['green 1', 'red 4', '_']);
    const base = one({}, 'red 4', {}, { mode: 'base' });
    says(base, 0, 'card:0');
    expect(rowsOffered(base).map((row) => ROWS[row])).toEqual([...ATTRS]);
  });

  test('RP-7.7 the third die of a row pays 1 Gold, in the Familiar Row too; the second pays nothing', () => {
    for (const row of ['STR', 'CHA', 'FAM']) {
      const game = one({ rows: { [row]: ['white 1', 'white 2'] } }, 'red 4');
      says(game, 0, 'card:0', `place:red 4:${row}`);
      expect(goldOf(game)).toBe(6);
      const second = one({ rows: { [row]: ['white 1'] } }, 'red 4');
      says(second, 0, 'card:0', `place:red 4:${row}`);
      expect(goldOf(second)).toBe(5);
    }
  });

  test('RP-7.8 a gold die pays 2 Gold in any row, and completing with it 3 (example 2)', () => {
    for (const row of ROWS) {
      const game = one({}, 'gold 4');
      says(game, 0, 'card:0', `place:gold 4:${row}`);
      expect(goldOf(game)).toBe(7);
    }
    const full = one({ rows: { INT: ['gold 1', 'white 2'] } }, 'gold 4');
    says(full, 0, 'card:0', 'place:gold 4:INT');
    expect(goldOf(full)).toBe(8);
    const hero = { rows: { STR: ['red 3'], CON: ['blue 1'] } };
    const example = selecting(hero, [{}, { gold: 1, dice: ['gold 2'] }], { called: 1 });
    says(example, 0, 'card:1', 'place:gold 2:STR', 'STR', 'die:blue 1');
    expect([goldOf(example), rowWords(example, 0, 'CON')[0]]).toEqual([8, 'blue 6']);
  });

  test('RP-7.9, RP-R14 it is paid at once, die by die', () => {
    const game = selecting({ rows: { STR: ['white 1', 'white 2'] } }, [{ dice: ['gold 3', 'red 4'] }]);
    says(game, 0, 'card:0', 'place:gold 3:DEX');
    expect([goldOf(game), question(game)]).toEqual([7, 'place.die']);
    says(game, 0, 'place:red 4:STR');
    expect(goldOf(game)).toBe(8);
  });

  test('RP-7.17, RP-R75 a row with a gap is not complete; the next die goes into the gap and completes it', () => {
    const hero = { rows: { STR: ['white 1', '_', 'white 3'], DEX: ['_', '_', 'blue 2'] } };
    const game = one(hero, 'red 4');
    says(game, 0, 'card:0', 'place:red 4:STR');
    expect(rowWords(game, 0, 'STR')).toEqual(['white 1', 'red 4', 'white 3']);
    expect(goldOf(game)).toBe(6);
    expect(told(game, 'row.complete')).toHaveLength(1);
    const other = one(hero, 'red 4');
    says(other, 0, 'card:0', 'place:red 4:DEX');
    expect(rowWords(other, 0, 'DEX')).toEqual(['red 4', '_', 'blue 2']);
    expect(goldOf(other)).toBe(5); // still a gap
  });
});

describe('the action', () => {
  const both = (hero: Given = {}) => selecting(hero, [{ dice: ['gold 3', 'red 5'] }]);

  test('RP-7.10 after all dice, one of the rows they went into', () => {
    const game = both();
    says(game, 0, 'card:0', 'place:gold 3:WIS');
    expect(question(game)).toBe('place.die'); // not before the second die
    says(game, 0, 'place:red 5:FAM');
    game.expectQuestion('action.choose', 0).expectOptions(0, ['WIS', 'FAM', 'none']);
    const same = both();
    says(same, 0, 'card:0', 'place:gold 3:CON', 'place:red 5:CON');
    same.expectOptions(0, ['CON', 'none']);
  });

  test('RP-7.11 only one, with two dice in two rows or in one (example 5)', () => {
    const hero = { familiar: 'cinder-hound', rows: { FAM: ['white 1', 'white 2'], STR: ['blue 1'] } };
    const game = both(hero);
    says(game, 0, 'card:0', 'place:gold 3:FAM', 'place:red 5:STR');
    expect(goldOf(game)).toBe(8); // 2 for the gold die, 1 for the row
    game.expectOptions(0, ['STR', 'FAM', 'none']);
    says(game, 0, 'STR', 'die:blue 1');
    game.expectQuestion('initiative.select', 1);
    expect(told(game, 'action.taken', 0)).toHaveLength(1);
    const same = both();
    says(same, 0, 'card:0', 'place:gold 3:CHA', 'place:red 5:CHA', 'CHA');
    same.expectQuestion('initiative.select', 1).expectBoard({ heroes: { 0: { charisma: 1 } } });
  });

  test('RP-7.12 it may be declined', () => {
    const game = both();
    says(game, 0, 'card:0', 'place:gold 3:CHA', 'place:red 5:STR', 'none');
    game.expectQuestion('initiative.select', 1).expectBoard({ heroes: { 0: { charisma: 0 } } });
    expect(told(game, 'action.taken')).toEqual([]);
  });

  test('RP-7.13 moving or changing a die is no placing: no action, no Gold (example 8)', () => {
    const rows = { FAM: ['blue 2'], CHA: ['white 6', 'gold 1', 'gold 2'] };
    const game = one({ rows }, 'red 5');
    says(game, 0, 'card:0', 'place:red 5:DEX', 'DEX', 'die:blue 2', 'die:white 6');
    expect([rowWords(game, 0, 'FAM')[0], rowWords(game, 0, 'CHA')[0]]).toEqual(['white 6', 'blue 2']);
    game.expectQuestion('initiative.select', 1).expectBoard({ heroes: { 0: { gold: 5, charisma: 0 } } });
    const flipped = one({ rows }, 'red 5');
    says(flipped, 0, 'card:0', 'place:red 5:STR', 'STR', 'die:gold 2');
    flipped.expectQuestion('initiative.select', 1).expectBoard({ heroes: { 0: { gold: 5, charisma: 0 } } });
    expect(told(flipped, 'placed')).toHaveLength(1);
    expect(told(flipped, 'row.complete')).toEqual([]);
  });

  test('RP-7.14, RP-R14 after the action all Fiends that lay on the card, face up', () => {
    const initiative = [{}, {}, { dice: ['red 5'], fiends: ['fidget', 'doomcrier'] }];
    const game = selecting({}, initiative, { called: 1 });
    says(game, 0, 'card:2', 'place:red 5:CHA');
    expect(heroOf(game, 0).fiends).toEqual([]);
    says(game, 0, 'CHA');
    game.expectEvents([{ type: 'charisma.gained' }, { type: 'fiend.gained' }, { type: 'fiend.gained' }]);
    expect(heroOf(game, 0).fiends.map(({ fiend, active }) => [fiend, active])).toEqual([
      [fiendCard('fidget'), 1],
      [fiendCard('doomcrier'), 1],
    ]);
    expect(boardOf(game).row[2].fiends).toEqual([]);
    const without = selecting({}, initiative, { called: 1 });
    says(without, 0, 'card:0');
    playTo(without, 'initiative.select', { seat: 1 });
    expect(heroOf(without, 0).fiends).toEqual([]);
  });
});

describe('the end', () => {
  test('RP-7.15, RP-R15 with fewer spaces than dice the player chooses which are placed; the others go back', () => {
    const rows = { ...fullRows(['white 1', 'green 2', 'black 3'], ROWS), CHA: ['white 1', 'green 2'] };
    const game = selecting({ rows }, [{ dice: ['gold 5', 'red 6'] }]);
    says(game, 0, 'card:0');
    expect(offered(game)).toHaveLength(2); // either die, one space
    const gold = heroOf(game, 0).hand[0];
    says(game, 0, 'place:red 6:CHA');
    expect(rowWords(game, 0, 'CHA')[2]).toBe('red 6');
    expect(boardOf(game).bag).toContain(gold);
    expect([heroOf(game, 0).hand, boardOf(game).values[gold]]).toEqual([[], 0]);
    expect(goldOf(game)).toBe(6); // for the row, not for the gold die
    game.expectQuestion('action.choose', 0).expectOptions(0, ['CHA', 'none']);
  });

  test('RP-7.15 a full sheet takes nothing, and triggers nothing', () => {
    const game = selecting({ rows: fullRows(['white 1', 'green 2', 'black 3']) }, [{ dice: ['gold 5', 'red 6'] }]);
    says(game, 0, 'card:0');
    game.expectQuestion('initiative.select', 1).expectEvents([{ type: 'returned', seat: 0 }]);
    expect(goldOf(game)).toBe(5);
  });

  test('RP-7.16 it ends when everyone had a turn; one card is left as it lies, two for one who plays alone', () => {
    const initiative = [{ dice: ['red 1'] }, { dice: ['blue 3'], gold: 1 }, { dice: ['white 5'], fiends: ['fidget'] }];
    const game = selecting({}, initiative, { called: 1 });
    says(game, 0, 'card:0', 'place:red 1:STR', 'none');
    expect([boardOf(game).phase, asked(game)]).toEqual(['dice', 1]);
    says(game, 1, 'card:1', 'place:blue 3:STR', 'none');
    expect(boardOf(game).phase).toBe('market');
    expect(initiativeWords(game)).toEqual([[], [], ['white 5']]);
    expect(boardOf(game).row[2]).toMatchObject({ fiends: [fiendCard('fidget')], holder: NONE });
    const alone = selecting({}, initiative, { called: 1 }, { seats: 1 });
    says(alone, 0, 'card:0', 'place:red 1:STR', 'none');
    expect(boardOf(alone).phase).toBe('market');
    expect(initiativeWords(alone)).toEqual([[], ['blue 3'], ['white 5']]);
    expect(boardOf(alone).row[1].gold).toBe(1);
    expect(dieAt(alone, 0, 'STR', 0)).not.toBe(NONE);
  });
});
