/** RA-11: items and combinations, their cost, and the entry that answers them. */
import { type Flow, type Why, why } from '@tabard/kernel';
import { itemLabel } from '../../content/labels';
import type { G, Seen } from '../board';
import { decide } from '../decide';
import { addFatigue } from '../party/stamina';
import type { ItemUse } from '../questions';
import { bookOf, turnTo } from './go';
import { wouldExhaustAll } from './payment';

/** RA-11.2, RA-11.4: what every player adds to their own fatigue box. */
export function costOf(seen: Seen, items: readonly number[]): number {
  const { discoveries } = bookOf(seen);
  return items.reduce((sum, item) => {
    const card = discoveries[item];
    return sum + (card?.kind === 'item' ? card.stamina : 0);
  }, 0);
}

/** RA-11.10, RA-11.12, RA-R36: each item alone and each pair. */
function usesOf({ b }: Seen): ItemUse[] {
  const singles = b.items.map((item) => [item]);
  const pairs = b.items.flatMap((first, i) => b.items.slice(i + 1).map((second) => [first, second]));
  return [...singles, ...pairs].map((items) => ({ items }));
}

/** RA-11.6, RA-11.7, RA-11.13: once at this place. RA-R35: what is used stays. */
function forbidUse(seen: Seen, { items }: ItemUse): Why | null {
  const { b } = seen;
  const label = itemLabel(b.map.at!, items);
  if (b.story.used.includes(label)) return why(items.length === 1 ? 'RA-11.6' : 'RA-11.7');
  const cost = costOf(seen, items);
  return cost > 0 && wouldExhaustAll(seen, cost) ? why('RA-11.8', { needs: cost }) : null;
}

/** RA-R31: on a path there is no place to use anything at. */
export const usableItems = (seen: Seen): ItemUse[] =>
  seen.b.map.at === null ? [] : usesOf(seen).filter((use) => forbidUse(seen, use) === null);

export function* useItem(g: G): Flow {
  const { b } = g;
  const { items } = yield* decide(g, 'item.use', () => usesOf(g), { forbid: (use) => forbidUse(g, use), always: true });
  const letter = b.map.at!;
  const cost = costOf(g, items);
  for (const seat of g.clockwiseFrom(0)) addFatigue(g, seat, cost); // RA-11.9: from the supply, never from the rows
  b.story.used.push(itemLabel(letter, items));
  g.revealed();
  const label = answerTo(g, letter, items);
  g.tell('item.used', { book: bookOf(g).id, items, letter, nothing: label === null });
  if (label !== null) turnTo(g, label); // RA-11.3, RA-11.5; RA-R34: without one the list is offered again
}

/** RA-11.11: the location's own entry, else the one that any place has. RA-R114: an item's number is its card's. */
function answerTo(g: G, letter: string, items: readonly number[]): string | null {
  const labels = [itemLabel(letter, items), itemLabel('ANY', items)];
  return labels.find((label) => bookOf(g).entries[label]) ?? null;
}
