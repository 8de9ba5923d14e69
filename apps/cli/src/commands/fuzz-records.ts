/** tabard fuzz --records: every game's records, forged and judged; what was tried, and what came of it. */
import type { GameModule } from '@tabard/content';
import { grid, print, printJson } from '@tabard/terminal/terminal';
import { type Forgery, fuzzRecords, type Outcome, type Tried } from '@tabard/testkit';
import { keep, writeNew } from '../files';
import { gameIds } from '../games';
import { reporting } from '../reporting';
import { parseWhole } from '../setup';
import type { FuzzFlags } from './fuzz';

const RECORDS = '40';
const OUTCOMES: readonly Outcome[] = ['refused', 'arranged', 'honest', 'same'];

export function fuzzRecordsOf(modules: readonly GameModule[], flags: FuzzFlags): void {
  const records = parseWhole('--games', flags.games ?? RECORDS, 1);
  const count = parseWhole('--count', flags.count, 1);
  const results = modules.map((module) => {
    const { id } = module.game;
    const report = reporting();
    const onProgress = ({ mutants, records: played }: Tried) =>
      report.say(() => `${id}: ${mutants} of ${count} forged records judged, made of ${played} games`);
    const other = gameIds.filter((each) => each !== id);
    const result = fuzzRecords(module, { seed: flags.seed, records, count, others: other, onProgress });
    report.stop();
    const files = result.forgery ? keep(() => writeForgery(result.forgery!), []) : [];
    if (!flags.json) print(...describe(id, result.tried), ...describeForgery(result.forgery, files, flags), '');
    return { game: id, ...plain(result.tried), forgery: result.forgery, files };
  });
  if (flags.json) printJson(results);
  if (results.some(({ forgery }) => forgery)) process.exitCode = 1;
}

const plain = (tried: Tried) => ({ ...tried, variants: tried.variants.size });

function writeForgery({ game, text, from }: Forgery): string[] {
  return [writeNew(`forged-${game}.json`, text), writeNew(`forged-${game}-from.json`, from)];
}

function describe(game: string, tried: Tried): string[] {
  const { records, mutants, variants, thrown, guests, vowed, outcomes, steps } = tried;
  const rows = Object.entries(outcomes).map(([name, each]) => [
    name,
    ...OUTCOMES.map((outcome) => String(each[outcome])),
  ]);
  const sums = OUTCOMES.map((outcome) => String(Object.values(outcomes).reduce((sum, each) => sum + each[outcome], 0)));
  const found = Object.entries(steps).map(([step, n]) => `${step} ${n}`);
  return [
    `${game}: ${mutants} forged records, made of ${records} games at ${variants.size} kinds of table`,
    `  ${thrown} of these games had throws in them, ${guests} had guests from an earlier game, ${vowed} an inn’s vow`,
    ...grid([
      ['what was changed', 'refused', 'arranged', 'another honest game', 'unchanged'],
      ...rows,
      ['all', ...sums],
    ]).map((line) => `  ${line}`),
    `  where they were found: ${found.join(', ')}`,
  ];
}

function describeForgery(
  forgery: Forgery | null,
  files: readonly string[],
  { seed, count, games }: FuzzFlags,
): string[] {
  if (!forgery) return ['  none was accepted that changed its meaning, and no honest one was refused'];
  const { game, mutation, what } = forgery;
  const again = `npx tabard fuzz ${game} --records --seed ${seed} --count ${count} --games ${games ?? RECORDS}`;
  return [`  FOUND: ${mutation}: ${what}`, `  look:  ${files.join(', made of ')}`, `  again: ${again}`];
}
