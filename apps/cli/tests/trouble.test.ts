/** What the machine, the shell or a stranger may do to `tabard`: one line that says what to do, and nobody left behind. */
import { spawn } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asProcess, bin, scratch, tabard } from './tabard';

// Who builds the bundle listens to nobody: it shall be there.
beforeAll(() => asProcess(['games']));

const folder = scratch();
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const file = (name: string, text: string | Uint8Array) => {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
};

/** Exactly one line, and no stack in it. */
const oneLine = (err: string) => {
  expect(err.trimEnd().split('\n')).toHaveLength(1);
  expect(err).not.toMatch(/^\s+at /m);
  return err.trimEnd();
};

const onLinux = process.platform === 'linux';

describe.runIf(onLinux)('output', () => {
  const into = (path: string, args: readonly string[]) =>
    new Promise<{ code: number | null; err: string }>((resolve) => {
      const full = openSync(path, 'w');
      const child = spawn(process.execPath, [bin, ...args], { stdio: ['ignore', full, 'pipe'] });
      let err = '';
      child.stderr!.on('data', (data) => {
        err += data;
      });
      child.on('close', (code) => {
        closeSync(full);
        resolve({ code, err });
      });
    });

  test('a full disk', async () => {
    const { code, err } = await into('/dev/full', ['record', 'dark-minions', '--bots', 'random']);
    expect(oneLine(err)).toBe('tabard: cannot write the output: the disk is full');
    expect(code).toBe(2);
  });

  test('a report that cannot be written is refused before anything is measured', async () => {
    const out = join(folder, 'nowhere/report.html');
    const { code, err } = await asProcess(['lab', 'dark-minions', '--games', '1000000', '--out', out]);
    expect(oneLine(err)).toBe(`tabard: cannot write ${out}: there is no such file`);
    expect(code).toBe(2);
  });
});

describe.runIf(onLinux)('somebody stops it', () => {
  const childrenOf = (pid: number): number[] => {
    try {
      return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number);
    } catch {
      return [];
    }
  };
  const descendants = (pid: number): number[] => childrenOf(pid).flatMap((child) => [child, ...descendants(child)]);

  /** Runs it until so many processes work under it; `stop` hears their ids, from the top down. */
  async function stopped(args: readonly string[], under: number, stop: (pid: number, others: number[]) => void) {
    const child = spawn(process.execPath, [bin, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
    let err = '';
    child.stderr.on('data', (data) => {
      err += data;
    });
    const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
    let others: number[] = [];
    while (others.length < under && child.exitCode === null) {
      await sleep(50);
      others = descendants(child.pid!);
    }
    await sleep(300); // Into the midst of the work.
    stop(child.pid!, others);
    const code = await ended;
    for (let i = 0; i < 100 && others.some((pid) => existsSync(`/proc/${pid}`)); i++) await sleep(100);
    return { code, line: oneLine(err), left: others.filter((pid) => existsSync(`/proc/${pid}`)) };
  }

  const SIM = ['sim', 'dark-minions', '--bots', 'random', '--games', '1000000', '--threads', '2'];
  const STOPPED = 'tabard: stopped before the end; the same command begins anew.';

  test('Ctrl+C at a simulation takes its helpers along', async () =>
    expect(await stopped(SIM, 3, (pid) => process.kill(pid, 'SIGINT'))).toEqual({
      code: 130,
      line: STOPPED,
      left: [],
    }));

  test('Ctrl+C at the fuzzer, which listens to nobody while it plays', async () =>
    expect(
      await stopped(['fuzz', 'dark-minions', '--games', '1000000'], 1, (pid) => process.kill(pid, 'SIGINT')),
    ).toEqual({ code: 130, line: STOPPED, left: [] }));

  test('a helper that is killed ends the simulation', async () =>
    expect(await stopped(SIM, 3, (_, others) => process.kill(others[2], 'SIGKILL'))).toEqual({
      code: 1,
      line: 'tabard: a helper of the simulation is gone (SIGKILL); most often memory ran out: try --threads 1',
      left: [],
    }));

  test('work that is killed is told by its guard', async () =>
    expect(
      await stopped(['lab', 'dark-minions', '--games', '1000000', '--json'], 1, (_, [work]) =>
        process.kill(work, 'SIGKILL'),
      ),
    ).toEqual({
      code: 1,
      line: 'tabard: the work was killed (SIGKILL), most often because memory ran out; try fewer games.',
      left: [],
    }));
});

describe('what a stranger wrote', () => {
  const CYCLE = 'scenario: &a\n  - *a\n';
  const BOMB = Array.from({ length: 12 }, (_, i) => `a${i}: &a${i} [${Array(9).fill(i ? `*a${i - 1}` : 'x')}]`).join(
    '\n',
  );

  test.each([
    ['scenario', 'cycle.yaml', CYCLE, '*a inside of &a itself'],
    ['lint', 'towns.yaml', BOMB, 'more than 50000 values'],
    ['verify', 'empty.json', '', 'this is not a game record'],
    ['hero show', 'binary.json', Uint8Array.of(0xff, 0xfe, 0), 'it is not a text (UTF-8)'],
  ])('tabard %s %s', async (command, name, text, told) => {
    const path = file(name, text);
    const game = command === 'lint' ? ['--game', 'dark-minions'] : [];
    const { code, err } = await tabard([...command.split(' '), path, ...game]);
    expect(code).toBe(2);
    expect(oneLine(err)).toContain(told);
    expect(err).toContain(path);
  });

  test('a name cannot steer the screen, in the output and in what is refused', async () => {
    const evil = 'Mira\x1b[2J\u202E\x9b31m';
    const { out } = await asProcess(
      ['play', 'dark-minions', '--bots', 'random', '--seed', '1', '--name', evil],
      'q\nn\n',
    );
    expect(out).toContain('Mira\\u{1b}[2J\\u{202e}\\u{9b}31m');
    // biome-ignore lint/suspicious/noControlCharactersInRegex: this is what must not come through
    const obeyed = /[\x1b\x9b\u202e]/;
    expect(out).not.toMatch(obeyed);
    const { err } = await asProcess(['sim', evil]);
    expect(oneLine(err)).toContain('there is no game "Mira\\u{1b}[2J');
    expect(err).not.toMatch(obeyed);
  });
});
