/** 5.4 Dimensional Rifts. What each portal bends is tested with the effects, what the Ancient One does with the enemies. */
import type { Plain } from '@tabard/kernel';
import type { Scenario } from '@tabard/testkit';
import { describe, expect, test } from 'vitest';
import type { Rifts } from '../../rules/board';
import { cardNamed, DEFENSE, FULL_PACK, HEALTH, valueOfCard } from '../../rules/cards/cards';
import { boardOf, keysThat, offered, offeredOf, party, question, told } from '../../scenarios/table.fixture';
import { rifts as campaign } from './rifts';

type Given = { readonly [name: string]: Plain };

const PORTALS = [
  ...['bleeding-orchard', 'still-hearts', 'glass-citadel', 'iron-dusk'],
  ...['old-wars', 'weightless-hall', 'mirror-fen', 'clockwork-sleep'],
];
const HUB = -1;
const portal = (id: string): number => PORTALS.indexOf(id);
const keyOf = (id: string): string => `portal:${id}`;

interface GivenRifts {
  readonly at?: string;
  readonly closed?: readonly string[];
  readonly seals?: number;
  /** What the portal where the party is has paid. */
  readonly paid?: number;
  readonly doom?: number;
  readonly begun?: number;
  readonly awake?: number;
}

/** Somewhere among the portals; with `enemies` in a combat at the portal `at`, or with the Ancient One. */
function inRifts(
  { at, closed = [], seals = 0, paid = 0, ...facts }: GivenRifts,
  given: Given = {},
  options = {},
): Scenario {
  const portals = PORTALS.map((id) => ({
    closed: closed.includes(id) ? 1 : 0,
    seals: id === at ? seals : 0,
    paid: id === at ? paid : 0,
  }));
  const rifts = { at: at === undefined ? HUB : portal(at), portals, begun: at === undefined ? 0 : 1, ...facts };
  const fight: Given = 'enemies' in given ? { fight: at === undefined ? 'ancient' : 'portal' } : {};
  return party({ ...fight, ...given }, { campaign: 'rifts', ...options }).board({ rifts, fights: 1 });
}

const riftsOf = (game: Scenario): Rifts => boardOf(game).rifts as Rifts;
const moves = (game: Scenario): string[] =>
  keysThat(
    'camp',
    offered(game),
    (it) => it === 'hub' || it === 'challenge' || (typeof it === 'object' && 'portal' in it),
  );

const WEAK = { cards: [2, 2, 2, 2] };
/** Strong enough to stand for some rounds and too clumsy to hurt anybody but with a 2. */
const WALL = { cards: [9, 10, 3, 3] };

/** Everyone who is asked takes this action until the round is over. */
function round(game: Scenario, action: string): void {
  const { round: before } = boardOf(game).fight!;
  while (boardOf(game).fight?.round === before) {
    const [ask] = game.match.pending.asks;
    game.seat(ask.seat).answers(ask.options.includes(action) ? action : ask.options[0]);
  }
}

describe('PR-P2 the ways between the portals', () => {
  test('PR-P1 PR-P2 the party starts in the Hub, from where every portal is open', () => {
    const game = party({}, { campaign: 'rifts' });
    game.expectBoard({ rifts: { at: HUB, doom: 0, begun: 0, awake: 0 } });
    expect(moves(game)).toEqual(PORTALS.map(keyOf));
  });

  test('PR-P2 the Hub is a town, a portal is none', () => {
    inRifts({}, { party: { 0: { treasure: [9, 0, 0, 0] } } }).expectOffers(0, ['shop']);
    inRifts({ at: 'iron-dusk' }, { party: { 0: { treasure: [9, 0, 0, 0] } } }).expectOffers(0, ['hub'], ['shop']);
  });

  test('PR-P2 from a portal to any open one, the same included, and back to the Hub', () => {
    const game = inRifts({ at: 'iron-dusk', closed: ['old-wars'] });
    expect(moves(game)).toEqual([...PORTALS.filter((id) => id !== 'old-wars').map(keyOf), 'hub']);
    game.seat(0).answers('hub');
    game.expectBoard({ rifts: { at: HUB } }).expectEvents([{ type: 'hub.reached' }]);
    expect(moves(game)).not.toContain('hub');
  });

  test('PR-P2 going to a portal begins its combat with one enemy', () => {
    const game = inRifts({});
    game.seat(0).answers('portal:mirror-fen');
    game.expectBoard({
      phase: 'players',
      fight: { kind: 'portal', round: 1 },
      rifts: { at: portal('mirror-fen'), begun: 1 },
    });
    expect(boardOf(game).enemies).toHaveLength(1);
    game.expectEvents([
      { type: 'portal.entered', portal: 'mirror-fen' },
      { type: 'fight.begins', kind: 'portal' },
    ]);
    game.expectQuestion('turn.action');
  });
});

