/**
 * A table people sit at: a match, who sits where, how they agree, what may be taken back, and the log of it all. No
 * network and no database: whoever runs a table keeps its log. Bots move only when told to, so that an app sets the
 * pace; what time it is comes from outside.
 */
import {
  type AnyGame,
  type Bot,
  dayOfSeed,
  type Frame,
  IllegalAnswer,
  JournalError,
  LIMITS,
  Match,
  type Seat,
  type Viewer,
} from '@tabard/kernel';
import { Bench, type Word } from './bench';
import { Clocks } from './clock';
import { Dear } from './dear';
import { type Human, type Sitter, type TableEntry, type TableLog, TableRefusal, type TableSetup } from './log';
import { Seating } from './seating';
import { type Chapter, changesSince, OtherRules, type TableSave, type TableState } from './state';
import {
  decider,
  decidersOwn,
  hasVoice,
  inFront,
  nextOf,
  ownersAgree,
  type Proposal,
  verdictOn,
  type Wanted,
  withRival,
  withVoice,
} from './voices';

export class Table {
  match: Match;
  proposal: Proposal | null = null;
  /** The clocks stand still. */
  isPaused: boolean;
  readonly clocks: Clocks | null;

  private readonly entries: TableEntry[] = [];
  private readonly dear = new Dear();
  private readonly seating: Seating;
  private readonly bench: Bench;
  private readonly fingers: (string | null)[];
  private readonly wishes: { [name: string]: string }[];
  /** Who gave each answer that stands. */
  private answeredBy: Seat[] = [];
  /** Whose answers the entry that is carried out has taken back; null: none. */
  private takenBack: { readonly from: readonly Seat[]; readonly isAlone: boolean } | null = null;

  private constructor(
    readonly game: AnyGame,
    roster: readonly Bot[],
    readonly setup: TableSetup,
    /** What the log goes on from; null where it begins at the first answer. */
    private from: TableState | null = null,
  ) {
    const { sitters, clock, at, whims } = setup;
    this.match = from ? Match.load(game, from.match) : Match.start(game, { ...setup.match, seats: sitters.length });
    this.fingers = sitters.map((_, seat) => from?.fingers[seat] ?? null);
    this.wishes = sitters.map((_, seat) => ({ ...from?.wishes[seat] }));
    this.seating = new Seating(sitters, from?.standIns, from?.newcomers, from?.given);
    this.isPaused = from?.isPaused ?? false;
    this.bench = new Bench(roster, this.seating, whims, () => this.fingers);
    this.bench.seatAll(this.match);
    this.clocks = clock ? new Clocks(sitters.length, clock, from?.clocks) : null;
    if (from) this.takeUp(from);
    else this.clocks?.run(this.seatsOnTheClock(), at ?? 0);
  }

  static open(game: AnyGame, bots: readonly Bot[], setup: TableSetup): Table {
    return new Table(game, bots, setup);
  }

  // ---- the same table again

  /** A JournalError names the entry that does not fit; OtherRules says that these are not the rules it was played by. */
  static fromLog(game: AnyGame, bots: readonly Bot[], log: TableLog): Table {
    const changes = changesSince(log, game) ?? (log.from ? changesSince(log.from.match, game) : null);
    if (log.game === game.id && changes) throw new OtherRules(game.id, changes);
    const { table, misfit } = Table.asFarAsItGoes(game, bots, log);
    if (misfit) throw misfit;
    const { stands } = log;
    const isSame = !stands || (stands.moment === table.moment && stands.hash === table.match.hash());
    if (!isSame) throw new OtherRules(game.id, null);
    return table;
  }

