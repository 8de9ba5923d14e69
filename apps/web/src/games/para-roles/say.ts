/** The pictures' own words: under `board` in the game's languages. */
import type { BoardProps } from '../face';

export type Facts = { readonly [name: string]: string | number };
type Speaking = Pick<BoardProps, 'say'>;

export const words = ({ say }: Speaking, id: string, facts?: Facts): string => say({ id: `board.${id}`, with: facts });