describe('PR-P3 Doom', () => {
  test('PR-P3 Doom rises by 1 when a portal combat begins and on each return to the Hub', () => {
    const begun = inRifts({ doom: 3 });
    begun.seat(0).answers('portal:iron-dusk');
    expect(riftsOf(begun).doom).toBe(4);
    const home = inRifts({ at: 'iron-dusk', doom: 3 });
    home.seat(0).answers('hub');
    expect(riftsOf(home).doom).toBe(4);
    home.expectEvents([{ type: 'doom', now: 4 }]);
  });

  test('PR-P3 Doom rises by 1 for each reshuffle in a portal combat, not in the last one', () => {
    const atPortal = inRifts({ at: 'iron-dusk', doom: 3 }, { enemies: [WALL], draws: ['A♥'], deckLeft: 1 });
    atPortal.seat(0).answers('defend'); // the last card
    expect(riftsOf(atPortal).doom).toBe(3);
    atPortal.seat(1).answers('defend');
    expect(told(atPortal, 'reshuffle')).toHaveLength(1);
    expect(riftsOf(atPortal).doom).toBe(4);

    const last = inRifts({ doom: 3, awake: 1 }, { enemies: [WALL], draws: ['A♥'], deckLeft: 1 });
    last.seat(0).answers('defend');
    last.seat(1).answers('defend');
    expect(told(last, 'reshuffle')).toHaveLength(1);
    expect(riftsOf(last).doom).toBe(3);
  });

  test('PR-P3 Doom rises by 1 for each run from a portal, not for losing one of two enemies', () => {
    const game = inRifts({ at: 'iron-dusk', doom: 3 }, { enemies: [WALL, WEAK], draws: ['2♥', '2♦'] });
    game.seat(0).answers('run:4:1');
    expect(riftsOf(game).doom).toBe(3);
    game.seat(1).answers('run:5:1');
    expect(riftsOf(game).doom).toBe(4);
    game.expectQuestion('camp').expectEvents([
      { type: 'portal.left', portal: 'iron-dusk' },
      { type: 'doom', now: 4 },
    ]);
  });

  test('PR-P3 Doom stays as it is when a portal is closed and its last enemy defeated', () => {
    const game = closing({ doom: 3 });
    expect(riftsOf(game).doom).toBe(3);
  });
});

/** Seat 3 sets the last seal; nobody is there any more. */
function closing(given: GivenRifts = {}, more: Given = {}): Scenario {
  const game = inRifts(
    { at: 'iron-dusk', seals: 3, ...given },
    { enemies: [], fight: 'portal', draws: ['2♥'], ...more },
  );
  game.seat(3).answers('seal');
  return game;
}

/** Receivers put what they win under Trick. */
function placeTreasure(game: Scenario): Scenario {
  for (let [ask] = game.match.pending.asks; ask?.question === 'treasure.place'; [ask] = game.match.pending.asks) {
    game.seat(ask.seat).answers('3');
  }
  return game;
}

describe('PR-P4 the Ancient One wakes', () => {
  test('PR-P4 the Ancient One wakes when Doom is 12 at the end of a portal combat, not at 11', () => {
    const soon = placeTreasure(closing({ doom: 11 }));
    soon.expectBoard({ rifts: { awake: 0 } }).expectNoEvents([{ type: 'ancient.wakes' }]);
    expect(moves(soon)).toContain('hub');
    const now = placeTreasure(closing({ doom: 12 }, { pack: { scrolls: 1 } }));
    now.expectEvents([{ type: 'ancient.wakes' }]).expectQuestion('camp');
    expect(moves(now)).toEqual(['challenge']);
  });

  test('PR-P4 the Doom of running counts before that', () => {
    const game = inRifts({ at: 'iron-dusk', doom: 11 }, { enemies: [WALL], draws: ['2♥'], pack: { scrolls: 1 } });
    game.seat(0).answers('run:4:1');
    game.expectBoard({ rifts: { doom: 12, awake: 1 } }).expectQuestion('camp');
    expect(moves(game)).toEqual(['challenge']);
  });

  test('PR-P4 the steps after the combat come before the last one', () => {
    const given = { pack: { flasks: 1, scrolls: 1 }, party: { 0: { hp: 1 }, 2: { hp: 0, treasure: [1, 0, 0, 0] } } };
    const game = placeTreasure(closing({ doom: 12 }, given));
    game.expectOffers(0, ['flask:0', 'revive:2:treasure', 'treasure', 'scroll', 'challenge'], ['hub']);
    game.seat(0).answers('flask:0');
    game.expectOffers(0, ['revive:2:treasure', 'challenge']);
    game.seat(0).answers('challenge');
    game.expectBoard({ fight: { kind: 'ancient' } });
  });

  test('PR-P4 with nothing left to do nothing else is open', () => {
    const game = inRifts({ at: 'iron-dusk', doom: 11 }, { enemies: [WALL], draws: ['2♥'] });
    game.seat(0).answers('run:4:1');
    game.expectOptions(0, ['challenge']).seat(0).answers('challenge');
    game.expectBoard({ fight: { kind: 'ancient', round: 1 } }).expectQuestion('turn.action');
  });

  test('PR-P4 it wakes on arriving in the Hub, where the party may shop first', () => {
    const rich = { party: { 0: { treasure: [9, 0, 0, 0] } } };
    const soon = inRifts({ at: 'iron-dusk', doom: 10 }, rich);
    soon.seat(0).answers('hub');
    soon.expectBoard({ rifts: { doom: 11, awake: 0 } });
    const now = inRifts({ at: 'iron-dusk', doom: 11 }, rich);
    now.seat(0).answers('hub');
    now.expectBoard({ rifts: { doom: 12, awake: 1 } }).expectOffers(0, ['shop']);
    expect(moves(now)).toEqual(['challenge']);
  });

  test('PR-P4 Doom of 12 in the midst of a combat does not wake it', () => {
    const game = inRifts({ at: 'iron-dusk', doom: 12 }, { enemies: [WALL] });
    game.expectBoard({ rifts: { awake: 0 } }).expectQuestion('turn.action');
  });
});

