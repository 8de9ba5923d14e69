/** Runs the real command line, as a person or a program would. */
import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const bin = fileURLToPath(new URL('../bin/tabard.mjs', import.meta.url));

export interface Run {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

export function tabard(args: readonly string[], input = '', env: NodeJS.ProcessEnv = {}): Promise<Run> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [bin, ...args], { env: { ...process.env, NO_COLOR: '1', ...env } });
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

export const json = async (...args: string[]) => {
  const run = await tabard([...args, '--json']);
  return { ...run, value: JSON.parse(run.out) };
};

/** A folder for the tests of one file, who remove it. */
export const scratch = (): string => mkdtempSync(join(tmpdir(), 'tabard-cli-'));
