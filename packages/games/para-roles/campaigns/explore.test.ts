/** 5.1 What the maze and the dungeon share, seen in the maze. */
import type { Flow, Plain, Seat } from '@tabard/kernel';
import { type Scenario, scenario } from '@tabard/testkit';
import { describe, expect, test } from 'vitest';
import type { Side } from '../content/kinds';
import { paraRoles } from '../game';
import type { G } from '../rules/board';
import { ATTACK, DEFENSE, HEALTH, type Suit, TRICK } from '../rules/cards/cards';
import { asAnyTable } from '../scenarios/fight.fixture';
import { deckOf, inMaze, mazeIn } from '../scenarios/maze.fixture';
import { scenarios } from '../scenarios/position';
import { boardOf, keysThat, offered, offeredOf, question, told } from '../scenarios/table.fixture';
import { springTrap } from './explore';
import { cellNamed } from './maze/map';

// Auto split, in seat order: Defense 8, 6, 7, 9; Trick 7, 9, 8, 6; HP 9, 7, 6, 8; suits ♦ ♥ ♠ ♣.
const hp = (game: Scenario) => boardOf(game).party.map((one) => one.hp);
/** Whoever is asked where its treasure goes puts it under Health. */
function placeTreasure(game: Scenario): void {
  while (question(game) === 'treasure.place') game.seat(game.match.pending.asks[0].seat).answers(HEALTH);
}
/** Who may look for what is behind this opening. */
const findings = (game: Scenario, side: Side) =>
  keysThat('camp', offered(game), (it) => typeof it === 'object' && 'find' in it && it.side === side);

describe('the party moves as one, an area at a time, through open passages', () => {
  test('PR-E1: a step is offered where the cell has an opening, and nowhere else', () => {
    const game = inMaze({ at: 'D2', walls: ['D2 E2'] });
    expect(offeredOf(game, 'step')).toEqual(['step:north', 'step:south', 'step:west']);
    game.seat(2).answers('step:west'); // anybody may say it for all (PR-29.4)
    expect(mazeIn(game)).toMatchObject({ at: cellNamed('C2'), from: cellNamed('D2') });
    game.expectEvents([{ type: 'moves', to: 'C2' }]).expectQuestion('camp');
  });

  test('PR-E1: nothing leads over the rim; from D1 the party may leave', () => {
    const game = inMaze({ at: 'G7' });
    expect(offeredOf(game, 'step')).toEqual(['step:south', 'step:west']);
    game.expectOffers(0, [], ['leave']);
    inMaze().expectOffers(0, ['leave', 'step:north'], ['step:south']);
  });
});

describe('ticks', () => {
  const ticks = (game: Scenario) => mazeIn(game).ticks;

  test('PR-E2: entering an area, a Find attempt, a Disarm attempt and a sanctuary take one each', () => {
    const game = inMaze({ at: 'D2', cells: { D3: '6♥', D2: 'K♥' }, shown: ['D2'] }, { draws: ['2♥', '3♥'] });
    game.seat(0).answers('find:0:north');
    expect(ticks(game)).toBe(1);
    game.seat(0).answers('disarm:0:north');
    expect(ticks(game)).toBe(2);
    game.seat(0).answers('sanctuary');
    expect(ticks(game)).toBe(3);
    game.seat(0).answers('step:north');
    expect(ticks(game)).toBe(4);
    expect(mazeIn(game).owed).toBe(0);
  });

  test('PR-E2: a combat takes three when it ends, none while it lasts', () => {
    const game = inMaze(
      { at: 'D3', from: 'D2', cells: { D3: '8♥' }, shown: ['D3'] },
      { enemies: [{ cards: [2, 2, 2, 2], hp: 1, treasure: 0 }], fight: 'lair', draws: ['3♥', 'K♥'] },
    );
    expect(ticks(game)).toBe(0);
    game.seat(2).answers('attack:4');
    expect(ticks(game)).toBe(3);
    game.expectQuestion('camp');
  });

  test('PR-E2: the tick for entering is counted before the area is resolved', () => {
    // The eighth tick draws for a wanderer; only then is the trap sprung.
    const game = inMaze({ at: 'D2', ticks: 7, cells: { D3: '6♥' } }, { draws: ['9♥', 'K♦'] });
    game.seat(0).answers('step:north');
    game.expectEvents([
      { type: 'moves', to: 'D3' },
      { type: 'draws', purpose: 'wanderer' },
      { type: 'area.shown', content: 'trap' },
      { type: 'trap', suit: HEALTH, seat: 0 },
    ]);
  });

  test('PR-E2: naming the point, items, revivals, swaps and a trip by scroll take none', () => {
    const game = inMaze(
      { at: 'D2' },
      { pack: { flasks: 1, scrolls: 1 }, party: { 0: { hp: 3, treasure: [0, 1, 0, 0] }, 3: { hp: 0 } } },
    );
    game.seat(0).answers('point:1', 'flask:0', 'revive:3:resurrection', 'treasure', '0:1', '1:1', 'scroll', 'return');
    expect(mazeIn(game)).toMatchObject({ ticks: 0, owed: 0, at: cellNamed('D2') });
  });
});

