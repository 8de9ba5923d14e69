/** A log as text. A long one is megabytes: its entries are written in short goes, and others are heard in between. */
import type { TableLog } from '@tabard/table';
import { Breath } from './breath';

export async function written(log: TableLog): Promise<string> {
  const breath = new Breath();
  const entries: string[] = [];
  for (const entry of log.entries) {
    if (breath.isDue) await breath.take();
    entries.push(JSON.stringify(entry));
  }
  const fields = Object.entries(log).flatMap(([name, value]) => {
    if (value === undefined) return [];
    return [`"${name}":${name === 'entries' ? `[${entries.join()}]` : JSON.stringify(value)}`];
  });
  return `{${fields.join()}}`;
}
