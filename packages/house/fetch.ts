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
