/** RA-19 to RA-25, RA-37 and their rulings: placing, the end of a round, the end of a check or a combat. */
import { describe, expect, test } from 'vitest';
import { findModifier } from '../../content';
import { house } from '../../content/house';
import { cardPlaysIn } from '../../scenarios/asked.fixture';
import { options, puzzle } from '../../scenarios/challenge.fixture';
import { boardOf, story, told } from '../../scenarios/story.fixture';

const RESULT = (word: string) => ({ do: [{ effects: [{ record: word }] }], goto: 'A' });
const FIGHT = (enemies: readonly object[]) => ({
  A2: { read: 'En garde.', combat: { enemies, victory: RESULT('WON'), defeat: RESULT('LOST') } },
});
const modifier = (name: string): number => findModifier(house, name)!;
const keywords = (game: ReturnType<typeof puzzle>) => boardOf(game).story.keywords;

/** Breath enough to be asked for dice: a round that has nothing else to decide stops at the next pool. */
const BREATH = {
  rows: [
    [6, 0, 0, 0, 0, 0],
    [6, 0, 0, 0, 0, 0],
  ],
};

/** Everybody is done; what is asked in between is answered by the first word that fits. */
function endRound(game: ReturnType<typeof puzzle>, ...words: string[]): void {
  const round = boardOf(game).challenge?.round;
  while (round !== undefined && boardOf(game).challenge?.round === round) {
    const [ask] = game.match.pending.asks;
    const known = [...words, 'done', 'confirm', 'enough'].find((key) => ask.options.includes(key));
    game.seat(ask.seat).answers(known ?? ask.options[0]);
  }
}

describe('placing', () => {
  test('RA-19.1, RA-19.2 a die goes where it fits, one a slot', () => {
    const game = puzzle({ pool: ['R1', 'R1', 'K5'], slots: [['R?', '*1', 'G2']] });
    game.expectQuestion('challenge.place').expectOptions(0, ['best', 'confirm', 'place:0:0', 'place:0:1']);
    game.seat(0).answers('place:0:0');
    game.expectOptions(0, ['best', 'confirm', 'place:1:1', 'back:0']);
  });

  test('RA-R64, RA-7.5 those who stand confirm it, and when nobody does the storyteller', () => {
    const voices = (...fatigue: number[]) =>
      puzzle({ seats: 3, pool: ['R1'], slots: [['R?', 'G1', 'G2']], board: { fatigue, storyteller: 2 } }).match.voices;
    expect(voices(16, 15, 0)).toEqual([1, 2]);
    expect(voices(16, 16, 0)).toEqual([2]);
    expect(voices(0, 0, 0)).toEqual([0, 1, 2]);
    expect(voices(16, 16, 16)).toEqual([2]);
  });

  test('RA-R70 a fitting die need not be placed', () => {
    const game = puzzle({ pool: ['R1'], slots: [['R?', 'G1', 'G2']] });
    game.seat(0).answers('confirm');
    expect(told(game, 'check.over')).toMatchObject([{ covered: 0, passed: false }]);
  });

  test('RA-R71, RA-19.3 dice are rearranged until it is confirmed; those of earlier rounds stay', () => {
    const game = puzzle({
      enemies: [1],
      pool: ['R1', 'K2'],
      slots: [['R?', '*1', '*2']],
      given: { placed: { 0: 'R4' } },
    });
    game.expectOptions(0, ['best', 'confirm', 'place:0:1', 'place:6:2']); // the red slot is taken for good
    game.seat(0).answers('place:6:2');
    expect(options(game)).toContain('back:6');
    expect(options(game)).not.toContain('back:1');
    game.seat(0).answers('back:6');
    game.expectOptions(0, ['best', 'confirm', 'place:0:1', 'place:6:2']);
  });

  test('RA-16.3, RA-R71 what is covered last is taken back first: nothing else of its card is, while it lies', () => {
    const game = puzzle({
      enemies: [1, 2],
      pool: ['R4', 'K1', 'G2'],
      slots: [
        ['R4', 'K1'],
        ['G2', 'G3'],
      ],
      modifiers: [[modifier('Thick Hide')], []],
    });
    game.refuses(0, 'place:6:1', 'RA-16.3');
    game.seat(0).answers('place:12:2', 'place:0:0', 'place:6:1');
    game.expectOptions(0, ['confirm', 'back:12', 'back:6']).refuses(0, 'back:0', 'RA-16.3');
    game.seat(0).answers('back:12', 'back:6', 'back:0');
    game.expectOptions(0, ['best', 'confirm', 'place:0:0', 'place:12:2']);
  });

  test('RA-25.1, RA-25.7 with several enemies dice of one pool go on any of them', () => {
    const game = puzzle({
      enemies: [1, 2],
      pool: ['R1', 'R2'],
      slots: [
        ['R1', 'G1', 'G2'],
        ['R2', 'G3', 'G4'],
      ],
    });
    game.seat(0).answers('place:1:3', 'place:0:0', 'confirm');
    expect(told(game, 'dice.placed')).toMatchObject([{ slots: [3, 0] }]);
  });
});

