/** Topic 7: Attack. Damage (seat 2) has Attack 9; the enemy ♥9 ♦8 ♠7 ♣6 unless said otherwise. */
import { describe, expect, test } from 'vitest';
import { FOE, fight, foe, hp, one, placed, SECOND, statOf, toAct } from '../../scenarios/fight.fixture';
import { boardOf, told } from '../../scenarios/table.fixture';
import { NONE } from '../cards/cards';

type Game = ReturnType<typeof fight>;
const attacks = (game: Game, target = FOE) => game.seat(2).answers(`attack:${target}`);
/** Damage attacks the first enemy in this position. */
const attacked = (given: Parameters<typeof fight>[0]) => attacks(fight(given));
const drawn = (game: Game) => 52 - boardOf(game).deck.length;

describe('hit and Defense', () => {
  test('PR-7.1 one living enemy is named, and Attack is checked', () => {
    const game = fight({ enemies: [{ cards: [9, 8, 7, 6] }, { cards: [5, 4, 3, 2] }], draws: ['8♥', 'K♦'] });
    game.expectOffers(2, [`attack:${FOE}`, `attack:${SECOND}`], ['attack:6', 'attack:0', 'attack']);
    attacks(game, SECOND);
    expect(told(game, 'check')[0]).toMatchObject({ who: { seat: 2 }, stat: 2, need: 9, ok: 1 });
    expect([foe(game).hp, foe(game, SECOND).hp]).toEqual([9, 4]);
  });

  test('PR-7.1 failure is a miss, and nothing else happens', () => {
    const game = attacked({ draws: ['9♥'] });
    game.expectEvents([{ type: 'miss', attacker: { seat: 2 }, target: { enemy: FOE } }]);
    game.expectNoEvents([{ type: 'hit' }, { type: 'damage' }]);
    expect([foe(game).hp, drawn(game)]).toEqual([9, 1]);
  });

  test('PR-7.2 on a hit the target checks its Defense with the next card of the same deck; success: no damage', () => {
    const game = attacked({ draws: ['8♥', '7♠'] });
    expect(told(game, 'check')[1]).toMatchObject({ who: { enemy: FOE }, stat: 1, need: 8, ok: 1 });
    game.expectEvents([{ type: 'hit', target: { enemy: FOE } }]);
    game.expectNoEvents([{ type: 'damage' }]);
    expect([foe(game).hp, drawn(game)]).toEqual([9, 2]);
  });

  test.each([
    ['8♠', 8],
    ['9♠', 8],
    ['2♠', 9],
  ])('PR-7.3 with the Defense card %s against 8 it has %i HP left', (card, left) => {
    expect(foe(attacked({ draws: ['8♥', card] })).hp).toBe(left);
  });

  test('PR-7.3 the enemy’s curses count for its Defense', () => {
    const curse = { owner: 3, on: { enemy: 0 }, suit: 1 };
    expect(foe(attacked({ tokens: [curse], draws: ['8♥', '7♠'] })).hp).toBe(8);
  });

  test('PR-7.4 PR-7.5 PR-R15 a target in Defend Self stance takes nothing and draws nothing', () => {
    const game = attacked({ enemies: [{ cards: [9, 8, 7, 6], stance: 1 }], draws: ['8♥', 'K♠'] });
    game.expectEvents([{ type: 'hit' }, { type: 'dodged', target: { enemy: FOE } }]);
    expect([foe(game).hp, drawn(game)]).toEqual([9, 1]);
  });

  test('PR-7.4 PR-R15 an immune target draws nothing', () => {
    const game = attacked({
      effects: [{ effect: 'immunity', user: 0, turned: 1, who: [{ enemy: 0 }] }],
      draws: ['8♥', 'K♠'],
    });
    game.expectEvents([{ type: 'hit' }, { type: 'unharmed' }]);
    expect([foe(game).hp, drawn(game)]).toEqual([9, 1]);
  });

  test('PR-7.4 where Defense is bypassed no card is drawn for it', () => {
    const game = attacked({ party: { 2: { precise: 1 } }, draws: ['8♥', '2♠'] });
    expect([foe(game).hp, drawn(game)]).toEqual([8, 1]);
  });
});

