/**
 * Your own book as a file: taken along from one browser, brought to another. Anybody may have written such a file, so every
 * page of it is judged like one of the shelf; it proves nothing, and nobody but its reader is told what is in it.
 */
import { type BookPage, pageSchema } from './page';
import type { Pages } from './pages';

/** Letters: ten thousand pages with all their heroes. */
export const LARGEST_BOOK = 20_000_000;
const MOST_PAGES = 20_000;

export const bookFile = ({ pages }: Pick<Pages, 'pages'>): string => JSON.stringify({ tabard: 'book', pages }, null, 1);

/** `unreadable`: so many of its pages are none. Null: it is no book at all. */
export interface BroughtBook {
  readonly pages: readonly BookPage[];
  readonly unreadable: number;
}

export function readBookFile(text: string): BroughtBook | null {
  if (text.length > LARGEST_BOOK) return null;
  let found: unknown;
  try {
    found = JSON.parse(text);
  } catch {
    return null;
  }
  const { tabard, pages } = (found ?? {}) as { tabard?: unknown; pages?: unknown };
  if (tabard !== 'book' || !Array.isArray(pages) || pages.length > MOST_PAGES) return null;
  const judged = pages.map((page) => pageSchema.safeParse(page));
  const good = judged.flatMap(({ data }) => (data ? [data] : []));
  return { pages: good, unreadable: pages.length - good.length };
}
