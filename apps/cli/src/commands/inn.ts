/** tabard backup, restore, key, doctor: a whole inn as one file, the key that it signs with, and how it is; by the server's own hands. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { pc } from '@tabard/terminal/colours';
import { padEnd, print, printJson, warn, width, wrap } from '@tabard/terminal/terminal';
import type { Command } from 'commander';
import { UserError } from '../fail';
import { house } from '../house';

const WHICH = `
Which inn is meant is said as to the inn itself: by TABARD_DATA, DATABASE_URL and INN_KEY, in the environment or in
tabard.env (docs/ops.md).
`;
const SETTINGS = `${WHICH}The file holds the seeds of games that go on, and the inn's key where it is found: keep it as you keep a key.
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
    .option('--adopt', "take another inn's tables in: what it vowed stays its word, what is new is signed by this one")
    .addHelpText('after', SETTINGS)
    .action(restore);
}

export function addKey(tabard: Command): void {
  tabard
    .command('key')
    .description('the key that is here, and under which one the inn is known')
    .option('--accept', "where the old key is lost: the one that is here, or a new one, is the inn's from now on")
    .addHelpText('after', WHICH)
    .action(key);
}

const EXIT_CODES = `
Nothing is changed. Exit code 0: nothing is wrong (! wants a look). 1: what has a ✗ is wrong.
`;

export function addDoctor(tabard: Command): void {
  tabard
    .command('doctor')
    .description('what is right and wrong with an inn: settings, store, key, permissions, limits, proxy')
    .option('--site <address>', 'where guests find it, e.g. https://inn.example.org: the way there is tried, too')
    .option('--json', 'for programs')
    .addHelpText('after', `${WHICH}${EXIT_CODES}`)
    .action(doctor);
}

const WITHOUT_KEY = {
  kept: null,
  none: 'no key is here',
  other: "the key that is here is another inn's",
} as const;

async function backup(file: string): Promise<void> {
  const { tables: count, key: found } = await withInn((server, where) => server.backUp(where, file));
  print(`${file}: ${tables(count)}`);
  const why = WITHOUT_KEY[found];
  if (why)
    warn(`tabard: the inn's key is NOT in the file: ${why}. Say INN_KEY as the inn has it, or keep that key yourself.`);
}

async function restore(file: string, { adopt = false }: { adopt?: boolean }): Promise<void> {
  const { restored, left, lacksKey } = await withInn((server, where) => server.restore(where, file, adopt));
  print(`put back ${tables(restored)}${left > 0 ? `; ${left} were there already and stay as they are` : ''}`);
  if (lacksKey)
    warn('tabard: the file does not hold the key of this inn, and none is here: say INN_KEY before you open it.');
}

async function key({ accept = false }: { accept?: boolean }): Promise<void> {
  const { here, owner } = await withInn((server, where) => (accept ? server.takeKey(where) : server.keyState(where)));
  print(`the key here:  ${here ? `${here.inn}  (${here.from})` : 'none'}`, `the inn:       ${owner ?? "nobody's yet"}`);
  if (accept) print("It is the inn's from now on. What the old key vowed stays true, under its name.");
  else if (owner !== null && here?.inn !== owner) process.exitCode = 1;
}

const SIGNS = { good: pc.green('✓'), look: pc.yellow('!'), bad: pc.red('✗') } as const;
const ABOUT = 9;

async function doctor({ site, json = false }: { site?: string; json?: boolean }): Promise<void> {
  if (site !== undefined && !/^https?:\/\/[^/]/.test(site))
    throw new UserError(`--site wants an address like https://inn.example.org, not "${site}"`);
  const server = await theServer();
  const findings = await server.examine(server.readSettings(process.env, house), house, site);
  const count = (wanted: Finding['state']) => findings.filter(({ state }) => state === wanted).length;
  const [bad, look] = [count('bad'), count('look')];
  if (json) printJson({ ok: bad === 0, findings });
  else {
    const lines = findings.map(({ about, state, said }) => `${SIGNS[state]} ${padEnd(about, ABOUT)}${said}`);
    print(...lines.flatMap((line) => wrap(line, width(), ABOUT + 2)));
    print(bad + look === 0 ? 'Nothing is wrong.' : `${bad} wrong, ${look} to look at.`);
  }
  if (bad > 0) process.exitCode = 1;
}

const tables = (count: number): string => (count === 1 ? '1 table' : `${count} tables`);

interface WhichInn {
  readonly address?: string;
  readonly folder: string;
  readonly key?: string;
}

interface KeyState {
  readonly here: { readonly inn: string; readonly from: string } | null;
  readonly owner: string | null;
}

interface Settings {
  readonly DATABASE_URL?: string;
  readonly TABARD_DATA: string;
  readonly INN_KEY?: string;
}

interface Finding {
  readonly about: string;
  readonly state: keyof typeof SIGNS;
  readonly said: string;
}

interface Server {
  examine(settings: unknown, house: string, site?: string): Promise<Finding[]>;
  backUp(which: WhichInn, file: string): Promise<{ tables: number; key: keyof typeof WITHOUT_KEY }>;
  restore(
    which: WhichInn,
    file: string,
    adopts: boolean,
  ): Promise<{ restored: number; left: number; lacksKey: boolean }>;
  keyState(which: WhichInn): Promise<KeyState>;
  takeKey(which: WhichInn): Promise<KeyState>;
  readSettings(env: NodeJS.ProcessEnv, house: string): unknown;
  configFrom(settings: unknown, house: string): Settings;
}

/** What the server says in a sentence is told as it is. */
const SENTENCES = ['BackupRefused', 'WrongSetting', 'Unreachable', 'FromTheFuture'];

async function withInn<T>(deed: (server: Server, which: WhichInn) => Promise<T>): Promise<T> {
  try {
    const server = await theServer();
    const settings = server.configFrom(server.readSettings(process.env, house), house);
    const { DATABASE_URL: address, TABARD_DATA: folder, INN_KEY: secret } = settings;
    return await deed(server, { address, folder, key: secret });
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
