/** The games that are played at this inn: a new one is one line in this list. */
import adventures from '@tabard/adventures';
import type { GameModule } from '@tabard/content';
import darkMinions from '@tabard/dark-minions';
import dungeonFighter from '@tabard/dungeon-fighter';
import paraRoles from '@tabard/para-roles';
import rollPlayer from '@tabard/roll-player';

export const games: readonly GameModule[] = [darkMinions, paraRoles, dungeonFighter, rollPlayer, adventures];
