/** A pregenerated character: what it is called, and the answer that takes it. */

import type { Moment } from '@tabard/page/room/moment';
import { type Content, personName } from '../../index';
import { spoken } from '../say';
import { viewOf } from '../view';

export type Character = Content['characters'][number];

export const keyOf = ({ id }: Character): string => `character:${id}`;

export const nameOf = (moment: Pick<Moment, 'say' | 'seen'>, id: string): string =>
  spoken(moment, personName(viewOf(moment.seen).content, id));
