/** The games of the house, as a terminal asks for them. Each is fetched when it is named; whoever wants them all has them in all-games.ts. */
import type { GameModule, PackShape } from '@tabard/content';
import { gameIds, house } from '@tabard/house';
import { toldModuleOf } from '@tabard/house/fetch';
import type { GameLab } from '@tabard/lab';
import type { DrawBoard } from '@tabard/terminal/board';
import { drawGeneric } from '@tabard/terminal/generic';
import { unknown } from './fail';

export { gameIds };

/** That there is such a game, without fetching it. */
export function checkGameId(id: string): string {
  if (!gameIds.includes(id)) throw unknown('game', id, gameIds);
  return id;
}

export const findGame = async (id: string): Promise<GameModule> => toldModuleOf(checkGameId(id));

export const everyGame = (): Promise<GameModule[]> => Promise.all(gameIds.map(findGame));

/** Those that a text names, to be looked up while somebody reads it. What is written in escapes may name any. */
export async function gamesNamedIn(text: string): Promise<(id: string) => GameModule | undefined> {
  const named = gameIds.filter((id) => text.includes(id) || text.includes('\\u'));
  const modules = await Promise.all(named.map(findGame));
  return (id) => modules.find(({ game }) => game.id === id);
}

/** A module that is not of the house (a test's) has no drawer. */
export async function drawerOf({ game }: GameModule): Promise<DrawBoard> {
  return (await house[game.id]?.terminal?.())?.drawBoard ?? drawGeneric;
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
