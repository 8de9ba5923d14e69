/** tabard record: bots play a game; the record goes to the standard output. */
import { Match, makeRecord, playOut, recordOf, seatBots } from '@tabard/kernel';
import { printFile } from '@tabard/terminal/terminal';
import type { Command } from 'commander';
import { withBotTable } from '../flags';
import { botsSetup, type SetupFlags, whimsOf } from '../setup';

export function addRecord(tabard: Command): void {
  withBotTable(tabard.command('record').argument('<game>'))
    .description('let bots play a game and print its record: tabard record <game> --seed S > game.json')
    .option('--seed <word>', 'what the dice are made from', '1')
    .action(async (gameId: string, flags: SetupFlags) => {
      const { module, seats, options, bots, seed } = await botsSetup(gameId, flags);
      const quiet = !bots.some(({ listens }) => listens);
      const match = Match.start(module.game, { seats, options, seed, unattended: true, quiet });
      playOut(match, seatBots(match, bots, whimsOf(seed)));
      printFile(makeRecord(recordOf(match)));
    });
}
