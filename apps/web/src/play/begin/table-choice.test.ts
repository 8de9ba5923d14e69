import darkMinions from '@tabard/dark-minions';
import { describe, expect, test } from 'vitest';
import { FACES } from '../../house/faces';
import { moduleOf } from '../../house/modules';
import {
  addSeat,
  changeOption,
  changeSeat,
  choiceFrom,
  forFriends,
  gentleChoice,
  isPlayableAt,
  levelsOf,
  makeChoice,
  moveSeat,
  ownSeat,
  parseChoice,
  queryOf,
  quickChoice,
  removeSeat,
  seedFrom,
  sittersOf,
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

test('the quick start of a game says who plays and how; a game without one is played as usual', () => {
  const quick = quickChoice(darkMinions, { options: { mode: 'advanced' }, person: [1, 2] });
  expect(kinds(quick)).toBe('bot person person bot');
  expect(quick.options).toEqual({ ...usual.options, mode: 'advanced' });
  expect(isPlayableAt(darkMinions, quick)).toBe(true);
  expect(quickChoice(darkMinions, undefined)).toEqual(usual);
  expect(kinds(parseChoice(null, darkMinions, [1, 2]))).toBe('bot person person bot'); // set by hand for the first time
  expect(parseChoice(makeChoice(usual), darkMinions, [1, 2])).toEqual(usual); // as it was set before
  expect(kinds(choiceFrom(new URLSearchParams('now&seed=x'), darkMinions, quick))).toBe('bot person person bot');
  expect(kinds(choiceFrom(new URLSearchParams('now&person=4'), darkMinions, quick))).toBe('bot bot bot person');
});

test("PR-29.1: on one side a person's seats are one human's, but for those of another person", () => {
  const names = ['A', 'B', 'C', 'D'];
  let choice = usual; // a person at seat 0
  for (const at of [2, 3]) choice = changeSeat(choice, at, { kind: 'person' });
  const humans = (isCoop: boolean) => sittersOf(choice, names, isCoop).map(({ person }) => person);
  expect(humans(true)).toEqual([0, undefined, 0, 0]);
  choice = changeSeat(choice, 3, { another: true, name: ' Dot ' });
  expect(humans(true)).toEqual([0, undefined, 0, 3]);
  expect(humans(false)).toEqual([undefined, undefined, undefined, undefined]);
  expect(sittersOf(choice, names, true)[3]).toEqual({ name: 'Dot', kind: 'person', person: 3 });
  expect(sittersOf(choice, names)[1]).toEqual({ name: 'B', kind: 'bot', bot: usual.seats[1].bot });
  expect(parseChoice(makeChoice(choice), darkMinions).seats[3].another).toBe(true);
});

describe.each(FACES)('gentle at $id', (face) => {
  test('somebody sits down, with bots that are gentle where they are rivals and able where they are friends', async () => {
    const module = await moduleOf(face.id);
    const gentle = gentleChoice(module, face);
    const bots = gentle.seats.filter(({ kind }) => kind === 'bot');
    expect(isPlayableAt(module, gentle)).toBe(true);
    expect(gentle.seats.length - bots.length).toBe(1);
    expect(new Set(bots.map(({ bot }) => bot))).toEqual(new Set([face.gentle.bot]));
    expect(levelsOf(module)).toContain(face.gentle.bot);
    if (!module.isCoop) expect(face.gentle.bot).toBe(levelsOf(module)[1]); // The weakest that knows the game.
  });
});

describe('for friends', () => {
  const withPersons = (...at: number[]) => usualChoice(darkMinions, 4, at);

  test('the first seat that is not mine is a friend’s, the others stay as they were chosen', () => {
    expect(kinds(forFriends(withPersons(0)))).toBe('person person bot bot');
    const third = forFriends(withPersons(2));
    expect(kinds(third)).toBe('person bot person bot');
    expect(ownSeat(third)).toBe(2); // Mine is still mine.
  });

  test('where several were asked, or nobody, it is so too: never a table of bots without a free seat', () => {
    expect(forFriends(withPersons(1, 3))).toEqual(withPersons(1, 3));
    expect(kinds(forFriends(withPersons()))).toBe('person person bot bot');
  });
});
