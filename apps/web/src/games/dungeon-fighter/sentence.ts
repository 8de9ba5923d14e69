/** An event as the log tells it. */
import module from '@tabard/dungeon-fighter';
import type { GameEvent } from '@tabard/kernel';
import type { Moment } from '../../room/moment';

export function sentenceOf({ say, seen }: Pick<Moment, 'say' | 'seen'>, event: GameEvent): string {
  const message = module.speech.event(event, seen.content);
  return message ? say(message) : '';
}