describe('PR-P5 the party may challenge it', () => {
  const THREE = ['bleeding-orchard', 'still-hearts', 'glass-citadel'];
  const FOUR = [...THREE, 'iron-dusk'];

  test('PR-P5 the party may challenge it with four portals closed, from the Hub', () => {
    expect(moves(inRifts({ closed: THREE }))).not.toContain('challenge');
    const game = inRifts({ closed: FOUR });
    expect(moves(game)).toContain('challenge');
    game.seat(0).answers('challenge');
    game.expectBoard({ fight: { kind: 'ancient' }, rifts: { awake: 1 } });
    game.expectEvents([{ type: 'ancient.wakes' }, { type: 'fight.begins', kind: 'ancient' }]);
  });

  test('PR-P5 or from a closed portal, not from an open one', () => {
    expect(moves(inRifts({ at: 'iron-dusk', closed: FOUR }))).toContain('challenge');
    expect(moves(inRifts({ at: 'old-wars', closed: FOUR }))).not.toContain('challenge');
    expect(moves(inRifts({ at: 'glass-citadel', closed: THREE }))).not.toContain('challenge');
  });

  test('PR-P5 with all eight closed nothing else is left', () => {
    expect(moves(inRifts({ closed: PORTALS }, { pack: { scrolls: 1 } }))).toEqual(['challenge']);
  });
});

describe('PR-P6 the ranks', () => {
  const ranksIn = (game: Scenario): [number, number, number] => {
    const { enemyDeck, enemies } = boardOf(game);
    const values = [...enemyDeck, ...enemies.flatMap(({ cards }) => cards)]
      .filter((card) => card >= 0)
      .map(valueOfCard);
    return [Math.min(...values), Math.max(...values), values.length];
  };

  test.each([
    [0, 2, 10],
    [1, 2, 10],
    [2, 4, 12],
    [3, 4, 12],
    [4, 6, 13],
    [5, 6, 13],
    [6, 8, 14],
    [11, 8, 14],
  ])('PR-P6 after %i portal combats: %i to %i', (begun, lowest, highest) => {
    const game = inRifts({ begun });
    game.seat(0).answers('portal:iron-dusk');
    expect(ranksIn(game)).toEqual([lowest, highest, 4 * (highest - lowest + 1)]);
    expect(riftsOf(game).begun).toBe(begun + 1);
  });

  test('PR-P6 the decks are rebuilt whole and the graveyard is emptied', () => {
    const game = inRifts({ begun: 1 }).board({
      graveyard: [cardNamed('3♥'), cardNamed('A♠')],
      enemyDeck: [cardNamed('K♠')],
    });
    game.seat(0).answers('portal:iron-dusk');
    expect(boardOf(game).graveyard).toEqual([]);
    expect(ranksIn(game)).toEqual([2, 10, 36]);
  });

  test.each([
    [8, 10],
    [7, 10],
    [6, 11],
    [5, 12],
    [4, 13],
    [0, 13],
  ])('PR-P6 for the last combat, with %i portals closed: %i to Ace', (closed, lowest) => {
    const game = inRifts({ awake: 1, begun: 9, closed: PORTALS.slice(0, closed) }, { pack: { scrolls: 1 } });
    game.seat(0).answers('challenge');
    expect(ranksIn(game)).toEqual([lowest, 14, 4 * (14 - lowest + 1)]);
  });

  test('PR-E14 who arrives late is of the same ranks, from the graveyard if need be', () => {
    const game = inRifts({ at: 'iron-dusk', begun: 3 }, { enemies: [], fight: 'portal', round: 3 });
    game.board({
      enemyDeck: [],
      graveyard: ['2♥', '4♥', '2♦', 'Q♦'].map(cardNamed),
    });
    round(game, 'defend');
    const [enemy] = boardOf(game).enemies;
    expect(enemy.printed.slice(0, 2)).toEqual([4, 12]); // the 2s are not allowed here
    for (const value of enemy.printed) expect(value >= 4 && value <= 12).toBe(true);
    expect(boardOf(game).graveyard).toEqual(['2♥', '2♦'].map(cardNamed));
  });
});

