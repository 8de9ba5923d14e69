/** DF-R112.4: which die, what when the dice run out, which Weapons. */
import { describe, expect, test } from 'vitest';
import { BARD, bossFight, fight, JACK, LEBRON, MARLA, ware } from '../scenarios/table.fixture';
import { novice, regular } from './index';
import { answerOf, askedOf } from './seated.fixture';

const FOUR = { seats: 4 };

describe('the die', () => {
  const pool = (active: number, ...dice: string[]) => ({ combat: { active, pool: dice } });

  test('DF-R112.4 by the worth of the icon to this Hero now: green at a beast, red at a spirit', () => {
    const lebron = (monster: string) =>
      answerOf(fight({ monster, ...pool(LEBRON, 'red', 'green') }, FOUR), { bot: novice });
    expect(lebron('white-bear')).toBe('green');
    expect(lebron('brother-bubbles')).toBe('red');
  });

  test('DF-R112.4 Marla heals herself when she is hurt, and not when she is whole', () => {
    const marla = (life: number) =>
      answerOf(fight({ monster: 'white-bear', heroes: { 3: { life } }, ...pool(MARLA, 'red', 'green') }, FOUR), {
        bot: novice,
      });
    expect(marla(2)).toBe('green');
    expect(marla(9)).toBe('red');
  });

  test('DF-10.6 a colour that a Scar covers is worth nothing', () => {
    const heroes = { 2: { scars: ['green'] } };
    const game = fight({ monster: 'white-bear', heroes, ...pool(LEBRON, 'red', 'green') }, FOUR);
    expect(answerOf(game, { bot: novice })).toBe('red');
  });

  test('who looks ahead leaves a die to the Hero whom it serves better', () => {
    const game = () => fight({ monster: 'brother-bubbles', ...pool(LEBRON, 'red', 'green') }, FOUR);
    expect(answerOf(game(), { bot: novice })).toBe('red'); // Piercing, 2 more
    expect(answerOf(game(), { bot: regular })).toBe('green'); // Marla, next, makes a 5 with red and nothing with green
  });

  test('a coloured die goes before the Snow die, which is worth less, and the Water dice before both', () => {
    expect(answerOf(fight(pool(LEBRON, 'red', 'snow'), FOUR), { bot: novice })).toBe('red');
    expect(answerOf(fight(pool(LEBRON, 'red', 'water'), FOUR), { bot: novice })).toBe('water');
  });

  test('DF-R39 what a person points at is thrown, where it is nearly as good', () => {
    const game = fight({ monster: 'white-bear', ...pool(LEBRON, 'red', 'green') }, FOUR);
    expect(answerOf(game, { bot: novice, pointed: [null, 'red', null, null] })).toBe('red');
  });
});

describe('DF-R112.4: a Bonus die rather than retrieval', () => {
  const runOut = (life: number, bonus: number, lives: readonly number[] = [9, 9, 9]) =>
    answerOf(
      fight({
        monster: 'white-bear',
        combat: { life, pool: [] },
        chest: { bonus },
        heroes: Object.fromEntries(lives.map((one, seat) => [seat, { life: one }])),
      }),
    );

  test('when the Monster has 5 life or less', () => {
    expect(runOut(5, 2)).toBe('bonus');
    expect(runOut(6, 2)).toBe('retrieve');
  });

  test('when the level would fell a Hero', () => {
    expect(runOut(12, 2, [9, 4, 9])).toBe('bonus');
    expect(runOut(12, 2, [9, 5, 9])).toBe('retrieve');
  });

  test('when the Chest holds more than 4', () => {
    expect(runOut(12, 5)).toBe('bonus');
    expect(runOut(12, 4)).toBe('retrieve');
  });
});

describe('DF-R112.4: Weapons by expected damage minus expected harm', () => {
  const [salmon, flail, ramboril, skis] = ['frozen-salmon', 'blizzard-flail', 'ramboril', 'ski-jumpers-skis'].map(ware);

  function chosen(cards: readonly string[], given = {}, combat = {}): string {
    const game = fight({
      combat: { active: JACK, life: 12, pool: ['red'], ...combat },
      heroes: { 1: { cards } },
      ...given,
    });
    if (askedOf(game).question === 'turn.die') game.seat(JACK).answers('red');
    return answerOf(game);
  }

  test('a Weapon that asks for nothing is always used', () => {
    expect(chosen(['frozen-salmon'])).toBe(`${salmon}`);
  });

  test('one that asks for much adds enough against a strong foe', () => {
    expect(chosen(['ramboril'])).toBe(`${ramboril}`);
  });

  test('and is left when one point is all that is needed', () => {
    expect(chosen(['blizzard-flail'], {}, { life: 1 })).toBe('none');
  });

  test('DF-R66 what is asked for anyway costs nothing', () => {
    expect(chosen(['ski-jumpers-skis', 'blizzard-flail'], { monster: 'pogo-fox' }, { life: 3 })).toBe(`${skis}`);
  });

  test('who would faint by a Miss takes less risk than who would not', () => {
    const risky = (life: number) =>
      chosen(['blizzard-flail'], {
        monster: 'white-bear',
        heroes: { 0: { fainted: 1 }, 1: { life, cards: ['blizzard-flail'] }, 2: { fainted: 1 } },
      });
    expect(risky(9)).toBe(`${flail}`);
    expect(risky(2)).toBe('none');
  });

  test('DF-25.2 dances while the Melody plays, where it pays', () => {
    const game = bossFight({ combat: { melody: 1, pool: ['red'], active: BARD } });
    expect(answerOf(game)).toBe('dance');
  });
});
