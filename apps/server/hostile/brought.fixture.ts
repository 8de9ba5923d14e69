/**
 * Games of all kinds that somebody says were begun elsewhere, forged by the thousand. Each is judged as the inn judges what is
 * brought: it is refused in a sentence, or played anew and then looked at in every way the inn looks at a table. Whatever else is
 * thrown ends the run, and would have ended the inn.
 */
import { botsFor } from '@tabard/bots';
import type { GameModule } from '@tabard/content';
import { canonical, isTooDeep, quickStream, type Stream } from '@tabard/kernel';
import { readTableLog, Table, type TableSave } from '@tabard/table';
import { randomMove } from '@tabard/testkit';
import { begunElsewhere } from '../src/host/begun-elsewhere.fixture';
import { playedAnew } from '../src/host/brought';
import { windowsOf } from '../src/host/due';
import type { Rules } from '../src/host/live-table';
import { Presence } from '../src/host/presence';
import { Questions } from '../src/host/questions';
import { sightOf } from '../src/host/sights';
import { InnRefusal } from '../src/room/refusal';
import type { Room } from '../src/room/room';

export interface ForgedLogs {
  made: number;
  /** How many were played anew, and how many of those looked other than the save they were made from. */
  accepted: number;
  others: number;
  /** How often each reason was given, without what it quotes. */
  readonly reasons: { [reason: string]: number };
  /** The processor's milliseconds for the judgement that took longest, by game. */
  readonly slowest: { [game: string]: number };
  /** How many took more than fifty. */
  slow: number;
}

export interface LogOrders {
  readonly games: readonly GameModule[];
  readonly mutations: number;
  readonly seed: number;
  readonly progress?: (report: ForgedLogs) => void;
}

/** Saves that are changed, of each game, and how long they are. A thrown die takes as long as a hundred other answers. */
const SAVES = 4;
const ANSWERS = 24;
const THROWN = 3;
const NOW = 1_800_000_000_000;
const SLOW_MS = 50;

type Node = { [field: string]: unknown } | unknown[];
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;
const pick = <T>(all: readonly T[], whims: Stream): T => all[whims.below(all.length)];

export function forgeLogs({ games, mutations, seed, progress }: LogOrders): ForgedLogs {
  const whims = quickStream(seed);
  const report: ForgedLogs = { made: 0, accepted: 0, others: 0, reasons: {}, slowest: {}, slow: 0 };
  const kept = games.map((module) => {
    const isThrown = module.game.id === 'dungeon-fighter';
    const saves = Array.from({ length: SAVES }, (_, i) =>
      JSON.stringify(begunElsewhere(module, isThrown ? THROWN : ANSWERS, seed + i)),
    );
    return { rules: { module, roster: botsFor(module) }, saves };
  });
  while (report.made < mutations) {
    const { rules, saves } = kept[report.made % kept.length];
    const from = pick(saves, whims);
    const text = forged(from, pick(saves, whims), whims);
    try {
      judge(rules, text, from, report, whims);
    } catch (error) {
      throw new Error(`${(error as Error).stack}\nof ${rules.module.game.id}: ${text}`);
    }
    report.made += 1;
    progress?.(report);
  }
  return report;
}

function judge(rules: Rules, text: string, from: string, report: ForgedLogs, whims: Stream): void {
  const { game } = rules.module;
  const since = process.cpuUsage();
  const table = brought(rules, text);
  const { user, system } = process.cpuUsage(since);
  const ms = (user + system) / 1000;
  report.slowest[game.id] = Math.max(report.slowest[game.id] ?? 0, ms);
  if (ms > SLOW_MS) report.slow += 1;
  if (typeof table === 'string') {
    report.reasons[table] = (report.reasons[table] ?? 0) + 1;
    return;
  }
  report.accepted += 1;
  const before = (JSON.parse(from) as TableSave).entries;
  if (wordOf(table.log.entries) !== wordOf(before)) report.others += 1;
  lookedAt(rules, table, whims);
}

/** The same whatever order the fields of an entry stand in. */
const wordOf = (entries: TableSave['entries']): string => canonical(entries);