describe('PR-P7 Seal', () => {
  test('PR-P7 a Trick check; success places one seal', () => {
    const game = inRifts({ at: 'iron-dusk' }, { enemies: [WALL], draws: ['2♥', 'A♥'] });
    game.expectOffers(0, ['seal'], ['seal:chalk']);
    game.seat(3).answers('seal');
    game.expectBoard({ rifts: { portals: { 3: { seals: 1, closed: 0 } } }, party: { 3: { acted: 1 } } });
    game.expectEvents([
      { type: 'check', stat: 3, ok: 1 },
      { type: 'portal.sealed', seat: 3, seals: 1 },
    ]);
    game.seat(1).answers('seal'); // an Ace fails
    game.expectBoard({ rifts: { portals: { 3: { seals: 1 } } } });
  });

  test('PR-P10 the fourth closes the portal; with nobody there the combat is over', () => {
    const game = closing();
    game.expectBoard({ rifts: { portals: { 3: { seals: 4, closed: 1 } } } }).expectQuestion('treasure.place');
    game.expectEvents([{ type: 'portal.closed', portal: 'iron-dusk' }, { type: 'fight.won' }]);
    placeTreasure(game).expectQuestion('camp');
    expect(moves(game)).not.toContain('portal:iron-dusk');
  });

  test('PR-P10 with an enemy there the combat goes on, and no further seal is offered', () => {
    const game = closing({}, { enemies: [WALL] });
    game.expectBoard({ rifts: { portals: { 3: { closed: 1 } } } }).expectQuestion('turn.action');
    game.expectOffers(0, ['attack:4', 'run:4:1'], ['seal']);
  });

  test('PR-P10 it ends when that enemy is defeated', () => {
    const enemies = [{ ...WEAK, hp: 1 }];
    const game = closing({ paid: 2 }, { enemies, draws: ['2♥', '2♦', 'A♥'] });
    game.seat(2).answers('attack:4');
    placeTreasure(game)
      .expectBoard({ rifts: { portals: { 3: { closed: 1 } } } })
      .expectQuestion('camp');
  });

  test('PR-P7 Seal is offered at portals only', () => {
    inRifts({ awake: 1 }, { enemies: [WALL] }).expectOffers(0, ['attack:4'], ['seal']);
    party({ enemies: [WALL] }).expectOffers(0, ['attack:4'], ['seal']);
  });
});

describe('PR-P25 Rift Chalk', () => {
  test('PR-P25 a use makes the seal succeed, whatever is drawn', () => {
    const game = inRifts({ at: 'iron-dusk' }, { enemies: [WALL], draws: ['A♥'], pack: { chalk: 5 } });
    game.seat(0).answers('seal:chalk');
    game.expectBoard({ pack: { chalk: 4 }, rifts: { portals: { 3: { seals: 1 } } } });
    game.expectEvents([{ type: 'check', auto: 1, ok: 1, kept: cardNamed('A♥') }]);
    expect(boardOf(game).discard).toEqual([cardNamed('A♥')]);
  });

  test('PR-P25 the last use is the last, and a plain Seal spends none', () => {
    const game = inRifts({ at: 'iron-dusk' }, { enemies: [WALL], draws: ['A♥', 'A♦'], pack: { chalk: 1 } });
    game.expectOffers(0, ['seal', 'seal:chalk']);
    game.seat(0).answers('seal');
    game.expectBoard({ pack: { chalk: 1 }, rifts: { portals: { 3: { seals: 0 } } } });
    game.seat(1).answers('seal:chalk');
    game.expectBoard({ pack: { chalk: 0 } }).expectOffers(2, ['seal'], ['seal:chalk']);
  });
});

