import { describe, expect, test } from 'vitest';
import { buys, gainOf, huntingFor, levelWith, priceOf, refused, stall } from '../../scenarios/stall.fixture';
import {
  boardOf,
  type Given,
  heroOf,
  interrupts,
  keyOf,
  offered,
  party,
  playTo,
  says,
  told,
  ware,
} from '../../scenarios/table.fixture';

const CHANGE = ware('short-change'); // evil: gain Gold
const COINS = gainOf('short-change', 'gold');
const BOTH = [`skill:${CHANGE}`, `skill:${CHANGE}:move`];
const shrewd = (own: Given = {}) => stall({ cards: ['short-change'], ...own }, { market: ['leather-gloves'] });
const upright = (game: ReturnType<typeof stall>, seat = 0) =>
  heroOf(game, seat).cards.flatMap(({ card, exhausted }) => (exhausted ? [] : [card]));

describe('Skills', () => {
  test('RP-13.1 bought upright, and used at once', () => {
    const game = buys(stall({ gold: 1 + priceOf('short-change') }), 'short-change');
    expect(heroOf(game, 0).cards).toEqual([{ card: CHANGE, exhausted: 0 }]);
    game.expectQuestion('market.option', 1).expectInterrupts(0, BOTH);
    says(game, 0, 'skill:short-change');
    expect(heroOf(game, 0)).toMatchObject({ gold: 1 + COINS, cell: 7 });
  });

  test('RP-13.1 of two purchases the first may serve the second', () => {
    const second = Math.max(0, priceOf('gravediggers-maul') - gainOf('barter', 'cheaper'));
    const own = { class: 'ballad-broker', gold: priceOf('barter') + priceOf('gravediggers-maul') }; // Charming
    const game = buys(stall(own, { market: ['barter', 'gravediggers-maul'] }), 'barter');
    game.expectQuestion('market.second', 0).expectOptions(0, ['buy:1', 'done']);
    says(game, 0, 'skill:barter', 'buy:gravediggers-maul');
    expect(heroOf(game, 0)).toMatchObject({ gold: priceOf('gravediggers-maul') - second, cell: 3 });
  });

  test('RP-13.2 first the token, then the ability, then it lies exhausted', () => {
    const game = says(shrewd(), 0, 'skill:short-change');
    game.expectEvents([
      { type: 'skill.used', seat: 0, card: CHANGE },
      { type: 'token.moved', seat: 0, dir: 'evil', cell: 7 },
      { type: 'gold.gained', seat: 0, amount: COINS },
    ]);
    expect(heroOf(game, 0)).toMatchObject({ gold: 5 + COINS, cell: 7, cards: [{ card: CHANGE, exhausted: 1 }] });
    game.expectQuestion('market.option', 0); // the turn goes on
  });

  test('RP-13.2 or the move alone', () => {
    const game = says(shrewd(), 0, 'skill:short-change:move');
    expect(heroOf(game, 0)).toMatchObject({ gold: 5, cell: 7, cards: [{ exhausted: 1 }] });
  });

  test.each([
    ['short-change', 7, 4], // evil
    ['patient-hand', 1, 4], // good
    ['close-order-drill', 3, 4], // lawful
    ['feint', 5, 4], // chaotic
  ])('RP-13.3 %s cannot be used where the token cannot move', (id, edge, centre) => {
    const rows = { STR: ['red 2', 'blue 3'], DEX: ['green 4', 'white 5'] };
    const at = (cell: number) => stall({ cards: [id], cell, rows }, { market: ['leather-gloves'] });
    expect(refused(at(edge), 0, `skill:${id}`)).toBe('RP-13.3');
    expect(refused(at(edge), 0, `skill:${id}:move`)).toBe('RP-13.3');
    at(edge).expectInterrupts(0, []);
    at(centre).expectInterrupts(0, [`skill:${ware(id)}`, `skill:${ware(id)}:move`]);
  });

  test('RP-13.3, RP-14.1 worked example 9: the Skill is blocked, the Trait is not', () => {
    const game = stall(
      { cards: ['patient-hand'], cell: 1, gold: priceOf('late-bloomer') },
      { market: ['late-bloomer'] },
    );
    expect(refused(game, 0, 'skill:patient-hand')).toBe('RP-13.3');
    buys(game, 'late-bloomer');
    expect(heroOf(game, 0)).toMatchObject({ cell: 1, gold: 0 });
  });

  test('RP-13.4 an exhausted Skill cannot be used', () => {
    const game = shrewd({ cards: [], exhausted: ['short-change'] });
    expect(refused(game, 0, 'skill:short-change')).toBe('RP-13.4');
    const used = says(shrewd({ cell: 1 }), 0, 'skill:short-change'); // the token could go on
    expect(refused(used, 0, 'skill:short-change')).toBe('RP-13.4');
    used.expectInterrupts(0, []);
  });

  test('RP-13.5 at any time, also in the turn of another', () => {
    const dice = party({ phase: 'dice', heroes: { 1: { cards: ['short-change'] } } });
    dice.expectQuestion('initiative.select', 0).expectInterrupts(1, BOTH);
    says(dice, 1, 'skill:short-change');
    expect(heroOf(dice, 1).gold).toBe(5 + COINS);
    dice.expectQuestion('initiative.select', 0);
    const market = stall({}, { market: ['leather-gloves'], heroes: { 1: { cards: ['short-change'] } } });
    market.expectQuestion('market.option', 0).expectInterrupts(1, BOTH);
  });

  test('RP-13.5 unless its text limits it', () => {
    const cards = ['barter', 'climb']; // in the own Market turn; before a selection
    const own = stall({ cards }, { market: ['leather-gloves'] });
    expect(interrupts(own, 0)).toEqual([`skill:${ware('barter')}`, `skill:${ware('barter')}:move`]);
    stall({}, { market: ['leather-gloves'], heroes: { 1: { cards } } }).expectInterrupts(1, []);
    const select = party({ phase: 'dice', heroes: { 0: { cards } } });
    expect(interrupts(select, 0)).toEqual([`skill:${ware('climb')}`, `skill:${ware('climb')}:move`]);
  });

  test('RP-13.5 what is for a Hunt waits for one, even without the means to hire anybody', () => {
    const own = { gold: 0, xp: 0, cards: ['rile-the-pack'] };
    const game = stall(own, { market: ['leather-gloves'] }, { mode: 'full' }).random('hunt', [[0, 0]]);
    game.expectInterrupts(0, []);
    game.seat(0).answers('hunt');
    game.expectQuestion('hunt.mercenary', 0).expectOptions(0, ['roll']);
    says(game, 0, 'skill:rile-the-pack', 'roll');
    expect(told(game, 'hunt.rolled')).toMatchObject([{ dice: [1, 1] }]);
  });

  test('RP-13.6 one exhausted Skill a round, in Cleanup and not before', () => {
    const exhausted = ['short-change', 'feint'];
    const game = stall({ cards: [], exhausted }, { market: ['leather-gloves', 'thrifty'] });
    game.expectInterrupts(0, []);
    game.seat(0).answers('discard:0').seat(1).answers('discard:1');
    game.expectQuestion('refresh.cleanup', 0);
    game.expectOptions(0, [`card:${CHANGE}`, `card:${ware('feint')}`, 'none']).expectOptions(1, []);
    says(game, 0, 'card:feint');
    expect(upright(game)).toEqual([ware('feint')]);
    expect(boardOf(game).round).toBe(2);
  });

  test('RP-13.6 unless a card says otherwise: the Scarecrow refreshes, the Lullaby Ghost forbids', () => {
    const { min } = levelWith('sleepless-scarecrow', ({ actions }) => actions?.includes('refresh'));
    const reward = huntingFor(min, { exhausted: ['short-change'] }, 'sleepless-scarecrow', {
      market: ['leather-gloves'],
    });
    says(reward, 0, 'fight');
    says(playTo(reward, 'hunt.reward'), 0, 'refresh');
    says(playTo(reward, 'refresh.choose'), 0, 'card:short-change');
    expect(upright(reward)).toEqual([CHANGE]);
    const own = { exhausted: ['short-change'], fiends: ['lullaby-ghost'], gold: 0 };
    const ghost = stall(own, { market: ['leather-gloves', 'thrifty'] });
    ghost.seat(0).answers('discard:0').seat(1).answers('discard:1');
    expect(boardOf(ghost).round).toBe(2);
    expect(upright(ghost)).toEqual([]);
  });

  test('RP-13.7 buying moves no token, using does', () => {
    const game = buys(stall(), 'short-change');
    expect(heroOf(game, 0).cell).toBe(4);
    expect(told(game, 'token.moved')).toEqual([]);
    says(game, 0, 'skill:short-change');
    expect(heroOf(game, 0).cell).toBe(7);
    expect(offered(game, 1)).not.toContain(keyOf(game, 'skill:short-change'));
  });
});
