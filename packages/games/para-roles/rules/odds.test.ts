import { expect, test } from 'vitest';
import { actionNamed, boardOf, moveNamed, party } from '../scenarios/table.fixture';
import type { ParaRoles, Seen } from './board';
import { ATTACK, DEFENSE, FULL_PACK, HEALTH, succeeds, TRICK } from './cards/cards';
import { chanceOf, chanceOfPreview, cureOf, oddsOf, previewAction, previewMove, statWithToken } from './odds';

type Given = Parameters<typeof party>[0];
const TWO_FOES: Given = { enemies: [{ cards: [9, 8, 5, 4] }, { cards: [6, 3, 3, 3] }] };

/** As seat 0 sees it: what is face down is hidden. */
const seenIn = (given: Given = {}, options = {}): Seen => party(given, options).match.seen(0) as Seen;
const pick = (seen: Seen, key: string, seat = 0) => {
  const preview = previewAction(seen, seat, actionNamed(key));
  return (
    preview && {
      good: preview.good,
      of: preview.of,
      need: preview.need,
      damage: preview.damage,
      defense: preview.second && [preview.second.good, preview.second.of],
    }
  );
};

// ---- checks

test.each([2, 3, 4, 9, 14])('PR-1.7 a full deck against a stat of %i', (stat) => {
  const seen = seenIn({ ...TWO_FOES, party: { 0: { stats: [null, null, stat, null] } } });
  expect(oddsOf(seen, 0, ATTACK)).toEqual({ good: stat === 2 ? 4 : 4 * (stat - 2), of: 52 });
});

test('PR-1.6 PR-1.7 against 15 every card is good', () => {
  const seen = seenIn({ party: { 0: { stats: [null, null, 14, null], treasure: [0, 0, 3, 0] } } });
  expect(oddsOf(seen, 0, ATTACK)).toEqual({ good: 52, of: 52 });
});

test('PR-1.7 PR-2.5 what lies in the discard pile or in play cannot come', () => {
  const seen = seenIn({ ...TWO_FOES, discard: ['2♠', '3♠', 'K♠'] });
  expect(oddsOf(seen, 2, ATTACK)).toEqual({ good: 26, of: 49 }); // Attack 9, without a 2 and a 3
  const b: ParaRoles = { ...seen.b, inPlay: [FULL_PACK[0]] }; // 2♥
  expect(oddsOf({ ...seen, b }, 2, ATTACK)).toEqual({ good: 25, of: 48 });
});

test('PR-1.7 PR-2.6 with the deck empty the discard pile is what comes', () => {
  const seen = seenIn({ ...TWO_FOES, deckLeft: 0 });
  expect(oddsOf(seen, 2, ATTACK)).toEqual({ good: 28, of: 52 });
});

test('PR-1.9 one good card of two is enough', () => {
  const seen = seenIn(TWO_FOES);
  const { good, of } = oddsOf(seen, 2, ATTACK, { cards: 2 }); // 24 of 52 fail
  expect([good, of]).toEqual([52 * 51 - 24 * 23, 52 * 51]);
});

test('PR-19.10 where the worse of two counts, both must be good', () => {
  expect(oddsOf(seenIn(TWO_FOES), 2, ATTACK, { cards: 2, worst: true })).toEqual({ good: 28 * 27, of: 52 * 51 });
});

test('PR-2.6 the second of two cards may come from the discard pile', () => {
  const game = party({ ...TWO_FOES, deckLeft: 1 });
  const [last] = boardOf(game).deck;
  const { good, of } = oddsOf(game.match.seen(0) as Seen, 2, ATTACK, { cards: 2 });
  expect(of).toBe(1 * 51);
  const bad = succeeds(last, 9) ? 0 : 23;
  expect(good).toBe(51 - bad);
});

test('section 7: what is face down does not change the odds', () => {
  const game = party({ ...TWO_FOES, draws: ['A♠', 'A♥'] });
  for (const viewer of [0, null, 'everything'] as const) {
    expect(oddsOf(game.match.seen(viewer) as Seen, 2, ATTACK)).toEqual({ good: 28, of: 52 });
  }
});

// ---- attacks

test('PR-7.1 PR-7.2 an attack, then the Defense of its target', () => {
  const seen = seenIn(TWO_FOES);
  expect(pick(seen, 'attack:4', 2)).toEqual({ need: 9, good: 28, of: 52, damage: 1, defense: [24, 52] });
  expect(pick(seen, 'attack:5', 2)).toEqual({ need: 9, good: 28, of: 52, damage: 1, defense: [4, 52] });
  const preview = previewAction(seen, 2, actionNamed('attack:4'));
  expect(preview && chanceOfPreview(preview)).toBeCloseTo((28 / 52) * (28 / 52));
});