describe('the point', () => {
  test('PR-E3: any living character may be named at any time before a step; the one that is, not again', () => {
    const game = inMaze({ at: 'D2' }, { party: { 3: { hp: 0 } } });
    expect(offeredOf(game, 'point')).toEqual(['point:1', 'point:2']);
    game.seat(0).answers('point:2');
    expect(mazeIn(game).point).toBe(2);
    game.expectEvents([{ type: 'point.named', seat: 2 }]);
    expect(offeredOf(game, 'point')).toEqual(['point:0', 'point:1']);
  });

  test('PR-E3: a dead point is followed by the living character in the lowest seat, and stays so after a revival', () => {
    const game = inMaze(
      { at: 'D2', point: 1, cells: { D3: '6♥' } },
      { party: { 0: { hp: 0 }, 1: { hp: 2, treasure: [0, 1, 0, 0] } }, draws: ['K♥'] },
    );
    game.seat(0).answers('step:north');
    expect(hp(game)).toEqual([0, 0, 6, 8]);
    expect(mazeIn(game).point).toBe(2);
    game.seat(0).answers('revive:1:treasure');
    expect(mazeIn(game).point).toBe(2);
  });

  test('PR-E3: a point that died in a combat is followed when it ends', () => {
    const game = inMaze(
      { at: 'D2' },
      {
        enemies: [{ cards: [2, 2, 2, 2], hp: 1, treasure: 0 }],
        fight: 'wanderer',
        party: { 0: { hp: 0 } },
        draws: ['3♥', 'K♥'],
      },
    );
    game.seat(2).answers('attack:4');
    expect(mazeIn(game).point).toBe(1);
  });
});

describe('areas lie face down', () => {
  test('PR-E4: entering a face-down area turns its card up and resolves it at once', () => {
    const game = inMaze({ at: 'D2', cells: { D3: 'Q♥' } });
    game.expectView(null, { maze: { shown: { [cellNamed('D3')]: 0 }, cards: { [cellNamed('D3')]: -1 } } });
    game.seat(0).answers('step:north');
    game.expectQuestion('treasure.place');
    game.expectEvents([
      { type: 'area.shown', content: 'cache' },
      { type: 'cache', count: 1 },
    ]);
    game.expectView(null, { maze: { shown: { [cellNamed('D3')]: 1 } } });
  });

  test('PR-E4: entering a face-up area resolves what is still there', () => {
    const game = inMaze({ at: 'D2', cells: { D3: 'Q♥', D1: '' }, shown: ['D3'] });
    game.seat(0).answers('step:north');
    game.expectQuestion('treasure.place').expectNoEvents([{ type: 'area.shown' }]);
  });

  test('PR-E4: a spent area does nothing', () => {
    const game = inMaze({ at: 'D2', cells: { D3: 'Q♥' }, shown: ['D3'], spent: ['D3'] });
    game.seat(0).answers('step:north');
    game.expectQuestion('camp').expectNoEvents([{ type: 'cache' }]);
  });
});

