/** tabard completion: what a shell must know to offer commands, options and games at the press of Tab. */

import { printFile } from '@tabard/terminal/terminal';
import { Argument, type Command } from 'commander';
import { placesOf, SHELLS, type Shell } from '../completion';
import { gameIds } from '../games';

const HELP = `
bash: source <(tabard completion bash)      in ~/.bashrc
zsh:  source <(tabard completion zsh)       in ~/.zshrc, behind compinit
fish: tabard completion fish > ~/.config/fish/completions/tabard.fish
`;

/** `whole`: all commands there are, not only this one. */
export const addCompletion =
  (whole: () => Promise<Command>) =>
  (tabard: Command): void => {
    tabard
      .command('completion')
      .addArgument(new Argument('<shell>').choices(Object.keys(SHELLS)))
      .description('a script for your shell, with which it completes commands, options and games')
      .addHelpText('after', HELP)
      .action(async (shell: Shell) => printFile(SHELLS[shell](placesOf(await whole(), gameIds))));
  };
