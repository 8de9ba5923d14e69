/** PR-E27 and 5.5: what makes a premade dungeon valid, and the three that come with the game. */
import { describe, expect, test } from 'vitest';
import { builtIn, type PremadeDungeon } from '../../content';
import { ENEMY_TYPES, typeOfHighest } from '../../content/enemies';
import { dungeonProblems } from './premade';

type PremadeRoom = PremadeDungeon['levels'][number]['rooms'][number];

const room = (id: string, content: PremadeRoom['content'], exits: string[] = [], more: Partial<PremadeRoom> = {}) => ({
  id,
  content,
  exits,
  ...more,
});
const oneLevel = (rooms: PremadeRoom[], stairs = 'stair'): PremadeDungeon => ({
  id: 'burrow',
  levels: [{ rooms, stairs }],
});
const problems = (rooms: PremadeRoom[], stairs?: string) => dungeonProblems(oneLevel(rooms, stairs), builtIn);

const LANDING = room('landing', 'landing', ['nook', 'stair']);
const NOOK = room('nook', 'empty');
const STAIR = room('stair', 'stairs');

describe('PR-E27 a premade dungeon is valid', () => {
  test('PR-E27 with a landing, one further room and the stairs', () => {
    expect(problems([LANDING, NOOK, STAIR])).toEqual([]);
  });

  test.each([
    ['a room is not reached', [LANDING, NOOK, STAIR, room('tomb', 'empty')], ['"tomb" is not reached']],
    ['a ring', [LANDING, room('nook', 'empty', ['stair']), STAIR], ['"stair" is reached by two ways']],
    [
      'a way back to the landing',
      [LANDING, room('nook', 'empty', ['landing']), STAIR],
      ['"landing" is reached by two ways'],
    ],
    [
      'an exit to nowhere',
      [LANDING, room('nook', 'empty', ['well']), STAIR],
      ['"nook" leads to "well", which does not exist'],
    ],
    ['two of a name', [LANDING, NOOK, NOOK, STAIR], ['two rooms are called "nook"']],
    ['no landing', [NOOK, STAIR, room('hall', 'empty')], ['there are 0 landings, not 1']],
    [
      'nothing but landing and stairs',
      [room('landing', 'landing', ['stair']), STAIR],
      ['there is no room but the landing and the stair room'],
    ],
    ['two stair rooms', [LANDING, room('nook', 'stairs'), STAIR], ['there are 2 stair rooms, not 1']],
    ['no stair room', [LANDING, NOOK, room('stair', 'empty')], ['there are 0 stair rooms, not 1']],
    ['a trap of no kind', [LANDING, room('nook', 'trap'), STAIR], ['"nook" does not say which trap it has']],
    ['a vault of no kind', [LANDING, room('nook', 'vault'), STAIR], ['"nook" does not say which trap it has']],
    [
      'a rank above the level',
      [LANDING, room('nook', 'den', [], { enemies: [[2, 7, 8, 3]] }), STAIR],
      ['"nook" has an enemy of rank 8, and the level has 2 to 7'],
    ],
    [
      'two enemies in a den',
      [
        LANDING,
        room('nook', 'den', [], {
          enemies: [
            [2, 2, 2, 2],
            [3, 3, 3, 3],
          ],
        }),
        STAIR,
      ],
      ['"nook" has 2 enemies and room for 1'],
    ],
    [
      'an enemy in an empty room',
      [LANDING, room('nook', 'empty', [], { enemies: [[2, 2, 2, 2]] }), STAIR],
      ['"nook" has 1 enemies and room for 0'],
    ],
  ] as [string, PremadeRoom[], string[]][])('PR-E27 not with %s', (_, rooms, expected) => {
    expect(problems(rooms)).toEqual(expected.map((problem) => `burrow, level 1: ${problem}`));
  });

  test('PR-E27 not when it names another stair room than it has', () => {
    expect(problems([LANDING, NOOK, STAIR], 'nook')).toEqual([
      'burrow, level 1: the stair room is "stair", not "nook"',
    ]);
  });

  test('PR-E27 the ranks are those of the level, from its lowest to its highest', () => {
    const of = (enemies: PremadeRoom['enemies']) => [LANDING, room('nook', 'den', [], { enemies }), STAIR];
    const levels = [
      [2, 2, 7, 7],
      [3, 3, 9, 9],
      [4, 4, 11, 11],
      [8, 8, 13, 13],
      [11, 11, 14, 14],
    ] as PremadeRoom['enemies'] & {};
    const deep = { id: 'pit', levels: levels.map((ranks) => ({ rooms: of([ranks]), stairs: 'stair' })) };
    expect(dungeonProblems(deep, builtIn)).toEqual([]);
    const low = { id: 'pit', levels: levels.slice(0, 2).map(() => ({ rooms: of([[2, 3, 3, 3]]), stairs: 'stair' })) };
    expect(dungeonProblems(low, builtIn)).toEqual([
      'pit, level 2: "nook" has an enemy of rank 2, and the level has 3 to 9',
    ]);
  });
});

describe('5.5 the dungeons of the game', () => {
  const named = (id: string) => builtIn.dungeons.find((dungeon) => dungeon.id === id)!;
  const roomsOf = (id: string) => named(id).levels.flatMap(({ rooms }) => rooms);

  test('PR-E27 there are three, and they are valid', () => {
    expect(builtIn.dungeons.map(({ id }) => id)).toEqual(['saltcellar-hold', 'ninth-gaol', 'sleeping-hill']);
    expect(builtIn.dungeons.flatMap((dungeon) => dungeonProblems(dungeon, builtIn))).toEqual([]);
  });

  test('PR-D21 Saltcellar Hold has three levels, the others five', () => {
    expect(builtIn.dungeons.map(({ levels }) => levels.length)).toEqual([3, 5, 5]);
  });

  test('the Ninth Gaol has two vaults or more on every level', () => {
    for (const { rooms } of named('ninth-gaol').levels) {
      expect(rooms.filter(({ content }) => content === 'vault').length).toBeGreaterThanOrEqual(2);
    }
  });

  test('PR-16.1 under the Sleeping Hill one fixed enemy of each type waits', () => {
    const fixed = roomsOf('sleeping-hill').flatMap(({ enemies }) => enemies ?? []);
    expect(fixed.map((ranks) => typeOfHighest(Math.max(...ranks)))).toEqual([...ENEMY_TYPES]);
  });
});
