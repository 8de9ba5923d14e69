/** The campaigns by the names under which a table chooses them (PR-28.1). */
import type { Campaign } from '../rules/campaign';
import { dungeon } from './dungeon/dungeon';
import { random, woods } from './linear/encounters';
import { doubles, tower } from './linear/tower';
import { maze } from './maze/maze';
import { rifts } from './rifts/rifts';

export const campaigns = { woods, random, tower, doubles, maze, dungeon, rifts } satisfies { [id: string]: Campaign };
