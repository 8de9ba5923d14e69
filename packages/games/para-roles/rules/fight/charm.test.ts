/** Seductive Smile and the charmed character's turn (PR-18.33 to PR-18.44, PR-18.65). */
import type { Plain } from '@tabard/kernel';
import { describe, expect, test } from 'vitest';
import { enemiesRoll } from '../../scenarios/enemies.fixture';
import { FOE, fight, foe, hp, one, placed, SECOND, toAct } from '../../scenarios/fight.fixture';
import { boardOf, told } from '../../scenarios/table.fixture';
import { ATTACK, cardNamed, DEFENSE, NONE } from '../cards/cards';

type Given = { readonly [name: string]: Plain };

const UNHURT = [9, 7, 6, 8];
const QUEEN: Plain = { cards: [12, 2, 3, 4] };
const CHARMED = { charmedBy: { enemy: 0 } };

/** The Healer (Attack 8) is charmed and acts at once, with these cards. */
const charmed = (draws: string[], given: Given = {}) => {
  const { party = {}, ...more } = given;
  const people = party as Given;
  return fight({
    enemies: [QUEEN],
    party: { ...people, 1: { ...CHARMED, ...((people[1] as Given) ?? {}) } },
    draws,
    ...more,
  });
};
const checks = (game: ReturnType<typeof fight>) =>
  told(game, 'check') as unknown as {
    who: { seat: number };
    cards: number[];
    kept: number;
    need: number;
    ok: number;
    auto: number;
  }[];

describe('PR-18.33 Seductive Smile', () => {
  const smile = (draws: string[], given: Given = {}) => enemiesRoll({ enemies: [QUEEN], draws, ...given }, 5);

  test.each([
    ['3♥', 1],
    ['3♦', 0],
    ['3♠', 2],
    ['3♣', 3],
  ])('PR-18.33 a check of Trick 4 with %s: seat %i is charmed', (card, seat) => {
    const game = smile([card, 'A♥', 'K♥']);
    game.expectEvents([
      { type: 'charmed', enemy: { enemy: FOE }, seat },
      { type: 'charmed.attack', seat },
    ]);
    expect(hp(game)).toEqual(UNHURT); // the smile itself hurts nobody
  });

  test('PR-18.33 an equal card fails and parks', () => {
    const game = smile(['4♥']);
    expect(foe(game).parked).toBe('smile');
    game.expectNoEvents([{ type: 'charmed' }]);
  });

  test('PR-18.34 in stance it is not charmed', () => {
    const game = smile(['3♥'], { party: { 1: { stance: 1 } } });
    expect(one(game, 1).charmedBy).toBe(NONE);
    expect(foe(game).parked).toBe('');
    game.expectNoEvents([{ type: 'charmed.attack' }]);
  });

  test('PR-17.7 a dead, hidden or evacuated one is passed over', () => {
    smile(['3♥', 'A♥'], { party: { 1: { hp: 0 } } }).expectEvents([{ type: 'charmed', seat: 2 }]);
    const hidden = { effect: 'forest-growth', user: 1, who: [1] };
    smile(['2♥', 'A♥'], { effects: [hidden] }).expectEvents([{ type: 'charmed', seat: 0 }]);
  });

  test('PR-9.7 Protect Other is no help', () => {
    const game = smile(['3♥', 'A♥'], { tokens: [{ owner: 0, on: 1, suit: DEFENSE }] });
    game.expectEvents([{ type: 'charmed', seat: 1 }]);
  });
});

