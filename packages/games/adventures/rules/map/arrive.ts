/** RA-9.3, RA-9.4: an arrival rotates the reading roles, resolves the book's `arrive` list and opens the base entry. */
import type { Flow } from '@tabard/kernel';
import type { G } from '../board';
import { resolveActions } from '../story/actions';
import { bookOf, turnTo } from '../story/go';
import { keeperOf, left } from './roles';

export function* arrival(g: G): Flow {
  const { b } = g;
  const letter = b.map.at!;
  b.stage = 'entry';
  b.storyteller = left(g.seats, b.storyteller); // RA-9.9: once per arrival
  b.story.list = null; // an arrival forgets the remembered list
  g.tell('arrives', { book: bookOf(g).id, letter, storyteller: b.storyteller, keeper: keeperOf(g) });
  const replaced = yield* resolveActions(g, bookOf(g).source.arrive, 'arrive');
  if (!replaced) turnTo(g, letter); // RA-9.4
}
