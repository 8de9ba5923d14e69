/**
 * A table in this browser: people at one screen, bots in a worker, everything saved as it happens. React follows it
 * as an external store; nothing here knows how it is drawn.
 */

import { createSpeaker, type GameModule, type Speaker, type Words } from '@tabard/content';
import {
  dayOfSeed,
  type GameEvent,
  hashText,
  IllegalAnswer,
  type Match,
  type Refusal,
  recordOf,
  type Seat,
  sealOf,
} from '@tabard/kernel';
import type { GameRoom } from '@tabard/page/face';
import { NOTHING_ASKED, type Origin, type TableAtHand, type TableNow } from '@tabard/page/room/table-at-hand';
import { onSettings } from '@tabard/page/settings/settings';
import { play } from '@tabard/page/sound/sound';
import { chosenPace } from '@tabard/page/stage/pace';
import { Stage } from '@tabard/page/stage/stage';
import { Listeners } from '@tabard/page/store/store';
import { taleOf } from '@tabard/page/words/game-words';
import { locale } from '@tabard/page/words/words';
import { type Chapter, type Table, TableRefusal, tableWords } from '@tabard/table';
import { type Prompter, prompterFor } from '../../house/lessons';
import { addToReport } from '../../house/report';
import { Keeper, type Keeping, UNKEPT } from '../../keep/storage/keeper';
import type { SavedGame } from '../../keep/storage/saved';
import type { Trouble } from '../../keep/storage/trouble';
import { volumeOf } from '../../keep/storage/volume';
import type { Opened } from '../begin/fetch-game';
import { seatsOf } from '../begin/new-game';
import type { Advising } from './bot-worker';
import { BotsAtWork } from './bots-at-work';
import { Screen } from './screen';

/** What else can be seen of a table that stands here. */
export interface LocalNow extends TableNow {
  readonly match: Match;
  /** Why the game is not being saved now; null while it is. */
  readonly trouble: Trouble | null;
  /** Whether all that has happened is saved. */
  readonly isKept: boolean;
}

/** What the inn lists of a game, but for where it stands. */
export type Title = Pick<SavedGame, 'id' | 'title' | 'guide' | 'createdAt' | 'campaign' | 'party'>;

/** How much of the log is in the store; null: nothing yet. never: it is a table that is only tried, and kept nowhere. */
export type Written = number | null | 'never';

export class LocalTable implements TableAtHand {
  readonly stage: Stage;
  readonly speaker: Speaker;
  readonly keeper: Keeping;
  private readonly screen: Screen;
  private readonly listeners = new Listeners();
  private bots: BotsAtWork | null = null;
  /** The bot that was let go first. */
  private ahead: Seat | null = null;
  /** How far what has happened was handed to the stage. */
  private staged: { readonly events: number; readonly answers: number };
  private thinking: Seat | null = null;
  /** How long the log was when the bots last had nothing to say. */
  private silentAt = -1;
  private refused: LocalNow['refused'] = null;
  private fault: Error | null = null;
  private followed: number;
  private timer: ReturnType<typeof setTimeout> | null = null;
  private closed = false;
  private held = false;
  private asksPractice = false;
  private now: LocalNow;
  private readonly unfollowSettings: () => void;

  private constructor(
    readonly module: GameModule,
    readonly room: GameRoom,
    readonly table: Table,
    private title: Title,
    readonly language: string,
    private prompter: Prompter | null,
    tale: Words,
    written: Written,
  ) {
    const words = [
      tale,
      module.words[language] ?? module.words.en,
      module.words.en,
      tableWords[language] ?? tableWords.en,
      tableWords.en,
    ];
    this.speaker = createSpeaker({ words: words as never, names: table.sitters.map(({ name }) => name), language });
    const volume = () => (title.campaign === undefined ? null : volumeOf(module, table));
    this.keeper =
      written === 'never' ? UNKEPT : new Keeper({ table, head: () => this.head(), volume }, written, () => this.tell());
    this.followed = table.moment;
    this.screen = new Screen(table);
    this.staged = { events: table.match.eventCount, answers: table.match.answers };
    this.stage = new Stage(
      { staging: () => this.room.staging, pace: chosenPace, play, onChange: () => this.tell() },
      table.match.seen(this.screen.viewer),
      table.match.eventCount,
    );
    this.unfollowSettings = onSettings(() => this.stage.repace());
    this.callBots();
    this.now = this.look();
  }

