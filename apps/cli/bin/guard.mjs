// Long work (sim, fuzz, lab, story walk) runs in a process of its own, because it listens to nobody while it plays. This one listens:
// Ctrl+C ends both at once, with a word and the exit code that shells expect, and the screen is left as it was found.
import { spawn } from 'node:child_process';
import { constants } from 'node:os';

const LONG = ['sim', 'fuzz', 'lab'];
const STOPS = ['SIGINT', 'SIGTERM']; // Not SIGHUP: `nohup` wants it to be nothing, and it reaches both by itself.
const SHOW_CURSOR = '\x1b[?25h'; // A bar of progress hides it.

const LONG_STORIES = ['walk', 'odds'];

export const isLong = ([command, ...others]) =>
  (LONG.includes(command) || (command === 'story' && LONG_STORIES.includes(others[0]))) &&
  !others.includes('--help') &&
  !others.includes('-h');

export function runGuarded(script, args) {
  const child = spawn(process.execPath, ['--enable-source-maps', script, ...args], {
    stdio: 'inherit',
    env: { ...process.env, TABARD_GUARD: String(process.pid) }, // So that the work can see when its guard is gone.
  });
  let stopped;
  for (const signal of STOPS) {
    process.on(signal, () => {
      stopped = signal;
      child.kill(signal);
    });
  }
  child.on('error', (error) => tell(`cannot start: ${error.message}`, 1));
  child.on('exit', (code, signal) => {
    if (signal === null && stopped === undefined) process.exitCode = code;
    else if (STOPS.includes(signal ?? stopped)) {
      tell('stopped before the end; the same command begins anew.', 128 + constants.signals[signal ?? stopped]);
    } else tell(`the work was killed (${signal}), most often because memory ran out; try fewer games.`, 1);
  });
}

function tell(sentence, code) {
  if (process.stderr.isTTY) process.stderr.write(`${SHOW_CURSOR}\n`);
  process.stderr.write(`tabard: ${sentence}\n`);
  process.exitCode = code;
}