describe('PR-18.35 the charmed turn', () => {
  test('PR-5.8 comes before all others and is an attack; afterwards the others act', () => {
    const game = charmed(['5♦', '3♠']);
    game.expectEvents([
      { type: 'charmed.attack', seat: 1 },
      { type: 'hit', target: { seat: 0 } },
    ]);
    expect(one(game, 1)).toMatchObject({ acted: 1, charmedBy: NONE }); // PR-18.40
    expect(game.match.pending.asks.map(({ seat }) => seat)).toEqual([0, 2, 3]);
    game.refuses(1, 'defend');
  });

  test('PR-18.40 the charm is over with that attack: its next turn is its own', () => {
    const game = charmed(['5♦', '3♠', 'A♥'], { party: toAct([1]) }).random('enemy', [1]);
    expect(boardOf(game).fight?.round).toBe(2);
    game.expectOffers(1, ['defend', `attack:${FOE}`]);
  });

  test('PR-5.6 its own stance ends first', () => {
    const game = charmed(['A♦'], { party: { 1: { stance: 1 } } });
    expect(one(game, 1).stance).toBe(0);
  });

  test('PR-18.44 several charmed characters act in seat order', () => {
    const game = fight({
      enemies: [QUEEN],
      party: { 3: CHARMED, 0: CHARMED, 2: CHARMED },
      draws: ['A♥', 'A♦', 'A♠'],
    });
    const order = told(game, 'charmed.attack').map((event) => (event as unknown as { seat: number }).seat);
    expect(order).toEqual([0, 2, 3]);
  });

  test('PR-5.15 PR-R81 before those that lose their action', () => {
    const game = charmed(['A♦'], { party: { 0: { loses: 1 } } });
    game.expectEvents([
      { type: 'charmed.attack', seat: 1 },
      { type: 'action.lost', who: { seat: 0 } },
    ]);
  });

  test('PR-18.42 PR-R50 it must also lose its action: that is lost, and the charm ends without effect', () => {
    const game = charmed(['3♦', 'A♠'], { party: { 1: { loses: 1 } } });
    expect(one(game, 1)).toMatchObject({ loses: 0, charmedBy: NONE, acted: 1 });
    game.expectNoEvents([{ type: 'charmed.attack' }]);
    expect(hp(game)).toEqual(UNHURT);
  });

  test('PR-18.43 the Queen is gone before it is carried out: it ends without effect', () => {
    const game = fight({
      enemies: [{ ...(QUEEN as object), hp: 1, treasure: 0 }, { cards: [5, 5, 5, 5] }],
      party: toAct([2], { 1: CHARMED }),
      draws: ['3♥', 'A♦', 'A♥'],
    });
    game.seat(2).answers(`attack:${FOE}`);
    game.expectEvents([{ type: 'defeated' }, { type: 'charm.ends', seat: 1 }, { type: 'round.begins', round: 2 }]);
    game.expectNoEvents([{ type: 'charmed.attack' }]).expectOffers(1, ['defend']);
  });

  test('PR-18.43 another enemy’s going does not end it', () => {
    const game = fight({
      enemies: [QUEEN, { cards: [5, 5, 5, 5], hp: 1, treasure: 0 }],
      party: toAct([2], { 1: CHARMED }),
      draws: ['3♥', 'A♦', 'A♥', 'K♥'],
    }).random('enemy', [1]);
    game.seat(2).answers(`attack:${SECOND}`);
    game.expectEvents([{ type: 'defeated' }, { type: 'charmed.attack', seat: 1 }]);
  });
});

