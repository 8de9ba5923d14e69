/** tabard scenario: runs given / when / then files. */
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pc } from '@tabard/terminal/colours';
import { print, printJson, warn } from '@tabard/terminal/terminal';
import { describeProblems, runScenarios, type ScenarioResult } from '@tabard/testkit';
import type { Command } from 'commander';
import { UserError } from '../fail';
import { readYamlText } from '../files';
import { everyGame } from '../games';

export function addScenario(tabard: Command): void {
  tabard
    .command('scenario')
    .argument('<files...>', 'scenario files, or folders of them')
    .description('run given / when / then files; exit 2 when one fails')
    .option('--json', 'for programs')
    .action(async (paths: string[], { json }: { json?: boolean }) => {
      const games = await everyGame();
      const results = paths.flatMap(filesAt).flatMap((file) => runScenarios(readYamlText(file), file, games));
      const failed = results.filter(({ ok }) => !ok);
      if (json) printJson({ scenarios: results.length, failed: failed.length, results });
      else tell(results, failed);
      if (failed.length > 0) process.exitCode = 2;
    });
}

function tell(results: readonly ScenarioResult[], failed: readonly ScenarioResult[]): void {
  for (const { ok, file, line, scenario } of results) {
    print(`${ok ? pc.green('ok    ') : pc.red('FAILED')} ${scenario} ${pc.dim(`(${file}:${line})`)}`);
  }
  print(`${results.length - failed.length} passed, ${failed.length} failed`);
  for (const result of failed) warn(...describeProblems(result).split('\n'));
}

function filesAt(path: string): string[] {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat) throw new UserError(`cannot read ${path}: there is no such file or folder`);
  if (!stat.isDirectory()) return [path];
  const files = readdirSync(path, { recursive: true, encoding: 'utf8' }).filter((name) => /\.ya?ml$/.test(name));
  if (files.length === 0) throw new UserError(`${path} holds no scenario`);
  return files.sort().map((name) => join(path, name));
}