describe('Find Traps', () => {
  test('PR-E5: is offered to each living character for each face-down area joined by a passage', () => {
    const game = inMaze(
      { at: 'D2', walls: ['D2 E2'], cells: { C2: '6♥' }, shown: ['C2'] },
      { party: { 1: { hp: 0 } } },
    );
    // D1 has no card, E2 is behind a wall, C2 lies open.
    expect(offeredOf(game, 'find')).toEqual(['find:0:north', 'find:2:north', 'find:3:north']);
  });

  test('PR-E5: success turns the card up without resolving it', () => {
    const game = inMaze({ at: 'D2', cells: { D3: '8♥' } }, { draws: ['6♥'] }); // Trick 7
    game.seat(0).answers('find:0:north');
    game.expectEvents([
      { type: 'finds.traps', seat: 0, found: 1 },
      { type: 'area.shown', content: 'lair' },
    ]);
    expect(mazeIn(game)).toMatchObject({ at: cellNamed('D2') });
    expect(mazeIn(game).shown[cellNamed('D3')]).toBe(1);
    expect(boardOf(game)).toMatchObject({ fight: null, inPlay: [] });
    game.expectQuestion('camp');
    expect(findings(game, 'north')).toEqual([]);
  });

  test('PR-E5: failure does nothing; each character may try once per area, also from another side', () => {
    const game = inMaze({ at: 'D2', cells: { C3: '6♥' } }, { draws: ['7♥'] });
    game.seat(0).answers('step:north', 'find:0:west');
    game
      .expectEvents([{ type: 'finds.traps', seat: 0, found: 0 }])
      .expectNoEvents([{ type: 'area.shown', content: 'trap' }]);
    const west = () => findings(game, 'west');
    expect(west()).toEqual(['find:1:west', 'find:2:west', 'find:3:west']);
    game.seat(0).answers('step:south', 'step:west'); // C2, south of it
    expect(findings(game, 'north')).toEqual(['find:1:north', 'find:2:north', 'find:3:north']);
  });

  test('PR-E5: the centre has no card to find', () => {
    const game = inMaze({ at: 'D3' });
    expect(findings(game, 'north')).toEqual([]);
  });

  test("PR-D20: with the thieves' lantern two cards are drawn and the better one counts", () => {
    const game = inMaze({ at: 'D2', cells: { D3: '6♥' } }, { pack: { lantern: 1 }, draws: ['K♥', '6♥'] });
    game.seat(0).answers('find:0:north');
    game.expectEvents([
      { type: 'check', cards: [11, 4], kept: 4, ok: 1 },
      { type: 'finds.traps', found: 1 },
    ]);
    const disarming = inMaze(
      { at: 'D2', cells: { D3: '6♥' }, shown: ['D3'] },
      { pack: { lantern: 1 }, draws: ['K♥', '6♥'] },
    );
    disarming.seat(0).answers('disarm:0:north'); // only Find Traps
    disarming.expectEvents([{ type: 'disarms', done: 0 }]);
  });
});

describe('a face-up trap next to the party', () => {
  const found = (given: { readonly [name: string]: Plain }) =>
    inMaze({ at: 'D2', point: 1, cells: { D3: '6♥' }, shown: ['D3'] }, given);

  test('PR-E6: it may be left alone: nothing happens while the party goes elsewhere', () => {
    const game = found({});
    game.seat(0).answers('step:west', 'step:east');
    game.expectNoEvents([{ type: 'trap' }]).expectOffers(0, ['disarm:0:north', 'step:north']);
  });

  test('PR-E6: walked into, it springs with the point as its first victim', () => {
    const game = found({ draws: ['K♥'] });
    game.seat(0).answers('step:north');
    game.expectEvents([{ type: 'trap', suit: HEALTH, seat: 1 }]);
    expect(hp(game)).toEqual([9, 5, 6, 8]);
  });

  test('PR-E7: any living character may disarm it; success removes it', () => {
    const game = found({ party: { 3: { hp: 0 } }, draws: ['6♥'] });
    expect(offeredOf(game, 'disarm')).toEqual(['disarm:0:north', 'disarm:1:north', 'disarm:2:north']);
    game.seat(0).answers('disarm:0:north');
    game.expectEvents([{ type: 'disarms', seat: 0, done: 1 }]).expectNoEvents([{ type: 'trap' }]);
    expect(mazeIn(game).spent[cellNamed('D3')]).toBe(1); // PR-E8
    expect(offeredOf(game, 'disarm')).toEqual([]);
    game.seat(0).answers('step:north');
    game.expectNoEvents([{ type: 'trap' }]).expectQuestion('camp');
    expect(mazeIn(game).madness).toBe(0);
  });

  test('PR-E7 PR-E8: failure springs it with that character in place of the point, and it is gone', () => {
    const game = found({ draws: ['7♥', 'K♥'] });
    game.seat(0).answers('disarm:0:north');
    game.expectEvents([
      { type: 'disarms', seat: 0, done: 0 },
      { type: 'trap', suit: HEALTH, seat: 0 },
    ]);
    expect(hp(game)).toEqual([7, 7, 6, 8]);
    expect(mazeIn(game)).toMatchObject({ at: cellNamed('D2'), ticks: 1, madness: 1 });
    game.seat(0).answers('step:north');
    expect(told(game, 'trap')).toHaveLength(1);
  });

  test('PR-E7: what is no trap cannot be disarmed, nor what is not joined by a passage', () => {
    const game = inMaze({ at: 'D2', walls: ['D2 E2'], cells: { D3: '8♥', E2: '6♦' }, shown: ['D3', 'E2'] });
    expect(offeredOf(game, 'disarm')).toEqual([]);
  });
});