describe('PR-18.36 the charmed attack', () => {
  test.each([
    ['7♦', ['A♥'], [8, 7, 6, 8]], // Attack 8
    ['8♦', [], UNHURT],
    ['7♦', ['7♥'], UNHURT], // the Protector's Defense is 8
    ['7♦', ['8♥'], [8, 7, 6, 8]],
    ['2♠', ['A♥'], [9, 7, 5, 8]],
  ])('%s, then %j', (card, defense, left) => {
    const game = charmed([card, ...defense]);
    expect(hp(game)).toEqual(left);
    expect(checks(game)[0]).toMatchObject({ who: { seat: 1 }, need: 8 });
    expect(checks(game)).toHaveLength(1 + defense.length);
  });

  test.each([
    ['5♥', [], 2], // itself: odd, to the left
    ['4♥', [], 0], // even, to the right
    ['4♥', [0], 3],
    ['4♠', [2], 0], // a dead one, and past itself
    ['3♣', [3], 0],
  ])('PR-18.37 %s with %j dead finds seat %i', (card, gone, seat) => {
    const party = Object.fromEntries(gone.map((each) => [each, { hp: 0 }]));
    const game = charmed([card, 'A♣'], { party });
    game.expectEvents([{ type: 'hit', attacker: { seat: 1 }, target: { seat } }]);
  });

  test('PR-18.37 nobody else is alive: nothing happens', () => {
    const game = charmed(['3♥', 'A♦'], { party: { 0: { hp: 0 }, 2: { hp: 0 }, 3: { hp: 0 } } });
    expect(hp(game)).toEqual([0, 7, 0, 0]);
    expect(told(game, 'hit')).toEqual([]);
    expect(checks(game).filter(({ who }) => who.seat !== undefined)).toHaveLength(1);
  });

  test('PR-18.39 a target still in stance takes no damage and draws nothing', () => {
    const game = charmed(['7♦', 'A♥'], { party: { 0: { stance: 1 } } });
    expect(hp(game)).toEqual(UNHURT);
    expect(checks(game)).toHaveLength(1);
  });

  test('PR-18.38 readied Precise Strike and Double Damage apply and are used up', () => {
    const game = charmed(['7♦', '3♥'], { party: { 1: { precise: 1, doubled: 1 } } });
    expect(hp(game)).toEqual([7, 7, 6, 8]);
    expect(one(game, 1)).toMatchObject({ precise: 0, doubled: 0 });
    expect(checks(game)).toHaveLength(1);
  });

  test('PR-18.38 as usual: a miss keeps both, a dodged hit keeps Double Damage', () => {
    const missed = charmed(['8♦'], { party: { 1: { precise: 1, doubled: 1 } } });
    expect(one(missed, 1)).toMatchObject({ precise: 1, doubled: 1 });
    const dodged = charmed(['7♦'], { party: { 0: { stance: 1 }, 1: { precise: 1, doubled: 1 } } });
    expect(one(dodged, 1)).toMatchObject({ precise: 0, doubled: 1 });
  });

  test('PR-18.38 Joint Attack does not help: one card', () => {
    const game = charmed(['9♦', '3♦'], { tokens: [{ owner: 0, on: 1, suit: ATTACK }] });
    expect(checks(game)).toMatchObject([{ cards: [cardNamed('9♦')], ok: 0 }]);
  });

  test('PR-18.38 Protect Other on the target applies', () => {
    const game = charmed(['7♠', 'A♥'], { tokens: [{ owner: 0, on: 2, suit: DEFENSE }] });
    expect(hp(game)).toEqual([8, 7, 6, 8]);
  });

  test('PR-18.38 unless the Protector is the charmed one', () => {
    const game = fight({
      enemies: [QUEEN],
      party: { 0: CHARMED },
      tokens: [{ owner: 0, on: 2, suit: DEFENSE }],
      draws: ['5♠', 'A♥'],
    });
    expect(hp(game)).toEqual([9, 7, 5, 8]);
    expect(placed(game, 0, 'protector')).toEqual([[2, DEFENSE]]); // PR-9.25
  });

  test('PR-18.36 it may kill, and the last of the others too', () => {
    const game = charmed(['7♦', 'A♥'], { party: { 0: { hp: 1 } } });
    expect(one(game, 0)).toMatchObject({ hp: 0, fallen: 1 });
    game.expectEvents([{ type: 'dies', seat: 0 }]);
  });
});

