/** An online game comes home: its log on this browser's shelf, to be gone on with alone, or looked back on. */
import { botsFor } from '@tabard/bots';
import { Table, type TableLog } from '@tabard/table';
import { shelve } from '../table/new-game';
import { t } from '../words/words';
import { logOf } from './inn-api';
import type { RemoteTable } from './remote-table';
import { heldAt } from './tokens';

/** Answers its place on the shelf, and whether it is over. */
export async function takeHome(
  { module }: Pick<RemoteTable, 'module'>,
  id: string,
): Promise<{ readonly id: string; readonly over: boolean }> {
  const log = await logOf(id, heldAt(id)?.token ?? null);
  const { match } = Table.fromLog(module.game, botsFor(module), log);
  const over = match.standing !== null;
  const home = over ? log : Table.fromLog(module.game, botsFor(module), withoutVow(log)).save;
  return { id: await shelve(home, t(`tables.${module.game.id}.name`), over), over };
}

/** Whoever plays on at home has the seed: for that game no inn vouches. */
function withoutVow({ stands: _, setup, ...log }: TableLog): TableLog {
  const { vow: __, ...match } = setup.match;
  return { ...log, setup: { ...setup, match } };
}
