// Where the browser tests find their browser.
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './setup.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome'];

function onPath(name) {
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

const find = () => process.env.CHROMIUM || NAMES.map(onPath).find(Boolean);

/** The browser's path, installing Debian's chromium where we may; undefined, after saying so, where we may not. */
export function ensureChromium() {
  const found = find();
  if (found) return found;
  if (process.getuid?.() === 0 && onPath('apt-get')) {
    console.log('installing chromium …');
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const quiet = { env, stdio: ['ignore', 'ignore', 'inherit'] };
    if (run('apt-get', ['update'], quiet) === 0) run('apt-get', ['install', '-y', 'chromium'], quiet);
  }
  const installed = find();
  if (!installed) console.error('The browser tests need Chromium: install it, or set CHROMIUM to its path.');
  return installed;
}
