/** What the pictures of Dark Minions read off a view, and what the list of games left says of it. */
import { expect, test } from 'vitest';
import { advanced, basic, overlord, town } from '../scenarios/table.fixture';
import { inPlayOf } from './overlords/in-play';
import { summary } from './summary';
import { diceAt, diceOfLevel, NONE, overlordsOf, sideOf, towersAt, viewOf } from './view';

const seenBy = (game: ReturnType<typeof basic>, seat: number | null = 0) => viewOf(game.match.seen(seat));

test('five hordes differ in outline, colour and pattern, whoever plays which', () => {
  const view = seenBy(basic({}, {}, 5));
  const sides = [0, 1, 2, 3, 4].map((seat) => sideOf(view, seat));
  for (const what of ['shape', 'colour', 'pattern'] as const)
    expect(new Set(sides.map((side) => side[what])).size).toBe(5);
});

test('DM-7.7 a Tower promised to a capture still stands, and is counted as claimed where it stands', () => {
  const game = basic().random('primary', [5, 4, 3]).seat(0).answers('plain', 'capture:A2:white', 2);
  const view = seenBy(game);
  expect(towersAt(view, 1, 0)).toEqual({ standing: 2, claimed: 1 });
  expect(towersAt(view, 1, 1)).toEqual({ standing: 1, claimed: 0 });
  expect(towersAt(view, 0, 0)).toEqual({ standing: 1, claimed: 0 });
  expect(diceAt(view, ['attack', 'capture'], 1)).toEqual([2]);
  expect([diceAt(view, ['attack', 'capture'], 0), diceAt(view, ['respawn', 'skull'])]).toEqual([[], []]);
  expect(diceAt(view, ['free'])).toEqual([0, 1]);
});

test('DM-8.8 the white die is rolled on top at level 5, and at no level below', () => {
  const view = seenBy(basic({ level: [4, 5, 1, 3] }));
  expect(diceOfLevel(view, 0)).toEqual(['red', 'red', 'red']);
  expect(diceOfLevel(view, 1)).toEqual(['red', 'red', 'red', 'white']);
  expect(diceOfLevel(view, 2)).toEqual(['black', 'black', 'black']);
});

test('of the Overlords of a seat those in play stand last; cards of others are not among them', () => {
  const view = seenBy(advanced({ inPlay: { 0: ['werewolf'], 1: ['undead'] }, holds: { 0: ['witch'] } }));
  expect(overlordsOf(view, 0)).toEqual([overlord('witch'), overlord('werewolf')]);
  expect([overlordsOf(view, 1), overlordsOf(view, 2)]).toEqual([[overlord('undead')], []]);
});

test('above the Towns: who is announced and on what; a card with a Turn Cost lies before its owner', () => {
  const given = { inPlay: { 0: ['black-knight', 'werewolf'], 1: ['gargoyle', 'ghoul'] }, display: ['witch'] };
  const view = seenBy(advanced({ ...given, on: { gargoyle: 'A2', 'black-knight': 3 } }));
  expect(inPlayOf(view)).toEqual([
    { overlord: overlord('gargoyle'), town: town('A2'), seat: null },
    { overlord: overlord('ghoul'), town: null, seat: null },
    { overlord: overlord('black-knight'), town: null, seat: 3 },
  ]);
  const ruins = seenBy(advanced({ ...given, on: { gargoyle: 'A2' } }).board({ town: { 1: NONE } }));
  expect(inPlayOf(ruins)[0]).toEqual({ overlord: overlord('gargoyle'), town: null, seat: null });
});

test('a game that was left: the Town that is led, else the Victory Points; an onlooker hears neither', () => {
  const at = (besiegers: { [town: string]: number[] }, seat: number | null = 0) => {
    const { id, with: facts } = summary(seenBy(basic({ at: besiegers, vp: [3, 4, 4, 4] }), seat), seat);
    return { id, facts };
  };
  expect(at({ A2: [3, 2, 2, 0] })).toMatchObject({ id: 'summary.leads', facts: { town: { id: 'towns.A2.name' } } });
  expect(at({ A2: [3, 3, 2, 0] })).toMatchObject({ id: 'summary.hasVp', facts: { vp: 3 } });
  expect(at({ A2: [3, 2, 2, 0] }, 1)).toMatchObject({ id: 'summary.hasVp', facts: { vp: 4 } });
  expect(at({ A2: [3, 2, 2, 0] }, null)).toEqual({ id: 'summary.playing', facts: { seats: 4, turn: 5 } });
});