describe('PR-18.65 what helps a charmed attack', () => {
  const by = (user: number, effect: string, more: Given = {}): Plain => ({ effect, user, ...more });

  test.each(['all-for-one', 'pattern-recognition', 'set-up'])('%s of another does not make it hit', (effect) => {
    const game = charmed(['8♦', 'A♥'], { effects: [by(3, effect)] });
    expect(checks(game)).toMatchObject([{ ok: 0, auto: 0 }]);
  });

  test.each(['all-for-one', 'pattern-recognition', 'set-up', 'from-the-shadows'])('its own %s does', (effect) => {
    const game = charmed(['8♦', 'A♥'], { effects: [by(1, effect)] });
    expect(checks(game)[0]).toMatchObject({ ok: 1, auto: 1 });
    expect(hp(game)[0]).toBe(8);
  });

  test('PR-18.65 a raised Attack: its own counts, another’s does not', () => {
    expect(checks(charmed(['A♦'], { effects: [by(3, 'battle-prayer')] }))[0].need).toBe(8);
    expect(checks(charmed(['A♦'], { effects: [by(1, 'battle-prayer')] }))[0].need).toBe(11);
    expect(checks(charmed(['A♦'], { effects: [by(1, 'into-the-fray')] }))[0].need).toBe(14);
  });

  test('PR-18.65 treasure and buff tokens count; another’s poem does not triple them, its own does', () => {
    const given = { party: { 1: { treasure: [0, 0, 1, 0] } }, tokens: [{ owner: 3, on: 1, suit: ATTACK }] };
    expect(checks(charmed(['A♦'], given))[0].need).toBe(10);
    for (const poem of ['inspiring-poetry', 'melodramatic-harmony']) {
      expect(checks(charmed(['A♦'], { ...given, effects: [by(3, poem)] }))[0].need).toBe(10);
      const own = fight({
        enemies: [QUEEN],
        party: { 1: { ...CHARMED, treasure: [0, 0, 1, 0] } },
        tokens: given.tokens,
        effects: [by(1, poem)],
        draws: ['A♦'],
      });
      // Harmony first asks for the turn to begin; a charmed turn begins by itself.
      expect(checks(own)[0].need).toBe(12);
    }
  });

  test('PR-18.65 another’s Polymorph card on its Attack does not count', () => {
    const laid = [NONE, NONE, cardNamed('K♠'), NONE];
    const statDeck = { [ATTACK]: [2, 3, 4] };
    const polymorph = (user: number) => [{ effect: 'polymorph', user, cards: [cardNamed('K♠')] }] as unknown as Plain;
    expect(checks(charmed(['A♦'], { party: { 1: { laid } }, statDeck, effects: polymorph(3) }))[0].need).toBe(8);
    expect(checks(charmed(['A♦'], { party: { 1: { laid } }, statDeck, effects: polymorph(1) }))[0].need).toBe(13);
  });

  test('PR-18.65 doubled or added damage: its own counts, another’s does not', () => {
    for (const [effect, more, own] of [
      ['inspiring-poetry', {}, 7],
      ['rage-monster', {}, 6],
      ['forest-growth', { who: [1] }, 7],
      ['heretic-bane', { who: [0] }, 7],
    ] as const) {
      const another = charmed(['7♦', 'A♥'], { effects: [by(3, effect, more as Given)] });
      expect([effect, hp(another)[0]]).toEqual([effect, 8]);
      const its = charmed(['7♦', 'A♥'], { effects: [by(1, effect, more as Given)] });
      expect([effect, hp(its)[0]]).toEqual([effect, own]);
    }
  });

  test('PR-18.65 what lowers its Attack is no help, and counts whoever’s it is', () => {
    const bane = by(3, 'heretic-bane', { who: [1], turned: 1 });
    expect(checks(charmed(['A♦'], { effects: [bane, by(2, 'battle-prayer')] }))[0].need).toBe(4);
    const laid = [NONE, NONE, cardNamed('3♠'), NONE];
    const shape = { effect: 'polymorph', user: 3, turned: 1, cards: [cardNamed('3♠')] } as unknown as Plain;
    expect(checks(charmed(['A♦'], { party: { 1: { laid } }, effects: [shape] }))[0].need).toBe(3);
    const sight = charmed(['3♦', '9♦'], { effects: [by(3, 'future-sight', { turned: 1 })] });
    expect(checks(sight)[0]).toMatchObject({ cards: [cardNamed('3♦'), cardNamed('9♦')], ok: 0 });
  });

  test('PR-18.65 two cards: its own Future Sight, not another’s', () => {
    expect(checks(charmed(['9♦', '7♦'], { effects: [by(3, 'future-sight')] }))[0].cards).toHaveLength(1);
    const own = charmed(['9♦', '7♦', '2♥'], { effects: [by(1, 'future-sight')] });
    own.seat(1).answers('7♦');
    expect(checks(own)[0].cards).toHaveLength(2);
  });

  test('PR-1.9 PR-13.29 of its own two cards it picks, for the suit names the victim', () => {
    const sees = (given: Given = {}) => charmed(['3♦', '7♠', 'A♥'], { effects: [by(1, 'future-sight')], ...given });
    const game = sees();
    game.expectQuestion('draw.keep', 1).expectOptions(1, ['3♦', '7♠']);
    expect(game.match.pending.asks[0].about).toMatchObject({ need: 8, auto: [0, 0], named: [0, 2] });
    game.seat(1).answers('7♠'); // not the lowest
    expect([hp(game), checks(game)[0].kept]).toEqual([[9, 7, 5, 8], cardNamed('7♠')]);
    const other = sees();
    other.seat(1).answers('3♦');
    expect(hp(other)).toEqual([8, 7, 6, 8]);
  });

  test('PR-1.9 PR-18.37 whom a card would name is told with it: nobody is aimed at before one is kept', () => {
    const game = charmed(['3♥', 'A♦'], { effects: [by(1, 'future-sight')], party: { 2: { hp: 0 } } });
    expect(game.match.pending.asks[0].about).toMatchObject({ named: [3, 0] }); // itself: on past the dead, to the left
    game.expectNoEvents([{ type: 'redirected' }]);
    game.seat(1).answers('A♦');
    expect(hp(game)).toEqual([9, 7, 0, 8]); // it misses
    game.expectNoEvents([{ type: 'redirected' }]);
  });

  test('PR-18.65 the Purple Staff doubles with a ♠', () => {
    const spade = charmed(['7♠', 'A♥'], { pack: { staff: 1 } });
    expect(hp(spade)[2]).toBe(4);
    expect(hp(charmed(['7♦', 'A♥'], { pack: { staff: 1 } }))[0]).toBe(8);
  });

  test('PR-18.65 Immunity, Rage Monster and temporary HP protect the victim', () => {
    expect(hp(charmed(['7♦', 'A♥'], { effects: [by(3, 'immunity')] }))).toEqual(UNHURT);
    expect(hp(charmed(['7♦', 'A♥'], { effects: [by(0, 'rage-monster')] }))).toEqual(UNHURT);
    const needled = charmed(['7♦', 'A♥'], { party: { 0: { temporaryHp: 3 } }, effects: [by(3, 'acupuncture')] });
    expect([hp(needled)[0], one(needled, 0).temporaryHp]).toEqual([9, 2]);
  });

  test('PR-13.32 an Assassin in the shadows is missed: every attack aimed at it misses', () => {
    const game = charmed(['7♦', 'A♥'], { effects: [by(0, 'from-the-shadows')], party: { 1: { precise: 1 } } });
    expect(hp(game)).toEqual(UNHURT);
    expect(one(game, 1).precise).toBe(1);
  });

  test('PR-18.65 evacuation and hiding do not', () => {
    expect(hp(charmed(['7♦', 'A♥'], { effects: [by(3, 'medical-evac', { who: [0, 3] })] }))[0]).toBe(8);
    expect(hp(charmed(['7♦', 'A♥'], { effects: [by(3, 'forest-growth', { who: [0] })] }))[0]).toBe(8);
  });

  test('PR-13.12 En Garde answers enemies, not a charmed friend', () => {
    const game = charmed(['7♦', '2♥'], { effects: [by(0, 'en-garde')] });
    expect(hp(game)).toEqual(UNHURT);
    expect(checks(game)[1].need).toBe(14);
  });
});

