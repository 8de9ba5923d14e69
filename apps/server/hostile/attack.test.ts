/** A few thousand hostile messages; `npm run attack` sends a million. */
import { expect, test } from 'vitest';
import { games } from '../src/games';
import { openInn } from '../src/inn.fixture';
import { attack } from './attack.fixture';
import { UNFLINCHING } from './unflinching';

test('whatever is said, each is refused with a reason, and nothing changes but by answers in earnest', async () => {
  const house = await openInn(games, { at: { limits: UNFLINCHING } });
  try {
    const report = await attack({ house, games, messages: 3_000, seed: 1 });
    expect(report.sent).toBeGreaterThanOrEqual(3_000);
    expect(report.answers).toBeGreaterThan(20);
    expect(Object.keys(report.reasons).length).toBeGreaterThan(12);
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
  } finally {
    await house.close();
  }
});