/** The table, or why it is refused: what the door, the schema and the rules say of it, in this order. */
function brought(rules: Rules, text: string): Table | string {
  try {
    if (isTooDeep(text)) return 'too-deep';
    const found = readTableLog(parsed(text));
    if ('wrong' in found) return 'no log by its form';
    if (found.read.game !== rules.module.game.id) return 'no such game';
    return playedAnew(rules, found.read, NOW);
  } catch (error) {
    if (!(error instanceof InnRefusal) || error.reason !== 'not-a-log' || !/\w+ \w+/.test(error.detail ?? ''))
      throw error;
    return error
      .detail!.replace(/entry \d+: .*/s, 'an entry')
      .replace(/"[^"]*"|\d+/g, '…')
      .slice(0, 60);
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** All that the inn does with a table by itself: it is woken from its log, shown to every pair of eyes, kept, and played on. */
function lookedAt({ module: { game }, roster }: Rules, table: Table, whims: Stream): void {
  const again = Table.fromLog(game, roster, table.log);
  if (again.match.hash() !== table.match.hash()) throw new Error('read anew, it is another table');
  const questions = new Questions(() => NOW);
  questions.begin(again);
  const room = { pace: { kind: 'free' }, paused: false, window: 60_000 } as Room;
  windowsOf(again, { room, presence: new Presence(() => NOW), questions });
  const how = { story: true, reasons: true, at: NOW, moment: again.moment };
  for (const viewer of [whims.below(again.sitters.length), null]) {
    sightOf(again, viewer, how);
    again.framesFor(viewer, Math.max(0, again.match.eventCount - 5));
  }
  JSON.stringify(again.save);
  again.timeUp(NOW);
  if (again.match.standing) return;
  const { seat, key } = randomMove(again.match, whims);
  again.match.answer(seat, key);
}

// ---- forging

const ODD: readonly unknown[] = [
  ...[
    null,
    true,
    '',
    ' ',
    '\u0000',
    '\ud800',
    'x'.repeat(300),
    '__proto__',
    'constructor',
    '-1',
    '1e999',
    [],
    {},
    [[]],
  ],
  ...[-1, 0, 1, 0.5, 2 ** 31, 2 ** 53, -(2 ** 53), 1e308, 99],
];

/** Its own: what it is put into may be changed in turn. */
const anOdd = (whims: Stream): unknown => structuredClone(pick(ODD, whims));

/** In one way, or in several at once. */
function forged(from: string, other: string, whims: Stream): string {
  const save = JSON.parse(from) as Node;
  const times = 1 + whims.below(3);
  // What it says of how it stands is held against it: most forgeries leave that out, or nothing else would be looked at.
  if (whims.below(4) > 0) delete (save as { stands?: unknown }).stands;
  for (let i = 0; i < times; i++)
    try {
      pick(WAYS, whims)(save as never, JSON.parse(other), whims);
    } catch {
      // What it would have changed is gone already.
    }
  const text = JSON.stringify(save);
  return whims.below(40) === 0 ? bent(text, whims) : text;
}

type Way = (save: Forgeable, other: Forgeable, whims: Stream) => void;
interface Forgeable {
  entries: { [field: string]: unknown }[];
  setup: { [field: string]: unknown; match: { [field: string]: unknown }; sitters: unknown[] };
  [field: string]: unknown;
}

/** Somewhere in it, deeper or less deep. */
function somewhere(node: Node, whims: Stream): { readonly node: Node; readonly field: string } | null {
  const fields = Object.keys(node);
  if (fields.length === 0) return null;
  const field = pick(fields, whims);
  const inner = (node as { [field: string]: unknown })[field];
  return (isNode(inner) && whims.below(6) > 0 && somewhere(inner, whims)) || { node, field };
}

const changed = (root: Node, whims: Stream, to: (value: unknown) => unknown): void => {
  const found = somewhere(root, whims);
  if (found) (found.node as { [field: string]: unknown })[found.field] = to((found.node as never)[found.field]);
};

const anEntry = (whims: Stream): { [field: string]: unknown } => {
  const seat = whims.below(3);
  const at = pick([undefined, 0, NOW - 1, NOW + 1e9, 8.64e15], whims);
  return pick<{ [field: string]: unknown }>(
    [
      { kind: 'undo', seat, at },
      { kind: 'propose', seat, to: whims.below(60) - 5, at },
      { kind: 'agree', seat, at },
      { kind: 'refuse', seat, at },
      { kind: 'decide', seat, carried: whims.below(2) === 0, at },
      { kind: 'point', seat, what: pick([null, 'x', '__proto__'], whims), at },
      { kind: 'sit', seat, bot: pick([null, 'random', 'nobody', 'constructor'], whims), at },
      {
        kind: 'sit',
        seat,
        bot: null,
        person: pick([0, -1, 1e9, 2 ** 40], whims),
        name: pick(['x', '', '\u202e'], whims),
        at,
      },
      { kind: 'wish', seat, name: pick(['__proto__', 'windows', 'x'], whims), value: 'x', at },
      { kind: 'pause', seat, paused: whims.below(2) === 0, at },
      { kind: 'hint', seat, at },
    ],
    whims,
  );
};

const SETUPS: readonly { readonly [field: string]: unknown }[] = [
  { voices: 'each' },
  { voices: 'one' },
  { discussion: 0 },
  { clock: { bank: -1 }, at: 0 },
  { clock: { perAnswer: 0 }, at: NOW },
  { clock: { bank: 1e300, increment: -1e300 }, at: 0 },
  { clock: {} },
  { whims: -1.5 },
  { whims: 1e300 },
  { sitters: [] },
];
const MATCHES: readonly { readonly [field: string]: unknown }[] = [
  { seed: '' },
  { seed: 'another' },
  { nonces: ['a'] },
  { nonces: Array(99).fill('') },
  { unattended: true },
  { practice: true },
  { quiet: true },
  { brought: {} },
  { brought: { heroes: [null] } },
  { options: {} },
  { options: { constructor: 'x' } },
  { script: {} },
  { vow: {} },
];

const WAYS: readonly Way[] = [
  (save, _, whims) => changed(save, whims, () => anOdd(whims)),
  (save, _, whims) => changed(save.entries, whims, () => anOdd(whims)),
  (save, _, whims) => changed(save.setup, whims, () => anOdd(whims)),
  (save, _, whims) => changed(save, whims, (value) => [value]),
  (save, _, whims) => {
    const found = somewhere(save, whims);
    if (found) delete (found.node as { [field: string]: unknown })[found.field];
  },
  (save, _, whims) => void save.entries.splice(whims.below(save.entries.length + 1), 0, anEntry(whims)),
  (save, _, whims) => void save.entries.splice(whims.below(save.entries.length + 1), 0, anEntry(whims), anEntry(whims)),
  (save, _, whims) => void save.entries.splice(whims.below(save.entries.length + 1), whims.below(3)),
  (save, _, whims) => void save.entries.splice(whims.below(save.entries.length + 1)),
  (save, other, whims) =>
    void save.entries.splice(whims.below(save.entries.length + 1), 0, ...other.entries.slice(0, 9)),
  (save, _, whims) => {
    const entry = pick(save.entries, whims);
    if (isNode(entry)) (entry as { seat: unknown }).seat = pick([0, 1, 2, 99, -1], whims);
  },
  (save, other, whims) => {
    const entry = pick(save.entries, whims);
    if (isNode(entry)) (entry as { key: unknown }).key = pick(other.entries, whims).key;
  },
  (save, _, whims) => void Object.assign(save.setup, structuredClone(pick(SETUPS, whims))),
  (save, _, whims) => {
    if (isNode(save.setup.match)) Object.assign(save.setup.match, structuredClone(pick(MATCHES, whims)));
  },
  (save, _, whims) => {
    if (Array.isArray(save.setup.sitters))
      save.setup.sitters.push(structuredClone(pick([...save.setup.sitters, {}], whims)));
  },
  (save, other) => void Object.assign(save, { from: other.stands }),
  (save, other) => void Object.assign(save, { stands: other.stands }),
  (save, _, whims) => void Object.assign(save, { version: pick(['0', 'older', ''], whims) }),
];

/** As nobody writes it. */
function bent(text: string, whims: Stream): string {
  const at = whims.below(text.length);
  return pick(
    [
      text.slice(0, at),
      text.slice(at),
      `${text.slice(0, at)}"${text.slice(at)}`,
      text.replace('"entries"', '"__proto__"'),
    ],
    whims,
  );
}