  /** The log played by these rules, whatever it was played by, up to the first entry that does not fit them. */
  static asFarAsItGoes(
    game: AnyGame,
    bots: readonly Bot[],
    log: TableLog,
  ): { readonly table: Table; readonly misfit: JournalError | null } {
    if (log.game !== game.id) throw new JournalError(0, `this is a table of ${log.game}, not of ${game.id}`);
    const table = new Table(game, bots, log.setup, log.from);
    for (const [i, entry] of log.entries.entries()) {
      try {
        table.enter(entry);
      } catch (error) {
        const misfit = new JournalError(i, (error as Error).message);
        if (error instanceof IllegalAnswer || error instanceof TableRefusal) return { table, misfit };
        // Rules that broke leave nothing to play on: the entries before, once more.
        return { table: Table.asFarAsItGoes(game, bots, { ...log, entries: log.entries.slice(0, i) }).table, misfit };
      }
    }
    return { table, misfit: null };
  }

  /**
   * A table that goes on from where it stood, without its log: by the same rules exactly so, by others from the last
   * checkpoint where the answers since do not fit them. What came before cannot be taken back any more.
   */
  static goOn(game: AnyGame, bots: readonly Bot[], { setup, stands, ...log }: TableSave): Table {
    if (log.game !== game.id) throw new JournalError(0, `this is a table of ${log.game}, not of ${game.id}`);
    const known = new Table(game, bots, setup, stands);
    const table = seesDiceAgain(known.match, stands) ? new Table(game, bots, setup, asPractice(stands)) : known;
    const { version, packs } = stands.match;
    const chapter = changesSince(stands.match, game) && { version, packs, answers: table.match.answers };
    if (chapter) table.from = { ...table.stands, chapters: [...stands.chapters, chapter] };
    return table;
  }

  private takeUp({ answeredBy, proposal }: TableState): void {
    const { answers } = this.match;
    this.answeredBy = answeredBy.slice(0, answers);
    this.proposal = answeredBy.length === answers ? proposal : null;
    this.renewWishes();
  }

  // ---- what is kept of it

  get log(): TableLog {
    const { game, setup, from } = this;
    const { id, version, packs } = game;
    const entries = this.entries.slice();
    return { tabard: 'table', game: id, version, packs, setup, ...(from ? { from } : {}), entries };
  }

  get save(): TableSave {
    return { ...this.log, stands: this.stands };
  }

  /** Where it stands now. */
  get stands(): TableState {
    const { moment, match, fingers, wishes, answeredBy, proposal, chapters } = this;
    const { newcomers, given } = this.seating;
    return {
      moment,
      match: match.save(),
      hash: match.hash(),
      standIns: this.seating.standIns,
      ...(newcomers.some((human) => human) ? { newcomers } : {}),
      ...(given ? { given } : {}),
      ...(this.isPaused ? { isPaused: true } : {}),
      fingers: fingers.slice(),
      wishes: wishes.map((own) => ({ ...own })),
      answeredBy: answeredBy.slice(),
      proposal,
      clocks: this.clocks?.state ?? null,
      chapters,
    };
  }

  /** The rules it was played by before these. */
  get chapters(): readonly Chapter[] {
    return this.from?.chapters ?? [];
  }

  /** How many entries its log has had, those before the state it goes on from included. */
  get moment(): number {
    return (this.from?.moment ?? 0) + this.entries.length;
  }

  /** Entries from this moment on: what a keeper of the log has yet to write down. */
  logFrom(moment: number): TableEntry[] {
    return this.entries.slice(moment - (this.from?.moment ?? 0));
  }

  /** Does what another copy of this table did. */
  follow(entries: readonly TableEntry[]): void {
    for (const entry of entries) this.enter(entry);
  }

  // ---- who is here

  /** Who sits where now: a bot may have taken over a person's seat. */
  get sitters(): readonly Sitter[] {
    return this.seating.sitters;
  }

  /** The humans at the table by their numbers, the host first. */
  get humans(): readonly number[] {
    return this.seating.humans;
  }

  humanOf(seat: Seat): number | null {
    return this.seating.humanOf(seat);
  }

  /** The human whose seat it is, also while a bot plays it; null: a bot's own. */
  ownerOf(seat: Seat): number | null {
    return this.seating.ownerOf(seat);
  }

