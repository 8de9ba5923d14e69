import { describe, expect, test } from 'vitest';
import { luckyPig } from '../example/lucky-pig';
import { scenario } from './builder';
import { describeProblems, runScenario, runScenarios } from './run';

const GAMES = [{ game: luckyPig }];

const file = (lines: string) => `scenario: S\ngame: lucky-pig\nseats: 2\n${lines}`;
const problemsOf = (lines: string) => describeProblems(runScenario(file(lines), 's.yaml', GAMES));

describe('a scenario file that does not hold says where and what was expected', () => {
  test.each([
    [
      'an answer that is not offered',
      'when:\n  - { seat: 0, answer: hold }',
      /^s\.yaml:5 S: seat 0 may not answer "hold" \(LP-5\): it has .*roll/,
    ],
    [
      'a refusal that is none',
      'when:\n  - { seat: 0, refused: roll, clause: LP-5 }',
      /:5 S: seat 0 should be refused "roll", and may answer it/,
    ],
    [
      'a refusal by another clause',
      'when:\n  - { seat: 0, refused: hold, clause: LP-9 }',
      /refused "hold" by LP-9, and is by LP-5/,
    ],
    [
      'options that are not all',
      'given: { board: { charms: { 0: [1, 2] } } }\nwhen:\n  - { seat: 0, options: [roll, 3, 1] }',
      /:6 .*roll, 3, 1; missing 3; not expected 2/,
    ],
    [
      'an option that should not be there',
      'when:\n  - { seat: 0, offers: [roll], not: [roll] }',
      /should not be offered "roll"/,
    ],
    [
      'another question',
      'when:\n  - { question: turn.rest, seat: 0 }',
      /turn\.rest should be asked of seat 0; turn\.act is, of seat 0/,
    ],
    ['a wish the game does not know', 'when:\n  - { wish: { seat: 0, windows: pass } }', /no-such-wish/],
    ['a board that differs', 'then:\n  board:\n    banked: { 1: 3 }', /:5 S: on the board, banked\[1\]: 0, not 3/],
    ['an array of another length', 'then:\n  board: { banked: [0] }', /banked: \[0,0\], not \[0\]/],
    ['a view that differs', 'then:\n  view: { seat: 1, has: { deck: [1] } }', /in what seat 1 sees, deck/],
    ['an event that did not come', 'then:\n  events: [{ type: held }]', /event 1, {"type":"held"}, did not come/],
    [
      'a game that should be over',
      'then:\n  standing: { reason: LP-6 }',
      /the game should be over; it stands at lucky-pig > turn\.act/,
    ],
    ['scripted dice that were not rolled', 'given:\n  random:\n    pig: [3]', /:5 .*not used up: pig/],
    [
      'a face no die has',
      'given: { random: { pig: [6] } }\nwhen:\n  - { seat: 0, answer: roll }',
      /the rules failed: .*a face no such die has/,
    ],
    ['a field the board has not', 'given: { board: { pott: 1 } }', /:4 S: the board has no "pott"; there is turn, pot/],
    ['a place the board has not', 'given: { board: { banked: { 2: 1 } } }', /banked has places 0 to 1, not "2"/],
    ['a word for a number', 'given: { board: { pot: much } }', /pot of the board is a number, not a string/],
    ['a given the game does not know', 'given: { purse: 3 }', /knows no named givens, so "purse"/],
    ['two verbs in a step', 'when:\n  - { seat: 0, answer: roll, options: [roll] }', /:5 .*a step does one thing/],
    ['a step without a seat', 'when:\n  - { answer: roll }', /needs a "seat"/],
    ['a misspelt field', 'thne: {}', /:4 S: there is no field "thne" here/],
    ['a misspelt field within', 'then:\n  board: {}\n  vew: {}', /:6 .*"vew"/],
    ['an event by its name alone', 'then:\n  events: [held]', /:5 S: "then\.events\.0": .*expected record/],
    ['text that is no YAML', 'when: [', /^s\.yaml:\d+ /],
    ['an alias within itself', 'when: &a [*a]', /^s\.yaml:4 .*\*a inside of &a itself$/],
    ['lists within lists', `when: ${'['.repeat(3_000)}`, /^s\.yaml:4 .*more than 40 deep$/],
  ])('%s', (_, lines, message) => {
    expect(problemsOf(lines)).toMatch(message);
  });

  test('a game that is not there', () => {
    const [result] = runScenarios('scenario: S\ngame: chess\nseats: 2\n', 's.yaml', GAMES);
    expect(describeProblems(result)).toBe('s.yaml:2 S: there is no game "chess"; there is lucky-pig');
  });

  test('an empty file', () => {
    for (const text of ['', '# nothing\n'])
      expect(describeProblems(runScenario(text, 's.yaml', GAMES))).toBe('s.yaml:1 s.yaml: the file is empty');
  });
});

test('a game may translate givens of its own', () => {
  const scenarios = {
    position: (board: { pot: number }, given: { readonly [name: string]: unknown }) => {
      board.pot = given.purse as number;
    },
  };
  const text = file('given: { purse: 12 }\nwhen: [{ seat: 0, answer: hold }]\nthen: { board: { banked: [12, 0] } }');
  expect(describeProblems(runScenario(text, 's.yaml', [{ game: luckyPig, scenarios }]))).toBe('');
});

describe('a scenario in TypeScript', () => {
  const given = () =>
    scenario(luckyPig)
      .seats(2)
      .board({ charms: { 0: [9, 4] }, pot: 10 })
      .random('pig', [3])
      .random('pig', [[0]]);

  test('plays and expects', () => {
    given()
      .expectOptions(0, [9, 4, 'roll', 'hold'])
      .refuses(0, 'pass', 'not-an-option')
      .seat(0)
      .answers('roll', 9)
      .expectBoard({ pot: 23, charms: { 0: [4] } })
      .expectOffers(0, [4], [9])
      .seat(0)
      .answers('roll')
      .expectView(0, { deck: [-1, -1, -1, -1, -1] })
      .expectEvents([{ type: 'rolled', pips: 4 }, { type: 'charm' }, { type: 'rolled', pips: 1 }])
      .expectNoEvents([{ type: 'held' }])
      .expectInterrupts(0, [])
      .expectStanding(null)
      .expectQuestion('turn.act', 1)
      .expectRandomUsedUp();
  });

  test('fails in words', () => {
    expect(() => given().expectRandomUsedUp()).toThrow('scripted random results were not used up: pig');
    expect(() => given().expectQuestion('turn.act', 1)).toThrow('turn.act should be asked of seat 1');
    expect(() => given().seat(1).answers('roll')).toThrow('seat 1 may not answer "roll" (not-asked)');
  });

  test('arranges nothing once it plays', () => {
    expect(() => given().seat(0).answers('roll').seats(3)).toThrow('only by playing');
  });
});
