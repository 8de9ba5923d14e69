/**
 * The games of the house: a new one is one line in this list. Each is fetched when it is named: to set all of them up takes
 * longer than most commands do. Whoever wants them all has them in all-games.ts.
 */
import type { GameModule, PackShape } from '@tabard/content';
import type { GameLab } from '@tabard/lab';
import type { DrawBoard } from './boards/board';
import { drawGeneric } from './boards/generic';
import { unknown } from './fail';

interface HouseGame {
  readonly module: () => Promise<{ readonly default: GameModule }>;
  /** The files of its content, for the linter and for authors of packs. */
  readonly files: () => Promise<{ readonly files: PackShape }>;
  /** Without it the board is shown field by field. */
  readonly draw?: () => Promise<DrawBoard>;
  /** A game is played without it. */
  readonly lab: () => Promise<{ readonly lab: GameLab }>;
}

const house: { readonly [id: string]: HouseGame } = {
  'dark-minions': {
    module: () => import('@tabard/dark-minions'),
    files: () => import('@tabard/dark-minions/files'),
    draw: async () => (await import('./boards/dark-minions')).drawDarkMinions,
    lab: () => import('@tabard/dark-minions/lab'),
  },
  'para-roles': {
    module: () => import('@tabard/para-roles'),
    files: () => import('@tabard/para-roles/files'),
    draw: async () => (await import('./boards/para-roles')).drawParaRoles,
    lab: () => import('@tabard/para-roles/lab'),
  },
  'dungeon-fighter': {
    module: () => import('@tabard/dungeon-fighter'),
    files: () => import('@tabard/dungeon-fighter/files'),
    draw: async () => (await import('./boards/dungeon-fighter')).drawDungeonFighter,
    lab: () => import('@tabard/dungeon-fighter/lab'),
  },
  'roll-player': {
    module: () => import('@tabard/roll-player'),
    files: () => import('@tabard/roll-player/files'),
    draw: async () => (await import('./boards/roll-player')).drawRollPlayer,
    lab: () => import('@tabard/roll-player/lab'),
  },
  adventures: {
    module: () => import('@tabard/adventures/told'),
    files: () => import('@tabard/adventures/files'),
    draw: async () => (await import('./boards/adventures')).drawAdventures,
    lab: () => import('@tabard/adventures/lab'),
  },
};

export const gameIds: readonly string[] = Object.keys(house);

/** That there is such a game, without fetching it. */
export function checkGameId(id: string): string {
  if (!gameIds.includes(id)) throw unknown('game', id, gameIds);
  return id;
}

export async function findGame(id: string): Promise<GameModule> {
  const found = await house[checkGameId(id)].module();
  return found.default;
}

export const everyGame = (): Promise<GameModule[]> => Promise.all(gameIds.map(findGame));

/** Those that a text names, to be looked up while somebody reads it. What is written in escapes may name any. */
export async function gamesNamedIn(text: string): Promise<(id: string) => GameModule | undefined> {
  const named = gameIds.filter((id) => text.includes(id) || text.includes('\\u'));
  const modules = await Promise.all(named.map(findGame));
  return (id) => modules.find(({ game }) => game.id === id);
}

/** A module that is not of the house (a test's) has no drawer. */
export async function drawerOf({ game }: GameModule): Promise<DrawBoard> {
  return (await house[game.id]?.draw?.()) ?? drawGeneric;
}

/** What a pack of this game may hold. */
export async function filesOf(game: string): Promise<PackShape> {
  const { files } = await house[game].files();
  return files;
}

export async function labOf({ game }: GameModule): Promise<GameLab> {
  const { lab } = await house[game.id].lab();
  return lab;
}
