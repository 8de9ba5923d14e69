/** A game at the terminal, from the first decision to the last. */
import type { GameModule } from '@tabard/content';
import { IllegalAnswer, type Match, makeRecord, recordOf, type Seat, type Viewer } from '@tabard/kernel';
import { type Table, TableRefusal } from '@tabard/table';
import type { DrawBoard, TerminalVoice } from '@tabard/terminal/board';
import { pc } from '@tabard/terminal/colours';
import { drawGeneric } from '@tabard/terminal/generic';
import { clearScreen, print, width, wrap } from '@tabard/terminal/terminal';
import { UserError } from '../fail';
import { writeNew } from '../files';
import { drawerOf } from '../games';
import { type Clause, clausesOf } from '../rules-text';
import { voiceOf } from '../voice';
import { choiceOf, type Decision, decisionOf, keyFor } from './decision';
import { endingLines } from './ending';
import type { Lines } from './lines';
import {
  choiceLines,
  clauseLines,
  decisionLines,
  HELP,
  logLines,
  pagesOf,
  refusalLines,
  ruleLines,
  shortDecisionLines,
} from './screen';
import { tipLine } from './tip';

const SCREEN_ROWS = 24;
const LINES_BETWEEN = 4;
/** From here on a board need not be short. */
const HIGH_SCREEN = 40;

const screenRows = () => process.stdout.rows || SCREEN_ROWS;
const LOG_ON_REQUEST = 30;

/** What a command has to say, if anything. */
type Command = (words: string, decision: Decision) => readonly string[] | Promise<readonly string[]>;

const NOTHING: readonly string[] = [];

/** Who keeps the game as it goes, so that nobody need save it. */
export interface Keeper {
  readonly path: string;
  keep(match: Match): void;
}

export class Session {
  private readonly voice: TerminalVoice;
  private readonly clauses: readonly Clause[];
  private drawBoard: DrawBoard = drawGeneric;
  private readonly persons: readonly Seat[];
  /** Who sits at the keyboard. */
  private holder: Seat | null = null;
  private handedTo: Seat | null = null;
  /** By seat: how many events its person has been told. */
  private readonly seen: number[];
  private over = false;
  /** Somebody left before the game was over. */
  get isLeft(): boolean {
    return this.over;
  }
  /** What the person has seen on offer during the bots' turns. */
  private declined = '';
  private saved = -1;

  constructor(
    private readonly module: GameModule,
    private readonly table: Table,
    private readonly lines: Lines,
    private readonly keeper: Keeper | null = null,
  ) {
    this.voice = voiceOf(
      module,
      table.sitters.map(({ name }) => name),
    );
    this.clauses = clausesOf(module.game.id);
    this.seen = table.sitters.map(() => 0);
    this.persons = [...table.sitters.keys()].filter((seat) => table.sitters[seat].kind === 'person');
  }

  private get match() {
    return this.table.match;
  }

  async play(): Promise<void> {
    this.drawBoard = await drawerOf(this.module);
    print(pc.dim('h shows what you can type. Good luck!'), '');
    while (!this.over) {
      await this.offerToBreakIn();
      if (this.over || this.table.stepBot()) continue; // Bots first, until a person must decide.
      this.keepAll();
      if (this.match.standing) return this.end();
      await this.decide(this.handedTo ?? this.table.personsAsked()[0]);
    }
  }

  /**
   * Who plays alone against bots is asked once when there is something new to throw in on their turns. Round one
   * keyboard nobody is: that pause would tell the others what somebody holds.
   */
  private async offerToBreakIn(): Promise<void> {
    const [seat] = this.persons;
    const { asks, interrupts } = this.match.pending;
    if (this.persons.length !== 1 || asks.some((ask) => ask.seat === seat)) return;
    const offered = interrupts.find((each) => each.seat === seat)?.options.join() ?? '';
    const isNew = offered !== '' && offered !== this.declined;
    this.declined = offered;
    if (isNew) await this.decide(seat, true);
  }

  // ---- one decision

  private async decide(seat: Seat, mayPass = false): Promise<void> {
    this.handedTo = null;
    await this.handOver(seat);
    if (this.over) return;
    await this.draw(seat);
    if (this.over) return;
    const before = this.table.log.entries.length;
    // Until something has happened the same decision stands: no need to draw it again.
    while (!this.over && this.handedTo === null && this.table.log.entries.length === before) {
      const line = await this.lines.ask(pc.bold(mayPass ? 'Enter goes on > ' : '> '));
      if (line === '' && mayPass) return;
      await this.obey(line, seat);
    }
  }

  /** Nobody is shown another person's secrets. */
  private async handOver(seat: Seat): Promise<void> {
    if (this.holder === seat) return;
    if (this.holder !== null && this.persons.length > 1) {
      if (this.lines.isTerminal) clearScreen();
      const answer = await this.lines.ask(
        pc.bold(`Pass the keyboard to ${this.voice.names[seat]}, who presses Enter. `),
      );
      if (answer === null) this.leave();
    }
    this.holder = seat;
  }