  /** Whether a bot has this person's seat because somebody else said so. */
  isGivenAway(seat: Seat): boolean {
    return this.seating.isGivenAway(seat);
  }

  /** Persons who must answer now. */
  personsAsked(): Seat[] {
    return this.match.pending.asks.map(({ seat }) => seat).filter((seat) => this.humanOf(seat) !== null);
  }

  /** By seat: what is pointed at. */
  get pointed(): readonly (string | null)[] {
    return this.fingers;
  }

  // ---- what a stage shows

  /** What was told from this event on, each with the view at its moment; the last is how it stands (`Match.framesFor`). */
  framesFor(viewer: Viewer, from = 0): Frame[] {
    return this.match.framesFor(viewer, from);
  }

  // ---- what people do

  answer(seat: Seat, key: string, at?: number): void {
    this.enter({ kind: 'answer', seat, key, at });
  }

  wish(seat: Seat, name: string, value: string, at?: number): void {
    this.enter({ kind: 'wish', seat, name, value, at });
  }

  /** Shows the others an option's key, or a word of the game's own; its next answer takes the finger away. */
  point(seat: Seat, what: string | null, at?: number): void {
    this.enter({ kind: 'point', seat, what, at });
  }

  /** Whether this can be pointed at: it is short enough to be told, and there is still room for it. */
  canPoint(what: string | null): boolean {
    return (what?.length ?? 0) <= LIMITS.pointed && this.dear.has('point');
  }

  /** A bot takes over for the person at this seat, or (null) gives the seat back. */
  sit(seat: Seat, bot: string | null, at?: number): void {
    this.enter({ kind: 'sit', seat, bot, at });
  }

  /** From now on this seat is another human's. */
  handOver(seat: Seat, human: Human, at?: number): void {
    this.enter({ kind: 'sit', seat, bot: null, ...human, at });
  }

  /** Somebody at this seat was told what a bot would do here. */
  hint(seat: Seat, at?: number): void {
    this.enter({ kind: 'hint', seat, at });
  }

  /** The clocks stand still, or go on. */
  pause(seat: Seat, paused: boolean, at?: number): void {
    this.enter({ kind: 'pause', seat, paused, at });
  }

  /** Whether this seat may take back the last answer without asking anybody: it is its own, or its human's. */
  canUndo(seat: Seat): boolean {
    const { match, answeredBy } = this;
    const open = Math.max(match.openFrom, match.earliest);
    return match.answers > open && this.seating.isOne(seat, answeredBy[answeredBy.length - 1]);
  }

  /** Whether to go back until so many answers stand would take back what was random or hidden: then it is practice. */
  isPractice(to: number): boolean {
    return to < this.match.openFrom;
  }

  undo(seat: Seat, at?: number): void {
    this.enter({ kind: 'undo', seat, at });
  }

  /** How many answers stood before the last one of this seat's human; -1: it gave none. */
  lastAnswerOf(seat: Seat): number {
    return this.answeredBy.findLastIndex((by) => this.seating.isOne(seat, by));
  }

  /** Asks everyone to go back until so many answers stand; without a number, to before its human's last answer. */
  proposeUndo(seat: Seat, to = this.lastAnswerOf(seat), at?: number): void {
    this.enter({ kind: 'propose', seat, to, at });
  }

  agree(seat: Seat, at?: number): void {
    this.enter({ kind: 'agree', seat, at });
  }

  refuse(seat: Seat, at?: number): void {
    this.enter({ kind: 'refuse', seat, at });
  }

  /**
   * Whether the proposed answer waits for this seat's human, because voices are even or the time for talking is over: it
   * is the host's, or the one who has the casting vote.
   */
  mayDecide(seat: Seat, at?: number): boolean {
    const { proposal, seating, sitters } = this;
    const human = this.humanOf(seat);
    if (proposal?.kind !== 'answer' || human === null) return false;
    if (human !== decider(proposal, seating, sitters.length)) return false;
    if (verdictOn(proposal, seating) === 'tied') return true;
    const { discussion } = this.setup;
    if (discussion === undefined || at === undefined || proposal.at === undefined) return false;
    return at - proposal.at >= discussion;
  }

