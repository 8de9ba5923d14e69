/** A pregenerated character: what it is called, and the answer that takes it. */

import type { PendingAsk } from '@tabard/kernel';
import type { Moment } from '@tabard/page/room/moment';
import { type Content, forbidCharacter, personName, type Seen } from '../../index';
import { spoken } from '../say';
import { viewOf } from '../view';

export type Character = Content['characters'][number];

export const keyOf = ({ id }: Character): string => `character:${id}`;

export const nameOf = (moment: Pick<Moment, 'say' | 'seen'>, id: string): string =>
  spoken(moment, personName(viewOf(moment.seen).content, id));

/** Whoever chooses may take what is offered (RA-R99: somebody who is about to leave is not seen here); others look on. */
export const isOffered = (ask: PendingAsk | null, seen: Seen, character: Character): boolean =>
  ask ? ask.options.includes(keyOf(character)) : forbidCharacter(seen, character) === null;
