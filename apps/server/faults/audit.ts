/** Holds what guests were told against what the database has: nothing lost, nothing twice, the same board. */
import { botsFor } from '@tabard/bots';
import { Table } from '@tabard/table';
import { games } from '../src/games';
import type { Store } from '../src/store/store';
import type { Party } from './party';

/** Sentences; none: all is well. */
export async function audit(party: Party, store: Store): Promise<string[]> {
  const wrong: string[] = party.wrong ? [party.wrong] : [];
  const kept = await store.read(party.table);
  if (!kept?.room.head) return [...wrong, `table ${party.table} is not there`];
  const module = games.find(({ game }) => game.id === party.wish.game)!;
  await module.world?.ready();
  const entries = kept.lines.map(({ entry }) => entry);
  const table = Table.fromLog(module.game, botsFor(module), { ...kept.room.head, entries }); // Throws what does not fit.

  const lines = new Map<string, number>();
  for (const { command } of kept.lines) if (command) lines.set(command, (lines.get(command) ?? 0) + 1);
  for (const { command, deed, said } of party.done) {
    const name = `${deed.seat}:${command}`;
    const times = lines.get(name) ?? 0;
    if (said === null && times === 0) wrong.push(`${name} was acknowledged and is lost`);
    if (said && times > 0) wrong.push(`${name} was refused and stands`);
    if (times > 1) wrong.push(`${name} stands ${times} times`);
    const line = kept.lines.find((each) => each.command === name);
    if (line && (line.entry.kind !== 'answer' || deed.kind !== 'answer' || line.entry.key !== deed.key))
      wrong.push(`${name} stands as something else`);
    lines.delete(name);
  }
  for (const name of lines.keys()) wrong.push(`${name} stands, and nobody did it`);

  for (const [seat, guest] of party.guests.entries()) {
    const { sight } = guest;
    if (!sight) continue; // Sat down a moment ago.
    if (sight.moment > table.moment) wrong.push(`seat ${seat} saw what is not kept`);
    if (sight.moment === table.moment && JSON.stringify(sight.b) !== JSON.stringify(table.match.view(seat)))
      wrong.push(`seat ${seat} sees another board`);
    if (sight.standing && sight.hash !== table.match.hash()) wrong.push(`seat ${seat} has another hash`);
  }
  return wrong.map((sentence) => `${party.table}: ${sentence}`);
}