describe('PR-7.6: damage = ((B + N) × D × P + A) × G', () => {
  /** Against a body that can take it all, with the attack's card 4♥ or 4♠; Defense 2 fails with a King. */
  const damage = (
    { effects = [], party = {}, staff = NONE }: { effects?: object[]; party?: object; staff?: number },
    card = '4♥',
    extra: string[] = [],
  ) => {
    const game = attacked({
      enemies: [{ sheet: { type: 'minotaur', stats: [204, 6, 5, 5] }, hp: 200 }],
      party: { 2: { ...party } },
      pack: { staff },
      effects,
      draws: [card, 'K♦', ...extra],
    });
    return 200 - foe(game).hp;
  };
  const RAGE = { effect: 'rage-monster', user: 2 };
  const WILD = { effect: 'call-of-the-wild', user: 2 };
  const SNEAK = { effect: 'sneak-attack', user: 2 };
  const POEM = { effect: 'inspiring-poetry', user: 1 };
  const FOREST = { effect: 'forest-growth', user: 1, who: [2] };
  const BANE = { effect: 'heretic-bane', user: 2, who: [{ enemy: 0 }] };
  const WARS = { effect: 'old-wars' };
  const GRAVE = { effect: 'call-of-the-grave', user: 1, suit: 0, who: [{ enemy: 0 }] };
  const DOUBLED = { doubled: 1 };

  test('PR-7.3 PR-7.6 normally 1', () => {
    expect(damage({})).toBe(1);
  });

  test('PR-7.6 B: 3 under Rage Monster, 2 under Call of the Wild, the higher if both run', () => {
    expect([damage({ effects: [RAGE] }), damage({ effects: [WILD] })]).toEqual([3, 2]);
    expect([damage({ effects: [RAGE, WILD] }), damage({ effects: [WILD, RAGE] })]).toEqual([3, 3]);
  });

  test('PR-7.6 D doubles the base', () => {
    expect([damage({ party: DOUBLED }), damage({ effects: [RAGE], party: DOUBLED })]).toEqual([2, 6]);
    expect([damage({ effects: [POEM] }), damage({ effects: [FOREST] })]).toEqual([2, 2]);
  });

  test('PR-7.6 N joins the base before doubling', () => {
    expect(damage({ effects: [SNEAK] }, '4♥', ['J♥'])).toBe(12);
    expect(damage({ effects: [SNEAK], party: DOUBLED }, '4♥', ['J♥'])).toBe(24);
  });

  test('PR-7.6 P doubles with a spade, besides D; another suit or another bearer does nothing', () => {
    expect(damage({ staff: 2 }, '4♠')).toBe(2);
    expect(damage({ staff: 2, party: DOUBLED }, '4♠')).toBe(4);
    expect(damage({ staff: 2, party: DOUBLED }, '4♥')).toBe(2);
    expect(damage({ staff: 2 }, '4♣')).toBe(1);
    expect(damage({ staff: 1 }, '4♠')).toBe(1);
  });

  test('PR-7.6 PR-R16 A is added last, 1 for each of them', () => {
    expect([damage({ effects: [BANE] }), damage({ effects: [WARS] })]).toEqual([2, 2]);
    expect(damage({ effects: [BANE, WARS], party: DOUBLED })).toBe(4); // 1 × 2 + 2
    expect(damage({ effects: [BANE, WARS], party: DOUBLED, staff: 2 }, '4♠')).toBe(6); // 1 × 2 × 2 + 2
  });

  test('PR-7.6 A: a Holy Aura choice adds 1', () => {
    const game = fight({
      party: { 2: { hp: 3 } },
      effects: [{ effect: 'holy-aura', user: 1 }],
      draws: ['4♥', 'K♦'],
    });
    game.seat(2).answers('begin', 'strike', `attack:${FOE}`);
    expect([foe(game).hp, one(game, 2).hp]).toEqual([7, 3]);
  });

  test('PR-7.6 G doubles everything', () => {
    expect(damage({ effects: [GRAVE] })).toBe(2);
    expect(damage({ effects: [GRAVE, BANE] })).toBe(4); // (1 + 1) × 2
    expect(damage({ effects: [{ ...GRAVE, suit: 1 }] })).toBe(1); // another ailment
  });

  test('PR-7.6 all of it together', () => {
    const effects = [RAGE, WILD, SNEAK, BANE, WARS, GRAVE];
    expect(damage({ effects, party: DOUBLED, staff: 2 }, '4♠', ['J♥'])).toBe(((3 + 11) * 2 * 2 + 2) * 2);
  });

  test('PR-7.7 PR-R16 several sources of Double Damage count once', () => {
    expect(damage({ effects: [POEM, FOREST], party: DOUBLED })).toBe(2);
  });

  test('PR-7.7 a readied Double Damage is used up only if nothing else supplies the doubling', () => {
    const at = (effects: object[]) => attacked({ party: { 2: DOUBLED }, effects, draws: ['4♥', 'K♦'] });
    expect([foe(at([POEM])).hp, one(at([POEM]), 2).doubled]).toEqual([7, 1]);
    expect([foe(at([FOREST])).hp, one(at([FOREST]), 2).doubled]).toEqual([7, 1]);
    expect([foe(at([])).hp, one(at([]), 2).doubled]).toEqual([7, 0]);
  });

  test('PR-R92 a hidden character stays hidden when it attacks', () => {
    const game = attacked({ effects: [FOREST], draws: ['4♥', 'K♦'] });
    expect(boardOf(game).effects).toMatchObject([{ effect: 'forest-growth', who: [2] }]);
  });
});

