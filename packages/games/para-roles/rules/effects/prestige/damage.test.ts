/** Topic 13: EPICs of those who strike, each with what it does, what ends it, and how it goes with Defend Self. */
import type { Plain } from '@tabard/kernel';
import { describe, expect, test } from 'vitest';
import { ancientRolls, enemiesRoll } from '../../../scenarios/enemies.fixture';
import {
  enemiesAct,
  FOE,
  fight,
  foe,
  hp,
  maximum,
  one,
  running,
  SECOND,
  statOf,
  toAct,
} from '../../../scenarios/fight.fixture';
import {
  activates,
  at,
  by,
  checks,
  type Given,
  HIT,
  slotsOf,
  THIRD,
  UNHURT,
} from '../../../scenarios/prestige.fixture';
import { boardOf, offered, told } from '../../../scenarios/table.fixture';
import { ATTACK, cardNamed, DEFENSE, HEALTH, NONE, TRICK } from '../../cards/cards';

describe('PR-13.26 Troubadour, Inspiring Poetry', () => {
  const poem = by(0, 'inspiring-poetry');

  test('PR-13.26 all party members have Double Damage on every attack, and a readied one is not used up', () => {
    const game = fight({ effects: [poem], party: { 2: { doubled: 1 } }, draws: ['3♥', 'A♦', '3♦', 'K♦'] });
    game.seat(2).answers(HIT);
    expect([foe(game).hp, one(game, 2).doubled]).toEqual([7, 1]);
    game.seat(0).answers(HIT);
    expect(foe(game).hp).toBe(5);
  });

  test('PR-13.26 each buff token counts +3, up to 15', () => {
    const game = fight({ effects: [poem], tokens: [{ owner: 3, on: 1, suit: TRICK }] });
    expect(statOf(game, 1, TRICK)).toBe(12);
  });

  test('PR-13.26 enemies’ attacks are not doubled', () => {
    const game = enemiesAct({ effects: [poem], enemies: [{ cards: [5, 3, 5, 3] }], draws: ['4♥', 'A♦'] });
    expect(hp(game)[1]).toBe(6);
  });

  test('PR-13.26 an enemy in stance dodges', () => {
    const game = fight({ effects: [poem], enemies: [{ cards: [9, 8, 7, 6], stance: 1 }], draws: ['3♥'] });
    game.seat(2).answers(HIT);
    expect(foe(game).hp).toBe(9);
  });
});

