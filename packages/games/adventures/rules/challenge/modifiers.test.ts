import { describe, expect, test } from 'vitest';
import { findModifier } from '../../content';
import { house } from '../../content/house';
import { check, endRound, fight, playsOf } from '../../scenarios/dice.fixture';
import { boardOf, told } from '../../scenarios/story.fixture';

const WHITE = [0, 0, 0, 0, 9, 0];
const challenge = (game: ReturnType<typeof check>) => boardOf(game).challenge!;

describe('RA-16.3: modifiers of checks', () => {
  test('dice more and less, never below one', () => {
    expect(
      challenge(check(['K1', 'K1', 'K1', 'K1'], { modifiers: ['Old Maps'], effects: [{ challenge: { dice: -1 } }] }))
        .diceLimit,
    ).toBe(4);
    expect(challenge(check(['K1'], { modifiers: ['Hurried'] })).diceLimit).toBe(1);
  });

  test('what is rolled: Bell-Mad rerolls once, then Slick Stones sends the ones back', () => {
    const game = check(['W6', 'K1', 'R3'], { modifiers: ['Bell-Mad', 'Slick Stones'] }).random('pool.again', [0]);
    // The white 6 is rolled again and shows 1; both ones go.
    expect(told(game, 'dice.returned')[0].dice).toHaveLength(2);
  });

  test('bans: steps, class abilities, a colour, bonus plays', () => {
    const hands = [['ringmail-coif', 'longsword'], []];
    expect(playsOf(check(['K1', 'R3', 'R4'], { hands, modifiers: ['Numb Fingers'] }), 0, 'ringmail-coif')).toEqual([]);
    const moonless = check(['K1', 'R3', 'R4'], { rows: [WHITE, [0, 9, 0, 0, 0, 0]], modifiers: ['Moonless'] });
    moonless.seat(0).refuses('buy:W', 'RA-16.3');
    const dear = check(['K1', 'R3', 'R4'], {
      rows: [
        [0, 0, 0, 0, 3, 0],
        [0, 9, 0, 0, 0, 0],
      ],
      modifiers: ['Costly Tools'],
    });
    dear.seat(0).answers('buy:W');
    dear.expectBoard({ fatigue: [3, 0] }); // three instead of two
  });

  test('plays: Crowded leaves one each; Thick Fog asks for the printed play limit', () => {
    const left = (modifiers: string[], seats: number) => {
      const hands = Array.from({ length: seats }, (_, seat) => (seat === 0 ? ['ringmail-coif', 'longsword'] : []));
      const game = check(['K1', 'R3', 'R4'], { hands, modifiers, seats });
      game.seat(0).answers(playsOf(game, 0, 'ringmail-coif')[0].key, 'die:0:+1');
      return playsOf(game, 0, 'longsword').map(({ kind }) => kind);
    };
    expect(left([], 2)).toEqual(['play']);
    expect(left(['Crowded'], 2)).toEqual(['bonus']);
    expect(left(['Thick Fog'], 2)).toEqual(['bonus']);
    expect(left(['Thick Fog'], 3)).toEqual([]); // no bonus plays where the limit is one
  });

  test('one slot more, one that comes last, prices and prizes', () => {
    expect(challenge(check(['K1', 'R3', 'R4'], { modifiers: ['One More Knot'] })).slots).toHaveLength(4);
    const last = check(['K1', 'R3', 'R4'], { modifiers: ['Last Light'] });
    last.expectQuestion('challenge.place').expectOffers(0, ['place:0:1'], ['place:6:0']); // K? only after *3 and *5
    last.seat(0).refuses('place:6:0', 'RA-16.3');
    const wager = endRound(
      check(['K1', 'R3', 'R5'], { modifiers: ['On a Wager', 'Second Wind'], board: { fatigue: [3, 0] } }),
    );
    wager.expectBoard({ gold: 2, fatigue: [2, 0] });
    const lost = endRound(check(['K1', 'R3', 'R4'], { modifiers: ['On a Wager'], board: { gold: 1 } }));
    lost.expectBoard({ gold: 0 }); // RA-R81
  });
});

