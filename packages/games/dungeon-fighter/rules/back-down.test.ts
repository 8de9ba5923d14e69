import { describe, expect, test } from 'vitest';
import {
  boardOf,
  bossFight,
  combat,
  fight,
  type Given,
  lives,
  monsterCard,
  question,
  THROW,
  told,
  ware,
} from '../scenarios/table.fixture';

/** A Jump at level 2, and a White Bear to come. */
const FOX = { monster: 'pogo-fox', monsters: ['white-bear'] };
const MISS = { rest: 'out' };
const vote = (game: ReturnType<typeof fight>, ...votes: string[]) => {
  for (const [seat, key] of votes.entries()) game.seat(seat).answers(key);
  return game;
};
const backing = (given: Given = {}, options = {}) => {
  const game = fight({ ...FOX, ...given }, options);
  game.seat(1).answers('back-down');
  return vote(game, 'yes', 'yes', 'yes');
};

describe('when it is offered', () => {
  test('DF-22.1, DF-22.5, DF-R25 while Monster or Dungeon ask for a specific throw, to every seat', () => {
    for (const seat of [0, 1, 2]) {
      fight(FOX).expectInterrupts(seat, ['back-down']);
      fight({ room: 'half-a-bridge' }).expectInterrupts(seat, ['back-down']);
      fight().expectInterrupts(seat, []).refuses(seat, 'back-down', 'DF-R25');
    }
  });

  test('DF-R25 a Weapon’s requirement is the bearer’s own choice, and Madness asks nothing before the first Hit', () => {
    fight({ heroes: { 1: { cards: ['ramboril'] } } }).refuses(1, 'back-down', 'DF-R25');
    fight({ monster: 'brain-freeze-giant' }).refuses(1, 'back-down', 'DF-R25');
    fight({ monster: 'brain-freeze-giant', combat: { hits: 1 } }).expectInterrupts(1, ['back-down']);
  });

  test('DF-R25 before a die is chosen, also when the pool is empty, and not later', () => {
    fight({ ...FOX, combat: { pool: [] } })
      .expectQuestion('turn.run-out', 1)
      .expectInterrupts(0, ['back-down']);
    const game = fight(FOX);
    game.seat(1).answers('red');
    game.expectQuestion('throw', 1).refuses(0, 'back-down');
  });

  test('DF-R25 not without a Monster to come, nor from the Boss', () => {
    fight(FOX).board({ monsterDeck: [], levelsToCome: [] }).refuses(1, 'back-down', 'DF-R25');
    bossFight({ boss: 'drowned-choir' }).refuses(1, 'back-down', 'DF-R25');
  });

  test('DF-R25 proposed once a turn at most', () => {
    const game = fight({ ...FOX, combat: { life: 20 } }).world('throw', MISS);
    game.seat(2).answers('back-down');
    vote(game, 'no', 'no', 'no');
    game.expectQuestion('turn.die', 1).expectInterrupts(0, []).refuses(0, 'back-down', 'DF-R25');
    game.seat(1).answers('red', THROW);
    game.expectQuestion('turn.die', 2).expectInterrupts(0, ['back-down']);
  });
});

describe('the vote', () => {
  test('DF-R25 all vote in secret, and most of the votes carry it', () => {
    const game = fight(FOX);
    game.seat(0).answers('back-down');
    expect(game.match.pending.asks.map(({ seat, question: q }) => `${q}:${seat}`)).toEqual([
      'vote.back-down:0',
      'vote.back-down:1',
      'vote.back-down:2',
    ]);
    vote(game, 'no', 'yes', 'yes');
    game.expectEvents([{ type: 'back-down.decided', yes: 2, no: 1, passed: true, byLeader: false }]);
    expect(boardOf(game).monstersGone).toEqual([monsterCard('pogo-fox')]);
    const lost = fight(FOX);
    lost.seat(0).answers('back-down');
    vote(lost, 'yes', 'no', 'no');
    lost.expectBoard({ monstersGone: [], combat: { life: 7 } }).expectQuestion('turn.die', 1);
  });

  test.each([
    [0, true],
    [1, false],
  ])('DF-R25 a tie goes to the Leader: seat 0 says yes, and with seat %i leading it passes: %s', (leader, passes) => {
    const game = fight({ ...FOX, leader }, { seats: 2 });
    game.seat(0).answers('back-down');
    vote(game, 'yes', 'no');
    game.expectEvents([{ type: 'back-down.decided', byLeader: true, passed: passes }]);
    expect(boardOf(game).monstersGone).toHaveLength(passes ? 1 : 0);
  });
});

