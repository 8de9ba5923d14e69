/** What may have happened before an entry is opened: what the book itself can bring about, and what it asks for. */
import type { BookWords, Effect, Storybook } from '../../story';
import { terms } from './terms';

/** In this order on the page. */
export const KINDS = ['record', 'discover', 'title', 'token', 'path', 'location', 'end_available'] as const;
export type Kind = (typeof KINDS)[number];

export interface Happening {
  readonly kind: Kind;
  /** In the terms of the format, with the name of what it is. */
  readonly says: string;
  readonly effect: Effect;
}

type Data = { readonly [key: string]: unknown };

export function happeningsIn(book: Storybook, words: BookWords): Happening[] {
  const found = new Map<string, Happening>();
  const add = (effect: Data) => {
    const kind = KINDS.find((one) => one in effect);
    if (!kind) return;
    const says = [terms(effect), nameOf(effect, words)].filter(Boolean).join(': ');
    found.set(says, { kind, says, effect: effect as Effect });
  };
  visit(book, (data) => {
    if (Array.isArray(data.effects)) for (const effect of data.effects) add(effect as Data);
    // A title that an earlier book gave is asked for here; so is a keyword that only a condition names.
    if (typeof data.title === 'number') add({ title: data.title });
    if (typeof data.keyword === 'string') add({ record: data.keyword });
  });
  return [...found.values()].sort((a, b) => KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind) || order(a.says, b.says));
}

const order = (a: string, b: string): number => a.localeCompare(b, 'en', { numeric: true });

const nameOf = ({ discover, title }: Data, words: BookWords): string =>
  discover !== undefined
    ? (words[`discovery.${discover}.name`] ?? '')
    : title !== undefined
      ? (words[`titles.${title}.name`] ?? '')
      : '';

function visit(value: unknown, see: (data: Data) => void): void {
  if (Array.isArray(value)) for (const one of value) visit(one, see);
  else if (typeof value === 'object' && value !== null) {
    see(value as Data);
    for (const one of Object.values(value)) visit(one, see);
  }
}