describe('PR-P8 arrivals', () => {
  /** How many enemies are there in the round after this one. */
  const after = (before: number, enemies: Given[], given: GivenRifts = {}): number => {
    const game = inRifts({ at: 'iron-dusk', ...given }, { enemies, fight: { kind: 'portal', round: before } });
    game.board({ enemyDeck: FULL_PACK.filter((card) => valueOfCard(card) < 9 && valueOfCard(card) > 2) });
    round(game, 'defend');
    expect(boardOf(game).fight?.round).toBe(before + 1);
    return boardOf(game).enemies.length;
  };

  test.each([
    [2, 1],
    [3, 1],
    [4, 2],
    [5, 1],
    [6, 1],
    [7, 2],
    [8, 1],
    [10, 2],
  ])('PR-P8 at the start of round %i there are %i', (starts, count) => {
    expect(after(starts - 1, [WALL])).toBe(count);
  });

  test('PR-P8 nobody arrives in round 1', () => {
    const game = inRifts({});
    game.seat(0).answers('portal:iron-dusk');
    expect(boardOf(game).enemies).toHaveLength(1);
    expect(told(game, 'enemy.arrives')).toEqual([]);
  });

  test('PR-P8 one arrives where nobody is left, none where two are alive', () => {
    expect(after(3, [])).toBe(1);
    expect(after(3, [WALL, { cards: [10, 9, 0, 0] }])).toBe(2);
  });

  test('PR-P26 an Undead Guard is not counted', () => {
    const guard = { cards: [10, 9, 0, 0], type: 'undead-guard', protects: 0 };
    expect(after(3, [WALL, guard])).toBe(3);
  });

  test('PR-P10 nobody arrives at a closed portal', () => {
    expect(after(3, [WALL], { closed: ['iron-dusk'] })).toBe(1);
  });

  test('PR-P8 nobody arrives in the last combat', () => {
    const game = inRifts({ awake: 1 }, { enemies: [WALL], fight: { kind: 'ancient', round: 3 } });
    round(game, 'defend');
    expect(boardOf(game).enemies).toHaveLength(1);
  });

  test('PR-P23 who arrives acts in the enemy phase of that round', () => {
    const game = inRifts({ at: 'iron-dusk' }, { enemies: [], fight: { kind: 'portal', round: 3 } });
    game.board({ enemyDeck: ['2♥', '3♦', '4♠', '5♣'].map(cardNamed) });
    round(game, 'defend');
    game.expectEvents([
      { type: 'round.begins', round: 4 },
      { type: 'enemy.arrives', enemy: { enemy: 4, type: 'minion' } },
    ]);
    expect(told(game, 'enemy.acts')).toEqual([]);
    round(game, 'defend');
    game.expectEvents([
      { type: 'enemy.arrives' },
      { type: 'enemy.acts', enemy: { enemy: 4 } },
      { type: 'round.begins', round: 5 },
    ]);
  });
});

describe('PR-P9 the combat goes on while the portal is open', () => {
  test('PR-P9 the combat goes on though no enemy is there; then there is no Attack', () => {
    const enemies = [{ ...WEAK, hp: 1 }];
    const game = inRifts({ at: 'iron-dusk' }, { enemies, draws: ['2♥', 'A♥'] });
    game.seat(2).answers('attack:4');
    game.expectBoard({ enemies: [], phase: 'players', fight: { defeated: 1, won: 1 } }).expectQuestion('turn.action');
    game.expectOffers(0, ['defend', 'seal', 'run']);
    expect(offeredOf(game, 'attack', 0)).toEqual([]);
  });
});

describe('PR-P11 running from a portal', () => {
  test('PR-P11 losing the last one present ends it: the portal stays open, its seals are removed', () => {
    const game = inRifts({ at: 'iron-dusk', seals: 3, paid: 1 }, { enemies: [WALL], draws: ['2♥'] });
    game.seat(0).answers('run:4:1');
    game.expectBoard({
      fight: null,
      enemies: [],
      rifts: { at: portal('iron-dusk'), portals: { 3: { closed: 0, seals: 0, paid: 1 } } },
    });
    game.expectQuestion('camp');
    expect(moves(game)).toEqual([...PORTALS.map(keyOf), 'hub']);
  });

  test('PR-P11 a smoke bomb does the same', () => {
    const game = inRifts({ at: 'iron-dusk', seals: 3 }, { enemies: [WALL, WEAK], pack: { bombs: 1 } });
    game.seat(0).answers('bomb');
    game.expectBoard({ fight: null, rifts: { doom: 1, portals: { 3: { closed: 0, seals: 0 } } } });
  });

  test('PR-P11 with nobody present one leaves without a check', () => {
    const game = inRifts({ at: 'iron-dusk', seals: 2 }, { enemies: [], fight: 'portal' });
    game.seat(0).answers('run');
    game
      .expectBoard({ fight: null, rifts: { doom: 1, portals: { 3: { seals: 0 } } } })
      .expectNoEvents([{ type: 'check' }]);
  });

  test('PR-P11 running from one and defeating the other leaves the portal to be sealed', () => {
    const enemies = [WALL, { ...WEAK, hp: 1 }];
    const game = inRifts({ at: 'iron-dusk', seals: 2 }, { enemies, draws: ['2♥', '2♦', 'A♥'] });
    game.seat(0).answers('run:4:1');
    game.seat(2).answers('attack:5');
    game.expectBoard({ enemies: [], phase: 'players', rifts: { doom: 0, portals: { 3: { seals: 2 } } } });
  });

  test('PR-18.12 lost enemies are gone, and what they stole is back in the Treasure Deck', () => {
    const thief = { cards: [7, 2, 2, 2], pile: 3 };
    const game = inRifts({ at: 'iron-dusk' }, { enemies: [thief], draws: ['2♥'] });
    game.seat(0).answers('run:4:1');
    game.expectBoard({ treasureDeck: 52, enemies: [] });
  });

  test('PR-P11 a closed portal stays closed when its last enemy is run from; that is a run all the same', () => {
    const game = inRifts({ at: 'iron-dusk', closed: ['iron-dusk'], seals: 4 }, { enemies: [WALL], draws: ['2♥'] });
    game.seat(0).answers('run:4:1');
    placeTreasure(game).expectBoard({ rifts: { doom: 1, portals: { 3: { closed: 1 } } } });
    expect(told(game, 'treasure.won')).toHaveLength(1); // for closing it
  });
});

