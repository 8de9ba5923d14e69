/**
 * A table in an inn, as one of its guests has it: a sight that the inn tells, and deeds that it is told. The stage tells
 * what happened on the one clock of the page, as at a local table; what waits for the inn is seen to wait.
 */

import { createSpeaker, type GameModule, type Speaker, type Words } from '@tabard/content';
import type { Guest, GuestDeed, NotDone, SeenFrame, Sight, TableCard } from '@tabard/inn';
import { type GameEvent, LIMITS, type PendingAsk, type Refusal, type Seat, type Seen } from '@tabard/kernel';
import { toast } from '@tabard/page/design/toast';
import type { GameRoom } from '@tabard/page/face';
import { NOTHING_ASKED, type Origin, type TableAtHand, type TableNow } from '@tabard/page/room/table-at-hand';
import { onSettings } from '@tabard/page/settings/settings';
import { play } from '@tabard/page/sound/sound';
import { chosenPace } from '@tabard/page/stage/pace';
import { Stage } from '@tabard/page/stage/stage';
import { Listeners } from '@tabard/page/store/store';
import { locale, t } from '@tabard/page/words/words';
import { tableWords } from '@tabard/table';
import { describer } from '../table/describe';
import { tellInn } from './inn-words';

/** An answer that has not come back by then is said to be on its way. */
const SOON_MS = 400;

type Heard = Pick<Guest, 'connection' | 'history' | 'you' | 'do' | 'nudge' | 'letGo' | 'lookAs'>;

export class RemoteTable implements TableAtHand {
  readonly stage: Stage;
  readonly isShared = false; // Everyone sits before a screen of their own.
  readonly chapters = [];
  speaker: Speaker;
  private readonly listeners = new Listeners();
  private names = '';
  /** The answer that was given and does not stand yet. */
  private given: { readonly says: string; readonly moment: number; isLate: boolean } | null = null;
  private refused: TableNow['refused'] = null;
  private asksPractice = false;
  private from: Origin | null = null;
  private closed = false;
  private fault: Error | null = null;
  private timer: ReturnType<typeof setTimeout> | null = null;
  private now: TableNow;
  private readonly unfollowSettings: () => void;

  constructor(
    readonly module: GameModule,
    readonly room: GameRoom,
    private readonly guest: Heard,
    private card: TableCard,
    private sight: Sight,
    private readonly tale: Words,
  ) {
    this.speaker = this.newSpeaker();
    this.stage = new Stage(
      { staging: () => this.room.staging, pace: chosenPace, play, onChange: () => this.tell() },
      this.seen(),
      sight.events,
    );
    this.unfollowSettings = onSettings(() => this.stage.repace());
    this.now = this.look();
  }

  readonly subscribe = this.listeners.subscribe;
  readonly snapshot = (): TableNow => this.now;

  close(): void {
    this.closed = true;
    this.endWaiting();
    this.unfollowSettings();
    this.stage.close();
  }

  // ---- what the inn tells

  /** Something has happened: each event with the view of its moment, and how it stands. */
  hear(frames: readonly SeenFrame[], sight: Sight, back: boolean): void {
    const from = this.sight.events;
    if (isDropped(this.sight, sight, back)) toast(t('online.notTakenBack'));
    if (!this.given) this.refused = null; // It spoke of what was asked before.
    this.sight = sight;
    this.renewNames();
    if (back) this.stage.settle(this.seen(), sight.events);
    else {
      const { viewer } = this;
      const isOurs = (seat: Seat) => this.seats.includes(seat);
      this.stage.tell({ frames, from, onlooker: { seen: this.seen(), seat: viewer, isOurs } });
    }
    this.followQuestion();
    this.tell();
  }

  /** All of it anew: after a long absence, or through other eyes. */
  showAnew(sight: Sight): void {
    this.sight = sight;
    this.renewNames();
    this.stage.settle(this.seen(), sight.events);
    this.followQuestion();
    this.tell();
  }

  /** Somebody came or went, the line broke or is back. */
  hearNews(card: TableCard): void {
    this.card = card;
    this.renewNames();
    this.tell();
  }

  /** The game is over and its record is here. */
  setOrigin(origin: Origin): void {
    this.from = origin;
    this.tell();
  }

  /** The game's own question goes to another seat of this guest: it looks through that one. */
  private followQuestion(): void {
    const { asks } = this.sight.pending;
    const own = asks.filter(({ seat }) => this.seats.includes(seat));
    if (own.length > 0) this.stage.calm();
    if (own.length > 0 && !own.some(({ seat }) => seat === this.viewer)) this.guest.lookAs({ seat: own[0].seat });
  }

  private renewNames(): void {
    if (this.names !== JSON.stringify(this.sitterNames)) this.speaker = this.newSpeaker();
  }

