import { quickStream } from '@tabard/kernel';
import { describe, expect, test } from 'vitest';
import { house } from '../content/house';
import { bestPlacement } from '../rules/challenge/assign';
import { manipulate } from '../rules/challenge/manipulate';
import { Carrying, playOf } from './answers';
import { atStep, bruteForce, type Case, puzzleOf } from './brute.fixture';
import { bestLine } from './line';
import { drive } from './table';

/** Cards that roll nothing; the second list holds those that look at other dice. */
const SURE = [
  'ringmail-coif',
  'grudge-axe',
  'longsword',
  'sigil-of-embers',
  'close-order-drill',
  'troll-bone-club',
  'lopsided',
  'snake-eyed',
  'inkhorn-stiletto',
  'overgrown',
  'late-bloomer',
  'topsy-turvy-verse',
  'turncoat',
];
const ABILITIES = [
  'wallbreaker',
  'pikeman',
  'latchfinger',
  'knife-courier',
  'briarwarden',
  'mountebank',
  'fortune-teller',
];

function randomCase(seed: number): Case {
  const chance = quickStream(seed);
  const pick = <T>(list: readonly T[]): T => list[chance.below(list.length)];
  const cards = SURE.slice();
  const seats = 1 + chance.below(2);
  const hand = () => Array.from({ length: seats === 1 ? 2 : 1 }, () => cards.splice(chance.below(cards.length), 1)[0]);
  const skill = pick(house.skills);
  const letters = `${skill.attributes.map((attr) => 'RKGBWP'[['STR', 'DEX', 'CON', 'INT', 'WIS', 'CHA'].indexOf(attr)]).join('')}RKG`;
  return {
    skill: skill.id,
    difficulty: 1 + chance.below(3),
    hands: Array.from({ length: seats }, hand),
    pool: Array.from({ length: 3 }, () => `${pick([...letters])}${1 + chance.below(6)}`),
    classes: chance.below(3) === 0 ? [pick(ABILITIES)] : [],
    tokens: chance.below(2),
  };
}

describe('by choice alone', () => {
  test('as good as every line that the rules allow, and no dearer', () => {
    for (let seed = 1; seed <= 12; seed++) {
      const given = randomCase(seed);
      const line = bestLine(puzzleOf(atStep(given)));
      const { covered, cost } = bruteForce(atStep(given));
      expect({ covered: line.covered, cost: line.cost }, `${seed} ${JSON.stringify(given)}`).toEqual({ covered, cost });
    }
  });

  test('a swap and a copied value are found', () => {
    const given = (card: string): Case => ({
      skill: 'stealth',
      difficulty: 1,
      hands: [[card]],
      pool: ['K3', 'R2', 'R5'],
    });
    for (const card of ['cut-the-line', 'tithe-scales', 'quadrille']) {
      const { covered, cost } = bruteForce(atStep(given(card)));
      expect(bestLine(puzzleOf(atStep(given(card)))), card).toMatchObject({ covered, cost });
    }
  });

  test('RA-16.3: what a modifier forbids is not played', () => {
    const given: Case = { skill: 'stealth', difficulty: 1, hands: [['ringmail-coif']], pool: ['K2', 'R3', 'R4'] };
    expect(bestLine(puzzleOf(atStep(given))).covered).toBe(3); // R4 is stepped to 5
    expect(bestLine(puzzleOf(atStep({ ...given, modifiers: ['Numb Fingers'] }))).covered).toBe(2);
  });

  test('RA-18.5, RA-18.7: beyond the play limit it takes a token', () => {
    const hand = ['ringmail-coif', 'longsword'];
    const given: Case = { skill: 'stealth', difficulty: 1, hands: [hand, [], []], pool: ['K1', 'R4', 'R4'] };
    expect(bestLine(puzzleOf(atStep(given))).covered).toBe(2);
    expect(bestLine(puzzleOf(atStep({ ...given, tokens: 1 })))).toMatchObject({ covered: 3, cost: 8 });
  });

  test('its moves, answered at the table, cover what the line promises', () => {
    for (let seed = 100; seed < 120; seed++) {
      const g = atStep(randomCase(seed));
      const line = bestLine(puzzleOf(g));
      for (const move of line.moves) {
        const carrying = new Carrying(move);
        drive(g, manipulate(g), (seen, asks) => {
          const ask = asks.find(({ seat }) => seat === move.play.seat) ?? asks[0];
          const foreseen = carrying.copy().answer(seen, ask); // a copy may be asked as often as one likes
          const option = ask.question === 'challenge.play' ? playOf(move, ask.options) : carrying.answer(seen, ask);
          if (ask.question !== 'challenge.play') expect(foreseen).toBe(option);
          return { seat: ask.seat, option: option ?? (ask.question === 'bonus.spend' ? 'yes' : 'none foreseen') };
        });
      }
      expect(bestPlacement(g).length, `${seed}`).toBe(line.covered);
    }
  });

  test('a card more never hurts, and the order of the dice is all one', () => {
    for (let seed = 200; seed < 215; seed++) {
      const given = randomCase(seed);
      const { covered } = bestLine(puzzleOf(atStep(given)));
      const hands = given.hands.map((hand, seat) => (seat === 0 ? [...hand, 'diplomacy'] : hand));
      expect(bestLine(puzzleOf(atStep({ ...given, hands }))).covered).toBeGreaterThanOrEqual(covered);
      const turned = { ...given, pool: given.pool.slice().reverse() };
      expect(bestLine(puzzleOf(atStep(turned))).covered).toBe(covered);
    }
  });
});

