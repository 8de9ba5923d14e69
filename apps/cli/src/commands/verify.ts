/** tabard verify: plays a record again, draws every die anew from its seed, and compares. */
import { JournalError, verifyRecord } from '@tabard/kernel';
import type { Command } from 'commander';
import { UserError } from '../fail';
import { inFile, readRecord } from '../record-file';
import { print, printJson } from '../terminal';

export function addVerify(tabard: Command): void {
  tabard
    .command('verify')
    .argument('<file>', 'a record; - reads it from the pipe')
    .description('check a record: every die, every answer, the last board; exit 0 when all is right, 2 when not')
    .option('--json', 'for programs')
    .action((path: string, { json }: { json?: boolean }) => {
      try {
        const facts = verify(path);
        if (json) printJson({ ok: true, ...facts });
        else print(`${path}: ok: ${facts.game}, ${facts.seats} seats, ${facts.answers} answers, ${facts.state}`);
      } catch (error) {
        if (!json || !(error instanceof UserError)) throw error;
        const entry = error.cause instanceof JournalError ? error.cause.entry : null;
        printJson({ ok: false, entry, problem: error.message });
        process.exitCode = 2;
      }
    });
}

function verify(path: string) {
  const { record, module } = readRecord(path);
  const match = inFile(path, () => verifyRecord(module.game, record));
  const { game, version, seats, hash } = record;
  return { game, version, seats, answers: match.answers, state: match.standing ? 'finished' : 'unfinished', hash };
}
