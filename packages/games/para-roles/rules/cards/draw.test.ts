/** Topics 1 and 2: checks, several cards for one check, and the Random # Deck. */
import { describe, expect, test } from 'vitest';
import { doing, enemiesAct, FOE, fight, foe, hp, one, running, toAct } from '../../scenarios/fight.fixture';
import { boardOf, offered, told } from '../../scenarios/table.fixture';
import type { G } from '../board';
import { cardName, cardNamed, FULL_PACK, NONE } from './cards';
import { drawCard, targetOfCard } from './draw';

const names = (cards: readonly number[]) => cards.map(cardName);
/** Who checked what, and whether it held: the stat, what it needed, the card that counted. */
const checks = (game: ReturnType<typeof fight>) =>
  told(game, 'check').map((event) => {
    const { stat, need, kept, ok } = event as unknown as { stat: number; need: number; kept: number; ok: number };
    return [stat, need, cardName(kept), ok];
  });
/** An order for a reshuffle of all cards but those, in which this one comes first. */
const reshuffled = (without: string[], first: string) => {
  const out = [...without, first].map(cardNamed);
  return [...FULL_PACK.filter((card) => !out.includes(card)), cardNamed(first)];
};

describe('a check', () => {
  test.each([
    ['8♥', 1],
    ['9♥', 0],
    ['10♥', 0],
  ])('PR-1.3 PR-1.4 PR-R1 an Attack of 9 and the card %s', (card, hit) => {
    const game = fight({ draws: [card, 'K♠'] });
    game.seat(2).answers(`attack:${FOE}`);
    expect(checks(game)[0]).toEqual([2, 9, card, hit]);
    expect(foe(game).hp).toBe(9 - hit);
    expect(boardOf(game).deck).toHaveLength(hit ? 50 : 51); // without a hit no second card
  });

  test('PR-1.4 PR-R1 an equal Defense card lets the damage through, the one below it does not', () => {
    const through = fight({ draws: ['8♥', '8♠'] });
    through.seat(2).answers(`attack:${FOE}`);
    expect(foe(through).hp).toBe(8);
    const resisted = fight({ draws: ['8♥', '7♠'] });
    resisted.seat(2).answers(`attack:${FOE}`);
    expect(foe(resisted).hp).toBe(9);
  });

  test('PR-1.5 a 2 succeeds against a stat of 2: a character’s', () => {
    for (const [card, hit] of [
      ['2♦', 1],
      ['3♦', 0],
    ] as const) {
      const game = fight({ party: { 2: { stats: [null, null, 2, null] } }, draws: [card, 'A♣'] });
      game.seat(2).answers(`attack:${FOE}`);
      expect(foe(game).hp).toBe(9 - hit);
    }
  });

  test('PR-1.5 a 2 succeeds against a stat of 2: an enemy’s Defense and Attack', () => {
    for (const [card, lost] of [
      ['2♠', 0],
      ['3♠', 1],
    ] as const) {
      const game = fight({ enemies: [{ cards: [9, 2, 7, 6] }], draws: ['3♥', card] });
      game.seat(2).answers(`attack:${FOE}`);
      expect(foe(game).hp).toBe(9 - lost);
    }
    for (const [card, lost] of [
      ['2♥', 1],
      ['3♥', 0],
    ] as const) {
      const game = enemiesAct({ enemies: [{ cards: [5, 4, 2, 3] }], draws: [card, 'A♦'] });
      expect(hp(game)).toEqual([9, 7 - lost, 6, 8]);
    }
  });

  test('PR-1.6 with 15 an Ace succeeds, with 14 it does not', () => {
    for (const [treasure, stance] of [
      [1, 1],
      [0, 0],
    ]) {
      const ace = { stats: [null, 14, null, null], treasure: [0, treasure, 0, 0] };
      const game = fight({ party: { 0: ace }, draws: ['A♠'] });
      game.seat(0).answers('defend');
      expect(one(game, 0).stance).toBe(stance);
    }
  });

  test('PR-1.11 the stat is the effective one: treasure, buffs, curses and effects count', () => {
    const game = fight({
      party: { 2: { treasure: [0, 0, 2, 0] } },
      tokens: [
        { owner: 3, on: 2, suit: 2 },
        { owner: 3, on: { enemy: 0 }, suit: 1 },
      ],
      effects: [{ effect: 'battle-prayer', user: 1 }],
      draws: ['A♥', '3♥'],
    });
    game.seat(2).answers(`attack:${FOE}`);
    expect(checks(game)).toEqual([
      [2, 15, 'A♥', 1],
      [1, 7, '3♥', 1],
    ]);
  });

  test('PR-1.11 at the moment of the draw: what the attack’s card changes counts for the Defense card after it', () => {
    const game = fight({
      party: { 2: { slots: ['precise-strike', 'curse-enemy'] } },
      tokens: [{ owner: 2, on: { enemy: 0 }, suit: 1 }],
      effects: [{ effect: 'from-the-shadows', user: 2 }],
      draws: ['4♠', '6♥'],
    });
    game.seat(2).answers(`attack:${FOE}`);
    expect(checks(game)[1]).toEqual([1, 6, '6♥', 0]); // 8, and a curse that counts twice after a black card
  });
});

