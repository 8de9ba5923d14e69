/** Counters of a book (ledger, 5.2): one with `show` stands open on the table, the others are the game's own. */
import type { Effect } from '../../content/storybook';
import type { Adventures, G } from '../board';
import { bookOf } from './go';

type Change = Effect extends infer E ? (E extends { counter: infer V } ? V : never) : never;

const clamp = (value: number, { min, max }: { min: number; max: number }): number =>
  Math.min(max, Math.max(min, value));

export const counterOf = ({ story, hiddenCounters }: Adventures, name: string): number =>
  story.counters[name] ?? hiddenCounters[name] ?? 0;

/** Each begins at its start; one of the campaign goes on from where an earlier book left it: its start counts once. */
export function layCounters({ b, content }: G): void {
  b.story.counters = {};
  b.hiddenCounters = {};
  for (const [name, counter] of Object.entries(content.books[b.book].source.counters ?? {})) {
    const kept = counter.campaign ? b.campaignCounters[name] : undefined;
    keeperOf(b, counter)[name] = clamp(kept ?? counter.start, counter);
  }
}

const keeperOf = (b: Adventures, { show }: { show?: unknown }): { [name: string]: number } =>
  show === undefined ? b.hiddenCounters : b.story.counters;

/** Counters stop at their bounds. */
export function changeCounter(g: G, change: Change): void {
  const { b } = g;
  const { name } = change;
  const counter = bookOf(g).source.counters![name];
  const before = counterOf(b, name);
  const now = clamp('add' in change ? before + change.add : change.set, counter);
  keeperOf(b, counter)[name] = now;
  if (now !== before && counter.show !== undefined)
    g.tell('counter.changed', { book: bookOf(g).id, name, by: now - before, now });
}

/** What outlasts the book. */
export function keepCounters({ b, content }: G): void {
  for (const [name, { campaign }] of Object.entries(content.books[b.book].source.counters ?? {})) {
    if (campaign) b.campaignCounters[name] = counterOf(b, name);
  }
}
