import { scenario } from '@tabard/testkit';
import { describe, expect, test } from 'vitest';
import { builtIn, type Content, type Equipment } from '../content';
import { scenarios } from '../scenarios/position';
import { boardOf, lives, question, THROW, ware } from '../scenarios/table.fixture';
import { dungeonFighterWith } from './index';

const salmon = ware('frozen-salmon');

/** A pack may have a Weapon that brings something besides its damage; this box has none. */
const withExtra = (extra: object): Content => ({
  ...builtIn,
  equipment: builtIn.equipment.map((card, i): Equipment => (i === salmon ? ({ ...card, extra } as Equipment) : card)),
});
const GOLD = withExtra({ kind: 'gold', n: 2 });
const HEAL = withExtra({ kind: 'heal', n: 3, who: 'other' });

const thrown = (content: Content, result: object, more: object = {}) => {
  const game = scenario(dungeonFighterWith(content, {}), scenarios)
    .seats(3)
    .world('throw', result as never);
  game.given({
    monster: 'walrus-pup',
    room: 'wishing-hole',
    combat: { life: 20, templates: ['weak-point'] },
    heroes: { 1: { cards: ['frozen-salmon'], life: 4 }, ...more },
    leader: 0,
  });
  return game.seat(1).answers('red', `${salmon}`, THROW);
};

describe('what a Weapon brings besides', () => {
  test('DF-16.6 only with a Hit', () => {
    expect(boardOf(thrown(GOLD, { section: 'D0' })).chest.gold).toBe(3);
    expect(boardOf(thrown(GOLD, { rest: 'out' })).chest.gold).toBe(1);
  });

  test('DF-30.6 a Weak Point is a Hit too', () => {
    expect(boardOf(thrown(GOLD, { template: 'weak-point' })).chest.gold).toBe(3);
  });

  test('DF-10.7 and so is an Insta-Kill', () => {
    const game = thrown(GOLD, { section: 'BULL', symbol: 'icon' });
    game.expectEvents([{ type: 'insta-kill' }, { type: 'gold.gained', amount: 2, why: 'equipment', seat: 1 }]);
  });

  test('DF-16.6 healing for another Hero of the bearer’s choice, where one is hurt', () => {
    const game = thrown(HEAL, { section: 'D0' }, { 0: { life: 8 }, 2: { life: 5 } });
    game.expectQuestion('card.target', 1).expectOptions(1, ['hero:0', 'hero:2']);
    game.seat(1).answers('hero:2');
    expect(lives(game)).toEqual([8, 4, 8]);
    expect(question(thrown(HEAL, { section: 'D0' }))).toBe('turn.die');
  });
});
