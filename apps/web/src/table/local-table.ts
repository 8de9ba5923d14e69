/**
 * A table in this browser: people at one screen, bots in a worker, everything saved as it happens. React follows it
 * as an external store; nothing here knows how it is drawn.
 */
import { botsFor } from '@tabard/bots';
import { createSpeaker, type GameModule, type Speaker } from '@tabard/content';
import {
  type GameEvent,
  IllegalAnswer,
  type Match,
  makeRecord,
  type Pending,
  recordOf,
  type Seat,
  type Viewer,
} from '@tabard/kernel';
import { Table, type TableLog, TableRefusal, type TableSetup, tableWords } from '@tabard/table';
import type { GameRoom } from '../games/face';
import { moduleOf } from '../games/modules';
import { type Prompter, prompterFor } from '../learn/lessons';
import { motionIsReduced, paced } from '../settings/settings';
import { addToReport } from '../shell/report';
import { getSave, isDamaged, newId, putSave, type SavedGame } from '../storage/saves';
import { locale } from '../words/words';
import { BotsAtWork } from './bots-at-work';

/** What the table looks like at this moment: made anew after every change, so that React can compare. */
export interface TableNow {
  readonly match: Match;
  /** Whose eyes the screen shows; null while it is being passed on, or when nobody sits here. */
  readonly viewer: Seat | null;
  /** The person the screen must be handed to before anything more is shown. */
  readonly passTo: Seat | null;
  readonly pending: Pending;
  /** What has just happened, as the viewer may know it. */
  readonly fresh: readonly GameEvent[];
  readonly thinking: Seat | null;
  readonly canUndo: boolean;
  readonly over: boolean;
  readonly moment: number;
  /** A sentence about the last thing that was refused. */
  readonly refused: { readonly id: number; readonly text: string; readonly clause: string | null } | null;
  readonly fault: Error | null;
}

/** How long a change is left on the screen before the next bot moves, by what happened. */
const PAUSES: { readonly [event: string]: number } = {
  'dice.rolled': 900,
  'dice.rerolled': 900,
  attack: 550,
  'capture.committed': 550,
  'respawn.dice': 450,
  'overlord.bought': 900,
  'overlord.announced': 1300,
  'town.falls': 1800,
  'town.revealed': 600,
  'set.completed': 900,
  rolloff: 1300,
  'rolloff.tower': 1300,
  'turn.begins': 250,
  'turn.skipped': 900,
  done: 250,
};
const USUAL_PAUSE = 180;

export class LocalTable {
  /** The room's way to say how it stands; known when the room is open. */
  summarise: GameRoom['summary'] | null = null;
  readonly speaker: Speaker;
  private readonly bots: BotsAtWork | null;
  private readonly listeners = new Set<() => void>();
  private passTo: Seat | null = null;
  private viewer: Seat | null;
  private shownEvents: number;
  private fresh: readonly GameEvent[] = [];
  private thinking: Seat | null = null;
  private refused: TableNow['refused'] = null;
  private fault: Error | null = null;
  private followed: number;
  private timer: ReturnType<typeof setTimeout> | null = null;
  private closed = false;
  private hurried = false;
  private held = false;
  private now: TableNow;

  private constructor(
    readonly module: GameModule,
    readonly table: Table,
    private readonly save: Omit<SavedGame, 'updatedAt' | 'over' | 'record' | 'summary'>,
    readonly language: string,
    private readonly prompter: Prompter | null,
  ) {
    const { sitters, log } = { sitters: table.sitters, log: table.log };
    const words = [
      module.words[language] ?? module.words.en,
      module.words.en,
      tableWords[language] ?? tableWords.en,
      tableWords.en,
    ];
    this.speaker = createSpeaker({ words: words as never, names: sitters.map(({ name }) => name), language });
    this.bots = sitters.some(({ kind }) => kind === 'bot') ? new BotsAtWork(log) : null;
    this.followed = log.entries.length;
    this.shownEvents = table.match.eventCount;
    this.viewer = this.persons.length === 1 ? this.persons[0] : null;
    this.chooseViewer();
    this.now = this.look();
  }

  // ---- opening

