/**
 * An attack on a real inn with a running game of each kind: hostile messages over many sockets, hostile requests and bytes that are
 * neither, while the games go on in between. Whatever is said, each is refused with a reason, and a table changes by its
 * players' answers alone: its hash is compared after every volley.
 */
import type { GameModule } from '@tabard/content';
import { quickStream, type Stream } from '@tabard/kernel';
import type { Table } from '@tabard/table';
import { randomMove } from '@tabard/testkit';
import { WebSocket } from 'ws';
import { call, type TestInn } from '../src/inn.fixture';
import { throwBytes } from './frames';
import { type Hostile, hostileMessage, type Speaker, type Target } from './messages';
import { hostileRequest } from './requests';

export interface Report {
  sent: number;
  /** How often each reason was given. */
  readonly reasons: { [reason: string]: number };
  /** How often each kind of thing was tried. */
  readonly tried: { [what: string]: number };
  /** Answers that were given in earnest meanwhile. */
  answers: number;
}

interface Answer {
  readonly kind: string;
  readonly id?: string | null;
  readonly reason?: string;
  readonly refusal?: {
    readonly by: string;
    readonly reason?: string;
    readonly id?: string;
    readonly why?: { readonly clause: string };
  };
}

const count = (in_: { [name: string]: number }, name: string): void => {
  in_[name] = (in_[name] ?? 0) + 1;
};

/** A line that says one thing after the other, and hears what comes of each. */
class Line {
  private socket: WebSocket | null = null;
  private heard: ((answer: Answer | null) => void) | null = null;

  constructor(
    private readonly url: string,
    private readonly hello: object | null,
  ) {}

  /** Null: the line was cut. */
  async say({ data }: Hostile): Promise<Answer | null> {
    const socket = await this.open();
    return new Promise((resolve) => {
      this.heard = resolve;
      socket.send(data);
    });
  }

  close(): void {
    this.socket?.terminate();
  }

  private async open(): Promise<WebSocket> {
    if (this.socket?.readyState === WebSocket.OPEN) return this.socket;
    const socket = new WebSocket(this.url);
    this.socket = socket;
    const settle = (answer: Answer | null) => {
      const { heard } = this;
      this.heard = null;
      heard?.(answer);
    };
    socket.on('message', (data) => {
      const answer = JSON.parse(String(data)) as Answer;
      if (['refused', 'done', 'bye', 'pong', 'welcome'].includes(answer.kind)) settle(answer);
    });
    socket.on('error', () => undefined);
    socket.on('close', () => settle(null));
    await new Promise((resolve) => socket.once('open', resolve));
    if (!this.hello) return socket;
    await new Promise((resolve) => {
      this.heard = resolve as never;
      socket.send(JSON.stringify(this.hello));
    });
    return socket;
  }
}

/** A running game, its players, and the lines on which somebody speaks in the name of each of them. */
class Victim {
  private readonly done: Target['done'][number][] = [];
  private lines: { readonly speaker: Speaker; readonly line: Line }[] = [];
  private players: Line[] = [];
  private moves = 0;

  private constructor(
    private readonly house: TestInn,
    readonly id: string,
    readonly tokens: readonly string[],
  ) {}

  static async of(house: TestInn, { game }: GameModule): Promise<Victim> {
    const seats = Math.max(game.seats.min, Math.min(3, game.seats.max));
    const persons = Array.from({ length: seats }, () => ({ kind: 'person' }));
    const wish = { game: game.id, seats: persons, voices: 'one' };
    const { table } = await call<{ table: string }>(house.address, 'POST', '/api/tables', wish);
    const tokens: string[] = [];
    for (let seat = 0; seat < seats; seat++) {
      const sat = { name: `Guest ${seat}`, seats: [seat] };
      tokens.push((await call<{ token: string }>(house.address, 'POST', `/api/tables/${table}/guests`, sat)).token);
    }
    await call(house.address, 'POST', `/api/tables/${table}/begin`, {}, tokens[0]);
    const victim = new Victim(house, table, tokens);
    victim.connect();
    return victim;
  }

  private connect(): void {
    const url = `${this.house.address.replace('http', 'ws')}/api/play`;
    const hello = (token: string | null) => ({ kind: 'hello', protocol: 1, table: this.id, token });
    this.players = this.tokens.map((token) => new Line(url, hello(token)));
    this.lines = [
      ...this.tokens.map((token, speaker) => ({ speaker, line: new Line(url, hello(token)) })),
      { speaker: null, line: new Line(url, hello(null)) },
      { speaker: null, line: new Line(url, null) },
    ];
  }

  get target(): Promise<Target> {
    const { id, done, tokens } = this;
    return this.atTable(({ match }) => ({ id, seats: tokens.length, pending: match.pending, done }));
  }

  get mark(): Promise<string> {
    return this.atTable((table) => `${table.moment} ${table.match.hash()}`);
  }

  get isOver(): Promise<boolean> {
    return this.atTable(({ match }) => match.standing !== null);
  }

  private async atTable<T>(look: (table: Table) => T): Promise<T> {
    const live = await this.house.inn.table(this.id);
    return live.inTurn((table) => look(table!));
  }