  // ---- opening

  /** Seats the persons. */
  static async open({ module, room }: Opened, table: Table, title: Title, written: Written): Promise<LocalTable> {
    const prompter = title.guide ? await prompterFor(module.game.id, title.guide) : null;
    const tale = await taleOf(module, table.match);
    const local = new LocalTable(module, room, table, title, locale(), prompter, tale, written);
    // Not taken back when the room closes: a room that broke is closed before its report is written.
    addToReport('the last table', () => JSON.stringify(local.table.log));
    if (!local.keeper.isUpToDate) local.keeper.keep();
    local.goOn();
    return local;
  }

  get id(): string {
    return this.title.id;
  }

  /** The campaign this game belongs to. */
  get campaign(): string | undefined {
    return this.title.campaign;
  }

  /** The lesson that guides through this game. */
  get guide(): string | undefined {
    return this.title.guide;
  }

  /** After the short lesson the long one takes over, at the same table. */
  async guideBy(guide: string): Promise<void> {
    this.prompter = await prompterFor(this.module.game.id, guide);
    this.title = { ...this.title, guide };
    this.keeper.keep();
    this.tell();
    this.goOn();
  }

  // ---- React's side

  readonly subscribe = this.listeners.subscribe;
  readonly snapshot = (): LocalNow => this.now;

  /** Nothing more happens here; what has happened is written, or remembered. */
  close(): Promise<void> {
    this.closed = true;
    if (this.timer) clearTimeout(this.timer);
    this.unfollowSettings();
    this.stage.close();
    this.bots?.close();
    return this.keeper.close();
  }

  // ---- what can be asked of it

  get isShared(): boolean {
    return this.screen.isShared;
  }

  get chapters(): readonly Chapter[] {
    return this.table.chapters;
  }

  eventsFrom(from: number, to: number): readonly GameEvent[] {
    return this.table.match.eventsFor(this.screen.viewer, from, to);
  }

  refusals(seat: Seat): readonly Refusal[] {
    return this.table.match.refusals(seat);
  }

  why(key: string): { readonly text: string; readonly clause: string } | null {
    const { viewer } = this.screen;
    const reason = viewer === null ? null : this.table.match.explain(viewer, key);
    return (
      reason && {
        text: this.speaker.say(this.module.speech.refusal(reason, this.module.game.content)),
        clause: reason.clause,
      }
    );
  }

  wishOf(name: string): string {
    const { viewer } = this.screen;
    return viewer === null ? this.module.game.wishes[name][0] : this.table.match.g.wish(viewer, name);
  }

  /** A game that went over to other rules has no record, and nothing that came out of it can be checked. */
  origin(): Origin {
    const { match, log } = this.table;
    const seal = match.isWhole ? sealOf(recordOf(match)) : hashText(JSON.stringify(log));
    return { seed: match.setup.seed, seal };
  }

  // ---- what people do

  answer(...keys: readonly string[]): void {
    if (this.screen.viewer !== null) this.answerAs(this.screen.viewer, ...keys);
  }

  answerAs(seat: Seat, ...keys: readonly string[]): void {
    if (!this.screen.speaksFor(seat)) return;
    this.screen.lookUp();
    this.act(() => {
      for (const key of keys) this.table.answer(seat, key);
    });
  }

  /** Further than one may alone, all of them agree by talking. */
  undo(agreed = false): void {
    const { viewer, persons } = this.screen;
    this.asksPractice = false;
    if (viewer === null || !this.now.canUndo) return;
    const free = this.isShared ? persons.find((seat) => this.table.canUndo(seat)) : viewer;
    const own = free !== undefined && this.table.canUndo(free) ? free : null;
    if (own === null && !agreed && this.wouldBecomePractice()) {
      this.asksPractice = true;
      this.tell();
      return;
    }
    this.act(() => {
      if (own !== null) this.table.undo(own);
      else {
        this.table.proposeUndo(viewer, this.lastAnswerHere());
        for (const seat of persons) if (this.table.proposal) this.table.agree(seat);
      }
    });
  }

  keepAsItFell(): void {
    this.asksPractice = false;
    this.tell();
  }

  /** The first step of that kind, where there may be one: in the deal of the day the table itself refuses. */
  private wouldBecomePractice(): boolean {
    const { seed, practice } = this.table.match.setup;
    return !practice && dayOfSeed(seed, this.module.game.id) === null && this.table.isPractice(this.lastAnswerHere());
  }