describe('the end of a check', () => {
  test('RA-20.1, RA-20.2, RA-20.5, RA-R72 rewards are paid pass or fail, before the result; dice go back', () => {
    const game = puzzle({ pool: ['R1'], slots: [['R1[1xp]', 'G1[2g]', 'G2']], board: { gold: 0 } });
    game.seat(0).answers('best');
    game.expectBoard({ xp: 1, gold: 0, challenge: null });
    expect(boardOf(game).dieAt.some((at) => at >= 2)).toBe(false);
    expect(keywords(game)).toEqual(['BAD']);
    const types = game.match.eventsFor('everything').map(({ type }) => type);
    expect(types.indexOf('xp.changed')).toBeLessThan(types.indexOf('keyword.recorded'));
  });

  test('RA-R79 a check can be passed by a party of which nobody stands', () => {
    const game = puzzle({
      pool: ['R1', 'R2', 'R3'],
      board: { fatigue: [16], story: { label: 'A2', list: 'A', died: 1 } },
    });
    game.seat(0).answers('best');
    expect(keywords(game)).toEqual(['GOOD']);
  });
});

describe('a combat', () => {
  test('RA-21.2, RA-21.3, RA-21.6 each enemy has its card, its modifiers and its marker on the leftmost space', () => {
    const game = story(
      'A2',
      FIGHT([
        { number: 1, modifiers: ['Cornered'] },
        { number: 2, modifiers: ['Grudge'] },
      ]),
      2,
    );
    const { challenge } = boardOf(game);
    expect(challenge).toMatchObject({
      enemies: [1, 2],
      marker: [0, 0],
      modifiers: [[modifier('Cornered')], [modifier('Grudge')]],
    });
    const sizes = [0, 1].map((enemy) => challenge!.slots.filter((slot) => slot.enemy === enemy).length);
    expect(sizes).toEqual([1, 2].map((number) => house.enemies.find((one) => one.number === number)!.slots.length));
  });

  test('RA-R77 more than three enemies do not fight at once', () => {
    const game = story('A2', FIGHT([{ number: 1 }, { number: 2 }, { number: 3 }, { number: 4 }]), 2);
    expect(boardOf(game).challenge!.enemies).toEqual([1, 2, 3]);
  });

  test('RA-21.5, RA-23.5, RA-22.1, RA-22.2 three rounds at most, each with a new pool up to the limit', () => {
    const game = puzzle({ enemies: [1], slots: [['P6', 'P6', 'P6']], pool: ['R1'], given: { rows: [BREATH.rows[0]] } });
    game.expectQuestion('pool.buy').expectBoard({ challenge: { round: 2, marker: [1], diceLimit: 3 } });
    game.seat(0).answers('buy:R', 'enough');
    if (boardOf(game).challenge?.round === 2) endRound(game);
    game.expectQuestion('pool.buy').expectBoard({ challenge: { round: 3, marker: [2] } });
    expect(told(game, 'dice.rolled').at(-1)!.dice).toHaveLength(3);
    game.seat(0).answers('enough');
    if (boardOf(game).challenge !== null) endRound(game);
    game.expectBoard({ challenge: null });
    expect(told(game, 'combat.over')).toMatchObject([{ rounds: 3 }]);
  });

  test('RA-22.3, RA-24.3 a card played in a round is gone for this combat, and comes back after it', () => {
    const game = puzzle({ enemies: [1], slots: [['P6', 'P6', 'P6']], pool: ['R1'], hands: [['ringmail-coif']] });
    game.seat(0).answers(cardPlaysIn(game)[0].key);
    if (boardOf(game).challenge?.round === 1) endRound(game);
    expect(boardOf(game).cardZone).toContain(3);
    expect(cardPlaysIn(game)).toEqual([]);
    while (boardOf(game).challenge !== null) endRound(game);
    expect(boardOf(game).cardZone).not.toContain(3);
  });

  test('RA-23.2, RA-37.3, RA-37.4 every open slot strikes everybody; a covered one does not', () => {
    const game = puzzle({
      seats: 2,
      enemies: [3],
      slots: [['R1(2)[1g]', 'P6(1)', 'P5(3)']],
      pool: ['R1'],
      given: BREATH,
    });
    game.seat(0).answers('best');
    game.expectQuestion('pool.buy');
    expect(told(game, 'counterattack')).toEqual([{ type: 'counterattack', amount: 4 }]);
    expect(told(game, 'fatigued').slice(0, 2)).toMatchObject([
      { seat: 0, amount: 4 },
      { seat: 1, amount: 4 },
    ]);
  });

  test('RA-23.4, RA-37.5, RA-23.6 the space right of the marker acts, then the marker moves onto it', () => {
    const [second] = house.enemies.find(({ number }) => number === 1)!.track as [{ fatigue: number }, unknown];
    const game = puzzle({
      enemies: [1],
      slots: [['P6', 'P6', 'P6']],
      pool: ['R1', 'R2'],
      given: { rows: [BREATH.rows[0]] },
    });
    game.expectQuestion('pool.buy');
    game.expectBoard({ fatigue: [second.fatigue], challenge: { marker: [1], round: 2 } });
    expect(boardOf(game).dieAt.filter((at) => at === 1)).toHaveLength(36); // what was not placed is in the bag again
  });

  test('RA-37.6, RA-37.7 a track takes gold or XP of the party, and no more than there is (RA-R81)', () => {
    const thief = house.enemies.find(({ track }) => typeof track[0] === 'object' && 'gold' in track[0])!;
    const drowned = house.enemies.find(({ track }) => typeof track[0] === 'object' && 'xp' in track[0])!;
    const robbed = puzzle({
      enemies: [thief.number],
      slots: [['P6', 'P6', 'P6']],
      pool: ['R1'],
      board: { gold: 1, xp: 1 },
    });
    endRound(robbed);
    robbed.expectBoard({ gold: 0, xp: 1 });
    const drained = puzzle({
      enemies: [drowned.number],
      slots: [['P6', 'P6', 'P6']],
      pool: ['R1'],
      board: { gold: 1, xp: 1 },
    });
    endRound(drained);
    drained.expectBoard({ gold: 1, xp: 0 });
  });

  test('RA-37.10 rows are lost by the exhausted too', () => {
    const leech = house.enemies.find(({ track }) => typeof track[0] === 'object' && 'rowloss' in track[0])!;
    const game = puzzle({
      seats: 2,
      enemies: [leech.number],
      slots: [['P6', 'P6', 'P6']],
      pool: ['R1'],
      given: {
        rows: [
          [1, 0, 0, 0, 0, 0],
          [1, 0, 0, 0, 0, 0],
        ],
      },
      board: { fatigue: [0, 16] },
    });
    endRound(game);
    expect(boardOf(game).rows.slice(6, 7)).toEqual([0]);
  });

  test('RA-37.1, RA-37.2, RA-24.2, RA-24.4, RA-24.6 victory: rewards first, all is cleared, then the result', () => {
    const game = puzzle({
      enemies: [1],
      slots: [['R1[1xp]', 'R2[1g]', 'R3']],
      pool: ['R1', 'R2', 'R3'],
      board: { gold: 0 },
    });
    game.seat(0).answers('best');
    game.expectBoard({ xp: 1, gold: 1, challenge: null });
    expect(keywords(game)).toEqual(['GOOD']);
    expect(boardOf(game).dieAt.some((at) => at >= 2)).toBe(false);
  });

  test('RA-R80 with one still standing and all covered it is a victory', () => {
    const game = puzzle({ seats: 2, enemies: [1], pool: ['R1', 'R2', 'R3'], board: { fatigue: [0, 16] } });
    game.seat(0).answers('best');
    expect(keywords(game)).toEqual(['GOOD']);
  });

  test('RA-R79 a combat of a party of which nobody stands is lost even if all is covered', () => {
    const game = puzzle({
      enemies: [1],
      pool: ['R1', 'R2', 'R3'],
      board: { fatigue: [16], story: { label: 'A3', list: 'A', died: 1 } },
    });
    game.seat(0).answers('best');
    expect(keywords(game)).toEqual(['BAD']);
  });
});