  private get sitterNames(): string[] {
    return this.sight.sitters.map(({ name }) => name);
  }

  private newSpeaker(): Speaker {
    const { module, tale, sitterNames: names } = this;
    this.names = JSON.stringify(names);
    const language = locale();
    const chain = [tale, module.words[language], module.words.en, tableWords[language], tableWords.en];
    return createSpeaker({ words: chain.filter((words): words is Words => words !== undefined), names, language });
  }

  // ---- what can be asked of it

  private get viewer(): Seat | null {
    return this.guest.you?.viewer ?? null;
  }

  /** The seats of whoever sits before this screen. */
  private get seats(): readonly Seat[] {
    return this.guest.you?.seats ?? [];
  }

  private seen(): Seen {
    const { module, card, sight } = this;
    return { b: sight.b, seats: sight.sitters.length, options: card.options, content: module.game.content };
  }

  eventsFrom(from: number, to: number): readonly GameEvent[] {
    return this.guest.history.slice(from, to);
  }

  refusals(seat: Seat): readonly Refusal[] {
    return seat === this.viewer ? this.sight.refusals : [];
  }

  why(key: string): { readonly text: string; readonly clause: string } | null {
    const refusal = this.sight.refusals.find((one) => one.key === key);
    if (!refusal) return null;
    const { speech, game } = this.module;
    return { text: this.speaker.say(speech.refusal(refusal.why, game.content)), clause: refusal.why.clause };
  }

  wishOf(name: string): string {
    return this.sight.wishes[name] ?? this.module.game.wishes[name][0];
  }

  /** Of the match as it ended; null while it is played. */
  get hash(): string | null {
    return this.sight.hash;
  }

  origin(): Origin | null {
    return this.from;
  }

  // ---- what people do

  answer(...keys: readonly string[]): void {
    if (this.viewer !== null) this.answerAs(this.viewer, ...keys);
  }

  /** One after the other: what comes second is an answer to what the first has led to. */
  answerAs(seat: Seat, ...keys: readonly string[]): void {
    if (seat !== this.viewer || this.given || keys.length === 0) return;
    void this.giveAll(seat, keys);
  }

  private async giveAll(seat: Seat, keys: readonly string[]): Promise<void> {
    // The first answers what is asked; what the others answer is only asked once that stands, and has no words before.
    const given = { says: this.describe(seat, keys[0]), moment: this.sight.moment, isLate: false };
    this.given = given;
    this.refused = null;
    this.endWaiting();
    this.timer = setTimeout(() => {
      given.isLate = true;
      this.tell();
    }, SOON_MS);
    this.tell();
    let moment: number | undefined = given.moment;
    for (const key of keys) {
      if (await this.do({ kind: 'answer', seat, key, ...(moment === undefined ? {} : { moment }) })) break;
      if (this.sight.proposal?.kind === 'answer') break; // The others have a word first: nothing else is asked yet.
      moment = undefined; // The next question is the one this answer led to, whatever its number.
    }
    this.given = null;
    this.endWaiting();
    this.tell();
  }

  /** Empty where nothing offers it: the inn will say why not. */
  private describe(seat: Seat, key: string): string {
    const { asks, interrupts } = this.sight.pending;
    const own = { asks: asks.filter((ask) => ask.seat === seat), interrupts };
    const isOffered = own.asks.some(({ options, input }) => input !== null || options.includes(key));
    const isExtra = interrupts.some((extra) => extra.seat === seat && extra.options.includes(key));
    return isOffered || isExtra ? describer(this, this.seen(), own)(seat, key) : '';
  }

  private endWaiting(): void {
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
  }

  /** Takes back what may be taken back, or asks the others; past what has fallen only who knows what that makes of it. */
  undo(agreed = false): void {
    const { viewer, sight } = this;
    this.asksPractice = false;
    if (viewer === null || !this.now.canUndo) return;
    if (sight.canUndo) void this.do({ kind: 'undo', seat: viewer });
    else if (sight.undoIsPractice && !sight.isPractice && !agreed) this.asksPractice = true;
    else void this.do({ kind: 'propose', seat: viewer, to: sight.lastAnswer });
    this.tell();
  }

  keepAsItFell(): void {
    this.asksPractice = false;
    this.tell();
  }

  wish(name: string, value: string): void {
    if (this.viewer !== null) void this.do({ kind: 'wish', seat: this.viewer, name, value });
  }

  point(what: string | null): void {
    const { viewer, sight } = this;
    // A finger is of the moment: it is not kept for later.
    if (viewer === null || this.guest.connection !== 'here' || sight.pointed[viewer] === what) return;
    // It is told to nobody who points that there was too much of it, or that it is too long to be told.
    if (what === null || what.length <= LIMITS.pointed) void this.guest.do({ kind: 'point', seat: viewer, what });
  }

