/** Where games of the shelf are told again for your own book, so that the page never stands still. */
import { botsFor } from '@tabard/bots';
import { Table, type TableLog } from '@tabard/table';
import { deedsFor } from '../../house/deeds';
import { moduleOf } from '../../house/modules';
import type { SavedGame } from '../../keep/storage/saved';
import { type BookPage, pageOfTable } from './page';

export interface ToBook {
  readonly head: SavedGame;
  readonly log: TableLog;
}

export interface FromBook {
  /** Null: nobody can tell it again, or it has no page. */
  readonly page: BookPage | null;
}

async function page({ head, log }: ToBook): Promise<BookPage | null> {
  const module = await moduleOf(head.game);
  const deeds = await deedsFor(head.game);
  return pageOfTable(module, deeds, Table.fromLog(module.game, botsFor(module), log), head);
}

self.addEventListener('message', ({ data }: MessageEvent<ToBook>) => {
  const say = (told: FromBook) => self.postMessage(told);
  page(data).then(
    (found) => say({ page: found }),
    () => say({ page: null }),
  );
});