describe('PR-P12 treasure', () => {
  /** Attacks of seat 2 that defeat the enemies one by one, each with 1 HP left. */
  const killing = (given: GivenRifts, count: number, options = {}): Scenario => {
    const hits = ['2♥', 'A♥', '2♦', 'A♦'].slice(0, 2 * count);
    const enemies = [
      { ...WEAK, hp: 1 },
      { cards: [4, 4, 4, 4], hp: 1 },
    ].slice(0, count);
    const game = inRifts({ at: 'iron-dusk', ...given }, { enemies, draws: hits }, options);
    for (let i = 0; i < count; i++) game.seat(2 - i).answers(`attack:${4 + i}`);
    return game;
  };

  test('PR-P12 1 for each defeated enemy', () => {
    const game = killing({}, 2);
    game.expectBoard({ fight: { won: 2 }, rifts: { portals: { 3: { paid: 2 } } } });
    game.seat(0).answers('run');
    placeTreasure(game).expectQuestion('camp');
    expect(told(game, 'treasure.won')).toHaveLength(2);
  });

  test('PR-P12 at most 2 over all visits', () => {
    killing({ paid: 1 }, 2).expectBoard({ fight: { won: 1 }, rifts: { portals: { 3: { paid: 2 } } } });
    const again = inRifts({}).board({ rifts: { portals: { 3: { paid: 2 } } } });
    again.seat(0).answers('portal:iron-dusk');
    again.expectBoard({ enemies: [{ treasure: 0 }] });
    const other = inRifts({}).board({ rifts: { portals: { 3: { paid: 1 } } } });
    other.seat(0).answers('portal:iron-dusk');
    other.expectBoard({ enemies: [{ treasure: 1 }] });
  });

  test('PR-P12 the first to be defeated pays, whoever it is; the others are worth nothing then', () => {
    const game = killing({ paid: 1 }, 1);
    game.expectBoard({ rifts: { portals: { 3: { paid: 2 } } } });
    const two = inRifts({ at: 'iron-dusk', paid: 1 }, { enemies: [WALL, { ...WEAK, hp: 1 }], draws: ['2♥', 'A♥'] });
    two.seat(2).answers('attack:5');
    two.expectBoard({ fight: { won: 1 }, enemies: [{ id: 4, treasure: 0 }] });
  });

  test('PR-P12 two that fall at once pay what is left, not more', () => {
    const enemies = [WALL, WEAK];
    const xxx = { party: { 2: { charging: 'xxx', charge: 2 } }, draws: ['2♠', 'K♣', '4♠'] }; // slays all (PR-11.3)
    const game = inRifts({ at: 'iron-dusk', paid: 1 }, { enemies, ...xxx });
    game.seat(2).answers('charge');
    game.expectBoard({ enemies: [], fight: { won: 1, defeated: 2 }, rifts: { portals: { 3: { paid: 2 } } } });
  });

  test('PR-P12 an enemy that is run from leaves its share to the next', () => {
    const game = inRifts(
      { at: 'iron-dusk', paid: 1 },
      { enemies: [WALL, { ...WEAK, hp: 1 }], draws: ['2♠', '2♥', 'A♥'] },
    );
    game.seat(0).answers('run:4:1');
    game.seat(2).answers('attack:5');
    game.expectBoard({ fight: { won: 1 }, rifts: { portals: { 3: { paid: 2 } } } });
  });

  test('PR-P12 1 more for closing, whatever was paid before', () => {
    const game = placeTreasure(closing({ paid: 2 }));
    expect(told(game, 'treasure.won')).toHaveLength(1);
    game.expectBoard({ rifts: { portals: { 3: { paid: 2 } } }, treasureDeck: 51 });
  });

  test('PR-E21 Treasure Hunt concerns the enemies, not the closing', () => {
    const hunt = { 'treasure-hunt': 'on' };
    const given = {
      enemies: [{ ...WEAK, hp: 1 }],
      draws: ['2♥', 'A♥', '2♦'],
      fight: { kind: 'portal', reshuffles: 1 },
    };
    const game = inRifts({ at: 'iron-dusk', seals: 3 }, given, hunt);
    game.seat(2).answers('attack:4');
    game.expectBoard({ fight: { won: 0 }, rifts: { portals: { 3: { paid: 0 } } } }); // forfeit, so not paid
    game.seat(3).answers('seal');
    placeTreasure(game);
    expect(told(game, 'treasure.won')).toHaveLength(1);
  });

  test('PR-P26 an Undead Guard pays nothing', () => {
    const guard = { cards: [3, 3, 0, 0], type: 'undead-guard', protects: 0, hp: 1, treasure: 0 };
    const game = inRifts({ at: 'iron-dusk' }, { enemies: [{ cards: [13, 5, 5, 5] }, guard], draws: ['2♥', 'A♥'] });
    game.seat(2).answers('attack:5');
    game.expectBoard({ fight: { won: 0 }, rifts: { portals: { 3: { paid: 0 } } }, enemies: [{ id: 4, treasure: 1 }] });
  });
});

