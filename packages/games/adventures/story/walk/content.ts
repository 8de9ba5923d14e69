/** The cards of the house with one book: what a walk is made in. */
import type { Content } from '../../content';
import { makeContent } from '../../content/built-in';
import { read } from '../../content/read';
import type { Storybook } from '../../content/storybook';

export const contentWith = (book: Storybook, slug = 'book'): Content => makeContent(read, { [slug]: book });