test('PR-9.14 PR-9.16 what is ready counts: no Defense check, twice the damage', () => {
  const seen = seenIn({ ...TWO_FOES, party: { 2: { precise: 1, doubled: 1 } } });
  expect(pick(seen, 'attack:4', 2)).toMatchObject({ damage: 2, defense: null });
});

test('PR-9.3 PR-13.31 Joint Attack draws one card more, Future Sight another', () => {
  const tokens = [{ owner: 0, on: 2, suit: ATTACK, kind: 'protector' }];
  expect(previewAction(seenIn({ ...TWO_FOES, tokens }), 2, actionNamed('attack:4'))).toMatchObject({
    cards: 2,
    of: 52 * 51,
  });
  const seen = seenIn({ ...TWO_FOES, tokens, effects: [{ effect: 'future-sight', user: 3 }] });
  expect(previewAction(seen, 2, actionNamed('attack:4'))).toMatchObject({ cards: 3, of: 52 * 51 * 50 });
  expect(previewAction(seen, 2, actionNamed('attack:4'))?.second).toMatchObject({ cards: 1, of: 52 }); // PR-13.29
  expect(previewAction(seen, 1, actionNamed('attack:4'))).toMatchObject({ cards: 2 });
});

test('PR-7.4 PR-7.5 against a stance there is no damage, and no Defense check', () => {
  const seen = seenIn({ enemies: [{ cards: [9, 8, 5, 4], stance: 1 }] });
  expect(pick(seen, 'attack:4', 2)).toMatchObject({ good: 28, damage: 0, defense: null });
});

test('PR-7.8 the Defense is that of whoever protects the target', () => {
  const seen = seenIn({ enemies: [{ cards: [9, 8, 5, 4] }, { cards: [6, 3, 3, 3], protects: 0 }] });
  expect(pick(seen, 'attack:4', 2)).toMatchObject({ defense: [4, 52] });
});

test('PR-7.6 base, doubling, addition and ailment', () => {
  const seen = seenIn({
    ...TWO_FOES,
    party: { 2: { doubled: 1 } },
    effects: [
      { effect: 'call-of-the-wild', user: 2 },
      { effect: 'holy-aura', user: 1, who: [2] },
      { effect: 'call-of-the-grave', user: 3, suit: HEALTH, who: [{ enemy: 0 }] },
    ],
  });
  expect(pick(seen, 'attack:4', 2)).toMatchObject({ damage: (2 * 2 + 1) * 2 });
  expect(pick(seen, 'attack:5', 2)).toMatchObject({ damage: 2 * 2 + 1 });
});

test('PR-7.7 two sources of doubling double once', () => {
  const seen = seenIn({
    ...TWO_FOES,
    party: { 2: { doubled: 1 } },
    effects: [{ effect: 'inspiring-poetry', user: 0 }],
  });
  expect(pick(seen, 'attack:4', 2)).toMatchObject({ damage: 2 });
});

test('PR-1.8 PR-13.10 PR-13.15 an automatic hit is certain, with its Defense check', () => {
  const seen = seenIn({ ...TWO_FOES, effects: [{ effect: 'pattern-recognition', user: 1 }] });
  expect(previewAction(seen, 0, actionNamed('attack:4'))).toMatchObject({ sure: true, good: 52, of: 52, need: 6 });
  expect(pick(seen, 'attack:4')).toMatchObject({ defense: [24, 52] });
  const down = seenIn({ enemies: [{ cards: [9, 8, 5, 4], down: 2 }] });
  expect(previewAction(down, 0, actionNamed('attack:4'))).toMatchObject({ sure: true });
  expect(previewAction(down, 2, actionNamed('attack:4'))).toMatchObject({ sure: false }); // not for whoever knocked it down
});

test('PR-13.24 as one wishes: a hit through stance and Defense', () => {
  const seen = seenIn({
    enemies: [{ cards: [9, 8, 5, 4], stance: 1 }],
    effects: [{ effect: 'as-you-wish', user: 1 }],
  });
  expect(pick(seen, 'attack:4', 1)).toMatchObject({ good: 52, damage: 1, defense: null });
});

// ---- other actions

test('PR-8.1 PR-9.1 PR-14.1 PR-15.1 each action is checked against its stat', () => {
  const seen = seenIn({ ...TWO_FOES, party: { 0: { treasure: [1, 0, 0, 0] } } });
  const stats = (key: string, seat = 0) => previewAction(seen, seat, actionNamed(key))?.stat;
  expect(stats('defend')).toBe(DEFENSE);
  expect(['protect-other:1', 'joint-attack:2', 'swap', 'run:4:3'].map((key) => stats(key))).toEqual([3, 3, 3, 3]);
  expect(stats('run:4:1')).toBe(DEFENSE);
  expect(pick(seen, 'defend')).toEqual({ need: 8, good: 24, of: 52, damage: 0, defense: null });
});