describe('PR-P13 a portal bends its rule', () => {
  test.each(PORTALS)('PR-P13 %s, during its combat', (id) => {
    const game = inRifts({});
    game.seat(0).answers(keyOf(id));
    game.expectBoard({ effects: [{ effect: id, user: -1 }] });
  });

  test('PR-P13 the twist is over when the combat is', () => {
    const game = inRifts({});
    game.seat(0).answers('portal:iron-dusk');
    for (let turn = 0; boardOf(game).fight; turn++) {
      const [ask] = game.match.pending.asks;
      game.seat(ask.seat).answers(ask.options.find((key) => key.startsWith('run')) ?? ask.options[0]);
      if (turn > 400) throw new Error('nobody gets away');
    }
    game.expectBoard({ effects: [] });
  });

  test('PR-3.9 in the House of Still Hearts HP above the lower maximum are cut as the combat begins', () => {
    const tokens = [{ owner: 3, on: 0, suit: HEALTH }];
    const game = inRifts({}, { tokens, party: { 0: { hp: 10 } } });
    const [protector] = boardOf(game).party;
    expect(valueOfCard(protector.stat[HEALTH])).toBe(9);
    game.seat(0).answers('portal:still-hearts');
    game.expectBoard({ party: { 0: { hp: 9 } } });
  });
});

describe('PR-P14 the Ancient One', () => {
  const met = (closed: readonly string[]): readonly number[] => {
    const game = inRifts({ closed, awake: 1 }, { pack: { scrolls: 1 } });
    game.seat(0).answers('challenge');
    const [ancient] = boardOf(game).enemies;
    expect(ancient).toMatchObject({
      type: 'ancient-one',
      sheet: 1,
      hp: ancient.printed[HEALTH],
      cards: [-1, -1, -1, -1],
    });
    return ancient.printed;
  };

  test.each([
    [[], [28, 15, 15, 15]],
    [['bleeding-orchard'], [24, 15, 15, 15]],
    [['iron-dusk'], [28, 13, 15, 15]],
    [['old-wars'], [28, 15, 13, 15]],
    [['mirror-fen'], [28, 15, 15, 13]],
    [
      ['bleeding-orchard', 'still-hearts', 'glass-citadel', 'mirror-fen', 'clockwork-sleep'],
      [20, 13, 15, 11],
    ],
    [PORTALS, [20, 11, 11, 11]],
  ])('PR-P14 with %j closed it has %j', (closed, stats) => {
    expect(met(closed)).toEqual(stats);
  });
});

test('PR-P14 PR-P19 example 34: both hearts, one diamond and both clubs closed; three black cards take half', () => {
  const closed = ['bleeding-orchard', 'still-hearts', 'glass-citadel', 'mirror-fen', 'clockwork-sleep'];
  const challenge = inRifts({ closed });
  challenge.seat(0).answers('challenge');
  challenge.expectBoard({ enemies: [{ type: 'ancient-one', printed: [20, 13, 15, 11], hp: 20 }] });

  const ancient = { sheet: { type: 'ancient-one', stats: [20, 13, 15, 11] } };
  const xxx = { party: { 2: { charging: 'xxx', charge: 2 } }, draws: ['2♠', 'K♣', '4♠'] };
  const game = inRifts({ closed, awake: 1 }, { enemies: [ancient], ...xxx });
  game.seat(2).answers('charge');
  game.expectBoard({ enemies: [{ hp: 10 }] }).expectStanding(null);
});

