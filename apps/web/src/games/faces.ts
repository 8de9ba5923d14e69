import { adventures } from './adventures/face';
import { darkMinions } from './dark-minions/face';
import { dungeonFighter } from './dungeon-fighter/face';
import type { GameFace } from './face';
import { paraRoles } from './para-roles/face';
import { rollPlayer } from './roll-player/face';

/** The tables, in the order they stand in the inn. */
export const FACES: readonly GameFace[] = [darkMinions, paraRoles, rollPlayer, adventures, dungeonFighter];

export const faceOf = (id: string): GameFace | undefined => FACES.find((face) => face.id === id);
