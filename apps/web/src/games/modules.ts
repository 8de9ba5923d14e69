/** A game's rules and words, fetched when somebody sits down. Also the workers' way to them: no picture in here. */
import type { GameModule } from '@tabard/content';

/** By the folder: a game that has a module.ts can be played. */
const MODULES = import.meta.glob<{ readonly default: GameModule }>('./*/module.ts');

const loaderOf = (id: string) => MODULES[`./${id}/module.ts`];

export const isPlayable = (id: string): boolean => loaderOf(id) !== undefined;

export async function moduleOf(id: string): Promise<GameModule> {
  const load = loaderOf(id);
  if (!load) throw new Error(`there is no table for "${id}" in this house`);
  const { default: module } = await load();
  await module.ready?.();
  return module;
}
