import { describe, expect, test } from 'vitest';
import { boardOf, fight, heroOf, lives, question, THROW, told, ware } from '../scenarios/table.fixture';

const [tray, cardigan, scarf, door, igloo] = [
  'tea-tray',
  'deep-pocket-cardigan',
  'scarf-for-two',
  'stove-door',
  'igloo-with-armholes',
].map(ware);
const MISS = { rest: 'out' };
/** Damage 3. */
const BEAR = 'white-bear';

const missing = (cards: string[], seat = 1, more: object = {}) => {
  const game = fight({ monster: BEAR, combat: { active: seat }, heroes: { [seat]: { cards, ...more } } });
  return game.world('throw', MISS, MISS, MISS).seat(seat).answers('red', THROW);
};

describe('Armour', () => {
  test.each([
    ['tea-tray', 1],
    ['stove-door', 0],
    ['igloo-with-armholes', 0],
  ])('DF-16.8 %s on the bearer’s Miss leaves %i of 3 damage', (armour, left) => {
    const game = missing([armour]);
    game.expectQuestion('throw.armour', 1).expectOptions(1, [`${ware(armour)}`, 'done']);
    game.seat(1).answers(`${ware(armour)}`);
    expect(lives(game)).toEqual([9, 9 - left, 9]);
  });

  test('DF-16.8 it is not for a Hit, and need not be used', () => {
    const game = fight({ heroes: { 1: { cards: ['tea-tray'] } } }).world('throw', { section: 'D0' });
    game.seat(1).answers('red', THROW);
    expect(question(game)).toBe('turn.die');
    const kept = missing(['tea-tray']);
    kept.seat(1).answers('done');
    expect([heroOf(kept, 1).life, heroOf(kept, 1).turned]).toEqual([6, []]);
  });

  test('DF-16.8, DF-16.9 once a combat: turned, it is not offered again', () => {
    const game = fight({ monster: BEAR, heroes: { 1: { cards: ['tea-tray'] } } }, { seats: 2 });
    game.world('throw', MISS, MISS, MISS);
    game.seat(1).answers('red', THROW, `${tray}`);
    game.expectBoard({ heroes: { 1: { turned: [tray], life: 8 } } });
    game.seat(0).answers('green', THROW);
    game.seat(1).answers(THROW); // the last die
    game.expectBoard({ heroes: { 1: { life: 5 } } });
    expect(told(game, 'armour.used')).toHaveLength(1);
  });

  test('DF-16.10 nor is it asked for when dice are retrieved', () => {
    const game = fight({
      combat: { pool: [] },
      heroes: { 0: { cards: ['igloo-with-armholes'] }, 1: { cards: ['tea-tray'] } },
    });
    game.seat(1).answers('retrieve');
    expect([question(game), lives(game)]).toEqual(['turn.die', [8, 8, 8]]);
  });

  test('DF-R30 it protects its bearer only', () => {
    const game = fight({ monster: BEAR, heroes: { 0: { cards: ['igloo-with-armholes'] } } }).world('throw', MISS);
    game.seat(1).answers('red', THROW);
    expect([question(game), lives(game)]).toEqual(['turn.die', [9, 6, 9]]);
  });

  test('DF-R70 several on one Miss, each turned; what they prevent adds up, and not below 0', () => {
    const game = missing(['tea-tray', 'stove-door'], 0);
    game.seat(0).answers(`${tray}`);
    game.expectOptions(0, [`${door}`, 'done']); // 1 is left
    game.seat(0).answers(`${door}`);
    expect([heroOf(game, 0).life, heroOf(game, 0).turned]).toEqual([9, [tray, door]]);
    expect(told(game, 'armour.used').map(({ prevented }) => prevented)).toEqual([2, 1]);
    const enough = missing(['stove-door', 'tea-tray'], 0);
    enough.seat(0).answers(`${door}`);
    expect([question(enough), heroOf(enough, 0).turned]).toEqual(['turn.die', [door]]); // nothing is left to prevent
    const all = missing(['tea-tray', 'igloo-with-armholes'], 0);
    all.seat(0).answers(`${tray}`, `${igloo}`);
    expect(told(all, 'armour.used').map(({ prevented }) => prevented)).toEqual([2, 1]);
  });

  test('DF-R70 one with an effect besides may be used for that alone', () => {
    const agile = fight({ heroes: { 1: { cards: ['deep-pocket-cardigan'] } }, combat: { life: 20 } });
    agile.world('throw', { ...MISS, symbol: 'icon' });
    agile.seat(1).answers('red', THROW, 'ability:red');
    agile.expectQuestion('throw.armour', 1);
    agile.seat(1).answers(`${cardigan}`);
    agile.expectBoard({ chest: { gold: 2 }, heroes: { 1: { life: 9, turned: [cardigan] } } });
    const plain = fight({ heroes: { 1: { cards: ['tea-tray'] } }, combat: { life: 20 } });
    plain.world('throw', { ...MISS, symbol: 'icon' });
    plain.seat(1).answers('red', THROW, 'ability:red');
    expect(question(plain)).toBe('turn.die');
  });

  test('DF-16.8 the Gold and the healing that an Armour prints', () => {
    const gold = missing(['deep-pocket-cardigan']);
    gold.seat(1).answers(`${cardigan}`);
    gold.expectBoard({ chest: { gold: 2 }, heroes: { 1: { life: 8 } } });
    const heals = fight({
      monster: BEAR,
      heroes: { 0: { life: 3 }, 1: { cards: ['scarf-for-two'], life: 5 }, 2: { life: 8 } },
    }).world('throw', MISS);
    heals.seat(1).answers('red', THROW, `${scarf}`);
    heals.expectQuestion('card.target', 1).expectOptions(1, ['hero:0', 'hero:2']); // another Hero
    heals.seat(1).answers('hero:2');
    expect(lives(heals)).toEqual([3, 4, 9]);
    const nobody = missing(['scarf-for-two']);
    nobody.seat(1).answers(`${scarf}`); // all others are whole
    expect([question(nobody), lives(nobody)]).toEqual(['turn.die', [9, 8, 9]]);
  });
});

test('DF-16.9 a turned Armour is still carried', () => {
  const game = missing(['tea-tray']);
  game.seat(1).answers(`${tray}`);
  expect(boardOf(game).heroes[1].cards).toEqual([tray]);
});
