import darkMinions from '@tabard/dark-minions';
import { expect, test } from 'vitest';
import {
  addSeat,
  changeOption,
  changeSeat,
  choiceFrom,
  isPlayableAt,
  levelsOf,
  makeChoice,
  moveSeat,
  parseChoice,
  queryOf,
  removeSeat,
  seedFrom,
  type TableChoice,
  usualChoice,
} from './table-choice';

const usual = usualChoice(darkMinions);
const kinds = ({ seats }: TableChoice) => seats.map(({ kind }) => kind).join(' ');
const asked = (query: string) => choiceFrom(new URLSearchParams(query), darkMinions, usual);

test('a good game is one person among three bots', () => {
  expect(kinds(usual)).toBe('person bot bot bot');
  expect(isPlayableAt(darkMinions, usual)).toBe(true);
});

test('seats are added, taken away and moved within what the game allows', () => {
  const five = addSeat(darkMinions, usual);
  expect(five.seats).toHaveLength(5);
  expect(addSeat(darkMinions, five)).toBe(five);
  const named = changeSeat(five, 4, { name: 'Ann', kind: 'person' });
  expect(moveSeat(named, 4, -1).seats.map(({ name }) => name)).toEqual(['', '', '', 'Ann', '']);
  expect(moveSeat(named, 4, 1)).toBe(named);
  const three = removeSeat(darkMinions, usual, 0);
  expect(kinds(three)).toBe('bot bot bot');
  expect(removeSeat(darkMinions, three, 0)).toBe(three);
  expect(new Set(addSeat(darkMinions, three).seats.map(({ id }) => id)).size).toBe(4);
});

test('options that do not go together cannot be played', () => {
  const lords = changeOption(usual, 'demonLords', 'on');
  expect(isPlayableAt(darkMinions, lords)).toBe(false);
  expect(isPlayableAt(darkMinions, changeOption(lords, 'mode', 'advanced'))).toBe(true);
});

test('an address sets the table', () => {
  const choice = asked('now&mode=advanced&seats=5&seed=x&person=2,4&bots=random');
  expect(kinds(choice)).toBe('bot person bot person bot');
  expect(choice.seats[0].bot).toBe('random');
  expect(choice.options.mode).toBe('advanced');
  expect(kinds(asked('seats=3&person=0'))).toBe('bot bot bot');
  expect(asked('now')).toEqual(usual);
});

test('what the game does not know in an address is not obeyed', () => {
  expect(asked('seats=17').seats).toHaveLength(5);
  expect(asked('seats=many').seats).toHaveLength(4);
  expect(asked('mode=wild&colour=red').options).toEqual(usual.options);
  expect(levelsOf(darkMinions)).toContain(asked('bots=nobody').seats[1].bot);
  expect(seedFrom(new URLSearchParams('seed=%20'))).toBeNull();
  expect(seedFrom(new URLSearchParams(`seed=${'x'.repeat(900)}`))).toHaveLength(64);
});

test('the same deal for others has the seats, the options and the seed', () => {
  const choice = changeOption(addSeat(darkMinions, usual), 'mode', 'advanced');
  expect(queryOf(choice, darkMinions, 'a b').toString()).toBe('seats=5&mode=advanced&seed=a+b');
});

test('a choice is kept and read again; damage costs only itself', () => {
  const choice = changeOption(changeSeat(usual, 1, { name: 'Ann', kind: 'person' }), 'ghoul', '5');
  expect(parseChoice(makeChoice(choice), darkMinions)).toEqual(choice);
  for (const text of [null, '', '[]', '{"seats":7}', '{"seats":[{}]}']) {
    expect(parseChoice(text, darkMinions)).toEqual(usual);
  }
  const old = makeChoice({ ...changeSeat(choice, 2, { bot: 'retired' }), options: { mode: 'wild', ghoul: '5' } });
  const read = parseChoice(old, darkMinions);
  expect(read.options).toEqual(choice.options);
  expect(read.seats[2].bot).toBe(usual.seats[2].bot);
});
