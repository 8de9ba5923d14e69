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
