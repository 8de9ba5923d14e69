import { expect, test } from 'vitest';
import { actionNamed, party } from '../scenarios/table.fixture';
import { brief, briefOfMany } from '../text/brief';
import type { Seen } from './board';
import { ATTACK, DEFENSE, HEALTH, TRICK } from './cards/cards';
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
    const gain = gainOf(seen, seat, actionNamed(key));
    expect(gain, key).toMatchObject({ kind: 'hit', who, enemy });
    expect(gain!.becomes, key).toBeGreaterThan(gain!.now);
  }
  expect(gainOf(seen, 0, actionNamed('run'))).toBeNull();
});

/** Attack 8, so 24 of 52 cards hit (PR-1.7); Hilda (Defense 13) wards off 44 of 52, Ragna (Defense 6) 16. */
const STRUCK = {
  enemies: [{ sheet: { type: 'commander', stats: [6, 5, 8, 7] } }],
  party: { 0: { stats: [null, 13, null, null] }, 2: { stats: [null, 6, null, null] } },
};

test('PR-8.1 PR-9.5 what a stance and a shield do against the next blow', () => {
  const seen = seenIn(STRUCK);
  expect(percents(gainOf(seen, 2, actionNamed('defend'))!)).toEqual([32, 0]); // 24 of 52 times 36 of 52
  const cover = gainOf(seen, 0, actionNamed('protect-other:2'))!;
  expect(cover).toMatchObject({ kind: 'cover', who: 2 });
  expect(percents(cover)).toEqual([32, 7]); // Hilda takes it, with her own Defense.
});

test('PR-9.5 PR-17.2 a Protector in stance lets no blow through, and one that moves leaves the first ally open', () => {
  const guarded = seenIn({ ...STRUCK, party: { ...STRUCK.party, 0: { stats: [null, 13, null, null], stance: 1 } } });
  expect(gainOf(guarded, 0, actionNamed('protect-other:2'))!.becomes).toBe(0);
  const moved = seenIn({ ...STRUCK, tokens: [{ owner: 0, on: 2, suit: DEFENSE, kind: 'protector' }] });
  expect(gainOf(moved, 2, actionNamed('defend'))).toMatchObject({
    becomes: gainOf(moved, 2, actionNamed('defend'))!.now,
  }); // Hilda takes it anyway.
  expect(gainOf(moved, 0, actionNamed('protect-other:2'))!.becomes).toBe(
    gainOf(moved, 0, actionNamed('protect-other:2'))!.now,
  ); // Nothing new.
});

test('PR-9.19 PR-9.21 PR-9.22 a token on any other stat names its gain as well', () => {
  const seen = seenIn(STRUCK);
  const { id, hp } = seen.b.enemies[0];
  const [shield, wit] = [
    gainOf(seen, 3, actionNamed(`buff-ally:2:${DEFENSE}`))!,
    gainOf(seen, 3, actionNamed(`buff-ally:1:${TRICK}`))!,
  ];
  expect(shield).toMatchObject({ kind: 'blow', who: 2, enemy: id });
  expect(shield.becomes).toBeLessThan(shield.now);
  expect(wit.becomes).toBeGreaterThan(wit.now);
  const [weak, dull] = [
    gainOf(seen, 3, actionNamed(`curse-enemy:${id}:${ATTACK}`))!,
    gainOf(seen, 3, actionNamed(`curse-enemy:${id}:${TRICK}`))!,
  ];
  expect(weak).toMatchObject({ kind: 'blow', enemy: id });
  expect(weak.becomes).toBeLessThan(weak.now);
  expect(dull.becomes).toBeLessThan(dull.now);
  expect(gainOf(seen, 3, actionNamed(`curse-enemy:${id}:${HEALTH}`))).toMatchObject({
    kind: 'hp',
    now: hp,
    becomes: hp - 1,
  });
  expect(gainOf(seen, 3, actionNamed(`buff-ally:2:${HEALTH}`))).toBeNull(); // "Health 9 to 10" has said it.
});

test('PR-9.11 PR-9.12 PR-9.16 what is readied names what it readies', () => {
  const seen = seenIn(STRUCK);
  expect(gainOf(seen, 1, actionNamed('boost-heal'))).toMatchObject({ kind: 'cure', now: 1, becomes: 3 });
  expect(gainOf(seen, 2, actionNamed('double-damage'))).toMatchObject({ kind: 'damage', now: 1, becomes: 2 });
  const hurt = seenIn({ ...STRUCK, party: { 1: { stats: [9, null, null, null], hp: 7, boosted: 1 } } });
  expect(brief(hurt, 1, actionNamed('cure:1'))).toMatchObject({ with: { count: 2 } }); // PR-3.10: no more than is missing
});

test('PR-1.7 a deed in one line says how likely it is and what it would change', () => {
  const seen = seenIn();
  const enemy = seen.b.enemies[0].id;
  expect(brief(seen, 2, actionNamed(`attack:${enemy}`))).toMatchObject({ id: 'brief.attack', with: { damage: 1 } });
  const joint = brief(seen, 0, actionNamed('joint-attack:2'));
  expect(joint).toMatchObject({ id: 'brief.joint-attack' });
  const said = joint!.with!.gain as { id: string; with: { from: number; to: number } };
  expect(said.id).toBe('brief.gain.hit');
  expect(said.with.to).toBeGreaterThan(said.with.from);
  const shown = (seat: number, key: string) => brief(seen, seat, actionNamed(key))!.with!.gain;
  for (const [seat, key, id] of [
    [0, 'defend', 'blow'],
    [0, 'protect-other:1', 'cover'],
    [1, 'boost-heal', 'cure'],
    [2, 'double-damage', 'damage'],
  ] as const)
    expect(shown(seat, key), key).toMatchObject({ id: `brief.gain.${id}` });
  expect(brief(seen, 0, actionNamed('run'))).toBeNull(); // It needs all its words.
  expect(brief(seen, 2, actionNamed('epic:xxx'))).toMatchObject({ with: { gist: { id: 'epics.xxx.gist' }, turns: 3 } }); // "XXX" says nothing.
});

test('PR-9.2 PR-9.5 the head of a folded list names the deed that changes most', () => {
  const seen = seenIn(STRUCK);
  const told = briefOfMany(seen, 0, ['protect-other:1', 'protect-other:2', 'protect-other:3'].map(actionNamed));
  expect(told).toMatchObject({ id: 'brief.most', with: { who: { seat: 2 }, gain: { with: { from: 32, to: 7 } } } });
  expect(briefOfMany(seen, 0, ['run:4:1', 'run:4:3'].map(actionNamed))).toBeNull();
});