/** Springs one trap and stops. */
function sprung(suit: Suit, severity: number, victim: Seat, given: { readonly [name: string]: Plain }): Scenario {
  const game = {
    ...paraRoles,
    *step(g: G): Flow {
      yield* springTrap(g, suit, severity, victim);
      yield* asAnyTable(g).together('done', () => ['one', 'other']);
    },
  };
  return scenario(game, scenarios)
    .seats(4)
    .options({ campaign: 'maze', split: 'auto' })
    .given({ phase: 'camp', ...given });
}

describe('the traps', () => {
  test.each([
    [1, 7],
    [2, 6],
    [3, 5],
  ])('PR-E9: Needle Nest, severity %i: the point checks Defense; failure costs one more', (severity, left) => {
    expect(hp(sprung(HEALTH, severity, 0, { draws: ['8♥'] }))).toEqual([left, 7, 6, 8]);
    expect(hp(sprung(HEALTH, severity, 0, { draws: ['7♥'] }))).toEqual([9, 7, 6, 8]);
  });

  test('PR-E9: Drop Floor: every living character checks Defense; failure costs the severity', () => {
    const game = sprung(DEFENSE, 2, 0, { party: { 1: { hp: 0 } }, draws: ['8♥', '6♥', 'K♥'] }); // Defense 8, 7, 9
    expect(hp(game)).toEqual([7, 0, 6, 6]);
    expect(boardOf(game).deck).toHaveLength(49); // the dead check nothing
    expect(hp(sprung(DEFENSE, 1, 0, { draws: ['8♦', '6♦', '7♦', '9♦'] }))).toEqual([8, 6, 5, 7]);
  });

  test('PR-E9 PR-E12: deaths are looked at when the whole floor has dropped', () => {
    const game = sprung(DEFENSE, 1, 0, { party: { 0: { hp: 1 }, 1: { hp: 1 } }, draws: ['K♥', 'K♦', '2♥', '2♦'] });
    expect(hp(game)).toEqual([0, 0, 6, 8]);
    game.expectEvents([{ type: 'damage' }, { type: 'damage' }, { type: 'dies', seat: 0 }, { type: 'dies', seat: 1 }]);
  });

  test('PR-E9: Pendulum: a card names the victim, who is hit in any case; failure costs one more', () => {
    expect(hp(sprung(ATTACK, 1, 0, { draws: ['4♠', '6♥'] }))).toEqual([9, 7, 5, 8]); // ♠: seat 2, Defense 7
    expect(hp(sprung(ATTACK, 1, 0, { draws: ['4♠', '7♥'] }))).toEqual([9, 7, 4, 8]);
    expect(hp(sprung(ATTACK, 3, 0, { draws: ['4♣', 'K♥'] }))).toEqual([9, 7, 6, 4]);
    expect(hp(sprung(ATTACK, 3, 0, { draws: ['4♣', '2♥'] }))).toEqual([9, 7, 6, 5]);
  });

  test('PR-E9: Moth Glyph: the victim checks Trick; failure costs a treasure card of its largest stack', () => {
    const rich = () => ({ party: { 2: { treasure: [1, 0, 2, 0] } } });
    const game = sprung(TRICK, 2, 0, { ...rich(), draws: ['4♠', '8♥'] }); // Trick 8
    expect(boardOf(game).party[2].treasure).toEqual([1, 0, 1, 0]);
    expect(hp(game)).toEqual([9, 7, 6, 8]);
    expect(boardOf(game).treasureDeck).toBe(50);
    game.expectEvents([{ type: 'treasure.lost', seat: 2, suit: ATTACK }]);
    const resisted = sprung(TRICK, 2, 0, { ...rich(), draws: ['4♠', '7♥'] });
    expect(boardOf(resisted).party[2].treasure).toEqual([1, 0, 2, 0]);
  });

  test('PR-E9: Moth Glyph: of equal stacks the owner chooses; without treasure it is damage by the severity', () => {
    const equal = sprung(TRICK, 1, 0, { party: { 2: { treasure: [1, 0, 1, 0] } }, draws: ['4♠', '8♥'] });
    equal.expectQuestion('treasure.lose', 2).expectOptions(2, ['0', '2']).expectBoard({ inPlay: [] });
    expect(hp(sprung(TRICK, 2, 0, { draws: ['4♠', '8♥'] }))).toEqual([9, 7, 4, 8]);
    expect(hp(sprung(TRICK, 2, 0, { draws: ['4♠', '7♥'] }))).toEqual([9, 7, 6, 8]);
  });

  test.each([
    ['6♥', ['K♥'], [7, 7, 6, 8]],
    ['7♦', ['K♥', 'K♦', 'K♠', 'K♣'], [8, 6, 5, 7]],
    ['6♠', ['4♠', '3♥'], [9, 7, 5, 8]],
    ['7♣', ['4♠', 'K♥'], [9, 7, 5, 8]],
  ] as const)(
    'PR-E9: in the maze the severity is 1, and the suit of the map card tells the trap: %s',
    (card, draws, left) => {
      const game = inMaze({ at: 'D2', cells: { D3: card } }, { draws: [...draws] });
      game.seat(0).answers('step:north');
      expect(hp(game)).toEqual(left);
      game.expectQuestion('camp');
    },
  );
});

