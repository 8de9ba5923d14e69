/** What makes a premade dungeon valid (PR-E27). */
import type { Content, PremadeDungeon } from '../../content';

type Level = PremadeDungeon['levels'][number];
type PremadeRoom = Level['rooms'][number];

/** How many enemies a room holds (PR-D6); rooms that are not named hold none. */
export const ENEMIES_IN: { readonly [content: string]: number } = { den: 1, guardroom: 2, ambush: 1 };
const NEED_A_SUIT: readonly string[] = ['trap', 'vault'];

/** What is wrong with it, in sentences; none if it is valid. */
export const dungeonProblems = ({ id, levels }: PremadeDungeon, content: Content): string[] =>
  levels.flatMap((level, i) => {
    const problems = [
      ...treeProblems(level),
      ...stairProblems(level),
      ...roomProblems(level, content.dungeon.levels[i].ranks),
    ];
    return problems.map((problem) => `${id}, level ${i + 1}: ${problem}`);
  });

function treeProblems({ rooms }: Level): string[] {
  const ids = rooms.map(({ id }) => id);
  const twice = ids.filter((id, i) => ids.indexOf(id) !== i);
  const landings = rooms.filter(({ content }) => content === 'landing');
  if (twice.length > 0) return [`two rooms are called "${twice[0]}"`];
  if (landings.length !== 1) return [`there are ${landings.length} landings, not 1`];
  return wayProblems(rooms, landings[0]);
}

/** From the landing every room is reached, and by one way only. */
function wayProblems(rooms: readonly PremadeRoom[], landing: PremadeRoom): string[] {
  const problems: string[] = [];
  const reached = new Set([landing.id]);
  const open = [landing];
  for (let room = open.pop(); room; room = open.pop()) {
    for (const exit of room.exits) {
      const next = rooms.find(({ id }) => id === exit);
      if (!next) problems.push(`"${room.id}" leads to "${exit}", which does not exist`);
      else if (reached.has(exit)) problems.push(`"${exit}" is reached by two ways`);
      else {
        reached.add(exit);
        open.push(next);
      }
    }
  }
  return [...problems, ...rooms.filter(({ id }) => !reached.has(id)).map(({ id }) => `"${id}" is not reached`)];
}

function stairProblems({ rooms, stairs }: Level): string[] {
  const found = rooms.filter(({ content }) => content === 'stairs').map(({ id }) => id);
  if (found.length !== 1) return [`there are ${found.length} stair rooms, not 1`];
  if (found[0] !== stairs) return [`the stair room is "${found[0]}", not "${stairs}"`];
  return rooms.length > 2 ? [] : ['there is no room but the landing and the stair room'];
}

const roomProblems = ({ rooms }: Level, ranks: readonly [number, number]): string[] =>
  rooms.flatMap((room) => [...suitProblems(room), ...enemyProblems(room, ranks)]);

const suitProblems = ({ id, content, suit }: PremadeRoom): string[] =>
  NEED_A_SUIT.includes(content) && suit === undefined ? [`"${id}" does not say which trap it has`] : [];

function enemyProblems(
  { id, content, enemies = [] }: PremadeRoom,
  [lowest, highest]: readonly [number, number],
): string[] {
  const room = ENEMIES_IN[content] ?? 0;
  const wrong = enemies.flat().filter((rank) => rank < lowest || rank > highest);
  return [
    ...(enemies.length > room ? [`"${id}" has ${enemies.length} enemies and room for ${room}`] : []),
    ...wrong.map((rank) => `"${id}" has an enemy of rank ${rank}, and the level has ${lowest} to ${highest}`),
  ];
}