  /** All lines at once say so many hostile things each. */
  async volley(whims: Stream, report: Report): Promise<void> {
    const target = await this.target;
    const speak = async (speaker: Speaker, line: Line) => {
      for (let i = 0; i < VOLLEY; i++) {
        const hostile = hostileMessage(target, speaker, whims);
        const answer = await line.say(hostile);
        const reason = reasonIn(answer);
        if (reason === null && !(hostile.isReplay && answer?.kind === 'done'))
          throw new Error(
            `${hostile.what} was answered ${JSON.stringify(answer)}: ${String(hostile.data).slice(0, 300)}`,
          );
        report.sent += 1;
        count(report.tried, hostile.what);
        count(report.reasons, reason ?? 'done already');
      }
    };
    await Promise.all(this.lines.map(({ speaker, line }) => speak(speaker, line)));
  }

  /** A player goes on in earnest. */
  async play(whims: Stream, report: Report): Promise<void> {
    const move = await this.atTable(({ match }) => (match.standing ? null : randomMove(match, whims)));
    if (!move) return;
    const { seat, key } = move;
    const text = JSON.stringify({ kind: 'do', id: `m${this.moves++}`, deed: { kind: 'answer', seat, key } });
    const before = await this.mark;
    const answer = await this.sayInEarnest(seat, text);
    if (answer?.kind === 'refused' && answer.refusal?.why?.clause) return; // A throw before its time.
    if (answer?.kind !== 'done') throw new Error(`an answer in earnest came to ${JSON.stringify(answer)}`);
    if ((await this.mark) === before) throw new Error('an answer is said to stand, and nothing has changed');
    report.answers += 1;
    this.done.push({ seat, text });
  }

  /** On a starved machine a line is silent for so long that it is cut: like any guest they say the same again, under the same name. */
  private async sayInEarnest(seat: number, data: string): Promise<Answer | null> {
    for (let tries = 0; tries < TRIES; tries++) {
      const answer = await this.players[seat].say({ what: 'in earnest', data });
      if (answer !== null && answer.kind !== 'bye') return answer;
    }
    return null;
  }

  close(): void {
    for (const { line } of this.lines) line.close();
    for (const line of this.players) line.close();
  }
}

/** Why it was refused; a line that was cut says so itself. Null: it was not. */
function reasonIn(answer: Answer | null): string | null {
  if (answer === null) return 'the line was cut';
  if (answer.kind === 'bye') return `bye: ${answer.reason}`;
  if (answer.kind !== 'refused' || !answer.refusal) return null;
  const { by, reason, id, why } = answer.refusal;
  const word = reason ?? id ?? why?.clause;
  return word ? `${by}: ${word.slice(0, 40)}` : null;
}

async function request(
  house: TestInn,
  targets: readonly Target[],
  tokens: readonly string[],
  whims: Stream,
  report: Report,
): Promise<void> {
  const { what, method, path, headers, body } = hostileRequest(targets, tokens, whims);
  const response = await fetch(house.address + path, { method, headers, body });
  const text = await response.text();
  const { refused } = (text.startsWith('{') ? JSON.parse(text) : {}) as { refused?: string };
  if (response.status < 400 || response.status >= 500 || !refused)
    throw new Error(
      `${what} (${method} ${path} ${body?.slice(0, 100)}) was answered ${response.status} ${text.slice(0, 200)}`,
    );
  report.sent += 1;
  count(report.tried, what);
  count(report.reasons, `http: ${refused}`);
}

async function requests(...args: Parameters<typeof request>): Promise<void> {
  for (let i = 0; i < REQUESTS; i++) await request(...args);
}

export interface Orders {
  readonly house: TestInn;
  readonly games: readonly GameModule[];
  readonly messages: number;
  readonly seed: number;
  readonly progress?: (report: Report) => void;
}

/** Between two looks at the tables each line says so much. */
const VOLLEY = 24;
const TRIES = 3;
const REQUESTS = 6;
/** And then each game goes on by so many answers. */
const ANSWERS = 3;
const BYTES_ONE_IN = 3;

export async function attack({ house, games, messages, seed, progress }: Orders): Promise<Report> {
  const whims = quickStream(seed);
  const report: Report = { sent: 0, reasons: {}, tried: {}, answers: 0 };
  const elsewhere = await Victim.of(house, games[0]); // Whose guests are strangers at every other table.
  let victims = await Promise.all(games.map((game) => Victim.of(house, game)));
  while (report.sent < messages) {
    const before = await Promise.all(victims.map(({ mark }) => mark));
    const targets = await Promise.all(victims.map(({ target }) => target));
    await Promise.all([
      ...victims.map((victim) => victim.volley(whims, report)),
      requests(house, targets, elsewhere.tokens, whims, report),
      ...(whims.below(BYTES_ONE_IN) === 0 ? [bytes(house, whims, report)] : []),
    ]);
    const after = await Promise.all(victims.map(({ mark }) => mark));
    if (after.join() !== before.join()) throw new Error(`a table has changed: ${before} became ${after}`);
    for (const victim of victims) for (let i = 0; i < ANSWERS; i++) await victim.play(whims, report);
    victims = await Promise.all(victims.map((victim, i) => anew(house, games[i], victim)));
    progress?.(report);
  }
  for (const victim of [elsewhere, ...victims]) victim.close();
  return report;
}

async function bytes(house: TestInn, whims: Stream, report: Report): Promise<void> {
  const what = await throwBytes(house.door.port, whims);
  report.sent += 1;
  count(report.tried, what);
  count(report.reasons, 'the line was cut');
}

/** A game that is over gives way to a new one. */
async function anew(house: TestInn, game: GameModule, victim: Victim): Promise<Victim> {
  if (!(await victim.isOver)) return victim;
  victim.close();
  return Victim.of(house, game);
}
