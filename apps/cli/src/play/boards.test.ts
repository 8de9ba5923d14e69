import { drawBoard as drawAdventures } from '@tabard/adventures/terminal';
import adventures from '@tabard/adventures/told';
import { randomBot } from '@tabard/bots';
import darkMinions from '@tabard/dark-minions';
import { drawBoard as drawDarkMinions } from '@tabard/dark-minions/terminal';
import dungeonFighter from '@tabard/dungeon-fighter';
import { drawBoard as drawDungeonFighter } from '@tabard/dungeon-fighter/terminal';
import { type AnyGame, Match, playOne, seatBots } from '@tabard/kernel';
import paraRoles from '@tabard/para-roles';
import { drawBoard as drawParaRoles } from '@tabard/para-roles/terminal';
import rollPlayer from '@tabard/roll-player';
import { drawBoard as drawRollPlayer } from '@tabard/roll-player/terminal';
import { drawGeneric } from '@tabard/terminal/generic';
import { visible } from '@tabard/terminal/terminal';
import { expect, test } from 'vitest';
import { seatNames, voiceOf } from '../voice';

const WIDTH = 80;

test.each([
  [4, 'basic', 16],
  [4, 'advanced', 16],
  [5, 'advanced', 19],
])('the board of %i seats in the %s game keeps within the screen all game long', (seats, mode, most) => {
  const match = Match.start(darkMinions.game, {
    seats,
    options: { mode },
    seed: 'board',
    unattended: true,
    quiet: true,
  });
  const players = seatBots(match, Array(seats).fill(randomBot), 1);
  const voice = voiceOf(darkMinions, seatNames(seats));
  while (!match.standing) {
    const lines = drawDarkMinions({ match, module: darkMinions, viewer: 0, voice, width: WIDTH });
    expect(Math.max(...lines.map(visible)), lines.join('\n')).toBeLessThanOrEqual(WIDTH);
    expect(lines.length, lines.join('\n')).toBeLessThanOrEqual(most);
    expect(lines.join('\n')).not.toContain('⟨');
    playOne(match, players);
  }
});

test('a rival keeps what is secret, a spectator sees no total at all', () => {
  const match = Match.start(darkMinions.game, { seats: 3, options: { firstSeat: '1' }, seed: 'board' });
  const voice = voiceOf(darkMinions, ['Ann', 'Bob', 'Cid']);
  const row = (viewer: number | null, name: string) =>
    drawDarkMinions({ match, module: darkMinions, viewer, voice, width: WIDTH }).find((line) =>
      line.includes(`${name}  `),
    );
  expect(row(1, 'Bob')).toMatch(/1\+2 +0 +3$/);
  expect(row(1, 'Cid')).toMatch(/\? +\? +\? +\?$/);
  expect(row(null, 'Bob')).toMatch(/\? +\? +\? +\?$/);
});

test.each([
  ['woods', 'random', 'basic'],
  ['random', 'random', 'elite'],
  ['tower', 'random', 'peasants'],
  ['doubles', 'random', 'basic'],
  ['maze', 'random', 'basic'],
  ['maze', 'twin-lungs', 'blind-date'],
  ['dungeon', 'random', 'basic'],
  ['dungeon', 'sleeping-hill', 'mixer'],
  ['rifts', 'random', 'basic'],
])('the board of Para Roles keeps within the screen: %s, %s, %s', (campaign, map, makeup) => {
  const match = Match.start(paraRoles.game, {
    seats: 4,
    options: { campaign, map, makeup, split: 'auto' },
    seed: 'board',
    unattended: true,
    quiet: true,
  });
  const players = seatBots(match, Array(4).fill(randomBot), 1);
  const voice = voiceOf(paraRoles, ['Ann', 'Bob', 'Cid', 'Dot']);
  for (let played = 0; played < 400 && !match.standing; played++) {
    const lines = drawParaRoles({ match, module: paraRoles, viewer: 0, voice, width: WIDTH });
    expect(Math.max(...lines.map(visible)), lines.join('\n')).toBeLessThanOrEqual(WIDTH);
    expect(lines.length, lines.join('\n')).toBeLessThanOrEqual(24);
    expect(lines.join('\n')).not.toMatch(/⟨|undefined|NaN/);
    playOne(match, players);
  }
});

test.each([
  [1, 'tutorial', 'normal'],
  [2, 'next', 'normal'],
  [4, 'next', 'legendary'],
])('the board of Adventures keeps within the screen: %i seats, %s, %s', (seats, book, mode) => {
  const options = { book, mode };
  const match = Match.start(adventures.game, { seats, options, seed: 'board', unattended: true, quiet: true });
  const players = seatBots(match, Array(seats).fill(randomBot), 1);
  const voice = voiceOf(adventures, ['Ann', 'Bob', 'Cid', 'Dot'].slice(0, seats));
  let challenges = 0;
  for (let played = 0; played < 300 && !match.standing; played++) {
    const lines = drawAdventures({ match, module: adventures, viewer: 0, voice, width: WIDTH });
    expect(Math.max(...lines.map(visible)), lines.join('\n')).toBeLessThanOrEqual(WIDTH);
    expect(lines.length, lines.join('\n')).toBeLessThanOrEqual(32); // sheets of four, a map of ten places, a long hand
    expect(lines.join('\n')).not.toMatch(/⟨|undefined|NaN/);
    if (lines.some((line) => line.startsWith('pool '))) challenges += 1;
    playOne(match, players);
  }
  expect(challenges).toBeGreaterThan(0);
});

