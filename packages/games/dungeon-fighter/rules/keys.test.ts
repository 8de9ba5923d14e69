/** The keys on the wire and in every record: what they were is what they are. */
import { ANY_TIME } from '@tabard/kernel';
import { expect, test } from 'vitest';
import { builtIn } from '../content';
import { keys, questions } from './keys';
import { BARE_HANDS, type DungeonFighterAsks, type OptionTo } from './questions';

/** Of each question one of every kind of answer, and how it is written. */
const WRITTEN: { readonly [Name in keyof DungeonFighterAsks]: readonly (readonly [OptionTo<Name>, string])[] } = {
  'any-time': [
    ['back-down', 'back-down'],
    [{ use: 12 }, 'use:12'],
  ],
  'setup.hero': [[{ hero: 3 }, 'hero:3']],
  'setup.leader': [[{ leader: 0 }, 'leader:0']],
  'dungeon.card': [[{ room: 17 }, 'room:17']],
  'equipment.give': [
    [{ give: 2 }, 'give:2'],
    [{ swap: 1, card: 30 }, 'swap:1:30'],
    ['leave', 'leave'],
    ['back', 'back'],
  ],
  'room.cards': [
    ['pass', 'pass'],
    [{ use: 4 }, 'use:4'],
  ],
  'turn.die': [
    ['red', 'red'],
    ['water', 'water'],
  ],
  'turn.weapons': [
    [BARE_HANDS, 'none'],
    [{ weapons: [3], dancing: false }, '3'],
    [{ weapons: [3, 17], dancing: true }, '3+17+dance'],
    [{ weapons: [], dancing: true }, 'dance'],
  ],
  'turn.run-out': [
    ['bonus', 'bonus'],
    ['retrieve', 'retrieve'],
  ],
  flip: [
    ['assist', 'assist'],
    [[0, -12, 300], '0,-12,300'],
  ],
  'flip.again': [
    ['leave', 'leave'],
    ['flip', 'flip'],
  ],
  throw: [
    [{ assist: 'safe' }, 'assist:safe'],
    [[1, -2, 3], '1,-2,3'],
  ],
  'throw.water': [['water-1', 'water-1']],
  'throw.again': [
    ['keep', 'keep'],
    ['fearless', 'fearless'],
    [{ ability: 'green' }, 'ability:green'],
    [{ token: 'red' }, 'token:red'],
    [{ relic: 9 }, 'relic:9'],
  ],
  'throw.ruling': [
    ['yes', 'yes'],
    ['no', 'no'],
  ],
  'throw.cards': [
    ['pass', 'pass'],
    [{ use: 4 }, 'use:4'],
  ],
  'throw.icon': [
    ['decline', 'decline'],
    [{ ability: 'blue' }, 'ability:blue'],
  ],
  'throw.token': [
    ['none', 'none'],
    [{ token: 'blue' }, 'token:blue'],
  ],
  'throw.cutthroat': [
    ['keep', 'keep'],
    [{ add: 'BULL' }, 'add:BULL'],
    [{ add: 'C3' }, 'add:C3'],
  ],
  'throw.armour': [
    ['done', 'done'],
    [7, '7'],
  ],
  'ability.target': [[{ hero: 1 }, 'hero:1']],
  'card.target': [[{ hero: 1 }, 'hero:1']],
  'faint.cards': [
    ['pass', 'pass'],
    [{ use: 4 }, 'use:4'],
  ],
  'last.cards': [
    ['pass', 'pass'],
    [{ use: 4 }, 'use:4'],
  ],
  'vote.back-down': [
    ['yes', 'yes'],
    ['no', 'no'],
  ],
  'rest.cards': [
    ['pass', 'pass'],
    [{ use: 4 }, 'use:4'],
  ],
  'rest.scar': [['green', 'green']],
  'rest.relic': [[{ hero: 1 }, 'hero:1']],
  'rest.exchange': [
    ['done', 'done'],
    [{ seat: 2, card: 15 }, 'card:2:15'],
  ],
  'rest.to': [
    ['back', 'back'],
    [{ to: 3 }, 'to:3'],
    [{ swap: 0, card: 6 }, 'swap:0:6'],
  ],
  'shop.buy': [
    ['heal', 'heal'],
    ['die', 'die'],
    ['done', 'done'],
    [{ card: 21 }, 'card:21'],
  ],
  'shop.level-up': [
    ['keep', 'keep'],
    ['red', 'red'],
  ],
};

type Name = keyof DungeonFighterAsks;
const names = Object.keys(keys) as Name[];

test.each(names)('%s: its answers are written as ever, and read again', (name) => {
  for (const [option, key] of WRITTEN[name] as readonly (readonly [OptionTo<Name>, string])[]) {
    expect(questions.key(name, option, builtIn)).toBe(key);
    expect(questions.option(name, key, builtIn)).toEqual(option);
  }
});

test('what is written in no right way is no answer', () => {
  const read = (name: Name, key: string) => questions.maybeOption(name, key, builtIn);
  const wrong = ['', '+', '3+', '+3', 'dance+3', '3+dance+7', 'none+3', '3+none', 'dance+dance', '03'];
  expect(wrong.filter((key) => read('turn.weapons', key) !== undefined)).toEqual([]);
  expect(read('throw', 'assist:elsewhere')).toBeUndefined();
  expect(read('throw', '1,2.5')).toBeUndefined();
  expect(read('equipment.give', 'swap:1')).toBeUndefined();
  expect(read('rest.exchange', 'card:15')).toBeUndefined();
  expect(read('throw.cutthroat', 'add:E9')).toBeUndefined();
  expect(read(ANY_TIME, 'pass')).toBeUndefined();
});