describe('a protected target', () => {
  /** The second enemy, ♥6 ♦5, protects the first. */
  const guarded = (given = {}, second = {}) =>
    attacked({
      enemies: [{ cards: [9, 8, 7, 6] }, { cards: [6, 5, 4, 3], protects: 0, ...second }],
      draws: ['8♥', '5♠'],
      ...given,
    });

  test('PR-7.8 the hit is resolved against the protector: its Defense, its HP', () => {
    const game = guarded(); // a 5 would hold against 8, and fails against 5
    expect([foe(game).hp, foe(game, SECOND).hp]).toEqual([9, 5]);
    game.expectEvents([
      { type: 'covered', by: { enemy: SECOND }, target: { enemy: FOE } },
      { type: 'hit', target: { enemy: SECOND } },
      { type: 'check', who: { enemy: SECOND }, need: 5, ok: 0 },
    ]);
    expect(foe(guarded({ draws: ['8♥', '4♠'] }), SECOND).hp).toBe(6);
  });

  test('PR-7.8 its stance', () => {
    const game = guarded({}, { stance: 1 });
    expect([foe(game).hp, foe(game, SECOND).hp, drawn(game)]).toEqual([9, 6, 1]);
  });

  test('PR-7.8 the stance of the enemy that was named does not help its protector', () => {
    const game = attacked({
      enemies: [
        { cards: [9, 8, 7, 6], stance: 1 },
        { cards: [6, 5, 4, 3], protects: 0 },
      ],
      draws: ['8♥', '5♠'],
    });
    expect([foe(game).hp, foe(game, SECOND).hp]).toEqual([9, 5]);
  });

  test('PR-7.8 whatever else follows from being hit: stun, knockdown', () => {
    const stun = guarded({ effects: [{ effect: 'pressure-point', user: 2 }] });
    expect([foe(stun).loses, foe(stun, SECOND).loses]).toEqual([0, 1]);
    const down = guarded({ effects: [{ effect: 'call-of-the-wild', user: 2 }] });
    expect([foe(down).down, foe(down, SECOND).down]).toEqual([NONE, 2]);
  });

  test('PR-7.8 bleeding: the protector that was hit bleeds', () => {
    const game = guarded({ effects: [{ effect: 'from-the-shadows', user: 2 }], draws: ['8♥', '4♠'] });
    expect(foe(game, SECOND).hp).toBe(6); // it resisted the hit
    expect(boardOf(game).effects[0].who).toEqual([SECOND]);
  });

  test('PR-7.8 a miss stays with the enemy that was named', () => {
    guarded({ draws: ['9♥'] }).expectEvents([{ type: 'miss', target: { enemy: FOE } }]);
  });

  test('PR-7.11 a hit is passed on once only', () => {
    const game = attacked({
      enemies: [{ cards: [9, 8, 7, 6] }, { cards: [6, 5, 4, 3], protects: 0 }, { cards: [7, 6, 5, 4], protects: 1 }],
      draws: ['8♥', 'K♠'],
    });
    expect(boardOf(game).enemies.map((enemy) => enemy.hp)).toEqual([9, 5, 7]);
  });
});

describe('an Undead Guard', () => {
  const GUARDED = [{ cards: [13, 8, 7, 10] }, { cards: [6, 9, 0, 0], type: 'undead-guard', protects: 0, treasure: 0 }];

  test('PR-7.8 PR-7.12 it takes hits on the King, and may be named itself', () => {
    const king = attacked({ enemies: GUARDED, draws: ['8♥', '9♠'] });
    expect([foe(king).hp, foe(king, SECOND).hp]).toEqual([13, 5]);
    const guard = fight({ enemies: GUARDED, draws: ['8♥', '9♠'] });
    guard.expectOffers(2, [`attack:${SECOND}`]);
    attacks(guard, SECOND);
    expect([foe(guard).hp, foe(guard, SECOND).hp]).toEqual([13, 5]);
  });

  test('PR-7.12 a curse may be put on its Health and Defense only', () => {
    const game = fight({ enemies: GUARDED, draws: ['2♥'] });
    const key = (suit: number) => `curse-enemy:${SECOND}:${suit}`;
    game.expectOffers(3, [key(0), key(1)], [key(2), key(3)]);
    game.refuses(3, key(2), 'PR-7.12').refuses(3, key(3), 'PR-7.12');
    game.expectOffers(3, [`curse-enemy:${FOE}:2`, `curse-enemy:${FOE}:3`]);
    game.seat(3).answers(key(1));
    expect([statOf(game, SECOND, 1), placed(game, 3)]).toEqual([8, [[SECOND, 1]]]);
  });

  test('PR-7.12 an EPIC may name it', () => {
    const game = fight({
      enemies: GUARDED,
      party: { 2: { charging: 'xxx', charge: 2 } },
      draws: ['3♠', '4♠', '5♥'],
    });
    game.seat(2).answers('charge');
    game.expectOptions(2, [FOE, SECOND]);
    game.seat(2).answers(SECOND);
    expect(boardOf(game).enemies.map(({ id }) => id)).toEqual([FOE]);
  });
});

test('PR-7.1 an attack leaves the attacker and its friends as they are', () => {
  const game = fight({ party: toAct([0, 2]), draws: ['8♥', 'K♠'] });
  attacks(game);
  expect(hp(game)).toEqual([9, 7, 6, 8]);
  expect(one(game, 2)).toMatchObject({ acted: 1, stance: 0, precise: 0, doubled: 0 });
});
