/** A game's rules and words, fetched when somebody sits down. Also the worker's way to them: no picture in here. */
import type { GameModule } from '@tabard/content';

const MODULES: { readonly [id: string]: () => Promise<{ default: GameModule }> } = {
  'dark-minions': () => import('@tabard/dark-minions'),
  'para-roles': () => import('@tabard/para-roles'),
  'roll-player': () => import('@tabard/roll-player'),
  'dungeon-fighter': () => import('@tabard/dungeon-fighter'),
};

export const isPlayable = (id: string): boolean => id in MODULES;

export async function moduleOf(id: string): Promise<GameModule> {
  const load = MODULES[id];
  if (!load) throw new Error(`there is no table for "${id}" in this house`);
  const { default: module } = await load();
  await module.ready?.();
  return module;
}
