/** tabard story odds: how hard each check and fight of a book is, with the ledger's target beside it. */
import { type Challenge, challengesOf, contentWith, type OddsRow, oddsOf } from '@tabard/adventures/story';
import { grid, print, printJson, progress } from '@tabard/terminal/terminal';
import type { Command } from 'commander';
import { UserError } from '../../fail';
import { parseWhole } from '../../setup';
import { load } from './pages';

interface Flags {
  readonly tries: string;
  readonly seats: string;
  readonly label?: string;
  readonly json?: boolean;
}

export function addStoryOdds(story: Command): void {
  story
    .command('odds')
    .argument('<book>')
    .description('pass rate and cost of each check and fight: parties of 1 to 4, thin and rich, normal and legendary')
    .option('--tries <n>', 'how often each is played', '60')
    .option('--seats <a,b,...>', 'how many play it', '1,2,3,4')
    .option('--label <entry>', 'only this entry')
    .option('--json', 'for programs')
    .action(run);
}

const WAYS = [
  { rich: false, legendary: false },
  { rich: true, legendary: false },
  { rich: false, legendary: true },
  { rich: true, legendary: true },
];

function run(path: string, flags: Flags): void {
  const { book } = load(path);
  const content = contentWith(book);
  const tries = parseWhole('--tries', flags.tries, 1, 100_000);
  const seats = flags.seats.split(',').map((one) => parseWhole('--seats', one.trim(), 1, 4));
  const all = challengesOf(content, book);
  const wanted = all.filter(({ label }) => flags.label === undefined || label === flags.label);
  if (wanted.length === 0) throw new UserError(`${path}: ${flags.label ?? 'the book'} has no check and no combat`);
  const bar = progress('playing', wanted.length * seats.length * WAYS.length);
  let done = 0;
  const rows = wanted.map((challenge) => ({
    challenge,
    rows: seats.flatMap((one) =>
      WAYS.map((way) => {
        const row = oddsOf(content, book, challenge, { ...way, seats: one, tries });
        done += 1;
        bar.update(done);
        return row;
      }),
    ),
  }));
  bar.stop();
  if (flags.json)
    printJson(
      rows.map(({ challenge: { label, kind, what, target }, rows: its }) => ({ label, kind, what, target, rows: its })),
    );
  else for (const { challenge, rows: its } of rows) print(...lines(challenge, its));
}

const percent = (share: number): string => `${Math.round(100 * share)}%`;

function lines({ label, what, target }: Challenge, rows: readonly OddsRow[]): string[] {
  const table = grid([
    ['players', 'party', 'mode', 'success', '±', 'fatigue', 'wiped out'],
    ...rows.map(({ seats, rich, legendary, odds }) => [
      String(seats),
      rich ? 'rich' : 'thin',
      legendary ? 'legendary' : 'normal',
      percent(odds.success),
      percent(odds.error),
      odds.fatigue.toFixed(1),
      percent(odds.wiped),
    ]),
  ]);
  return [`${label}: ${what}; the target for two is ${target}`, ...table.map((line) => `  ${line}`), ''];
}
