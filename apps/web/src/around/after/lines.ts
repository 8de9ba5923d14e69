import type { GameEvent, Viewer } from '@tabard/kernel';
import type { After } from './use-after';

/** A line of the log, with the moment it belongs to. */
export interface Line {
  readonly id: number;
  /** So many answers stood when it had happened. */
  readonly answers: number;
  readonly event: GameEvent;
  readonly text: string;
}

export function linesOf(
  { played, speaker, story }: Pick<After, 'played' | 'speaker' | 'story'>,
  viewer: Viewer,
): Line[] {
  const { module, replay } = played;
  let answers = 0;
  return replay.last.eventsFor(viewer).flatMap((event, id): Line[] => {
    while (id >= story.told[answers]) answers += 1;
    const message = module.speech.event(event, module.game.content);
    return message ? [{ id, answers, event, text: speaker.say(message) }] : [];
  });
}
