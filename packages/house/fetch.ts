/** Games of the house, fetched ready to be played. */
import type { GameModule } from '@tabard/content';
import { gameIds, house } from './games';

export async function moduleOf(id: string): Promise<GameModule> {
  const game = Object.hasOwn(house, id) ? house[id] : undefined;
  if (!game) throw new Error(`there is no table for "${id}" in this house`);
  const { default: module } = await game.module();
  await module.world?.ready();
  return module;
}

export const everyModule = (): Promise<GameModule[]> => Promise.all(gameIds.map(moduleOf));

/** With all its prose at hand. */
export async function toldModuleOf(id: string): Promise<GameModule> {
  const { told, module } = house[id];
  return (await (told ?? module)()).default;
}

/** All games but these: a test that says something special of some looks at the others as it would at any. */
export const othersThan = (ids: readonly string[]): Promise<GameModule[]> =>
  Promise.all(gameIds.filter((id) => !ids.includes(id)).map(moduleOf));

/** As many as a game is best with, where nobody says how many. */
export const usualSeats = ({ game: { seats } }: GameModule): number => seats.best ?? seats.min;

/** Its strongest player of its own. */
export const bestBot = ({ bots }: GameModule): string => bots.at(-1)?.id ?? 'random';
