/** How the tests of the dungeon begin: a party on a level of which only what matters is said. */
import type { Plain } from '@tabard/kernel';
import type { Scenario } from '@tabard/testkit';
import { builtIn } from '../content';
import type { Dungeon, Room } from '../rules/board';
import { between, cardNamed, FULL_PACK, NONE } from '../rules/cards/cards';
import { boardOf, party } from './table.fixture';

type Given = { readonly [name: string]: Plain };

interface GivenDungeon {
  readonly level?: number;
  /** The rooms of the level after its landing; without `from` they lie behind the landing. */
  readonly rooms?: readonly Partial<Room>[];
  /** Closed doors of the landing. */
  readonly doors?: number;
  /** What a premade dungeon calls the landing. */
  readonly premade?: string;
  readonly at?: number;
  readonly point?: number;
  readonly cleared?: readonly number[];
  /** The next cards of the Map Deck, in this order. */
  readonly map?: readonly string[];
}

const roomOf = (id: number, given: Partial<Room>): Room => ({
  id,
  card: NONE,
  content: 'empty',
  suit: NONE,
  doors: 0,
  from: id === 0 ? NONE : 0,
  spent: 0,
  secret: 0,
  waiting: [],
  premade: '',
  peeked: NONE,
  lookedAt: 0,
  ...given,
});

/** The levels above are cleared: a landing and a stair room each. */
const above = (): Room[] => [roomOf(0, { content: 'landing', doors: 2 }), roomOf(1, { content: 'stairs', spent: 1 })];

export function inDungeon(
  given: GivenDungeon = {},
  more: Given = {},
  options: { readonly [id: string]: string } = {},
): Scenario {
  const { level = 1, rooms = [], doors = 3, premade = '', at = 0, point = 0, cleared, map = [] } = given;
  const here = [{ content: 'landing', doors, premade }, ...rooms].map((room, id) => roomOf(id, room));
  const dungeon: Dungeon = {
    level,
    deepest: level,
    levels: [...Array.from({ length: level - 1 }, above), here],
    at,
    point,
    cleared: (cleared ?? [1, 2, 3, 4, 5].map((number) => (number < level ? 1 : 0))) as Dungeon['cleared'],
  };
  const next = map.map(cardNamed);
  const mapDeck = [...FULL_PACK.filter((card) => !next.includes(card)), ...next.reverse()];
  const enemyDeck = between(...builtIn.dungeon.levels[level - 1].ranks);
  return party(more, { campaign: 'dungeon', ...options }).board({
    dungeon: dungeon as unknown as Plain,
    mapDeck,
    ...('enemies' in more ? {} : { enemyDeck }),
    fights: 1,
  });
}

export const dungeonIn = (game: Scenario): Dungeon => boardOf(game).dungeon as Dungeon;
export const roomsIn = (game: Scenario): Room[] => dungeonIn(game).levels[dungeonIn(game).level - 1];
export const roomIn = (game: Scenario): Room => roomsIn(game)[dungeonIn(game).at];
