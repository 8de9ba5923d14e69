import { expect, test } from 'vitest';
import { party } from '../scenarios/table.fixture';
import { brief } from '../text/brief';
import type { Seen } from './board';
import { ATTACK, DEFENSE, HEALTH } from './cards/cards';
import { changeByToken, changeByTreasure, gainOf } from './gains';

const FOE = { enemies: [{ cards: [9, 8, 5, 4] }] };
const seenIn = (given: Parameters<typeof party>[0] = FOE): Seen => party(given, {}).match.seen(0) as Seen;
const percents = ({ now, becomes }: { now: number; becomes: number }) => [now, becomes].map((n) => Math.round(100 * n));

test('PR-3.4 a treasure lifts the stat it is laid on, and with it the chance of its check', () => {
  const seen = seenIn({ ...FOE, party: { 0: { stats: [null, null, 6, null] } } });
  const { now, becomes, chance } = changeByTreasure(seen, 0, ATTACK, 1);
  expect([now, becomes]).toEqual([6, 7]);
  expect(percents(chance!)).toEqual([31, 38]); // 16 and 20 of 52
  expect(changeByTreasure(seen, 0, ATTACK, -1)).toMatchObject({ now: 6, becomes: 6 }); // There is none to lose.
  expect(seen.b.party[0].treasure[ATTACK]).toBe(0); // It was only asked about.
});

test('PR-3.4 PR-1.6 at 15 a treasure changes nothing, and Health has no check', () => {
  const seen = seenIn({ ...FOE, party: { 0: { stats: [7, null, 14, null], treasure: [0, 0, 1, 0] } } });
  expect(changeByTreasure(seen, 0, ATTACK, 1)).toMatchObject({ now: 15, becomes: 15 });
  expect(changeByTreasure(seen, 0, HEALTH, 1)).toEqual({ now: 7, becomes: 8, chance: null });
});

test('PR-9.19 PR-9.21 a token is worth one, up for a friend and down for an enemy', () => {
  const seen = seenIn();
  const enemy = seen.b.enemies[0].id;
  const [ally, foe] = [changeByToken(seen, 3, 2, ATTACK), changeByToken(seen, 3, enemy, DEFENSE)];
  expect(ally.becomes).toBe(ally.now + 1);
  expect(foe.becomes).toBe(foe.now - 1);
  expect(foe.chance!.becomes).toBeLessThan(foe.chance!.now);
});

test('PR-9.2 PR-9.14 PR-9.19 PR-9.21 what a support does for the attack it helps', () => {
  const seen = seenIn();
  const enemy = seen.b.enemies[0].id;
  for (const [seat, key, who] of [
    [0, 'joint-attack:2', 2],
    [2, 'precise-strike', 2],
    [3, `buff-ally:2:${ATTACK}`, 2],
    [3, `curse-enemy:${enemy}:${DEFENSE}`, 3],
  ] as const) {
    const gain = gainOf(seen, seat, key);
    expect(gain, key).toMatchObject({ who, enemy });
    expect(gain!.becomes, key).toBeGreaterThan(gain!.now);
  }
  expect(gainOf(seen, 3, `buff-ally:2:${DEFENSE}`)).toBeNull();
  expect(gainOf(seen, 0, 'defend')).toBeNull();
});

test('PR-1.7 a deed in one line says how likely it is and what it would change', () => {
  const seen = seenIn();
  const enemy = seen.b.enemies[0].id;
  expect(brief(seen, 2, `attack:${enemy}`)).toMatchObject({ id: 'brief.attack', with: { damage: 1 } });
  const joint = brief(seen, 0, 'joint-attack:2');
  expect(joint).toMatchObject({ id: 'brief.joint-attack' });
  expect(joint!.with!.to).toBeGreaterThan(joint!.with!.from as number);
  expect(brief(seen, 0, 'run')).toBeNull(); // It needs all its words.
  expect(brief(seen, 2, 'epic:xxx')).toMatchObject({ with: { gist: { id: 'epics.xxx.gist' }, turns: 3 } }); // "XXX" says nothing.
});
