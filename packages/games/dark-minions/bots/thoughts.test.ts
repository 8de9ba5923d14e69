import { Chair, Match, quickStream } from '@tabard/kernel';
import { expect, test } from 'vitest';
import { darkMinions } from '../rules';
import { BLACK, type DarkMinions } from '../rules/board';
import { shouldClaim } from './claim';
import { Memory } from './memory';
import { lookOut } from './outlook';
import { bestPlan } from './plans';
import { SCHEMER } from './styles';
import { levelWorth } from './towers';
import { siegeOf, siegeWorth } from './towns';

/** Seat 0's thoughts at the start of a game whose board was changed like this. */
function thinking(change: (b: DarkMinions) => void, rivals = 3) {
  const match = Match.start(darkMinions, { seats: 4, seed: 'thoughts', options: { firstSeat: '1' } });
  change(match.board);
  const chair = new Chair(match, 0, quickStream(1));
  const memory = new Memory(chair);
  memory.listen();
  memory.won.fill(rivals, 1);
  return { o: lookOut(chair, memory, { ...SCHEMER, envy: 0 }), memory };
}

const fortyVp = (b: DarkMinions) => {
  b.vpTwo[0] = 20;
};

test('it claims when it leads and keeps silent when it does not', () => {
  const claims = ({ o, memory }: ReturnType<typeof thinking>) => shouldClaim(o, memory);
  expect(claims(thinking(fortyVp, 42))).toBe(true);
  expect(claims(thinking(fortyVp, 44))).toBe(false);
});

test('at the same total the Towns won decide, then the level', () => {
  const { o, memory } = thinking(fortyVp, 43);
  expect(shouldClaim(o, memory)).toBe(false); // shared
  memory.townsWon[0] = 1;
  expect(shouldClaim(o, memory)).toBe(true);
});

test('what a claim would settle first is counted in', () => {
  const met = (b: DarkMinions) => {
    fortyVp(b);
    b.besiegers[0] = [0, 14, 0, 0];
    b.trigger[0] = 1;
  };
  const { o, memory } = thinking(met, 40);
  expect(shouldClaim(o, memory)).toBe(false);
});

test('a Town that is met pays places and tile; a tie is shared', () => {
  const { o } = thinking((b) => {
    b.besiegers[0] = [10, 6, 0, 0];
    b.besiegers[1] = [8, 8, 0, 0];
    b.trigger[0] = 0;
  });
  const prize = (slot: number) => {
    const town = o.c.towns[o.b.town[slot]];
    return town.vp + town.skulls * (1 + SCHEMER.skull);
  };
  expect(siegeWorth(o, siegeOf(o, 0), 1)).toBeCloseTo(prize(0) + 1);
  expect(siegeWorth(o, siegeOf(o, 1), 1)).toBeCloseTo((prize(1) + 2) / 2);
});

test('a level is worth less when the end is near, and nothing at the top', () => {
  const early = thinking(() => {}).o;
  const late = thinking(() => {}, 38).o;
  expect(levelWorth(early, 1)).toBeGreaterThan(levelWorth(late, 1));
  expect(levelWorth(early, 5)).toBe(0);
});

test('it takes the Tower that completes a set', () => {
  const { o } = thinking((b) => {
    b.phase = 'commit';
    b.dice = ['black', 'black', 'black'];
    b.face = [5, 1, 1]; // 6, 2, 2
    b.use = ['free', 'free', 'free'];
    b.useAt = [-1, -1, -1];
    b.towers[0] = [1, 1, 0];
  });
  const colours = bestPlan(o, quickStream(1)).steps.map(({ does }) => (does as { colour?: number }).colour);
  expect(colours).toContain(BLACK);
});

test('without minions it fetches some back', () => {
  const { o } = thinking((b) => {
    b.phase = 'commit';
    b.dice = ['black', 'black', 'black'];
    b.face = [5, 4, 3];
    b.use = ['free', 'free', 'free'];
    b.useAt = [-1, -1, -1];
    b.supply[0] = 0;
    b.graveyard[0] = 50;
  });
  expect(bestPlan(o, quickStream(1)).steps[0].does).toBe('respawn');
});
