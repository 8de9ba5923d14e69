/** A program at the end of a pipe: a line of JSON is asked on its input, a line of JSON answers on its output. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { MachineError } from '../fail';

/** Letters of an answer: a key of a question, and a little around it. */
const LONGEST = 10_000;
/** Milliseconds in which a program may tidy up after the end. */
const PATIENCE = 5_000;

export class Program {
  private readonly child: ChildProcess;
  private readonly lines: string[] = [];
  private waiting: (() => void) | null = null;
  private ended: string | null = null;

  constructor(private readonly command: string) {
    this.child = spawn(command, { shell: true, stdio: ['pipe', 'pipe', 'inherit'] });
    this.child.stdin!.on('error', () => undefined); // Its end is told by `close`.
    this.child.on('error', (error) => this.over(error.message));
    this.child.on('close', (code, signal) => this.over(signal ?? `exit code ${code}`));
    createInterface({ input: this.child.stdout! }).on('line', (line) => {
      if (line.trim() === '') return;
      this.lines.push(line.slice(0, LONGEST));
      this.waiting?.();
    });
  }

  tell(what: object): void {
    this.child.stdin!.write(`${JSON.stringify(what)}\n`);
  }

  /** The key it answers with; null: a line that is no answer. */
  async ask(question: object): Promise<string | null> {
    this.lines.length = 0; // What was said unasked, or too late, answers nothing.
    this.tell(question);
    while (this.lines.length === 0) {
      if (this.ended !== null)
        throw new MachineError(`"${this.command}" has ended (${this.ended}) in the middle of the game`);
      await new Promise<void>((resolve) => {
        this.waiting = resolve;
      });
    }
    return keyIn(this.lines.shift()!);
  }

  async close(): Promise<void> {
    if (this.ended !== null) return;
    const closed = once(this.child, 'close');
    const late = setTimeout(() => this.child.kill('SIGKILL'), PATIENCE);
    this.child.stdin!.end();
    await closed;
    clearTimeout(late);
  }

  private over(how: string): void {
    this.ended ??= how;
    this.waiting?.();
  }
}

function keyIn(line: string): string | null {
  try {
    const { key } = JSON.parse(line) as { key?: unknown };
    return typeof key === 'string' ? key : null;
  } catch {
    return null;
  }
}
