/** A real PostgreSQL for a test: Debian's, in a folder of its own, reached by a socket; installed where we may. */
import { execFileSync, spawnSync } from 'node:child_process';
import { appendFileSync, chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { install, whyNotInstall } from '../../../scripts/debian.mjs';
import { missing } from './missing';

const HOME = '/usr/lib/postgresql';

const programs = (): string | undefined => {
  const versions = existsSync(HOME) ? readdirSync(HOME).sort((a, b) => Number(b) - Number(a)) : [];
  return versions.map((version) => join(HOME, version, 'bin')).find((bin) => existsSync(join(bin, 'initdb')));
};

export interface Postgres {
  readonly address: string;
  /** The address of another, empty database in it: a database belongs to one inn. */
  another(): string;
  stop(how?: 'fast' | 'immediate'): void;
  start(): void;
  remove(): void;
}

/**
 * Null, after saying why, where there is none and none can be installed; in CI that fails. `at`: an address of this machine where it listens,
 * too, for hosts of our own.
 */
export function startPostgres(at?: { readonly host: string; readonly port: number }): Postgres | null {
  if (!programs()) install(['postgresql']);
  const bin = programs();
  if (!bin)
    return missing('PostgreSQL', whyNotInstall() ?? 'Debian could not install it', 'what needs it is not tried');
  const folder = mkdtempSync(join(tmpdir(), 'tabard-pg-'));
  const data = join(folder, 'data');
  const asItself = owned(folder);
  const run = (program: string, ...args: string[]) =>
    execFileSync(
      asItself[0] ?? join(bin, program),
      [...asItself.slice(1), ...(asItself[0] ? [join(bin, program)] : []), ...args],
      {
        cwd: folder,
        stdio: ['ignore', 'ignore', 'inherit'],
      },
    );
  const options = `-k ${folder} -p ${at?.port ?? 5432} -c listen_addresses='${at?.host ?? ''}' -c max_connections=40 -c shared_buffers=16MB`;
  const start = () => run('pg_ctl', '-D', data, '-w', '-l', join(folder, 'log'), '-o', options, 'start');
  const stop = (how = 'fast') => run('pg_ctl', '-D', data, '-w', '-m', how, 'stop');
  run('initdb', '-D', data, '-U', 'tabard', '--auth=trust', '-E', 'UTF8', '--no-locale', '-N');
  if (at) appendFileSync(join(data, 'pg_hba.conf'), 'host all all 10.0.0.0/8 trust\n');
  start();
  const addressOf = (database: string) =>
    at
      ? `postgres://tabard@${at.host}:${at.port}/${database}`
      : `postgres://tabard@localhost/${database}?host=${encodeURIComponent(folder)}`;
  let others = 0;
  return {
    address: addressOf('postgres'),
    another() {
      const database = `inn${++others}`;
      run('createdb', '-h', folder, '-p', String(at?.port ?? 5432), '-U', 'tabard', database);
      return addressOf(database);
    },
    start,
    stop,
    remove() {
      spawnSync(join(bin, 'pg_ctl'), ['-D', data, 'status']);
      try {
        stop('immediate');
      } catch {
        // It was down already.
      }
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** PostgreSQL does not run as root: then the folder is given to its own user, and so is the program. */
function owned(folder: string): string[] {
  if (process.getuid?.() !== 0) return [];
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  chownSync(folder, id('-u'), id('-g'));
  chmodSync(folder, 0o755);
  return ['runuser', '-u', 'postgres', '--'];
}