describe('the end of a round', () => {
  const NO_ROW = [0, 0, 0, 0, 0, 0];
  /** Two rounds of one pool each; the dice of the second are drawn at random and fit nothing that matters. */
  const guarded = () =>
    puzzle({
      seats: 2,
      enemies: [3],
      slots: [['P6(2)', 'P5(1)', 'P4']],
      pool: ['R1'],
      given: { rows: [[9, 0, 0, 0, 0, 0], NO_ROW], classes: ['hearthguard', 'ballad-broker'] },
      board: { classState: [0, 0] },
      hands: [['ringmail-coif', 'longsword', 'grudge-axe'], []],
      challenge: { bonusUsed: [1, 1] },
    });

  test('RA-37.3: Hearthguard’s shield keeps one off each slot, and ends with its round', () => {
    const game = guarded();
    game.seat(0).answers('ability:0');
    endRound(game);
    expect(told(game, 'counterattack')).toMatchObject([{ amount: 1 }]);
    endRound(game);
    expect(told(game, 'counterattack').map(({ amount }) => amount)).toEqual([1, 3]);
  });

  test('RA-R52: what Encore grants, what was played and the tokens spent end with the round', () => {
    const game = guarded();
    game.seat(1).answers('ability:0');
    game.expectBoard({ challenge: { granted: [2, 0] } });
    game.seat(0).answers(cardPlaysIn(game)[0].key);
    game.expectBoard({ challenge: { round: 1, plays: [1, 0] } });
    endRound(game);
    game.expectBoard({ challenge: { round: 2, granted: [0, 0], plays: [0, 0], bonusUsed: [0, 0] } });
  });

  test('RA-37.3: a slot without a counterattack icon has none, whatever a modifier adds to those that have', () => {
    const game = puzzle({
      enemies: [3],
      slots: [['P6(1)', 'P5', 'P4(2)']],
      pool: ['R1'],
      modifiers: [[modifier('Drowning Grip')]],
      given: { rows: [BREATH.rows[0]] },
    });
    endRound(game);
    expect(told(game, 'counterattack')[0]).toMatchObject({ amount: 5 }); // 2 and 3, and nothing of the bare one
  });

  test('RA-37.6: Hoarder’s enemy takes one gold more by its track, and only its own', () => {
    const robbed = (owner: number) => {
      const game = puzzle({
        enemies: [2, 3],
        slots: [['P6'], ['P5']],
        pool: ['R1'],
        modifiers: [0, 1].map((enemy) => (enemy === owner ? [modifier('Hoarder')] : [])),
        given: { rows: [BREATH.rows[0]] },
        board: { gold: 9 },
      });
      endRound(game);
      return boardOf(game).gold;
    };
    expect([robbed(0), robbed(1)]).toEqual([7, 8]);
  });

  test('RA-R78: on_defeat of one that was defeated before is not charged', () => {
    const lost = (covered: string) => {
      const game = puzzle({
        enemies: [1, 3],
        slots: [[covered], ['P5']],
        pool: ['R1'],
        modifiers: [[modifier('Grudge')], []],
        challenge: { round: 3, marker: [2, 2] },
        board: { favor: [5, 5, 5] },
      });
      endRound(game, 'best');
      expect(keywords(game)).toEqual(['BAD']);
      return boardOf(game).favor;
    };
    expect(lost('R1')).toEqual([5, 5, 5]);
    expect(lost('R2')).toEqual([5, 5, 4]);
  });
});

