/** A long list of options, sorted: what stands by itself and what is folded into groups. Pure. */
import type { OptionGroup } from '@tabard/page/face';

export type OptionItem =
  | { readonly kind: 'option'; readonly key: string }
  | { readonly kind: 'group'; readonly group: OptionGroup; readonly keys: readonly string[] };

/** As many as the keys 1 to 9 reach need no folding. */
export const FEW = 9;

/** Groups stand where their first option stood; a group of one is no group, and neither is one of all. */
export function itemsOf(keys: readonly string[], groupOf: (key: string) => OptionGroup | null): OptionItem[] {
  const items: (OptionItem & { keys?: string[] })[] = [];
  if (keys.length > FEW) {
    for (const key of keys) {
      const group = groupOf(key);
      const begun = group && items.find((item) => item.kind === 'group' && item.group.id === group.id);
      if (begun) begun.keys!.push(key);
      else items.push(group ? { kind: 'group', group, keys: [key] } : { kind: 'option', key });
    }
  }
  if (items.length <= 1) return keys.map((key) => ({ kind: 'option', key }));
  return items.map((item) =>
    item.kind === 'group' && item.keys.length === 1 ? { kind: 'option', key: item.keys[0] } : item,
  );
}

/** The group that an answer is folded into; null: none. */
export function groupWith(items: readonly OptionItem[], key: string | null | undefined): string | null {
  for (const item of items) if (item.kind === 'group' && item.keys.some((own) => own === key)) return item.group.id;
  return null;
}

/** What the head of a group goes by, among the keys of answers. */
export const headOf = ({ id }: Pick<OptionGroup, 'id'>): string => `group ${id}`;

/** Which of 1 to 9 reaches what is to be seen: options, and the heads of groups. */
export function numbersOf(items: readonly OptionItem[], open: string | null): Map<string, number> {
  const seen = items.flatMap((item) => {
    if (item.kind === 'option') return [item.key];
    return item.group.id === open ? [headOf(item.group), ...item.keys] : [headOf(item.group)];
  });
  return new Map(seen.slice(0, FEW).map((what, i) => [what, i + 1]));
}

/** From one of so many buttons to the next by an arrow key, round and round; null: it is no arrow, or there are none. */
export function arrowTo(key: string, at: number, count: number): number | null {
  const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[key];
  if (!step || count === 0) return null;
  if (at < 0) return step > 0 ? 0 : count - 1; // From nowhere to the first or the last.
  return (at + step + count) % count;
}
