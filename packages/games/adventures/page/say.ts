/** What the table says besides its own words. */
import type { Said } from '@tabard/content';
import type { Moment } from '@tabard/page/room/moment';
import { pathTo } from '@tabard/page/router/routes';

/** Anything that can be said, a list or a seat too, by itself. */
export const spoken = ({ say }: Pick<Moment, 'say'>, what: Said): string => say({ id: 'prose', with: { text: what } });

/** The clause behind an explanation, with the address of its rule. */
export const clause = (name: string) => ({ name, to: pathTo('clause', { game: 'adventures', clause: name }) });
