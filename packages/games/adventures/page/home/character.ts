/** A pregenerated character: what it is called, and the answer that takes it. */

import type { Moment } from '@tabard/page/room/moment';
import { type Content, forbidCharacter, personName } from '../../index';
import { type AskFor, asked } from '../ask';
import { spoken } from '../say';
import { viewOf } from '../view';

export type Character = Content['characters'][number];
export type WalkAsk = AskFor<'party.character'>;

/** The answer that takes it. */
export const keyOf = (moment: Pick<Moment, 'seen'>, character: Character): string =>
  asked.key(moment, 'party.character', { character: viewOf(moment.seen).content.characters.indexOf(character) });

export const nameOf = (moment: Pick<Moment, 'say' | 'seen'>, id: string): string =>
  spoken(moment, personName(viewOf(moment.seen).content, id));

/** Whoever chooses may take what is offered (RA-R99: somebody who is about to leave is not seen here); others look on. */
export const isOffered = (ask: WalkAsk | null, moment: Pick<Moment, 'seen'>, character: Character): boolean =>
  ask ? ask.keys.includes(keyOf(moment, character)) : forbidCharacter(viewOf(moment.seen), character) === null;