  private lastAnswerHere(): number {
    const mine = this.screen.persons.filter((seat) => this.screen.speaksFor(seat));
    return Math.max(-1, ...mine.map((seat) => this.table.lastAnswerOf(seat)));
  }

  wish(name: string, value: string): void {
    const { viewer } = this.screen;
    if (viewer !== null) this.act(() => this.table.wish(viewer, name, value));
  }

  point(what: string | null): void {
    const { viewer } = this.screen;
    if (viewer === null || this.table.pointed[viewer] === what || !this.table.canPoint(what)) return;
    this.act(() => this.table.point(viewer, what));
  }

  vote(agrees: boolean): void {
    const { viewer } = this.screen;
    if (viewer !== null) this.act(() => (agrees ? this.table.agree(viewer) : this.table.refuse(viewer)));
  }

  decide(carried: boolean): void {
    const { viewer } = this.screen;
    if (viewer !== null) this.act(() => this.table.decide(viewer, carried));
  }

  /**
   * What the strongest bot would do at this person's seat: counted in the table's log, and told to `tell` while the bot
   * imagines games, until somebody answers.
   */
  hint(tell: (heard: Advising) => void): void {
    const { viewer } = this.screen;
    if (viewer === null || this.now.asks.every(({ seat }) => seat !== viewer)) return;
    this.act(() => this.table.hint(viewer));
    this.bots ??= new BotsAtWork(this.table.log);
    this.bots.advise(this.followed, viewer, tell);
    this.goOn();
  }

  /** How many hints people here were given. */
  get hints(): number {
    return this.table.log.entries.filter(({ kind }) => kind === 'hint').length;
  }

  /** A bot takes over for the person at this seat, or (null) gives it back. */
  handOver(seat: Seat, bot: string | null): void {
    this.act(() => this.table.sit(seat, bot));
  }

  /** Whoever is waited for sits before this screen. */
  readonly remind = null;

  letGo(seat: Seat): void {
    this.ahead = seat;
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
    this.goOn();
  }

  attendTo(seat: Seat): void {
    this.screen.attendTo(seat);
    this.showAsItStands();
  }

  attendToNext(): void {
    this.screen.attendToNext();
    this.showAsItStands();
  }

  takeScreen(): void {
    this.screen.take();
    this.showAsItStands();
    this.goOn(); // While nobody had the screen, the bots waited as well.
  }