  private async draw(seat: Seat): Promise<void> {
    const board = this.board(seat, this.lines.isTerminal && screenRows() < HIGH_SCREEN);
    const decision = this.decisionLines(seat, board.length);
    const news = logLines(this.sentences(seat, this.seen[seat]));
    const room = screenRows() - board.length - decision.length - LINES_BETWEEN;
    if (this.lines.isTerminal && news.length > room && this.hasProse(seat)) await this.turnPages(news);
    if (this.over) return;
    this.seen[seat] = this.match.eventCount;
    if (this.lines.isTerminal) clearScreen();
    print(...board, '', ...this.fitting(news, board.length + decision.length), '', ...decision);
  }

  private hasProse(seat: Seat): boolean {
    const { match, module } = this;
    return match.eventsFor(seat, this.seen[seat]).some(({ type }) => module.books?.aloud.includes(type));
  }

  private async turnPages(lines: readonly string[]): Promise<void> {
    for (const page of pagesOf(lines, screenRows())) {
      clearScreen();
      print(...page);
      if ((await this.lines.ask(pc.bold('Enter goes on > '))) === null) return this.leave();
    }
  }

  private decisionLines(seat: Seat, taken: number): string[] {
    const { voice, match } = this;
    const decision = decisionOf(match, seat, voice);
    // Said to everyone, because who could break in may itself be a secret.
    const shared = this.persons.length > 1 && match.game.anyTime;
    const hint = shared ? [pc.dim('k <seat> gives the keyboard to somebody who wants to break in.')] : [];
    const full = [...decisionLines(decision, voice.names[seat]), ...hint];
    if (!this.lines.isTerminal || taken + full.length + LINES_BETWEEN <= screenRows()) return full;
    return [...shortDecisionLines(decision, voice.names[seat]), ...hint];
  }

  private board(viewer: Viewer, isShort = false): string[] {
    const { match, module, voice } = this;
    return this.drawBoard({ match, module, viewer, voice, width: width(), isShort });
  }

  /** On a screen the board must not be pushed out by old news; `l` has them all. */
  private fitting(news: readonly string[], taken: number): readonly string[] {
    if (!this.lines.isTerminal) return news;
    const room = Math.max(1, screenRows() - taken - LINES_BETWEEN);
    if (news.length <= room) return news;
    return [pc.dim(`· l shows ${news.length - room + 1} more`), ...news.slice(news.length - room + 1)];
  }

  private sentences(seat: Seat, from: number): string[] {
    const told = this.match.eventsFor(seat, from).map((event) => this.voice.event(event));
    return told.filter((sentence) => sentence !== null);
  }

  // ---- what people type

  private readonly commands: { readonly [word: string]: Command } = {
    '?': (words, decision) => this.explain(words, decision),
    '!': (_, { interrupts }) => choiceLines(interrupts, pc.yellow),
    h: () => HELP,
    t: (_, decision) => wrap(tipLine(this.module, this.match, decision, this.voice), width()),
    b: (_, { seat }) => this.board(seat),
    u: (_, { seat }) => this.undo(seat),
    'u!': (_, { seat }) => this.undoFurther(seat),
    l: (words, { seat }) => logLines(this.sentences(seat, 0).slice(words === 'all' ? 0 : -LOG_ON_REQUEST)),
    r: (words) => ruleLines(this.clauses, words),
    w: (words, { seat }) => this.wish(seat, words),
    k: (words) => this.handKeyboard(words),
    s: (words) => this.save(words),
    q: () => this.quit(),
  };

  private async obey(line: string | null, seat: Seat): Promise<void> {
    if (line === null) this.leave();
    else print(...(await this.reply(line, decisionOf(this.match, seat, this.voice))));
  }

  private async reply(line: string, decision: Decision): Promise<readonly string[]> {
    if (line === '') return [pc.dim('Type a number, or h for help.')];
    const [, word, words] = /^(\?|\S*)\s*(.*)$/.exec(line)!;
    try {
      if (Object.hasOwn(this.commands, word)) return await this.commands[word](words, decision);
      return this.answer(line, decision);
    } catch (error) {
      return this.complaint(error);
    }
  }

  private answer(line: string, decision: Decision): readonly string[] {
    const key = keyFor(decision, line);
    if (key === undefined) return this.explain(line, decision);
    this.table.answer(decision.seat, key);
    return NOTHING;
  }

  private complaint(error: unknown): readonly string[] {
    if (error instanceof IllegalAnswer) return wrap(this.voice.refusal(error.reason), width());
    if (error instanceof TableRefusal) return wrap(this.voice.speaker.say({ id: error.id }), width());
    if (error instanceof UserError) return wrap(error.message, width());
    throw error;
  }

