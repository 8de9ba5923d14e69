/** Where something is dropped: what `data-drop` says, written and read here. */
import { record, whole } from '@tabard/kernel';

const DROPS = {
  slot: record({ at: whole }, 'slot'),
  enemy: record({ at: whole }, 'enemy'),
  item: record({ at: whole }, 'item'),
  member: record({ at: whole }, 'member'),
} as const;
type Kind = keyof typeof DROPS;

export const dropOf = (kind: Kind, at: number): string => DROPS[kind].make({ at }, null);

/** Null: it was dropped on something else. */
export const droppedOn = (kind: Kind, on: string): number | null => DROPS[kind].read(on, null)?.at ?? null;