describe('an automatic success', () => {
  const STRATEGIST = { effect: 'pattern-recognition', user: 1 };

  test('PR-1.8 PR-R2 the card is drawn all the same, its value ignored', () => {
    const game = fight({ effects: [STRATEGIST], draws: ['A♥', 'K♥'] });
    game.seat(2).answers(`attack:${FOE}`);
    expect(told(game, 'check')[0]).toMatchObject({ kept: cardNamed('A♥'), ok: 1, auto: 1 });
    expect(foe(game).hp).toBe(8);
    expect(names(boardOf(game).discard)).toEqual(['A♥', 'K♥']);
  });

  test('PR-1.8 PR-R2 its suit counts: a club ends an effect, a spade serves the Purple Staff', () => {
    const club = fight({ effects: [STRATEGIST, { effect: 'immunity', user: 2 }], draws: ['A♣', 'K♥'] });
    club.seat(2).answers(`attack:${FOE}`);
    expect(running(club)).toEqual(['pattern-recognition']);
    const spade = fight({ effects: [STRATEGIST], pack: { staff: 2 }, draws: ['A♠', 'K♥'] });
    spade.seat(2).answers(`attack:${FOE}`);
    expect(foe(spade).hp).toBe(7);
  });

  test('PR-1.8 its suit counts: it names the target of an enemy that hits anyway', () => {
    const game = enemiesAct({
      enemies: [{ cards: [5, 4, 2, 3] }],
      effects: [{ effect: 'set-up', user: 1, turned: 1 }],
      draws: ['A♠', 'A♦'],
    });
    expect(hp(game)).toEqual([9, 7, 5, 8]);
  });
});