test('PR-10.5 PR-12.3 PR-24.3 PR-24.4 where no check decides there are no odds', () => {
  const seen = seenIn({ ...TWO_FOES, pack: { flasks: 1, bombs: 1 } });
  for (const key of ['epic:immunity', 'flask:1', 'bomb', 'slot:0:cure', 'charge', 'begin', 'rest', 'run'])
    expect([key, previewAction(seen, 0, actionNamed(key))]).toEqual([key, null]);
});

test('PR-13.3 every Cure of the healer in a Medical Evac succeeds', () => {
  const seen = seenIn({ ...TWO_FOES, effects: [{ effect: 'medical-evac', user: 0, who: [1, 2] }] });
  expect(previewAction(seen, 1, actionNamed('cure:3'))).toMatchObject({ sure: true });
  expect(cureOf(seen, 1, 2)).toBe(3);
  expect(cureOf(seen, 1, 3)).toBe(1);
});

test('PR-9.11 PR-9.12 PR-P13 what a Cure restores', () => {
  expect(cureOf(seenIn(TWO_FOES), 1, 0)).toBe(1);
  expect(cureOf(seenIn({ ...TWO_FOES, party: { 1: { boosted: 1 } } }), 1, 0)).toBe(3);
  expect(cureOf(seenIn({ ...TWO_FOES, effects: [{ effect: 'still-hearts' }] }), 1, 0)).toBe(2);
});

test('PR-9.19 PR-9.21 PR-13.17 PR-P13 what one more token would make of a stat', () => {
  const seen = seenIn(TWO_FOES);
  expect([statWithToken(seen, 3, 0, TRICK), statWithToken(seen, 3, 4, DEFENSE)]).toEqual([8, 7]);
  const sung = seenIn({ ...TWO_FOES, effects: [{ effect: 'melodramatic-harmony', user: 1 }] });
  expect(statWithToken(sung, 3, 0, TRICK)).toBe(10);
  const still = seenIn({ ...TWO_FOES, effects: [{ effect: 'still-hearts' }] });
  expect(statWithToken(still, 3, 0, HEALTH)).toBe(9);
  expect(seen.b.tokens.every(({ on }) => on === -1)).toBe(true); // nothing has moved
});

test('PR-P7 PR-P25 a Seal against Trick, with chalk for certain', () => {
  const game = party({ pack: { chalk: 2 } }, { campaign: 'rifts' });
  game.seat(0).answers('portal:iron-dusk');
  const seen = game.match.seen(1) as Seen;
  expect(previewAction(seen, 1, actionNamed('seal'))).toMatchObject({ stat: TRICK, need: 9, sure: false });
  expect(previewAction(seen, 1, actionNamed('seal:chalk'))).toMatchObject({ sure: true });
});

test('PR-D8 PR-D20 PR-E7 outside combat: the point finds, the lantern draws two, anyone disarms', () => {
  const plain = seenIn({}, { campaign: 'dungeon' });
  expect(previewMove(plain, moveNamed('find'))).toMatchObject({ who: 0, cards: 1, need: 7 }); // the point, not who speaks
  const lit = seenIn({ pack: { lantern: 1 } }, { campaign: 'dungeon' });
  expect(previewMove(lit, moveNamed('find'))).toMatchObject({ who: 0, cards: 2 });
  expect(previewMove(lit, moveNamed('disarm:1:2'))).toMatchObject({ who: 1, cards: 1, need: 9 });
});

test('PR-24.11 a creature is checked with its own stats', () => {
  const game = party({ ...TWO_FOES, pack: { book: 3 } });
  const b = boardOf(game);
  const body = { ...b.enemies[1], id: 100, printed: [6, 3, 10, 5], boost: 1 as const, protects: -1 };
  const creature = { bearer: 3, body, guard: null, protects: -1, fromGrave: [0, 0, 0, 0] as const };
  const seen = { ...(game.match.seen(3) as Seen), b: { ...b, creature } as unknown as ParaRoles };
  expect(pick(seen, 'creature:attack:4', 3)).toEqual({ need: 10, good: 32, of: 52, damage: 3, defense: [24, 52] });
  expect(previewAction(seen, 3, actionNamed('creature:fear'))).toMatchObject({ stat: TRICK, need: 5 });
  expect(previewAction(seen, 3, actionNamed('creature:defend-self'))).toMatchObject({ stat: DEFENSE, need: 3 });
  expect(previewAction(seen, 3, actionNamed('creature:idle'))).toBeNull();
});

test('a chance of nothing is none', () => {
  expect([chanceOf({ good: 0, of: 0 }), chanceOf({ good: 13, of: 52 })]).toEqual([0, 0.25]);
});
