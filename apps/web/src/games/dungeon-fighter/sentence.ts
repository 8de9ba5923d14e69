/** An event as the log tells it. */
import module from '@tabard/dungeon-fighter';
import type { GameEvent } from '@tabard/kernel';
import type { BoardProps } from '../face';

export function sentenceOf({ say, seen }: Pick<BoardProps, 'say' | 'seen'>, event: GameEvent): string {
  const message = module.speech.event(event, seen.content);
  return message ? say(message) : '';
}
