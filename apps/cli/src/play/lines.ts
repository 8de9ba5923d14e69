/** Lines from whoever plays: typed at a terminal, or written beforehand and piped in. */
import { createInterface, type Interface } from 'node:readline';
import { print, printPrompt, prompted } from '@tabard/terminal/terminal';

export class Lines {
  private readonly reader: Interface;
  private readonly waiting: string[] = [];
  private wanted: ((line: string | null) => void) | null = null;
  private closed = false;

  constructor(private readonly input: NodeJS.ReadStream = process.stdin) {
    const terminal = Boolean(input.isTTY && process.stdout.isTTY);
    this.reader = createInterface({ input, output: terminal ? process.stdout : undefined, terminal, historySize: 100 });
    this.reader.on('line', (line) => this.give(line));
    this.reader.on('close', () => this.end());
    this.reader.on('SIGINT', () => this.reader.close());
  }

  /** At a terminal there is somebody who can be shown a fresh screen. */
  get isTerminal(): boolean {
    return this.reader.terminal;
  }

  /** The next line, trimmed; null when no more will come. */
  ask(prompt: string): Promise<string | null> {
    if (this.isTerminal && !this.closed) {
      this.reader.setPrompt(prompted(prompt));
      this.reader.prompt();
    } else printPrompt(prompt);
    const line = this.waiting.shift();
    if (line !== undefined || this.closed) return Promise.resolve(this.heard(line ?? null));
    return new Promise((resolve) => {
      this.wanted = (answer) => resolve(this.heard(answer));
    });
  }

  close(): void {
    this.reader.close();
    this.input.unref?.();
  }

  /** A transcript reads better when it holds the answers. */
  private heard(line: string | null): string | null {
    if (!this.isTerminal) print(line ?? '');
    return line === null ? null : line.trim();
  }

  private give(line: string): void {
    const { wanted } = this;
    this.wanted = null;
    if (wanted) wanted(line);
    else this.waiting.push(line);
  }

  private end(): void {
    this.closed = true;
    this.wanted?.(null);
    this.wanted = null;
  }
}
