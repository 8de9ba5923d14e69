import { HIDDEN, type Plain } from '@tabard/kernel';
import { scenario } from '@tabard/testkit';
import { describe, expect, test } from 'vitest';
import { builtIn } from '../content';
import { scenarios } from '../scenarios/position';
import {
  boardOf,
  combat,
  fight,
  type Given,
  lives,
  monsterCard,
  party,
  question,
  roomCard,
  THROW,
  told,
  ware,
} from '../scenarios/table.fixture';
import { dungeonFighterWith } from '.';
import { NONE } from './board';

const into = (room: string) => `room:${roomCard(room)}`;
const typesTold = (game: ReturnType<typeof party>) => game.match.eventsFor(null).map(({ type }) => type);

/** The party enters this room, and this is what its throws will do. */
function enter(room: string, given: Given = {}, difficulty = 'normal', ...throws: Plain[]) {
  const other = room === 'wishing-hole' ? 'snowed-in-bank' : 'wishing-hole';
  const game = party({ rooms: [room, other], monsters: ['walrus-pup'], ...given }, { difficulty });
  return game
    .world('throw', ...throws)
    .seat(0)
    .answers(into(room));
}

describe('the round', () => {
  test('DF-3.1 Dungeon phase, Combat phase, Resting phase, and again', () => {
    const game = party({ rooms: ['wishing-hole', 'snowed-in-bank'], monsters: ['walrus-pup'] }).world('throw', {
      section: 'BULL',
    });
    game.expectBoard({ phase: 'dungeon' }).expectQuestion('dungeon.card', 0);
    game.seat(0).answers(into('wishing-hole'));
    game.expectBoard({ phase: 'combat' }).expectQuestion('turn.die', 1);
    game.seat(1).answers('red', THROW);
    game.expectBoard({ phase: 'dungeon', combat: null }).expectQuestion('dungeon.card', 1);
    const told = typesTold(game).filter((type) => ['round.begins', 'turn.begins', 'resting.begins'].includes(type));
    expect(told).toEqual(['round.begins', 'turn.begins', 'resting.begins', 'round.begins']);
  });
});

