/** Topic 14: Run Away. */
import type { Plain } from '@tabard/kernel';
import { describe, expect, test } from 'vitest';
import { FOE, fight, foe, hp, one, placed, SECOND, toAct } from '../../scenarios/fight.fixture';
import { boardOf, offeredOf, told } from '../../scenarios/table.fixture';
import { ATTACK, cardName, DEFENSE, HEALTH, TRICK } from '../cards/cards';

type Game = ReturnType<typeof fight>;

const runs = (game: Game, seat: number) => offeredOf(game, 'run', seat);
const TWO: Plain = [{ cards: [9, 8, 7, 6] }, { cards: [5, 4, 3, 2] }];
/** A King of the Dead and the guard before him. */
const KING: Plain = [{ cards: [13, 2, 3, 4] }, { cards: [6, 9, 0, 0], type: 'undead-guard', protects: 0, treasure: 0 }];
const GUARD = SECOND;

describe('the action', () => {
  test('PR-14.1 PR-R101 the runner names an enemy and Defense or Trick; no other stat will do', () => {
    const game = fight({ enemies: TWO });
    expect(runs(game, 3)).toEqual(['run:4:1', 'run:4:3', 'run:5:1', 'run:5:3']);
    game.refuses(3, `run:4:${HEALTH}`).refuses(3, `run:4:${ATTACK}`);
  });

  test.each([
    [DEFENSE, '8♥', 9, true], // the Support's Defense
    [DEFENSE, '9♥', 9, false],
    [TRICK, '5♥', 6, true],
    [TRICK, '6♥', 6, false],
    [TRICK, '2♥', 6, true], // PR-1.5
  ])('PR-14.1 the stat %i and the card %s against %i: away %s', (suit, card, need, away) => {
    const game = fight({ draws: [card] });
    game.seat(3).answers(`run:4:${suit}`);
    game.expectEvents([{ type: 'check', who: { seat: 3 }, stat: suit, need, ok: away ? 1 : 0 }]);
    expect(boardOf(game).fight === null).toBe(away);
    if (!away) expect(one(game, 3).acted).toBe(1); // PR-6.4
  });

  test('PR-14.1 one success is enough for the whole party: nobody else checks', () => {
    const game = fight({ draws: ['3♥'] });
    game.seat(3).answers('run:4:3');
    expect(told(game, 'check')).toHaveLength(1);
    game.expectBoard({ phase: 'camp', enemies: [] });
  });

  test('PR-14.1 treasure and tokens count, as in any check', () => {
    const game = fight({
      party: { 3: { treasure: [0, 0, 0, 1] } },
      tokens: [{ owner: 3, on: 3, suit: TRICK }],
      draws: ['7♥'],
    });
    game.seat(3).answers('run:4:3');
    expect(boardOf(game).fight).toBeNull();
  });
});

describe('how it ends', () => {
  test('PR-14.2 from the only enemy: the combat is over, without victory and without treasure', () => {
    const game = fight({ draws: ['3♥'] });
    game.seat(3).answers('run:4:3');
    game.expectBoard({ phase: 'camp', fightsWon: 0, fight: null, treasureDeck: 52 });
    game.expectEvents([
      { type: 'runs.from', seat: 3 },
      { type: 'fight.left', treasure: 0 },
    ]);
    game.expectNoEvents([{ type: 'fight.won' }, { type: 'defeated' }, { type: 'treasure.won' }]);
    expect(game.match.broken()).toBeNull();
  });

  test('PR-14.3 PR-R101 from two: one by one; the one left keeps acting in this very round', () => {
    const game = fight({ enemies: TWO, party: toAct([3]), draws: ['3♥', 'A♠', '3♣'] });
    game.seat(3).answers(`run:${FOE}:3`);
    expect(boardOf(game).enemies.map(({ id }) => id)).toEqual([SECOND]);
    game.expectEvents([
      { type: 'runs.from' },
      { type: 'enemy.acts', enemy: { enemy: SECOND } },
      { type: 'round.begins' },
    ]);
    game.expectBoard({ fight: { round: 2, ran: 0 } });
    game.seat(3).answers(`run:${SECOND}:3`);
    game.expectBoard({ phase: 'camp', fightsWon: 0 });
    expect(told(game, 'treasure.won')).toEqual([]);
  });

  test('PR-14.11 what was defeated before pays, what was lost does not', () => {
    const game = fight({
      enemies: [
        { cards: [9, 8, 7, 6], hp: 1 },
        { cards: [5, 4, 3, 2], treasure: 3 },
      ],
      draws: ['3♥', 'A♥', '3♦', '4♥'],
    });
    game.seat(2).answers(`attack:${FOE}`);
    game.seat(3).answers(`run:${SECOND}:3`);
    game.expectEvents([{ type: 'defeated' }, { type: 'fight.left', treasure: 1 }]);
    game.expectQuestion('treasure.place');
    game.seat(game.match.pending.asks[0].seat).answers(0);
    expect(told(game, 'treasure.won')).toHaveLength(1);
    expect(boardOf(game).treasureDeck).toBe(51);
  });

  test('PR-14.10 boosts, stances and Protector tokens are reset; buffs stay; the deck is whole again', () => {
    const game = fight({
      party: { 0: { stance: 1 }, 1: { boosted: 1 }, 2: { precise: 1, doubled: 1 } },
      tokens: [
        { owner: 0, on: 1, suit: DEFENSE },
        { owner: 3, on: 0, suit: ATTACK },
      ],
      discard: ['K♠', 'Q♠'],
      draws: ['3♥'],
    });
    game.seat(3).answers('run:4:3');
    for (const { stance, precise, doubled, boosted } of boardOf(game).party) {
      expect([stance, precise, doubled, boosted]).toEqual([0, 0, 0, 0]);
    }
    expect(placed(game, 0, 'protector')).toEqual([]);
    expect(placed(game, 3)).toEqual([[0, ATTACK]]);
    expect(boardOf(game)).toMatchObject({ discard: [], inPlay: [] });
    expect(boardOf(game).deck).toHaveLength(52);
  });

  test('PR-14.7 the dead are carried along, and are still dead', () => {
    const game = fight({ party: { 1: { hp: 0, treasure: [1, 0, 0, 0] } }, draws: ['3♥'] });
    game.seat(3).answers('run:4:3');
    expect(hp(game)).toEqual([9, 0, 6, 8]);
    game.expectOffers(0, ['revive:1:treasure', 'go']);
  });
});

