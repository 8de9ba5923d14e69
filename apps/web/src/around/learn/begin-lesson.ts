/** A lesson is begun: its table is opened, and the house knows that this game was shown. */

import { type Lesson, setupOf } from '@tabard/page/lesson/guide';
import { set, settings } from '@tabard/page/settings/settings';
import { moduleOf } from '../../house/modules';
import { beginGame } from '../../play/begin/new-game';
import { seatNames } from '../../play/begin/seat-names';

const STORE = 'tabard.shown';

/** The games of which a lesson was begun in this browser. */
function shown(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORE) ?? '[]');
    return Array.isArray(stored) ? stored.map(String) : [];
  } catch {
    return [];
  }
}

export const wasShown = (game: string): boolean => shown().includes(game);

/** Opens the table and answers its id. */
export async function beginLesson(game: string, lesson: Lesson, title: string): Promise<string> {
  const names = seatNames(await moduleOf(game));
  const id = await beginGame(game, setupOf(lesson, names), title, lesson.id);
  try {
    localStorage.setItem(STORE, JSON.stringify([...new Set([...shown(), game])]));
  } catch {
    // A browser that keeps nothing: the lesson is offered again.
  }
  // Whoever learns has answered the question that "sit down" would ask.
  if (settings().sitDown === 'ask') set('sitDown', 'learn');
  return id;
}