test('the board of Adventures says what the class and each card of the hand do, and shows no value before a roll', () => {
  const match = Match.start(adventures.game, { seats: 1, options: { book: 'tutorial' }, seed: 'board' });
  const voice = voiceOf(adventures, ['Ann']);
  const draw = () =>
    drawAdventures({ match, module: adventures, viewer: 0, voice, width: WIDTH }).join(' ').replace(/ +/g, ' ');
  const [ask] = match.pendingFor(0).asks;
  expect(voice.option(match.seen(0), 0, 'character:nib-sparrow', ask)).toBe(
    'Nib Sparrow, Otterkin, Latchfinger: STR 1, DEX 3, INT 2, WIS 1, and CHA 1; ' +
      'treat a black die as another colour, then raise or lower up to 2 dice by 1',
  );
  match.answer(0, 'character:nib-sparrow');
  expect(draw()).toContain('hand Buckskin Hood: raise or lower a black or white die by 1; Twinned Sabres: raise');
  expect(draw()).toContain('Turncoat: treat a die as another colour (spent until a rest)');
  expect(draw()).toContain('ability Latchfinger: treat a black die as another colour, then');
  match.answer(0, 'choice:1');
  match.answer(0, 'buy:K');
  expect(draw()).toContain('pool K (limit 3)');
});

test('the board of Para Roles shows who stands, who is hurt, and what is ready', () => {
  const match = Match.start(paraRoles.game, { seats: 4, options: { split: 'auto' }, seed: 'board' });
  const voice = voiceOf(paraRoles, ['Ann', 'Bob', 'Cid', 'Dot']);
  const draw = () => drawParaRoles({ match, module: paraRoles, viewer: 0, voice, width: WIDTH }).join('\n');
  match.answer(3, 'enough');
  expect(draw()).toMatch(/^A Walk in the Woods · 0 fights won · 0 treasures · 52 cards to the reshuffle/);
  expect(draw()).toMatch(/♦ {2}Ann +Protector {2}9\/9 +9 +8 +6 +7 +-/);
  match.answer(0, 'go');
  expect(draw()).toMatch(/fight 1, round 1/);
  expect(draw()).toMatch(/! {2}\S.*\d+\/\d+/);
  match.answer(2, 'epic:xxx');
  expect(draw()).toMatch(/Cid .*XXX 1\/3/);
  expect(draw()).toMatch(/EPIC spent/);
});

test.each([
  [2, 'ice', 'off'],
  [4, 'ice', 'on'],
  [6, 'ice+crate', 'on'],
])('the board of Dungeon Fighter keeps within the screen: %i seats, %s, Level Up %s', (seats, boxes, levelUp) => {
  const options = { boxes, levelUp, throws: 'model' };
  const match = Match.start(dungeonFighter.game, { seats, options, seed: 'board', unattended: true, quiet: true });
  const players = seatBots(match, Array(seats).fill(randomBot), 1);
  const voice = voiceOf(dungeonFighter, ['Ann', 'Bob', 'Cid', 'Dot', 'Eve', 'Fay'].slice(0, seats));
  for (let played = 0; played < 150 && !match.standing; played++) {
    const lines = drawDungeonFighter({ match, module: dungeonFighter, viewer: 0, voice, width: WIDTH });
    expect(Math.max(...lines.map(visible)), lines.join('\n')).toBeLessThanOrEqual(WIDTH);
    expect(lines.length, lines.join('\n')).toBeLessThanOrEqual(26);
    expect(lines.join('\n')).not.toMatch(/⟨|undefined|NaN/);
    playOne(match, players);
  }
});

test('the board of Dungeon Fighter shows who fights what, with which dice', () => {
  const match = Match.start(dungeonFighter.game, { seats: 2, options: { heroes: 'dealt' }, seed: 'board' });
  const voice = voiceOf(dungeonFighter, ['Ann', 'Bob']);
  const draw = () => drawDungeonFighter({ match, module: dungeonFighter, viewer: 0, voice, width: WIDTH }).join('\n');
  expect(draw()).toMatch(/^Round 1 · Shop 1 of 3: 0 of 10 icons · 0 Gold, 2 Bonus dice · next: level 1/);
  const [{ seat, options }] = match.pending.asks;
  match.answer(seat, options[0]);
  while (!match.pending.asks.some(({ question }) => question === 'turn.die'))
    match.answer(match.pending.asks[0].seat, match.pending.asks[0].options[0]);
  expect(draw()).toMatch(/Room +\S.*Shop icons/);
  expect(draw()).toMatch(/Monster +\S.*: \d+ life, \d damage on a Miss, \d Gold/);
  expect(draw()).toMatch(/Pool +red die, green die, blue die/);
  expect(draw()).toMatch(/> +(Ann|Bob) .*9\/9/);
});

