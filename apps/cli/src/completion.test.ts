/** What shells offer is what the commands say of themselves: all of it, at its place; and bash does so. */
import { spawnSync } from 'node:child_process';
import type { Command } from 'commander';
import { beforeAll, describe, expect, test } from 'vitest';
import { placesOf, SHELLS } from './completion';
import { gameIds } from './games';
import { program } from './run';

let tabard: Command;
beforeAll(async () => {
  tabard = await program([]);
});

const scriptFor = (shell: keyof typeof SHELLS) => SHELLS[shell](placesOf(tabard, gameIds));

/** Every command with its options, read off commander's own lists. */
function all(command: Command, path = 'tabard'): { path: string; inner: string[]; options: string[] }[] {
  const options = command.options.flatMap(({ short, long }) => [short, long]).filter((word) => word !== undefined);
  const inner = command.commands.map((each) => each.name());
  return [{ path, inner, options }, ...command.commands.flatMap((each) => all(each, `${path} ${each.name()}`))];
}

/** The lines of a script that speak of one place. */
const LINES = {
  bash: (path: string) => (line: string) => line.startsWith(`    '${path}') words=`),
  zsh: (path: string) => (line: string) => line.startsWith(`    ('${path}') found=`),
  fish: (path: string) => (line: string) => line.includes(`(__tabard_at) = "${path}"'`),
};

test.each(['bash', 'zsh', 'fish'] as const)('%s is told every command and every option, each at its place', (shell) => {
  const lines = scriptFor(shell).split('\n');
  const places = all(tabard);
  expect(places.length).toBeGreaterThan(25);
  for (const { path, inner, options } of places) {
    const here = lines.filter(LINES[shell](path)).join('\n');
    expect(here, path).not.toBe('');
    for (const word of inner) expect(here, path).toMatch(new RegExp(`[ ('=]${word}\\b`));
    for (const option of options) {
      const asTold = shell !== 'fish' ? option : option.startsWith('--') ? `-l ${option.slice(2)}` : `-s ${option[1]}`;
      expect(here, `${path} ${option}`).toMatch(new RegExp(`[ ('=]${asTold}(?=[ ':]|$)`, 'm'));
    }
  }
});

const has = (shell: string) => spawnSync(shell, ['-c', 'true']).status === 0;

test.each(['bash', 'zsh', 'fish'] as const)('%s reads its script without a complaint, where there is one', (shell) => {
  if (!has(shell)) return;
  const { status, stderr } = spawnSync(shell, ['-n'], { input: scriptFor(shell), encoding: 'utf8' });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
});

describe.runIf(has('bash'))('at the press of Tab in bash', () => {
  const offered = (...words: string[]): string[] => {
    const asked = words.map((word) => `'${word}'`).join(' ');
    const input = `${scriptFor('bash')}\nCOMP_WORDS=(tabard ${asked}); COMP_CWORD=${words.length}; _tabard; printf '%s\\n' "\${COMPREPLY[@]}"`;
    const { stdout, stderr } = spawnSync('bash', { input, encoding: 'utf8' });
    expect(stderr).toBe('');
    return stdout.split('\n').filter(Boolean);
  };

  test('commands, games, options and values', () => {
    expect(offered('re')).toEqual(['record', 'replay', 'restore']);
    expect(offered('play', 'd')).toEqual(['dark-minions', 'dungeon-fighter']);
    expect(offered('play', 'dark-minions', '--hot')).toEqual(['--hot-seat']);
    expect(offered('story', 'w')).toEqual(['words', 'walk']);
    expect(offered('story', 'walk', '--th')).toEqual(['--threads']);
    expect(offered('verify', '--language', '')).toEqual(['en', 'de']);
    expect(offered('lint', '--game', 'ad')).toEqual(['adventures']);
    expect(offered('completion', '')).toEqual(['bash', 'zsh', 'fish']);
  });

  test('where a file stands nothing of ours is in its way', () => {
    expect(offered('verify', '')).toEqual([]);
    expect(offered('play', 'dark-minions', '--from', '')).toEqual([]);
  });
});
