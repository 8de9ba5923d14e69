/** tabard verify: plays a record, or a whole campaign, again, draws every die anew, and says exactly what that proves. */
import { createSpeaker } from '@tabard/content';
import { isInnKey, LIMITS, type Verdict } from '@tabard/kernel';
import { isCampaign, tableWords, tellTrust, tellVerdict } from '@tabard/table';
import { print, printJson, width, wrap } from '@tabard/terminal/terminal';
import { type Command, Option } from 'commander';
import { UserError } from '../fail';
import { readText } from '../files';
import { type RecordFile, RecordRefused, readRecord } from '../record-file';
import { ARRANGED, verifyCampaign } from './campaign';

const HELP = `
Exit code 0: verified, every result follows from the seed in the file. 3: an arranged game, whose results were written
beforehand in a script. 2: refused; the sentence says what does not hold, and in which line. 4: it holds, but the inn
of --inn has not vowed it.
`;

/** It holds, but is not what was asked for. */
const OTHER_INN = 4;

interface Flags {
  readonly json?: boolean;
  readonly language: string;
  /** The key of the inn one trusts. */
  readonly inn?: string;
}

export function addVerify(tabard: Command): void {
  tabard
    .command('verify')
    .argument('<file>', 'a record, or a campaign; - reads it from the pipe')
    .description(
      'check a record or a campaign: every die, every throw, every answer, every board; says what that proves',
    )
    .option('--json', 'for programs')
    .option('--inn <key>', 'say whether this inn vowed its dice: 64 hexadecimal digits', innKey)
    .addOption(new Option('--language <language>', 'of the verdict').choices(Object.keys(tableWords)).default('en'))
    .addHelpText('after', HELP)
    .action(verify);
}

function innKey(text: string): string {
  const key = text.toLowerCase();
  if (isInnKey(key)) return key;
  throw new UserError(`--inn wants the key of an inn, which has 64 hexadecimal digits, not "${text}"`);
}

async function verify(path: string, { json, language, inn }: Flags): Promise<void> {
  const text = readText(path, (start) => (isCampaign(start) ? LIMITS.campaign.text : LIMITS.text));
  if (!isCampaign(text)) await verifyRecord(path, text, { json, language, inn });
  else if (inn === undefined) await verifyCampaign(path, text, json ?? false, language);
  else throw new UserError('--inn is about one game: ask it of the games of a campaign one by one');
}

async function verifyRecord(path: string, text: string, { json, language, inn }: Flags): Promise<void> {
  try {
    const found = await readRecord(path, text);
    const { verdict } = found;
    const isOther = inn !== undefined && !(verdict.seed.kind === 'vowed' && verdict.seed.inn === inn);
    if (json) printJson({ ok: verdict.kind === 'verified' && !isOther, ...factsOf(found), ...verdict });
    else print(...linesOf(found, language, inn));
    if (verdict.kind === 'arranged') process.exitCode = ARRANGED;
    else if (isOther) process.exitCode = OTHER_INN;
  } catch (error) {
    if (!json || !(error instanceof RecordRefused)) throw error;
    const { verdict } = error;
    printJson({ ok: false, ...verdict, entry: verdict.fault!.entry, problem: error.message });
    process.exitCode = 2;
  }
}

function factsOf({ record, verdict }: RecordFile) {
  const { game, version, seats, hash } = record;
  return { game, version, seats, answers: verdict.counts.answers, state: stateOf(verdict), hash };
}

const stateOf = ({ finished }: Verdict): string => (finished ? 'finished' : 'unfinished');

function linesOf(found: RecordFile, language: string, inn: string | undefined): string[] {
  const { path, verdict } = found;
  const { game, seats, answers, state } = factsOf(found);
  const speaker = createSpeaker({ words: [tableWords[language], tableWords.en], names: [], language });
  const trust = inn === undefined ? [] : tellTrust(verdict, inn);
  const said = [...tellVerdict(verdict), ...trust].map((message) => speaker.say(message));
  return [
    `${path}: ${verdict.kind}: ${game}, ${seats} seats, ${answers} answers, ${state}`,
    ...said.flatMap((sentence) => wrap(sentence, width(), 2)),
  ];
}
