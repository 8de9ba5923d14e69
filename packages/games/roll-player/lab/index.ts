/** What the lab needs of this game: what to measure, what its designer wants of it, and the tables that must never play otherwise. */
import type { GameLab } from '@tabard/lab';
import { experiments } from './experiments';
import { golden } from './golden';
import { measure } from './measure';

export const lab: GameLab = { measure, experiments, golden };
