/** Every command of the house. What goes wrong for a person is told in one sentence, with exit code 2. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inspect } from 'node:util';
import { JournalError } from '@tabard/kernel';
import { warn } from '@tabard/terminal/terminal';
import { Command, CommanderError } from 'commander';
import { MachineError, systemRefusal, UserError } from './fail';
import { house } from './house';

const FAULT = 1;
const USERS_MISTAKE = 2;

/** In the order of the help. */
const COMMANDS: { readonly [name: string]: () => Promise<(tabard: Command) => void> } = {
  games: async () => (await import('./commands/games')).addGames,
  play: async () => (await import('./commands/play')).addPlay,
  sim: async () => (await import('./commands/sim')).addSim,
  record: async () => (await import('./commands/record')).addRecord,
  replay: async () => (await import('./commands/replay')).addReplay,
  verify: async () => (await import('./commands/verify')).addVerify,
  campaign: async () => (await import('./commands/campaign')).addCampaign,
  hero: async () => (await import('./commands/hero')).addHero,
  scenario: async () => (await import('./commands/scenario')).addScenario,
  rules: async () => (await import('./commands/rules')).addRules,
  lint: async () => (await import('./commands/lint')).addLint,
  'new-game': async () => (await import('./commands/new-game')).addNewGame,
  fuzz: async () => (await import('./commands/fuzz')).addFuzz,
  lab: async () => (await import('./commands/lab')).addLab,
  story: async () => (await import('./commands/story')).addStory,
  seat: async () => (await import('./commands/seat')).addSeat,
  backup: async () => (await import('./commands/inn')).addBackup,
  restore: async () => (await import('./commands/inn')).addRestore,
  key: async () => (await import('./commands/inn')).addKey,
  doctor: async () => (await import('./commands/inn')).addDoctor,
  completion: async () => (await import('./commands/completion')).addCompletion(() => program([])),
};

/** That of the house. */
const version = (): string =>
  (JSON.parse(readFileSync(join(house, 'package.json'), 'utf8')) as { version: string }).version;

/** The one command that is named, which brings what it needs and no more; all of them where none is, or who knows which. */
export async function program([named]: readonly string[]): Promise<Command> {
  const tabard = new Command('tabard')
    .description('Board games with every rule enforced and explained.')
    .version(version())
    .exitOverride()
    .configureOutput({ outputError: () => {} }) // `complain` says it, once.
    .showHelpAfterError(false)
    .helpCommand('help [command]', 'how a command is used');
  const wanted = Object.hasOwn(COMMANDS, named) ? [COMMANDS[named]] : Object.values(COMMANDS);
  for (const add of await Promise.all(wanted.map((fetch) => fetch()))) add(tabard);
  return tabard;
}

/** Tells what went wrong; answers the exit code. */
export function complain(error: unknown): number {
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

/** As if these words stood behind `tabard`; the exit code is left with the process. */
export async function run(args: readonly string[]): Promise<void> {
  try {
    const tabard = await program(args);
    await tabard.parseAsync(args, { from: 'user' });
  } catch (error) {
    process.exitCode = complain(error);
  }
}