describe('PR-P18 Rift Call', () => {
  const ANCIENT = { sheet: { type: 'ancient-one', stats: [28, 15, 15, 15] } };
  const RIFT_CALL = 5;
  const ATTACK_FACE = 0;
  /** The Ancient One has just rolled a Rift Call. */
  const called = (given: GivenRifts, enemies: Given[], rolls = [[RIFT_CALL]]): Scenario => {
    const game = inRifts(
      { awake: 1, ...given },
      { enemies: [ANCIENT, ...enemies], party: { 0: { acted: 1 }, 1: { acted: 1 }, 3: { acted: 1 } } },
    );
    game.board({ enemyDeck: FULL_PACK.filter((card) => valueOfCard(card) === 5) }).random('enemy', rolls);
    game.seat(2).answers('defend');
    return game;
  };
  const acts = (game: Scenario) =>
    told(game, 'enemy.acts').find((event) => (event.enemy as { enemy: number }).enemy === 4);

  test('PR-P18 an enemy from the decks joins', () => {
    const game = called({}, []);
    expect(acts(game)).toMatchObject({ action: 'rift-call' });
    game.expectBoard({ enemies: { 1: { printed: [5, 5, 5, 5], id: 5, treasure: 0 } } }); // its Trick of 15 never fails
  });

  test('PR-P18 with two enemies present, not with three', () => {
    expect(acts(called({}, [WEAK]))).toMatchObject({ action: 'rift-call' });
    expect(acts(called({}, [WEAK, { cards: [4, 4, 4, 4] }]))).toMatchObject({ action: 'attack' });
  });

  test('PR-P26 an Undead Guard is not counted', () => {
    const guard = { cards: [3, 3, 0, 0], type: 'undead-guard', protects: 1 };
    const king = { cards: [13, 5, 5, 5] };
    expect(acts(called({}, [king, guard], [[ATTACK_FACE], [RIFT_CALL]]))).toMatchObject({ action: 'rift-call' });
  });

  test('PR-P18 not when every portal is closed', () => {
    expect(acts(called({ closed: PORTALS.slice(1) }, []))).toMatchObject({ action: 'rift-call' });
    expect(acts(called({ closed: PORTALS }, []))).toMatchObject({ action: 'attack' });
  });

  test('PR-P6 PR-P18 with three portals open the helper is of Queen to Ace, even where the decks are empty', () => {
    const game = inRifts(
      { awake: 1, closed: PORTALS.slice(3) },
      { enemies: [ANCIENT], party: { 0: { acted: 1 }, 1: { acted: 1 }, 3: { acted: 1 } } },
    );
    game.board({ enemyDeck: [], graveyard: [] }).random('enemy', [RIFT_CALL]);
    game.random('copy', [[0], [2], [0], [2]]);
    game.seat(2).answers('defend');
    game.expectBoard({ enemies: { 1: { printed: [12, 14, 12, 14], cards: [-1, -1, -1, -1] } } });
  });
});

describe('PR-P20 PR-P21 the last combat', () => {
  const ANCIENT = { sheet: { type: 'ancient-one', stats: [28, 15, 15, 15] } };

  test('PR-P20 nobody runs from it, and smoke bombs do nothing', () => {
    const game = inRifts({ awake: 1 }, { enemies: [ANCIENT, WEAK], pack: { bombs: 2 } });
    game.expectOffers(0, ['attack:4', 'defend']);
    game.refuses(0, 'bomb', 'PR-P20').refuses(0, `run:4:${DEFENSE}`, 'PR-P20').refuses(0, `run:5:${DEFENSE}`, 'PR-P20');
    expect(campaign.canRun?.({ ...game.match.seen(null), b: boardOf(game) } as never)).toBe(false);
  });

  test('PR-P20 at a portal both are open', () => {
    inRifts({ at: 'iron-dusk' }, { enemies: [WALL], pack: { bombs: 2 } }).expectOffers(0, [
      'bomb',
      'run:4:1',
      'run:4:3',
    ]);
  });

  test('PR-P21 the game is won when it is defeated; its helpers vanish', () => {
    const thief = { cards: [8, 2, 2, 2], pile: 2 };
    const game = inRifts(
      { awake: 1 },
      { enemies: [{ ...ANCIENT, hp: 1, treasure: 0 }, thief, WALL], draws: ['2♥', 'A♥'] },
    );
    game.board({ party: { 2: { precise: 1 } } });
    game.seat(2).answers('attack:4');
    game.expectStanding({ reason: 'won', places: [1, 1, 1, 1] });
    expect(told(game, 'defeated')).toHaveLength(1);
    game.expectBoard({ enemies: [], treasureDeck: 52 }).expectNoEvents([{ type: 'treasure.won' }]);
  });

  test('PR-P21 not when a helper is defeated', () => {
    const helper = { ...WEAK, hp: 1, treasure: 0 };
    const game = inRifts({ awake: 1 }, { enemies: [ANCIENT, helper], draws: ['2♥', 'A♥'] });
    game.seat(2).answers('attack:5');
    game.expectStanding(null).expectBoard({ enemies: [{ id: 4 }], fight: { won: 0 } });
  });

  test('PR-P21 PR-18.11 what a helper had stolen is shared if it fell before', () => {
    const game = inRifts(
      { awake: 1 },
      { enemies: [{ ...ANCIENT, hp: 1, treasure: 0 }], draws: ['2♥'], fight: { kind: 'ancient', loot: 1 } },
    );
    game.board({ party: { 2: { precise: 1 } }, treasureDeck: 51 });
    game.seat(2).answers('attack:4');
    expect(question(game)).toBe('loot.share');
    game.seat(0).answers('1');
    game.seat(1).answers('0');
    game.expectStanding({ reason: 'won' }).expectBoard({ party: { 1: { treasure: [1, 0, 0, 0] } } });
  });
});
