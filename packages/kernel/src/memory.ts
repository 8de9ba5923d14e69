/**
 * What a match remembers: the board at its last checkpoint and the journal since; behind that checkpoint the ones
 * before it, with the entries between them. A flow cannot be copied, so nothing here copies one: whoever forks, goes
 * back or looks back takes a stretch of this, and plays its few entries again.
 */
import type { Entry } from './journal';
import { copy } from './plain';
import type { Script } from './random';

export type Wishes = readonly { readonly [name: string]: string }[];

/** Where a match stood, the board aside. */
export interface Place {
  readonly wishes: Wishes;
  readonly answers: number;
  readonly openFrom: number;
  /** How many events had been told. */
  readonly told: number;
  /** How far the stream had been used. */
  readonly position: number;
}

/** The board and the place at the beginning of a step. Never written again. */
export interface Checkpoint extends Place {
  readonly board: unknown;
  /** How long the journal was. */
  readonly entries: number;
  /** The checkpoint before, and the entries between it and this one. */
  readonly past: { readonly before: Checkpoint; readonly entries: readonly Entry[] } | null;
  /** It came from a save: what was before it is not known here. */
  readonly loaded?: true;
}

/** A piece of a match that can be played again: from this checkpoint through these entries. */
export interface Stretch {
  readonly base: Checkpoint;
  readonly entries: readonly Entry[];
}

/** A match that nobody forks saves its board only this often: a copy costs more than a decision. */
const ENTRIES_BETWEEN_LAZY_CHECKPOINTS = 64;
const BEFORE_SETUP = { board: null, answers: 0, openFrom: 0, told: 0, position: 0, entries: 0, past: null };

export class Memory {
  /** Whether every step begins with a checkpoint from now on. */
  isEager = false;
  /** Whether no step has begun since the last one: there is none nearer. */
  isNear = true;
  /** The first checkpoint, once somebody has asked for it. */
  private earliest: Checkpoint | null = null;
  /** How often each label came up in the first so many entries. */
  private drawn: { upTo: number; readonly times: Map<string, number> } | null = null;

  private constructor(
    public base: Checkpoint,
    public since: Entry[],
  ) {}

  static empty(seats: number): Memory {
    return new Memory({ ...BEFORE_SETUP, wishes: Array.from({ length: seats }, () => ({})) }, []);
  }

  static of({ base, entries }: Stretch): Memory {
    return new Memory(base, entries.slice());
  }

  // ---- checkpoints

  /** A step is about to begin: whether its board is to be kept. */
  get wantsCheckpoint(): boolean {
    this.isNear = this.isEager || this.since.length >= ENTRIES_BETWEEN_LAZY_CHECKPOINTS;
    return this.isNear;
  }

  checkpoint(board: unknown, { wishes, answers, openFrom, told, position }: Place): void {
    const { since, base } = this;
    // Where nothing happened since the last one it is as good as this one, but for who wants to see what was told.
    const past = since.length > 0 || told > base.told ? { before: base, entries: since } : base.past;
    const entries = base.entries + since.length;
    this.base = { board: copy(board), wishes, answers, openFrom, told, position, entries, past };
    this.since = [];
    if (past === null) this.earliest = null; // This one is the first.
  }

  /** The first moment it knows. The way there is long, and is asked for with every answer. */
  get first(): Checkpoint {
    this.earliest ??= firstOf(this.base);
    return this.earliest;
  }

  /** The same past, with a nearer checkpoint. */
  takeOver({ base, since }: Memory): void {
    this.base = base;
    this.since = since;
    this.isNear = true;
    this.earliest = null;
  }

  // ---- stretches

  /** From the last checkpoint. */
  get sinceBase(): Stretch {
    return { base: this.base, entries: this.since };
  }

  /** From the last checkpoint at which no more than so many answers stood, up to before the next answer. */
  upToAnswer(answers: number): Stretch {
    let base = this.base;
    let entries: readonly Entry[] = this.since;
    while (base.answers > answers && base.past) ({ before: base, entries } = base.past);
    let toKeep = answers - base.answers;
    const end = entries.findIndex((entry) => entry.kind === 'answer' && toKeep-- === 0);
    return { base, entries: end < 0 ? entries : entries.slice(0, end) };
  }

  /** From the last checkpoint before this event was told (set-up has none before it), up to now. */
  fromEvent(event: number): Stretch {
    let base = this.base;
    const chunks: (readonly Entry[])[] = [this.since];
    while (base.told > event && base.past && base.past.before.board !== null) {
      chunks.push(base.past.entries);
      base = base.past.before;
    }
    return { base, entries: chunks.reverse().flat() };
  }

  // ---- the journal

  note(entry: Entry): void {
    this.since.push(entry);
  }

  /** What came since the last checkpoint, to be played again: it will be noted anew. */
  takeSince(): readonly Entry[] {
    const { since } = this;
    this.since = [];
    return since;
  }

  journalFrom(index: number): Entry[] {
    if (index >= this.base.entries) return this.since.slice(index - this.base.entries); // Mostly a few of the last.
    const chunks: (readonly Entry[])[] = [this.since];
    let start = this.base.entries;
    for (let node = this.base; node.past && start > index; node = node.past.before) {
      chunks.push(node.past.entries);
      start -= node.past.entries.length;
    }
    return chunks
      .reverse()
      .flat()
      .slice(index - start);
  }

  /** Counted on from where it was counted last: a long script must not go through the whole journal at each draw. */
  timesDrawn(label: string): number {
    this.drawn ??= { upTo: 0, times: new Map() };
    const { drawn } = this;
    const fresh = this.journalFrom(drawn.upTo);
    countDraws(fresh, drawn.times);
    drawn.upTo += fresh.length;
    return drawn.times.get(label) ?? 0;
  }

  /** What of a script was still to come at the last checkpoint: a save does not know how often it was drawn before. */
  scriptFromBase(script: Script): Script {
    const drawn = countDraws(this.journalFrom(0).slice(0, this.base.entries));
    return Object.fromEntries(
      Object.entries(script).map(([label, results]) => [label, results.slice(drawn.get(label) ?? 0)]),
    );
  }
}

function countDraws(entries: readonly Entry[], times = new Map<string, number>()): Map<string, number> {
  for (const entry of entries) {
    if (entry.kind !== 'random' && entry.kind !== 'world') continue;
    times.set(entry.label, (times.get(entry.label) ?? 0) + 1);
  }
  return times;
}

function firstOf(last: Checkpoint): Checkpoint {
  let node = last;
  while (node.past) node = node.past.before;
  return node;
}
