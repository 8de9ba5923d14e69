/**
 * Writing to a terminal: widths that ignore colour, wrapping, columns, a bar of progress. Nothing else in this app writes
 * to it: what is foreign (a record, a pack, a name, an argument) leaves through here, and cannot steer the screen.
 */
import { UNSEEN } from '@tabard/kernel';
import { SingleBar } from 'cli-progress';
import { COLOUR, shown } from './colours';

export const MAX_WIDTH = 100;
const NARROW = 80;

/** A line longer than this is hard to read; without a terminal, the classic width. */
export const width = (): number => Math.min(process.stdout.columns || NARROW, MAX_WIDTH);

export const visible = (text: string): number => [...text.replace(COLOUR, '')].length;

export const padEnd = (text: string, to: number): string => text + ' '.repeat(Math.max(0, to - visible(text)));
export const padStart = (text: string, to: number): string => ' '.repeat(Math.max(0, to - visible(text))) + text;

/** Words put into lines; the second and later lines hang under the first. */
export function wrap(text: string, within: number, hang = 0): string[] {
  return text.split('\n').flatMap((paragraph) => wrapParagraph(paragraph, within, hang));
}

function wrapParagraph(text: string, within: number, hang: number): string[] {
  const [indent] = /^\s*/.exec(text)!;
  const lines: string[] = [];
  let line = '';
  for (const word of text.slice(indent.length).split(' ')) {
    if (line === '') line = indent + word;
    else if (visible(line) + 1 + visible(word) <= within) line += ` ${word}`;
    else {
      lines.push(line);
      line = ' '.repeat(hang) + word;
    }
  }
  return [...lines, line];
}

/** Cells in as many columns as fit, read from top to bottom; a long cell has rows of its own, and wraps. */
export function columns(cells: readonly string[], within: number, gap = 2, hang = 4): string[] {
  const lines: string[] = [];
  let run: string[] = [];
  const close = () => {
    lines.push(...runInColumns(run, within, gap));
    run = [];
  };
  for (const cell of cells) {
    if (visible(cell) <= within * LONG_CELL) run.push(cell);
    else {
      close();
      lines.push(...wrap(cell, within, hang));
    }
  }
  close();
  return lines;
}

const LONG_CELL = 0.55;

function runInColumns(cells: readonly string[], within: number, gap: number): string[] {
  for (let count = cells.length; count > 1; count--) {
    const rows = Math.ceil(cells.length / count);
    const stacks = Array.from({ length: Math.ceil(cells.length / rows) }, (_, i) =>
      cells.slice(i * rows, (i + 1) * rows),
    );
    const widths = stacks.map((stack) => Math.max(...stack.map(visible)));
    if (widths.reduce((sum, w) => sum + w + gap, -gap) > within) continue;
    return Array.from({ length: rows }, (_, row) =>
      stacks
        .flatMap((stack, i) => (stack[row] === undefined ? [] : [padEnd(stack[row], widths[i])]))
        .join(' '.repeat(gap))
        .trimEnd(),
    );
  }
  return [...cells];
}

/**
 * Rows of cells under each other, each column as wide as its widest cell; numbers stand to the right. Where that is wider
 * than `within`, the widest column (names, mostly) is cut.
 */
export function grid(rows: readonly (readonly string[])[], gap = 2, within = Number.POSITIVE_INFINITY): string[] {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => visible(row[column]))));
  const over = widths.reduce((sum, own) => sum + own + gap, -gap) - within;
  if (over > 0) {
    const widest = widths.indexOf(Math.max(...widths));
    const room = Math.max(LEAST_CELL, widths[widest] - over);
    return grid(
      rows.map((row) => row.with(widest, cutTo(row[widest], room))),
      gap,
    );
  }
  const isNumber = (text: string) => /^[-+−]?[\d.]+%?$/.test(text.replace(COLOUR, ''));
  const numeric = widths.map((_, column) => rows.slice(1).every((row) => isNumber(row[column]) || row[column] === ''));
  return rows.map((row) =>
    row
      .map((cell, column) => (numeric[column] ? padStart : padEnd)(cell, widths[column]))
      .join(' '.repeat(gap))
      .trimEnd(),
  );
}

const LEAST_CELL = 4;

/** With its colours, but no longer than this; the last sign says that there was more. */
export function cutTo(text: string, room: number): string {
  if (visible(text) <= room) return text;
  const marks = text.match(COLOUR) ?? [];
  let left = room - 1;
  const kept = text.split(COLOUR).map((part) => {
    const signs = [...part].slice(0, left);
    left -= signs.length;
    return signs.join('') + (marks.shift() ?? '');
  });
  return `${kept.join('')}…`;
}

export interface Progress {
  update(done: number): void;
  stop(): void;
}

/** A bar on a person's screen; nothing at all in a pipe. Work that nobody waits for any more ends here. */
export function progress(what: string, total: number): Progress {
  if (!process.stderr.isTTY) return { update: leaveWhenAlone, stop: () => {} };
  const bar = new SingleBar({
    format: `${what} {bar} {value}/{total} {eta_formatted}`,
    stream: process.stderr,
    hideCursor: true,
    clearOnComplete: true,
  });
  bar.start(total, 0);
  const update = (done: number) => {
    leaveWhenAlone();
    bar.update(done);
  };
  return { update, stop: () => bar.stop() };
}

/** The guard of long work (bin/guard.mjs) may be killed without a chance to take us along. */
export function leaveWhenAlone(): void {
  const { TABARD_GUARD } = process.env;
  if (TABARD_GUARD !== undefined && process.ppid !== Number(TABARD_GUARD)) process.exit(1);
}

/** A line an argument; a line that breaks off in the middle was broken by a stranger. */
const written = (line: string): string => `${shown(line).replaceAll('\n', '\\n')}\n`;

export const print = (...lines: string[]): void => {
  for (const line of lines) process.stdout.write(written(line));
};

/** What went wrong, beside the output. */
export const warn = (...lines: string[]): void => {
  for (const line of lines) process.stderr.write(written(line));
};

/** The same value to a program, no unseen sign to a screen. */
export const printJson = (value: unknown): void => {
  process.stdout.write(`${escaped(JSON.stringify(value, null, 2))}\n`);
};

const escaped = (json: string): string =>
  json.replace(UNSEEN, (sign) => (sign === '\n' ? sign : sign.replace(/[\s\S]/g, inHex)));
const inHex = (half: string): string => `\\u${half.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** A JSON file, byte by byte, to whoever keeps it; a person only looks at it. */
export const printFile = (json: string): void => {
  process.stdout.write(process.stdout.isTTY ? escaped(json) : json);
};

/** A prompt for readline, which writes it itself; or for a pipe, in which nobody edits a line. */
export const prompted = shown;
export const printPrompt = (text: string): void => {
  process.stdout.write(shown(text));
};

const CLEAR = '\x1b[2J\x1b[3J\x1b[H';

export const clearScreen = (): void => {
  process.stdout.write(CLEAR);
};
