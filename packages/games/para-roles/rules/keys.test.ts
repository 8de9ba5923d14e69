/** The keys of Para Roles as they travel: each is read as the answer it was written from, and nothing else is read at all. */
import { describe, expect, test } from 'vitest';
import { builtIn } from '../content';
import { ability, attackOn, BEGIN, creatureDoes, declaring, RUN, runFrom, sealing, slotting } from './fight/action';
import { keys, places, questions } from './keys';
import type { OptionTo, ParaRolesQuestion } from './questions';

const WRITTEN = {
  'turn.action': [
    ['begin', BEGIN],
    ['attack:4', attackOn(4)],
    ['run', RUN],
    ['run:5:3', runFrom(5, 3)],
    ['buff-ally:2:1', ability['buff-ally'](2, 1)],
    ['precise-strike', ability['precise-strike']],
    ['epic:call-of-the-wild', declaring('call-of-the-wild')],
    ['slot:1:cure', slotting(1, 'cure')],
    ['creature:fear', creatureDoes('fear')],
    ['creature:idle', creatureDoes('idle')],
    ['creature:attack:6', creatureDoes('attack', 6)],
    ['seal', sealing(false)],
    ['seal:chalk', sealing(true)],
  ],
  camp: [
    ['go', 'go'],
    ['find', 'find'],
    ['find:2:north', { find: 2, side: 'north' }],
    ['disarm:0:west', { disarm: 0, side: 'west' }],
    ['disarm:0:12', { disarm: 0, room: 12 }],
    ['revive:1:treasure', { revive: 1, by: 'treasure' }],
    ['relic:3:0', { relic: 3, seat: 0 }],
    ['enter:7', { enter: 7 }],
    ['portal:iron-dusk', { portal: builtIn.rifts.portals.findIndex(({ id }) => id === 'iron-dusk') }],
  ],
  'camp.shop': [
    ['back', 'back'],
    ['buy:flask', { buy: 'flask' }],
    ['buy:upgrade:0:2', { buy: 'upgrade', seat: 0, suit: 2 }],
    ['buy:ability:3:cure', { buy: 'ability', seat: 3, ability: 'cure' }],
    ['role:1:healer:boost-heal', { seat: 1, role: 'healer', ability: 'boost-heal' }],
    ['second:1', { second: 1 }],
    ['learn-epic:1', { 'learn-epic': 1 }],
  ],
  'camp.slots': [['2:cure+buff-ally', { seat: 2, pair: ['cure', 'buff-ally'] }]],
  'camp.hand': [['mirror:2', { item: 'mirror', seat: 2 }]],
  'camp.card': [['0:3', { seat: 0, suit: 3 }]],
  'token.move': [['5:1', { who: 5, suit: 1 }]],
  'draw.keep': [
    ['2♥', 0],
    ['A♣', 51],
  ],
  'polymorph.split': [['0-3-1-0', [0, 3, 1, 0]]],
  'polymorph.place': [
    ['return', 'return'],
    ['6', 6],
  ],
} as const satisfies { readonly [Name in ParaRolesQuestion]?: readonly (readonly [string, OptionTo<Name>])[] };

const cases = Object.entries(WRITTEN).flatMap(([question, pairs]) =>
  pairs.map(([key, option]) => [question as ParaRolesQuestion, key, option] as const),
);

test.each(cases)('%s: "%s" is read as it was written', (question, key, option) => {
  expect(questions.option(question, key, builtIn)).toEqual(option);
  expect(questions.key(question, option, builtIn)).toBe(key);
});

describe('what was never offered is no answer', () => {
  test.each<[ParaRolesQuestion, string[]]>([
    ['turn.action', ['', 'dance', 'attack', 'attack:', 'attack:x', 'attack:4:1', 'defend:1', 'run:4', 'run:4:7']],
    [
      'turn.action',
      ['epic', 'epic:nap', 'slot:0', 'slot:7:cure', 'seal:ink', 'creature', 'creature:sing', 'attack:04'],
    ],
    ['turn.action', ['buff-ally:1:2:3', 'toString', 'constructor']],
    ['camp', ['find:2', 'find:2:up', 'find:4:north', 'revive:0:luck', 'portal:nowhere', 'point:', 'attack:4']],
    ['camp.shop', ['buy', 'buy:crown', 'buy:upgrade:0', 'role:1:healer', 'second:9']],
    ['camp.slots', ['2:cure', '2:cure+cure+cure', '2:nap+cure', 'cure+buff-ally']],
    ['camp.card', ['0', '0:4', '4:0', '0:1:2']],
    ['draw.keep', ['1♥', 'A', '52']],
  ])('%s', (question, written) => {
    for (const key of written) expect(questions.maybeOption(question, key, builtIn), key).toBeUndefined();
  });
});

test('a kind of answer is told from the others of its question', () => {
  expect(keys.camp.fits({ find: 2, side: 'north' })).toBe(true);
  expect(keys.camp.fits({ sing: 2 })).toBe(false);
  expect(keys['camp.card'].fits({ seat: 1 })).toBe(false);
  expect(keys['turn.action'].fits({ seat: 1 })).toBe(false);
});

test('who is pointed at has a place of its own, which is no action', () => {
  expect(places.make({ enemy: 4, suit: 2 }, builtIn)).toBe('enemy:4:2');
  expect(places.read('seat:1', builtIn)).toEqual({ seat: 1 });
  expect(questions.maybeOption('turn.action', 'enemy:4', builtIn)).toBeUndefined();
});
