/** `tabard`: every command of the house. What goes wrong for a person is told in one sentence, with exit code 2. */
import { inspect } from 'node:util';
import { JournalError } from '@tabard/kernel';
import { Command, CommanderError } from 'commander';
import { addCampaign } from './commands/campaign';
import { addFuzz } from './commands/fuzz';
import { addGames } from './commands/games';
import { addHero } from './commands/hero';
import { addLab } from './commands/lab';
import { addLint } from './commands/lint';
import { addPlay } from './commands/play';
import { addRecord } from './commands/record';
import { addReplay } from './commands/replay';
import { addRules } from './commands/rules';
import { addScenario } from './commands/scenario';
import { addSim } from './commands/sim';
import { addStory } from './commands/story';
import { addVerify } from './commands/verify';
import { MachineError, reasonOf, systemRefusal, UserError } from './fail';
import { warn } from './terminal';

const FAULT = 1;
const USERS_MISTAKE = 2;

function program(): Command {
  const tabard = new Command('tabard')
    .description('Board games with every rule enforced and explained.')
    .exitOverride()
    .configureOutput({ outputError: () => {} }) // `complain` says it, once.
    .showHelpAfterError(false)
    .helpCommand('help [command]', 'how a command is used');
  for (const add of [addGames, addPlay, addSim, addRecord, addReplay, addVerify, addCampaign, addHero]) add(tabard);
  for (const add of [addScenario, addRules, addLint, addFuzz, addLab, addStory]) add(tabard);
  return tabard;
}

/** Tells what went wrong; answers the exit code. */
function complain(error: unknown): number {
  if (error instanceof CommanderError && error.exitCode === 0) return 0;
  if (error instanceof CommanderError && error.code === 'commander.help') return USERS_MISTAKE;
  const { message } = error as Error;
  const refusal = systemRefusal(error);
  const mistake = [UserError, CommanderError, JournalError].some((kind) => error instanceof kind);
  const sentence = (refusal ?? message).replace(/^error: /, '').replaceAll('\n', ' ');
  warn(`tabard: ${sentence}`);
  if (process.env.TABARD_DEBUG) warn(...inspect(error).split('\n'));
  else if (!mistake && refusal === undefined && !(error instanceof MachineError))
    warn('tabard: this is a fault of ours; TABARD_DEBUG=1 shows where.');
  return mistake || refusal !== undefined ? USERS_MISTAKE : FAULT;
}

// `tabard games | head -1` closes the pipe before we are done: that is no fault. A full disk is told, once.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  process.exit(complain(new UserError(`cannot write the output: ${reasonOf(error)}`)));
});
process.stderr.on('error', () => {}); // Nobody is there to be told.
process.on('uncaughtException', (error) => process.exit(complain(error)));

try {
  await program().parseAsync();
} catch (error) {
  process.exitCode = complain(error);
}