describe('victims by suit', () => {
  test('PR-E10: a dead one is passed over: even to the right, odd to the left', () => {
    const dead = { party: { 2: { hp: 0 } } };
    expect(hp(sprung(ATTACK, 1, 0, { ...dead, draws: ['4♠', '2♥'] }))).toEqual([9, 6, 0, 8]);
    expect(hp(sprung(ATTACK, 1, 0, { ...dead, draws: ['5♠', '2♥'] }))).toEqual([9, 7, 0, 7]);
    expect(hp(sprung(TRICK, 1, 0, { ...dead, draws: ['5♠', 'K♥'] }))).toEqual([9, 7, 0, 7]);
  });
});

describe('draws outside combat', () => {
  test('PR-E11: use the Random # Deck; an exhausted one is reshuffled without any further effect', () => {
    const game = inMaze({ at: 'D2', madness: 2, cells: { D3: '6♥' } }, { epicUse: 0, deckLeft: 0 }).random(
      'reshuffle',
      deckOf('2♥'),
    );
    game.seat(0).answers('find:0:north');
    game.expectEvents([{ type: 'reshuffle' }, { type: 'check', ok: 1 }]);
    expect(mazeIn(game).madness).toBe(2);
    expect(boardOf(game)).toMatchObject({ epicUse: 0, reshuffledNow: 0, discard: [0] });
  });
});

describe('killed by a trap', () => {
  test('PR-E12: it is dead, its tokens are back, and it may be revived at once', () => {
    const game = inMaze(
      { at: 'D2', point: 3, cells: { D3: '6♥' } },
      { party: { 3: { hp: 2, treasure: [0, 0, 1, 0] } }, tokens: [{ owner: 3, on: 0, suit: 1 }], draws: ['K♥'] },
    );
    game.seat(0).answers('step:north');
    expect(boardOf(game).party[3]).toMatchObject({ hp: 0, fallen: 1 });
    expect(boardOf(game).tokens.filter(({ on }) => on >= 0)).toEqual([]);
    game.expectOffers(0, ['revive:3:resurrection', 'revive:3:treasure']);
    game.seat(0).answers('revive:3:treasure');
    expect(hp(game)).toEqual([9, 7, 6, 8]);
  });

  test('PR-E12: the last one: the campaign is lost', () => {
    const game = inMaze(
      { at: 'D2', cells: { D3: '6♥' } },
      { party: { 0: { hp: 2 }, 1: { hp: 0 }, 2: { hp: 0 }, 3: { hp: 0 } }, draws: ['K♥'] },
    );
    game.seat(0).answers('step:north');
    game.expectStanding({ reason: 'dead', places: [2, 2, 2, 2] });
  });
});