describe('PR-18.41 a charmed character that charges an EPIC', () => {
  test('PR-18.41 the third turn is due: the EPIC is turned instead of the attack', () => {
    const game = fight({
      enemies: [{ ...(QUEEN as object), hp: 3 }],
      party: { 1: { ...CHARMED, charging: 'resurrection', charge: 2 } },
    });
    game.expectEvents([{ type: 'epic.activates', seat: 1, epic: 'resurrection', turned: 1 }]);
    game.expectNoEvents([{ type: 'charmed.attack' }]);
    expect(foe(game).hp).toBe(12);
    expect(one(game, 1)).toMatchObject({ charging: '', charge: 0, charmedBy: NONE, acted: 1 });
  });

  test('PR-18.41 it is not due: the charge is broken and it attacks', () => {
    const game = charmed(['7♦', 'A♥'], { party: { 1: { charging: 'resurrection', charge: 1 } }, epicUse: 0 });
    game.expectEvents([
      { type: 'epic.broken', seat: 1 },
      { type: 'charmed.attack', seat: 1 },
    ]);
    expect(one(game, 1)).toMatchObject({ charging: '', charge: 0 });
    expect(hp(game)[0]).toBe(8);
    expect(boardOf(game).epicUse).toBe(0);
  });

  test('PR-24.15 a summoning that would be completed is broken, not turned', () => {
    const game = charmed(['7♦', 'A♥'], { party: { 1: { charging: 'summoning', charge: 2 } }, pack: { book: 1 } });
    game.expectEvents([{ type: 'epic.broken', epic: 'summoning' }, { type: 'charmed.attack' }]);
    expect(boardOf(game).creature).toBeNull();
  });
});
