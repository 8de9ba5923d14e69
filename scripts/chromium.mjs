// Where the browser tests find their browser.
import { install, onPath } from './debian.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome'];

const find = () => process.env.CHROMIUM || NAMES.map(onPath).find(Boolean);

/** The browser's path, installing Debian's chromium where we may; undefined, after saying so, where we may not. */
export function ensureChromium() {
  if (!find()) install(['chromium']);
  const found = find();
  if (!found) console.error('The browser tests need Chromium: install it, or set CHROMIUM to its path.');
  return found;
}