describe('after running from the enemies of an area', () => {
  const lair = (given: { readonly [name: string]: Plain } = {}) =>
    inMaze(
      { at: 'D3', from: 'D2', cells: { D3: '10♥' }, shown: ['D3'] },
      {
        enemies: [
          { cards: [7, 2, 2, 2], hp: 1, pile: 2 },
          { cards: [3, 3, 3, 3], hp: 1 },
        ],
        fight: 'lair',
        pack: { bombs: 1 },
        ...given,
      },
    );

  test('PR-E13: the party stands where it came from, without a tick for it', () => {
    const game = lair();
    game.seat(0).answers('bomb');
    expect(mazeIn(game)).toMatchObject({ at: cellNamed('D2'), ticks: 3, owed: 0 });
    game.expectEvents([{ type: 'fight.left' }, { type: 'moves', to: 'D2' }]).expectQuestion('camp');
  });

  test('PR-E13: they wait with the same values, a Trickster with its loot, their cards set aside', () => {
    const game = lair();
    game.seat(0).answers('bomb');
    const [trickster, minion] = mazeIn(game).waiting[cellNamed('D3')];
    expect(trickster).toMatchObject({ type: 'trickster', printed: [7, 2, 2, 2], pile: 2 });
    expect(minion).toMatchObject({ type: 'minion', printed: [3, 3, 3, 3] });
    const { enemyDeck, graveyard } = boardOf(game);
    expect([...enemyDeck, ...graveyard]).not.toEqual(expect.arrayContaining([trickster.cards[0]]));
    expect(enemyDeck).toHaveLength(48 - 8);
  });

  test('PR-E13: entering again fights them at full HP, and no new ones are drawn', () => {
    const game = lair();
    game.seat(0).answers('bomb', 'step:north');
    expect(boardOf(game).fight).toMatchObject({ kind: 'lair', round: 1 });
    expect(boardOf(game).enemies.map(({ printed, hp, pile }) => [printed[0], hp, pile])).toEqual([
      [7, 7, 2],
      [3, 3, 0],
    ]);
    expect(mazeIn(game).waiting[cellNamed('D3')]).toEqual([]);
    expect(boardOf(game).enemyDeck).toHaveLength(40);
  });

  test('PR-E13: those that were defeated are gone: only the others are met again', () => {
    const game = lair({ draws: ['3♥', 'K♥', '2♦'] });
    game.seat(2).answers('attack:5');
    game.seat(1).answers('run:4:3');
    placeTreasure(game);
    expect(mazeIn(game).waiting[cellNamed('D3')]).toHaveLength(1);
    expect(mazeIn(game)).toMatchObject({ at: cellNamed('D2') });
    expect(mazeIn(game).spent[cellNamed('D3')]).toBe(0);
    expect(question(game)).toBe('camp');
    game.seat(0).answers('step:north');
    expect(boardOf(game).enemies.map(({ type }) => type)).toEqual(['trickster']);
  });

  test('PR-E13: one run from and the other defeated is running as well', () => {
    const game = lair({ draws: ['2♦', '3♥', 'K♥'] });
    game.seat(1).answers('run:4:3');
    game.seat(2).answers('attack:5');
    placeTreasure(game);
    expect(mazeIn(game)).toMatchObject({ at: cellNamed('D2') });
    expect(mazeIn(game).waiting[cellNamed('D3')].map(({ type }) => type)).toEqual(['trickster']);
  });

  test('when all are defeated the area is empty (PR-M10)', () => {
    const game = lair({ enemies: [{ cards: [2, 2, 2, 2], hp: 1, treasure: 0 }], draws: ['3♥', 'K♥'] });
    game.seat(2).answers('attack:4');
    expect(mazeIn(game)).toMatchObject({ at: cellNamed('D3') });
    expect(mazeIn(game).spent[cellNamed('D3')]).toBe(1);
    game.seat(0).answers('step:south', 'step:north');
    game.expectQuestion('camp');
  });

  test('PR-18.15: a pHool that waits has lost its pile', () => {
    const game = lair({ enemies: [{ cards: [8, 2, 2, 2], pile: 2 }] });
    game.seat(0).answers('bomb');
    expect(mazeIn(game).waiting[cellNamed('D3')][0].pile).toBe(0);
    expect(boardOf(game).treasureDeck).toBe(52);
  });
});

