/** Runs the command line: as the process that a person or a program would start, or in this one, which takes no time. */
import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable, Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { run } from '../src/run';

export const bin = fileURLToPath(new URL('../bin/tabard.mjs', import.meta.url));

export interface Run {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** For what a shell, a signal or helpers of its own do to it; all else is said the same way by `tabard`. */
export function asProcess(args: readonly string[], input = ''): Promise<Run> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [bin, ...args], { env: { ...process.env, NO_COLOR: '1' } });
    let out = '';
    let err = '';
    child.stdout.on('data', (data) => {
      out += data;
    });
    child.stderr.on('data', (data) => {
      err += data;
    });
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, out, err }));
    child.stdin.on('error', () => {}); // A game may end before all answers are read.
    child.stdin.end(input);
  });
}

let before: Promise<unknown> = Promise.resolve();

/** The same words without a process. It writes to this one's streams, so each run waits for the one before. */
export function tabard(args: readonly string[], input = ''): Promise<Run> {
  const asked = before.then(() => inThisProcess(args, input));
  before = asked.catch(() => {});
  return asked;
}

async function inThisProcess(args: readonly string[], input: string): Promise<Run> {
  const said = { stdout: new Heard(), stderr: new Heard() };
  const { exitCode } = process;
  const giveBack = lend({ ...said, stdin: Readable.from([Buffer.from(input)]) });
  process.exitCode = 0;
  try {
    await run(args);
    return { code: Number(process.exitCode), out: said.stdout.text, err: said.stderr.text };
  } finally {
    process.exitCode = exitCode;
    giveBack();
  }
}

/** Puts these in the place of the process's own; answers how they come back. */
function lend(streams: { readonly [name: string]: Readable | Writable }): () => void {
  const own = Object.keys(streams).map((name) => [name, Object.getOwnPropertyDescriptor(process, name)!] as const);
  for (const [name, value] of Object.entries(streams))
    Object.defineProperty(process, name, { value, configurable: true, enumerable: true });
  return () => {
    for (const [name, descriptor] of own) Object.defineProperty(process, name, descriptor);
  };
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: colours are for whoever set FORCE_COLOR, not for a test
const COLOURS = /\x1b\[\d+m/g;

/** A pipe that keeps what is written. */
class Heard extends Writable {
  private readonly parts: string[] = [];

  override _write(part: Buffer, _: string, done: () => void): void {
    this.parts.push(part.toString());
    done();
  }

  get text(): string {
    return this.parts.join('').replace(COLOURS, '');
  }
}

export const json = async (...args: string[]) => parsed(await tabard([...args, '--json']));
export const parsed = (said: Run) => ({ ...said, value: JSON.parse(said.out) });

/** A folder for the tests of one file, who remove it. */
export const scratch = (): string => mkdtempSync(join(tmpdir(), 'tabard-cli-'));
