/** A game to look back on, from the shelf, from a link or from a file: judged in a worker, and ready to be shown. */
import { botsFor } from '@tabard/bots';
import type { GameModule, Words } from '@tabard/content';
import { nameIn } from '@tabard/content/names';
import { type GameRecord, LIMITS, makeRecord, type Verdict } from '@tabard/kernel';
import { taleOf } from '@tabard/page/words/game-words';
import { OtherRules, Replay, type Sitter, Table, type TableLog } from '@tabard/table';
import { moduleOf } from '../../house/modules';
import { GameProblem } from '../../house/problem';
import { inSlices } from '../../house/slices';
import { isDamaged, type SavedGame } from '../../keep/storage/saved';
import { readGame } from '../../keep/storage/shelf';
import { seatNames } from '../../play/begin/seat-names';
import { bestBot } from '../../play/begin/table-choice';
import { closingAt } from '../../play/online/closing';
import { tableOf } from '../../play/online/take-home';
import { judgeSource, type Watcher } from './judging';
import type { Opened, Source } from './opening';
import { Listener, type Story } from './story';

export interface Played {
  /** Its place on the shelf; null for one that came by a link. */
  readonly id: string | null;
  readonly title: string | null;
  /** The campaign it belongs to. */
  readonly campaign: string | null;
  /** The table of an inn at which it was played; null: it was not, or nobody remembers. */
  readonly inn: NonNullable<SavedGame['inn']> | null;
  readonly module: GameModule;
  /** Words that only this game needs. */
  readonly tale: Words;
  readonly verdict: Verdict;
  readonly record: GameRecord;
  /** The record as a file. */
  readonly text: string;
  readonly replay: Replay;
  readonly story: Story;
  readonly sitters: readonly Sitter[];
  /** The log of the table it was played at, where that is known. */
  readonly log: TableLog | null;
}

/** A game that went on from a save, mostly because its rules changed: only what came since can be told. */
export interface PlayedInPart {
  readonly id: string;
  readonly title: string;
  readonly campaign: string | null;
  readonly module: GameModule;
  readonly tale: Words;
  readonly table: Table;
}

export async function openSaved(id: string, watcher: Watcher): Promise<Played | PlayedInPart> {
  const found = await readGame(id);
  if (!found) throw new GameProblem('gone', id);
  if (isDamaged(found)) throw new GameProblem('text', found.damaged);
  if (found.torn) throw new GameProblem('text', found.torn);
  const { title, campaign = null } = found.head;
  const inn = await innOf(found.head, found.log);
  if (found.log.from) return { id, title, campaign, ...(await openInPart(found.log)) };
  const source = { kind: 'text', text: JSON.stringify(found.log), closing: inn?.closing ?? null } as const;
  return { ...(await openSource(source, watcher)), id, title, campaign, inn };
}

/** Where it was played at an inn, and the inn's word on its end: asked for as long as this browser does not have it. */
async function innOf({ id, inn }: SavedGame, { setup }: TableLog): Promise<Played['inn']> {
  const table = inn?.table ?? tableOf(id);
  if (table === null) return null;
  if (inn?.closing || !setup.match.vow) return { table, closing: inn?.closing ?? null };
  return { table, closing: await closingAt(table) };
}

async function openInPart(log: TableLog): Promise<Pick<PlayedInPart, 'module' | 'tale' | 'table'>> {
  const module = await moduleOf(log.game);
  try {
    const table = Table.fromLog(module.game, botsFor(module), log);
    return { module, tale: await taleOf(module, table.match), table };
  } catch (error) {
    throw new GameProblem(error instanceof OtherRules ? 'rules' : 'text', (error as Error).message);
  }
}

export const openSource = async (source: Source, watcher: Watcher): Promise<Played> =>
  ready(await judgeSource(source, watcher), watcher);

/** What was judged is told once more, here and in small slices, for the page to look at. */
export async function ready(opened: Opened, watcher: Watcher): Promise<Played> {
  const { verdict, record, log } = opened;
  if (verdict.counts.answers > LIMITS.shown) throw new GameProblem('long', `${verdict.counts.answers} answers`);
  const module = await moduleOf(record.game);
  const listener = new Listener(module);
  const of = verdict.counts.answers;
  const preparing = Replay.prepare(module.game, record, (match) => listener.look(match));
  const replay = await inSlices(preparing, (done) => watcher.onProgress({ done, of }), watcher.signal);
  const { story } = listener;
  const sitters = sittersOf(opened, module);
  const tale = await taleOf(module, replay.last);
  return {
    id: null,
    title: null,
    campaign: null,
    inn: null,
    module,
    tale,
    verdict,
    record,
    text: makeRecord(record),
    replay,
    story,
    sitters,
    log,
  };
}

/** A record names nobody: the game's own sides sit there, bots all, but for what a link tells beside it. */
function sittersOf({ sitters, record, names, persons }: Opened, module: GameModule): Sitter[] {
  const sides = seatNames(module);
  const bot = bestBot(module);
  const seated =
    sitters ?? Array.from({ length: record.seats }, (_, seat) => side(sides[seat] ?? String(seat + 1), bot));
  return seated.map((sitter, seat) => ({
    ...sitter,
    name: nameIn(names[seat] ?? '') ?? sitter.name,
    ...(persons.includes(seat) ? { kind: 'person', bot: undefined } : {}),
  }));
}

const side = (name: string, bot: string): Sitter => ({ name, kind: 'bot', bot });
