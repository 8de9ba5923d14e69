/** RA-11: which item to try where. Nobody is told what has an answer; singles come before pairs, cheap before dear. */
import type { Seen } from '../rules/board';
import type { ItemUse } from '../rules/questions';
import { costOf } from '../rules/story/items';
import { mostOf } from './state';
import type { Memory } from './story';
import { ITEM } from './weights';

export function itemChoice(seen: Seen, options: readonly ItemUse[], memory: Memory): ItemUse {
  const use = mostOf(options, ({ items }) => {
    // What was tried at many places without an end may belong together with something else.
    const tried = items.reduce((sum, item) => sum + memory.items.did(item), 0);
    return -ITEM.cost * costOf(seen, items) - tried / ITEM.tried - (items.length === 2 && tried === 0 ? ITEM.pair : 0);
  });
  for (const item of use.items) memory.items.note(item);
  return use;
}
