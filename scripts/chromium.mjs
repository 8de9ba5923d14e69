// Where the browser tests find their browser.
import { install, onPath } from './debian.mjs';

// The same engine; but the shell has no windows, and a browser opens one (whose bars are pages, too) for every page: each
// costs more than the page itself.
const SHELL = 'chromium-headless-shell';
const WHOLE = ['chromium', 'chromium-browser', 'google-chrome'];

const firstOf = (names) => names.map(onPath).find(Boolean);
const find = () => process.env.CHROMIUM || firstOf([SHELL, ...WHOLE]);

/** With its windows, as people have it. CHROMIUM comes last: `npm test` names the shell there. */
export const findWhole = () => firstOf(WHOLE) ?? (isShell(process.env.CHROMIUM) ? undefined : process.env.CHROMIUM);
const isShell = (path) => !path || path.includes(SHELL);

/** The same for what the shell cannot do: it shows no notices. */
export function ensureWhole() {
  if (!findWhole()) install(['chromium']);
  return findWhole() ?? ensureChromium();
}

/** The browser's path, installing Debian's where we may; undefined, after saying so, where we may not. */
export function ensureChromium() {
  for (const name of [SHELL, 'chromium']) if (!find()) install([name]);
  const found = find();
  if (!found) console.error('The browser tests need Chromium: install it, or set CHROMIUM to its path.');
  return found;
}
