// The engines this machine has or can be given, and what stands in the way of the others.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findWhole } from '../chromium.mjs';
import { install, onPath, whyNotInstall } from '../debian.mjs';
import { npm, root } from '../setup.mjs';

const folder = join(root, 'scripts/engines');

/** How each is found, which packages bring it, and how it is opened. */
const ENGINES = {
  chromium: {
    find: () => findWhole(),
    packages: ['chromium'],
    open: async (path) => (await import('./puppeteer.mjs')).openPuppeteer('chrome', path),
  },
  firefox: {
    find: () => onPath('firefox-esr') ?? onPath('firefox'),
    packages: ['firefox-esr'],
    open: async (path) => (await import('./puppeteer.mjs')).openPuppeteer('firefox', path),
  },
  webkit: {
    find() {
      const [driver, screen] = [onPath('WebKitWebDriver'), onPath('Xvfb')];
      return driver && screen && { driver, screen };
    },
    packages: ['webkit2gtk-driver', 'xvfb'],
    open: async (paths) => (await import('./webkit.mjs')).openWebKit(paths),
  },
};

export const ENGINE_NAMES = Object.keys(ENGINES);

/** @returns {{ name: string, open?: () => Promise<object>, missing?: string }[]} */
export function ensureEngines(names) {
  const drivers = ensureDrivers();
  return names.map((name) => {
    if (drivers) return { name, missing: drivers };
    const { find, packages, open } = ENGINES[name];
    if (!find()) install(packages);
    const found = find();
    if (found) return { name, open: () => open(found) };
    return {
      name,
      missing: `${packages.join(' and ') || name} cannot be installed: ${whyNotInstall() ?? 'apt-get failed'}`,
    };
  });
}

/** What drives them is heavy and serves nobody else: installed with the first game in another engine, not with the house. */
function ensureDrivers() {
  if (existsSync(join(folder, 'node_modules/selenium-webdriver'))) return undefined;
  console.log('installing what drives the browsers …');
  const code = npm(['ci', '--prefix', folder, '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error']);
  return code === 0
    ? undefined
    : 'puppeteer-core and selenium-webdriver cannot be installed: npm ci failed in scripts/engines';
}
