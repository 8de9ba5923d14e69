/** tabard story lint: every problem of a book with its file and line. */
import { lintBook, lintCards, type Placed } from '@tabard/adventures/story';
import { print, printJson, warn } from '@tabard/terminal/terminal';
import type { Command } from 'commander';
import { bookPaths, cardFiles, readFiles, theHouse } from './books';

interface Flags {
  readonly json?: boolean;
  readonly warnings: boolean;
}

export function addStoryLint(story: Command): void {
  story
    .command('lint')
    .argument('[books...]', 'books with their words inside or beside them, or a folder of them (default: the house)')
    .description('tell every problem of a book with its file and line; exit 2 when there is an error')
    .option('--no-warnings', 'errors only')
    .option('--json', 'for programs')
    .action(run);
}

function run(paths: string[], { json, warnings }: Flags): void {
  const house = theHouse();
  const results = bookPaths(paths).map((path) => lintBook(readFiles(path), house));
  const cards = lintCards(cardFiles(paths), house.books);
  const findings = [...results.flatMap((one) => one.findings), ...cards].filter(
    ({ severity }) => warnings || severity === 'error',
  );
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  if (json) printJson({ ok: errors === 0, findings: findings.map(forPrograms) });
  else {
    warn(...findings.map(({ sentence }) => sentence));
    for (const { file, findings: its, states } of results) {
      const bad = its.filter(({ severity }) => severity === 'error').length;
      const searched =
        states === null
          ? 'the search (L43) waits until the errors above are mended'
          : `the search saw ${states} states`;
      print(`${file}: ${counted(bad, 'error')}, ${counted(its.length - bad, 'warning')}; ${searched}`);
    }
  }
  if (errors > 0) process.exitCode = 2;
}

const counted = (n: number, what: string): string => `${n} ${what}${n === 1 ? '' : 's'}`;

const forPrograms = ({ rule, severity, file, line, column, path, message, fix }: Placed) => ({
  rule,
  severity,
  file,
  line,
  column,
  path: path.join('.'),
  message,
  fix,
});