test.each([
  [1, 'base', 20],
  [1, 'full', 30],
  [2, 'ff', 32],
  [4, 'ff', 36],
  [5, 'full', 38],
])('the board of Roll Player keeps within the screen: %i seats, %s', (seats, mode, most) => {
  const options = { mode };
  const match = Match.start(rollPlayer.game, { seats, options, seed: 'board', unattended: true, quiet: true });
  const players = seatBots(match, Array(seats).fill(randomBot), 1);
  const voice = voiceOf(rollPlayer, ['Ann', 'Bob', 'Cid', 'Dot', 'Eve'].slice(0, seats));
  for (let played = 0; !match.standing; played++) {
    if (played % 3 === 0) {
      const lines = drawRollPlayer({ match, module: rollPlayer, viewer: played % 2 ? null : 0, voice, width: WIDTH });
      expect(Math.max(...lines.map(visible)), lines.join('\n')).toBeLessThanOrEqual(WIDTH);
      expect(lines.length, lines.join('\n')).toBeLessThanOrEqual(most);
      expect(lines.join('\n')).not.toMatch(/⟨|undefined|NaN/);
    }
    playOne(match, players);
  }
});

test('the board of Roll Player shows the rows with their goals, the Market, the foes and the rivals', () => {
  const match = Match.start(rollPlayer.game, { seats: 2, options: { randomSheets: 'yes' }, seed: 'board' });
  const voice = voiceOf(rollPlayer, ['Ann', 'Bob']);
  const draw = () => drawRollPlayer({ match, module: rollPlayer, viewer: 0, voice, width: WIDTH }).join('\n');
  expect(draw()).toMatch(/^Round 1 · classes · (Ann|Bob) starts · 88 dice in the bag/);
  while (!match.pending.asks.some(({ question }) => question === 'place.die')) {
    const [{ seat, options }] = match.pending.asks;
    match.answer(seat, options[0]);
  }
  expect(draw()).toMatch(/Cards +1: .* · 2: .*★: /s);
  expect(draw()).toMatch(/Market +\S.* \((weapon|armor|skill|trait|scroll), \d\)/);
  expect(draw()).toMatch(/Monster +\S.*, Strength \d+/);
  expect(draw()).toMatch(/Minion +\S.* \(\+\d di[ec]/);
  expect(draw()).toMatch(/STR +[A-Z$]+\d .* \d+ +\d+(\+|-\d+)?\*? +\d +[123] [RBGWKP]\*? +flip a die/);
  expect(draw()).toMatch(/^. Bob: \S.* dic?e.*, \d+ Stars?$/m);
});

test('in the draft of Para Roles nobody is dead, and nobody has Health yet', () => {
  const match = Match.start(paraRoles.game, { seats: 4, seed: 'draft' });
  const voice = voiceOf(paraRoles, ['Ann', 'Bob', 'Cid', 'Dot']);
  const draw = () => drawParaRoles({ match, module: paraRoles, viewer: 0, voice, width: WIDTH }).join('\n');
  expect(draw()).toMatch(/Ann +- +- +- +- +- +- +-/);
  expect(draw()).not.toContain('dead');
});

const LONG = [
  'Wayfarer-cautious 1',
  'Harbourmaster Ysolde Crane of the Salt Road',
  'Cid',
  'Wolfgang Amadeus the Third',
];

test.each([
  [darkMinions, drawDarkMinions, 4, { mode: 'advanced' }, 60],
  [paraRoles, drawParaRoles, 4, { split: 'auto' }, 120],
  [dungeonFighter, drawDungeonFighter, 4, { levelUp: 'on', throws: 'model' }, 60],
  [rollPlayer, drawRollPlayer, 4, { mode: 'full' }, 60],
  [adventures, drawAdventures, 4, { book: 'tutorial' }, 60],
] as const)(
  'long names are cut, and no table is wider than the screen: $game.id',
  (module, draw, seats, options, moves) => {
    const match = Match.start(module.game as AnyGame, { seats, options, seed: 'long', unattended: true, quiet: true });
    const players = seatBots(match, Array(seats).fill(randomBot), 1);
    const voice = voiceOf(module, LONG);
    for (let played = 0; played < moves && !match.standing; played++) {
      const lines = draw({ match, module, viewer: 0, voice, width: WIDTH });
      expect(Math.max(...lines.map(visible)), lines.join('\n')).toBeLessThanOrEqual(WIDTH);
      playOne(match, players);
    }
  },
);

test('any game can be drawn field by field', () => {
  const match = Match.start(darkMinions.game, { seats: 3, seed: 'board' });
  const voice = voiceOf(darkMinions, ['Ann', 'Bob', 'Cid']);
  const lines = drawGeneric({ match, module: darkMinions, viewer: 0, voice, width: WIDTH });
  expect(lines.join('\n')).toMatch(/supply +Ann: 50 {3}Bob: 50 {3}Cid: 50/);
  expect(Math.max(...lines.map(visible))).toBeLessThanOrEqual(WIDTH);
});
