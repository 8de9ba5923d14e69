/** An event as the log tells it. */

import type { EventNamed, GameEvent } from '@tabard/kernel';
import type { Moment } from '@tabard/page/room/moment';
import module, { type DungeonFighterEvent } from '../index';
import { viewOf } from './view';

/** What is drawn for the events of these names. */
export interface Shows<Type extends DungeonFighterEvent['type']> {
  readonly event: EventNamed<DungeonFighterEvent, Type>;
}

export function sentenceOf({ say, seen }: Pick<Moment, 'say' | 'seen'>, event: DungeonFighterEvent): string {
  const message = module.speech.event(event as GameEvent, viewOf(seen).content);
  return message ? say(message) : '';
}