describe('a suit deck is empty', () => {
  test('PR-E14: the graveyard is shuffled back first', () => {
    const game = inMaze({ at: 'D2', cells: { D3: '8♥' } }, { graveyard: 'all' });
    game.seat(0).answers('step:north');
    const { enemies, enemyDeck, graveyard } = boardOf(game);
    expect(enemies[0].cards.every((card) => card >= 0)).toBe(true);
    expect([enemyDeck.length, graveyard.length]).toEqual([44, 0]);
  });

  test('PR-E14: a suit that is still missing is served by a copy of an allowed rank, which enters no pile', () => {
    const game = inMaze({ at: 'D2', cells: { D3: '8♥' } }, {})
      .board({ enemyDeck: [13, 26, 39], graveyard: [] })
      .random('copy', [0]);
    game.seat(0).answers('step:north');
    expect(boardOf(game).enemies[0]).toMatchObject({ cards: [-1, 13, 26, 39], printed: [2, 2, 2, 2] });
  });
});

describe('the sanctuary', () => {
  const sanctuary = () =>
    inMaze({ at: 'D2', cells: { D3: 'K♥' } }, { party: { 0: { hp: 4 }, 1: { hp: 0 }, 2: { hp: 5 } } });

  test('PR-E15: entering it does not use it', () => {
    const game = sanctuary();
    game.seat(0).answers('step:north');
    game.expectEvents([{ type: 'area.shown', content: 'sanctuary' }]).expectNoEvents([{ type: 'sanctuary' }]);
    expect(hp(game)).toEqual([4, 0, 5, 8]);
    game.expectOffers(0, ['sanctuary']);
  });

  test('PR-E15: used, every living character regains 3 HP up to its maximum; once', () => {
    const game = sanctuary();
    game.seat(0).answers('step:north', 'sanctuary');
    expect(hp(game)).toEqual([7, 0, 6, 8]);
    game.expectOffers(0, [], ['sanctuary']);
    game.seat(0).answers('step:south', 'step:north');
    game.expectOffers(0, [], ['sanctuary']);
  });

  test('PR-E15: it may be left and used later, but only from within', () => {
    const game = sanctuary();
    game.seat(0).answers('step:north', 'step:south');
    game.expectOffers(0, [], ['sanctuary']);
    game.seat(0).answers('step:north');
    game.expectOffers(0, ['sanctuary']);
  });
});

test('PR-E16: a scroll may be used in any area, and the party returns to the same one', () => {
  const game = inMaze(
    { at: 'F6', from: 'F5', minotaur: 'A1', ticks: 5 },
    { pack: { scrolls: 1 }, party: { 0: { treasure: [1, 0, 0, 0] } } },
  );
  game.seat(0).answers('scroll');
  game.expectOffers(0, ['return'], ['step:north', 'leave']);
  game.seat(0).answers('return');
  expect(mazeIn(game)).toMatchObject({ at: cellNamed('F6'), ticks: 5, minotaur: cellNamed('A1') });
  expect(boardOf(game).pack.scrolls).toBe(0);
});

test('PR-E16: once the party is on its way there is no town without a scroll', () => {
  const rich = () => ({ party: { 0: { treasure: [9, 0, 0, 0] } } });
  inMaze({}, rich()).expectOffers(0, ['shop']); // PR-23.2: before the campaign starts
  inMaze({ ticks: 1 }, rich()).expectOffers(0, ['treasure'], ['shop']);
});

describe('treasure from caches', () => {
  test('PR-E24: it goes to one of the poorest, who places it', () => {
    const rich = () => ({ treasure: [1, 0, 0, 0] });
    const game = inMaze(
      { at: 'D2', cells: { D3: 'Q♥' } },
      { party: { 0: rich(), 1: rich(), 3: rich() }, draws: ['3♦', '4♥', '5♠'] },
    );
    game.seat(0).answers('step:north');
    game.expectQuestion('treasure.place', 2);
    game.seat(2).answers(ATTACK);
    expect(boardOf(game).party[2].treasure).toEqual([0, 0, 1, 0]);
    expect(boardOf(game).treasureDeck).toBe(48);
    game.expectQuestion('camp');
  });

  test('PR-E21: in a Treasure Hunt it pays all the same', () => {
    const game = inMaze({ at: 'D2', cells: { D3: 'Q♥' } }, { deckLeft: 0 }, { 'treasure-hunt': 'on' });
    game.seat(0).answers('step:north');
    game.expectQuestion('treasure.place');
  });
});
