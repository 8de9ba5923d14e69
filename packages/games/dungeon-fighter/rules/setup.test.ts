import { HIDDEN, Match } from '@tabard/kernel';
import { describe, expect, test } from 'vitest';
import { builtIn } from '../content';
import { SECTIONS } from '../physics';
import { boardOf, laidOut, party, question, roomCard, table, told } from '../scenarios/table.fixture';
import { dungeonFighter } from '.';
import { ALL_BONUS_DICE, HERO_LIFE, NONE, nextAble } from './board';

const levels = (cards: readonly number[]) => cards.map((card) => builtIn.monsters[card].level);
const ofBox = (cards: readonly { readonly box: string }[], box: string) =>
  cards.filter((card) => card.box === box).length;
const sorted = (cards: readonly number[]) => [...cards].sort((x, y) => x - y);
const upTo = (count: number) => Array.from({ length: count }, (_, i) => i);
const MIXED = { boxes: 'ice+crate' };

describe('who plays', () => {
  test('DF-1.4 four Heroes with this box, six with two boxes', () => {
    const { conflict, seats } = dungeonFighter;
    expect([seats.min, seats.max]).toEqual([2, 6]);
    expect(conflict?.({ boxes: 'ice', dice: 'ice' }, 4)).toBeNull();
    expect(conflict?.({ boxes: 'ice', dice: 'ice' }, 5)?.clause).toBe('DF-R1');
    expect(conflict?.({ boxes: 'ice+crate', dice: 'ice' }, 6)).toBeNull();
    expect(() => Match.start(dungeonFighter, { seats: 7, options: MIXED, seed: '1' })).toThrow();
  });

  test('DF-1.3, DF-2.2 each seat chooses one Hero, one after the other, of those that are left', () => {
    const game = table(3);
    game
      .expectQuestion('setup.hero', 0)
      .expectOptions(0, ['hero:0', 'hero:1', 'hero:2', 'hero:3'])
      .expectOptions(1, []);
    game.seat(0).answers('hero:2');
    game.expectQuestion('setup.hero', 1).expectOptions(1, ['hero:0', 'hero:1', 'hero:3']);
    game.seat(1).answers('hero:3');
    game.expectOptions(2, ['hero:0', 'hero:1']).refuses(2, 'hero:3');
    game.seat(2).answers('hero:0');
    expect(boardOf(game).heroes.map(({ sheet }) => sheet)).toEqual([2, 3, 0]);
    expect(told(game, 'hero.chosen')).toHaveLength(3);
    game.expectQuestion('dungeon.card');
  });

  test('DF-2.2 or they are dealt, each another one', () => {
    const game = table(3, { heroes: 'dealt' }).random('heroes', [3, 1, 0, 2]);
    game.expectQuestion('dungeon.card');
    expect(boardOf(game).heroes.map(({ sheet }) => sheet)).toEqual([3, 1, 0]);
  });

  test('DF-2.5 what nobody chose is out of the game; with four players the last Hero goes without asking', () => {
    const three = table(3, { heroes: 'dealt' });
    expect(boardOf(three).heroes).toHaveLength(3);
    const four = table(4);
    for (const seat of [0, 1, 2]) four.seat(seat).answers(`hero:${seat}`);
    four.expectQuestion('dungeon.card');
    four.expectBoard({ heroes: { 3: { sheet: 3 } } });
  });

  test('DF-1.5, DF-2.11 one Hero leads: drawn at random, or chosen by the party', () => {
    const drawn = table(3, { heroes: 'dealt' }).random('leader', [2]);
    drawn
      .expectBoard({ leader: 2 })
      .expectQuestion('dungeon.card', 2)
      .expectEvents([{ type: 'leader.is', seat: 2 }]);
    const chosen = table(3, { heroes: 'dealt', leader: 'choose' });
    chosen.expectQuestion('setup.leader', 0).expectQuestion('setup.leader', 2);
    chosen.expectOptions(1, ['leader:0', 'leader:1', 'leader:2']);
    chosen.seat(0).answers('leader:1');
    chosen.expectBoard({ leader: 1 }).expectQuestion('dungeon.card', 1);
  });

  test('DF-R60 seat n + 1 sits to the left of seat n, and seat 0 to the left of the last', () => {
    const { match } = party({ monster: 'walrus-pup' }, { seats: 4 });
    const seen = match.seen('everything') as never;
    expect([0, 1, 2, 3].map((seat) => nextAble(seen, seat))).toEqual([1, 2, 3, 0]);
  });
});