describe('with rolls', () => {
  const one = (hand: string[], pool: string[], more: Partial<Case> = {}): Case => ({
    skill: 'stealth', // row I: K? *3 *5
    difficulty: 1,
    hands: [hand],
    pool,
    ...more,
  });
  const weighed = (given: Case) =>
    bestLine({ ...puzzleOf(atStep(given)), goal: 'all' }, { rolls: 'all', effort: 100_000 });

  test('RA-38.3: one die, one face of six', () => {
    const line = weighed(one(['ringmail-hauberk'], ['K1', 'R3', 'R1']));
    expect(line).toMatchObject({ rolls: true, exact: true });
    expect(line.all).toBeCloseTo(1 / 6, 12);
  });

  test('a step in hand makes it three faces of six, and is kept for after the roll', () => {
    const line = weighed(one(['ringmail-hauberk', 'ringmail-coif'], ['K1', 'R3', 'R1']));
    expect(line.all).toBeCloseTo(3 / 6, 12);
    expect(line.moves[0].picks).toMatchObject([{ op: 'reroll' }]);
  });

  test('two rerolls, one after another: 11 of 36', () => {
    const line = weighed(one(['ringmail-hauberk', 'ringmail-gauntlets'], ['K1', 'R3', 'R1']));
    expect(line.all).toBeCloseTo(11 / 36, 12);
  });

  test('a die is made black so that a black die can be rerolled', () => {
    // K? is covered by the black 1; the reroll takes black dice only, and a second one is wanted for the 5.
    const line = weighed(one(['coachmans-whip', 'two-faced'], ['K1', 'R3', 'R1']));
    expect(line.all).toBeGreaterThanOrEqual(1 / 6 - 1e-12);
    expect(line.exact).toBe(true);
  });

  test('RA-39.6: a random die set to 6; RA-38.5: a die of a named colour, rolled', () => {
    const six: Case = { skill: 'carouse', difficulty: 1, hands: [['clarity']], pool: ['P1', 'R2'] }; // P? *2 *6
    expect(weighed(six).all).toBeCloseTo(1, 12);
    expect(weighed(one(['pact-of-ash'], ['R3', 'R5'])).all).toBeCloseTo(1, 12); // any black die will do
  });

  test('an effort too small is told: the line is sound, and not called exact', () => {
    const given = one(['ringmail-hauberk', 'tempt-fate', 'rootless'], ['K1', 'R3', 'R1']);
    const little = bestLine(puzzleOf(atStep(given)), { rolls: 'all', effort: 40 });
    expect(little.exact).toBe(false);
    expect(little.covered).toBeGreaterThanOrEqual(2);
    expect(little.covered).toBeLessThanOrEqual(
      bestLine(puzzleOf(atStep(given)), { rolls: 'all', effort: 50_000 }).covered + 1e-9,
    );
  });
});
