/**
 * A running game, as those who play it, show it and keep it know it: what it tells, what may be done, and copies of
 * it. How the rules run is in run.ts, what is asked in pending.ts, what is remembered in memory.ts.
 *
 * A fork sleeps until somebody wants more of it than its parent knew; whatever needs the rules wakes it first.
 */
import { IllegalAnswer, JournalError, type Why } from './errors';
import type { GameEvent } from './events';
import { type Frame, framesOf, heardBy } from './frames';
import type { Game, Seen, Standing, TableOptions } from './game';
import { describeDifference, type Entry, sameEntry } from './journal';
import { keyOf } from './keys';
import { Memory, type Stretch } from './memory';
import { consentTo, type Pending, pendingFor, pendingOf, type Refusal, refusalsOf, whyNot } from './pending';
import { hashOf } from './plain';
import { chachaStream, type Stream } from './random';
import { Run } from './run';
import { checkpointOf, isPlayedAs, type Save, saveOf } from './save';
import { type Seat, type Viewer, viewOf } from './secrecy';
import { optionsOf, type Setup } from './setup';
import type { Verbs } from './verbs';

// biome-ignore lint/suspicious/noExplicitAny: a plain `Match` is a match of any game
export class Match<B = any, E = any, C = any> {
  private readonly memory: Memory;
  private readonly events: GameEvent[] = [];
  private awake = true;

  private constructor(private readonly run: Run<B, E, C>) {
    this.memory = run.memory;
    if (!run.quiet) run.hear = (event) => this.events.push(event);
  }

  // ---- beginning

  static start<B, E, C>(game: Game<B, E, C>, setup: Setup): Match<B, E, C> {
    const match = Match.seated(game, setup);
    match.run.begin();
    return match;
  }

  /** The same game again, every random result drawn anew from the seed and compared with what the journal tells. */
  static replay<B, E, C>(
    game: Game<B, E, C>,
    setup: Setup,
    entries: readonly Entry[],
    watch?: (done: number, entries: number) => void,
  ): Match<B, E, C> {
    const match = Match.start(game, setup);
    let at = 0;
    for (;;) {
      for (const made of match.journalFrom(at)) {
        const told = entries[at];
        if (told === undefined) throw new JournalError(at, 'the journal ends here, but the rules went on');
        if (!sameEntry(made, told)) throw new JournalError(at, describeDifference(made, told));
        at += 1;
      }
      watch?.(at, entries.length);
      const entry = entries[at];
      if (entry === undefined) return match;
      if (entry.kind === 'random' || entry.kind === 'world') {
        throw new JournalError(at, `"${entry.label}" comes by chance where the rules ask`);
      }
      try {
        match.run.apply(entry);
      } catch (error) {
        throw error instanceof IllegalAnswer ? new JournalError(at, error.message) : error;
      }
    }
  }

  /**
   * The same game again, chance and the world taken at the journal's word: for a record that was judged. It stops
   * before the first entry and after each that somebody made, so that whoever looks on can look, or take a rest.
   */
  static *retell<B, E, C>(
    game: Game<B, E, C>,
    setup: Setup,
    entries: readonly Entry[],
  ): Generator<Match<B, E, C>, Match<B, E, C>> {
    const match = Match.seated(game, setup);
    const { run } = match;
    const { chance } = run;
    chance.feed = entries;
    chance.redraw = true;
    run.begin();
    yield match;
    while (chance.feedAt < entries.length) {
      run.apply(entries[chance.feedAt++]);
      yield match;
    }
    chance.feed = null;
    chance.redraw = false;
    return match;
  }

  private static seated<B, E, C>(game: Game<B, E, C>, setup: Setup): Match<B, E, C> {
    const options = optionsOf(game, setup);
    return new Match(new Run(game, setup, options, streamOf(setup, 0), Memory.empty(setup.seats)));
  }

  // ---- what it is played with, and how far it has come

  get game(): Game<B, E, C> {
    return this.run.game;
  }
  get setup(): Setup {
    return this.run.setup;
  }
  get options(): TableOptions {
    return this.run.options;
  }
  get g(): Verbs<B, E, C> {
    return this.run.g;
  }
  get standing(): Standing | null {
    return this.run.standing;
  }
  /** How many answers were given, and from which on they may be undone freely. */
  get answers(): number {
    return this.run.answers;
  }
  get openFrom(): number {
    return this.run.openFrom;
  }

  /** Where in the rules the match stands: the open questions, outermost first. */
  get where(): string {
    return this.run.where;
  }

  // ---- what a seat, a page or a bot sees

  get pending(): Pending {
    this.wake();
    return pendingOf(this.run);
  }

