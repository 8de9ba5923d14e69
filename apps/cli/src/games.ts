/** The games of the house: a new one is one line in this list. */
import adventures from '@tabard/adventures/told';
import type { GameModule } from '@tabard/content';
import darkMinions from '@tabard/dark-minions';
import dungeonFighter from '@tabard/dungeon-fighter';
import type { GameLab } from '@tabard/lab';
import paraRoles from '@tabard/para-roles';
import rollPlayer from '@tabard/roll-player';
import { drawAdventures } from './boards/adventures';
import type { DrawBoard } from './boards/board';
import { drawDarkMinions } from './boards/dark-minions';
import { drawDungeonFighter } from './boards/dungeon-fighter';
import { drawGeneric } from './boards/generic';
import { drawParaRoles } from './boards/para-roles';
import { drawRollPlayer } from './boards/roll-player';
import { unknown } from './fail';

interface HouseGame {
  readonly module: GameModule;
  /** Without it the board is shown field by field. */
  readonly draw?: DrawBoard;
  /** Fetched when it is wanted: a game is played without it. */
  readonly lab: () => Promise<{ readonly lab: GameLab }>;
}

const house: readonly HouseGame[] = [
  { module: darkMinions, draw: drawDarkMinions, lab: () => import('@tabard/dark-minions/lab') },
  { module: paraRoles, draw: drawParaRoles, lab: () => import('@tabard/para-roles/lab') },
  { module: dungeonFighter, draw: drawDungeonFighter, lab: () => import('@tabard/dungeon-fighter/lab') },
  { module: rollPlayer, draw: drawRollPlayer, lab: () => import('@tabard/roll-player/lab') },
  { module: adventures, draw: drawAdventures, lab: () => import('@tabard/adventures/lab') },
];

export const games: readonly GameModule[] = house.map(({ module }) => module);

const entryOf = (id: string): HouseGame | undefined => house.find(({ module }) => module.game.id === id);

export function findGame(id: string): GameModule {
  const found = entryOf(id);
  if (!found)
    throw unknown(
      'game',
      id,
      games.map(({ game }) => game.id),
    );
  return found.module;
}

/** A module that is not of the house (a test's) has no drawer. */
export const drawerOf = ({ game }: GameModule): DrawBoard => entryOf(game.id)?.draw ?? drawGeneric;

export async function labOf({ game }: GameModule): Promise<GameLab> {
  const { lab } = await entryOf(game.id)!.lab();
  return lab;
}