describe('several enemies', () => {
  const pair = (more: object = {}) =>
    puzzle({
      enemies: [1, 3],
      slots: [
        ['R1(1)', 'R2(1)', 'R3(1)'],
        ['P6(1)', 'P5(1)', 'P4(1)'],
      ],
      pool: ['R1', 'R2', 'R3'],
      given: { rows: [BREATH.rows[0]] },
      ...more,
    });

  test('RA-25.2, RA-25.4, RA-25.5, RA-R74 who is covered is defeated at once, strikes and acts no more, keeps its dice', () => {
    const game = pair();
    game.seat(0).answers('best');
    expect(told(game, 'enemy.defeated')).toMatchObject([{ enemy: 1 }]);
    expect(told(game, 'counterattack')).toMatchObject([{ amount: 3 }]);
    expect(told(game, 'track').map(({ enemy }) => enemy)).toEqual([3]);
    expect(boardOf(game).dieAt.filter((at) => at >= 3)).toHaveLength(3);
  });

  test('RA-25.3, RA-R78 what a defeated one carried no longer acts; what it changed on its card stays', () => {
    const game = pair({ modifiers: [[modifier('Drowning Grip'), modifier('Out of Reach')], []] });
    expect(told(game, 'enemy.defeated')).toEqual([]);
    game.seat(0).answers('best');
    expect(told(game, 'counterattack')).toMatchObject([{ amount: 3 }]); // without the grip's one more
    expect(boardOf(game).challenge!.slots).toHaveLength(6);
  });

  test('RA-25.6 victory wants all of them', () => {
    const game = pair();
    game.seat(0).answers('best');
    while (boardOf(game).challenge !== null) endRound(game);
    expect(told(game, 'combat.over')).toMatchObject([{ slots: 6 }]);
    expect(keywords(game)).toEqual([told(game, 'combat.over')[0].won ? 'GOOD' : 'BAD']);
  });

  test('RA-R75 counterattacks are summed; tracks act in the order of the box until nobody stands', () => {
    const game = puzzle({
      enemies: [1, 3],
      slots: [
        ['P6(1)', 'P5', 'P4'],
        ['P6(1)', 'P5', 'P4'],
      ],
      pool: ['R1'],
      board: { fatigue: [13] },
    });
    endRound(game);
    // 13 + 2 = 15 by the blows, 16 by the first track: the second does not act.
    expect(told(game, 'counterattack')).toMatchObject([{ amount: 2 }]);
    expect(told(game, 'track').map(({ enemy }) => enemy)).toEqual([1]);
    expect(keywords(game)).toContain('BAD');
  });

  test('RA-R76 where one marker cannot advance the combat ends, after all tracks have acted', () => {
    const game = puzzle({
      enemies: [1, 3],
      slots: [
        ['P6', 'P5', 'P4'],
        ['P6', 'P5', 'P4'],
      ],
      pool: ['R1'],
      challenge: { marker: [2, 0], round: 2 },
    });
    endRound(game);
    expect(told(game, 'track').map(({ enemy }) => enemy)).toEqual([3]);
    game.expectBoard({ challenge: null });
  });
});