  decide(seat: Seat, carried: boolean, at?: number): void {
    this.enter({ kind: 'decide', seat, carried, at });
  }

  // ---- bots

  /** Lets one bot make one decision; false when the table waits for a person, or the game is over. */
  stepBot(at?: number, ahead?: Seat): boolean {
    const word = this.botsWord(ahead);
    if (word) this.answer(word.seat, word.key, at);
    return word !== null;
  }

  /**
   * What one bot would do now, without doing it: for an app that lets bots think elsewhere. `ahead`: the bot that the
   * people let go first, where they might go themselves.
   */
  botsWord(ahead?: Seat): Word | null {
    return this.bench.word(this.match, this.moment, ahead);
  }

  /** Bots that may answer now. */
  botsAsked(ahead?: Seat): Seat[] {
    return this.bench.asked(this.match, ahead).map(({ seat }) => seat);
  }

  // ---- time

  /** Answers for the persons whose time has run out, once each; false when there is none. */
  timeUp(at: number): boolean {
    const before = this.entries.length;
    // An answer asks the others anew: who was late a moment ago may have time again.
    for (const seat of this.late(at)) if (this.late(at).includes(seat)) this.answer(seat, this.wordFor(seat).key, at);
    return this.entries.length > before;
  }

  /** Persons who are asked and have no time left. */
  late(at: number): Seat[] {
    const ranOut = this.clocks?.ranOut(at) ?? [];
    return ranOut.length === 0 ? ranOut : this.seatsOnTheClock().filter((seat) => ranOut.includes(seat));
  }

  /** What is said for a person whose time is over: what the rules do then, what silence means, else what a bot of this table would say. */
  wordFor(seat: Seat): Word {
    return { seat, key: this.undecided(seat, this.bench.level) };
  }

  /** Answers at once for a seat that does not: the same, but by chance where somebody would have to think. */
  answerFor(seat: Seat, at?: number): void {
    this.answer(seat, this.undecided(seat, this.bench.chance), at);
  }

  private undecided(seat: Seat, bot: string | undefined): string {
    const { match, game } = this;
    const ask = match.pending.asks.find((each) => each.seat === seat)!;
    const said = game.undecided?.(match.seen(seat), ask) ?? match.silence;
    return said ?? this.bench.standIn(match, this.moment, ask, bot);
  }

  /** Talk about a choice of the whole table has a limit of its own (`discussion`): nobody's time runs there. */
  private seatsOnTheClock(): Seat[] {
    return this.match.pending.asks[0]?.kind === 'together' ? [] : this.personsAsked();
  }

  private runClocks(at: number, answersBefore: number): void {
    const { clocks, match, answeredBy, takenBack } = this;
    const by = match.answers > answersBefore ? answeredBy[match.answers - 1] : null;
    if (by !== null) clocks?.answered(by, answersBefore, at);
    if (takenBack) clocks?.goBack(match.answers, takenBack.from, takenBack.isAlone, at);
    // Without an answer every question stands as it stood; a sealed one stands until all have answered it.
    const stood = match.pending.asks.filter(({ seat, kind }) => by === null || (kind === 'sealed' && seat !== by));
    const standing = stood.map(({ seat }) => seat);
    clocks?.run(this.seatsOnTheClock(), at, standing);
  }

  // ---- the log

  private enter(entry: TableEntry): void {
    const { answers } = this.match;
    this.takenBack = null;
    const dear = this.dear.weigh(entry, this.match);
    this.perform(entry);
    this.dear.count(dear);
    const { at, ...rest } = entry;
    this.entries.push(at === undefined ? rest : entry);
    if (at !== undefined) this.runClocks(at, answers);
  }

