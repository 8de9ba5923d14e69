/** A copy of the whole house that a test may change, with its tools at hand and what has been built of it. */
import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import {
  copyFileSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../../scripts/setup.mjs';

/** What is no part of a house that somebody else could clone. */
const NOT_OURS = ['.git', 'data', 'dumps', 'coverage'];

export interface Copy {
  readonly folder: string;
  /** A script of the house, as somebody there would start it. */
  start(script: string, args?: readonly string[], env?: NodeJS.ProcessEnv): ChildProcess;
  /** The same to its end; answers what it said. */
  run(script: string, args?: readonly string[], env?: NodeJS.ProcessEnv): Promise<string>;
  close(): void;
}

export function copyOfTheHouse(): Copy {
  const folder = mkdtempSync(join(tmpdir(), 'tabard-copy-'));
  copyTree(root, folder, false);
  const start: Copy['start'] = (script, args = [], env = {}) => {
    const options: SpawnOptions = { cwd: folder, env: { ...plainly(), ...env }, stdio: ['pipe', 'pipe', 'pipe'] };
    return spawn(process.execPath, [join(folder, script), ...args], options);
  };
  return {
    folder,
    start,
    async run(script, args, env) {
      const child = start(script, args, env);
      child.stdin?.end();
      const said = heardFrom(child);
      const code = await new Promise((resolve) => child.on('close', resolve));
      if (code !== 0) throw new Error(`${script} ${args?.join(' ')} ended with ${code}:\n${said()}`);
      return said();
    },
    close: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** All that it has said so far. */
export function heardFrom({ stdout, stderr }: ChildProcess): () => string {
  const parts: string[] = [];
  for (const stream of [stdout, stderr]) stream?.on('data', (part) => parts.push(String(part)));
  return () => parts.join('');
}

/** Without what this run of the tests is told; and nothing is fetched from anywhere. */
function plainly(): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(([name]) => !/^(VITEST|NODE_ENV|TEST|PROD|DEV|MODE|npm_)/.test(name));
  return { ...Object.fromEntries(own), NO_COLOR: '1', npm_config_offline: 'true' };
}

/** Sources are copied, because the test changes them. Tools are many, large and changed by nobody: a second name will do. */
function copyTree(from: string, to: string, isTool: boolean): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const { name } = entry;
    if (NOT_OURS.includes(name) && from === root) continue;
    const [source, target] = [join(from, name), join(to, name)];
    if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else if (entry.isDirectory()) copyTree(source, target, isTool || name === 'node_modules');
    else if (isTool && !WRITTEN.test(name)) linkOrCopy(source, target);
    else if (entry.isFile()) copyFileSync(source, target);
  }
}

/** What npm itself keeps among the tools, and writes anew. */
const WRITTEN = /^\.package-lock\.json$|^\.tabard-/;

function linkOrCopy(source: string, target: string): void {
  try {
    linkSync(source, target);
  } catch {
    copyFileSync(source, target); // Another disk.
  }
}
