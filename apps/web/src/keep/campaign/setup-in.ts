import { readRecord } from '@tabard/kernel';
import type { Volume } from '../storage/campaign-schema';

/** How a game was set up, read off its record or, where it has none, off the log of its table. */
export function setupIn({ text }: Volume) {
  const { record } = readRecord(text);
  if (record) return { options: record.options, brought: record.brought, seats: record.seats };
  try {
    const { setup } = JSON.parse(text);
    return { options: setup.match.options ?? {}, brought: setup.match.brought ?? null, seats: setup.sitters.length };
  } catch {
    return null;
  }
}