  private perform(entry: TableEntry): void {
    const { seat, at } = entry;
    if (!this.sitters[seat]) throw new TableRefusal('table.no-such-seat', seat);
    if (entry.kind === 'hint') return;
    if (entry.kind === 'answer') this.take(seat, entry.key, at);
    else if (entry.kind === 'wish') this.setWish(seat, entry.name, entry.value);
    else if (entry.kind === 'point') this.fingers[seat] = entry.what;
    else if (entry.kind === 'sit') this.change(seat, entry.bot, newcomerIn(entry), entry.by);
    else if (entry.kind === 'pause') this.stop(entry.paused, at);
    else if (entry.kind === 'undo') this.takeBack(seat);
    else if (entry.kind === 'propose') this.proposeToGoBack(seat, entry.to);
    else if (entry.kind === 'decide') this.settle(seat, entry.carried, at);
    else this.vote(seat, entry.kind === 'agree');
  }

  private take(seat: Seat, key: string, at: number | undefined): void {
    const { pending } = this.match;
    const ask = pending.asks.find((each) => each.seat === seat && each.options.includes(key));
    const needsVoices = ask?.kind === 'together' && this.setup.voices === 'each' && this.humans.length > 0;
    if (!needsVoices) this.give(seat, key);
    else if (this.humanOf(seat) === null) throw new TableRefusal('table.bots-follow', seat);
    else this.proposeAnswer(seat, key, at);
  }

  private give(seat: Seat, key: string): void {
    this.match.answer(seat, key);
    this.answeredBy.push(seat);
    this.fingers[seat] = null;
    this.proposal = null;
  }

  /** After the end nobody is asked any more: such a wish waits until they go back. */
  private setWish(seat: Seat, name: string, value: string): void {
    const { match, game } = this;
    const isWish = Object.hasOwn(game.wishes, name) && game.wishes[name].includes(value);
    if (!match.standing || !isWish) match.setWish(seat, name, value);
    this.wishes[seat][name] = value;
  }

  private stop(paused: boolean, at: number | undefined): void {
    this.isPaused = paused;
    if (paused) this.clocks?.pause(at ?? 0);
    else this.clocks?.goOn(at ?? 0);
  }

  private change(seat: Seat, bot: string | null, human?: Human, by?: number): void {
    if (!human && !this.seating.isPersons(seat)) throw new TableRefusal('table.not-a-persons-seat', seat);
    if (bot !== null && !this.bench.has(bot)) throw new TableRefusal('table.no-such-bot', seat);
    this.seating.change(seat, bot, human, by);
    this.bench.seat(this.match, seat);
    const { proposal } = this;
    // With other voices it may be carried now; what nobody stands for any more is gone.
    if (proposal && this.humanOf(proposal.by) === null) this.withdraw(proposal);
    else if (proposal) this.weigh(proposal);
  }

  // ---- agreeing

  private proposeAnswer(by: Seat, key: string, at: number | undefined): void {
    const open = this.proposal?.kind === 'answer' ? this.proposal : null;
    const { casting, voices } = this.match;
    const owners = this.match.consentTo(key);
    if (open?.key === key) this.vote(by, true);
    else if (open && (open.rivals || !this.seating.isOne(by, open.by))) {
      if (open.casting === undefined) throw new TableRefusal('table.proposal-open', by);
      this.weigh(withRival(open, { by, key, owners }, this.seating)); // RA-R22: most votes win
    } else {
      const said = { by, key, owners, agreed: [by], against: [], at };
      const rules = { ...(casting === null ? {} : { casting }), ...(voices === null ? {} : { voices }) };
      this.weigh({ kind: 'answer', ...said, ...rules });
    }
  }

  private proposeToGoBack(by: Seat, to: number): void {
    if (!Number.isInteger(to) || to < 0 || to >= this.match.answers)
      throw new TableRefusal('table.nothing-to-undo', by);
    if (to < this.match.earliest) throw new TableRefusal('table.before-the-save', by);
    // Everyone has the same dice today, and one try at them.
    if (this.isPractice(to) && dayOfSeed(this.match.setup.seed, this.game.id))
      throw new TableRefusal('table.no-practice-today', by);
    this.weigh({ kind: 'undo', by, to, agreed: [by], against: [] });
  }