describe('several cards for one check', () => {
  const JOINT = { owner: 0, on: 2, suit: 2 };

  test('PR-1.9 the better one counts; where no suit matters nobody is asked', () => {
    const game = fight({ tokens: [JOINT], draws: ['K♥', '3♦', 'A♣'] });
    game.seat(2).answers(`attack:${FOE}`);
    expect(told(game, 'check')[0]).toMatchObject({ cards: ['K♥', '3♦'].map(cardNamed), kept: cardNamed('3♦'), ok: 1 });
    expect(foe(game).hp).toBe(8);
  });

  test('PR-1.9 where a suit matters the drawer sees all of them and picks, for value and for suit', () => {
    const at = () => fight({ tokens: [JOINT], pack: { staff: 2 }, draws: ['4♥', '8♠', 'A♣'] });
    const asked = at();
    asked.seat(2).answers(`attack:${FOE}`);
    asked.expectQuestion('draw.keep', 2);
    asked.expectOptions(2, ['4♥', '8♠']);
    asked.seat(2).answers('8♠');
    expect(foe(asked).hp).toBe(7);
    const plain = at();
    plain.seat(2).answers(`attack:${FOE}`, '4♥');
    expect(foe(plain).hp).toBe(8); // PR-R3: the Staff looks at the card that was kept
  });

  test('PR-1.9 the card that is kept counts for its value, be it the worse', () => {
    const game = fight({ tokens: [JOINT], pack: { staff: 2 }, draws: ['4♥', '9♠', 'A♣'] });
    game.seat(2).answers(`attack:${FOE}`, '9♠');
    expect(checks(game)).toEqual([[2, 9, '9♠', 0]]);
    expect(foe(game).hp).toBe(9);
  });

  test('PR-1.9 PR-R3 a club that was not kept ends an effect: every card drawn is looked at', () => {
    const game = fight({ tokens: [JOINT], effects: [{ effect: 'immunity', user: 2 }], draws: ['4♥', '9♣', 'A♦'] });
    game.seat(2).answers(`attack:${FOE}`);
    expect(checks(game)[0]).toEqual([2, 9, '4♥', 1]);
    expect(running(game)).toEqual([]);
  });

  test('PR-R99 with an automatic hit two cards are drawn as well, and either may be kept for its suit', () => {
    const game = fight({
      tokens: [JOINT],
      pack: { staff: 2 },
      effects: [{ effect: 'pattern-recognition', user: 1 }],
      draws: ['4♥', 'K♠', 'A♣'],
    });
    game.seat(2).answers(`attack:${FOE}`);
    game.expectOptions(2, ['4♥', 'K♠']);
    game.seat(2).answers('K♠');
    expect(foe(game).hp).toBe(7);
  });
});

describe('cards that are no check (PR-1.12)', () => {
  test('PR-1.12 a 2 among the cards of XXX is only red or black', () => {
    const game = fight({ party: { 2: { charging: 'xxx', charge: 2 } }, draws: ['2♥', '2♦', '3♥'] });
    game.seat(2).answers('charge');
    expect(foe(game).hp).toBe(6); // none is black: 3 damage
  });

  test.each([
    ['2♥', 1],
    ['2♠', 0],
  ])('PR-1.12 Destroy Treasure with %s: the suit decides, not the 2', (card, left) => {
    const game = enemiesAct({ enemies: [{ cards: [8, 7, 6, 5], pile: 1 }], draws: [card] }).random('enemy', [4]);
    expect(foe(game).pile).toBe(left);
    expect(told(game, 'check')).toEqual([]);
  });

  test('PR-1.12 bonus damage: a 2 adds 2', () => {
    const game = fight({ effects: [{ effect: 'sneak-attack', user: 2 }], draws: ['4♥', 'A♦', '2♥'] });
    game.seat(2).answers(`attack:${FOE}`);
    expect(foe(game).hp).toBe(6);
  });
});

