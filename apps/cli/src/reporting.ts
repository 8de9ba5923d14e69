/** What long work is doing, told now and then on the error output: one line rewritten on a screen, a few in a pipe. */
import { shown } from '@tabard/terminal/colours';
import { leaveWhenAlone } from '@tabard/terminal/terminal';

const ON_A_SCREEN_MS = 200;
const IN_A_PIPE_MS = 10_000;
const WIPE = '\r\x1b[2K';

export interface Reporting {
  /** The line is made only when it is shown. */
  say(line: () => string): void;
  stop(): void;
}

export function reporting(stream: NodeJS.WriteStream = process.stderr): Reporting {
  const isScreen = stream.isTTY === true;
  let last = Date.now();
  let isThere = false;
  return {
    say(line) {
      leaveWhenAlone();
      const now = Date.now();
      if (now - last < (isScreen ? ON_A_SCREEN_MS : IN_A_PIPE_MS)) return;
      last = now;
      const text = shown(line());
      stream.write(isScreen ? WIPE + text.slice(0, (stream.columns || 80) - 1) : `${text}\n`);
      isThere = isScreen;
    },
    stop() {
      if (isThere) stream.write(WIPE);
    },
  };
}
