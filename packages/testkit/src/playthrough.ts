/**
 * One game, told so that a person reads what a change of the rules has changed. It is played to its end, and a few moments
 * of it are told in its own words: what is asked and offered, what is answered, what comes by chance, what happens. Between
 * them stands how far it went on. The words are proved by these sentences; that every answer in between was the same is
 * proved by the hash of the end, and by those of the golden games (scripts/golden), a line each. So a changed text changes
 * the lines that say it, and a rule that moves the game changes a screenful, however long the game is.
 */
import { createSpeaker, type GameModule, type Message, questionOf } from '@tabard/content';
import {
  type AnyGame,
  type Bot,
  type Entry,
  Match,
  type Plain,
  type Player,
  type Setup,
  seatBots,
} from '@tabard/kernel';
import { NAMES } from './listener';
import { type Move, steadyMove } from './moves';

export interface PlaythroughStyle {
  /** Who plays, seated round the table in turn; without them every answer is random. */
  // biome-ignore lint/suspicious/noExplicitAny: a bot's board is its game's own affair
  readonly bots?: readonly Bot<any, any, any>[];
}

/** Without speech, facts and keys are shown as they are. */
export type PlayedModule = { readonly game: AnyGame } & Partial<Pick<GameModule, 'speech' | 'words'>>;

/** What is told: the beginning, a few decisions from these answers on, and the end. */
const FIRST = 12;
const MOMENTS = [100, 300];
const AT_EACH = 3;
const LAST = 5;

const isTold = (answers: number): boolean =>
  answers < FIRST || MOMENTS.some((from) => answers >= from && answers < from + AT_EACH);

export function playthrough(module: PlayedModule, setup: Setup, whims: number, style: PlaythroughStyle = {}): string {
  return new Transcript(module, setup, whims, style).write();
}

class Transcript {
  private readonly lines: string[] = [];
  private readonly match: Match;
  private readonly players: readonly Player[];
  private readonly say: (message: Message | null) => string;
  private entriesTold = 0;
  private eventsTold = 0;

  constructor(
    private readonly module: PlayedModule,
    setup: Setup,
    private readonly whims: number,
    private readonly style: PlaythroughStyle,
  ) {
    this.match = Match.start(module.game, setup);
    const { bots = [] } = style;
    const seated = bots.length > 0 ? Array.from({ length: setup.seats }, (_, seat) => bots[seat % bots.length]) : [];
    this.players = seatBots(this.match, seated, whims);
    const speaker = createSpeaker({ words: [module.words?.en ?? {}], names: NAMES, language: 'en', strict: true });
    this.say = (message) => (message ? speaker.say(message).replaceAll(/\n+/g, '\n     ') : '');
  }

  write(): string {
    const { match, module, lines } = this;
    this.header();
    let last: string[][] = []; // decisions that will be the end, if there is no other behind them
    let since = 0;
    while (!match.standing) {
      if (match.answers >= module.game.limits.answers) throw new Error(`no end after ${match.answers} answers`);
      const isShown = isTold(match.answers);
      const decision = this.decision();
      if (isShown) {
        lines.push(...this.gap(since + last.length), ...decision);
        since = 0;
        last = [];
      } else {
        last.push(decision);
        if (last.length > LAST) since += 1;
        last = last.slice(-LAST);
      }
    }
    lines.push(...this.gap(since), ...last.flat());
    return [...lines, ...this.ending(), ''].join('\n');
  }

  private gap(answers: number): string[] {
    return answers === 0 ? [] : ['', `… ${answers} answers …`];
  }

  private header(): void {
    const { game, setup, options } = this.match;
    const chosen = Object.entries(options).map(([id, value]) => `${id}=${value}`);
    const bots = this.style.bots?.map((bot) => bot.id).join(', ') ?? 'random answers';
    this.lines.push(
      `${game.id}, rules ${game.version}`,
      `${setup.seats} seats, options ${chosen.join(' ') || 'none'}, seed ${setup.seed}, ${bots} by seed ${this.whims}`,
      '',
      'Set-up',
      ...this.happenings(),
    );
  }

  private ending(): string[] {
    const { places, scores, reason } = this.match.standing!;
    return [
      '',
      `The end (${reason}) after ${this.match.answers} answers`,
      ...places.map((place, seat) => `  ${NAMES[seat]}: place ${place}, score ${scores[seat]}`),
      `  hash ${this.match.hash()}`,
    ];
  }

  /** Plays it, and tells it. */
  private decision(): string[] {
    const { match } = this;
    const { speech } = this.module;
    const lines = [''];
    for (const ask of match.pending.asks) {
      const inputs = ask.input?.map(({ name, min, max }) => `<${name} ${min}..${max}>`).join(',');
      const words = speech ? this.say(speech.question(match.seen(ask.seat), ask)) : factsOf(ask.about);
      lines.push(`${match.answers + 1}. ${NAMES[ask.seat]}, ${ask.question}: ${words}`);
      lines.push(`   ${[...ask.options, ...(inputs ? [inputs] : [])].join(' | ')}`);
    }
    for (const { seat, options } of match.pending.interrupts)
      lines.push(`   ${NAMES[seat]} may throw in: ${options.join(' | ')}`);
    const { seat, key } = this.move();
    const ask = questionOf(match.pending, (whose) => match.refusals(whose), seat, key);
    const words = speech ? ` (${this.say(speech.option(match.seen(seat), seat, key, ask))})` : '';
    lines.push(`   ${NAMES[seat]} answers ${key}${words}`);
    match.answer(seat, key);
    return [...lines, ...this.happenings()];
  }

  private move(): Move {
    const { pending } = this.match;
    if (this.players.length === 0) return steadyMove(this.match, this.whims);
    for (const { seat, options } of pending.interrupts) {
      const key = this.players[seat].interrupt?.(options) ?? null;
      if (key !== null) return { seat, key };
    }
    const [ask] = pending.asks;
    return { seat: ask.seat, key: this.players[ask.seat].choose(ask) };
  }

  /** What came by chance and what was told since the last look. */
  private happenings(): string[] {
    const { match } = this;
    const { speech, game } = this.module;
    const entries = match.journalFrom(this.entriesTold);
    this.entriesTold += entries.length;
    const chance = entries.flatMap((entry) => (entry.kind === 'random' ? [`   chance: ${chanceOf(entry)}`] : []));
    const news = match.eventsFor('everything', this.eventsTold);
    this.eventsTold = match.eventCount;
    const told = news.map(({ type, ...facts }, i) =>
      speech ? this.say(speech.event(news[i], game.content)) : `${type}${factsOf(facts)}`,
    );
    return [...chance, ...told.filter((words) => words !== '').map((words) => `   * ${words}`)];
  }
}

const factsOf = (facts: { readonly [name: string]: Plain }): string =>
  Object.entries(facts)
    .map(([name, value]) => ` ${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`)
    .join('');

function chanceOf({ label, seat, dice, values }: Extract<Entry, { kind: 'random' }>): string {
  const kinds = dice && new Set(dice).size === 1 ? `${dice.length} ${dice[0]}` : dice?.join(' ');
  const whose = seat >= 0 ? [`of ${NAMES[seat]}`] : [];
  return [label, ...whose, ...(kinds ? [`(${kinds})`] : []), values.join(' ')].join(' ');
}