  vote(agrees: boolean): void {
    if (this.viewer !== null) void this.do({ kind: agrees ? 'agree' : 'refuse', seat: this.viewer });
  }

  decide(carried: boolean): void {
    if (this.viewer !== null) void this.do({ kind: 'decide', seat: this.viewer, carried });
  }

  /** Only who plays here reminds the others. */
  get remind(): ((seat: Seat) => void) | null {
    return this.viewer === null ? null : (seat) => void this.remindAt(seat);
  }

  private async remindAt(seat: Seat): Promise<void> {
    const guest = this.card.seats[seat]?.guest ?? null;
    if (guest !== null) this.hearRefusal(await this.guest.nudge(guest));
  }

  letGo(seat: Seat): void {
    void this.guest.letGo(seat).then((refusal) => this.hearRefusal(refusal));
  }

  attendTo(seat: Seat): void {
    if (this.seats.includes(seat) && seat !== this.viewer) this.guest.lookAs({ seat });
  }

  attendToNext(): void {
    const { seats, viewer } = this;
    if (seats.length > 1 && viewer !== null) this.attendTo(seats[(seats.indexOf(viewer) + 1) % seats.length]);
  }

  /** Nobody hands this screen on. */
  takeScreen(): void {}

  hurry(): void {
    this.stage.hurry();
  }

  /** Says what was refused; answers whether it was. */
  private async do(deed: GuestDeed): Promise<boolean> {
    return this.hearRefusal(await this.guest.do(deed));
  }

  private hearRefusal(refusal: NotDone | null): boolean {
    if (refusal) this.refused = { id: Date.now(), ...this.words(refusal) };
    this.tell();
    return refusal !== null;
  }

  private words(refusal: NotDone): { readonly text: string; readonly clause: string | null } {
    if (refusal.by === 'inn') return { text: tellInn(refusal.reason), clause: null };
    if (refusal.by === 'table') return { text: this.speaker.say({ id: refusal.id }), clause: null };
    const { speech, game } = this.module;
    return { text: this.speaker.say(speech.refusal(refusal.why, game.content)), clause: refusal.why.clause };
  }

  // ---- telling

  private look(): TableNow {
    const { sight, viewer, refused, fault } = this;
    const { told, isFree } = this.stage;
    const isOver = sight.standing !== null;
    const hasLine = this.guest.connection === 'here';
    const underway = this.given && (this.given.isLate || !hasLine) ? { says: this.given.says, hasLine } : null;
    const asked = told.isTelling || underway !== null || this.isAhead ? NOTHING_ASKED : this.whatIsAsked();
    return {
      viewer,
      passTo: null,
      told,
      ...asked,
      over: isOver && !told.isTelling,
      underway,
      pointed: sight.pointed,
      proposal: sight.proposal,
      decides: sight.decides,
      sitters: sight.sitters,
      isQuiet: isFree && !this.given && asked.thinking === null,
      canUndo: viewer !== null && !sight.proposal && (sight.canUndo || sight.lastAnswer >= 0),
      asksPractice: this.asksPractice,
      isPractice: sight.isPractice,
      answers: sight.answers,
      moment: sight.moment,
      refused,
      fault,
    };
  }

  /** What our answer has led to is seen, and it is not known yet that all of it stands: whatever were answered now would be lost. */
  private get isAhead(): boolean {
    return this.given !== null && this.sight.moment !== this.given.moment;
  }

  private whatIsAsked() {
    const { pending, sitters } = this.sight;
    const asks = pending.asks.filter(({ seat }) => seat === this.viewer);
    const thinking = asks.length > 0 ? null : firstBot(pending.asks, sitters);
    const waiting = pending.asks.filter(({ seat, kind }) => kind === 'first' && sitters[seat].kind === 'bot');
    const companions = asks.length > 0 ? waiting.map(({ seat }) => seat) : [];
    return { pending, asks, companions, thinking };
  }

  private tell(): void {
    if (this.closed) return;
    try {
      this.now = this.look();
    } catch (error) {
      this.fault ??= error as Error;
      this.now = { ...this.now, fault: this.fault };
    }
    this.listeners.tell();
  }
}

/** Somebody asked to go back, and one of the others said no: nothing else has happened. */
const isDropped = (before: Sight, now: Sight, back: boolean): boolean =>
  before.proposal?.kind === 'undo' && now.proposal === null && !back && now.answers === before.answers;

const firstBot = (asks: readonly PendingAsk[], sitters: Sight['sitters']): Seat | null =>
  asks.find(({ seat }) => sitters[seat].kind === 'bot')?.seat ?? null;
