/** `tabard sim` on one core and on all, in turns: complete random games of Dark Minions a second. */
import { execFileSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { median } from './lib/rates';

const GAMES = 3000;
const ROUNDS = 3;

/** As the command itself counts: without the start of Node. */
function gamesPerSecond(threads: number, seed: number, options: string): number {
  const args = ['apps/cli/bin/tabard.mjs', 'sim', 'dark-minions', '--games', String(GAMES), '--seats', '4'];
  args.push('--bots', 'random,random,random,random', '--seed', String(seed), '--threads', String(threads), '--json');
  const out = execFileSync(process.execPath, [...args, '--options', options], { encoding: 'utf8' });
  const { games, seconds } = JSON.parse(out);
  return games / seconds;
}

export default async function measure(): Promise<Record<string, number>> {
  const all = availableParallelism();
  const one: number[] = [];
  const many: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    one.push(gamesPerSecond(1, round, 'mode=basic'));
    many.push(gamesPerSecond(all, round, 'mode=basic'));
  }
  return {
    cores: all,
    gamesPerSecondOnOneCore: Math.round(median(one)),
    gamesPerSecondOnAllCores: Math.round(median(many)),
    ratioAllToOne: Math.round(median(many.map((rate, i) => rate / one[i])) * 100) / 100,
  };
}
