/** Flags that several commands share, with the same words. */
import type { Command } from 'commander';

const collect = (value: string, before: readonly string[] = []) => [...before, value];

export const withOptions = (command: Command): Command =>
  command.option('--options <k=v,...>', 'how the table plays; `tabard games` lists the options', collect);

export const withBotTable = (command: Command): Command =>
  withOptions(
    command
      .option('--seats <n>', 'how many sit at the table')
      .option('--bots <a,b,...>', "who sits there: one for all seats, or one for each (default: the game's best)"),
  );