describe('the room', () => {
  test('DF-4.1 the Leader alone sees the top two cards', () => {
    const game = party({ rooms: ['cool-slide', 'lost-property'], leader: 1 });
    const cards = [roomCard('cool-slide'), roomCard('lost-property')];
    game.expectView(1, { looked: [[], cards, []] });
    game.expectView(0, { looked: [[], [HIDDEN, HIDDEN], []] }).expectView(null, { looked: [[], [HIDDEN, HIDDEN], []] });
    expect(boardOf(game).dungeonDeck).toHaveLength(19);
    expect(game.match.pendingFor(0).asks[0].options).toEqual([]); // not even by what is offered
  });

  test('DF-4.2 exactly one of the two is revealed and resolved', () => {
    const game = party({ rooms: ['snowed-in-bank', 'wishing-hole'] });
    game.expectQuestion('dungeon.card', 0).expectOptions(0, [into('snowed-in-bank'), into('wishing-hole')]);
    game.expectOptions(1, []);
    game.seat(0).answers(into('snowed-in-bank'));
    game.expectBoard({ room: roomCard('snowed-in-bank'), looked: [[], [], []], chest: { gold: 1 + 2 } });
  });

  test('DF-4.3 the other goes under the deck unseen', () => {
    const game = party({ rooms: ['snowed-in-bank', 'wishing-hole'] });
    game.seat(0).answers(into('snowed-in-bank'));
    expect(boardOf(game).dungeonDeck[0]).toBe(roomCard('wishing-hole')); // the top is the end
    expect(boardOf(game).dungeonDeck).toHaveLength(20);
    expect((game.match.view(1) as { dungeonDeck: number[] }).dungeonDeck).toEqual(new Array(20).fill(HIDDEN));
    expect(told(game, 'room.revealed')).toEqual([{ type: 'room.revealed', seat: 0, room: roomCard('snowed-in-bank') }]);
  });

  test('DF-4.4 its icons count only once the combat is won', () => {
    const game = enter('wishing-hole', {}, 'normal', { section: 'BULL' });
    game.expectBoard({ setAside: [], room: roomCard('wishing-hole') });
    game.seat(1).answers('red', THROW);
    game.expectBoard({ setAside: [roomCard('wishing-hole')], room: NONE });
    game.expectEvents([{ type: 'icons.counted', total: 3, needed: 10 }]);
  });

  test('DF-4.5, DF-R41 Gold, die, healing, Equipment, all before the Monster', () => {
    const game = enter('lost-property', { shop: ['tea-tray'] });
    game.expectQuestion('equipment.give').expectBoard({ combat: null, phase: 'dungeon' });
    expect(boardOf(game).monsterDeck.at(-1)).toBe(monsterCard('walrus-pup')); // it has not come yet
    game.seat(0).answers('give:2');
    game.expectBoard({ heroes: { 2: { cards: [ware('tea-tray')] } }, combat: { monster: monsterCard('walrus-pup') } });
    const igloo = enter('gamblers-igloo');
    const types = typesTold(igloo);
    expect(types.filter((type) => ['gold.gained', 'die.gained', 'monster.appears'].includes(type))).toEqual([
      'gold.gained',
      'die.gained',
      'monster.appears',
    ]);
  });

  test('DF-R41 on one card with everything the order is the same', () => {
    const everything = { equipment: 1, heal: 2, die: 1, gold: 1 } as const;
    const dungeon = builtIn.dungeon.map((room) => (room.id === 'wishing-hole' ? { ...room, ...everything } : room));
    const game = scenario(dungeonFighterWith({ ...builtIn, dungeon }, {}), scenarios).seats(3);
    game.given({ rooms: ['wishing-hole', 'cool-slide'], shop: ['egg-timer'], heroes: { 0: { life: 5 } } });
    game.seat(0).answers(into('wishing-hole'));
    const wanted = ['gold.gained', 'die.gained', 'healed', 'equipment.found', 'monster.appears'];
    expect(typesTold(game).filter((type) => wanted.includes(type))).toEqual(wanted);
  });

  test('DF-4.5 a room may bring nothing at all', () => {
    const game = enter('cool-slide');
    game.expectBoard({ chest: { gold: 1, bonus: 2, relics: [] } });
    expect(lives(game)).toEqual([9, 9, 9]);
  });

  test('DF-R54 with one card left it is that one; of an empty Shop deck nothing is found', () => {
    const deck = boardOf(party()).dungeonDeck;
    const lost = roomCard('lost-property');
    const game = party({ monsters: ['walrus-pup'] }).board({
      dungeonDeck: [lost],
      setAside: deck.filter((card) => card !== lost),
      shopDeck: [],
    });
    game.expectQuestion('turn.die', 1).expectBoard({ room: lost, dungeonDeck: [], combat: { life: 6 } });
    game.expectNoEvents([{ type: 'equipment.found' }]);
  });
});

