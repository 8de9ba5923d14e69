/** The pictures' own words: under `board` in the game's languages. */
import type { Moment } from '@tabard/page/room/moment';

export type Facts = { readonly [name: string]: string | number };
type Speaking = Pick<Moment, 'say'>;

export const words = ({ say }: Speaking, id: string, facts?: Facts): string => say({ id: `board.${id}`, with: facts });
