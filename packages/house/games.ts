/**
 * THE list of the games of this house, in the order they stand in the inn: a new one is one line here (`tabard new-game` writes it).
 * What a game offers is fetched when it is asked for, because to set all of them up takes longer than most commands do. Its page
 * is found by its folder (`apps/web/src/house/faces.ts`): nobody but a browser can read one.
 */
import type { GameDeeds, GameModule, PackShape } from '@tabard/content';
import type { GameLab } from '@tabard/lab';
import type { DrawBoard } from '@tabard/terminal/board';

export interface HouseGame {
  /** Rules, words and bots; all that a server or a worker needs. */
  readonly module: () => Promise<{ readonly default: GameModule }>;
  /** The same with everything that can be told of it, for who reads along in a terminal. As `module` where nothing is left out. */
  readonly told?: () => Promise<{ readonly default: GameModule }>;
  /** The files of its content, for the linter and for authors of packs. */
  readonly files: () => Promise<{ readonly files: PackShape }>;
  /** Its board in a terminal; without one it is shown field by field. */
  readonly terminal?: () => Promise<{ readonly drawBoard: DrawBoard }>;
  readonly lab: () => Promise<{ readonly lab: GameLab }>;
  readonly deeds?: () => Promise<{ readonly default: GameDeeds }>;
}

// biome-ignore format: a game is one line
export const house: { readonly [id: string]: HouseGame } = {
  'dark-minions': { module: () => import('@tabard/dark-minions'), files: () => import('@tabard/dark-minions/files'), terminal: () => import('@tabard/dark-minions/terminal'), lab: () => import('@tabard/dark-minions/lab'), deeds: () => import('@tabard/dark-minions/deeds') },
  'para-roles': { module: () => import('@tabard/para-roles'), files: () => import('@tabard/para-roles/files'), terminal: () => import('@tabard/para-roles/terminal'), lab: () => import('@tabard/para-roles/lab'), deeds: () => import('@tabard/para-roles/deeds') },
  'roll-player': { module: () => import('@tabard/roll-player'), files: () => import('@tabard/roll-player/files'), terminal: () => import('@tabard/roll-player/terminal'), lab: () => import('@tabard/roll-player/lab'), deeds: () => import('@tabard/roll-player/deeds') },
  adventures: { module: () => import('@tabard/adventures'), told: () => import('@tabard/adventures/told'), files: () => import('@tabard/adventures/files'), terminal: () => import('@tabard/adventures/terminal'), lab: () => import('@tabard/adventures/lab'), deeds: () => import('@tabard/adventures/deeds') },
  'dungeon-fighter': { module: () => import('@tabard/dungeon-fighter'), files: () => import('@tabard/dungeon-fighter/files'), terminal: () => import('@tabard/dungeon-fighter/terminal'), lab: () => import('@tabard/dungeon-fighter/lab'), deeds: () => import('@tabard/dungeon-fighter/deeds') },
};

export const gameIds: readonly string[] = Object.keys(house);