describe('what the enemy takes with it', () => {
  test('PR-14.4 PR-14.8 a King and his guard count as one; the guard’s cards go to the graveyard', () => {
    const game = fight({ enemies: KING, draws: ['3♥'] });
    expect(runs(game, 3)).toEqual(['run:4:1', 'run:4:3']);
    game.refuses(3, `run:${GUARD}:3`);
    game.seat(3).answers('run:4:3');
    const { graveyard, enemyDeck, phase } = boardOf(game);
    expect(phase).toBe('camp');
    expect(graveyard.map(cardName)).toEqual(['6♥', '9♦']);
    expect(enemyDeck).toHaveLength(50);
    expect(game.match.broken()).toBeNull();
  });

  test('PR-14.9 curse tokens on it return at once, those on the other stay', () => {
    const game = fight({
      enemies: TWO,
      tokens: [
        { owner: 3, on: { enemy: 0 }, suit: ATTACK },
        { owner: 3, on: { enemy: 1 }, suit: HEALTH },
      ],
      draws: ['3♥'],
    });
    game.seat(3).answers(`run:${FOE}:3`);
    expect(placed(game, 3)).toEqual([[SECOND, HEALTH]]);
    expect(foe(game, SECOND).hp).toBe(4);
  });

  test.each(['random', 'woods'])('PR-14.6 PR-R42 in %s its cards are shuffled into their decks', (campaign) => {
    const game = fight({ graveyard: ['5♥'], draws: ['3♥'] }, { campaign });
    game.seat(3).answers('run:4:3');
    const { enemyDeck, graveyard } = boardOf(game);
    expect(enemyDeck).toHaveLength(campaign === 'woods' ? 35 : 51);
    for (const card of ['9♥', '8♦', '7♠', '6♣']) expect(enemyDeck.map(cardName)).toContain(card);
    expect(graveyard.map(cardName)).toEqual(['5♥']);
    expect(told(game, 'game.won')).toEqual([]);
  });

  test('PR-14.6 in the Tower it stays on its level, and is met again at full HP', () => {
    const game = fight(
      { level: 8, enemies: [{ cards: [9, 9, 9, 9], hp: 2, boost: 1, parked: 'damage-boost' }], draws: ['3♥'] },
      { campaign: 'tower' },
    );
    game.seat(3).answers('run:4:3');
    game.expectBoard({ level: 8, left: [9], waiting: [{ printed: [9, 9, 9, 9] }] });
    game.seat(0).answers('go');
    expect(foe(game)).toMatchObject({ hp: 9, boost: 0, parked: '', printed: [9, 9, 9, 9] });
    expect(game.match.broken()).toBeNull();
  });

  test.each([
    ['trickster', [7, 2, 3, 4], 'random', 52, 0],
    ['phool', [8, 2, 3, 4], 'random', 52, 0],
    ['trickster', [7, 7, 7, 7], 'tower', 50, 2], // PR-18.12: it can be won back
    ['phool', [8, 8, 8, 8], 'tower', 52, 0], // PR-18.15
  ] as const)('PR-14.5 PR-18.12 PR-18.15 the pile of a lost %s of %j in %s', (type, cards, campaign, deck, kept) => {
    const game = fight(
      {
        ...(campaign === 'tower' ? { level: cards[0] - 1 } : {}),
        enemies: [{ cards: [...cards], pile: 2 }],
        draws: ['3♥'],
      },
      { campaign },
    );
    expect(foe(game).type).toBe(type);
    game.seat(3).answers('run:4:3');
    expect(boardOf(game).treasureDeck).toBe(deck);
    expect(boardOf(game).waiting.map(({ pile }) => pile)).toEqual(campaign === 'tower' ? [kept] : []);
    expect(game.match.broken()).toBeNull();
  });

  test('PR-18.43 a charm ends when the Queen is lost', () => {
    const game = fight({
      enemies: [{ cards: [12, 2, 3, 4] }, { cards: [5, 4, 2, 2] }],
      party: toAct([3], { 1: { charmedBy: { enemy: 0 } } }),
      draws: ['3♥', 'A♥'],
    });
    game.seat(3).answers(`run:${FOE}:3`);
    expect(one(game, 1).charmedBy).toBe(-1);
    game.expectEvents([{ type: 'charm.ends', seat: 1 }]);
    game.expectNoEvents([{ type: 'charmed.attack' }]);
  });
});