describe('PR-13.27 Necromancer, Call of the Grave', () => {
  const ailing = (suit: number, given: Given = {}, who: Plain = [at(0)]) => ({
    effects: [by(2, 'call-of-the-grave', { suit, who })],
    ...given,
  });

  test.each([
    ['3♥', HEALTH],
    ['3♦', DEFENSE],
    ['3♠', ATTACK],
    ['3♣', TRICK],
  ])('PR-13.27 one card is drawn: %s is the ailment of all enemies', (card, suit) => {
    const game = activates('necromancer', 2, {
      enemies: [{ cards: [9, 8, 7, 6] }, { cards: [5, 5, 5, 5] }],
      draws: [card],
    });
    expect(boardOf(game).effects).toMatchObject([{ effect: 'call-of-the-grave', suit, who: [FOE, SECOND] }]);
    game.expectEvents([
      { type: 'draws', purpose: 'call-of-the-grave' },
      { type: 'ailment', suit },
    ]);
  });

  test('PR-10.10 the card’s own club does not end it, the next one does', () => {
    const game = activates('necromancer', 2, { party: toAct([2]), draws: ['3♣', '4♣'] });
    expect(running(game)).toEqual(['call-of-the-grave']);
    game.seat(2).answers('defend');
    expect(running(game)).toEqual([]);
  });

  test('PR-13.39 those in stance are free of it, and so are later arrivals', () => {
    const game = activates('necromancer', 2, {
      enemies: [{ cards: [9, 8, 7, 6] }, { cards: [5, 5, 5, 5], stance: 1 }],
      draws: ['3♥'],
    });
    expect(boardOf(game).effects).toMatchObject([{ who: [FOE] }]);
    const arrived = fight(
      ailing(HEALTH, { enemies: [{ cards: [9, 8, 7, 6] }, { cards: [5, 5, 5, 5] }], draws: ['3♥', 'A♦'] }),
    );
    arrived.seat(2).answers(`attack:${SECOND}`);
    expect(foe(arrived, SECOND).hp).toBe(4);
    const none = activates('necromancer', 2, { enemies: [{ cards: [9, 8, 7, 6], stance: 1 }], draws: ['3♥'] });
    expect(running(none)).toEqual([]);
  });

  describe('♥', () => {
    test('PR-7.6 a hit does double damage, factor and all', () => {
      const game = fight(ailing(HEALTH, { party: { 2: { doubled: 1 } }, draws: ['3♥', 'A♦'] }));
      game.seat(2).answers(HIT);
      expect(foe(game).hp).toBe(5);
    });

    test('PR-13.36 so does every other damage, once', () => {
      const xxx = fight(ailing(HEALTH, { party: { 2: { charging: 'xxx', charge: 2 } }, draws: ['3♥', '4♥', '5♥'] }));
      xxx.seat(2).answers('charge');
      expect(foe(xxx).hp).toBe(3);
      const armor = enemiesRoll({ ...ailing(HEALTH), pack: { armor: 1 }, draws: ['K♥'] }, 1);
      expect(foe(armor).hp).toBe(7);
    });
  });

  describe('♦', () => {
    test.each([
      ['defend-self', [9, 8, 7, 6], 3],
      ['defend-other', [6, 2, 3, 4], 5],
    ] as const)('PR-13.37 an ailing enemy whose action is %s does nothing', (action, cards, face) => {
      const enemies: Plain = [{ cards: [...cards] }, { cards: [5, 5, 5, 5], loses: 1 }];
      const game = enemiesRoll({ ...ailing(DEFENSE), enemies, draws: ['2♥'] }, face);
      game.expectEvents([{ type: 'enemy.acts', action }, { type: 'idle' }]);
      expect(foe(game)).toMatchObject({ stance: 0, protects: NONE, parked: '' });
      expect(checks(game)).toEqual([]);
    });

    test('PR-13.37 parked or as a substitute, just the same', () => {
      const parked = enemiesAct({ ...ailing(DEFENSE), enemies: [{ cards: [6, 2, 3, 4], parked: 'defend-other' }] });
      parked.expectEvents([{ type: 'enemy.acts', action: 'defend-self' }, { type: 'idle' }]);
    });

    test('PR-13.27 they cannot keep Defend Other either; PR-R100 an Undead Guard goes on guarding', () => {
      const enemies = [
        { cards: [6, 2, 3, 4], protects: 1 },
        { cards: [9, 8, 7, 6] },
        { cards: [13, 3, 4, 5] },
        { cards: [7, 9, 0, 0], type: 'undead-guard', protects: 2 },
      ] as Plain;
      const game = activates('necromancer', 2, { enemies, draws: ['3♦'] });
      expect([foe(game).protects, foe(game, SECOND + 2).protects]).toEqual([NONE, THIRD]);
    });

    test('PR-13.27 they are hit automatically; PR-13.37 Defense checks are still made', () => {
      const game = fight(ailing(DEFENSE, { draws: ['A♥', '7♦'] }));
      game.seat(2).answers(HIT);
      expect(checks(game)).toMatchObject([
        { auto: 1, ok: 1 },
        { who: { enemy: FOE }, need: 8, ok: 1 },
      ]);
      expect(foe(game).hp).toBe(9);
    });
  });

  describe('♠', () => {
    const TWO: Plain = [{ cards: [9, 8, 7, 6] }, { cards: [5, 5, 5, 5] }];
    const BOTH: Plain = [at(0), at(1)];

    test.each([
      ['4♥', SECOND], // the weakest is the first
      ['4♦', FOE],
      ['4♠', SECOND],
      ['4♣', FOE],
    ])('PR-13.28 PR-R40 the card %s is aimed at enemy %i', (card, target) => {
      const game = enemiesRoll({ ...ailing(ATTACK, { enemies: TWO, draws: [card, 'A♦', 'K♥'] }, BOTH) }, 1);
      game.expectEvents([{ type: 'turned.on', enemy: { enemy: SECOND }, target: { enemy: target } }]);
    });

    test('PR-13.28 the target checks its Defense as usual, nobody of the party is hurt', () => {
      const given: Given = { enemies: [{ cards: [9, 8, 7, 6], loses: 1 }, { cards: [5, 5, 5, 5] }] };
      const hit = enemiesAct({ ...ailing(ATTACK, { ...given, draws: ['4♦', '8♦'] }, BOTH) });
      expect([foe(hit).hp, hp(hit)]).toEqual([8, UNHURT]);
      const resisted = enemiesAct({ ...ailing(ATTACK, { ...given, draws: ['4♦', '7♦'] }, BOTH) });
      expect(foe(resisted).hp).toBe(9);
      const missed = enemiesAct({ ...ailing(ATTACK, { ...given, draws: ['5♦'] }, BOTH) });
      expect(foe(missed).hp).toBe(9);
    });

    test('PR-13.28 a lone enemy attacks itself, its Damage Boost included', () => {
      const enemies = [{ cards: [9, 8, 7, 6], boost: 1 }];
      const game = enemiesRoll({ ...ailing(ATTACK), enemies, draws: ['3♥', 'A♦'] }, 1);
      expect(foe(game)).toMatchObject({ hp: 4, boost: 0 });
    });

    test('PR-13.38 Undead Guards are not in the list, and take what is meant for their King', () => {
      const enemies = [{ cards: [13, 2, 10, 4] }, { cards: [6, 9, 0, 0], type: 'undead-guard', protects: 0 }] as Plain;
      const game = enemiesRoll({ ...ailing(ATTACK, {}, BOTH), enemies, draws: ['3♦', 'A♦'] }, 1);
      game.expectEvents([{ type: 'turned.on', target: { enemy: FOE } }]);
      expect([foe(game).hp, foe(game, SECOND).hp]).toEqual([13, 5]);
    });

    test('PR-13.38 the whip: the enemy named by it loses its next turn, unless in stance', () => {
      for (const stance of [0, 1]) {
        const enemies: Plain = [{ cards: [9, 4, 8, 10] }, { cards: [5, 5, 5, 5], stance, acted: 1 }];
        const game = enemiesRoll({ ...ailing(ATTACK, { enemies, draws: ['3♥', '9♥'] }, BOTH) }, 5);
        expect(foe(game, SECOND).loses).toBe(1 - stance);
        game.expectNoEvents([{ type: 'loses.action', who: { seat: 1 } }]);
      }
    });

    test('PR-13.27 their other actions go on as ever', () => {
      const game = enemiesRoll({ ...ailing(ATTACK), enemies: [{ cards: [13, 2, 3, 4] }], draws: ['3♥'] }, 5);
      expect(hp(game)).toEqual([8, 6, 5, 7]);
    });

    test('PR-7.4 no Defense card for a target in stance', () => {
      const enemies: Plain = [{ cards: [9, 8, 7, 6], stance: 1, acted: 1 }, { cards: [5, 5, 5, 5] }];
      const game = enemiesAct({ ...ailing(ATTACK, { enemies, draws: ['4♦', 'A♦'] }, BOTH) });
      expect(foe(game).hp).toBe(9);
      expect(checks(game)).toHaveLength(1);
    });
  });

  test('PR-13.27 ♣: they do nothing on their turns, turn after turn', () => {
    const game = enemiesAct({ ...ailing(TRICK), draws: ['A♥', 'A♦', 'K♦', 'Q♦'] });
    for (const seat of [0, 1, 2, 3]) game.seat(seat).answers('defend');
    expect(told(game, 'enemy.acts')).toEqual([]);
    expect(told(game, 'action.lost')).toHaveLength(2);
  });

  test('PR-13.27 ♣: a parked die stays parked (PR-16.10)', () => {
    const game = enemiesAct({ ...ailing(TRICK), enemies: [{ cards: [9, 8, 7, 6], parked: 'damage-boost' }] });
    expect(foe(game).parked).toBe('damage-boost');
  });
});

