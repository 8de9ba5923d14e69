import { describe, expect, test } from 'vitest';
import { builtIn } from '../content';
import { about, combat, fight, type Given, lives, question, THROW, told, ware } from '../scenarios/table.fixture';

const MISS = { rest: 'out' };

test('DF-27.1 a Monster has a requirement or an ability, never both', () => {
  for (const foe of [...builtIn.monsters, ...builtIn.bosses]) expect(foe.req && foe.ability).toBeFalsy();
  expect(builtIn.monsters.filter(({ ability }) => ability)).toHaveLength(3);
});

describe('Madness', () => {
  /** Weak-Hand, Jump, Eye-Level. */
  const SHAMAN = { monster: 'babbling-shaman', combat: { life: 30 } };
  const reqs = (game: ReturnType<typeof fight>, seat: number, die: string) => {
    game.seat(seat).answers(die);
    return about(game).reqs;
  };

  test('DF-27.2 at the start none of its three is active', () => {
    expect(reqs(fight(SHAMAN), 1, 'red')).toEqual([]);
  });

  test('DF-27.3 each Hit makes the next from the left active, for all who throw after it', () => {
    const game = fight(SHAMAN).world('throw', { section: 'D0' }, { section: 'D0' });
    game.seat(1).answers('red', THROW);
    game.expectEvents([{ type: 'madness', requirement: 'weak-hand', active: 1 }]);
    expect(reqs(game, 2, 'green')).toEqual(['weak-hand']);
    game.seat(2).answers(THROW);
    game.expectQuestion('turn.die', 0); // one die is left, but somebody may wish to back down
    expect(reqs(game, 0, 'blue')).toEqual(['jump', 'weak-hand']);
  });

  test('DF-27.3 a Miss makes none active', () => {
    const game = fight(SHAMAN).world('throw', MISS);
    game.seat(1).answers('red', THROW);
    expect([reqs(game, 2, 'green'), told(game, 'madness')]).toEqual([[], []]);
  });

  test.each([
    [2, 3],
    [3, 3],
  ])('DF-27.4 after %i Hits another leaves %i active', (hits, active) => {
    const game = fight({ ...SHAMAN, combat: { life: 30, hits } }).world('throw', { section: 'D0' });
    game.seat(1).answers('red', THROW);
    expect(combat(game).hits).toBe(active);
    expect(reqs(game, 2, 'green')).toEqual(['eye-level', 'jump', 'weak-hand']);
    expect(told(game, 'madness')).toHaveLength(active - hits);
  });

  test('DF-R48 it adds to what room and Weapons ask, and binds from the next throw', () => {
    const heroes = { 1: { cards: ['horned-helm'] } };
    const game = fight({ ...SHAMAN, room: 'cool-slide', heroes, combat: { life: 30, hits: 1 } });
    game.seat(1).answers('red', `${ware('horned-helm')}`);
    expect(about(game).reqs).toEqual(['head', 'waterfall', 'weak-hand']);
  });

  test('DF-R48 a Hit on a Template counts', () => {
    for (const template of ['weak-point', 'frozen-1']) {
      const game = fight({ ...SHAMAN, combat: { life: 30, templates: [template] } }).world('throw', { template });
      game.seat(1).answers('red', THROW);
      expect(combat(game).hits).toBe(1);
    }
  });
});

describe('Fearless', () => {
  const thrown = (result: Given, monster = 'bloodthirsty-penguin', more: Given = {}) => {
    const game = fight({ monster, combat: { life: 30, ...more } }).world('throw', result, { section: 'B0' });
    return game.seat(1).answers('red', THROW);
  };

  test('DF-27.5 a die on a 1 may be thrown again, and the first result is ignored', () => {
    const game = thrown({ section: 'D0' });
    game.expectQuestion('throw.again', 1).expectOptions(1, ['keep', 'fearless']);
    game.seat(1).answers('fearless', THROW);
    expect(combat(game).life).toBe(27);
    const kept = thrown({ section: 'D0' });
    kept.seat(1).answers('keep');
    expect(combat(kept).life).toBe(29);
  });

  test('DF-27.5 on any other value, or against another Monster, not', () => {
    expect(question(thrown({ section: 'C0' }))).toBe('turn.die');
    expect(question(thrown({ section: 'D0' }, 'walrus-pup'))).toBe('turn.die');
  });

  test('DF-R56 on a Miss on such a section too, and then nobody is hurt by it', () => {
    const game = thrown({ section: 'D0', bounced: false });
    game.expectOptions(1, ['keep', 'fearless']);
    game.seat(1).answers('fearless', THROW);
    expect([combat(game).life, lives(game)]).toEqual([27, [9, 9, 9]]);
  });

  test('DF-R56 the printed value of the counted section alone, never a Template', () => {
    expect(
      question(thrown({ template: 'frozen-1', value: 1 }, 'bloodthirsty-penguin', { templates: ['frozen-1'] })),
    ).toBe('turn.die');
    expect(question(thrown({ section: 'C0', touched: ['D0'] }))).toBe('turn.die'); // a neighbour of 1 is not enough
    const both = thrown({ section: 'D0', touched: ['D2'] }, 'bloodthirsty-penguin', { cutthroat: 1 });
    both.expectOptions(1, ['keep', 'fearless']); // though Cutthroat could make 2 of it
  });
});
