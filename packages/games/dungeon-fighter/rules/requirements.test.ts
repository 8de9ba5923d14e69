import { describe, expect, test } from 'vitest';
import { about, fight, type Given, heroOf, question, roomCard, THROW, ware } from '../scenarios/table.fixture';

const [helm, ramboril, skis] = ['horned-helm', 'ramboril', 'ski-jumpers-skis'].map(ware);

describe('Specific Throw Requirements', () => {
  const reqsOf = (given: Given, ...answers: string[]) => {
    const game = fight(given);
    game.seat(1).answers(...answers);
    expect(question(game)).toBe('throw');
    return about(game).reqs;
  };

  test('DF-11.1 of Monster and Dungeon card, on every throw of the combat, by every Hero', () => {
    const given = { monster: 'pogo-fox', room: 'left-handed-toll', combat: { life: 20 } };
    const game = fight(given).world('throw', { section: 'D0' }, { section: 'D0' });
    for (const [seat, die] of [
      [1, 'red'],
      [2, 'green'],
      [0, 'blue'],
    ] as const) {
      game.seat(seat).answers(die);
      expect(about(game).reqs).toEqual(['jump', 'weak-hand']);
      if (seat > 0) game.seat(seat).answers(THROW);
    }
    expect(reqsOf({}, 'red')).toEqual([]);
  });

  test('DF-11.2 of a Weapon only when it is used', () => {
    const given = { heroes: { 1: { cards: ['ramboril'] } } };
    expect(reqsOf(given, 'red', 'none')).toEqual([]);
    expect(reqsOf(given, 'red', `${ramboril}`)).toEqual(['eye-level']);
    const other = fight({ heroes: { 0: { cards: ['ramboril'] } } });
    other.seat(1).answers('red'); // it is not his
    expect(about(other).reqs).toEqual([]);
  });

  test('DF-11.3 Monster, Dungeon and Weapons together', () => {
    const given = { monster: 'pogo-fox', room: 'cool-slide', heroes: { 1: { cards: ['ramboril', 'horned-helm'] } } };
    expect(reqsOf(given, 'red', `${ramboril}+${helm}`)).toEqual(['eye-level', 'head', 'jump', 'waterfall']);
  });

  test('DF-11.4 the same from several sources counts once', () => {
    const given = { monster: 'pogo-fox', room: 'half-a-bridge', heroes: { 1: { cards: ['ski-jumpers-skis'] } } };
    expect(reqsOf(given, 'red', `${skis}`)).toEqual(['jump']);
  });

  test('DF-11.5 one that failed is enough for a Miss, and no Weapon helps then', () => {
    const given = { monster: 'pogo-fox', combat: { life: 20 }, heroes: { 1: { cards: ['ramboril'] } } };
    const game = fight(given).world('throw', { section: 'A0', reqs: { jump: true, 'eye-level': false } });
    game.seat(1).answers('red', `${ramboril}`, THROW);
    game.expectBoard({ combat: { life: 20 } }).expectEvents([{ type: 'miss', requirement: 'eye-level' }]);
    expect(heroOf(game, 1).life).toBe(7);
  });

  test('DF-11.6 a die thrown again must meet them again, with other Weapons if the Hero likes', () => {
    const given = { combat: { active: 0, life: 20 }, heroes: { 0: { cards: ['ramboril'] } } };
    const first = { section: 'D0', symbol: 'icon', reqs: { 'eye-level': true } };
    const game = fight(given).world('throw', first, { section: 'D0' });
    game.seat(0).answers('red', `${ramboril}`, THROW, 'ability:red');
    game.expectQuestion('turn.weapons', 0).expectOptions(0, ['none', `${ramboril}`]);
    game.seat(0).answers('none');
    expect(about(game).reqs).toEqual([]);
    game
      .seat(0)
      .answers(THROW)
      .expectBoard({ combat: { life: 19 } });
    const failing = fight(given).world('throw', first, { section: 'D0', reqs: { 'eye-level': false } });
    failing.seat(0).answers('red', `${ramboril}`, THROW, 'ability:red', `${ramboril}`, THROW);
    failing.expectBoard({ combat: { life: 20 } }).expectEvents([{ type: 'miss', why: 'requirement' }]);
  });

  test('DF-11.7 they end with the combat', () => {
    const given = {
      monster: 'pogo-fox',
      combat: { life: 1 },
      rooms: ['wishing-hole', 'cool-slide'],
      room: 'half-a-bridge',
    };
    const game = fight({ ...given, monsters: ['walrus-pup'] }).world('throw', { section: 'D0' });
    game.seat(1).answers('red', THROW);
    game.seat(1).answers(`room:${roomCard('wishing-hole')}`);
    game.seat(2).answers('red');
    expect(about(game).reqs).toEqual([]);
  });
});