describe('what it costs and brings', () => {
  test('DF-22.2 every Hero loses the Monster’s level', () => {
    const game = backing({ heroes: { 0: { life: 5 }, 2: { life: 3 } } });
    expect(lives(game)).toEqual([3, 7, 1]);
  });

  test('DF-22.3 the Monster leaves the game, not to the discard pile, and its Gold with it', () => {
    const game = backing();
    game.expectBoard({ monstersGone: [monsterCard('pogo-fox')], monstersBeaten: [], chest: { gold: 1 }, combats: 0 });
    expect(combat(game).gold).toBe(6); // the bear’s
  });

  test('DF-22.4, DF-R26 the next Monster, with the same room and its Advantage, whose effects are not repeated', () => {
    const game = backing({ room: 'frost-tax-office' });
    game.expectBoard({ combat: { monster: monsterCard('white-bear'), life: 14 + 3, hits: 0 }, chest: { gold: 1 } });
    game.expectEvents([{ type: 'backed-down' }, { type: 'monster.appears', advantage: 3 }]);
    game.expectNoEvents([{ type: 'gold.gained' }]);
  });

  test('DF-R26 the loss is no damage: Armour does not help, healing before a faint does', () => {
    const heroes = { 0: { life: 2, cards: ['igloo-with-armholes'] }, 2: { cards: ['grandmothers-cocoa'] } };
    const game = fight({ ...FOX, heroes });
    game.seat(1).answers('back-down');
    vote(game, 'yes', 'yes', 'yes');
    game.expectQuestion('faint.cards', 2).expectBoard({ heroes: { 0: { life: 0, fainted: 0 } } });
    game.seat(2).answers(`use:${ware('grandmothers-cocoa')}`, 'hero:0');
    expect(lives(game)).toEqual([4, 7, 7]);
    game.expectBoard({ heroes: { 0: { turned: [], fainted: 0 } } }).expectNoEvents([{ type: 'armour.used' }]);
  });

  test('DF-R26 who faints stays fainted, and when all have the party loses', () => {
    const game = backing({ heroes: { 0: { life: 2 } } });
    game.expectBoard({ heroes: { 0: { life: 0, fainted: 1 } } }).expectQuestion('turn.die', 1);
    const all = backing({ heroes: { 0: { life: 2 }, 1: { life: 1 }, 2: { life: 2 } } });
    all.expectStanding({ reason: 'fainted' });
  });

  test('DF-R26, DF-5.1 the first able Hero to the left of the Leader begins', () => {
    const given = { ...FOX, leader: 0, heroes: { 1: { life: 2 } }, combat: { active: 2, life: 7 } };
    const game = fight(given);
    game.seat(0).answers('back-down');
    vote(game, 'yes', 'yes', 'yes');
    game.expectQuestion('turn.die', 2).expectOptions(2, ['red', 'green', 'blue']); // 1 has fainted just now
    const whole = fight({ ...FOX, combat: { active: 0 } });
    whole.seat(0).answers('back-down');
    vote(whole, 'yes', 'yes', 'yes').expectQuestion('turn.die', 1);
  });

  test('DF-R26 coloured dice are back; Bonus and special dice thrown stay spent; Armour stays used; tokens stay', () => {
    const game = backing({
      chest: { bonus: 1, relics: ['egg-timer'] },
      heroes: { 2: { cards: ['tea-tray'], turned: ['tea-tray'] } },
      combat: { pool: ['blue'], bonusThrown: 3, thrown: ['snow'], melody: 1, cutthroat: 1, retrievals: 2 },
    });
    expect(combat(game)).toMatchObject({
      pool: ['red', 'green', 'blue'],
      bonusThrown: 3,
      thrown: ['snow'],
      melody: 1,
      cutthroat: 1,
    });
    game.expectBoard({ chest: { bonus: 1 }, heroes: { 2: { turned: [ware('tea-tray')] } } });
  });

  test('DF-R26 Madness begins anew', () => {
    const game = backing({ monster: 'brain-freeze-giant', combat: { hits: 2 }, heroes: {} });
    expect(combat(game).hits).toBe(0);
  });

  test('DF-R26 what the old Monster brought goes, what the room or a card brought stays', () => {
    const jump = { room: 'half-a-bridge', monsters: ['white-bear'] };
    const die = (by: string) =>
      combat(
        backing({
          ...jump,
          monster: 'snowman-bouncer',
          combat: { pool: ['red', 'snow'], granted: [{ die: 'snow', by }] },
        }),
      ).pool;
    expect([die('monster'), die('equipment')]).toEqual([
      ['red', 'green', 'blue'],
      ['red', 'green', 'blue', 'snow'],
    ]);
    const icebergs = (icebergsBy: string[]) =>
      combat(backing({ ...jump, monster: 'auntie-draught', combat: { icebergs: [0, 3], icebergsBy } })).layout.icebergs;
    expect([icebergs(['monster']), icebergs(['dungeon', 'monster']), icebergs(['dungeon'])]).toEqual([
      [],
      [0, 3],
      [0, 3],
    ]);
    const game = fight({ ...jump, monster: 'overdue-glacier', combat: { templates: ['frozen-1', 'weak-point'] } });
    const templatesBy = [
      { template: 'frozen-1', by: 'monster' },
      { template: 'weak-point', by: 'dungeon' },
    ];
    game.board({ combat: { templatesBy } });
    game.seat(1).answers('back-down');
    vote(game, 'yes', 'yes', 'yes');
    expect(combat(game).layout.templates.map(({ id }) => id)).toEqual(['weak-point']);
  });

  test('DF-R26 and what the new Monster calls for is set up', () => {
    const game = backing({ monsters: ['auntie-draught'] });
    expect(combat(game).layout.icebergs).toEqual([0, 1, 2, 3]);
    const snow = backing({ monsters: ['snowman-bouncer'], combat: { thrown: ['snow'] } });
    expect(combat(snow)).toMatchObject({ pool: ['red', 'green', 'blue', 'snow'], thrown: [] }); // DF-R73
    const frozen = backing({ monsters: ['overdue-glacier'] });
    expect([question(frozen), combat(frozen).toFlip.map(({ template }) => template)]).toEqual([
      'flip',
      ['frozen-1', 'frozen-2'],
    ]);
  });

  test('DF-22.4 no Resting lies between: nobody takes a Scar and nothing is exchanged', () => {
    const game = backing({ heroes: { 0: { life: 1, cards: ['tea-tray'] } } });
    game.expectNoEvents([{ type: 'scar.taken' }, { type: 'resting.begins' }]);
    expect(told(game, 'round.begins')).toEqual([]);
  });
});
