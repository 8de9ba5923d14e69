/** Where a book is checked and its odds are played out, so that the page never stands still and all of it can be stopped. */
import { house } from '../../content/house';
import type { Odds } from '../../solver';
import {
  type BookFiles,
  challengesOf,
  contentAmong,
  lintBook,
  oddsFor,
  type Placed,
  type Storybook,
} from '../../story';

export type ToChecker =
  | { readonly kind: 'check'; readonly files: BookFiles }
  | { readonly kind: 'odds'; readonly book: Storybook; readonly slug: string; readonly wish: OddsWish };

export interface OddsWish {
  readonly heroes: readonly string[];
  readonly legendary: boolean;
  readonly tries: number;
  /** Only this entry; null: all. */
  readonly label: string | null;
}

export type CheckMessage =
  /** The book, or null while it is none; and what the format finds wrong. */
  | { readonly kind: 'read'; readonly book: Storybook | null; readonly findings: readonly Placed[] }
  | { readonly kind: 'judged'; readonly findings: readonly Placed[] }
  | { readonly kind: 'searching'; readonly states: number }
  /** `states`: how many the search saw; null: it waits until errors are mended. */
  | { readonly kind: 'checked'; readonly findings: readonly Placed[]; readonly states: number | null }
  | { readonly kind: 'odds'; readonly row: OddsLine; readonly done: number; readonly of: number }
  | { readonly kind: 'failed'; readonly message: string };

export interface OddsLine {
  readonly label: string;
  readonly what: string;
  readonly target: string;
  /** Null: it cannot be played, as lint tells. */
  readonly odds: Odds | null;
}

const tell = (told: CheckMessage): void => self.postMessage(told);

const HOUSE = { content: house, books: house.books.map(({ source }) => source) };
/** More than anybody reads. */
const MOST_FINDINGS = 500;
const some = (findings: readonly Placed[]) => findings.slice(0, MOST_FINDINGS);

function check(files: BookFiles): void {
  const { findings, states } = lintBook(files, HOUSE, {
    read: (book, found) => tell({ kind: 'read', book, findings: some(found) }),
    judged: (found) => tell({ kind: 'judged', findings: some(found) }),
    searching: (seen) => tell({ kind: 'searching', states: seen }),
  });
  tell({ kind: 'checked', findings: some(findings), states });
}

function playOdds(source: Storybook, slug: string, { label, ...wish }: OddsWish): void {
  const content = contentAmong(source, slug);
  const book = content.books.find((one) => one.slug === slug)!;
  const wanted = challengesOf(content, source).filter((one) => label === null || one.label === label);
  wanted.forEach((challenge, i) => {
    const { label: at, what, target } = challenge;
    tell({
      kind: 'odds',
      row: { label: at, what, target, odds: attempt(() => oddsFor(content, book, challenge, wish)) },
      done: i + 1,
      of: wanted.length,
    });
  });
}

/** A skill or an enemy that nobody knows: the check has told of it. */
function attempt(play: () => Odds): Odds | null {
  try {
    return play();
  } catch {
    return null;
  }
}

self.addEventListener('message', ({ data }: MessageEvent<ToChecker>) => {
  try {
    if (data.kind === 'check') check(data.files);
    else playOdds(data.book, data.slug, data.wish);
  } catch (error) {
    tell({ kind: 'failed', message: (error as Error).message ?? String(error) });
  }
});