  private vote(seat: Seat, agrees: boolean): void {
    if (!this.proposal) throw new TableRefusal('table.nothing-proposed', seat);
    if (this.humanOf(seat) === null) throw new TableRefusal('table.bots-follow', seat);
    const isTheirs = this.seating.isOne(seat, this.proposal.by); // Whoever proposed it may take it back.
    if (!isTheirs && !hasVoice(this.proposal, seat, this.seating)) throw new TableRefusal('table.no-voice', seat);
    this.weigh(withVoice(this.proposal, seat, agrees, this.seating));
  }

  private settle(seat: Seat, carried: boolean, at: number | undefined): void {
    const { proposal } = this;
    if (proposal?.kind !== 'answer') throw new TableRefusal('table.nothing-proposed', seat);
    if (!this.mayDecide(seat, at))
      throw new TableRefusal(proposal.casting === undefined ? 'table.host-decides' : 'table.casting-decides', seat);
    if (carried && !ownersAgree(proposal, this.seating)) throw new TableRefusal('table.needs-consent', seat);
    if (carried) this.carryOut(proposal);
    else this.withdraw(proposal);
  }

  private weigh(proposal: Proposal): void {
    const { seating, sitters } = this;
    const verdict = verdictOn(proposal, seating);
    if (verdict === 'dropped') this.proposal = null;
    else if (verdict === 'withdrawn') this.withdraw(proposal);
    else if (proposal.kind === 'undo') {
      if (verdict === 'carried') this.goBack(proposal.to, false);
      else this.proposal = proposal;
    } else {
      const [first] = inFront(proposal, seating);
      const chosen =
        verdict === 'carried' ? first : verdict === 'tied' && decidersOwn(proposal, seating, sitters.length);
      if (chosen && ownersAgree(chosen, seating))
        this.carryOut(chosen); // PR-29.4, RA-7.2
      else this.proposal = proposal;
    }
  }

  private carryOut({ by, key }: Wanted): void {
    this.give(by, key);
  }

  /** What was wanted besides stands then, if anybody did. */
  private withdraw(proposal: Proposal): void {
    this.proposal = null;
    const next = proposal.kind === 'answer' ? nextOf(proposal, this.seating) : null;
    if (next) this.weigh(next);
  }

  // ---- going back

  private takeBack(seat: Seat): void {
    if (!this.canUndo(seat)) throw new TableRefusal('table.undo-needs-agreement', seat);
    this.goBack(this.match.answers - 1, true);
  }

  private goBack(answers: number, isAlone: boolean): void {
    this.match = this.match.rewind(answers);
    this.takenBack = { from: this.answeredBy.slice(answers), isAlone };
    this.answeredBy = this.answeredBy.slice(0, answers);
    this.proposal = null;
    this.renewWishes();
    this.bench.seatAll(this.match);
  }

  /** A wish says how a person wants to be asked from now on: taking back an answer does not take it back. */
  private renewWishes(): void {
    const { match, game } = this;
    if (match.standing) return;
    this.wishes.forEach((own, seat) => {
      for (const [name, value] of Object.entries(own)) {
        const isKnown = game.wishes[name]?.includes(value); // By other rules, perhaps not any more.
        if (isKnown && match.g.wish(seat, name) !== value) match.setWish(seat, name, value);
      }
    });
  }
}

const newcomerIn = ({ person, name }: Extract<TableEntry, { kind: 'sit' }>): Human | undefined =>
  person === undefined ? undefined : { person, name: name ?? '' };

/** Whether answers were lost after which something had fallen: it will fall again, and somebody has seen it. */
const seesDiceAgain = (match: Match, { match: { entries }, answeredBy }: TableState): boolean =>
  match.answers < answeredBy.length && entries.some(({ kind }) => kind === 'random' || kind === 'world');

const asPractice = (stands: TableState): TableState => ({
  ...stands,
  match: { ...stands.match, setup: { ...stands.match.setup, practice: true } },
});