  private explain(words: string, decision: Decision): readonly string[] {
    if (words === '') return refusalLines(this.match, decision, this.voice);
    const key = keyFor(decision, words);
    const offered = choiceOf(decision, key);
    if (key !== undefined && this.match.explain(decision.seat, key) === null)
      return [...choiceLines(offered ? [offered] : [], pc.cyan), `You can do that: type ${words}.`];
    if (/^!?\d+$/.test(words)) return [`There is no option ${words}.`];
    const why = this.match.explain(decision.seat, key ?? words);
    if (!why) return ['You can do that.'];
    const clause = this.clauses.filter(({ id }) => id === why.clause).flatMap(clauseLines);
    return [...wrap(this.voice.refusal(why), width()), ...clause.map(pc.dim)];
  }

  private wish(seat: Seat, words: string): readonly string[] {
    const wishes = Object.entries(this.match.game.wishes);
    const [name, value] = words.split(/\s+/);
    if (name) {
      this.table.wish(seat, name, value ?? '');
      return NOTHING;
    }
    if (wishes.length === 0) return ['This game has no such settings.'];
    return wishes.map(([id, values]) => `  w ${id} ${values.join(' | ')}`);
  }

  private handKeyboard(words: string): readonly string[] {
    const seat = Number(words) - 1;
    if (!this.persons.includes(seat)) return [`Persons sit at ${this.persons.map((s) => s + 1).join(', ')}.`];
    this.handedTo = seat;
    return NOTHING;
  }

  // ---- back, away, and the end

  private undo(seat: Seat): readonly string[] {
    if (!this.table.canUndo(seat)) {
      return wrap(`${this.voice.speaker.say({ id: 'table.undo-needs-agreement' })} u! asks for it.`, width());
    }
    this.table.undo(seat);
    this.forgetWhatIsUndone();
    return NOTHING;
  }

  /** Past dice that have fallen it is practice from then on: said before the first such step, and asked. */
  private async undoFurther(seat: Seat): Promise<readonly string[]> {
    const to = this.table.lastAnswerOf(seat);
    if (this.table.isPractice(to) && !this.match.setup.practice) {
      const warning = this.voice.speaker.say({ id: 'table.practice' });
      const answer = await this.lines.ask(`${wrap(warning, width()).join('\n')}\nTake it back? (y/n) `);
      if (!answer?.toLowerCase().startsWith('y')) return ['Nothing is taken back.'];
    }
    this.table.proposeUndo(seat, to);
    for (const other of this.persons) {
      if (!this.table.proposal || other === seat) continue;
      const answer = await this.lines.ask(`${this.voice.names[other]}, do you agree to go back? (y/n) `);
      if (answer?.toLowerCase().startsWith('y')) this.table.agree(other);
      else this.table.refuse(other);
    }
    this.forgetWhatIsUndone();
    return NOTHING;
  }

  private forgetWhatIsUndone(): void {
    for (const seat of this.persons) this.seen[seat] = Math.min(this.seen[seat], this.match.eventCount);
  }

  private save(path: string): readonly string[] {
    const { seed } = this.match.setup;
    const name = path || `${this.module.game.id}-${seed.replace(/[^\w-]/g, '_')}.json`;
    const written = writeNew(name, makeRecord(recordOf(this.match)));
    this.saved = this.match.answers;
    const next = this.match.standing ? `replay ${written}` : `play ${this.module.game.id} --from ${written}`;
    return [`Saved: ${written}. Go on with: tabard ${next}`];
  }

  private async quit(): Promise<readonly string[]> {
    if (this.isUnkept) await this.offerToSave('Save the game first? (y/N, or y <file>) ');
    this.leave();
    return NOTHING;
  }

  private get isUnkept(): boolean {
    return this.saved !== this.match.answers;
  }

  private leave(): void {
    this.over = true;
    print(pc.dim('You leave the table.'));
    if (!this.keeper) return;
    if (this.isUnkept)
      print(...wrap(`The last answers are not kept: ${this.keeper.path} could not be written.`, width()));
    else print(`Go on with: tabard play ${this.module.game.id} --campaign ${this.keeper.path}`);
  }

  /** A failed write is told at once, and play goes on: the next decision tries again. */
  private keepAll(): void {
    if (!this.keeper || this.saved === this.match.answers) return;
    try {
      this.keeper.keep(this.match);
      this.saved = this.match.answers;
    } catch (error) {
      print(...this.complaint(error));
    }
  }

  private async offerToSave(question: string): Promise<void> {
    const answer = await this.lines.ask(question);
    if (!answer?.toLowerCase().startsWith('y')) return;
    try {
      print(...this.save(answer.slice(1).trim()));
    } catch (error) {
      print(...this.complaint(error));
    }
  }

  private async end(): Promise<void> {
    const { match, voice } = this;
    if (this.lines.isTerminal) clearScreen();
    print(...this.board(null), '');
    const [first = 0] = this.persons;
    print(...logLines(this.sentences(first, this.seen[first])));
    print(...endingLines(match, this.module, voice));
    if (this.keeper) return;
    await this.offerToSave('Save the record? (y/N, or y <file>) ');
    print(pc.dim('A saved record is told again by tabard replay and checked by tabard verify.'));
  }
}
