/** What a campaign keeps of a game that is over. */
import type { GameModule } from '@tabard/content';
import { hashText, makeRecord, type Plain, recordOf } from '@tabard/kernel';
import { chainOf, keptBy, keptWithoutRecord, type Table } from '@tabard/table';
import type { Volume } from './campaign-schema';

/** Null: it is not over, or nothing of it outlasts it. */
export function volumeOf(module: GameModule, table: Table): Volume | null {
  if (!table.match.standing) return null;
  const volume = leafOf(module, table);
  return chainOf(volume.save).length > 0 ? volume : null;
}

/** The same of a game that may still go on: what it keeps is null then. */
export function leafOf(module: GameModule, table: Table): Volume {
  const { match } = table;
  const at = Date.now();
  if (!match.isWhole) {
    const text = JSON.stringify(table.log); // Its rules changed on the way: there is no record, and it says so itself.
    return { text, save: keptWithoutRecord(module, match, hashText(text)), at, game: null };
  }
  const record = recordOf(match);
  return { text: makeRecord(record), save: keptBy(module, match, record) as Plain, at, game: null };
}
