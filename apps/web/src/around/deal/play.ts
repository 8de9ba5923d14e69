/** Sitting down at a deal of the day. */

import type { GameFace } from '@tabard/page/face';
import { idOfDeal, setupOfDeal } from '../../house/deal-rule';
import { putGame, readGame } from '../../keep/storage/shelf';
import { troubleOf } from '../../keep/storage/trouble';
import { fetchGame } from '../../play/begin/fetch-game';
import { newHead, opened, shelve } from '../../play/begin/new-game';
import { seatNames } from '../../play/begin/seat-names';
import { readPages } from '../book/pages';

type Opened = Awaited<ReturnType<typeof opened>>;

async function laid(face: GameFace, date: string): Promise<Opened> {
  const module = await fetchGame(face.id);
  return opened(face.id, setupOfDeal(date, face, seatNames(module), module.isCoop));
}

/**
 * The one try that counts. It has one place on the shelf: whoever comes again, in this tab or another, goes on with the
 * same game; and where the book has it, it was played or given up, perhaps in another tab a moment ago: null. Where the
 * browser keeps nothing it is played all the same, and the table says that it is not kept.
 */
export async function tryDeal(face: GameFace, date: string, title: string): Promise<string | null> {
  const id = idOfDeal(date, face.id);
  if (await readGame(id).catch(() => undefined)) return id;
  const book = await readPages().catch(() => null);
  if (book?.pages.some((page) => page.id === id)) return null;
  const log = await laid(face, date);
  try {
    await putGame({ ...newHead(log, title, false), id }, log);
  } catch (error) {
    if (troubleOf(error).kind !== 'overtaken') throw error; // Else another tab was faster: it is the same game.
  }
  return id;
}

/** The same deal once more, and it does not count. */
export const repeatDeal = async (face: GameFace, date: string, title: string): Promise<string> =>
  shelve(await laid(face, date), title, false);
