// Programs of the machine that some checks need, and how Debian installs them where we may.
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './setup.mjs';

/** The path of a program, or undefined. */
export function onPath(name) {
  const candidates = (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name));
  return candidates.find((path) => {
    try {
      accessSync(path, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}

/** Why packages cannot be installed here; undefined where they can. */
export function whyNotInstall() {
  if (!onPath('apt-get')) return 'there is no apt-get here';
  return process.getuid?.() === 0 ? undefined : 'only root may install packages';
}

/** Installs them, saying so; says nothing more of a failure than apt-get does: whoever needs them looks again. */
export function install(packages) {
  if (whyNotInstall()) return;
  console.log(`installing ${packages.join(', ')} …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const quiet = { env, stdio: ['ignore', 'ignore', 'inherit'] };
  if (run('apt-get', ['update'], quiet) === 0) run('apt-get', ['install', '-y', ...packages], quiet);
}
