/** The games of the house. A new game is one line here. */
import adventures from '@tabard/adventures';
import type { GameModule } from '@tabard/content';
import darkMinions from '@tabard/dark-minions';
import dungeonFighter from '@tabard/dungeon-fighter';
import paraRoles from '@tabard/para-roles';
import rollPlayer from '@tabard/roll-player';
import { unknown } from './fail';

export const games: readonly GameModule[] = [darkMinions, paraRoles, dungeonFighter, rollPlayer, adventures];

export function findGame(id: string): GameModule {
  const found = games.find(({ game }) => game.id === id);
  if (!found)
    throw unknown(
      'game',
      id,
      games.map(({ game }) => game.id),
    );
  return found;
}