  /** What this viewer may know of it: its own options, and of the others only that they are asked. A copy. */
  pendingFor(viewer: Viewer): Pending {
    return pendingFor(this.pending, viewer);
  }

  /** What is asked is a window, which must close even where somebody is away. Nothing that anybody holds decides it. */
  get isWindow(): boolean {
    this.wake();
    if (this.standing) return false;
    const { kind, silence } = this.run.top.ask;
    return kind === 'sealed' || kind === 'first' || silence !== undefined;
  }

  /** What whoever says nothing in time has said; null: the question does not tell. */
  get silence(): string | null {
    this.wake();
    if (this.standing) return null;
    const { silence, question } = this.run.top.ask;
    return silence === undefined ? null : keyOf(this.game, question, silence);
  }

  view(viewer: Viewer): B {
    return viewOf(this.board, this.game.secrecy, this.standing && this.game.openAtEnd ? 'everything' : viewer);
  }

  /** The view with what a reader needs beside it. */
  seen(viewer: Viewer): Seen<B, C> {
    return { b: this.view(viewer), seats: this.setup.seats, options: this.options, content: this.game.content };
  }

  /** The board itself: for tests, hashes and the game's own code. Nobody at the table is shown it. */
  get board(): B {
    this.wake();
    return this.run.g.b;
  }

  eventsFor(viewer: Viewer, from = 0, to?: number): GameEvent[] {
    this.wake();
    return this.events.slice(from, to).map((event) => heardBy(event, this.game.events, viewer));
  }

  get eventCount(): number {
    this.wake();
    return this.events.length;
  }

  /**
   * What was told from this event on, each event with the view at the moment when it was told; the last frame has no
   * event and is the view of now. What was told while the table was laid is shown with the table laid.
   */
  framesFor(viewer: Viewer, from = 0): Frame<B>[] {
    const frames: Frame<B>[] = [];
    if (from < this.eventCount) {
      const { game, memory } = this;
      this.nearCheckpoint();
      const stretch = memory.fromEvent(from);
      for (const event of this.eventsFor(viewer, from, stretch.base.told)) {
        frames.push({ event, b: viewOf(stretch.base.board as B, game.secrecy, viewer) });
      }
      frames.push(...framesOf(this.runAt(stretch, this.setup, this.run.chance.stream.fork()), viewer, from));
    }
    frames.push({ event: null, b: this.view(viewer) });
    return frames;
  }

  /** Why the seat may not answer this now, or null when it may. */
  explain(seat: Seat, key: string): Why | null {
    this.wake();
    return whyNot(this.run, seat, key);
  }

  /** Every candidate that is not offered to this seat now, with the reason. */
  refusals(seat: Seat): Refusal[] {
    this.wake();
    return refusalsOf(this.run, seat);
  }

  /** Whose goods this answer to the choice together that is open gives away. */
  consentTo(key: string): readonly Seat[] {
    this.wake();
    return consentTo(this.run, key);
  }

  /** The seat whose vote decides the choice together that is open where the voices are even; null: the rules name none. */
  get casting(): Seat | null {
    this.wake();
    return this.standing ? null : (this.run.top.ask.casting ?? null);
  }

  /** The seats that have a voice in the choice together that is open; null: all of them. */
  get voices(): readonly Seat[] | null {
    this.wake();
    return this.standing ? null : (this.run.top.ask.voices ?? null);
  }

  // ---- what a seat does

  answer(seat: Seat, key: string): void {
    this.wake();
    this.run.answer(seat, key);
  }

  /** A standing wish of a seat (when to be asked); it takes hold at once. */
  setWish(seat: Seat, name: string, value: string): void {
    this.wake();
    this.run.setWish(seat, name, value);
  }

  // ---- copies

  /** A twin that goes on by itself: the same answers lead it to the same board, the same dice will fall. */
  fork(): Match<B, E, C> {
    return this.twin(this.options);
  }

  private twin(options: TableOptions): Match<B, E, C> {
    this.nearCheckpoint();
    const { run, memory } = this;
    const quiet = run.quiet ? run.setup : { ...run.setup, quiet: true };
    const twin = Match.asleep(this.runAt(memory.sinceBase, quiet, run.chance.stream.fork(), options));
    twin.run.answers = run.answers;
    twin.run.openFrom = run.openFrom;
    twin.run.standing = run.standing;
    twin.run.described = run.described;
    return twin;
  }

  /**
   * A match that this viewer could as well be sitting at: the unknown exchanged, the dice to come others. `bulk`: options
   * that only say how the world is asked (a model instead of physics), for who imagines many. `hear`: what happens there
   * from now on; without it an imagined match is quiet, and quicker.
   */
  imagine(
    viewer: Seat | null,
    seed: number,
    bulk: TableOptions = {},
    hear: ((event: GameEvent) => void) | null = null,
  ): Match<B, E, C> {
    const twin = this.twin({ ...this.options, ...bulk });
    twin.wake();
    if (hear) twin.run.listen(hear);
    twin.run.apply({ kind: 'imagine', viewer, seed });
    return twin;
  }