describe('PR-13.29 Diviner, Future Sight', () => {
  const sight = (given: Given = {}) => ({ effects: [by(0, 'future-sight')], ...given });

  test.each([
    ['an attack', 2, HIT],
    ['an ability', 2, 'precise-strike'],
    ['Defend Self', 2, 'defend'],
    ['Run Away', 2, `run:${FOE}:3`],
  ])('PR-13.29 each party member draws two cards for the check of its action: %s', (_, seat, key) => {
    const game = fight(sight({ draws: ['A♥', '3♥', 'A♦'] }));
    game.seat(seat).answers(key);
    expect(checks(game)[0]).toMatchObject({ cards: [cardNamed('A♥'), cardNamed('3♥')], kept: cardNamed('3♥'), ok: 1 });
  });

  test('PR-1.9 it picks one where the suit matters', () => {
    const game = fight(sight({ pack: { staff: 2 }, draws: ['8♠', '3♥', 'A♦'] }));
    game.seat(2).answers(HIT);
    game.expectQuestion('draw.keep', 2).expectOptions(2, ['8♠', '3♥']);
    game.seat(2).answers('8♠');
    expect(foe(game).hp).toBe(7); // PR-24.9
  });

  test('PR-13.29 the attack of a Dirty Bomb is the check of that action, too', () => {
    const party = { 2: { charging: 'dirty-bomb', charge: 2 } };
    const game = fight(sight({ party, draws: ['A♥', '3♥'] }));
    game.seat(2).answers('charge');
    expect(checks(game)).toMatchObject([{ cards: ['A♥', '3♥'].map(cardNamed), kept: cardNamed('3♥'), ok: 1 }]);
    expect(running(game)).toEqual(['future-sight', 'dirty-bomb']);
  });

  test('PR-1.9 whoever picks for an enemy is told which card would succeed, and whom it names', () => {
    const about = (game: ReturnType<typeof fight>) => game.match.pending.asks[0].about;
    const minion = enemiesAct(sight({ enemies: [{ cards: [5, 3, 5, 3] }], draws: ['4♥', '9♠'] }));
    expect(about(minion)).toMatchObject({ who: FOE, need: 5, auto: [0, 0], named: [1, 2] });
    const sure = { effects: [by(0, 'future-sight'), by(3, 'set-up', { turned: 1 })] };
    const hits = enemiesAct({ ...sure, enemies: [{ cards: [5, 3, 5, 3] }], draws: ['4♥', '9♠'] });
    expect(about(hits)).toMatchObject({ auto: [1, 1] });
    const thief = enemiesRoll(sight({ enemies: [{ cards: [7, 4, 5, 6] }], draws: ['3♣', 'A♦'] }), 5);
    expect(about(thief)).toMatchObject({ stat: TRICK, named: [3, 0] });
    const boosts = enemiesRoll(sight({ draws: ['3♣', 'A♦'] }), 5); // no suit names anybody
    expect(about(boosts)).toMatchObject({ stat: TRICK, named: [] });
    const mad = enemiesAct({
      effects: [by(0, 'future-sight'), by(1, 'call-of-the-grave', { suit: ATTACK, who: [{ enemy: 0 }, { enemy: 1 }] })],
      enemies: [{ cards: [5, 3, 5, 3] }, { cards: [9, 8, 7, 6] }],
      draws: ['3♥', '3♦'],
    });
    expect(about(mad)).toMatchObject({ named: [FOE, SECOND] });
  });

  test('PR-13.29 Defense checks against hits stay single, on both sides', () => {
    const ours = fight(sight({ draws: ['3♥', '4♥', 'A♦'] }));
    ours.seat(2).answers(HIT);
    expect(checks(ours)[1].cards).toHaveLength(1);
    const theirs = enemiesAct(sight({ enemies: [{ cards: [5, 3, 5, 3] }], draws: ['4♥', '3♦', 'A♠'] }));
    theirs.seat(0).answers('4♥');
    expect(checks(theirs)[1]).toMatchObject({ who: { seat: 1 }, cards: [cardNamed('A♠')] });
  });

  test('PR-13.29 for each card of an enemy’s action two are drawn and the Diviner picks: its attack', () => {
    const game = enemiesAct(sight({ enemies: [{ cards: [5, 3, 5, 3] }], draws: ['4♥', '9♠'] }));
    game.expectQuestion('draw.keep', 0).expectOptions(0, ['4♥', '9♠']);
    game.seat(0).answers('9♠');
    game.expectEvents([{ type: 'miss', target: { seat: 2 } }]);
    expect(hp(game)).toEqual(UNHURT);
  });

  test('PR-13.29 its Trick check, and the whip’s attack as well', () => {
    const game = enemiesRoll(sight({ enemies: [{ cards: [9, 4, 8, 10] }], draws: ['3♥', 'A♥', '3♦', '9♦'] }), 5);
    game.expectOptions(0, ['3♥', 'A♥']);
    game.seat(0).answers('3♥');
    game.expectOptions(0, ['3♦', '9♦']);
    game.seat(0).answers('9♦');
    game.expectEvents([{ type: 'miss' }]);
  });

  test('PR-13.29 its Defend Self', () => {
    const game = enemiesRoll(sight({ draws: ['3♥', 'A♥'] }), 3);
    game.expectOptions(0, ['3♥', 'A♥']);
    game.seat(0).answers('A♥');
    expect(foe(game).stance).toBe(0);
  });

  test('PR-13.29 its Destroy Treasure', () => {
    const destroys = (draws: string[]) =>
      foe(enemiesRoll(sight({ enemies: [{ cards: [8, 2, 3, 4], pile: 2 }], draws }), 5)).pile;
    expect(destroys(['3♠', 'A♥'])).toBe(2); // a red one is picked if there is one
    expect(destroys(['A♥', '3♠'])).toBe(2);
    expect(destroys(['3♠', '3♣'])).toBe(1);
  });

  test.each([
    [['3♣', '4♥'], 'future-sight'],
    [['3♥', '4♣'], 'future-sight'],
    [['3♣', '4♣'], undefined],
  ])('PR-13.30 PR-R41 it ends only with two clubs for one action of the Diviner: %j', (draws, left) => {
    const game = fight(sight({ draws }));
    game.seat(0).answers('defend');
    expect(running(game)[0]).toBe(left);
  });

  test('PR-13.30 not with one club each in two actions, nor with another’s two', () => {
    const game = fight(sight({ party: toAct([0]), draws: ['3♣', '4♥', 'A♠', 'K♠', '4♣', '5♥'] })).random('enemy', [0]);
    game.seat(0).answers('defend');
    game.seat(0).answers('A♠');
    game.seat(0).answers('defend');
    expect(running(game)).toEqual(['future-sight']);
    const another = fight(sight({ draws: ['3♣', '4♣'] }));
    another.seat(2).answers('defend');
    expect(running(another)).toEqual(['future-sight']);
  });

  test('PR-13.30 nor with two clubs of an enemy’s action that the Diviner has picked from', () => {
    const game = enemiesAct(sight({ enemies: [{ cards: [5, 3, 5, 3] }], draws: ['9♣', '10♣'] }));
    game.seat(0).answers('9♣');
    expect(running(game)).toEqual(['future-sight']);
  });

  test('PR-13.31 with Joint Attack that ally draws three and keeps one', () => {
    const game = fight(sight({ tokens: [{ owner: 0, on: 2, suit: ATTACK }], draws: ['A♥', 'K♥', '3♥', 'A♦'] }));
    game.seat(2).answers(HIT);
    expect(checks(game)[0]).toMatchObject({ cards: ['A♥', 'K♥', '3♥'].map(cardNamed), kept: cardNamed('3♥') });
  });

  test('PR-R99 an automatic hit draws them too', () => {
    const effects = [by(0, 'future-sight'), by(0, 'set-up')];
    const game = fight({ effects, pack: { staff: 2 }, draws: ['A♥', 'K♠', 'A♦'] });
    game.seat(2).answers(HIT, 'K♠');
    expect(foe(game).hp).toBe(7);
  });
});

