/** A book that an author has open, as a room sees it: its cards, its words, and a moment in which its map can be drawn. */

import type { Speaker } from '@tabard/content';
import { type Moment, ONLY_LOOKING } from '@tabard/page/room/moment';
import { speakerFor } from '@tabard/page/words/game-words';
import module, { type Book, type Content } from '../../index';
import {
  type BookGraph,
  type BookWords,
  contentAmong,
  graphOf,
  printedBoard,
  type Storybook,
  wordsOf,
} from '../../story';
import type { OpenBook } from './desk';

export interface Opened {
  readonly source: Storybook;
  readonly words: BookWords;
  /** In which its words are, as far as their file says. */
  readonly language: string;
  readonly graph: BookGraph;
  /** By label: where one comes from. */
  readonly before: ReadonlyMap<string, readonly string[]>;
  readonly content: Content;
  readonly book: Book;
}

const known = new WeakMap<OpenBook, Opened>();

/** Made once for each reading. */
export function openedOf(open: OpenBook): Opened {
  const made = known.get(open) ?? make(open);
  known.set(open, made);
  return made;
}

function make({ source, slug, language }: OpenBook): Opened {
  const words = wordsOf(source);
  const graph = graphOf(source, words);
  const before = new Map<string, string[]>();
  for (const { from, to } of graph.edges) {
    const list = before.get(to) ?? [];
    if (!list.includes(from)) list.push(from);
    before.set(to, list);
  }
  const content = contentAmong(source, slug);
  const book = content.books.find((one) => one.slug === slug)!;
  return { source, words, language: language ?? 'en', graph, before, content, book };
}

export const speakerOf = (): Speaker => speakerFor(module, []);

/** The book before the first word: nobody is asked, nothing can be done, the map lies there. */
export function momentOf({ content, book }: Opened, withCards: boolean): Moment {
  const speaker = speakerOf();
  const seen = { b: printedBoard(content, book, withCards), seats: 1, options: {}, content };
  return {
    ...ONLY_LOOKING,
    seen,
    seat: null,
    pointed: [null],
    count: 0,
    told: { seen, event: null, fresh: [], tale: [], told: 0, isTelling: false, isActing: false },
    history: () => [],
    names: [],
    over: false,
    say: (message) => speaker.say(message),
    origin: () => ({ seed: '', seal: '' }),
    isPointedAt: () => false,
  };
}
