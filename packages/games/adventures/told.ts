/** The game with all the prose of all its books at hand: for the terminal, for authors and for tests. */
import type { GameModule } from '@tabard/content';
import module from './index';
import { bookWords } from './text/books/all';
import { booksIn, words } from './text/words';

const told: GameModule = {
  ...module,
  words: {
    en: { ...words.en, books: booksIn('en', bookWords) },
    de: { ...words.de, books: booksIn('de', bookWords) },
  },
};

export default told;
