/** What a row says of its goal while it fills: met, missed, open or out of reach, and what the dice to come must bring. */
import { expect, test } from 'vitest';
import { builtIn, COLUMNS, FAM, hasColour, NONE } from '../../index';
import { type Given, party } from '../../scenarios/table.fixture';
import { viewOf } from '../view';
import { t } from '../words.fixture';
import { goalOfRow, hasGoal, isFar, isMatch, needOfRow, scoreOfRow } from './goal';
import { coloursWanted, goalState } from './row-state';

const STR = 0;
const DEX = 1;
const INT = 3;

/** A Pikeman of the Dikefolk: STR 17, DEX 15-16, INT 14+. */
function pikeman(rows: object, options = {}) {
  const heroes = { 0: { class: 'pikeman', race: RACE, rows } };
  return viewOf(party({ heroes, phase: 'dice' } as Given, options).match.seen(0));
}
/** Nothing is added to these rows. */
const RACE = builtIn.races.find(({ mods }) => mods[STR] === 0 && mods[DEX] === 0 && mods[INT] === 0)!.id;

const says = (row: number, rows: object, options = {}) => {
  const need = needOfRow(t, pikeman(rows, options), 0, row);
  return need && [need.says, need.from].join(' ').trim();
};

test('the goal is written as print does: 15–16, 14+, 17', () => {
  const view = pikeman({});
  expect([STR, DEX, INT].map((row) => goalOfRow(view, 0, row).text)).toEqual(['17', '15–16', '14+']);
});

test('what is needed is told for the dice still to come: exactly, at least, or from to', () => {
  expect(says(STR, { STR: ['red 5', 'gold 6'] })).toBe('needs 6 from 1 die');
  expect(says(DEX, { DEX: ['red 5', 'gold 6'] })).toBe('needs 4–5 from 1 die');
  expect(says(INT, { INT: ['red 5'] })).toBe('needs 9+ from 2 dice');
  expect(says(INT, { INT: ['red 6', 'gold 6', '_'] })).toBe('needs 2+ from 1 die');
});

test('a full row says by how much it missed, or nothing more', () => {
  expect(says(DEX, { DEX: ['red 5', 'gold 5', 'blue 4'] })).toBe('1 too low');
  expect(says(DEX, { DEX: ['red 5', 'gold 6', 'blue 6'] })).toBe('1 too high');
  expect(says(DEX, { DEX: ['red 5', 'gold 5', 'blue 5'] })).toBeNull();
  expect(says(DEX, { DEX: ['red 5', 'gold 5', 'blue 6'] })).toBeNull();
});

test('RP-29.1 out of reach is what the highest die of the bag cannot bring: a 6, or with Boost Dice more', () => {
  const low = { STR: ['red 5', 'gold 5'] }; // 7 is missing.
  expect(says(STR, low, { mode: 'base' })).toBe('out of reach with 1 die');
  expect(says(STR, low, { mode: 'full' })).toBe('needs 7 from 1 die');
  expect(isFar(pikeman({ STR: ['red 5', 'gold 6'] }, { mode: 'base' }), 0, STR)).toBe(false);
});

test('a row that would be too high with a 1 is out of reach, one that would just fit is not', () => {
  const boosted = (value: number) => pikeman({ DEX: ['boost 8', `boost ${value}`] }, { mode: 'full' });
  expect([7, 8].map((value) => isFar(boosted(value), 0, DEX))).toEqual([false, true]);
});

test('a goal is decided when the row is full; nobody without a class has one', () => {
  const stateOf = (dice: readonly string[]) => {
    const view = pikeman({ STR: dice }, { mode: 'base' });
    return goalState(view, 0, STR, dice.length === COLUMNS);
  };
  expect(stateOf(['red 6', 'gold 6', 'blue 5'])).toBe('met');
  expect(stateOf(['red 6', 'gold 6', 'blue 6'])).toBe('missed');
  expect(stateOf(['red 6', 'gold 6'])).toBe('open');
  expect(stateOf(['red 4', 'gold 6'])).toBe('far');
  const { b, ...rest } = pikeman({});
  const heroes = b.heroes.map((hero) => ({ ...hero, class: NONE }));
  const nobody = { ...rest, b: { ...b, heroes } } as ReturnType<typeof pikeman>;
  expect([hasGoal(nobody, 0, STR), goalState(nobody, 0, STR, true), needOfRow(t, nobody, 0, STR)]).toEqual([
    ...[false, 'none', null],
  ]);
});

test('RP-9.4 RP-9.5 the Familiar Row counts from its first die, and the race adds nothing to it', () => {
  const heroes = { 0: { familiar: 'soot-cat', rows: { FAM: ['red 2', 'gold 3'] } } };
  const view = viewOf(party({ heroes } as Given, { mode: 'full' }).match.seen(0));
  expect([scoreOfRow(view, 0, FAM), goalOfRow(view, 0, FAM)]).toEqual([5, { min: 6, max: 7, stars: 3, text: '6–7' }]);
  expect(needOfRow(t, view, 0, FAM)).toEqual({ says: 'needs 1–2', from: 'from 1 die' });
});

test('RP-25.8 RP-25.11 the Backstory wants its colours in six spaces, the Familiar in the three of its row', () => {
  const heroes = { 0: { backstory: 'salt-road-orphan', familiar: 'soot-cat', rows: { STR: ['_', '_', 'blue 3'] } } };
  const view = viewOf(party({ heroes } as Given, { mode: 'full' }).match.seen(0));
  const wanted = coloursWanted(view, 0);
  expect([wanted.size, wanted.get(2), wanted.get(COLUMNS * FAM)]).toEqual([9, 'blue', 'black']);
  expect([isMatch(view, 0, 2), isMatch(view, 0, 1)]).toEqual([true, false]);
});

test('RP-25.8 a Split Die is a match by either colour, a die of another colour is none', () => {
  const lying = (die: string) => {
    const heroes = { 0: { backstory: 'salt-road-orphan', rows: { STR: ['red 1', 'red 1', die] } } };
    const view = viewOf(party({ heroes } as Given, { mode: 'full' }).match.seen(0));
    expect(hasColour(view.b.heroes[0].spaces[2], 'blue')).toBe(die.includes('blue'));
    return isMatch(view, 0, 2);
  };
  expect([lying('red-blue 3'), lying('blue-black 3'), lying('red 3')]).toEqual([true, true, false]);
});
