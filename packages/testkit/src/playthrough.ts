/**
 * One game as a plain text: every question with all its options, the answer, what came by chance, what was told.
 * Checked in under playthroughs/, so that a change of the rules shows as a readable difference.
 */
import { type GameModule, type Message, questionOf } from '@tabard/content';
import {
  type AnyGame,
  type Bot,
  type Entry,
  type GameEvent,
  Match,
  type Plain,
  type Player,
  quickStream,
  type Setup,
  type Stream,
  seatBots,
} from '@tabard/kernel';
import { type Move, randomMove } from './moves';

export interface PlaythroughStyle {
  /** Puts a game's messages into words; without it, facts and keys are shown as they are. */
  readonly speak?: (message: Message) => string;
  /** Who plays, seated round the table in turn; without them every answer is random. */
  // biome-ignore lint/suspicious/noExplicitAny: a bot's board is its game's own affair
  readonly bots?: readonly Bot<any, any, any>[];
}

export type PlayedModule = { readonly game: AnyGame } & Partial<Pick<GameModule, 'speech'>>;

const DECISIONS_BETWEEN_HASHES = 20;

export function playthrough(module: PlayedModule, setup: Setup, botSeed: number, style: PlaythroughStyle = {}): string {
  return new Transcript(module, setup, botSeed, style).write();
}

class Transcript {
  private readonly lines: string[] = [];
  private readonly match: Match;
  private readonly players: readonly Player[];
  private readonly whims: Stream;
  private entriesTold = 0;
  private eventsTold = 0;

  constructor(
    private readonly module: PlayedModule,
    setup: Setup,
    private readonly botSeed: number,
    private readonly style: PlaythroughStyle,
  ) {
    this.match = Match.start(module.game, setup);
    const { bots = [] } = style;
    const seated = bots.length > 0 ? Array.from({ length: setup.seats }, (_, seat) => bots[seat % bots.length]) : [];
    this.players = seatBots(this.match, seated, botSeed);
    this.whims = quickStream(botSeed);
  }

  write(): string {
    const { match, module } = this;
    this.header();
    while (!match.standing) {
      if (match.answers >= module.game.limits.answers) throw new Error(`no end after ${match.answers} answers`);
      this.decision();
    }
    const { places, scores, reason } = match.standing;
    this.lines.push('', `The end (${reason}) after ${match.answers} answers`);
    for (const [seat, place] of places.entries())
      this.lines.push(`  seat ${seat}: place ${place}, score ${scores[seat]}`);
    this.lines.push(`  hash ${match.hash()}`, '');
    return this.lines.join('\n');
  }

  private header(): void {
    const { game, setup, options } = this.match;
    const chosen = Object.entries(options).map(([id, value]) => `${id}=${value}`);
    const bots = this.style.bots?.map((bot) => bot.id).join(', ') ?? 'random answers';
    this.lines.push(
      `${game.id}, rules ${game.version}`,
      `${setup.seats} seats, options ${chosen.join(' ') || 'none'}, seed ${setup.seed}, ${bots} by seed ${this.botSeed}`,
      '',
      'Set-up',
    );
    this.happenings();
  }

  private decision(): void {
    const { match, lines } = this;
    const { asks, interrupts } = match.pending;
    const number = match.answers + 1;
    lines.push('');
    for (const ask of asks) {
      const inputs = ask.input?.map(({ name, min, max }) => `<${name} ${min}..${max}>`).join(',');
      const words = this.say((speech) => speech.question(match.seen(ask.seat), ask));
      lines.push(`${number}. seat ${ask.seat}, ${ask.question}${factsOf(ask.about)}${words ? `: ${words}` : ''}`);
      lines.push(`   options: ${[...ask.options, ...(inputs ? [inputs] : [])].join(' | ')}`);
    }
    for (const { seat, options } of interrupts) lines.push(`   seat ${seat} may throw in: ${options.join(' | ')}`);
    const { seat, key } = this.move();
    const ask = questionOf(match.pending, (whose) => match.refusals(whose), seat, key);
    const words = this.say((speech) => speech.option(match.seen(seat), seat, key, ask));
    lines.push(`   seat ${seat} answers: ${key}${words ? ` (${words})` : ''}`);
    match.answer(seat, key);
    this.happenings();
    if (match.answers % DECISIONS_BETWEEN_HASHES === 0) lines.push('', `-- hash ${match.hash()}`);
  }

  private move(): Move {
    const { pending } = this.match;
    if (this.players.length === 0) return randomMove(this.match, this.whims);
    for (const { seat, options } of pending.interrupts) {
      const key = this.players[seat].interrupt?.(options) ?? null;
      if (key !== null) return { seat, key };
    }
    const [ask] = pending.asks;
    return { seat: ask.seat, key: this.players[ask.seat].choose(ask) };
  }

  /** What came by chance and what was told since the last look. */
  private happenings(): void {
    const entries = this.match.journalFrom(this.entriesTold);
    this.entriesTold += entries.length;
    for (const entry of entries) {
      if (entry.kind === 'random') this.lines.push(`   chance: ${chanceOf(entry)}`);
      if (entry.kind === 'world') this.lines.push(`   world: ${entry.label} ${JSON.stringify(entry.outcome)}`);
    }
    for (const event of this.match.eventsFor('everything', this.eventsTold)) {
      const words = this.say((speech) => speech.event(event, this.match.game.content));
      const { type, ...facts } = event as GameEvent;
      this.lines.push(`   * ${type}${factsOf(facts)}${words ? `: ${words}` : ''}`);
    }
    this.eventsTold = this.match.eventCount;
  }

  private say(message: (speech: GameModule['speech']) => Message | null): string {
    const { speech } = this.module;
    const { speak } = this.style;
    const said = speech && speak ? message(speech) : null;
    return said && speak ? speak(said) : '';
  }
}

const factsOf = (facts: { readonly [name: string]: Plain }): string =>
  Object.entries(facts)
    .map(([name, value]) => ` ${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`)
    .join('');

function chanceOf({ label, seat, dice, values }: Extract<Entry, { kind: 'random' }>): string {
  const kinds = dice && new Set(dice).size === 1 ? `${dice.length} ${dice[0]}` : dice?.join(' ');
  return [label, ...(seat >= 0 ? [`of seat ${seat}`] : []), ...(kinds ? [`(${kinds})`] : []), values.join(' ')].join(
    ' ',
  );
}
