/**
 * Rules or packs may have changed while a table slept. Then it is handled as a local save is: it goes on from where it
 * stood, marked by a chapter; the lines before stay as they are, and the log goes on after the last of them.
 */
import { checkOptions } from '@tabard/kernel';
import { changesSince, Table, type TableSave, type TableState } from '@tabard/table';
import { standsTold } from '../room/home';
import { InnRefusal } from '../room/refusal';
import type { Room } from '../room/room';
import { Gone } from '../store/database';
import type { KeptTable, Store } from '../store/store';
import type { Rules } from './live-table';
import { retried } from './retry';

export interface NewPage {
  readonly kept: KeptTable;
  /** How many answers were lost on the way; null: it is played by the rules it was played by. */
  readonly lost: number | null;
}

/**
 * The table by the rules that are here. `since`: when this process opened. During an upgrade older ones still run: a table
 * that a younger process has taken up is not taken back by them.
 */
export async function byTheseRules(
  store: Store,
  rules: Rules,
  kept: KeptTable,
  { since, at }: { readonly since: number; readonly at: number },
): Promise<NewPage> {
  const { game } = rules.module;
  const { room } = kept;
  if (!changesSince(room.head ?? room, game)) return { kept, lost: null };
  if ((room.rulesSince ?? 0) > since) throw new InnRefusal('newer-rules');
  if (kept.endedAt !== null) return { kept: shownAsItEnded(rules, kept), lost: null };
  const { turned, stands, lost } = turn(rules, kept, since);
  const isKept = await retried(() => store.changeRoom(kept.id, kept.revision + 1, turned, { at }));
  if (isKept === 'kept' && stands) await retried(() => store.keepStand(kept.id, stands));
  const now = await retried(() => store.read(kept.id));
  if (!now) throw new Gone('the table was erased');
  // Should another process have been faster, it may have done the same, or something else.
  return isKept === 'kept' ? { kept: now, lost } : byTheseRules(store, rules, now, { since, at });
}

function turn(
  rules: Rules,
  kept: KeptTable,
  rulesSince: number,
): { turned: Room; stands: TableState | null; lost: number } {
  const { version, packs } = rules.module.game;
  const { room, lines } = kept;
  const { head } = room;
  if (!head) return { turned: { ...gathering(rules, room), version, packs, rulesSince }, stands: null, lost: 0 };
  const { table, lost } = goOn(rules, kept);
  const moment = (head.from?.moment ?? 0) + lines.length;
  const from = { ...table.stands, moment };
  return {
    turned: { ...room, version, packs, rulesSince, head: { ...head, version, packs, from } },
    stands: from,
    lost,
  };
}

/** What was agreed on may not be there any more: then the host chooses anew. */
function gathering({ module }: Rules, room: Room): Room {
  const options = checkOptions(module.game, room.options, room.seats.length, room.brought);
  return typeof options === 'string' ? { ...room, options: {} } : { ...room, options };
}

/** From where it stood, with what was answered since as far as it fits. */
function goOn(rules: Rules, kept: KeptTable): { readonly table: Table; readonly lost: number } {
  const answersOf = (entries: readonly { readonly kind: string }[]) =>
    entries.filter(({ kind }) => kind === 'answer').length;
  const { game } = rules.module;
  const head = kept.room.head!;
  const entries = kept.lines.map(({ entry }) => entry);
  const stands = kept.stands && kept.room.takenHome ? standsTold(kept.stands) : kept.stands;
  if (!stands) {
    const log = { ...head, entries };
    const { misfit } = Table.asFarAsItGoes(game, rules.roster, log);
    const { table } = Table.asFarAsItGoes(game, rules.roster, misfit ? { ...log, setup: practised(head.setup) } : log);
    const chapter = { version: head.version, packs: head.packs, answers: table.match.answers };
    const chapters = [...(head.from?.chapters ?? []), chapter];
    const from = { ...table.stands, chapters };
    const fit = misfit ? entries.slice(0, misfit.entry) : entries;
    return {
      table: Table.fromLog(game, rules.roster, logFrom(rules, head, from)),
      lost: answersOf(entries) - answersOf(fit),
    };
  }
  const save: TableSave = { ...head, entries: [], stands };
  const rest = entries.slice(stands.moment - (head.from?.moment ?? 0));
  const table = Table.goOn(game, rules.roster, save);
  const lostBefore = stands.answeredBy.length - table.match.answers;
  const fit = lostBefore > 0 ? 0 : followed(table, rest);
  const lost = lostBefore + answersOf(rest.slice(fit));
  if (fit === rest.length || lostBefore > 0) return { table, lost };
  // What came after was seen, and falls again: such a game is practice.
  const { match } = stands;
  const asPractice = { ...stands, match: { ...match, setup: { ...match.setup, practice: true } } };
  const again = Table.goOn(game, rules.roster, { ...save, stands: asPractice });
  followed(again, rest.slice(0, fit));
  return { table: again, lost };
}

const practised = (setup: TableSave['setup']): TableSave['setup'] => ({
  ...setup,
  match: { ...setup.match, practice: true },
});

const logFrom = ({ module }: Rules, head: NonNullable<Room['head']>, from: TableState) => {
  const { version, packs } = module.game;
  return { ...head, version, packs, from, entries: [] };
};

/** How many of them fit. */
function followed(table: Table, entries: readonly Parameters<Table['follow']>[0][number][]): number {
  for (const [i, entry] of entries.entries()) {
    try {
      table.follow([entry]);
    } catch {
      return i;
    }
  }
  return entries.length;
}

/** It is over, and stays as it was played: its end is shown where these rules can, and its record is kept anyway. */
function shownAsItEnded(rules: Rules, kept: KeptTable): KeptTable {
  const { room, stands } = kept;
  const head = room.head!;
  const table = stands && Table.goOn(rules.module.game, rules.roster, { ...head, entries: [], stands });
  if (!table?.match.standing) throw new InnRefusal('other-rules');
  return { ...kept, room: { ...room, head: logFrom(rules, head, table.stands) }, lines: [] };
}
