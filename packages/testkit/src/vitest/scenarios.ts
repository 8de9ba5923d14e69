/** Registers the scenario files of a folder as tests, named by clauses and scenario. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';
import { describeProblems, runScenarios, type ScenarioGame } from '../scenario/run';

export function scenarioFiles(folder: string, games: readonly ScenarioGame[]): void {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.yaml'))
    .sort();
  describe(`scenarios in ${relative(process.cwd(), folder)}`, () => {
    if (files.length === 0) test('there are some', () => expect(files).not.toEqual([]));
    for (const file of files) {
      const path = relative(process.cwd(), join(folder, file));
      for (const result of runScenarios(readFileSync(join(folder, file), 'utf8'), path, games)) {
        test(`${result.clauses.join(' ')} ${result.scenario} (${file}:${result.line})`, () => {
          if (!result.ok) throw new Error(describeProblems(result));
        });
      }
    }
  });
}