  hurry(): void {
    this.stage.hurry();
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

  /** Does something at the table, and shows what has come of it. */
  private act(deed: () => void): void {
    if (this.closed) return; // Another tab has the game.
    this.attempt(deed);
    if (this.table.logFrom(this.followed).length > 0) this.changed();
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
    this.bots?.follow(entries);
    this.callBots();
    this.ahead = null;
    this.screen.follow();
    this.putOnStage();
    this.keeper.keep();
    this.goOn();
  }

  /** Tells what has happened; what is taken back or not for these eyes is not told. */
  private putOnStage(): void {
    const { match } = this.table;
    const { viewer, passTo } = this.screen;
    const { events: from, answers } = this.staged;
    this.staged = { events: match.eventCount, answers: match.answers };
    const isTakenBack = match.answers < answers || match.eventCount < from;
    if (isTakenBack || passTo !== null) {
      this.showAsItStands();
      return;
    }
    const isOurs = (seat: Seat) => this.screen.isOurs(seat);
    const onlooker = { seen: match.seen(viewer), seat: viewer, isOurs };
    this.stage.tell({ frames: this.table.framesFor(viewer, from), from, onlooker });
  }

  private showAsItStands(): void {
    const { match } = this.table;
    this.stage.settle(match.seen(this.screen.viewer), match.eventCount);
  }

  /** As soon as one sits here: a bot may take over later. */
  private callBots(): void {
    const isThere = this.table.sitters.some(({ kind }) => kind === 'bot');
    if (isThere) this.bots ??= new BotsAtWork(this.table.log);
  }

  private goOn(): void {
    if (this.closed || this.timer || this.fault || !this.bots || this.table.match.standing) return;
    if (this.screen.passTo !== null || this.held) return;
    this.timer = setTimeout(() => void this.letBotsMove(), 0);
  }

  /** They think while the stage tells, and move when it is free. */
  private async letBotsMove(): Promise<void> {
    this.timer = null;
    const { followed: moment, ahead } = this;
    const thinking = this.table.botsAsked(ahead ?? undefined)[0] ?? null;
    if (this.thinking !== thinking) {
      this.thinking = thinking;
      this.tell();
    }
    try {
      const word = this.prompter?.(this.table) ?? (await this.bots!.think(moment, ahead));
      if (word) await this.stage.whenFree();
      if (this.closed || this.held || moment !== this.followed || ahead !== this.ahead) return;
      this.thinking = null;
      this.ahead = null;
      if (word) {
        const isLaid = this.isBeingLaid();
        this.table.answer(word.seat, word.key);
        if (isLaid) this.stage.hurry();
        this.changed();
        if (isLaid) this.stage.calm();
      } else {
        this.stage.calm();
        this.silentAt = moment;
        this.tell();
      }
    } catch (error) {
      this.fault = error as Error;
      this.tell();
    }
  }

  /** Until somebody here has said a word, what the bots set out with lies there at once: nobody came to watch that. */
  private isBeingLaid(): boolean {
    const { asks } = this.table.match.pending;
    const isTheirs = asks.every(({ seat, question }) => !this.screen.isOurs(seat) && question.startsWith('setup.'));
    return isTheirs && this.lastAnswerHere() < 0;
  }

  // ---- keeping and telling

  private head(): SavedGame {
    const { title, guide, campaign, id, createdAt } = this.title;
    const party = this.party();
    return {
      id,
      game: this.module.game.id,
      createdAt,
      updatedAt: Date.now(),
      title,
      ...(guide === undefined ? {} : { guide }),
      ...(campaign === undefined ? {} : { campaign }),
      ...(party === undefined ? {} : { party }),
      seats: seatsOf(this.table.sitters),
      over: this.table.match.standing !== null,
      ...(this.table.match.setup.practice ? { practice: true } : {}),
      summary: this.summary(),
    };
  }

  /** Who walks in it. */
  private party(): SavedGame['party'] {
    return this.room.book?.party(this.table.match.seen(null)).filter((walker) => walker !== null);
  }

  /** How it stands, or how it ended: for the list of games left. Says nothing only one of several persons knows. */
  private summary(): string | undefined {
    const { match } = this.table;
    const { speech, game } = this.module;
    const last = match.standing && match.eventsFor(null, match.eventCount - 1)[0];
    const { viewer } = this.screen;
    const message = last ? speech.event(last, game.content) : this.room.summary(match.seen(viewer), viewer);
    return message ? this.speaker.say(message) : undefined;
  }

  private look(): LocalNow {
    const { match, pointed, proposal } = this.table;
    const { thinking, refused, fault } = this;
    const { told, isFree } = this.stage;
    const { viewer, passTo } = this.screen;
    return {
      match,
      viewer,
      passTo,
      told,
      ...(told.isTelling ? NOTHING_ASKED : this.whatIsAsked(thinking)),
      pointed: [...pointed],
      proposal,
      decides: viewer !== null && this.table.mayDecide(viewer),
      sitters: this.table.sitters,
      isQuiet: isFree && (!this.bots || match.standing !== null || this.silentAt === this.followed),
      underway: null,
      canUndo: viewer !== null && match.answers > 0 && this.maySayWhatToUndo(viewer),
      asksPractice: this.asksPractice,
      isPractice: match.setup.practice ?? false,
      answers: match.answers,
      moment: this.followed,
      refused,
      fault,
      trouble: this.keeper.trouble,
      isKept: this.keeper.isUpToDate,
    };
  }

  private whatIsAsked(thinking: Seat | null) {
    const { pending, asks, companions } = this.screen;
    return { pending, asks, companions, thinking, over: this.table.match.standing !== null };
  }

  /** Whoever shares a screen agrees by talking; who hands it on cannot be asked. */
  private maySayWhatToUndo(viewer: Seat): boolean {
    return this.isShared || this.screen.persons.length === 1 || this.table.canUndo(viewer);
  }

  private tell(): void {
    try {
      this.now = this.look();
    } catch (error) {
      // A match whose rules broke cannot be looked at any more: the room is told why, and breaks in its own way.
      this.fault ??= error as Error;
      this.now = { ...this.now, fault: this.fault };
    }
    this.listeners.tell();
  }
}