describe('the Monster', () => {
  test('DF-4.6 the top one of the deck', () => {
    const game = enter('wishing-hole', { monsters: ['white-bear', 'walrus-pup'] });
    game.expectBoard({ combat: { monster: monsterCard('white-bear'), isBoss: 0 } });
    const { monsterDeck, levelsToCome } = boardOf(game);
    expect([monsterDeck.at(-1), levelsToCome.at(-1)]).toEqual([monsterCard('walrus-pup'), 1]);
    expect(levelsToCome).toHaveLength(monsterDeck.length);
  });

  test.each([
    ['wishing-hole', 'normal', 6],
    ['hall-of-winter-solstice', 'normal', 9],
    ['hall-of-winter-solstice', 'hard', 12],
    ['monsters-gym', 'inferno', 13],
  ])('DF-4.7 in %s, %s: %i life', (room, difficulty, life) => {
    const game = enter(room, {}, difficulty);
    game.expectBoard({ combat: { life } }).expectEvents([{ type: 'monster.appears', life, printed: 6 }]);
  });

  test('DF-4.8, DF-R43 the tracker is one number, 0 to 99, and below 0 only the number is kept', () => {
    const highest = Math.max(...builtIn.monsters.map(({ life }) => life), ...builtIn.bosses.map(({ life }) => life));
    const advantage = Math.max(...builtIn.dungeon.map((room) => room.advantage ?? 0));
    expect(highest + advantage + 5).toBeLessThanOrEqual(99);
    const bear = enter('wishing-hole', { monsters: ['white-bear'] });
    const { life } = combat(bear);
    expect([Math.floor(life / 10), life % 10]).toEqual([1, 4]);
    const game = fight({ combat: { life: 2 } }).world('throw', { section: 'BULL' });
    game.seat(1).answers('red', THROW);
    game.expectEvents([
      { type: 'hit', life: -8 },
      { type: 'foe.defeated', life: -8 },
    ]);
  });

  test('DF-4.9 its Gold lies on its card and is not yet the party’s', () => {
    const game = enter('wishing-hole', {}, 'normal', { section: 'B0' }, { section: 'BULL' });
    game.expectBoard({ combat: { gold: 3 }, chest: { gold: 1 + 1 } });
    game.seat(1).answers('red', THROW);
    game.expectBoard({ combat: { gold: 3 }, chest: { gold: 2 } }); // hurt is not defeated
    game.seat(2).answers('green', THROW);
    game.expectBoard({ chest: { gold: 2 + 3 + 1 } }); // and 1 for the Epic Shot
  });

  test('DF-4.10 its type means nothing to a throw without an effect that names it', () => {
    for (const [monster, damage] of [
      ['walrus-pup', 7],
      ['auntie-draught', 4],
    ] as const) {
      const given = { monster, combat: { life: 20, active: 2, icebergs: [] } };
      const plain = fight(given).world('throw', { section: 'B0' });
      plain
        .seat(2)
        .answers('green', THROW)
        .expectBoard({ combat: { life: 17 } });
      const sworn = fight(given).world('throw', { section: 'B0', symbol: 'icon' });
      sworn
        .seat(2)
        .answers('green', THROW, 'ability:green')
        .expectBoard({ combat: { life: 20 - damage } });
    }
  });

  test('DF-4.11 Icebergs, special dice and Templates are out before the first throw', () => {
    enter('wishing-hole', { monsters: ['auntie-draught'] }).expectBoard({
      combat: { layout: { icebergs: [0, 1, 2, 3] } },
    });
    enter('iceberg-nursery').expectBoard({ combat: { layout: { icebergs: [0, 1, 2, 3] } } });
    const snow = enter('wishing-hole', { monsters: ['snowman-bouncer'] });
    snow.expectQuestion('turn.die', 1).expectOptions(1, ['red', 'green', 'blue', 'snow']);
    const glacier = enter('wishing-hole', { monsters: ['overdue-glacier'] });
    glacier.expectQuestion('flip', 1).expectBoard({ combat: { toFlip: { 0: { template: 'frozen-1' } } } });
    expect(question(enter('hall-of-sore-spots'))).toBe('flip');
  });

  test('DF-R54 an empty deck is made of the level 4 Monsters that were beaten', () => {
    const beaten = ['walrus-pup', 'white-bear', 'widow-whiteout'].map(monsterCard);
    const [pup, ...strong] = beaten;
    const rest = builtIn.monsters.map((_, card) => card).filter((card) => !beaten.includes(card) && card < 21);
    const board = { monsterDeck: [], levelsToCome: [], monstersBeaten: beaten, leftOut: rest };
    const game = party({ rooms: ['wishing-hole', 'snowed-in-bank'] }).board(board);
    game.random('monsters.again', [...strong].reverse());
    game.seat(0).answers(into('wishing-hole'));
    game.expectBoard({
      combat: { monster: strong[0] },
      monsterDeck: [strong[1]],
      levelsToCome: [4],
      monstersBeaten: [pup],
    });
    expect(game.match.broken()).toBeNull();
  });

  test('DF-R54 and of all that were beaten if none was of level 4', () => {
    const beaten = ['walrus-pup', 'pogo-fox'].map(monsterCard);
    const rest = builtIn.monsters.map((_, card) => card).filter((card) => !beaten.includes(card) && card < 21);
    const board = { monsterDeck: [], levelsToCome: [], monstersBeaten: beaten, leftOut: rest };
    const game = party({ rooms: ['wishing-hole', 'snowed-in-bank'] }).board(board);
    game.random('monsters.again', [...beaten]);
    game.seat(0).answers(into('wishing-hole'));
    game.expectBoard({ combat: { monster: beaten[1] }, levelsToCome: [1], monstersBeaten: [] });
  });
});