  static async open(game: string, setup: TableSetup, title: string, guide?: string): Promise<LocalTable> {
    const module = await moduleOf(game);
    const table = Table.open(module.game, botsFor(module), setup);
    const local = await LocalTable.seat(module, table, { id: newId(), title, guide, createdAt: Date.now() });
    await local.keep();
    return local;
  }

  /** A game left before. Throws a sentence when there is none, or it does not fit together any more. */
  static async resume(id: string): Promise<LocalTable> {
    const found = await getSave(id);
    if (!found) throw new Error('gone');
    if (isDamaged(found)) throw new Error('damaged');
    const module = await moduleOf(found.game);
    const log = JSON.parse(found.record) as TableLog;
    const table = Table.fromLog(module.game, botsFor(module), log);
    const { title, guide, createdAt } = found;
    return LocalTable.seat(module, table, { id, title, guide, createdAt });
  }

  private static async seat(
    module: GameModule,
    table: Table,
    save: Pick<SavedGame, 'id' | 'title' | 'guide' | 'createdAt'>,
  ): Promise<LocalTable> {
    const seats = table.sitters.map(({ name, kind, bot }) => ({ name, kind, bot }));
    const prompter = save.guide ? await prompterFor(module.game.id, save.guide) : null;
    const local = new LocalTable(module, table, { ...save, game: module.game.id, seats }, locale(), prompter);
    // Not taken back when the room closes: a room that broke is closed before its report is written.
    addToReport('the last table', () => JSON.stringify(local.table.log));
    local.goOn();
    return local;
  }

  get id(): string {
    return this.save.id;
  }

  /** The lesson that guides through this game. */
  get guide(): string | undefined {
    return this.save.guide;
  }

  // ---- React's side

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
  readonly snapshot = (): TableNow => this.now;

  close(): void {
    this.closed = true;
    if (this.timer) clearTimeout(this.timer);
    this.bots?.close();
  }

  // ---- what people do

  /** One answer, or several in a row (dice first, then the Town they go to); stops at the first that is refused. */
  answer(...keys: readonly string[]): void {
    const seat = this.viewer;
    if (seat === null) return;
    const before = this.table.match.answers;
    this.attempt(() => {
      for (const key of keys) this.table.answer(seat, key);
    });
    if (this.table.match.answers !== before) this.changed();
  }

  undo(): void {
    const seat = this.viewer;
    if (seat === null) return;
    if (this.table.canUndo(seat)) this.attempt(() => this.table.undo(seat));
    else this.attempt(() => this.table.proposeUndo(seat)); // With bots alone at the table everyone agrees.
    this.shownEvents = Math.min(this.shownEvents, this.table.match.eventCount);
    this.changed();
  }

  wish(name: string, value: string): void {
    const seat = this.viewer;
    if (seat === null) return;
    this.attempt(() => this.table.wish(seat, name, value));
    this.changed();
  }

  /** The person who was to get the screen has it. */
  takeScreen(): void {
    this.viewer = this.passTo;
    this.passTo = null;
    this.fresh = [];
    this.tell();
  }

  /** Show the rest of what is happening at once. */
  hurry(): void {
    this.hurried = true;
    this.held = false;
    this.goOn();
  }

  /** The bots wait while somebody reads, and go on afterwards. */
  hold(held: boolean): void {
    this.held = held;
    if (held && this.timer) clearTimeout(this.timer);
    if (held) this.timer = null;
    else this.goOn();
  }

  /** Why this is not possible, as a sentence; null when it is. */
  why(key: string): { readonly text: string; readonly clause: string } | null {
    if (this.viewer === null) return null;
    const reason = this.table.match.explain(this.viewer, key);
    return (
      reason && {
        text: this.speaker.say(this.module.speech.refusal(reason, this.module.game.content)),
        clause: reason.clause,
      }
    );
  }

  record(): string {
    return makeRecord(recordOf(this.table.match));
  }

  private attempt(deed: () => void): void {
    try {
      deed();
      this.refused = null;
    } catch (error) {
      if (error instanceof IllegalAnswer) {
        const text = this.speaker.say(this.module.speech.refusal(error.reason, this.module.game.content));
        this.refused = { id: Date.now(), text, clause: error.clause };
      } else if (error instanceof TableRefusal) {
        this.refused = { id: Date.now(), text: this.speaker.say({ id: error.id }), clause: null };
      } else this.fault = error as Error;
      this.tell();
    }
  }

