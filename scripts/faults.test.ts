/** What `npm run faults` says before anything is killed. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './setup.mjs';

const faults = (...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, 'scripts/faults.mjs'), ...args], {
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
};

test('--help says what it does', () => {
  for (const flag of ['--help', '-h']) {
    const { status, stdout, stderr } = faults(flag);
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(/^npm run faults -- \[--kills <n>\]\n/);
  }
});

test.each([
  [['--kill', '3'], "Unknown option '--kill'. npm run faults -- --help says what there is.\n"],
  [['--kills', '0'], '--kills wants a whole number above 0, not "0".\n'],
])('what it does not know is a sentence: %j', (args, sentence) => {
  expect(faults(...args)).toEqual({ status: 2, stdout: '', stderr: sentence });
});
