/** The cards and the books of the house. */
import { makeContent } from './built-in';
import { books, hash, read } from './read';

export { books } from './read';

export const house = makeContent(read, books);
export const packs = { adventures: hash };
