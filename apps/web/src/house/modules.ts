/** A game's rules and words, fetched when somebody sits down. Also the workers' way to them: no picture in here. */
import { house } from '@tabard/house';

export { moduleOf } from '@tabard/house/fetch';

export const isPlayable = (id: string): boolean => Object.hasOwn(house, id);
