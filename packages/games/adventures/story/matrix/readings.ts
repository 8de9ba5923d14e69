/** What of an entry is read under which condition: its texts, in the order in which they are read. */
import type { Condition, Entry, Storybook } from '../../content/storybook';

export interface Reading {
  /** As in the words of the book: `A.read_if.1.first.0`. */
  readonly id: string;
  readonly when: Condition | undefined;
}

export const entriesOf = ({ entries, tome }: Storybook): [label: string, entry: Entry][] => [
  ...Object.entries(entries),
  ...Object.entries(tome ?? {}),
];

/** Both of them, as far as there are any. */
export const both = (a: Condition | undefined, b: Condition | undefined): Condition | undefined =>
  a && b ? { all: [a, b] } : (a ?? b);

export function readingsOf(label: string, entry: Entry): Reading[] {
  const found: Reading[] = [];
  if (entry.read) found.push({ id: `${label}.read`, when: undefined });
  for (const [i, insert] of (entry.read_if ?? []).entries()) {
    if (!('first' in insert)) {
      found.push({ id: `${label}.read_if.${i}`, when: insert.if });
      continue;
    }
    let before: Condition | undefined; // Only the first that holds is read.
    for (const [j, one] of insert.first.entries()) {
      found.push({ id: `${label}.read_if.${i}.first.${j}`, when: both(before, one.if) });
      if (one.if) before = both(before, { not: one.if });
    }
  }
  for (const [i, line] of (entry.do ?? []).entries()) {
    if (line.text) found.push({ id: `${label}.do.${i}`, when: line.if });
  }
  for (const [i, choice] of (entry.choose ?? []).entries()) {
    if (choice.say) found.push({ id: `${label}.choose.${i}`, when: choice.if });
  }
  for (const [ending, result] of [
    ['pass', entry.check?.pass],
    ['fail', entry.check?.fail],
    ['victory', entry.combat?.victory],
    ['defeat', entry.combat?.defeat],
  ] as const) {
    if (result?.read) found.push({ id: `${label}.${ending}.read`, when: undefined });
    for (const [i, line] of (result?.do ?? []).entries()) {
      if (line.text) found.push({ id: `${label}.${ending}.do.${i}`, when: line.if });
    }
  }
  return found;
}
