/** One drawer a game; a game without one is shown field by field. */
import { drawAdventures } from './adventures';
import type { DrawBoard } from './board';
import { drawDarkMinions } from './dark-minions';
import { drawDungeonFighter } from './dungeon-fighter';
import { drawGeneric } from './generic';
import { drawParaRoles } from './para-roles';
import { drawRollPlayer } from './roll-player';

const drawers: { readonly [game: string]: DrawBoard } = {
  adventures: drawAdventures,
  'dark-minions': drawDarkMinions,
  'dungeon-fighter': drawDungeonFighter,
  'para-roles': drawParaRoles,
  'roll-player': drawRollPlayer,
};

/** What a storybook reads aloud: nobody decides before it was on the screen, however low that is. */
const readAloud: { readonly [game: string]: string } = { adventures: 'text.read' };

export const isReadAloud = (game: string, event: string): boolean => readAloud[game] === event;

export const drawerOf = (game: string): DrawBoard => drawers[game] ?? drawGeneric;