describe('what lies on the table', () => {
  test('DF-2.1 one board of 33 sections, and nothing on it', () => {
    expect(builtIn.boxes.map(({ boards }) => boards)).toEqual([1, 0]);
    expect(SECTIONS).toHaveLength(33);
    party({ rooms: ['wishing-hole', 'snowed-in-bank'], monsters: ['walrus-pup'] })
      .seat(0)
      .answers(`room:${roomCard('wishing-hole')}`)
      .expectBoard({ combat: { layout: { dice: [], templates: [], icebergs: [] } } });
  });

  test('DF-2.3 every Hero has 9 life, no Scar, nothing to carry, no XP', () => {
    expect(HERO_LIFE).toBe(9);
    for (const hero of laidOut(4).heroes) {
      expect(hero).toEqual({
        sheet: NONE,
        life: 9,
        scars: [0, 0, 0],
        fainted: 0,
        eliminated: 0,
        cards: [],
        turned: [],
        xp: 0,
        tokens: [0, 0, 0],
      });
    }
  });

  test('DF-2.4 Melody and Cutthroat are inactive when a game begins', () => {
    const game = party({ rooms: ['wishing-hole', 'snowed-in-bank'], monsters: ['walrus-pup'] });
    game.seat(0).answers(`room:${roomCard('wishing-hole')}`);
    game.expectBoard({ combat: { melody: 0, cutthroat: 0 } });
  });

  test('DF-2.6 all Dungeon cards of the box are shuffled', () => {
    const decks = ['1', '2'].map((seed) => laidOut(3, {}, {}, seed).dungeonDeck);
    for (const deck of decks) expect(sorted(deck)).toEqual(upTo(21));
    expect(decks[0]).not.toEqual(decks[1]);
    expect(laidOut(3, MIXED).dungeonDeck).toHaveLength(21 + ofBox(builtIn.dungeon, 'crate'));
  });

  test('DF-2.7 all Equipment cards of the box are shuffled', () => {
    const decks = ['1', '2'].map((seed) => laidOut(3, {}, {}, seed).shopDeck);
    for (const deck of decks) expect(sorted(deck)).toEqual(upTo(24));
    expect(decks[0]).not.toEqual(decks[1]);
  });

  test('DF-2.8 three of level 1 on top, three of 2, three of 3, then all of level 4; the others are out', () => {
    const { monsterDeck, leftOut, levelsToCome } = laidOut();
    const fromTheTop = [...monsterDeck].reverse();
    expect(levels(fromTheTop)).toEqual([1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 4, 4, 4]);
    expect(levelsToCome).toEqual(levels(monsterDeck));
    expect(levels(leftOut)).toEqual([1, 1, 2, 2, 3, 3]);
    expect(sorted([...monsterDeck, ...leftOut])).toEqual(upTo(21));
  });

  test('DF-2.8 which three is drawn', () => {
    const tops = ['1', '2', '3', '4'].map((seed) => sorted(laidOut(3, {}, {}, seed).monsterDeck.slice(-3)).join());
    expect(new Set(tops).size).toBeGreaterThan(1);
  });

  test('DF-2.9 before a Monster comes there is no life to mark', () => {
    expect(laidOut().combat).toBeNull();
  });

  test.each([
    ['normal', 0],
    ['hard', 3],
    ['inferno', 5],
  ])('DF-2.10 %s adds %i to a Monster of 6 life', (difficulty, more) => {
    const game = party({ rooms: ['wishing-hole', 'snowed-in-bank'], monsters: ['walrus-pup'] }, { difficulty });
    game.seat(0).answers(`room:${roomCard('wishing-hole')}`);
    game.expectBoard({ combat: { life: 6 + more } });
  });

  test('DF-2.12, DF-2.14 two Bonus dice in the Chest, the other seven in the supply', () => {
    const { chest } = laidOut();
    expect([chest.bonus, ALL_BONUS_DICE - chest.bonus]).toEqual([2, 7]);
  });

  test('DF-2.13 the Chest holds the number of Heroes less 2', () => {
    expect([2, 3, 4, 5, 6].map((seats) => laidOut(seats, MIXED).chest.gold)).toEqual([0, 1, 2, 3, 4]);
  });

  test('DF-2.14 nothing is revealed, spent, beaten or set aside, and no Boss is known', () => {
    const { chest, room, setAside, onOffer, spent, box, monstersBeaten, monstersGone, shops } = laidOut();
    expect([chest.relics, setAside, onOffer, spent, box, monstersBeaten, monstersGone].flat()).toEqual([]);
    expect([room, shops]).toEqual([NONE, 0]);
    expect(builtIn.bosses).toHaveLength(3);
  });
});

describe('what everybody knows', () => {
  test('DF-1.7 Heroes, Chest, Monster and pool lie open to every seat and spectator', () => {
    const game = party({ monster: 'walrus-pup', combat: { life: 4, pool: ['red', 'blue'] } });
    for (const viewer of [0, 1, 2, null] as const) {
      const { heroes, chest, combat } = boardOf(game);
      game.expectView(viewer, { heroes, chest, combat } as never);
    }
    expect(question(game)).toBe('turn.die');
  });

  test('DF-R64 of the Monsters to come the levels are seen, nothing else', () => {
    const game = party();
    const { levelsToCome, monsterDeck } = game.match.view(0) as ReturnType<typeof laidOut>;
    expect(levelsToCome.slice(-4)).toEqual([2, 1, 1, 1]);
    expect(monsterDeck).toEqual(monsterDeck.map(() => HIDDEN));
    expect(boardOf(game).monsterDeck).not.toContain(HIDDEN);
  });
});
