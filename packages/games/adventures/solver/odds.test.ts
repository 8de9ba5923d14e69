import { describe, expect, test } from 'vitest';
import { house } from '../content/house';
import { atStep } from './brute.fixture';
import { odds, outlook, type Party } from './index';
import { typicalParty, wealthAt } from './typical';

const NOTHING = [0, 0, 0, 0, 0, 0];
const alone = (hand: string[], scores = NOTHING): Party => ({
  heroes: [{ class: 'wallbreaker', scores, hand, tired: true }],
});
const TOLL = { kind: 'combat', enemies: [{ number: 1 }] } as const;

describe('odds', () => {
  test('ledger 5.6: `p? *3 *5` with three random dice and no card is near what can be reckoned', () => {
    const { success, slots, tries } = odds(
      house,
      { kind: 'check', skill: 'stealth', difficulty: 1 },
      alone([]),
      { dice: 0 },
      { tries: 200 },
    );
    expect(slots).toBe(3);
    expect(tries).toBe(200);
    // Ordered: a 3, a 5 and any black one: (6 × 1/6 × 1/6) × about 1/6 and little more.
    expect(success).toBeGreaterThan(0.005);
    expect(success).toBeLessThan(0.08);
  });

  test('they are the same every time, and another seed is another sample', () => {
    const party = (i: number) => typicalParty(house, 2, wealthAt(1, 2), i);
    const once = () => odds(house, { kind: 'check', skill: 'haul', difficulty: 2 }, party, { dice: 1 }, { tries: 6 });
    expect(once()).toEqual(once());
    expect(typicalParty(house, 2, wealthAt(1, 2), 3)).not.toEqual(typicalParty(house, 2, wealthAt(1, 2), 4));
  });

  test('RA-17.3: dice bought help, and cost fatigue', () => {
    const party = alone([], [3, 3, 3, 3, 3, 3]);
    const box = { kind: 'check', skill: 'decipher', difficulty: 1 } as const; // B? W? *3
    const [none, two] = [0, 2].map((dice) => odds(house, box, party, { dice }, { tries: 120 }));
    expect(two.success).toBeGreaterThan(none.success + 0.1);
    expect([none.fatigue, two.fatigue]).toEqual([0, 2]);
  });

  test('a fight: rounds, fatigue, and what a modifier does to it', () => {
    const party = (i: number) => typicalParty(house, 2, wealthAt(1, 2), i);
    const plain = odds(house, TOLL, party, { dice: 1 }, { tries: 10 });
    expect(plain.success).toBeGreaterThan(0.9);
    expect(plain.rounds).toBeLessThan(3);
    const gripping = { kind: 'combat', enemies: [{ number: 1, modifiers: ['Drowning Grip'] }] } as const;
    expect(odds(house, gripping, party, { dice: 1 }, { tries: 10 }).fatigue).toBeGreaterThan(plain.fatigue);
  });
});

describe('the outlook before a roll', () => {
  const before = (pool: string[]) => {
    const g = atStep({ skill: 'stealth', difficulty: 1, hands: [[]], pool }); // K? *3 *5, three dice
    g.b.stage = 'pool';
    return g;
  };

  test('all bought: every pool is weighed; three black dice: a 3 and a 5 among them', () => {
    const { all, exact } = outlook(before(['K1', 'K1', 'K1']));
    expect(exact).toBe(true);
    expect(all).toBeCloseTo(30 / 216, 12); // 216 − 2 × 125 + 64 = 30
  });

  test('two bought and one drawn: still exact; nothing bought: a sample', () => {
    const one = outlook(before(['K1', 'K1']));
    expect(one.exact).toBe(true);
    // A third black die (4 of the 34 left): as above. Another: it must be the 3 or the 5, a black die the other one.
    expect(one.all).toBeCloseTo((4 / 34) * (30 / 216) + (30 / 34) * (2 / 6) * (11 / 36), 12);
    expect(outlook(before([])).exact).toBe(false);
  });
});
