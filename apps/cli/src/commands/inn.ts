/** tabard backup, tabard restore: a whole inn as one file, by the server's own hands. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Command } from 'commander';
import { UserError } from '../fail';
import { house } from '../house';
import { print } from '../terminal';

const SETTINGS = `
Which inn is meant is said as to the inn itself: by TABARD_DATA or DATABASE_URL, in the environment or in tabard.env
(docs/ops.md). The file holds the seeds of games that go on and the inn's key: keep it as you keep a key.
`;

export function addBackup(tabard: Command): void {
  tabard
    .command('backup')
    .argument('<file>', 'where to; it must not be there yet')
    .description('write a whole inn, while it is open, to one file')
    .addHelpText('after', SETTINGS)
    .action(backup);
}

export function addRestore(tabard: Command): void {
  tabard
    .command('restore')
    .argument('<file>', 'what `tabard backup` wrote')
    .description('put back every table that is not there: into a fresh folder or database, or an inn that is open')
    .addHelpText('after', SETTINGS)
    .action(restore);
}

async function backup(file: string): Promise<void> {
  const count = await withInn((server, where) => server.backUp(where, file));
  print(`${file}: ${tables(count)}`);
}

async function restore(file: string): Promise<void> {
  const { restored, left, otherKey } = await withInn((server, where) => server.restore(where, file));
  print(`put back ${tables(restored)}${left > 0 ? `; ${left} were there already and stay as they are` : ''}`);
  if (otherKey) print("The file brings another inn's key: the one that is here stays, and signs what is new.");
}

const tables = (count: number): string => (count === 1 ? '1 table' : `${count} tables`);

interface Where {
  readonly address?: string;
  readonly folder: string;
}

interface Server {
  backUp(where: Where, file: string): Promise<number>;
  restore(where: Where, file: string): Promise<{ restored: number; left: number; otherKey: boolean }>;
  readSettings(env: NodeJS.ProcessEnv, house: string): unknown;
  configFrom(settings: unknown, house: string): { DATABASE_URL?: string; TABARD_DATA: string };
}

/** What the server says in a sentence is told as it is. */
const SENTENCES = ['BackupRefused', 'WrongSetting', 'Unreachable', 'FromTheFuture'];

async function withInn<T>(deed: (server: Server, where: Where) => Promise<T>): Promise<T> {
  try {
    const server = await theServer();
    const { DATABASE_URL: address, TABARD_DATA: folder } = server.configFrom(
      server.readSettings(process.env, house),
      house,
    );
    return await deed(server, { address, folder });
  } catch (error) {
    if (SENTENCES.includes((error as Error).name)) throw new UserError((error as Error).message);
    throw error;
  }
}

/** Another app, bundled for itself: nothing of it is part of this command line. */
async function theServer(): Promise<Server> {
  const { buildServer, isServerStale, serverMain } = await import(pathToFileURL(join(house, 'scripts/build.mjs')).href);
  if (isServerStale()) await buildServer();
  return import(serverMain.href);
}
