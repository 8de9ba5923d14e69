/** The bots of Dungeon Fighter, weakest to strongest: one mind and three hands, and a novice does not look ahead (DF-R112). */
import { type FighterBot, fighter } from './fighter';

export { type FighterBot, fighter } from './fighter';

export const novice = fighter('novice', false);
export const regular = fighter('regular', true);
export const expert = fighter('expert', true);

export const bots: readonly FighterBot[] = [novice, regular, expert];