describe('PR-13.32 Assassin, From the Shadows', () => {
  const shadows = (given: Given = {}) => ({
    effects: [by(2, 'from-the-shadows')],
    party: { 2: { slots: slotsOf('assassin') } },
    ...given,
  });
  const curses = (count: number, suit: number) => Array(count).fill({ owner: 2, on: at(0), suit }) as Plain;

  test('PR-13.32 every attack aimed at the Assassin misses', () => {
    const game = enemiesAct({ ...shadows(), enemies: [{ cards: [5, 3, 5, 3] }], draws: ['4♠', 'A♦'] });
    expect(hp(game)).toEqual(UNHURT);
    game.expectEvents([{ type: 'miss', target: { seat: 2 } }]);
    expect(hp(enemiesAct({ ...shadows(), enemies: [{ cards: [5, 3, 5, 3] }], draws: ['4♥', 'A♦'] }))[1]).toBe(6);
  });

  test('PR-13.40 it is tested before Protect Other, and again on a Protector who takes it', () => {
    const covered = enemiesAct({
      ...shadows({ tokens: [{ owner: 0, on: 2, suit: DEFENSE }] }),
      enemies: [{ cards: [5, 3, 5, 3] }],
      draws: ['4♠', 'A♦'],
    });
    expect(hp(covered)).toEqual(UNHURT);
    const covers = enemiesAct({
      effects: [by(2, 'from-the-shadows')],
      party: { 2: { slots: ['protect-other', 'precise-strike'] } },
      tokens: [{ owner: 2, on: 1, suit: DEFENSE }],
      enemies: [{ cards: [5, 3, 5, 3] }],
      draws: ['4♥', 'A♦'],
    });
    expect(hp(covers)).toEqual(UNHURT);
    covers.expectEvents([{ type: 'miss', target: { seat: 2 } }]);
  });

  test('PR-13.32 mass abilities are no attacks', () => {
    const game = enemiesRoll({ ...shadows(), enemies: [{ cards: [14, 2, 3, 4] }], draws: ['3♥'] }, 6);
    expect(hp(game)[2]).toBe(4);
  });

  test('PR-13.33 the Assassin’s attacks hit automatically', () => {
    const game = fight(shadows({ draws: ['A♥', 'A♦'] }));
    game.seat(2).answers(HIT);
    expect(checks(game)[0]).toMatchObject({ auto: 1, ok: 1 });
    const other = fight(shadows({ draws: ['A♥'] }));
    other.seat(0).answers(HIT);
    expect(checks(other)[0].ok).toBe(0);
  });

  test('PR-13.33 black: its curse tokens count −2 each, this hit’s Defense check included', () => {
    const game = fight(shadows({ tokens: curses(2, DEFENSE), draws: ['A♠', '4♦'] }));
    expect(statOf(game, FOE, DEFENSE)).toBe(6);
    game.seat(2).answers(HIT);
    expect(checks(game)[1]).toMatchObject({ need: 4, ok: 0 });
    expect(statOf(game, FOE, DEFENSE)).toBe(4);
  });

  test('PR-13.33 on Health too, and only its own tokens', () => {
    const game = fight(
      shadows({
        tokens: [...(curses(1, HEALTH) as Plain[]), { owner: 3, on: at(0), suit: HEALTH }],
        draws: ['A♠', '2♦'],
      }),
    );
    expect([foe(game).hp, maximum(game, FOE)]).toEqual([7, 7]);
    game.seat(2).answers(HIT);
    expect([foe(game).hp, maximum(game, FOE)]).toEqual([6, 6]);
  });

  test('PR-13.33 until the start of its next turn', () => {
    const game = fight(
      shadows({
        party: toAct([2], { 2: { slots: slotsOf('assassin') } }),
        tokens: curses(1, DEFENSE),
        draws: ['A♠', '2♦', 'A♥'],
      }),
    ).random('enemy', [0]);
    game.seat(2).answers(HIT);
    expect([boardOf(game).fight?.round, statOf(game, FOE, DEFENSE)]).toEqual([2, 6]);
    if (offered(game, 2).includes('begin')) game.seat(2).answers('begin');
    expect(statOf(game, FOE, DEFENSE)).toBe(7);
  });

  test('PR-9.21 a stat that only the doubling has brought to 2 may be cursed on its next turn', () => {
    const enemies = [{ cards: [9, 4, 7, 6] }];
    const effects = [by(2, 'from-the-shadows', { suit: TRICK })];
    const game = fight({ ...shadows({ tokens: curses(1, DEFENSE) }), effects, enemies });
    expect(statOf(game, FOE, DEFENSE)).toBe(2);
    if (offered(game, 2).includes('begin')) game.seat(2).answers('begin');
    game.expectOffers(2, [`curse-enemy:${FOE}:${DEFENSE}`]);
  });

  test('PR-13.33 red: the attacked enemy loses 1 more HP at the start of the Assassin’s next turn, without checks', () => {
    const given = shadows({ party: toAct([2], { 2: { slots: slotsOf('assassin') } }), draws: ['A♥', '2♦', 'K♥'] });
    const game = fight(given).random('enemy', [0]);
    game.seat(2).answers(HIT);
    expect([boardOf(game).fight?.round, foe(game).hp]).toEqual([2, 9]);
    game.seat(2).answers('begin');
    expect(foe(game).hp).toBe(8);
    expect(boardOf(game).effects).toMatchObject([{ who: [] }]); // once
  });

  test('PR-10.16 bleeding is tested when it comes: an enemy in stance then does not bleed', () => {
    const effects = [by(2, 'from-the-shadows', { who: [at(0)] })];
    const game = fight({ effects, enemies: [{ cards: [9, 8, 7, 6], stance: 1 }] });
    game.seat(2).answers('begin');
    expect(foe(game).hp).toBe(9);
  });

  test('PR-7.8 a protected enemy’s protector bleeds for it, and nobody if that one is gone by then', () => {
    const enemies = [
      { cards: [13, 2, 3, 4] },
      { cards: [6, 9, 0, 0], type: 'undead-guard', protects: 0, treasure: 0 },
    ] as Plain;
    const game = fight({ ...shadows({ draws: ['A♥', '2♦'] }), enemies });
    game.seat(2).answers(HIT);
    expect(boardOf(game).effects).toMatchObject([{ who: [SECOND] }]);
  });

  test('PR-13.34 PR-R102 a club of its own turn ends it all at the end of that turn; the attack still has it', () => {
    const game = fight(shadows({ tokens: curses(2, DEFENSE), draws: ['A♣', '4♦'] }));
    game.seat(2).answers(HIT);
    expect(checks(game)).toMatchObject([
      { auto: 1, ok: 1 },
      { need: 4, ok: 0 },
    ]);
    expect(running(game)).toEqual([]);
    expect(statOf(game, FOE, DEFENSE)).toBe(6);
  });

  test('PR-13.34 a bleeding not yet suffered ends with it', () => {
    const effects = [by(2, 'from-the-shadows')];
    const game = fight({
      effects,
      pack: { staff: 2 },
      tokens: [{ owner: 0, on: 2, suit: ATTACK }],
      draws: ['A♥', '3♣', '2♦'],
    });
    game.seat(2).answers(HIT, 'A♥');
    expect(running(game)).toEqual([]);
    expect(offered(game, 2)).toEqual([]);
  });

  test('PR-13.34 clubs drawn outside its own turn do not end it', () => {
    const effects = [by(1, 'from-the-shadows'), by(0, 'immunity')];
    const rend = ancientRolls({ effects, draws: ['3♥', '2♥', '2♣', '2♠', '2♦'] }, 4);
    expect(checks(rend)[2]).toMatchObject({ who: { seat: 1 }, kept: cardNamed('2♣') });
    expect(running(rend)).toEqual(['from-the-shadows', 'immunity']);
  });

  test('PR-7.5 an enemy in stance is hit and takes no damage', () => {
    const game = fight({ ...shadows({ draws: ['A♠'] }), enemies: [{ cards: [9, 8, 7, 6], stance: 1 }] });
    game.seat(2).answers(HIT);
    expect(foe(game).hp).toBe(9);
  });
});
