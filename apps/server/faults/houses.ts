/** Server processes that are killed and replaced under the same address. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { buildServer, isServerStale, serverMain } from '../../../scripts/build.mjs';

const PROGRAM = fileURLToPath(new URL('./house.mjs', import.meta.url));

export interface HouseSettings {
  readonly [name: string]: string;
}

export async function readyServer(): Promise<void> {
  if (isServerStale()) await buildServer();
}

/** A place where a server process stands: the port stays, processes come and go. */
export class House {
  private running: ChildProcess | null = null;
  private next: Promise<ChildProcess> | null = null;
  port = 0;

  /** `within`: the network namespace that it runs in; `host`: where it is reached there. */
  constructor(
    private readonly settings: HouseSettings,
    private readonly where: { readonly within: string; readonly host: string } | null = null,
  ) {}

  get address(): string {
    return `http://${this.where?.host ?? '127.0.0.1'}:${this.port}`;
  }

  /** Loads the process that opens next: it takes seconds, and then stands in for one that was killed at once. */
  prepare(): void {
    this.next ??= this.load();
  }

  async open(): Promise<void> {
    this.prepare();
    const next = await this.next!;
    this.next = null;
    const opened = heard<{ port: number }>(next);
    next.send({ port: this.port });
    this.port = (await opened).port;
    this.running = next;
  }

  /** Without a word of warning. */
  async kill(): Promise<void> {
    await this.end('SIGKILL');
  }

  /** As a host does it who starts the next one: the old one says goodbye. */
  async stop(): Promise<void> {
    await this.end('SIGTERM');
  }

  async close(): Promise<void> {
    await this.kill();
    (await this.next)?.kill('SIGKILL');
  }

  private async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const { running } = this;
    this.running = null;
    if (!running) return;
    const ended = once(running, 'exit');
    running.kill(signal);
    await ended;
  }

  private async load(): Promise<ChildProcess> {
    const env = { PATH: process.env.PATH, LOG: 'silent', MESSAGES_PER_SECOND: '5000', MESSAGES_BURST: '5000' };
    const host = this.where
      ? { execPath: 'ip', execArgv: ['netns', 'exec', this.where.within, process.execPath] }
      : { execArgv: [] };
    const child = fork(PROGRAM, [serverMain.href], {
      env: { ...env, ...this.settings },
      stdio: 'inherit',
      ...host,
    });
    await heard(child);
    return child;
  }
}

/** The next thing it says; an error where it ends instead. */
async function heard<T>(child: ChildProcess): Promise<T> {
  const quits = new AbortController();
  const message = once(child, 'message', { signal: quits.signal });
  const ended = once(child, 'exit', { signal: quits.signal }).then(([code]) => {
    throw new Error(`a server process ended with ${code} before it was open`);
  });
  try {
    const [said] = await Promise.race([message, ended]);
    return said as T;
  } finally {
    quits.abort();
    ended.catch(() => undefined);
    message.catch(() => undefined);
  }
}