  // ---- going on

  private get persons(): Seat[] {
    return this.table.sitters.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  }

  /** After every change; what breaks here breaks the room, not the click that led to it. */
  private changed(): void {
    try {
      this.showChange();
    } catch (error) {
      this.fault ??= error as Error;
      this.tell();
    }
  }

  private showChange(): void {
    const entries = this.table.logFrom(this.followed);
    this.followed += entries.length;
    if (entries.length > 0) this.bots?.follow(entries);
    this.chooseViewer();
    this.fresh = this.table.match.eventsFor(this.eyes, this.shownEvents);
    this.shownEvents = this.table.match.eventCount;
    this.tell();
    void this.keep();
    this.goOn();
  }

  /** With several persons at one screen it must be handed on before another's secrets are shown. */
  private chooseViewer(): void {
    const { persons } = this;
    if (persons.length <= 1 || this.table.match.standing) return;
    const asked = this.table.personsAsked()[0];
    if (asked === undefined || asked === this.viewer) return;
    this.viewer = null;
    this.passTo = asked;
  }

  private get eyes(): Viewer {
    return this.viewer;
  }

  private goOn(): void {
    if (this.closed || this.timer || this.fault || !this.bots || this.table.match.standing) return;
    if (this.passTo !== null || this.held) return;
    const pause = this.hurried || motionIsReduced() ? 60 : paced(this.pauseAfter());
    this.timer = setTimeout(() => void this.letBotsMove(), pause);
  }

  private pauseAfter(): number {
    return Math.max(0, ...this.fresh.map(({ type }) => PAUSES[type] ?? USUAL_PAUSE));
  }

  private async letBotsMove(): Promise<void> {
    this.timer = null;
    const { match } = this.table;
    const moment = this.followed;
    const asked = match.pending.asks.find(({ seat }) => this.table.sitters[seat].kind === 'bot');
    if (this.thinking !== (asked?.seat ?? null)) {
      this.thinking = asked?.seat ?? null;
      this.tell();
    }
    try {
      const word = this.prompter?.(this.table) ?? (await this.bots!.think(moment));
      if (this.closed || this.held || moment !== this.followed) return;
      this.thinking = null;
      if (word) {
        this.table.answer(word.seat, word.key);
        this.changed();
      } else {
        this.hurried = false;
        this.tell();
      }
    } catch (error) {
      this.fault = error as Error;
      this.tell();
    }
  }

  // ---- keeping and telling

  private async keep(): Promise<void> {
    const { match } = this.table;
    const save: SavedGame = {
      ...this.save,
      updatedAt: Date.now(),
      over: match.standing !== null,
      record: JSON.stringify(this.table.log),
      summary: this.summary(),
    };
    await putSave(save).catch(() => undefined); // The game goes on; the shelf says so elsewhere.
  }

  /** How it stands, or how it ended: for the list of games left. Says nothing only one of several persons knows. */
  private summary(): string | undefined {
    const { match } = this.table;
    const { speech, game } = this.module;
    const last = match.standing && match.eventsFor(null, match.eventCount - 1)[0];
    const message = last ? speech.event(last, game.content) : this.summarise?.(match.seen(this.viewer), this.viewer);
    return message ? this.speaker.say(message) : undefined;
  }

  private look(): TableNow {
    const { match } = this.table;
    const { viewer, passTo, fresh, thinking, refused, fault } = this;
    return {
      match,
      viewer,
      passTo,
      pending: match.pendingFor(viewer),
      fresh,
      thinking,
      canUndo: viewer !== null && match.answers > 0 && (this.table.canUndo(viewer) || this.persons.length === 1),
      over: match.standing !== null,
      moment: this.followed,
      refused,
      fault,
    };
  }

  private tell(): void {
    try {
      this.now = this.look();
    } catch (error) {
      // A match whose rules broke cannot be looked at any more: the room is told why, and breaks in its own way.
      this.fault ??= error as Error;
      this.now = { ...this.now, fault: this.fault };
    }
    for (const listener of this.listeners) listener();
  }
}