  /**
   * The match as it was after so many answers, events and all; dice that fell later will fall again. Whoever goes back
   * past something random or hidden has seen it, so from there on the match is marked as practice.
   */
  rewind(answers: number): Match<B, E, C> {
    this.wake();
    const stretch = this.memory.upToAnswer(answers);
    const { base } = stretch;
    if (!(Number.isInteger(answers) && answers >= base.answers && answers <= this.answers)) {
      throw new RangeError(`there are answers ${base.answers} to ${this.answers}, not ${answers}`);
    }
    const setup = answers < this.openFrom ? { ...this.setup, practice: true } : this.setup;
    const twin = Match.asleep(this.runAt(stretch, setup, streamOf(setup, base.position)));
    for (let i = 0; i < base.told; i++) twin.events.push(this.events[i]);
    twin.wakeToTheSameDice();
    return twin;
  }

  /** How many answers stood at the first moment this match knows: 0, unless it goes on from a save. */
  get earliest(): number {
    return this.memory.first.answers;
  }

  /** Whether its journal begins at set-up. One that goes on from a save knows only what came since. */
  get isWhole(): boolean {
    return !this.memory.first.loaded;
  }

  /** Plain data from which `load` goes on, with these rules or later ones. */
  save(): Save {
    this.wake();
    this.nearCheckpoint(); // Should the rules change, all since the checkpoint may be lost.
    return saveOf(this.game, this.setup, this.memory);
  }

  /**
   * Corrected rules or packs take over at the next checkpoint: where the answers since the last one no longer fit
   * them, the match stands at that checkpoint again, and `answers` says so.
   */
  static load<B, E, C>(game: Game<B, E, C>, save: Save): Match<B, E, C> {
    if (save.game !== game.id) throw new JournalError(0, `this is a game of ${save.game}, not of ${game.id}`);
    const { setup, position } = save;
    const wake = (entries: readonly Entry[]) => {
      const memory = Memory.of({ base: checkpointOf(save), entries });
      const match = Match.asleep(new Run(game, setup, optionsOf(game, setup), streamOf(setup, position), memory));
      match.wakeToTheSameDice();
      return match;
    };
    try {
      return wake(save.entries);
    } catch (error) {
      if (isPlayedAs(game, save)) throw error;
      return wake([]);
    }
  }

  // ---- sleeping and waking

  private static asleep<B, E, C>(run: Run<B, E, C>): Match<B, E, C> {
    const match = new Match(run);
    match.awake = false;
    return match;
  }

  /** The rules once more, about to go through this stretch. */
  private runAt(stretch: Stretch, setup: Setup, stream: Stream, options = this.options): Run<B, E, C> {
    return new Run(this.game, setup, options, stream, Memory.of(stretch));
  }

  private wake(): void {
    if (this.awake) return;
    this.awake = true;
    const { described } = this.run;
    this.run.playAgain();
    this.run.described = described;
  }

  /** What comes by chance is drawn once more on the way, so that the stream stands where it stood. */
  private wakeToTheSameDice(): void {
    this.run.chance.redraw = true;
    this.wake();
  }

  /** Who is forked once is forked often: from now on every step begins with a checkpoint, this one included. */
  private nearCheckpoint(): void {
    const { memory, setup } = this;
    if (memory.isEager) return;
    this.wake();
    memory.isEager = true;
    if (memory.isNear) return;
    const again = this.runAt(memory.sinceBase, setup, streamOf(setup, memory.base.position)); // as loud: events are counted
    again.memory.isEager = true;
    again.chance.redraw = true;
    again.playAgain();
    memory.takeOver(again.memory);
  }

  // ---- journal and hash

  get journal(): Entry[] {
    return this.journalFrom(0);
  }

  journalFrom(index: number): Entry[] {
    return this.memory.journalFrom(index);
  }

  hash(): string {
    return hashOf({ board: this.board, standing: this.standing, wishes: this.run.wishes, answers: this.answers });
  }

  /** What must be true of every board and is not, or null. */
  broken(): string | null {
    this.wake();
    return this.game.invariants?.(this.g) ?? null;
  }

  /** Labels of scripted results that were never asked for. */
  unusedScript(): string[] {
    const labels = Object.entries(this.setup.script ?? {});
    return labels.filter(([label, results]) => this.memory.timesDrawn(label) < results.length).map(([label]) => label);
  }
}

const streamOf = ({ seed, nonces }: Setup, position: number): Stream => chachaStream(seed, nonces, position);
