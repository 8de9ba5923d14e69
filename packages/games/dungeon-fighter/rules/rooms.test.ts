import { describe, expect, test } from 'vitest';
import {
  about,
  boardOf,
  combat,
  type Given,
  lives,
  party,
  question,
  roomCard,
  THROW,
  told,
  ware,
} from '../scenarios/table.fixture';

const entering = (room: string, given: Given = {}) => {
  const other = room === 'wishing-hole' ? 'cool-slide' : 'wishing-hole';
  const game = party({ rooms: [room, other], monsters: ['walrus-pup'], ...given }).world('throw', { section: 'D0' });
  return game.seat(0).answers(`room:${roomCard(room)}`);
};

describe('what a room does', () => {
  test.each([
    ['wishing-hole', 1],
    ['snowed-in-bank', 2],
    ['steaming-grotto', 0],
  ])('DF-23.1 %s brings %i Gold on reveal', (room, gold) => {
    entering(room).expectBoard({ chest: { gold: 1 + gold } });
  });

  test('DF-23.2 Heal Party: every Hero 2, not above the maximum', () => {
    const heroes = { 0: { life: 3 }, 1: { life: 8 }, 2: { life: 4, scars: ['red', 'blue'] } };
    expect(lives(entering('steaming-grotto', { heroes }))).toEqual([5, 9, 5]);
    expect(lives(entering('wishing-hole', { heroes }))).toEqual([3, 8, 4]);
  });

  test.each([
    [8, 9],
    [9, 9],
  ])('DF-23.3 Gain 1 Die: %i Bonus dice become %i', (bonus, then) => {
    const game = entering('chapel-of-cold-feet', { chest: { bonus } });
    game.expectBoard({ chest: { bonus: then } });
    expect(told(game, 'die.gained')).toHaveLength(then - bonus);
  });

  test('DF-23.4 Free Equipment: the top card of the Shop deck, for nothing, to a Hero', () => {
    const game = entering('lost-property', { shop: ['tea-tray', 'ramboril'] });
    expect([question(game), about(game)]).toEqual(['equipment.give', { card: ware('tea-tray'), price: 0 }]);
    game.seat(0).answers('give:2');
    game.expectBoard({ chest: { gold: 1 }, heroes: { 2: { cards: [ware('tea-tray')] } }, onOffer: [] });
    expect(boardOf(game).shopDeck.at(-1)).toBe(ware('ramboril'));
    const relic = entering('lost-property', { shop: ['box-of-applause'] });
    relic.expectQuestion('turn.die', 1).expectBoard({ chest: { relics: [ware('box-of-applause')] } });
  });

  test.each([
    ['hall-of-winter-solstice', 3],
    ['monsters-gym', 2],
    ['wishing-hole', 0],
  ])('DF-23.5 %s: the Monster starts %i higher', (room, more) => {
    expect(combat(entering(room)).life).toBe(6 + more);
  });

  test('DF-23.6 its requirement binds every throw of the combat', () => {
    const game = entering('cool-slide');
    game.seat(1).answers('red');
    expect(about(game).reqs).toEqual(['waterfall']);
    game.seat(1).answers(THROW);
    game.seat(2).answers('green');
    expect(about(game).reqs).toEqual(['waterfall']);
  });

  test('DF-23.7 Icebergs, a Template', () => {
    expect(combat(entering('iceberg-nursery')).layout.icebergs).toEqual([0, 1, 2, 3]);
    const spots = entering('hall-of-sore-spots');
    spots.expectQuestion('flip', 1);
    expect(about(spots).template).toBe('weak-point');
  });

  test('DF-R40 the Leader alone sees the two cards', () => {
    const game = party({ rooms: ['cool-slide', 'wishing-hole'] });
    const two = [roomCard('cool-slide'), roomCard('wishing-hole')];
    const looked = (viewer: number | null) => (game.match.view(viewer) as { looked: number[][] }).looked[0];
    expect([looked(0), looked(1), looked(2), looked(null)]).toEqual([two, [-1, -1], [-1, -1], [-1, -1]]);
  });
});