describe('the Random # Deck', () => {
  test('PR-2.5 PR-R4 cards are in play until the turn is finished, then they are discarded', () => {
    const game = fight({
      tokens: [{ owner: 0, on: 2, suit: 2 }],
      pack: { staff: 2 },
      discard: ['J♦'],
      draws: ['4♥', '8♠', 'A♣'],
    });
    game.seat(2).answers(`attack:${FOE}`);
    expect([names(boardOf(game).inPlay), names(boardOf(game).discard)]).toEqual([['4♥', '8♠'], ['J♦']]);
    game.seat(2).answers('8♠');
    expect([boardOf(game).inPlay, names(boardOf(game).discard)]).toEqual([[], ['J♦', '4♥', '8♠', 'A♣']]);
    expect(boardOf(game).drawnBy).toEqual([]);
  });

  test('PR-2.5 an enemy’s action is finished by itself: its cards are discarded before the next enemy acts', () => {
    const given = {
      enemies: [{ cards: [5, 4, 2, 3] }, { cards: [4, 5, 3, 2] }],
      deckLeft: 1,
      draws: ['9♥'],
    };
    const game = enemiesAct(given).random('reshuffle', reshuffled([], '9♥'));
    // The second attack needs a card: the first one's is among those that are shuffled.
    expect(told(game, 'miss')).toHaveLength(2);
    expect([boardOf(game).fight?.reshuffles, boardOf(game).deck.length]).toEqual([1, 51]);
    expect(names(boardOf(game).discard)).toEqual(['9♥']);
    game.expectRandomUsedUp();
  });

  test('PR-2.6 PR-R4 an empty deck is made anew of the discard pile, without the cards in play', () => {
    const game = fight({ deckLeft: 1, draws: ['5♥'] }).random('reshuffle', reshuffled(['5♥'], 'A♦'));
    game.seat(2).answers(`attack:${FOE}`);
    expect(foe(game).hp).toBe(8);
    expect(names(boardOf(game).discard)).toEqual(['5♥', 'A♦']);
    expect(boardOf(game).deck).toHaveLength(50);
    expect(boardOf(game).deck).not.toContain(cardNamed('5♥'));
    game.expectRandomUsedUp();
  });

  test('PR-2.6 not before a card is needed: the last card of the deck brings no reshuffle', () => {
    const game = fight({ deckLeft: 1, draws: ['9♥'] });
    game.seat(2).answers(`attack:${FOE}`);
    expect(boardOf(game).deck).toEqual([]);
    expect([boardOf(game).fight?.reshuffles, told(game, 'reshuffle')]).toEqual([0, []]);
  });

  test('PR-2.7 each reshuffle of a combat is counted and renews the EPIC use', () => {
    const game = fight({ deckLeft: 1, draws: ['5♥'], epicUse: 0, fight: { reshuffles: 3 } });
    game.seat(2).answers(`attack:${FOE}`);
    expect(boardOf(game)).toMatchObject({ epicUse: 1, fight: { reshuffles: 4 } });
    expect(told(game, 'epic.renewed')).toHaveLength(1);
  });

  test('PR-2.7 outside combat a reshuffle counts for nothing', () => {
    const game = doing({ deckLeft: 0, epicUse: 0 }, (g) => {
      drawCard(g, NONE);
      return undefined;
    });
    expect(told(game, 'reshuffle')).toHaveLength(1);
    expect(boardOf(game)).toMatchObject({ epicUse: 0, reshuffledNow: 0 });
  });

  test('the next cards are hidden, the discard pile is open', () => {
    const game = fight({ discard: ['J♦'] });
    expect(game.match.view(0)).toMatchObject({ discard: [cardNamed('J♦')], deck: Array(51).fill(-1) });
  });
});

describe('whom a card names', () => {
  const named = (dead: number[], card: string, canBe?: (g: G) => (seat: number) => boolean) => {
    let seat: number | undefined;
    boardOf(
      doing({ enemies: [{ cards: [5, 4, 3, 2] }], party: Object.fromEntries(dead.map((i) => [i, { hp: 0 }])) }, (g) => {
        seat = targetOfCard(g, cardNamed(card), canBe?.(g));
        return undefined;
      }),
    );
    return seat;
  };

  test('PR-3.12 PR-R5 the suit names it: hearts the Healer, diamonds the Protector, spades Damage, clubs the Support', () => {
    expect(['4♥', '5♦', '6♠', '7♣'].map((card) => named([], card))).toEqual([1, 0, 2, 3]);
  });

  test.each([
    [[2], '4♠', 1],
    [[2], '3♠', 3],
    [[2, 1], '4♠', 0],
    [[2, 3], '3♠', 0],
    [[0], 'Q♦', 3],
    [[0], 'J♦', 1],
    [[3], 'A♣', 2],
    [[3], 'K♣', 0],
    [[0, 2, 3], 'K♣', 1],
    [[0, 2, 3], '2♣', 1],
  ])(
    'PR-R5 PR-3.1 with %j dead, %s names seat %i: even to the right, odd to the left, past further dead ones',
    (dead, card, seat) => {
      expect(named(dead, card)).toBe(seat);
    },
  );

  test('PR-R5 nobody who can be named', () => {
    expect(named([], '4♠', () => () => false)).toBe(NONE);
  });
});

test('the match goes on with the others after a turn', () => {
  const game = fight({ party: toAct([1, 2]), draws: ['9♥'] });
  game.seat(2).answers(`attack:${FOE}`);
  expect(offered(game, 2)).toEqual([]);
  expect(offered(game, 1)).toContain(`attack:${FOE}`);
});