describe('modifiers of enemies', () => {
  const NONE = ['G1', 'G1', 'G1'];

  test('Drowning Grip and Cornered: every counterattack, and every one in the last round', () => {
    // Nothing fits, so nobody is asked anything: three rounds pass.
    const grip = fight([{ number: 1, modifiers: ['Drowning Grip'] }], [NONE, NONE, NONE]);
    expect(told(grip, 'counterattack')[0]).toMatchObject({ amount: 6 });
    const cornered = fight([{ number: 1, modifiers: ['Cornered'] }], [NONE, NONE, NONE]);
    expect(told(cornered, 'counterattack').map(({ amount }) => amount)).toEqual([3, 3, 6]);
  });

  test('Shell-Backed, Wounded, Hoarder: slots and rewards of its own card', () => {
    const slots = (modifier: string) => challenge(fight([{ number: 1, modifiers: [modifier] }], [NONE])).slots;
    expect(slots('Shell-Backed')).toHaveLength(4);
    expect(slots('Wounded')).toHaveLength(2);
    expect(slots('Hoarder')[0]).toMatchObject({ gold: 2 });
  });

  test('Hoarder and Blood in the Mud: on the first slot, on the last one, each of its own enemy', () => {
    const foes = [
      { number: 12, modifiers: ['Hoarder'] },
      { number: 13, modifiers: ['Blood in the Mud'] },
    ];
    const slotsOf = (enemies: object[]) => challenge(fight(enemies, [NONE])).slots;
    const added = (enemies: typeof foes) => {
      const plain = slotsOf(enemies.map(({ number }) => ({ number })));
      return slotsOf(enemies).flatMap(({ enemy, xp, gold }, i) =>
        xp === plain[i].xp && gold === plain[i].gold
          ? []
          : [{ enemy, i, xp: xp - plain[i].xp, gold: gold - plain[i].gold }],
      );
    };
    const [first, second] = foes.map(({ number }) => slotsOf([{ number }]).length);
    expect(added(foes)).toEqual([
      { enemy: 0, i: 0, xp: 0, gold: 2 },
      { enemy: 1, i: first + second - 1, xp: 1, gold: 0 },
    ]);
    expect(added(foes.slice().reverse())).toEqual([
      { enemy: 0, i: second - 1, xp: 1, gold: 0 },
      { enemy: 1, i: second, xp: 0, gold: 2 },
    ]);
  });

  test('RA-21.3: each modifier card exists once: the second foe to name it goes without', () => {
    const foes = [1, 5, 3].map((number) => ({ number, modifiers: ['Grudge', 'Cornered'].slice(0, number) }));
    const [grudge, cornered] = ['Grudge', 'Cornered'].map((name) => findModifier(house, name)!);
    expect(challenge(fight(foes, [NONE])).modifiers).toEqual([[grudge], [cornered], []]);
  });

  test('RA-R79: a round_start that takes a coin does not end a combat of a party that lay already', () => {
    const board = { fatigue: [16, 16], gold: 2, story: { label: 'A2', died: 1 } };
    const game = fight([{ number: 1, modifiers: ['Pickpocket'] }], [['R1', 'K1', 'G4']], { board });
    expect(told(game, 'dice.rolled')).toMatchObject([{ dice: { length: 3 } }]);
    endRound(game);
    expect(told(game, 'combat.over')).toMatchObject([{ won: false, covered: 3 }]); // RA-24.5
    game.expectBoard({ gold: 2 }); // one was taken, one was the reward of the slot
  });

  test('Ambush acts in the first round only', () => {
    const game = fight(
      [{ number: 12, modifiers: ['Ambush'] }],
      [
        ['R1', 'W2', 'W2'],
        ['R1', 'W2', 'W2'],
      ],
      { classes: ['wallbreaker'] },
    );
    expect(game.match.pending.asks[0].question).not.toBe('challenge.play');
    endRound(game);
    game.expectQuestion('challenge.play', 0);
  });

  test('RA-R76, E55: No Quarter begins on the second space: two rounds, and then it is over for all', () => {
    const pools = [['R1', 'G1', 'G1'], NONE];
    const game = fight([{ number: 1, modifiers: ['No Quarter'] }, { number: 5 }], pools, { board: { xp: 3 } });
    expect(challenge(game).marker).toEqual([1, 0]);
    endRound(game);
    expect(boardOf(game).story.keywords).toEqual(['LOST']);
    expect(told(game, 'combat.over')).toMatchObject([{ rounds: 2 }]);
    game.expectBoard({ xp: 2 });
    expect(told(game, 'track').map(({ enemy, space }) => [enemy, space])).toEqual([
      [1, 2],
      [5, 2],
    ]); // the bully acts from its second space once; the novice's first space does nothing
  });

  test('RA-R78: on_victory always, on_defeat only of enemies that stand; round_start that exhausts all ends it', () => {
    const bounty = endRound(fight([{ number: 1, modifiers: ['Bounty Posted'] }], [['R1', 'K1', 'G4']]));
    bounty.expectBoard({ gold: 3 });
    const foul = fight([{ number: 12, modifiers: ['Foul Breath'] }], [['W1', 'W2', 'W3']], {
      board: { fatigue: [7, 7] },
    });
    endRound(foul); // 6 counterattacks, 2 by the track: 15 each; then the breath
    expect(boardOf(foul).story.keywords).toEqual(['LOST']);
  });
});
